//! `--lir-expand-extended-ops`: expands additions with carry and multiplications of twice the
//! width.
//!
//! ```mlir
//! %s, %c = arith.addui_extended %x, %y    →    %s = arith.addi %x, %y : i32
//!     : i32, i1                                %c = arith.cmpi ult, %s, %x : i32
//! ```
//!
//! OpenCL drivers lack the instructions of SPIR-V that have two results. A product of up to 32-bit
//! factors is computed in twice the width, one of 64-bit factors by halves.

use super::Arithmetic;
use crate::analysis::taken;
use gir_dialects::{
    ir::{Context, Op, OpView, TypeExt, Value},
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::arith::{self, CmpIPredicate},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-extended-ops",
    description: "Expand additions with carry and multiplications of twice the width",
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
        .add::<arith::AddUIExtendedOp<'_>>(add_ui)
        .add::<arith::MulSIExtendedOp<'_>>(|op, rewriter| multiply(op, rewriter, true))
        .add::<arith::MulUIExtendedOp<'_>>(|op, rewriter| multiply(op, rewriter, false));
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

fn add_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let a = Arithmetic::new(rewriter.before(op));
    let sum = a.binary(arith::AddIOp::NAME, op.operand(0), op.operand(1));
    let carry = a.cmpi(CmpIPredicate::Ult, sum, op.operand(0));
    rewriter.replace(op, &[sum, carry]);
    true
}

fn multiply<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, signed: bool) -> bool {
    let a = Arithmetic::new(rewriter.before(op));
    let factors = [op.operand(0), op.operand(1)];
    let halves = match factors[0].ty().lane().as_integer() {
        Some((width @ (8 | 16 | 32), _)) => in_twice_the_width(&a, factors, width, signed),
        Some((64, _)) => {
            let low = a.binary(arith::MulIOp::NAME, factors[0], factors[1]);
            let high = taken::expansion(op, || high_word(&a, factors, signed));
            [low, high]
        }
        _ => return false,
    };
    rewriter.replace(op, &halves);
    true
}

/// The low and the high half of a product that fits in a wider type.
fn in_twice_the_width<'c>(
    a: &Arithmetic<'c>,
    factors: [Value<'c>; 2],
    width: u32,
    signed: bool,
) -> [Value<'c>; 2] {
    let ty = factors[0].ty();
    let wide = a.integer_like(ty, 2 * width);
    let extend = match signed {
        true => arith::ExtSIOp::NAME,
        false => arith::ExtUIOp::NAME,
    };
    let [x, y] = factors.map(|factor| a.create(extend, &[factor], wide));
    let product = a.binary(arith::MulIOp::NAME, x, y);
    let high = a.binary(arith::ShRUIOp::NAME, product, a.int(wide, width.into()));
    [product, high].map(|half| a.create(arith::TruncIOp::NAME, &[half], ty))
}

/// The high half of a product of 64-bit words.
fn high_word<'c>(a: &Arithmetic<'c>, factors: [Value<'c>; 2], signed: bool) -> Value<'c> {
    let ty = factors[0].ty();
    let half = a.int(ty, 32);
    let mask = a.int(ty, 0xffff_ffff);
    let high = |x| a.binary(arith::ShRUIOp::NAME, x, half);
    let low = |x| a.binary(arith::AndIOp::NAME, x, mask);
    let times = |x, y| a.binary(arith::MulIOp::NAME, x, y);
    let plus = |x, y| a.binary(arith::AddIOp::NAME, x, y);
    let [x, y] = factors;
    let crossed = [times(low(x), high(y)), times(high(x), low(y))];
    let middle = plus(
        high(times(low(x), low(y))),
        plus(low(crossed[0]), low(crossed[1])),
    );
    let upper = plus(times(high(x), high(y)), high(middle));
    let unsigned = plus(upper, plus(high(crossed[0]), high(crossed[1])));
    if !signed {
        return unsigned;
    }
    // A negative factor is read as itself plus 2^64.
    let excess = |x, y| {
        let sign = a.binary(arith::ShRSIOp::NAME, x, a.int(ty, 63));
        a.binary(arith::AndIOp::NAME, sign, y)
    };
    let less = |x, y| a.binary(arith::SubIOp::NAME, x, y);
    less(less(unsigned, excess(x, y)), excess(y, x))
}
