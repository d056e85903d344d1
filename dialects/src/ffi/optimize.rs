//! Pipelines of LLVM's passes.

use super::{
    string::{self, collected, lossy},
    sys,
};
use inkwell::{module::Module, targets::TargetMachine};

/// Runs a pipeline such as `default<O3>` on a module of LLVM IR, for a machine. It differs from LLVM's
/// own pipeline of this name where that one miscompiles loops (`capi/Recurrences.h`).
///
/// # Errors
/// LLVM's message if the text is not a pipeline.
pub fn run_passes(
    module: &Module<'_>,
    machine: &TargetMachine,
    passes: &str,
) -> Result<(), String> {
    let passes = string::to_raw(passes);
    // SAFETY: both are alive, and of the versions of LLVM that this library links.
    let (ok, message) = collected(|sink, data| unsafe {
        let (module, machine) = (module.as_mut_ptr().cast(), machine.as_mut_ptr().cast());
        sys::girOptimize(module, machine, passes, sink, data)
    });
    if ok { Ok(()) } else { Err(lossy(&message)) }
}

/// Sets an option of LLVM for this process, such as `-hexagon-autohvx`; false if LLVM has none of this name.
pub fn set_option(option: &str) -> bool {
    // SAFETY: the text is read during the call only.
    unsafe { sys::girSetOption(string::to_raw(option)) }
}
