//! Limits on the resources of a run: `--timeout` and `--memory-limit`.
//!
//! The time covers everything: the compiler, the driver's compiler and every repetition. A device stops its kernel when
//! the time is up. Work that cannot be stopped, such as a compiler in this process, ends with the process: [`Watch`] is
//! a thread that ends it, and the child processes with it.

use std::fmt;
use std::str::FromStr;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use gir_dialects::process;

use super::failure::Failure;
use super::launch::Bindings;
use gir_tools::{child, progress};

/// The time for a device to report the timeout itself, before the process ends.
const PATIENCE: Duration = Duration::from_secs(2);

/// The deadline of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    start: Instant,
    limit: Duration,
}

impl TimeLimit {
    /// A limit that begins to count now.
    #[must_use]
    pub fn new(limit: Duration) -> Self {
        let start = Instant::now();
        Self { start, limit }
    }

    /// The time that is left.
    #[must_use]
    pub fn remaining(&self) -> Duration {
        self.limit.saturating_sub(self.start.elapsed())
    }

    /// The deadline; `None` if clocks cannot represent it.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.start.checked_add(self.limit)
    }

    /// Says that something has taken too long.
    #[must_use]
    pub fn exceeded(&self, what: impl fmt::Display) -> Failure {
        Failure::Unfinished(format!(
            "{what} did not end within {} s (--timeout sets the limit)",
            self.limit.as_secs()
        ))
    }
}

impl From<Duration> for TimeLimit {
    fn from(limit: Duration) -> Self {
        Self::new(limit)
    }
}

/// The phase of work that a [`Watch`] guards.
#[derive(Debug)]
struct Phase {
    /// Its name in the message.
    name: String,
    /// How long after the limit the process ends.
    patience: Duration,
}

/// Ends this process, with its child processes, when the time is up. It stops watching when it is
/// dropped.
#[derive(Debug)]
pub struct Watch {
    phase: Arc<Mutex<Phase>>,
    /// Nothing is ever sent: the thread ends with it.
    end: Mutex<Option<Sender<()>>>,
}

impl Watch {
    /// Starts to watch a phase with this name.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn over(time: TimeLimit, name: String) -> Result<Self, Failure> {
        let phase = Arc::new(Mutex::new(Phase {
            name,
            patience: Duration::ZERO,
        }));
        let (end, ended) = mpsc::channel();
        let watched = Arc::clone(&phase);
        let watch = move || {
            loop {
                let patience = lock(&watched).patience;
                let end = time.limit.saturating_add(patience);
                let left = end.saturating_sub(time.start.elapsed());
                if ended.recv_timeout(left) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
                let phase = lock(&watched);
                if phase.patience <= patience {
                    end_process(&time.exceeded(&phase.name));
                }
            }
        };
        let started = thread::Builder::new().name("watch".to_owned()).spawn(watch);
        started
            .map_err(|error| Failure::Mistake(format!("no thread to watch the time: {error}")))?;
        Ok(Self {
            phase,
            end: Mutex::new(Some(end)),
        })
    }

    /// Stops to watch.
    pub fn end(&self) {
        drop(
            self.end
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take(),
        );
    }

    /// Goes on to something that ends by itself when the time is up, as a rule.
    pub fn goes_on_to(&self, name: String) {
        *lock(&self.phase) = Phase {
            name,
            patience: PATIENCE,
        };
    }
}

fn lock(phase: &Mutex<Phase>) -> std::sync::MutexGuard<'_, Phase> {
    phase.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the process at once: the work in it cannot be interrupted.
fn end_process(failure: &Failure) -> ! {
    child::kill_all();
    progress::say(failure.render().trim_end());
    process::end_now(failure.exit_status())
}

/// A number of bytes, as on the command line: `1500000`, `512K`, `64M`, `2G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(pub u64);

impl FromStr for Bytes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let units = [("K", 10), ("M", 20), ("G", 30), ("", 0)];
        let unit = units.iter().find(|(unit, _)| text.ends_with(unit));
        let (unit, shift) = unit.copied().unwrap_or_default();
        let number = text.strip_suffix(unit).unwrap_or(text).parse::<u64>();
        let bytes = number
            .ok()
            .and_then(|number| number.checked_mul(1 << shift));
        bytes.filter(|&bytes| bytes > 0).map(Self).ok_or_else(|| {
            "expected a number of bytes, such as 512M: K, M and G are 2^10, 2^20 and 2^30"
                .to_owned()
        })
    }
}

/// Limits the private memory of this process, and of each process that it starts, for the rest of its life. When it
/// runs out, the process ends with a message and status 1.
///
/// # Errors
/// When the system refuses the limit.
pub fn limit_memory(Bytes(bytes): Bytes) -> Result<(), Failure> {
    let message = format!(
        "error: no memory is left, --memory-limit lets this process have {bytes} bytes; give it more\n"
    );
    process::limit_memory(bytes, message)
        .map_err(|error| Failure::Mistake(format!("--memory-limit {bytes}: {error}")))
}

/// Refuses buffers that are larger than the limit together: some devices have them in memory that does
/// not count as a process's own.
///
/// # Errors
/// Says how large they are.
pub fn check_buffers(bindings: &Bindings, limit: Option<Bytes>) -> Result<(), Failure> {
    let buffers = bindings.buffers.iter().map(|buffer| buffer.contents.len());
    let images = bindings.images.iter().map(|image| image.contents.len());
    let all = buffers.chain(images).fold(0, u64::saturating_add);
    match limit {
        Some(Bytes(limit)) if all > limit => Err(Failure::Mistake(format!(
            "the arguments are {all} bytes, and --memory-limit lets this process have {limit}; give it more"
        ))),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        for (text, bytes) in [
            ("1", 1),
            ("4096", 4096),
            ("3K", 3072),
            ("64M", 64 << 20),
            ("2G", 2 << 30),
        ] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)));
        }
        for text in [
            "",
            "0",
            "0G",
            "M",
            "-1",
            "1.5G",
            "1 M",
            "1m",
            "1T",
            "99999999999G",
        ] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn time_passes_and_runs_out() {
        let time = TimeLimit::new(Duration::from_millis(20));
        assert!(!time.remaining().is_zero());
        thread::sleep(Duration::from_millis(30));
        assert!(time.remaining().is_zero());
        assert!(time.deadline().unwrap() < Instant::now());
        let said = time.exceeded("kernel 'k'").to_string();
        assert_eq!(
            said,
            "kernel 'k' did not end within 0 s (--timeout sets the limit)"
        );
        let endless = TimeLimit::new(Duration::MAX);
        assert_eq!(endless.deadline(), None);
    }
}
