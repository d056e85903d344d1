//! Starts LLVM's code generator, a separate program: `gir-codegen`.
//!
//! It reads LLVM IR as text from standard input and writes assembly or an object file to standard output. The other
//! tools link no code generator, which keeps them fast to start, and start this one when an emission needs it. A fatal
//! error of LLVM, a crash and a hang end that process, and become a diagnostic of the tool.

use crate::child::{self, Ending};
use gir::compiler::{CodeForm, CodeRequest};
use std::cell::Cell;
use std::env;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The name of the program.
const PROGRAM: &str = "gir-codegen";

/// The variable with the time limit of the program in seconds.
const LIMIT: &str = "GIR_CODEGEN_SECONDS";

/// The default limit in seconds: enough for a million instructions.
const DEFAULT_LIMIT: u64 = 600;

/// The exit status of a program that does not know the request.
const UNKNOWN: i32 = 2;

/// The end of the program, and its output.
struct Finished {
    ending: Ending,
    output: Vec<u8>,
    errors: Vec<u8>,
}

/// The exit status for an invalid library.
const WRONG_LIBRARY: i32 = 4;

/// A reason for failure other than the code itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The program is missing, or of another version.
    Missing,
    /// The library to link is invalid.
    Library,
}

/// The code generator, for one compilation.
#[derive(Debug, Default)]
pub struct Codegen {
    trouble: Cell<Option<Trouble>>,
}

impl Codegen {
    /// Compiles LLVM IR to machine code, in a separate process.
    ///
    /// # Errors
    /// The error, in a line.
    pub fn start(&self, request: &CodeRequest<'_>) -> Result<Vec<u8>, String> {
        start(request).map_err(|(trouble, message)| {
            self.trouble.set(trouble);
            message
        })
    }

    /// The reason for failure, if it was other than the code itself.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.get()
    }
}

/// Compiles LLVM IR to machine code, in a separate process.
///
/// # Errors
/// The error, in a line.
fn start(request: &CodeRequest<'_>) -> Result<Vec<u8>, (Option<Trouble>, String)> {
    let missing = |message| (Some(Trouble::Missing), message);
    let program = find().map_err(missing)?;
    let limit = limit().map_err(|message| (None, message))?;
    let finished = run(&program, request, limit);
    let finished =
        finished.map_err(|error| missing(format!("{PROGRAM} cannot be run: {error}")))?;
    let trouble = match finished.ending {
        Ending::Exit(WRONG_LIBRARY) => Some(Trouble::Library),
        Ending::Exit(UNKNOWN) => Some(Trouble::Missing),
        _ => None,
    };
    output(finished, limit).map_err(|message| (trouble, message))
}

/// The output of a process.
fn output(finished: Finished, limit: Duration) -> Result<Vec<u8>, String> {
    match finished.ending {
        Ending::Exit(0) if finished.output.is_empty() => {
            Err(format!("{PROGRAM} has written nothing"))
        }
        Ending::Exit(0) => Ok(finished.output),
        Ending::Stopped => Err(format!(
            "{PROGRAM} was stopped after {} s; {LIMIT} gives it more",
            limit.as_secs()
        )),
        _ => Err(reason(&finished)),
    }
}

/// The time limit of the program.
fn limit() -> Result<Duration, String> {
    let given = env::var_os(LIMIT).map(|given| given.to_string_lossy().into_owned());
    let seconds = match &given {
        None => Some(DEFAULT_LIMIT),
        Some(given) => given.parse().ok().filter(|&seconds| seconds > 0),
    };
    seconds.map(Duration::from_secs).ok_or_else(|| {
        let given = given.unwrap_or_default();
        format!("{LIMIT}={given} is not a number of seconds")
    })
}

/// The program beside this one; tests are in a folder `deps` below.
fn find() -> Result<PathBuf, String> {
    let own = env::current_exe().map_err(|error| format!("this program has no path: {error}"))?;
    let folder = own.parent().unwrap_or(Path::new("/"));
    let is_test = folder.ends_with("deps");
    let folder = folder.parent().filter(|_| is_test).unwrap_or(folder);
    let place = folder.join(PROGRAM);
    place.is_file().then_some(place).ok_or_else(|| {
        format!(
            "the code generator, {PROGRAM}, is missing in {}",
            folder.display()
        )
    })
}

fn run(program: &Path, request: &CodeRequest<'_>, limit: Duration) -> io::Result<Finished> {
    let mut command = Command::new(program);
    command
        .args(["--of", env!("CARGO_PKG_VERSION")])
        .args(["--triple", request.triple, "--cpu", request.processor])
        .arg(format!("--features={}", request.features))
        .args(["--level", &request.level.to_string()]);
    if request.form == CodeForm::Object {
        command.arg("--object");
    }
    if let Some(library) = request.library {
        command.arg(format!("--library={library}"));
    }
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn()?;
    let is_running = child::Running::of(&child);
    let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (send, ended) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || {
            // A process that ends early has reported the reason.
            input.map(|mut input| input.write_all(request.ir))
        });
        let errors = scope.spawn(move || all_of(errors));
        let output = scope.spawn(move || {
            let all = all_of(output);
            // If it takes too long, nobody waits for it any more.
            let _ = send.send(());
            all
        });
        let in_time = ended.recv_timeout(limit) != Err(RecvTimeoutError::Timeout);
        drop(is_running);
        let ending = child::end(&mut child, in_time)?;
        Ok(Finished {
            ending,
            output: output.join().unwrap_or_default(),
            errors: errors.join().unwrap_or_default(),
        })
    })
}

/// The output of a pipe until its end.
fn all_of(pipe: Option<impl Read>) -> Vec<u8> {
    let mut all = vec![];
    if let Some(mut pipe) = pipe {
        // Unreadable output is missing; the end of the process explains it.
        let _ = pipe.read_to_end(&mut all);
    }
    all
}

/// The error of a process that failed: LLVM's last message, if it has any.
fn reason(finished: &Finished) -> String {
    let said = String::from_utf8_lossy(&finished.errors);
    let lines: Vec<_> = said.lines().collect();
    let fatal = lines.iter().position(|line| line.starts_with(FATAL));
    let Some(first) = fatal.or((!lines.is_empty()).then_some(0)) else {
        return format!("{PROGRAM} ended with {}", finished.ending);
    };
    if finished.ending == Ending::Exit(UNKNOWN) {
        return format!(
            "{PROGRAM} and this program have different versions: {}",
            lines[first]
        );
    }
    let what = PREFIXES
        .iter()
        .fold(lines[first], |what, prefix| what.trim_start_matches(prefix));
    let what = without_addresses(what);
    let function = lines
        .iter()
        .find_map(|line| Some(&line[line.find(PLACE)?..]));
    match function {
        Some(place) => format!("{what} ({place})"),
        None => what,
    }
}

/// The text without addresses, so that it is the same in every run.
fn without_addresses(text: &str) -> String {
    let is_address = |word: &&str| {
        let digits = word
            .strip_prefix("0x")
            .map(|rest| rest.trim_end_matches([':', ',']));
        digits.is_some_and(|digits| {
            digits.len() > 4 && digits.bytes().all(|it| it.is_ascii_hexdigit())
        })
    };
    let words: Vec<_> = text.split(' ').filter(|word| !is_address(word)).collect();
    words.join(" ")
}

/// The start of a fatal error of LLVM.
const FATAL: &str = "LLVM ERROR: ";

/// Prefixes of its messages.
const PREFIXES: [&str; 3] = [FATAL, "error: ", "<unknown>:0:0: "];

/// The start of the location in its messages.
const PLACE: &str = "on function '@";
