//! Input and output of `gir-opt`.

use crate::{
    os_error::reason,
    output_file::{CompleteFile, OutputFile},
};
use gir_dialects::{diagnostic::Form, json, terminal};
use std::{
    borrow::Cow,
    fs,
    io::{self, IsTerminal, Read, Write},
    path::Path,
};

/// Prints a message about the run as a whole.
pub fn complain(message: &str, form: Form) {
    let text = match form {
        Form::Text => format!("{}: error: {}\n", program(), terminal::message(message)),
        Form::Json => json::message(message),
    };
    // With standard error closed only the exit status is left.
    let _ = io::stderr().write_all(text.as_bytes());
}

/// The name of the program, as it was called.
fn program() -> String {
    let called = std::env::args_os().next().unwrap_or_default();
    let name = Path::new(&called).file_name();
    name.map_or_else(
        || "gir-opt".to_owned(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// Prints to standard output.
///
/// # Errors
/// When the bytes cannot be written.
pub fn print(bytes: &[u8]) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(bytes).and_then(|()| stdout.flush());
    written.map_err(|error| format!("cannot write standard output: {}", reason(&error)))
}

/// The name of an input file in messages and locations.
pub fn display_name(file: &Path) -> Cow<'_, str> {
    match file.to_string_lossy() {
        name if name == "-" => "<stdin>".into(),
        name => name,
    }
}

/// Reads the input; `-` is standard input.
///
/// # Errors
/// When the file cannot be read.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    if file == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut bytes);
        return read
            .map(|_| bytes)
            .map_err(|error| format!("cannot read standard input: {}", reason(&error)));
    }
    fs::read(file).map_err(|error| format!("cannot read '{}': {}", file.display(), reason(&error)))
}

/// Whether an output is a folder: its name ends as one, or it is there.
pub fn is_folder(file: &Path) -> bool {
    file.as_os_str().as_encoded_bytes().ends_with(b"/") || file.is_dir()
}

/// Makes a folder, unless it is there.
///
/// # Errors
/// When it cannot be made.
pub fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| {
        let reason = reason(&error);
        format!("cannot make the folder '{}': {reason}", folder.display())
    })
}

/// The destination of the output once the run has succeeded.
pub enum Destination {
    /// Standard output.
    Stdout,
    /// A file, written whole or not at all.
    File(OutputFile),
}

impl Destination {
    /// Makes sure that the output can be written, as far as this is known in advance.
    ///
    /// # Errors
    /// When the file cannot be created.
    pub fn prepare(file: &Path) -> Result<Self, String> {
        if file == Path::new("-") {
            return Ok(Self::Stdout);
        }
        OutputFile::prepare(file)
            .map(Self::File)
            .map_err(|failure| failure.to_string())
    }

    /// Whether both are the same file, or both standard output.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Stdout, Self::Stdout) => true,
            (Self::File(one), Self::File(other)) => one.is_same(other),
            _ => false,
        }
    }

    /// Writes a file under a temporary name, or keeps bytes that are to be printed.
    ///
    /// # Errors
    /// When the bytes cannot be written, or are binary and would go to a terminal.
    pub fn fill(self, bytes: &[u8], binary: bool) -> Result<Filled<'_>, String> {
        match self {
            Self::Stdout if binary && io::stdout().is_terminal() => {
                Err("will not write binary output to a terminal; name a file with -o".to_owned())
            }
            Self::Stdout => Ok(Filled::Stdout(bytes)),
            Self::File(file) => {
                let complete = file.fill(&[bytes]);
                complete
                    .map(Filled::File)
                    .map_err(|failure| failure.to_string())
            }
        }
    }
}

/// An output that is complete but not visible yet.
pub enum Filled<'a> {
    /// Bytes for standard output.
    Stdout(&'a [u8]),
    /// A file.
    File(CompleteFile),
}

impl Filled<'_> {
    /// Prints the bytes, or renames the file.
    ///
    /// # Errors
    /// When this fails.
    pub fn commit(self) -> Result<(), String> {
        match self {
            Self::Stdout(bytes) => print(bytes),
            Self::File(file) => file.commit().map_err(|failure| failure.to_string()),
        }
    }
}
