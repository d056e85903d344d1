//! `--convert-lir-to-nvvm`: converts lir and the upstream dialects used with it to a `gpu.module` of the dialects
//! `nvvm` and `llvm`.
//!
//! ```mlir
//! module attributes {lir.target = "cuda-sm_90"} {     gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
//!   func.func @k(%p: !mir.ptr<global, i32> …)           llvm.func @k(%p: !llvm.ptr<1>)
//!       attributes {lir.kernel = …} {             →         attributes {convergent, nvvm.kernel, nvvm.reqntid = …} {
//!     %i = lir.id_local_x                                 %i = nvvm.read.ptx.sreg.tid.x : i32
//!     lir.barrier …                                       nvvm.barrier
//! ```
//!
//! Like `--lir-to-llvm`, with address spaces of storage, scopes of atomics, and PTX's instructions for the
//! grid, barriers, subgroups, products of matrices and atomic updates. Only the last are inline PTX. The pipeline
//! `--lir-to-nvvm` has this pass behind those that make lir of what PTX has.

use super::{atomics, check, machine::Nvptx, matrices, subgroups, tiles};
use crate::targets::{llvm::conversion::Prepared, llvm_gpu::conversion};
use gir_dialects::{
    ir::Context,
    pass::{PassInfo, PassRun, State},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-lir-to-nvvm",
    description: "Convert lir, arith, cf, func, math, ub and vector to a gpu.module of the nvvm and llvm dialects",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "gpu", "llvm", "nvvm", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(conversion::prepare::<Nvptx>(
        context,
        |patterns, converter| {
            atomics::add_patterns(patterns, converter);
            subgroups::add_patterns(patterns, converter);
            tiles::add_patterns(patterns, converter);
        },
    ))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let prepared: &Prepared = pass.state();
    if check::check(module) {
        conversion::convert::<Nvptx>(module, prepared, matrices::replace_products);
    }
}
