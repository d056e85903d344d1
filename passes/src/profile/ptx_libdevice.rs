//! `--ptx-libdevice`: NVIDIA's library of mathematical functions, as LLVM bitcode.
//!
//! Without it, functions are our own, with the same bits on every target. Those of the library are faster,
//! within the error bounds of GIR, and may differ from ours in the last bits.

use super::{Family, Profile};
use gir_dialects::{
    ir::{self, AttributeExt, Op},
    names,
};

/// The file that a module records.
pub fn of(module: Op<'_>) -> Option<&str> {
    module.attribute(names::LIR_MATH_LIBRARY)?.as_str()
}

/// Records a file.
pub fn record(module: Op<'_>, file: &str) {
    let file = ir::string(module.context(), file);
    module.set_attribute(names::LIR_MATH_LIBRARY, file);
}

/// Checks the library that a module records against its profile.
///
/// # Errors
/// A profile other than CUDA's.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    match of(module) {
        Some(_) if profile.family != Family::Cuda => Err(format!(
            "--ptx-libdevice is for CUDA, not for target '{}'; leave it out",
            profile.name
        )),
        _ => Ok(()),
    }
}
