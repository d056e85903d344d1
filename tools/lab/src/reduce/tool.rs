//! The command line of `gir-reduce`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::Parser;

use gir_tools::{
    output_file::{CompleteFile, OutputFile},
    progress,
};

use super::Reducer;

/// Shrinks GIR text as long as a test finds it interesting
#[derive(Debug, Parser)]
#[command(name = "gir-reduce", version)]
struct Cli {
    /// The text
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// A program that gets the name of a file, and exits with status 0 if that is interesting
    #[arg(long, value_name = "PROGRAM")]
    test: PathBuf,

    /// Output file; standard output if left out
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The main function of `gir-reduce`.
#[must_use]
pub fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            progress::say(&format!("error: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<(), String> {
    let in_file = |path: &Path, error: std::io::Error| format!("'{}': {error}", path.display());
    let text = fs::read_to_string(&cli.input).map_err(|error| in_file(&cli.input, error))?;
    // A name without a path is a file in the working directory, not a program of the system.
    let test = fs::canonicalize(&cli.test).map_err(|error| in_file(&cli.test, error))?;
    // Before the work, whose result would have no destination.
    let output = cli.output.as_deref().map(OutputFile::prepare).transpose();
    let output = output.map_err(|failure| failure.to_string())?;
    let directory = tempfile::TempDir::new().map_err(|error| error.to_string())?;
    let file = directory.path().join("reduced.gir");
    let mut failure = None;
    let mut interesting = |text: &str| match is_interesting(&test, &file, text) {
        Ok(true) => {
            progress::show(&format!("{} lines", text.lines().count()));
            true
        }
        Ok(false) => false,
        Err(error) => {
            failure = Some(error);
            false
        }
    };
    let reduced = Reducer::new(&text, &mut interesting).map(Reducer::reduce);
    progress::clear();
    if let Some(failure) = failure {
        return Err(failure);
    }
    let reduced = reduced.map_err(|error| format!("'{}': {error}", cli.input.display()))?;
    match output {
        Some(file) => file
            .fill(&[reduced.as_bytes()])
            .and_then(CompleteFile::commit)
            .map_err(|failure| failure.to_string()),
        None => {
            let written = std::io::stdout().lock().write_all(reduced.as_bytes());
            written.map_err(|error| error.to_string())
        }
    }
}

/// Runs the test on a text.
fn is_interesting(test: &Path, file: &Path, text: &str) -> Result<bool, String> {
    fs::write(file, text).map_err(|error| error.to_string())?;
    let mut command = Command::new(test);
    command.arg(file).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status();
    let status = status.map_err(|error| format!("'{}': {error}", test.display()))?;
    Ok(status.success())
}
