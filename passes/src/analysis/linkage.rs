//! Symbols that modules share: `--spirv-linkage`.
//!
//! A module that is linked after it has been compiled defines functions for others, and calls theirs. The callers of
//! such a function are not all known.

use gir_dialects::{
    ir::{Op, OpView as _},
    names,
    upstream::func::FuncOp,
};

/// Whether a module is linked to others after it has been compiled.
pub fn is_linked(module: Op<'_>) -> bool {
    module.attribute(names::LIR_SPIRV_LINKAGE).is_some()
}

/// Whether other modules may call a function: it is defined, public and not a kernel.
pub fn is_exported(function: FuncOp<'_>) -> bool {
    let op = function.op();
    let is_kernel = [names::MIR_KERNEL, names::LIR_KERNEL]
        .iter()
        .any(|name| op.attribute(name).is_some());
    let is_public = matches!(function.sym_visibility(), None | Some("public"));
    is_public && !is_kernel && !op.region(0).is_empty() && op.parent().is_some_and(is_linked)
}

/// Whether a function is declared, and defined elsewhere if at all.
pub fn is_declared(function: FuncOp<'_>) -> bool {
    function.op().region(0).is_empty()
}
