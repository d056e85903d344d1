//! `--lir-shuffle-reductions`: expands subgroup reductions into shuffles.
//!
//! ```mlir
//! %r = lir.subgroup_reduce fadd %v           →  %all = lir.subgroup_ballot %true among %m
//!        among %m : f32                         %is_full = …        // all 32 take part
//!                                               %r = scf.if %is_full -> (f32) {
//!                                                 %a = lir.subgroup_shuffle_xor %v, %c16 among %m
//!                                                 %b = arith.addf %v, %a
//!                                                 …                 // 8, 4, 2, 1
//!                                               } else {
//!                                                 …                 // one after the other
//!                                               }
//! ```
//!
//! Reductions for which the profile has an instruction (`subgroups.i32`) stay. If some work-items
//! of a subgroup are missing, a tree would combine values that nobody has provided: then the
//! reduction is a loop over the participants. No test is needed if `--lir-mask-subgroups` has found
//! that all participate and the workgroup consists of whole subgroups.

use super::{among::Among, lir_loop_wide_reductions::one_by_one, lir_mask_subgroups::all};
use crate::{
    analysis::{reductions::combination, taken},
    lir::{
        arithmetic::Arithmetic,
        workgroup_sizes::{self, WorkgroupSize},
    },
    profile::{Profile, recorded},
};
use gir_dialects::{
    ir::{self, AttributeExt as _, Block, Builder, Op, OpView as _, Signedness, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf, vector,
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-shuffle-reductions",
    description: "Expand subgroup reductions without an instruction into shuffles",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "math", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

/// The maximum number of work-items of a subgroup for a tree: the number of bits of two words of a
/// ballot.
const MOST: i64 = 64;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return pass.note_unchanged();
    };
    let Some(own) = profile.subgroup_size.map(|size| i64::from(size.get())) else {
        return pass.note_unchanged();
    };
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<func::FuncOp<'_>> = top.filter_map(Op::cast).collect();
    let mut found = vec![];
    for &function in &functions {
        function.op().walk_pre(|op| {
            let reduction = op.cast::<lir::SubgroupReduceOp<'_>>();
            let others = reduction.filter(|it| !is_instruction(*it, &profile));
            found.extend(others.map(|it| (function.sym_name(), it)));
        });
    }
    if found.is_empty() {
        return pass.note_unchanged();
    }
    let sizes = workgroup_sizes::by_function(&functions);
    for (function, reduction) in found {
        Reduction::of(reduction, own, sizes.get(function).copied()).expand();
    }
}

fn is_instruction(reduction: lir::SubgroupReduceOp<'_>, profile: &Profile) -> bool {
    let width = reduction.value().ty().as_integer().map(|(width, _)| width);
    width == Some(32) && profile.subgroups.i32.contains(reduction.kind())
}

/// A reduction, and its subgroup.
struct Reduction<'c> {
    reduction: lir::SubgroupReduceOp<'c>,
    among: Among<'c>,
    /// The number of work-items of the subgroup.
    size: i64,
    /// Whether the workgroup consists of whole subgroups.
    is_whole: bool,
}

impl<'c> Reduction<'c> {
    fn of(
        reduction: lir::SubgroupReduceOp<'c>,
        own: i64,
        workgroup: Option<WorkgroupSize>,
    ) -> Self {
        let among = Among::of(reduction.op());
        let size = among.part.and_then(|part| part.as_int()).unwrap_or(own);
        let is_whole = match workgroup {
            Some(WorkgroupSize::One(extents)) => extents.iter().product::<i64>() % size == 0,
            _ => false,
        };
        Self {
            reduction,
            among,
            size,
            is_whole,
        }
    }

    fn expand(&self) {
        let op = self.reduction.op();
        let b = Builder::before(op);
        let result = taken::expansion(op, || {
            if self.size > MOST {
                one_by_one(&b, self.reduction, self.size)
            } else if self.is_whole && self.is_among_all() {
                self.tree(&b)
            } else {
                self.choice(&b)
            }
        });
        self.reduction.result().replace_all_uses(result);
        op.erase();
    }

    /// Whether its mask names all possible work-items of a subgroup.
    fn is_among_all(&self) -> bool {
        let maker = self.among.members.and_then(Value::defining_op);
        let constant = maker.and_then(Op::cast::<arith::ConstantOp<'c>>);
        let members = constant.and_then(|constant| constant.value().as_int());
        members.is_some_and(|members| (members ^ all(self.size)) & all(32) == 0)
    }

    /// A tree if all work-items participate, otherwise a loop over the participants.
    fn choice(&self, b: &Builder<'c>) -> Value<'c> {
        let types = [self.reduction.value().ty()];
        let choice = scf::IfOp::build(b, &types, self.is_full(b));
        let arm = |region: ir::Region<'c>| {
            let block = Block::new(&[]);
            region.append(block);
            Builder::at_end(block, b.location())
        };
        let full = arm(choice.then_region());
        scf::YieldOp::build(&full, &[self.tree(&full)]);
        let others = arm(choice.else_region());
        scf::YieldOp::build(&others, &[one_by_one(&others, self.reduction, self.size)]);
        choice.op().result(0)
    }

    /// Whether all possible work-items of a subgroup participate.
    fn is_full(&self, b: &Builder<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let integer = |width| ir::integer_type(b.context(), width, Signedness::Signless);
        let word = integer(32);
        let ballot = self.among.ballot(b, a.int(integer(1), 1));
        let part = |number: i64| {
            let place = ir::dense_i64(b.context(), &[number]);
            vector::ExtractOp::build(b, word, ballot, &[], place).result()
        };
        let (given, size) = match self.size {
            64 => (a.binary(arith::AndIOp::NAME, part(0), part(1)), 32),
            size => (part(0), size),
        };
        a.cmpi(CmpIPredicate::Eq, given, a.int(word, all(size)))
    }

    /// A butterfly, which has the same result for each work-item: both of a pair combine the same
    /// two values.
    fn tree(&self, b: &Builder<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let combination = combination(self.reduction.kind());
        let steps = (0..self.size.trailing_zeros()).rev();
        steps.fold(self.reduction.value(), |value, step| {
            let other = self.among.shuffle_xor(b, value, a.int(word, 1 << step));
            a.binary(combination, value, other)
        })
    }
}
