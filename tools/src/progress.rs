//! A line that says what goes on, on standard error if that is a terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Takes the line away.
const CLEAR: &str = "\r\x1b[K";

/// Writes one line to standard error, in place of the progress line.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let clear = if stderr.is_terminal() { CLEAR } else { "" };
    // With standard error closed there is nobody to tell.
    let _ = writeln!(stderr, "{clear}{text}");
}

/// Puts a text in place of the progress line.
pub fn show(text: &str) {
    let mut stderr = io::stderr().lock();
    if stderr.is_terminal() {
        let _ = write!(stderr, "{CLEAR}{text}").and_then(|()| stderr.flush());
    }
}

/// Takes the progress line away.
pub fn clear() {
    show("");
}

/// How long something may take before there is a line about it.
const PATIENCE: Duration = Duration::from_secs(1);

/// A line about one thing that may take long, with the seconds it has taken. It is there from the
/// first second on, and goes with this value.
#[derive(Debug)]
pub struct Waiting {
    end: Option<Sender<()>>,
    line: Option<JoinHandle<()>>,
}

impl Waiting {
    /// Begins to wait for what a text names.
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
            // A thread that only writes has nothing to fail with.
            let _ = line.join();
        }
    }
}
