//! The file of a program; `-` is standard input.

use std::borrow::Cow;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::OnceLock;

/// The name that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Standard input: it is read once, but a program may be compiled several times.
static READ: OnceLock<Vec<u8>> = OnceLock::new();

/// The contents.
///
/// # Errors
/// When the file cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new(STANDARD_INPUT) {
        return std::fs::read(path);
    }
    if let Some(bytes) = READ.get() {
        return Ok(bytes.clone());
    }
    let mut bytes = vec![];
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(READ.get_or_init(|| bytes).clone())
}

/// The name in diagnostics.
pub fn name(path: &Path) -> Cow<'_, str> {
    match path == Path::new(STANDARD_INPUT) {
        true => "<stdin>".into(),
        false => path.to_string_lossy(),
    }
}
