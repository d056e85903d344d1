//! `--lir-loop-wide-reductions`: expands 64-bit subgroup reductions into loops over the work-items.
//!
//! ```mlir
//! %r = lir.subgroup_reduce add %v : i64    →    %ballot = lir.subgroup_ballot %true
//!                                               %all = …                     // in 64 bits
//!                                               %first = math.cttz %all : i64
//!                                               %mine = lir.subgroup_shuffle %v, %first
//!                                               %others = arith.andi %all, %all_minus_one
//!                                               %r = scf.while (…) …         // one after the other
//! ```
//!
//! For targets that reduce numbers of up to 32 bits only, Metal among them (MSL, section 6.9.2).
//! All participants execute the loop together, as each of them has the same ballot.

use super::among::Among;
use crate::{
    analysis::{reductions::combination, taken},
    lir::arithmetic::Arithmetic,
};
use gir_dialects::{
    ir::{self, Block, Builder, OpView, Signedness, Type, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        math, scf, vector,
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-loop-wide-reductions",
    description: "Expand 64-bit subgroup reductions into loops over the work-items",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "math", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut found = vec![];
    pass.op().walk_pre(|op| {
        let reduction = op.cast::<lir::SubgroupReduceOp<'_>>();
        found.extend(reduction.filter(|reduction| is_wide(reduction.value().ty())));
    });
    if found.is_empty() {
        pass.note_unchanged();
    }
    found.into_iter().for_each(expand);
}

fn is_wide(ty: Type<'_>) -> bool {
    ty.as_integer().is_some_and(|(bits, _)| bits == 64)
}

fn expand(reduction: lir::SubgroupReduceOp<'_>) {
    let b = Builder::before(reduction.op());
    let result = taken::expansion(reduction.op(), || one_by_one(&b, reduction, MOST));
    reduction.result().replace_all_uses(result);
    reduction.op().erase();
}

/// The maximum number of work-items of a subgroup for the loop.
const MOST: i64 = 64;

/// The reduction over a subgroup of at most `size` work-items, 64 or less, in a loop over the
/// participants.
pub fn one_by_one<'c>(
    b: &Builder<'c>,
    reduction: lir::SubgroupReduceOp<'c>,
    size: i64,
) -> Value<'c> {
    let among = Among::of(reduction.op());
    let all = active(b, among, size);
    let round = Round {
        among,
        value: reduction.value(),
        combination: combination(reduction.kind()),
    };
    let first = round.lowest(b, all);
    let others = without_lowest(b, all);
    round.repeat(b, [others, first])
}

/// A mask of the participants: one word, or 64 bits.
fn active<'c>(b: &Builder<'c>, among: Among<'c>, size: i64) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let integer = |width| ir::integer_type(b.context(), width, Signedness::Signless);
    let (flag, word, wide) = (integer(1), integer(32), integer(64));
    let ballot = among.ballot(b, a.int(flag, 1));
    let part = |lane| {
        let position = ir::dense_i64(b.context(), &[lane]);
        vector::ExtractOp::build(b, word, ballot, &[], position).result()
    };
    if size <= 32 {
        return part(0);
    }
    let [low, high] = [0, 1].map(|lane| a.create(arith::ExtUIOp::NAME, &[part(lane)], wide));
    let high = a.binary(arith::ShLIOp::NAME, high, a.int(wide, 32));
    a.binary(arith::OrIOp::NAME, low, high)
}

/// Clears the lowest set bit.
fn without_lowest<'c>(b: &Builder<'c>, bits: Value<'c>) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let less = a.binary(arith::SubIOp::NAME, bits, a.int(bits.ty(), 1));
    a.binary(arith::AndIOp::NAME, bits, less)
}

/// A round of the loop.
struct Round<'c> {
    among: Among<'c>,
    value: Value<'c>,
    combination: &'static str,
}

impl<'c> Round<'c> {
    /// The value of the work-item at the lowest set bit.
    fn lowest(&self, b: &Builder<'c>, bits: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let context = self.value.ty().ctx();
        let word = ir::integer_type(context, 32, Signedness::Signless);
        let lane = a.create(math::CountTrailingZerosOp::NAME, &[bits], bits.ty());
        let lane = match lane.ty() == word {
            true => lane,
            false => a.create(arith::TruncIOp::NAME, &[lane], word),
        };
        self.among.shuffle(b, self.value, lane)
    }

    /// The result of the loop for these initial bits and this initial value.
    fn repeat(&self, b: &Builder<'c>, initial: [Value<'c>; 2]) -> Value<'c> {
        let types = initial.map(|value| value.ty());
        let places = types.map(|ty| (ty, b.location()));
        let new = scf::WhileOp::build(b, &types, &initial);
        let (before, after) = (Block::new(&places), Block::new(&places));
        new.before().append(before);
        new.after().append(after);
        let test = Builder::at_end(before, b.location());
        let bits = before.argument(0);
        let zero = Arithmetic::new(test).int(bits.ty(), 0);
        let is_more = Arithmetic::new(test).cmpi(CmpIPredicate::Ne, bits, zero);
        scf::ConditionOp::build(&test, is_more, &[bits, before.argument(1)]);
        let body = Builder::at_end(after, b.location());
        let (bits, so_far) = (after.argument(0), after.argument(1));
        let other = self.lowest(&body, bits);
        let next = Arithmetic::new(body).binary(self.combination, so_far, other);
        scf::YieldOp::build(&body, &[without_lowest(&body, bits), next]);
        new.op().result(1)
    }
}
