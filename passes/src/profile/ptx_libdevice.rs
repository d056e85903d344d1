//! `--ptx-libdevice`: the library of mathematical functions that NVIDIA delivers, as bitcode of LLVM.
//!
//! Without it functions are ours, which have the same bits on every target. Those of the library are
//! faster, within the bounds that GIR has, and may differ from them in the last bits.

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

/// What is wrong with a module that records a library and is for a profile.
///
/// # Errors
/// A profile that is not CUDA's.
pub fn check(module: Op<'_>, profile: &Profile) -> Result<(), String> {
    match of(module) {
        Some(_) if profile.family != Family::Cuda => Err(format!(
            "--ptx-libdevice is for CUDA, not for target '{}'; leave it out",
            profile.name
        )),
        _ => Ok(()),
    }
}
