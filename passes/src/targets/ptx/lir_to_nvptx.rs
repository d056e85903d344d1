//! `--lir-to-nvptx`: converts lir and the upstream dialects used with it to the `llvm` dialect for PTX.
//!
//! ```mlir
//! func.func @k(%p: !mir.ptr<global, i32> …)      llvm.func ptx_kernelcc @k(%p: !llvm.ptr<1>)
//!     attributes {lir.kernel = …} {                  attributes {convergent, passthrough = …} {
//!   %i = lir.id_local_x                        →   %i = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"()
//!   lir.barrier …                                  llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(…)
//! ```
//!
//! Like `--lir-to-llvm`, with address spaces of storage, scopes of atomics, and PTX's instructions for the
//! grid, barriers, subgroups and atomic updates.

use super::{atomics, check, machine::Nvptx, matrices, subgroups};
use crate::targets::{llvm::conversion::Prepared, llvm_gpu::conversion};
use gir_dialects::{
    ir::Context,
    pass::{PassInfo, PassRun, State},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-to-nvptx",
    description: "Convert lir, arith, cf, func, math, ub and vector to the llvm dialect for PTX",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "llvm", "vector"],
    initialize: Some(initialize),
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(conversion::prepare::<Nvptx>(
        context,
        |patterns, converter| {
            atomics::add_patterns(patterns, converter);
            subgroups::add_patterns(patterns, converter);
        },
    ))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let prepared: &Prepared = pass.state();
    if check::check(module) {
        conversion::convert::<Nvptx>(module, prepared, matrices::call_products);
    }
}
