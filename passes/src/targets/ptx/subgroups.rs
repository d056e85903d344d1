//! Subgroups: the instructions of a warp (PTX ISA, "shfl.sync", "vote.sync", "redux.sync").
//!
//! The participating work-items are the members that `--lir-mask-subgroups` has found: each instruction waits
//! for all of them. `activemask` would not identify them, since work-items of a warp may reach one place at
//! different times (PTX ISA, "activemask"). A subgroup smaller than a warp is a range of its lanes: the mask is
//! shifted to that range, and the operand `c` keeps an exchange inside it.

use super::machine::Nvptx;
use crate::{
    lir::{arithmetic::Arithmetic, subgroups::lir_mask_subgroups::all},
    targets::llvm_gpu::{Gpu, grid, words::Words},
};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Signedness, Type, Value},
    lir,
    mir::ReduceKind,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{arith, nvvm, vector},
};

/// Work-items of a warp.
const WARP: i64 = 32;

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::SubgroupShuffleOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupShuffleXorOp<'_>>(converter, shuffle_xor)
        .add_conversion::<lir::SubgroupBroadcastOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupAnyOp<'_>>(converter, any)
        .add_conversion::<lir::SubgroupAllOp<'_>>(converter, every)
        .add_conversion::<lir::SubgroupBallotOp<'_>>(converter, ballot)
        .convert::<lir::SubgroupReduceOp<'_>>(converter, reduce);
}

fn shuffle<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    moved(op, operands, rewriter, "idx")
}

fn shuffle_xor<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    moved(op, operands, rewriter, "bfly")
}

/// Moves the words of a value, all by the same index.
fn moved<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>, kind: &str) -> bool {
    let &[value, index, members] = operands else {
        return untold(op);
    };
    let Some(kind) = kind_of(op, "shfl_kind", kind) else {
        return false;
    };
    let warp = Warp::new(rewriter.before(op), op);
    let members = warp.mask(members);
    let bound = warp.number(warp.bound());
    let words = Words::new(warp.b);
    let moved = words.of(value).into_iter().map(|word| {
        nvvm::ShflOp::build(&warp.b, warp.word, members, word, index, bound, kind, false).res()
    });
    let moved: Vec<_> = moved.collect();
    rewriter.replace(op, &[words.value(&moved, value.ty())]);
    true
}

fn any<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    vote(op, operands, rewriter, "any")
}

fn every<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    vote(op, operands, rewriter, "all")
}

fn vote<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>, kind: &str) -> bool {
    let &[condition, members] = operands else {
        return untold(op);
    };
    let warp = Warp::new(rewriter.before(op), op);
    let result = warp.vote(op, kind, op.result(0).ty(), (members, condition));
    if let Some(result) = result {
        rewriter.replace(op, &[result]);
    }
    result.is_some()
}

fn ballot<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[condition, members] = operands else {
        return untold(op);
    };
    let warp = Warp::new(rewriter.before(op), op);
    let Some(bits) = warp.vote(op, "ballot", warp.word, (members, condition)) else {
        return false;
    };
    let bits = match warp.first() {
        Some(first) => warp.a.binary(arith::ShRUIOp::NAME, bits, first),
        None => bits,
    };
    let zeros = warp.a.int(op.result(0).ty(), 0);
    let first = ir::dense_i64(op.context(), &[0]);
    let ballot = vector::InsertOp::build(&warp.b, zeros.ty(), bits, zeros, &[], first);
    rewriter.replace(op, &[ballot.result()]);
    true
}

/// Reductions of 32 bits; `--lir-shuffle-reductions` has replaced the others.
fn reduce<'c>(
    reduction: lir::SubgroupReduceOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = reduction.op();
    let &[value, members] = operands else {
        return untold(op);
    };
    let kind = instruction(reduction.kind()).and_then(|kind| kind_of(op, "redux_kind", kind));
    let Some(kind) = kind else { return false };
    let warp = Warp::new(rewriter.before(op), op);
    let members = warp.mask(members);
    let result = nvvm::ReduxOp::build(&warp.b, warp.word, value, kind, members, None, None);
    rewriter.replace(op, &[result.res()]);
    true
}

/// Reports an operation without a mask of participating work-items.
fn untold(op: Op<'_>) -> bool {
    op.error("has no mask of participating work-items; --lir-mask-subgroups adds it");
    false
}

/// A case of one of the dialect's enums, as an attribute.
fn kind_of<'c>(op: Op<'c>, family: &str, kind: &str) -> Option<Attribute<'c>> {
    Attribute::parse(op.context(), &format!("#nvvm<{family} {kind}>"))
}

/// The name of a 32-bit reduction in `redux.sync`; `None` if it lacks it.
fn instruction(kind: ReduceKind) -> Option<&'static str> {
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

/// Builds code for a warp, or for a subgroup that is a part of one.
pub struct Warp<'c> {
    b: Builder<'c>,
    a: Arithmetic<'c>,
    word: Type<'c>,
    size: i64,
}

impl<'c> Warp<'c> {
    /// The warp or subgroup of an operation.
    pub fn new(b: Builder<'c>, op: Op<'c>) -> Self {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let a = Arithmetic::new(b);
        let size = grid::size(op);
        Self { b, a, word, size }
    }

    /// The first lane of the subgroup, unless it is the whole warp.
    fn first(&self) -> Option<Value<'c>> {
        let is_part = self.size != WARP;
        is_part.then(|| {
            let starts = self.number(WARP - self.size);
            let lane = Nvptx::lane(&self.b);
            self.a.binary(arith::AndIOp::NAME, lane, starts)
        })
    }

    /// The mask of the lanes of some members.
    pub fn mask(&self, members: Value<'c>) -> Value<'c> {
        match self.first() {
            Some(first) => self.a.binary(arith::ShLIOp::NAME, members, first),
            None => members,
        }
    }

    /// The mask of the subgroup's lanes.
    pub fn all(&self) -> Value<'c> {
        self.mask(self.number(all(self.size)))
    }

    /// The operand of `shfl.sync` that keeps values inside the subgroup: the bits of a lane's number that
    /// identify the subgroup, and the maximum of the others.
    fn bound(&self) -> i64 {
        (WARP - self.size) << 8 | (WARP - 1)
    }

    /// A vote of some members on a condition.
    fn vote(
        &self,
        op: Op<'c>,
        kind: &str,
        ty: Type<'c>,
        (members, condition): (Value<'c>, Value<'c>),
    ) -> Option<Value<'c>> {
        let kind = kind_of(op, "vote_sync_kind", kind)?;
        Some(nvvm::VoteSyncOp::build(&self.b, ty, self.mask(members), condition, kind).res())
    }

    fn number(&self, value: i64) -> Value<'c> {
        self.a.int(self.word, value)
    }
}
