//! The threads that run workgroups.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{env, thread};

use gir::targets::cpu::lir_make_launchers::MAX_STACK;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::device::Outcome;
use crate::failure::Failure;

/// Bytes of stack of a worker: it holds workgroup memory and the values that work-items keep across barriers. The
/// compiler refuses kernels with more than three quarters of it.
const STACK: usize = MAX_STACK as usize / 3 * 4;

/// The number of workers: that of the cores, or fewer if `RAYON_NUM_THREADS` says so.
fn threads() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let asked = env::var("RAYON_NUM_THREADS").ok();
    let asked = asked.and_then(|count| count.parse().ok());
    asked
        .filter(|&count| count > 0)
        .map_or(cores, |count: usize| count.min(cores))
}

/// Runs a job on workers and waits for it; `None` if it takes longer than `timeout`. The workers then continue, and the
/// process may end without them.
pub(super) fn run_within(
    timeout: Duration,
    job: impl FnOnce() -> Result<Outcome, Failure> + Send + 'static,
) -> Option<Result<Outcome, Failure>> {
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads())
        .stack_size(STACK)
        .thread_name(|index| format!("worker {index}"))
        .build();
    let pool = match pool {
        Ok(pool) => pool,
        Err(error) => {
            let message = format!("cpu: no threads to run the kernel: {error}");
            return Some(Err(Failure::Mistake(message)));
        }
    };
    let (sender, receiver) = mpsc::channel();
    pool.spawn(move || {
        // Nobody waits any more once the time is up.
        let _ = sender.send(job());
    });
    match receiver.recv_timeout(timeout) {
        Ok(outcome) => Some(outcome),
        Err(RecvTimeoutError::Timeout) => {
            // Its end would wait for the workers.
            std::mem::forget(pool);
            None
        }
        Err(RecvTimeoutError::Disconnected) => Some(Err(Failure::Mistake(
            "cpu: the run ended without a result, please report this".to_owned(),
        ))),
    }
}

/// Ranges for each thread: enough that one which is late does not keep the others waiting.
const RANGES_PER_THREAD: u64 = 16;

/// Calls `work` for ranges that cover `0..groups`, on all threads of the pool it is called on.
pub(super) fn spread(groups: u64, work: impl Fn(u64, u64) + Sync) {
    let ranges = RANGES_PER_THREAD * rayon::current_num_threads() as u64;
    let length = groups.div_ceil(ranges).max(1);
    if length >= groups {
        return work(0, groups);
    }
    (0..groups.div_ceil(length))
        .into_par_iter()
        .for_each(|range| {
            let first = range * length;
            work(first, groups.min(first + length));
        });
}
