//! `--lir-scalarize-subgroups`: subgroup operations where each work-item is a subgroup.
//!
//! ```mlir
//! %s = lir.subgroup_reduce add %v     →  // %s is %v
//! %a = lir.subgroup_any %c               // %a is %c
//! ```
//!
//! It is the lowering of profiles that make subgroups of one work-item, and the
//! fallback that `--allow-gpu-fallback` permits for those that may; other modules
//! stay as they are, and so do kernels that state another size. A value of another work-item is the own one, for there is no
//! other; a barrier of a subgroup is a fence. A remark says where a fallback is
//! taken, and the function records it in `lir.fallbacks`.

use super::{collectives, subgroup_widths::SubgroupWidths};
use crate::{
    analysis::taken,
    lir::arithmetic::Arithmetic,
    profile::{
        Profile, Support,
        fallbacks::Fallback,
        recorded::{self, Permissions},
    },
};
use gir_dialects::{
    common::{Feature, MemoryOrdering, MemoryScope},
    ir::{Block, Builder, Op, OpView, Value},
    lir,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{arith, vector},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-scalarize-subgroups",
    description: "Compute subgroup operations where each work-item is a subgroup",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "vector"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    if !scalarize(pass.op()) {
        pass.note_unchanged();
    }
}

/// Does the work of the pass on a module; false if there is none.
pub fn scalarize(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let Some(is_fallback) = applies(profile, Permissions::of(module)) else {
        return false;
    };
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    let widths = SubgroupWidths::new(profile, &top);
    parallel_for(module.context(), &top, |&root| {
        if widths.of(root) != Some(1) {
            return;
        }
        for op in subgroup_operations(root) {
            if is_fallback {
                op.remark(format!(
                    "is computed for a subgroup of one work-item: target '{}' has no others",
                    profile.name
                ));
                taken::note(op, "a subgroup of one work-item");
            }
            replace(op);
        }
    });
    true
}

/// Whether subgroups are made of one work-item, and whether that is a fallback.
fn applies(profile: &Profile, permissions: Permissions) -> Option<bool> {
    profile.subgroup_size.filter(|size| size.get() == 1)?;
    match profile.support(Feature::Subgroups) {
        Support::Lowered => Some(false),
        Support::Fallback => {
            Fallback::permitted(profile, Feature::Subgroups, permissions).map(|_| true)
        }
        _ => None,
    }
}

fn subgroup_operations(root: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    root.walk_pre(|op| {
        let joins_subgroup = op
            .cast::<lir::BarrierOp<'_>>()
            .is_some_and(|barrier| barrier.exec_scope() == MemoryScope::Subgroup);
        if joins_subgroup || collectives::OF_SUBGROUP.contains(&op.name()) {
            found.push(op);
        }
    });
    found
}

fn replace(op: Op<'_>) {
    let b = Builder::before(op);
    if let Some(barrier) = op.cast::<lir::BarrierOp<'_>>() {
        let (scope, semantics) = (barrier.mem_scope(), barrier.semantics());
        if scope != MemoryScope::Invocation && semantics != MemoryOrdering::Relaxed {
            lir::MemFenceOp::build(&b, scope, semantics);
        }
        return op.erase();
    }
    let value = match op.name() {
        lir::SubgroupBallotOp::NAME => ballot(b, op),
        _ => op.operand(0),
    };
    op.result(0).replace_all_uses(value);
    op.erase();
}

/// Bit 0 of the first word is the own condition.
fn ballot<'c>(b: Builder<'c>, op: Op<'c>) -> Value<'c> {
    let a = Arithmetic::new(b);
    let word = a.integer_like(op.operand(0).ty(), 32);
    let first = a.create(arith::ExtUIOp::NAME, &[op.operand(0)], word);
    let zero = a.int(word, 0);
    vector::FromElementsOp::build(&b, op.result(0).ty(), &[first, zero, zero, zero]).dest()
}
