//! The one writer of this program: result lines on standard output, progress and errors on standard error.

use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::process;

/// Writes one line to standard output. A reader that went away (`cargo xtask … | head`) ends the program quietly.
pub fn line(text: impl Display) {
    let mut stdout = std::io::stdout().lock();
    if let Err(error) = writeln!(stdout, "{text}").and_then(|()| stdout.flush()) {
        let quiet = error.kind() == ErrorKind::BrokenPipe;
        process::exit(if quiet { 0 } else { 1 });
    }
}

/// Writes one `error: …` line to standard error.
pub fn error(text: &str) {
    // If standard error itself cannot be written, nobody can be told.
    let _ = writeln!(std::io::stderr().lock(), "error: {text}");
}
