//! `printf` and `assert`.

use super::{arith, types};
use gir_dialects::{
    gir,
    ir::{self, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::arith::{ExtSIOp, ExtUIOp},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gir::PrintfOp<'_>>(printf)
        .rewrite::<gir::AssertOp<'_>>(assert);
}

fn printf<'c>(printf: gir::PrintfOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = printf.op();
    let b = rewriter.before(op);
    let arguments: Vec<_> = op.operands().collect();
    mir::PrintfOp::build(&b, printf.format(), &arguments);
    rewriter.erase(op);
    true
}

/// Extends the arguments of a `printf`, while types have signs.
pub fn promote(op: Op<'_>) {
    if !op.is::<gir::PrintfOp<'_>>() {
        return;
    }
    let b = Builder::before(op);
    for (index, value) in op.operands().collect::<Vec<_>>().into_iter().enumerate() {
        op.set_operand(index, promoted(&b, value));
    }
}

/// An argument without its sign: an integer of less than 32 bits is extended by it, as C promotes it.
fn promoted<'c>(b: &Builder<'c>, value: Value<'c>) -> Value<'c> {
    let ty = types::convert(value.ty());
    let lane = value.ty().lane().as_integer();
    let Some((_, sign)) = lane.filter(|(width, _)| *width < 32) else {
        return value;
    };
    let word = wide(ty);
    match sign {
        Signedness::Signed => ExtSIOp::build(b, word, value).out(),
        _ => ExtUIOp::build(b, word, value).out(),
    }
}

/// A number or vector of 32 bits in the place of another.
fn wide(ty: Type<'_>) -> Type<'_> {
    let word = ir::integer_type(ty.ctx(), 32, Signedness::Signless);
    match ty.as_vector() {
        Some((lanes, _)) => ir::vector(lanes, word),
        None => word,
    }
}

fn assert<'c>(assert: gir::AssertOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = assert.op();
    let b = rewriter.before(op);
    let condition = arith::condition(&b, assert.condition());
    mir::AssertOp::build(&b, condition, assert.message());
    rewriter.erase(op);
    true
}
