//! `--lir-lower-atomic-flags`: lowers operations on flags to exchanges and stores.
//!
//! ```mlir
//! %set = lir.atomic_flag_test_and_set %p        %old = lir.atomic_exchange %p, %one
//!     ordering acquire scope device         →       ordering acquire scope device
//!                                               %set = arith.cmpi ne, %old, %zero
//! lir.atomic_flag_clear %p                      lir.atomic_store %p, %zero
//!     ordering release scope device                 ordering release scope device
//! ```
//!
//! For targets without instructions for flags: all except OpenCL's SPIR-V. A flag is a 32-bit
//! integer.

use crate::lir::{arithmetic::Arithmetic, atomics};
use gir_dialects::{
    ir::{Context, Op},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::arith::CmpIPredicate,
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lower-atomic-flags",
    description: "Lower operations on flags to exchanges and stores",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<lir::AtomicFlagTestAndSetOp<'_>>(test_and_set)
        .add::<lir::AtomicFlagClearOp<'_>>(clear);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

fn test_and_set<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let a = Arithmetic::new(b);
    let (ordering, scope) = atomics::order(op);
    let ty = atomics::bits::number_at(op.operand(0));
    let one = a.int(ty, 1);
    let old = lir::AtomicExchangeOp::build(&b, ty, op.operand(0), one, ordering, scope);
    let set = a.cmpi(CmpIPredicate::Ne, old.result(), a.int(ty, 0));
    rewriter.replace(op, &[set]);
    true
}

fn clear<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let (ordering, scope) = atomics::order(op);
    let zero = Arithmetic::new(b).int(atomics::bits::number_at(op.operand(0)), 0);
    lir::AtomicStoreOp::build(&b, op.operand(0), zero, ordering, scope);
    rewriter.erase(op);
    true
}
