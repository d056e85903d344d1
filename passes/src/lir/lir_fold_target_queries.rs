//! `--lir-fold-target-queries`: answer what a module asks its target.
//!
//! ```mlir
//! %has = lir.target_supports "atomics"
//! scf.if %has {                                 // for c66x
//!   lir.atomic_add …                       →    %old = lir.load …
//! } else {                                      lir.store …
//!   %old = lir.load …
//!   lir.store …
//! }
//! ```
//!
//! `lir.target_supports` becomes a constant, and so does `lir.subgroup_size` where
//! the target has one size. What follows from them is computed: `arith`'s constants,
//! logic, comparisons and casts of integers. An `scf.if` whose condition is known
//! then is replaced by the arm it takes; the other goes, whatever it uses. A module
//! that asks nothing is left as it is.

use super::known_integers::KnownIntegers;
use crate::target::{Profile, recorded};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView},
    lir,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{arith, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-fold-target-queries",
    description: "Make constants of questions to the target and remove dead arms",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    parallel_for(module.context(), &top, |&op| {
        if asks(op) {
            Folding::new(profile).fold_regions(op);
        }
    });
}

fn asks(root: Op<'_>) -> bool {
    let mut found = false;
    root.walk_pre(|op| found |= is_question(op));
    found
}

fn is_question(op: Op<'_>) -> bool {
    [lir::TargetSupportsOp::NAME, lir::SubgroupSizeOp::NAME].contains(&op.name())
}

/// The folding of one function.
struct Folding<'c> {
    profile: &'static Profile,
    known: KnownIntegers<'c>,
}

impl<'c> Folding<'c> {
    fn new(profile: &'static Profile) -> Self {
        Self {
            profile,
            known: KnownIntegers::default(),
        }
    }

    fn fold_regions(&mut self, op: Op<'c>) {
        for block in op.regions().flat_map(|region| region.blocks()) {
            let mut next = block.first_op();
            while let Some(op) = next {
                next = self.fold(op);
            }
        }
    }

    /// Folds an operation; the one to go on with.
    fn fold(&mut self, op: Op<'c>) -> Option<Op<'c>> {
        if let Some(answer) = self.answer(op) {
            let next = op.next();
            let ty = op.result(0).ty();
            let value = ir::integer(ty, answer);
            let constant = arith::ConstantOp::build(&Builder::before(op), ty, value);
            self.known.learn(constant.op());
            op.result(0).replace_all_uses(constant.result());
            op.erase();
            return next;
        }
        if let Some(branch) = op.cast::<scf::IfOp<'c>>()
            && let Some(condition) = self.known.get(branch.condition())
        {
            return take_arm(branch, condition != 0);
        }
        self.known.learn(op);
        self.fold_regions(op);
        op.next()
    }

    /// The answer to a question that the profile decides.
    fn answer(&self, op: Op<'c>) -> Option<i64> {
        if let Some(query) = op.cast::<lir::TargetSupportsOp<'c>>() {
            return self.profile.answer(query.feature()).map(i64::from);
        }
        let size = self.profile.subgroup_size?;
        op.is::<lir::SubgroupSizeOp<'_>>()
            .then(|| i64::from(size.get()))
    }
}

/// Replaces a branch by one of its arms; the operation to go on with.
fn take_arm<'c>(branch: scf::IfOp<'c>, condition: bool) -> Option<Op<'c>> {
    let op = branch.op();
    let arm = match condition {
        true => branch.then_region(),
        false => branch.else_region(),
    };
    let mut first = None;
    for inner in arm.first_block().into_iter().flat_map(Block::ops) {
        if inner.is::<scf::YieldOp<'_>>() {
            for (result, value) in op.results().zip(inner.operands()) {
                result.replace_all_uses(value);
            }
        } else {
            inner.move_before(op);
            first.get_or_insert(inner);
        }
    }
    let next = first.or(op.next());
    op.erase();
    next
}
