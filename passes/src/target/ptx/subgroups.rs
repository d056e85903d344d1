//! Subgroups: the instructions of a warp (PTX ISA, "shfl.sync", "vote.sync", "redux.sync").
//!
//! Those that take part are the work-items that arrive together, which `activemask` tells.

use super::intrinsics;
use crate::{lir::arithmetic::Arithmetic, mir_to_lir::layout};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, Type, Value},
    lir,
    mir::ReduceKind,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{arith, vector},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::SubgroupShuffleOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupShuffleXorOp<'_>>(converter, shuffle_xor)
        .add_conversion::<lir::SubgroupBroadcastOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupAnyOp<'_>>(converter, any)
        .add_conversion::<lir::SubgroupAllOp<'_>>(converter, all)
        .add_conversion::<lir::SubgroupBallotOp<'_>>(converter, ballot)
        .add_conversion::<lir::SubgroupReduceOp<'_>>(converter, reduce);
}

fn shuffle<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    moved(op, operands, rewriter, "llvm.nvvm.shfl.sync.idx.i32")
}

fn shuffle_xor<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    moved(op, operands, rewriter, "llvm.nvvm.shfl.sync.bfly.i32")
}

/// Moves the words of a value, all by the same index.
fn moved<'c>(
    op: Op<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
    instruction: &str,
) -> bool {
    let &[value, index] = operands else {
        return false;
    };
    let warp = Warp::new(rewriter.before(op));
    let all = warp.active();
    let bound = warp.number(31);
    let words = words(&warp, value).into_iter();
    let moved = words
        .map(|word| intrinsics::call(&warp.b, instruction, &[all, word, index, bound], warp.word));
    let moved: Vec<_> = moved.collect();
    rewriter.replace(op, &[of_words(&warp, &moved, value.ty())]);
    true
}

/// A value as words of 32 bits, the low one first.
fn words<'c>(warp: &Warp<'c>, value: Value<'c>) -> Vec<Value<'c>> {
    let bits = bits(warp, value);
    match layout::size(value.ty()) {
        8 => {
            let high = warp
                .a
                .binary(arith::ShRUIOp::NAME, bits, warp.a.int(bits.ty(), 32));
            let low =
                [bits, high].map(|bits| warp.a.create(arith::TruncIOp::NAME, &[bits], warp.word));
            low.to_vec()
        }
        4 => vec![bits],
        _ => vec![warp.a.create(arith::ExtUIOp::NAME, &[bits], warp.word)],
    }
}

fn of_words<'c>(warp: &Warp<'c>, words: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
    let own = warp.integer(8 * layout::size(ty) as u32);
    let bits = match *words {
        [low, high] => {
            let [low, high] =
                [low, high].map(|word| warp.a.create(arith::ExtUIOp::NAME, &[word], own));
            let high = warp
                .a
                .binary(arith::ShLIOp::NAME, high, warp.a.int(own, 32));
            warp.a.binary(arith::OrIOp::NAME, low, high)
        }
        [word] if own != warp.word => warp.a.create(arith::TruncIOp::NAME, &[word], own),
        _ => words[0],
    };
    match own == ty {
        true => bits,
        false => arith::BitcastOp::build(&warp.b, ty, bits).out(),
    }
}

fn bits<'c>(warp: &Warp<'c>, value: Value<'c>) -> Value<'c> {
    let own = warp.integer(8 * layout::size(value.ty()) as u32);
    match own == value.ty() {
        true => value,
        false => arith::BitcastOp::build(&warp.b, own, value).out(),
    }
}

fn any<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    vote(op, operands, rewriter, "llvm.nvvm.vote.any.sync")
}

fn all<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    vote(op, operands, rewriter, "llvm.nvvm.vote.all.sync")
}

fn vote<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>, name: &str) -> bool {
    let warp = Warp::new(rewriter.before(op));
    let arguments = [warp.active(), operands[0]];
    let result = intrinsics::call(&warp.b, name, &arguments, op.result(0).ty());
    rewriter.replace(op, &[result]);
    true
}

fn ballot<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let warp = Warp::new(rewriter.before(op));
    let arguments = [warp.active(), operands[0]];
    let bits = intrinsics::call(&warp.b, "llvm.nvvm.vote.ballot.sync", &arguments, warp.word);
    let zeros = warp.a.int(op.result(0).ty(), 0);
    let first = ir::dense_i64(op.context(), &[0]);
    let ballot = vector::InsertOp::build(&warp.b, zeros.ty(), bits, zeros, &[], first);
    rewriter.replace(op, &[ballot.result()]);
    true
}

/// Of 32 bits; `--lir-shuffle-reductions` has replaced the others.
fn reduce<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(reduction) = op.cast::<lir::SubgroupReduceOp<'c>>() else {
        return false;
    };
    let Some(name) = instruction(reduction.kind()) else {
        return false;
    };
    let warp = Warp::new(rewriter.before(op));
    let arguments = [operands[0], warp.active()];
    let name = format!("llvm.nvvm.redux.sync.{name}");
    let result = intrinsics::call(&warp.b, &name, &arguments, warp.word);
    rewriter.replace(op, &[result]);
    true
}

/// What `redux.sync` calls a reduction of 32 bits; `None` if it has none.
pub fn instruction(kind: ReduceKind) -> Option<&'static str> {
    match kind {
        ReduceKind::Add => Some("add"),
        ReduceKind::MinS => Some("min"),
        ReduceKind::MaxS => Some("max"),
        ReduceKind::MinU => Some("umin"),
        ReduceKind::MaxU => Some("umax"),
        ReduceKind::And => Some("and"),
        ReduceKind::Or => Some("or"),
        ReduceKind::Xor => Some("xor"),
        ReduceKind::Mul
        | ReduceKind::FAdd
        | ReduceKind::FMul
        | ReduceKind::FMin
        | ReduceKind::FMax => None,
    }
}

/// Builds code for a warp.
struct Warp<'c> {
    b: Builder<'c>,
    a: Arithmetic<'c>,
    word: Type<'c>,
}

impl<'c> Warp<'c> {
    fn new(b: Builder<'c>) -> Self {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let a = Arithmetic::new(b);
        Self { b, a, word }
    }

    /// A bit for each work-item that takes part.
    fn active(&self) -> Value<'c> {
        intrinsics::call(&self.b, "llvm.nvvm.activemask", &[], self.word)
    }

    fn number(&self, value: i64) -> Value<'c> {
        self.a.int(self.word, value)
    }

    fn integer(&self, bits: u32) -> Type<'c> {
        ir::integer_type(self.b.context(), bits, Signedness::Signless)
    }
}
