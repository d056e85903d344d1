//! Child processes with a time limit.
//!
//! The running ones are recorded by their numbers: where this process ends at once, so do they.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

/// The running child processes.
static RUNNING: Mutex<Vec<Pid>> = Mutex::new(vec![]);

fn running() -> MutexGuard<'static, Vec<Pid>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all child processes, for a process that is about to end.
pub fn kill_all() {
    for &child in running().iter() {
        // It may have ended a moment ago.
        let _ = kill_process(child, Signal::KILL);
    }
}

/// Records a child process as running while this value exists. It has to be dropped before the process is waited for:
/// its number may then belong to another process.
#[derive(Debug)]
pub(crate) struct Running(Option<Pid>);

impl Running {
    /// Records a child process.
    pub fn of(child: &Child) -> Self {
        let child = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        running().extend(child);
        Self(child)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        running().retain(|&child| Some(child) != self.0);
    }
}

/// Bytes of standard error in a report.
const LAST_WORDS: u64 = 2_000;

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By itself, with this status.
    Exit(i32),
    /// By a signal: a crash.
    Signal(i32),
    /// It was stopped after the time limit: a hang.
    Stopped,
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exit(status) => write!(f, "exit status {status}"),
            Self::Signal(signal) => write!(f, "crash, signal {signal}"),
            Self::Stopped => f.write_str("hang"),
        }
    }
}

impl From<ExitStatus> for Ending {
    fn from(status: ExitStatus) -> Self {
        let signal = || Self::Signal(status.signal().unwrap_or_default());
        status.code().map_or_else(signal, Self::Exit)
    }
}

/// Runs a command to its end; returns its standard error, and how it ended.
///
/// # Errors
/// When it cannot be started.
pub fn run(command: &mut Command, limit: Duration) -> io::Result<(Ending, String)> {
    let command = command.stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = command.stderr(Stdio::piped()).spawn()?;
    let is_running = Running::of(&child);
    let stderr = child.stderr.take();
    let (send, receive) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut bytes = vec![];
        if let Some(mut stderr) = stderr {
            // Unreadable output is missing from the report.
            let _ = stderr.read_to_end(&mut bytes);
        }
        let _ = send.send(());
        String::from_utf8_lossy(&bytes).into_owned()
    });
    // Standard error is closed when the process ends.
    let in_time = receive.recv_timeout(limit) != Err(RecvTimeoutError::Timeout);
    drop(is_running);
    let ending = end(&mut child, in_time)?;
    Ok((ending, reader.join().unwrap_or_default()))
}

/// Waits for a process that has ended in time, and stops any other.
pub(crate) fn end(child: &mut Child, in_time: bool) -> io::Result<Ending> {
    if in_time {
        return Ok(child.wait()?.into());
    }
    // It may have ended a moment ago.
    let _ = child.kill();
    child.wait()?;
    Ok(Ending::Stopped)
}

/// A process whose lines are read while it runs. It is stopped when this is dropped.
#[derive(Debug)]
pub struct Talking {
    child: Child,
    lines: Receiver<String>,
    stderr: File,
}

/// The next event of a [`Talking`] process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A line of standard output.
    Line(String),
    /// Its end, or too long a silence.
    End(Ending),
}

impl Talking {
    /// Starts a command.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let stderr = tempfile::tempfile()?;
        let command = command.stdin(Stdio::null()).stderr(stderr.try_clone()?);
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let stdout = child.stdout.take();
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = stdout.map(|stdout| BufReader::new(stdout).lines());
            let lines = lines.into_iter().flatten().map_while(Result::ok);
            // The thread ends when the receiver is dropped.
            lines
                .take_while(|line| send.send(line.clone()).is_ok())
                .for_each(drop);
        });
        Ok(Self {
            child,
            lines,
            stderr,
        })
    }

    /// The last part of its standard error.
    pub fn last_words(&mut self) -> String {
        let mut bytes = vec![];
        let length = self.stderr.seek(SeekFrom::End(0)).unwrap_or_default();
        let start = SeekFrom::Start(length.saturating_sub(LAST_WORDS));
        // Unreadable output is missing from the report.
        let _ = self.stderr.seek(start);
        let _ = self.stderr.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits for a line, no longer than the limit.
    ///
    /// # Errors
    /// When the process cannot be waited for.
    pub fn next(&mut self, limit: Duration) -> io::Result<Next> {
        match self.lines.recv_timeout(limit) {
            Ok(line) => Ok(Next::Line(line)),
            Err(error) => {
                let ended = error == RecvTimeoutError::Disconnected;
                Ok(Next::End(end(&mut self.child, ended)?))
            }
        }
    }
}

impl Drop for Talking {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn endings_are_told_apart() {
        let second = Duration::from_millis(800);
        let run = |script| run(&mut shell(script), second).unwrap();
        assert_eq!(run("echo x >&2; exit 3"), (Ending::Exit(3), "x\n".into()));
        assert_eq!(run("kill -SEGV $$").0, Ending::Signal(11));
        assert_eq!(run("exec sleep 60").0, Ending::Stopped);
    }

    /// The number of a process is not reused before it has been waited for.
    #[test]
    fn those_that_run_are_known() {
        let mut child = shell("exec sleep 60").spawn().unwrap();
        let pid = Pid::from_raw(child.id() as i32).unwrap();
        let known = Running::of(&child);
        assert!(running().contains(&pid));
        drop(known);
        assert!(!running().contains(&pid));
        child.kill().unwrap();
        child.wait().unwrap();
    }

    #[test]
    fn lines_come_one_by_one() {
        let script = "echo a; echo b; echo c >&2; kill -ABRT $$";
        let mut child = Talking::start(&mut shell(script)).unwrap();
        let mut next = || child.next(Duration::from_secs(20)).unwrap();
        assert_eq!(next(), Next::Line("a".into()));
        assert_eq!(next(), Next::Line("b".into()));
        assert_eq!(next(), Next::End(Ending::Signal(6)));
        assert_eq!(child.last_words(), "c\n");
    }
}
