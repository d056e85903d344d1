//! `--ptx-libdevice`: NVIDIA's library of mathematical functions, as LLVM bitcode.
//!
//! Without it, functions are our own, with the same bits on every target. Those of the library are faster,
//! within the error bounds of GIR, and may differ from ours in the last bits.

use super::{Family, target_option::TargetOption};
use gir_dialects::{
    ir::{AttributeExt, Op},
    names,
};

/// `--ptx-libdevice`
pub const OPTION: TargetOption = TargetOption {
    flag: "ptx-libdevice",
    value: Some("file"),
    help: "Take functions such as exp from this file, NVIDIA's libdevice.10.bc; results may differ from those of other targets in the last bits",
    families: &[Family::Cuda],
    owner: "CUDA",
    emissions: &["emit-ptx", "emit-llvm"],
    attribute: names::LIR_MATH_LIBRARY,
    ..TargetOption::DEFAULT
};

/// The file that a module records.
pub fn of(module: Op<'_>) -> Option<&str> {
    module.attribute(names::LIR_MATH_LIBRARY)?.as_str()
}
