//! `--lir-fence-atomics`: turns ordered atomics into relaxed ones between fences.
//!
//! ```mlir
//! %old = lir.atomic_add %p, %v          lir.mem_fence mem_scope device semantics release
//!     ordering acq_rel scope device  →  %old = lir.atomic_add %p, %v ordering relaxed scope device
//!                                       lir.mem_fence mem_scope device semantics acquire
//! ```
//!
//! For targets whose fences have orderings that their atomics lack, as `atomics.orderings` of the
//! profile lists; a remark names each. A releasing atomic gets a fence before it, an acquiring one
//! a fence after it. A `seq_cst` atomic gets a fence of that ordering before it, which puts all
//! such operations in a single order. A fence that the target lacks becomes the next stronger one.
//! With `updates` all read-modify-write atomics are fenced: the functions of a language may be
//! relaxed where the target's instructions are not. Atomics of invocation scope need no ordering.

use crate::{
    analysis::taken,
    profile::{AtomicOperation, Profile, Synchronization, atomic_uses::AtomicUse, recorded},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op},
    lir,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-fence-atomics",
    description: "Put fences around atomics whose ordering the target's atomics lack",
    anchor: "func.func",
    options: &[UPDATES],
    dialects: &["lir"],
    initialize: None,
    concerns: Some(|census| census.is_ordered()),
    run,
};

/// Whether emitted read-modify-writes have no orderings, whatever the profile has.
pub const UPDATES: PassOption = PassOption {
    name: "updates",
    description: "Put fences around all read-modify-writes (default: false)",
    kind: OptionKind::Bool(false),
};

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let Some(profile) = function.parent().and_then(recorded::profile) else {
        return;
    };
    let updates = pass.bool_option(UPDATES.name);
    let mut found = vec![];
    function.walk_pre(|op| {
        if let Some(asks) = AtomicUse::of(op)
            && (!has_orderings(&profile, &asks) || updates && orders_update(&asks))
        {
            found.push((op, asks));
        }
    });
    if found.is_empty() {
        pass.note_unchanged();
    }
    for (op, asks) in &found {
        fence(*op, asks, &profile.synchronization);
    }
}

fn has_orderings(profile: &Profile, asks: &AtomicUse) -> bool {
    let fences = &profile.synchronization;
    let mut orderings = asks.orderings.iter();
    orderings.all(|&ordering| profile.atomics.has_ordering(ordering, fences))
}

/// Whether an atomic is an ordered read-modify-write.
fn orders_update(asks: &AtomicUse) -> bool {
    let mut orderings = asks.orderings.iter();
    !matches!(
        asks.operation,
        AtomicOperation::Load | AtomicOperation::Store
    ) && orderings.any(|&ordering| ordering != MemoryOrdering::Relaxed)
}

fn fence(op: Op<'_>, asks: &AtomicUse, has: &Synchronization) {
    use MemoryOrdering as O;
    let asks_for = |any: &[O]| asks.orderings.iter().any(|ordering| any.contains(ordering));
    if asks.scope != MemoryScope::Invocation {
        taken::remark(op, "a relaxed one between fences");
        let before = Builder::before(op);
        if asks_for(&[O::SeqCst]) {
            build(&before, O::SeqCst, asks.scope, has);
        } else if asks_for(&[O::Release, O::AcqRel]) {
            build(&before, O::Release, asks.scope, has);
        }
        let loads = asks.operation != AtomicOperation::Store;
        if let Some(next) = op.next()
            && loads
            && asks_for(&[O::Acquire, O::AcqRel, O::SeqCst])
        {
            let behind = Builder::before(next).with_location(op.location());
            build(&behind, O::Acquire, asks.scope, has);
        }
    }
    if let Some(access) = lir::memory_access(op) {
        access.relax();
    }
}

/// A fence of an ordering, or of the weakest stronger one that the target has.
fn build(b: &Builder<'_>, ordering: MemoryOrdering, scope: MemoryScope, has: &Synchronization) {
    use MemoryOrdering as O;
    let enough: &[O] = match ordering {
        O::SeqCst => &[O::SeqCst],
        _ => &[ordering, O::AcqRel, O::SeqCst],
    };
    let found = enough.iter().find(|&&one| has.orderings.contains(one));
    lir::MemFenceOp::build(b, scope, found.copied().unwrap_or(ordering));
}
