//! Another text in place of the compiled one: the kernel as other translators print it.

use std::fs;
use std::path::Path;

use super::failure::Failure;
use super::program::Program;

/// The forms of kernels that are text.
const TEXTS: [&str; 2] = ["msl", "opencl"];

/// Replaces the code of programs by the text of a file; the arguments stay those of the compiled code.
///
/// # Errors
/// Where the device takes no text, or the file cannot be read.
pub fn replace(programs: &mut [Program], file: &Path) -> Result<(), Failure> {
    for program in programs {
        if !TEXTS.contains(&program.format) {
            return Err(Failure::Usage(format!(
                "--text: kernels are {} here, not text; run with --device msl-host or opencl",
                program.format
            )));
        }
        program.code = fs::read(file)
            .map_err(|error| Failure::Mistake(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}
