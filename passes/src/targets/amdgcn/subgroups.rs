//! Subgroups: wavefronts. The work-items that reach an operation participate in it; it needs no mask.

use super::machine::{Amdgpu, number};
use crate::{
    lir::arithmetic::Arithmetic,
    targets::{
        llvm::types,
        llvm_gpu::{Gpu, words::Words},
    },
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{
        arith::{self, CmpIPredicate},
        rocdl, vector,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::SubgroupShuffleOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupShuffleXorOp<'_>>(converter, shuffle_xor)
        .add_conversion::<lir::SubgroupBroadcastOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupAnyOp<'_>>(converter, any)
        .add_conversion::<lir::SubgroupAllOp<'_>>(converter, all)
        .add_conversion::<lir::SubgroupBallotOp<'_>>(converter, ballot);
}

fn shuffle<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[value, index, ..] = operands else {
        return false;
    };
    moved(op, rewriter, value, index)
}

fn shuffle_xor<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[value, bits, ..] = operands else {
        return false;
    };
    let b = rewriter.before(op);
    let index = Arithmetic::new(b).binary(arith::XOrIOp::NAME, Amdgpu::lane(&b), bits);
    moved(op, rewriter, value, index)
}

/// Moves the words of a value, all by the same index: the offset of the lane's word, in bytes.
fn moved<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, value: Value<'c>, index: Value<'c>) -> bool {
    let b = rewriter.before(op);
    let place = Arithmetic::new(b).binary(arith::ShLIOp::NAME, index, number(&b, 2));
    let words = Words::new(b);
    let moved = words.of(value).into_iter();
    let word = types::int(op.context(), 32);
    let moved = moved.map(|moved| rocdl::DsBpermuteOp::build(&b, word, place, moved).res());
    let moved: Vec<_> = moved.collect();
    rewriter.replace(op, &[words.value(&moved, value.ty())]);
    true
}

/// Whether a ballot has any bit set.
fn any<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let bits = bits(&b, operands[0]);
    let zero = types::number(&b, bits.ty(), 0);
    let any = Arithmetic::new(b).cmpi(CmpIPredicate::Ne, bits, zero);
    rewriter.replace(op, &[any]);
    true
}

/// Whether a ballot of the negated condition has no bit set.
fn all<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let a = Arithmetic::new(b);
    let one = a.int(operands[0].ty(), 1);
    let bits = bits(&b, a.binary(arith::XOrIOp::NAME, operands[0], one));
    let all = a.cmpi(CmpIPredicate::Eq, bits, a.int(bits.ty(), 0));
    rewriter.replace(op, &[all]);
    true
}

fn ballot<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let a = Arithmetic::new(b);
    let ty = op.result(0).ty();
    let words = Words::new(b).of(bits(&b, operands[0]));
    let ballot = words
        .into_iter()
        .zip(0..)
        .fold(a.int(ty, 0), |ballot, (word, lane)| {
            let lane = ir::dense_i64(op.context(), &[lane]);
            vector::InsertOp::build(&b, ty, word, ballot, &[], lane).result()
        });
    rewriter.replace(op, &[ballot]);
    true
}

/// One bit for each participating work-item for which a condition holds.
fn bits<'c>(b: &Builder<'c>, condition: Value<'c>) -> Value<'c> {
    let wide = types::int(b.context(), 64);
    rocdl::BallotOp::build(b, wide, condition).res()
}
