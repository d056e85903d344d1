//! Another text in place of the one that is compiled: what other translators make of the kernel.

use std::fs;
use std::path::Path;

use super::failure::Failure;
use super::program::Program;

/// The forms of kernels that are text.
const TEXTS: [&str; 2] = ["msl", "opencl"];

/// Has programs consist of the text of a file, with the arguments of what was compiled.
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
