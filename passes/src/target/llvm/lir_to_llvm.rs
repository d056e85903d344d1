//! `--lir-to-llvm`: lir, and what stands beside it, to the `llvm` dialect.
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
//! Control flow is to be branches before (`--lir-control-to-cf`), total operations
//! guarded (`--lir-guard-total-ops`). Orderings are kept; a scope becomes that of the
//! whole system, which holds all others. Variables move to the start of their function,
//! as storage of the call that they are.

use super::{atomics, bits, globals, memory, sections, synchronization, types};
use gir_dialects::{
    ir::{Block, Context, Op, OpView},
    lir, llvm,
    pass::{PassInfo, PassRun, State},
    rewrite::{Conversion, PatternSet, Patterns, Rewriter, TypeConverter},
    upstream::{
        builtin::{ModuleOp, UnrealizedConversionCastOp},
        func,
    },
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
    run,
};

/// The patterns, and the converter that they refer to.
struct Prepared {
    patterns: Patterns,
    _converter: TypeConverter,
}

fn initialize(context: &Context) -> State {
    let converter = TypeConverter::to_llvm(context, types::convert);
    let mut patterns = PatternSet::new(context);
    llvm::add_conversions(&mut patterns, &converter);
    memory::add_patterns(&mut patterns, &converter);
    globals::add_patterns(&mut patterns, &converter);
    atomics::add_patterns(&mut patterns, &converter);
    synchronization::add_patterns(&mut patterns, &converter);
    bits::add_patterns(&mut patterns, &converter);
    sections::add_patterns(&mut patterns, &converter);
    patterns.add_conversion::<UnrealizedConversionCastOp<'_>>(&converter, cast);
    Arc::new(Prepared {
        patterns: patterns.freeze(),
        _converter: converter,
    })
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let prepared: &Prepared = pass.state();
    let functions = module.region(0).blocks().flat_map(Block::ops);
    functions
        .filter(|op| op.is::<func::FuncOp<'_>>())
        .for_each(hoist_variables);
    sections::add_functions(module);
    let mut conversion = Conversion::new(module.context());
    conversion
        .legal_dialect("llvm")
        .legal::<ModuleOp<'_>>()
        .apply(module, &prepared.patterns, true);
}

/// Moves variables to the start of the function, so that a loop does not make one in
/// each iteration.
fn hoist_variables(function: Op<'_>) {
    let mut variables = vec![];
    function.walk_pre(|op| variables.extend(op.cast::<lir::VarOp<'_>>()));
    let start = function.region(0).first_block().and_then(Block::first_op);
    let Some(start) = start else { return };
    for variable in variables {
        if variable.op() != start {
            variable.op().move_before(start);
        }
    }
}

/// A cast between a pointer of ours and one of LLVM's.
fn cast<'c>(op: Op<'c>, operands: &[gir_dialects::ir::Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let ([operand], 1) = (operands, op.result_count()) else {
        return false;
    };
    let result = op.result(0).ty();
    let fits = types::convert(result).unwrap_or(result) == operand.ty();
    if fits {
        rewriter.replace(op, operands);
    }
    fits
}
