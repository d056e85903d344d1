//! `--lir-to-nvptx`: lir, and what stands beside it, to the `llvm` dialect for PTX.
//!
//! ```mlir
//! func.func @k(%p: !mir.ptr<global, i32> …)      llvm.func ptx_kernelcc @k(%p: !llvm.ptr<1>)
//!     attributes {lir.kernel = …} {                  attributes {convergent, passthrough = …} {
//!   %i = lir.id_local_x                        →   %i = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"()
//!   lir.barrier …                                  llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(…)
//! ```
//!
//! As `--lir-to-llvm`, with storage in address spaces, scopes of atomics, and the instructions that
//! PTX has for the grid, barriers, subgroups and atomics that update.

use super::{
    atomics, check, globals, grid, kernels,
    machine::{self, Nvptx},
    matrices, names, subgroups, synchronization,
};
use crate::target::{
    llvm::{
        self,
        conversion::{Prepared, hoist_variables},
    },
    recorded,
};
use gir_dialects::{
    ir::{Block, Context},
    llvm::add_conversions,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, TypeConverter},
    upstream::func,
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
    let converter = TypeConverter::to_llvm(context, llvm::types::convert::<Nvptx>);
    let mut patterns = PatternSet::new(context);
    add_conversions(&mut patterns, &converter);
    llvm::memory::add_patterns::<Nvptx>(&mut patterns, &converter);
    llvm::atomics::add_accesses::<Nvptx>(&mut patterns, &converter);
    llvm::synchronization::add_patterns::<Nvptx>(&mut patterns, &converter);
    llvm::bits::add_patterns(&mut patterns, &converter);
    grid::add_patterns(&mut patterns, &converter);
    globals::add_patterns(&mut patterns, &converter);
    synchronization::add_patterns(&mut patterns, &converter);
    subgroups::add_patterns(&mut patterns, &converter);
    atomics::add_patterns(&mut patterns, &converter);
    Arc::new(Prepared::new(patterns, converter))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let prepared: &Prepared = pass.state();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = functions.filter(|op| op.is::<func::FuncOp<'_>>()).collect();
    if !check::check(module) {
        return;
    }
    globals::share_variables(module);
    if names::make_legal(module).is_none() {
        return;
    }
    if !matrices::call_products(module) {
        return;
    }
    functions.iter().copied().for_each(hoist_variables);
    let Some(described) = kernels::take(&functions, profile) else {
        return;
    };
    if prepared.convert(module) {
        described.give(module);
        machine::describe(module);
    }
}
