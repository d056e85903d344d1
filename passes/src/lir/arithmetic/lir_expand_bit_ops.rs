//! `--lir-expand-bit-ops`: expands zero counts and bit reversals.
//!
//! ```mlir
//! %n = math.cttz %x : i32    →    %m = arith.subi %x, %c1 : i32
//!                                 %o = arith.xori %x, %all : i32
//!                                 %z = arith.andi %o, %m : i32
//!                                 %n = math.ctpop %z : i32
//! ```
//!
//! For targets that only count set bits, SPIR-V for OpenCL among them. Integers of all widths that
//! are powers of two, and vectors of them.

use super::Arithmetic;
use crate::analysis::taken;
use gir_dialects::{
    ir::{Context, Op, OpView, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::{arith, math},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-bit-ops",
    description: "Count zeros and reverse bits by counts of set bits, shifts and masks",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "math"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<math::CountLeadingZerosOp<'_>>(|op, rewriter| expand(op, rewriter, leading_zeros))
        .add::<math::CountTrailingZerosOp<'_>>(|op, rewriter| expand(op, rewriter, trailing_zeros))
        .add::<lir::BitReverseOp<'_>>(|op, rewriter| expand(op, rewriter, reversal));
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

/// Computes the result from the operand, an integer of this width in each lane.
type Expansion = for<'c> fn(&Arithmetic<'c>, Value<'c>, u32) -> Value<'c>;

fn expand<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, expansion: Expansion) -> bool {
    let width = op.result(0).ty().lane().as_integer();
    let Some((width, _)) = width.filter(|(width, _)| width.is_power_of_two()) else {
        return false;
    };
    let value = taken::expansion(op, || {
        expansion(&Arithmetic::new(rewriter.before(op)), op.operand(0), width)
    });
    rewriter.replace(op, &[value]);
    true
}

/// Sets all bits below the highest; the remaining zeros are the leading ones.
fn leading_zeros<'c>(a: &Arithmetic<'c>, x: Value<'c>, width: u32) -> Value<'c> {
    let mut filled = x;
    for distance in halvings(width).into_iter().rev() {
        let lower = a.binary(arith::ShRUIOp::NAME, filled, a.int(x.ty(), distance.into()));
        filled = a.binary(arith::OrIOp::NAME, filled, lower);
    }
    let zeros = a.binary(arith::XOrIOp::NAME, filled, a.int(x.ty(), -1));
    pop_count(a, zeros)
}

/// Counts the bits below the lowest set bit.
fn trailing_zeros<'c>(a: &Arithmetic<'c>, x: Value<'c>, _: u32) -> Value<'c> {
    let below = a.binary(arith::SubIOp::NAME, x, a.int(x.ty(), 1));
    let others = a.binary(arith::XOrIOp::NAME, x, a.int(x.ty(), -1));
    pop_count(a, a.binary(arith::AndIOp::NAME, others, below))
}

/// Swaps halves, then halves of these, down to single bits.
fn reversal<'c>(a: &Arithmetic<'c>, x: Value<'c>, width: u32) -> Value<'c> {
    halvings(width).into_iter().fold(x, |x, distance| {
        let (shift, mask) = (a.int(x.ty(), distance.into()), lower_halves(distance));
        let mask = a.int(x.ty(), mask);
        let high = a.binary(arith::ShRUIOp::NAME, x, shift);
        let high = a.binary(arith::AndIOp::NAME, high, mask);
        let low = a.binary(arith::AndIOp::NAME, x, mask);
        let low = a.binary(arith::ShLIOp::NAME, low, shift);
        a.binary(arith::OrIOp::NAME, low, high)
    })
}

fn pop_count<'c>(a: &Arithmetic<'c>, x: Value<'c>) -> Value<'c> {
    a.create(math::CtPopOp::NAME, &[x], x.ty())
}

/// Half of the width, half of that, and so on down to 1.
fn halvings(width: u32) -> Vec<u32> {
    let halves = std::iter::successors(Some(width / 2), |half| Some(half / 2));
    halves.take_while(|&half| half > 0).collect()
}

/// A mask of every second group of `distance` bits, starting with the lowest.
fn lower_halves(distance: u32) -> i64 {
    let groups = 0..64 / (2 * distance);
    let group = (1_u64 << distance) - 1;
    groups.fold(0, |mask, index| mask | group << (index * 2 * distance)) as i64
}
