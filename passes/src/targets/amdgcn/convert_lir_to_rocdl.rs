//! `--convert-lir-to-rocdl`: converts lir and the upstream dialects used with it to a `gpu.module` of the dialects
//! `rocdl` and `llvm`.
//!
//! ```mlir
//! module attributes {lir.target = "amdgcn-gfx90a"} {  gpu.module @kernels [#rocdl.target<chip = "gfx90a", …>] {
//!   func.func @k(%p: !mir.ptr<global, i32> …)           llvm.func @k(%p: !llvm.ptr<1>)
//!       attributes {lir.kernel = …} {             →         attributes {convergent, rocdl.kernel, …} {
//!     %i = lir.id_local_x                                 %i = rocdl.workitem.id.x : i32
//!     %old = lir.atomic_add %p, %i                        %old = llvm.atomicrmw add %p, %i syncscope("agent") acq_rel
//!         ordering acq_rel scope device
//!     lir.barrier …                                       llvm.fence syncscope("workgroup") release
//!                                                         rocdl.s.barrier
//!                                                         llvm.fence syncscope("workgroup") acquire
//! ```
//!
//! Like `--lir-to-llvm`, with address spaces of storage, scopes of atomics, and the instructions for the grid,
//! barriers and subgroups. The pipeline `--lir-to-rocdl` has this pass behind those that make lir of what the GPUs
//! have.

use super::{machine::Amdgpu, subgroups};
use crate::targets::{
    llvm::{atomics, conversion::Prepared},
    llvm_gpu::conversion,
};
use gir_dialects::{
    ir::Context,
    pass::{PassInfo, PassRun, State},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-lir-to-rocdl",
    description: "Convert lir, arith, cf, func, math, ub and vector to a gpu.module of the rocdl and llvm dialects",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "gpu", "llvm", "rocdl", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(conversion::prepare::<Amdgpu>(
        context,
        |patterns, converter| {
            atomics::add_patterns::<Amdgpu>(patterns, converter);
            subgroups::add_patterns(patterns, converter);
        },
    ))
}

fn run(pass: &PassRun<'_>) {
    let prepared: &Prepared = pass.state();
    conversion::convert::<Amdgpu>(pass.op(), prepared, |_| true);
}
