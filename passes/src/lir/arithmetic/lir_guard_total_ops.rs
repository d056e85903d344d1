//! `--lir-guard-total-ops`: turns total operations into plain ones with guarded operands.
//!
//! In lir, division, remainder, shift and float-to-integer conversion have a result for every
//! operand. Targets leave some results undefined; a guard replaces the operands in question by
//! others that give the defined result.
//!
//! ```mlir
//! %q = lir.divui %x, %y : i32    →    %z = arith.cmpi eq, %y, %c0 : i32
//!                                     %d = arith.select %z, %c1, %y : i32
//!                                     %q = arith.divui %x, %d : i32
//! ```
//!
//! Constant operands that need no guard get none. Vectors are guarded lane by lane.

use super::{Arithmetic, domains};
use gir_dialects::{
    ir::{Context, Op, OpSpec, OpView, Value},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::arith,
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-guard-total-ops",
    description: "Turn total division, shifts and conversions into guarded plain ones",
    anchor: "func.func",
    options: &[],
    dialects: &["arith"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<lir::DivSIOp<'_>>(div_si)
        .add::<lir::DivUIOp<'_>>(div_ui)
        .add::<lir::RemSIOp<'_>>(rem_si)
        .add::<lir::RemUIOp<'_>>(rem_ui)
        .add::<lir::ShlIOp<'_>>(shl)
        .add::<lir::ShrSIOp<'_>>(shr_si)
        .add::<lir::ShrUIOp<'_>>(shr_ui)
        .add::<lir::FPToSIOp<'_>>(fp_to_si)
        .add::<lir::FPToUIOp<'_>>(fp_to_ui);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

/// A divisor for which the division is always defined: 1 where the total operation has the result
/// of a division by 1.
fn divisor<'c>(a: &Arithmetic<'c>, operands: [Value<'c>; 2], signed: bool) -> Value<'c> {
    let [_, divisor] = operands;
    let zero = domains::divides_by_zero(a, divisor);
    let overflows = signed.then(|| domains::division_overflows(a, operands));
    let undefined = match (zero, overflows.flatten()) {
        (Some(zero), Some(overflow)) => a.binary(arith::OrIOp::NAME, zero, overflow),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => return divisor,
    };
    a.select(undefined, a.int(divisor.ty(), 1), divisor)
}

/// A shift amount less than the width.
fn amount<'c>(a: &Arithmetic<'c>, amount: Value<'c>) -> Value<'c> {
    let width = i64::from(domains::width(amount.ty()));
    if domains::constant(amount).is_some_and(|value| (0..width).contains(&value)) {
        return amount;
    }
    a.binary(arith::AndIOp::NAME, amount, a.int(amount.ty(), width - 1))
}

/// Replaces `op` by the plain operation `name` on guarded operands.
fn replace<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str, operands: &[Value<'c>]) -> bool {
    let spec = OpSpec {
        operands,
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    let plain = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[plain.result(0)]);
    true
}

fn arithmetic<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Arithmetic<'c> {
    Arithmetic::new(rewriter.before(op))
}

fn division<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, signed: bool, name: &str) -> bool {
    let (lhs, rhs) = (op.operand(0), op.operand(1));
    let divisor = divisor(&arithmetic(op, rewriter), [lhs, rhs], signed);
    replace(op, rewriter, name, &[lhs, divisor])
}

fn div_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, true, arith::DivSIOp::NAME)
}

fn div_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, false, arith::DivUIOp::NAME)
}

fn rem_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, true, arith::RemSIOp::NAME)
}

fn rem_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, false, arith::RemUIOp::NAME)
}

fn shift<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let amount = amount(&arithmetic(op, rewriter), op.operand(1));
    replace(op, rewriter, name, &[op.operand(0), amount])
}

fn shl<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShLIOp::NAME)
}

fn shr_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShRSIOp::NAME)
}

fn shr_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShRUIOp::NAME)
}

fn conversion<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, signed: bool, name: &str) -> bool {
    let (a, operand) = (arithmetic(op, rewriter), op.operand(0));
    let fits = domains::converts(&a, operand, op.result(0).ty(), signed);
    let zero = a.float(operand.ty(), 0.0);
    replace(op, rewriter, name, &[a.select(fits, operand, zero)])
}

fn fp_to_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    conversion(op, rewriter, true, arith::FPToSIOp::NAME)
}

fn fp_to_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    conversion(op, rewriter, false, arith::FPToUIOp::NAME)
}
