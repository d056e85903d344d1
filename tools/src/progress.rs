//! A progress line, on standard error if that is a terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Removes the line.
const CLEAR: &str = "\r\x1b[K";

/// Writes one line to standard error, in place of the progress line.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let clear = if stderr.is_terminal() { CLEAR } else { "" };
    // With standard error closed nobody reads the message.
    let _ = writeln!(stderr, "{clear}{text}");
}

/// Replaces the progress line by a text.
pub fn show(text: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        let _ = write!(stderr, "{CLEAR}{text}").and_then(|()| stderr.flush());
    }
}

/// Removes the progress line.
pub fn clear() {
    show("");
}

/// The time before a line is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// A line about one long operation, with the seconds it has taken. It is shown from the first second on, and removed
/// when this value is dropped.
#[derive(Debug)]
pub struct Waiting {
    end: Option<Sender<()>>,
    line: Option<JoinHandle<()>>,
}

impl Waiting {
    /// Starts to wait for the operation that a text names.
    #[must_use]
    pub fn new(what: String) -> Self {
        if !io::stderr().is_terminal() {
            return Self {
                end: None,
                line: None,
            };
        }
        let (end, ended) = mpsc::channel();
        let start = Instant::now();
        let line = thread::spawn(move || {
            while ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                show(&format!("{what}, {} s", start.elapsed().as_secs()));
            }
            if start.elapsed() >= PATIENCE {
                clear();
            }
        });
        Self {
            end: Some(end),
            line: Some(line),
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(line) = self.line.take() {
            // A thread that only writes cannot fail.
            let _ = line.join();
        }
    }
}
