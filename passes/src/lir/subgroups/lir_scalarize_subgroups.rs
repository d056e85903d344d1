//! `--lir-scalarize-subgroups`: lowers subgroup operations for subgroups of one work-item.
//!
//! ```mlir
//! %s = lir.subgroup_reduce add %v     →  // %s is %v
//! %a = lir.subgroup_any %c               // %a is %c
//! ```
//!
//! It applies to profiles whose subgroups are lowered to one work-item each, and as the fallback
//! that `--allow-gpu-fallback` permits to those that support it as a fallback; other modules do not
//! change, nor do kernels that specify another size. Since there is no other work-item, any value
//! of another one is the own one; a barrier of a subgroup is a fence. A remark names each fallback,
//! and the function records it in `lir.fallbacks`.

use super::{collectives, subgroup_widths::SubgroupWidths};
use crate::{
    analysis::taken,
    lir::arithmetic::Arithmetic,
    profile::{Permissions, Profile, Support, fallbacks::Fallback, recorded},
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
    description: "Lower subgroup operations for subgroups of one work-item",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    if !scalarize(pass.op()) {
        pass.note_unchanged();
    }
}

/// Runs the pass on a module; returns false if it does not apply.
fn scalarize(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let Some(is_fallback) = applies(&profile, Permissions::of(module)) else {
        return false;
    };
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    let widths = SubgroupWidths::new(&profile, &top);
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

/// Whether the lowering applies to a profile, and whether it is a fallback.
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

/// The own condition as bit 0 of the first word.
fn ballot<'c>(b: Builder<'c>, op: Op<'c>) -> Value<'c> {
    let a = Arithmetic::new(b);
    let word = a.integer_like(op.operand(0).ty(), 32);
    let first = a.create(arith::ExtUIOp::NAME, &[op.operand(0)], word);
    let zero = a.int(word, 0);
    vector::FromElementsOp::build(&b, op.result(0).ty(), &[first, zero, zero, zero]).dest()
}
