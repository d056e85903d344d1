//! Starting LLVM's code generator, a program of its own: `gir-codegen`.
//!
//! It takes text of LLVM IR from standard input and writes assembly to standard output. The other
//! tools link no code generator, which keeps them fast to start, and start this one where an
//! emission needs it. An error that LLVM ends the process with, a crash and a hang end that one, and
//! become a diagnostic of theirs.

use crate::child::{self, Ending};
use gir::compile::CodeRequest;
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

/// The variable with the seconds that the program gets.
const LIMIT: &str = "GIR_CODEGEN_SECONDS";

/// The seconds that it gets without: enough for a million instructions.
const DEFAULT_LIMIT: u64 = 600;

/// The exit status with which a program says that it does not know what it is asked.
const UNKNOWN: i32 = 2;

/// How the program has ended, and what it has written.
struct Finished {
    ending: Ending,
    output: Vec<u8>,
    errors: Vec<u8>,
}

/// The exit status with which the program says that the library is wrong.
const WRONG_LIBRARY: i32 = 4;

/// What keeps the program from making code, beside what it is to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It is not there, or is of another version.
    Missing,
    /// The library that it is to link is wrong.
    Library,
}

/// The code generator, for one compilation.
#[derive(Debug, Default)]
pub struct Codegen {
    trouble: Cell<Option<Trouble>>,
}

impl Codegen {
    /// Makes assembly of LLVM IR, in a process of its own.
    ///
    /// # Errors
    /// What went wrong, in a line.
    pub fn start(&self, request: &CodeRequest<'_>) -> Result<Vec<u8>, String> {
        start(request).map_err(|(trouble, message)| {
            self.trouble.set(trouble);
            message
        })
    }

    /// What kept the program from making code, if it was not what it was to make.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.get()
    }
}

/// Makes assembly of LLVM IR, in a process of its own.
///
/// # Errors
/// What went wrong, in a line.
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

/// What a process has made.
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

/// How long the program may take.
fn limit() -> Result<Duration, String> {
    let given = env::var_os(LIMIT).map(|given| given.to_string_lossy().into_owned());
    let seconds = match &given {
        None => Some(DEFAULT_LIMIT),
        Some(given) => given.parse().ok().filter(|&seconds| seconds > 0),
    };
    seconds.map(Duration::from_secs).ok_or_else(|| {
        let given = given.unwrap_or_default();
        format!("{LIMIT}={given} is no number of seconds")
    })
}

/// The program that stands beside this one; tests are in a folder `deps` below.
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
            // A process that ends early has said why.
            input.map(|mut input| input.write_all(request.ir))
        });
        let errors = scope.spawn(move || all_of(errors));
        let output = scope.spawn(move || {
            let all = all_of(output);
            // It is not waited for any more if it takes too long.
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

/// What comes out of a pipe until its end.
fn all_of(pipe: Option<impl Read>) -> Vec<u8> {
    let mut all = vec![];
    if let Some(mut pipe) = pipe {
        // What cannot be read is missing; how the process ended tells.
        let _ = pipe.read_to_end(&mut all);
    }
    all
}

/// What a process that failed has said: LLVM's last word, if it has any.
fn reason(finished: &Finished) -> String {
    let said = String::from_utf8_lossy(&finished.errors);
    let lines: Vec<_> = said.lines().collect();
    let fatal = lines.iter().position(|line| line.starts_with(FATAL));
    let Some(first) = fatal.or((!lines.is_empty()).then_some(0)) else {
        return format!("{PROGRAM} ended with {}", finished.ending);
    };
    if finished.ending == Ending::Exit(UNKNOWN) {
        return format!(
            "{PROGRAM} is of another version than this program: {}",
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

/// Text in which nothing tells one run from another.
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

/// How LLVM begins an error that ends the process.
const FATAL: &str = "LLVM ERROR: ";

/// What may stand in front of what it says.
const PREFIXES: [&str; 3] = [FATAL, "error: ", "<unknown>:0:0: "];

/// How it says where it was.
const PLACE: &str = "on function '@";
