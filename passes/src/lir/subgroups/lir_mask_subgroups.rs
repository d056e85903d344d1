//! `--lir-mask-subgroups`: adds the mask of participating members to subgroup operations.
//!
//! ```mlir
//! %a = lir.subgroup_shuffle %v, %i : f32       %all = arith.constant -1 : i32
//!                                              %a = lir.subgroup_shuffle %v, %i among %all : f32
//! scf.if %c {                             →    %ballot = lir.subgroup_ballot %c among %all …
//!                                              %then = vector.extract %ballot[0] …
//!                                              scf.if %c {
//!   %s = lir.subgroup_reduce add %v : i32        %s = lir.subgroup_reduce add %v among %then : i32
//! }                                            }
//! ```
//!
//! For targets whose instructions need a mask of the work-items to wait for, such as those of
//! NVIDIA that end in `.sync`. The members follow from control flow: all work-items at the start of
//! a kernel; in an arm of a branch those that take it; in a round of a loop those that continue;
//! and after a branch or loop the members before it. If the condition is uniform in the subgroup
//! ([`crate::analysis::uniformity`]), the mask does not change; otherwise the members that reach
//! the branch vote, and so do those in a loop at the end of each round. A function called where
//! some members may be missing takes the mask as its last parameter.
//!
//! Thus each member that an operation names reaches that operation with the same mask, however the
//! hardware schedules the work-items: on a processor with a program counter per work-item, those
//! that happen to be active at the same time (`activemask`) are not necessarily the members.
//!
//! Kernels that request subgroups smaller than the target's get parts of those: `lir.subgroup_size`
//! on their subgroup operations states the size.

use super::{
    among::Among,
    collectives,
    members::{Following, Plan},
    sites,
    subgroup_widths::SubgroupWidths,
};
use crate::{
    lir::{arithmetic::Arithmetic, globals::threaded_values::extend_signature},
    profile::{Execution, Profile, recorded},
};
use gir_dialects::{
    common::Feature,
    ir::{self, Block, Builder, Op, OpView as _, Signedness},
    names,
    pass::{PassInfo, PassRun},
    upstream::func::FuncOp,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-mask-subgroups",
    description: "Add the mask of participating members to subgroup operations",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "vector"],
    initialize: None,
    concerns: None,
    run,
};

/// The number of bits of a mask.
const MOST: i64 = 32;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let profile = recorded::profile(module);
    let applied = profile.and_then(|profile| {
        let own = width(&profile)?;
        Some((profile, own))
    });
    let found = applied.and_then(|(profile, own)| mask(module, &profile, own));
    if found.is_none() {
        pass.note_unchanged();
    }
}

/// The subgroup size of a target that uses masks.
fn width(profile: &Profile) -> Option<i64> {
    let has_own =
        profile.execution == Execution::Threads && profile.support(Feature::Subgroups).is_native();
    let size = profile.subgroup_size.filter(|_| has_own)?;
    Some(i64::from(size.get())).filter(|size| *size <= MOST)
}

/// Runs the pass on a module; `None` if it does not apply, or after an error.
fn mask(module: Op<'_>, profile: &Profile, own: i64) -> Option<()> {
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    let functions: Vec<FuncOp<'_>> = top.iter().filter_map(|op| op.cast()).collect();
    let found = functions.iter();
    let found: Vec<_> = found
        .map(|function| (*function, sites::operations(function.op())))
        .collect();
    if found.iter().all(|(_, ops)| ops.is_empty()) {
        return None;
    }
    let widths = SubgroupWidths::new(profile, &top);
    let mut sizes = vec![];
    for (function, ops) in &found {
        sizes.push(match ops.first() {
            Some(op) => known(*op, widths.of(function.op()))?,
            None => widths.of(function.op()).unwrap_or(own),
        });
    }
    let plan = Plan::of(module, &functions)?;
    for ((function, ops), size) in std::iter::zip(&found, sizes) {
        if size != own {
            ops.iter().for_each(|op| mark(*op, size));
        }
        follow(*function, &plan, size, size != own);
    }
    Some(())
}

/// The only subgroup size; `None` after an error at `op`.
fn known(op: Op<'_>, size: Option<i64>) -> Option<i64> {
    if size.is_none() {
        op.error(
            "is reached from kernels with different sizes of subgroups; make a function for each",
        );
    }
    size
}

/// Marks an operation whose subgroup is a part of the target's.
fn mark(op: Op<'_>, size: i64) {
    let word = ir::integer_type(op.context(), 32, Signedness::Signless);
    op.set_attribute(names::LIR_SUBGROUP_SIZE, ir::integer(word, size));
}

/// Adds the mask to the operations of a function.
fn follow<'c>(function: FuncOp<'c>, plan: &Plan<'c>, size: i64, is_part: bool) {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    if !plan.holds(op) && !plan.takes_members(function.sym_name()) {
        return;
    }
    let word = ir::integer_type(op.context(), 32, Signedness::Signless);
    let members = match plan.takes_members(function.sym_name()) {
        true => {
            extend_signature(function, &[word]);
            entry.add_argument(word, op.location())
        }
        false => {
            let b = Builder::at_start(entry, op.location());
            Arithmetic::new(b).int(word, all(size))
        }
    };
    let part = is_part.then(|| ir::integer(word, size));
    Following { plan, part }.block(entry, members);
}

/// A mask with a bit for each work-item of a subgroup.
pub fn all(size: i64) -> i64 {
    (1 << size) - 1
}

/// Whether an operation is a subgroup collective without a mask.
pub fn is_untold(op: Op<'_>) -> bool {
    collectives::OF_SUBGROUP.contains(&op.name()) && Among::of(op).members.is_none()
}
