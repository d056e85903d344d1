//! Threads that share numbered work.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use gir_run::failure::Failure;

/// Calls workers with the numbers below a count, each number once; each thread makes a worker of its own. Results are
/// in the order of the numbers.
///
/// # Errors
/// When a worker cannot be made, fails or panics.
pub fn run<T: Send, W: FnMut(usize) -> Result<T, Failure>>(
    count: usize,
    threads: usize,
    worker: impl Fn() -> Result<W, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let queue: Mutex<VecDeque<usize>> = Mutex::new((0..count).collect());
    let next = || {
        queue
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front()
    };
    let work = || -> Result<Vec<(usize, T)>, Failure> {
        let mut worker = worker()?;
        let mut results = vec![];
        while let Some(number) = next() {
            results.push((number, worker(number)?));
        }
        Ok(results)
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut all = vec![];
        for worker in workers {
            match worker.join() {
                Ok(results) => all.extend(results?),
                Err(_) => return Err(Failure::Mistake("a worker panicked".to_owned())),
            }
        }
        Ok(all)
    })?;
    all.sort_unstable_by_key(|&(number, _)| number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}
