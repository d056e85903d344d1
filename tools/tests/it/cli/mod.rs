//! `gir-opt` at the command line: its messages and output files when the input, the output or the arguments are bad.
//!
//! A user error ends with exit status 1 and one message with its location: a place in the text, or the file or flag.
//! Nothing is then printed, no output file appears or changes, and the tool neither crashes nor reports an internal
//! error.

mod arguments;
mod code_generator;
mod debug_code;
mod determinism;
mod embed;
mod files;
mod garbage;
mod inlining;
mod names;
mod nesting;
mod outputs;
mod passes;
mod spirv_friendly;
mod text;

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const GIR_OPT: &str = env!("CARGO_BIN_EXE_gir-opt");

/// A program without mistakes.
const PROGRAM: &str = "func @f(%a: u32) -> u32 {\nentry:\n  ret %a\n}\n";

/// Words that no message to a user may contain.
const CRASHES: [&str; 7] = [
    "panicked",
    "internal error",
    "PLEASE submit a bug report",
    "Assertion",
    "LLVM ERROR",
    "overflowed its stack",
    "Stack dump",
];

/// A directory of its own, as the working directory of the tool.
struct Sandbox {
    directory: TempDir,
}

/// A run of the tool that has ended.
struct Run {
    /// The exit status; `None` if a signal ended it.
    status: Option<i32>,
    stdout: Vec<u8>,
    /// Not always UTF-8: a message quotes the source.
    stderr: String,
}

impl Sandbox {
    fn new() -> Self {
        Self {
            directory: tempfile::tempdir().unwrap(),
        }
    }

    /// A sandbox with one file.
    fn with(name: &str, text: impl AsRef<[u8]>) -> Self {
        let sandbox = Self::new();
        sandbox.write(name, text);
        sandbox
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// The names of all files, sorted.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.directory.path()).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.directory.path());
        command.stdin(Stdio::null());
        command
    }

    /// Runs `gir-opt` with these arguments, separated by blanks.
    fn run(&self, arguments: &str) -> Run {
        let mut command = self.command(GIR_OPT);
        Run::of(command.args(arguments.split_whitespace()))
    }

    /// Runs `gir-opt` with this standard input.
    fn run_on(&self, arguments: &str, input: impl AsRef<[u8]>) -> Run {
        let mut child = self
            .command(GIR_OPT)
            .args(arguments.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_ref()).unwrap();
        drop(stdin);
        child.wait_with_output().unwrap().into()
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code(),
            stdout: output.stdout,
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

impl Run {
    fn of(command: &mut Command) -> Self {
        command.output().unwrap().into()
    }

    /// The beginning of standard error, for the message of a failed test.
    fn said(&self) -> String {
        self.stderr.chars().take(600).collect()
    }

    fn check_no_crash(&self) {
        let said = self.said();
        assert!(self.status.is_some(), "ended by a signal: {said}");
        for crash in CRASHES {
            assert!(!self.stderr.contains(crash), "{crash}: {said}");
        }
    }

    /// The output of the run, which must have succeeded without a message.
    #[track_caller]
    fn printed(&self) -> &str {
        assert_eq!(self.said(), "");
        assert_eq!(self.status, Some(0));
        std::str::from_utf8(&self.stdout).unwrap()
    }

    /// The run must have failed with exactly one error; returns its line.
    #[track_caller]
    fn error(&self) -> &str {
        self.check_no_crash();
        let said = self.said();
        assert_eq!(self.status, Some(1), "{said}");
        assert_eq!(self.stdout.len(), 0, "a run that fails prints nothing");
        let mut errors = self.stderr.lines().filter(|line| line.contains("error: "));
        let error = errors.next();
        assert_eq!(errors.count(), 0, "more than one error: {said}");
        assert!(error.is_some(), "no error: {said}");
        error.unwrap_or_default()
    }

    /// The run must have failed with this error and nothing before it.
    #[track_caller]
    fn fails_with(&self, error: &str) {
        assert_eq!(self.error(), error);
        assert!(self.stderr.starts_with(error), "{}", self.said());
    }

    /// The run must have failed with one line that has all of `parts` in it.
    #[track_caller]
    fn fails_in_one_line(&self, parts: &[&str]) {
        let error = self.error();
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.said());
        for part in parts {
            assert!(error.contains(part), "{part} is not in: {error}");
        }
    }
}

/// The line and column that an error of `file` names.
#[track_caller]
fn place(error: &str, file: &str) -> (usize, usize) {
    let rest = error.strip_prefix(file).unwrap_or_default();
    let numbers: Vec<usize> = rest
        .splitn(4, ':')
        .filter_map(|number| number.parse().ok())
        .collect();
    assert_eq!(
        numbers.len(),
        2,
        "not at a line and column of {file}: {error}"
    );
    (numbers[0], numbers[1])
}
