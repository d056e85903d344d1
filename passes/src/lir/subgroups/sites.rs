//! Finding subgroup operations, and checking that all work-items of the workgroup reach them.

use crate::{
    analysis::uniformity::{Analysis, Arrival, Cause, Group},
    lir::subgroups::collectives,
    profile::Profile,
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Op, OpView},
    lir,
    upstream::func::{CallOp, FuncOp},
};
use std::collections::{HashMap, HashSet};

/// Operations that query a position in the subgroup, or its size.
const PLACES: [&str; 4] = [
    lir::SubgroupIdOp::NAME,
    lir::SubgroupSizeOp::NAME,
    lir::SubgroupLocalIdOp::NAME,
    lir::NumSubgroupsOp::NAME,
];

/// Whether the work-items of a subgroup synchronise at an operation.
fn joins(op: Op<'_>) -> bool {
    let barrier = op.cast::<lir::BarrierOp<'_>>();
    let is_subgroups = |barrier: lir::BarrierOp<'_>| barrier.exec_scope() == MemoryScope::Subgroup;
    collectives::OF_SUBGROUP.contains(&op.name()) || barrier.is_some_and(is_subgroups)
}

/// The subgroup operations of a function.
pub fn operations(function: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    function.walk_pre(|op| {
        if joins(op) || PLACES.contains(&op.name()) {
            found.push(op);
        }
    });
    found
}

/// The operations of a function at which work-items synchronise, and its calls.
pub type Meetings<'c> = (Vec<Op<'c>>, Vec<CallOp<'c>>);

/// Collects those of a function; `joins` tells whether work-items synchronise at an operation.
pub fn meetings<'c>(function: FuncOp<'c>, joins: fn(Op<'_>) -> bool) -> Meetings<'c> {
    let (mut joining, mut calls) = (vec![], vec![]);
    function.op().walk_pre(|op| {
        joining.extend(joins(op).then_some(op));
        calls.extend(op.cast::<CallOp<'c>>());
    });
    (joining, calls)
}

/// Reports operations, and calls that lead to one, that only some work-items of a workgroup may
/// reach.
pub fn check<'c>(module: Op<'c>, functions: &[FuncOp<'c>], profile: &Profile) {
    let all: Vec<_> = functions.iter().map(|&one| meetings(one, joins)).collect();
    let leading = leading(functions, &all);
    let mut analysis = Analysis::of_all(module);
    for (joining, calls) in &all {
        let calls = calls.iter().filter(|call| leading.contains(call.callee()));
        let calls = calls.map(|call| (call.op(), "leads to an exchange"));
        let joining = joining.iter().map(|&op| (op, "is an exchange"));
        for (op, what) in joining.chain(calls) {
            let path = analysis.path(op, Group::Workgroup);
            if matches!(path.arrival, Arrival::Unproved | Arrival::NeverAll) {
                refuse(op, what, path.cause, profile);
            }
        }
    }
}

/// The functions in which work-items synchronise, directly or by calls.
pub fn leading<'c>(functions: &[FuncOp<'c>], all: &[Meetings<'c>]) -> HashSet<&'c str> {
    let mut callers = HashMap::<&str, Vec<&str>>::new();
    let mut pending = vec![];
    for (function, (joining, calls)) in std::iter::zip(functions, all) {
        let name = function.sym_name();
        pending.extend((!joining.is_empty()).then_some(name));
        for call in calls {
            callers.entry(call.callee()).or_default().push(name);
        }
    }
    let mut leading = HashSet::new();
    while let Some(name) = pending.pop() {
        if leading.insert(name) {
            pending.extend(callers.get(name).into_iter().flatten());
        }
    }
    leading
}

fn refuse(op: Op<'_>, what: &str, cause: Option<Cause<'_>>, profile: &Profile) {
    let target = &profile.name;
    let message = format!(
        "{what} through shared memory, because target '{target}' has no subgroups, and may be in divergent control flow, where some work-items of the workgroup reach it and others do not; move it to where all of them pass"
    );
    let notes = cause.map(|cause| {
        let what = match cause.is_loop {
            true => "this decides how often a loop runs, and may differ between work-items",
            false => "this may differ between work-items",
        };
        (cause.condition.location(), what.to_owned())
    });
    op.error_with_notes(message, notes.as_slice());
}
