//! `--lir-lock-atomics`: expands atomics into critical sections if the target has none.
//!
//! ```mlir
//! %old = lir.atomic_add %p, %v        lir.begin_critical_section
//!     ordering relaxed             →  %old = lir.load %p align 4
//!     scope device                    %new = arith.addi %old, %v
//!                                     lir.store %p, %new align 4
//!                                     lir.end_critical_section
//! ```
//!
//! This is the fallback that `--allow-atomic-fallback` permits, for profiles with atomics as a
//! fallback. For profiles with both atomics and critical sections, it applies to the widths of
//! which some atomic of the module is not supported, usually 64 bits: all atomics of such a width
//! become sections, because native ones would not wait for a section. Other modules do not change.
//! A section is a stronger ordering than any atomic needs. An atomic inside a section needs none of
//! its own; a function called from one must not contain atomics, because sections do not nest. A
//! remark names each expansion, and the function records it in `lir.fallbacks`.

use super::locked_updates;
use crate::{
    analysis::taken,
    profile::{Permissions, Profile, Scalar, Tier, atomic_uses::AtomicUse, fallbacks, recorded},
};
use gir_dialects::{
    common::Feature,
    ir::{Block, Builder, Op, OpView},
    lir,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::func,
};
use std::collections::{BTreeMap, BTreeSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lock-atomics",
    description: "Expand atomics that the target lacks into critical sections, if that is permitted",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    if !lock(pass.op()) {
        pass.note_unchanged();
    }
}

/// Runs the pass on a module; returns false if it does not apply.
fn lock(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let permissions = Permissions::of(module);
    let fallback = fallbacks::of(&profile, Feature::Atomics);
    let is_for_all = fallback
        .as_ref()
        .is_some_and(|fallback| fallback.is_permitted(permissions));
    let is_for_some = profile.locks_atomics() && permissions.allow_locks();
    if !is_for_all && !is_for_some {
        return false;
    };
    let functions: Vec<func::FuncOp<'_>> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(Op::cast)
        .collect();
    let widths = missing_widths(&profile, &functions);
    let is_locked = |op: Op<'_>| {
        is_for_all || AtomicUse::of(op).is_some_and(|asks| widths.contains(&asks.ty.bits()))
    };
    let found: Vec<_> = functions
        .iter()
        .map(|&function| (function, atomics(function.op(), &is_locked)))
        .filter(|(_, atomics)| !atomics.is_empty())
        .collect();
    if found.is_empty() {
        return false;
    }
    let what = fallback.map_or("a critical section", |fallback| fallback.what);
    let lacking = match is_for_all {
        true => "atomics",
        false => "such atomics of this width",
    };
    let from_sections = reached_from_sections(&functions);
    parallel_for(module.context(), &found, |(function, atomics)| {
        if from_sections.contains(function.sym_name()) {
            atomics[0].unsupported("would be a critical section, but its function is called from within one, where no other can start; move the atomic out of the function");
            return;
        }
        atomics
            .iter()
            .for_each(|&op| lock_one(op, &profile, what, lacking));
    });
    true
}

/// The widths of which some atomic is not supported, as integer types.
fn missing_widths(profile: &Profile, functions: &[func::FuncOp<'_>]) -> BTreeSet<Scalar> {
    let mut widths = BTreeSet::new();
    for function in functions {
        function.op().walk_pre(|op| {
            if let Some(asks) = AtomicUse::of(op)
                && !profile.atomics.has(asks.ty, asks.operation)
            {
                widths.insert(asks.ty.bits());
            }
        });
    }
    widths
}

fn atomics<'c>(function: Op<'c>, is_locked: &dyn Fn(Op<'c>) -> bool) -> Vec<Op<'c>> {
    let mut found = vec![];
    function.walk_pre(|op| {
        if locked_updates::is_atomic(op) && is_locked(op) {
            found.push(op);
        }
    });
    found
}

fn lock_one(op: Op<'_>, profile: &Profile, what: &'static str, lacking: &str) {
    let target = &profile.name;
    let price = match profile.tier {
        Tier::Fpga => "takes logic for each variable",
        Tier::Full | Tier::Dsp => "may take 10 to 100 times as long",
    };
    op.remark(format!(
        "becomes {what}, which {price}: target '{target}' has no {lacking}; reduce within the work-item or the workgroup first"
    ));
    taken::note(op, what);
    let b = Builder::before(op);
    let is_locked = is_in_section(op);
    if !is_locked {
        lir::BeginCriticalSectionOp::build(&b);
    }
    let result = locked_updates::build(&b, op);
    if !is_locked {
        lir::EndCriticalSectionOp::build(&b);
    }
    if let Some(result) = result {
        op.result(0).replace_all_uses(result);
    }
    op.erase();
}

/// Whether an operation, or one around it, is in a critical section.
fn is_in_section(op: Op<'_>) -> bool {
    let mut inner = Some(op);
    while let Some(op) = inner {
        if starts_before(op) {
            return true;
        }
        inner = op.parent();
    }
    false
}

/// Whether a section starts before an operation in its block and ends after it.
fn starts_before(op: Op<'_>) -> bool {
    let mut is_open = false;
    for other in op.block().into_iter().flat_map(Block::ops) {
        if other == op {
            return is_open;
        }
        match other.name() {
            lir::BeginCriticalSectionOp::NAME => is_open = true,
            lir::EndCriticalSectionOp::NAME => is_open = false,
            _ => {}
        }
    }
    false
}

/// The functions called from within a critical section, directly or not.
fn reached_from_sections<'c>(functions: &[func::FuncOp<'c>]) -> BTreeSet<&'c str> {
    let mut calls = BTreeMap::<&str, Vec<&str>>::new();
    let mut rest = vec![];
    for function in functions {
        function.op().walk_pre(|op| {
            if let Some(call) = op.cast::<func::CallOp<'c>>() {
                calls
                    .entry(function.sym_name())
                    .or_default()
                    .push(call.callee());
                rest.extend(is_in_section(op).then_some(call.callee()));
            }
        });
    }
    let mut reached = BTreeSet::new();
    while let Some(name) = rest.pop() {
        if reached.insert(name) {
            rest.extend(calls.get(name).into_iter().flatten());
        }
    }
    reached
}
