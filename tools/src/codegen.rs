//! Starting LLVM's code generator, a program of its own: `gir-codegen`.
//!
//! It takes text of LLVM IR from standard input and writes assembly to standard output. The other
//! tools link no code generator, which keeps them fast to start, and start this one where an
//! emission needs it. An error that LLVM ends the process with ends that one, and becomes a
//! diagnostic of theirs.

use crate::child::Ending;
use gir::compile::CodeRequest;
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The name of the program.
const PROGRAM: &str = "gir-codegen";

/// Makes assembly of LLVM IR, in a process of its own.
///
/// # Errors
/// What went wrong, in a line.
pub fn start(request: &CodeRequest<'_>) -> Result<Vec<u8>, String> {
    let output =
        run(&find()?, request).map_err(|error| format!("{PROGRAM} cannot be run: {error}"))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(reason(&output)),
    }
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

fn run(program: &Path, request: &CodeRequest<'_>) -> std::io::Result<Output> {
    let mut child = Command::new(program)
        .args(["--triple", request.triple, "--cpu", request.processor])
        .arg(format!("--features={}", request.features))
        .args(["--level", &request.level.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // A process that ends early has said why.
        let _ = input.write_all(request.ir);
    }
    child.wait_with_output()
}

/// What a process that failed has said: LLVM's last word, if it has any.
fn reason(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<_> = said.lines().collect();
    let fatal = lines.iter().position(|line| line.starts_with(FATAL));
    let Some(first) = fatal.or((!lines.is_empty()).then_some(0)) else {
        return format!("{PROGRAM} ended with {}", Ending::from(output.status));
    };
    let what = lines[first].trim_start_matches(FATAL);
    let function = lines
        .iter()
        .find_map(|line| Some(&line[line.find(PLACE)?..]));
    match function {
        Some(place) => format!("{what} ({place})"),
        None => what.to_owned(),
    }
}

/// How LLVM begins an error that ends the process.
const FATAL: &str = "LLVM ERROR: ";

/// How it says where it was.
const PLACE: &str = "on function '@";
