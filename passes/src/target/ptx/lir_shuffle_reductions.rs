//! `--lir-shuffle-reductions`: subgroups reduce by passing values on.
//!
//! ```mlir
//! %r = lir.subgroup_reduce fadd %v : f32    →    %all = lir.subgroup_ballot %true
//!                                                %is_full = …        // all 32 take part
//!                                                %r = scf.if %is_full -> (f32) {
//!                                                  %a = lir.subgroup_shuffle_xor %v, %c16
//!                                                  %b = arith.addf %v, %a
//!                                                  …                 // 8, 4, 2, 1
//!                                                } else {
//!                                                  …                 // one after the other
//!                                                }
//! ```
//!
//! `redux.sync` reduces integers of 32 bits from sm_80 on (PTX ISA, "redux.sync"); those stay. In a
//! subgroup of which some work-items are missing, a tree would combine what nobody has given: there
//! it is a loop over those that take part.

use super::subgroups;
use crate::{
    lir::{
        arithmetic::Arithmetic, lir_expand_workgroup_collectives::combination,
        lir_loop_wide_reductions::one_by_one,
    },
    target::recorded,
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Signedness, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::{arith::CmpIPredicate, scf, vector},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-shuffle-reductions",
    description: "Reduce over subgroups by passing values on, where there is no instruction",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "math", "scf", "vector"],
    initialize: None,
    run,
};

/// The first architecture with `redux.sync`.
const FIRST_WITH_INSTRUCTION: u32 = 80;

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let Some(profile) = function.parent().and_then(recorded::profile) else {
        return;
    };
    let has_instruction = super::code::architecture(profile) >= FIRST_WITH_INSTRUCTION;
    let mut found = vec![];
    function.walk_pre(|op| {
        let reduction = op.cast::<lir::SubgroupReduceOp<'_>>();
        found.extend(reduction.filter(|it| !(has_instruction && is_instruction(*it))));
    });
    if found.is_empty() {
        pass.note_unchanged();
    }
    found.into_iter().for_each(expand);
}

fn is_instruction(reduction: lir::SubgroupReduceOp<'_>) -> bool {
    let width = reduction.value().ty().as_integer().map(|(width, _)| width);
    width == Some(32) && subgroups::instruction(reduction.kind()).is_some()
}

fn expand(reduction: lir::SubgroupReduceOp<'_>) {
    let op = reduction.op();
    let b = Builder::before(op);
    let types = [reduction.value().ty()];
    let choice = scf::IfOp::build(&b, &types, is_full(&b, op));
    let arms: [for<'c> fn(&Builder<'c>, lir::SubgroupReduceOp<'c>) -> Value<'c>; 2] =
        [tree, one_by_one];
    for (region, arm) in [choice.then_region(), choice.else_region()]
        .into_iter()
        .zip(arms)
    {
        let block = Block::new(&[]);
        region.append(block);
        let b = Builder::at_end(block, op.location());
        scf::YieldOp::build(&b, &[arm(&b, reduction)]);
    }
    reduction.result().replace_all_uses(choice.op().result(0));
    op.erase();
}

/// Whether all work-items that a subgroup has room for take part.
fn is_full<'c>(b: &Builder<'c>, op: Op<'c>) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let integer = |width| ir::integer_type(op.context(), width, Signedness::Signless);
    let word = integer(32);
    let ballot = lir::SubgroupBallotOp::build(b, ir::vector(4, word), a.int(integer(1), 1));
    let first = ir::dense_i64(op.context(), &[0]);
    let all = vector::ExtractOp::build(b, word, ballot.result(), &[], first).result();
    a.cmpi(CmpIPredicate::Eq, all, a.int(word, -1))
}

/// The same result for each work-item: both of a pair combine the same two values.
fn tree<'c>(b: &Builder<'c>, reduction: lir::SubgroupReduceOp<'c>) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let word = ir::integer_type(b.context(), 32, Signedness::Signless);
    let combination = combination(reduction.kind());
    let steps = [16, 8, 4, 2, 1].into_iter();
    steps.fold(reduction.value(), |value, distance| {
        let distance = a.int(word, distance);
        let other = lir::SubgroupShuffleXorOp::build(b, value.ty(), value, distance);
        a.binary(combination, value, other.result())
    })
}
