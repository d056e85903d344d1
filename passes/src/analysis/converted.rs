//! Kernels that are converted for an emission already.

use gir_dialects::{ir::Op, names, upstream::gpu};

/// Whether an operation is a module of kernels that `--lir-to-nvvm` or `--lir-to-rocdl` has made. Passes above leave it
/// alone.
pub fn is_converted(op: Op<'_>) -> bool {
    op.is::<gpu::GPUModuleOp<'_>>() && op.attribute(names::LLVM_TARGET_TRIPLE).is_some()
}
