//! `--lir-to-llvm`: converts lir and the upstream dialects used with it to the `llvm` dialect.
//!
//! ```mlir
//! func.func @f(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
//!   %old = lir.atomic_add %p, %v ordering acq_rel scope device : …
//!   return %old
//! }
//! // →
//! llvm.func @f(%p: !llvm.ptr, %v: i32) -> i32 {
//!   %old = llvm.atomicrmw add %p, %v acq_rel {alignment = 4} : !llvm.ptr, i32
//!   llvm.return %old : i32
//! }
//! ```
//!
//! Before this pass, control flow must have become branches (`--lir-control-to-cf`), and total operations must
//! be guarded (`--lir-guard-total-ops`). Orderings are kept; every scope becomes that of the whole system,
//! which includes all others. Variables move to the start of their function, since they are storage of the
//! call.

use super::conversion::{Prepared, hoist_variables};
use super::{atomics, bits, globals, machine::Host, memory, sections, synchronization, types};
use gir_dialects::{
    ir::{Block, Context, Op, Value},
    llvm,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{builtin::UnrealizedConversionCastOp, func},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-to-llvm",
    description: "Convert lir, arith, cf, func, math, ub and vector to the llvm dialect",
    anchor: "builtin.module",
    options: &[],
    dialects: &["llvm"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let converter = TypeConverter::to_llvm(context, types::convert::<Host>);
    let mut patterns = PatternSet::new(context);
    llvm::add_conversions(&mut patterns, &converter);
    memory::add_patterns::<Host>(&mut patterns, &converter);
    globals::add_patterns(&mut patterns, &converter);
    atomics::add_patterns::<Host>(&mut patterns, &converter);
    synchronization::add_patterns::<Host>(&mut patterns, &converter);
    bits::add_patterns(&mut patterns, &converter);
    sections::add_patterns(&mut patterns, &converter);
    patterns.add_conversion::<UnrealizedConversionCastOp<'_>>(&converter, cast);
    Arc::new(Prepared::new(patterns, converter))
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let prepared: &Prepared = pass.state();
    let functions = module.region(0).blocks().flat_map(Block::ops);
    functions
        .filter(|op| op.is::<func::FuncOp<'_>>())
        .for_each(hoist_variables);
    sections::add_functions(module);
    prepared.convert(module, &["llvm"]);
}

/// A cast between a lir pointer and an LLVM pointer.
fn cast<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let ([operand], 1) = (operands, op.result_count()) else {
        return false;
    };
    let result = op.result(0).ty();
    let fits = types::convert::<Host>(result).unwrap_or(result) == operand.ty();
    if fits {
        rewriter.replace(op, operands);
    }
    fits
}
