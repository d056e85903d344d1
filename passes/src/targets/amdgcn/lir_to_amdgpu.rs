//! `--lir-to-amdgpu`: converts lir and the upstream dialects used with it to the `llvm` dialect for AMD's GPUs.
//!
//! ```mlir
//! func.func @k(%p: !mir.ptr<global, i32> …)      llvm.func amdgpu_kernelcc @k(%p: !llvm.ptr<1>)
//!     attributes {lir.kernel = …} {                  attributes {convergent, passthrough = …} {
//!   %i = lir.id_local_x                        →   %i = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"()
//!   %old = lir.atomic_add %p, %i                   %old = llvm.atomicrmw add %p, %i syncscope("agent") acq_rel
//!       ordering acq_rel scope device
//!   lir.barrier …                                  llvm.fence syncscope("workgroup") release
//!                                                  llvm.call_intrinsic "llvm.amdgcn.s.barrier"()
//!                                                  llvm.fence syncscope("workgroup") acquire
//! ```
//!
//! Like `--lir-to-llvm`, with address spaces of storage, scopes of atomics, and the instructions for the grid,
//! barriers and subgroups.

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
    argument: "lir-to-amdgpu",
    description: "Convert lir, arith, cf, func, math, ub and vector to the llvm dialect for AMD's GPUs",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "llvm", "vector"],
    initialize: Some(initialize),
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
