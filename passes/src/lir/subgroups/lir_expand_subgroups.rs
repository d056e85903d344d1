//! `--lir-expand-subgroups`: expands subgroup operations into exchanges through shared memory.
//!
//! ```mlir
//! %r = lir.subgroup_shuffle %v, %i : f32    →    %mine = lir.gep %slots[%number] stride 4
//!                                                lir.store %mine, %v align 4
//!                                                lir.barrier …
//!                                                … // the lane's slot, or the own one
//!                                                %r = lir.load %there align 4
//!                                                lir.barrier …
//! ```
//!
//! It applies to profiles whose work-items are threads and whose subgroups have to be emulated;
//! other modules do not change. A subgroup is a run of consecutive work-items of the workgroup, as
//! many as the kernel specifies, or else the profile. A reduction, a vote or a ballot is a loop
//! over its slots, from the first to the last; a work-item that does not exist provides the
//! reader's own value. A barrier of a subgroup becomes one of the workgroup.
//!
//! All work-items of the workgroup must therefore reach each operation: it is an error if that is
//! not proved. Kernels must specify their workgroup size. A remark names each expansion, and the
//! function records it in `lir.fallbacks`. A kernel no longer asks the device for a subgroup size,
//! and memory scopes of a subgroup become those of the workgroup, because the device's own
//! subgroups are unrelated.

use super::{
    lanes::{self, Plan},
    sites,
    workgroup_slots::{self, Slots},
};
use crate::{
    analysis::taken,
    lir::{reaching_kernels::meet_facts, workgroup_sizes},
    profile::{Execution, MAX_EXPANDED, Profile, Support, recorded},
};
use gir_dialects::{
    common::{Feature, MemoryScope},
    ir::{self, Attribute, AttributeExt, Block, Op, OpView, Type},
    lir,
    mir::KernelAttr,
    names,
    pass::{self, PassInfo, PassRun, parallel_for},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-subgroups",
    description: "Expand subgroup operations into exchanges through shared memory",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    if !expand(pass.op()) {
        pass.note_unchanged();
    }
}

/// Whether the subgroups of a profile are emulated by shared memory.
pub fn applies(profile: &Profile) -> bool {
    profile.execution == Execution::Threads
        && profile.support(Feature::Subgroups) == Support::Lowered
}

/// Runs the pass on a module; returns false if it does not apply.
fn expand(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module).filter(|profile| applies(profile)) else {
        return false;
    };
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<func::FuncOp<'_>> = top.filter_map(Op::cast).collect();
    let found: Vec<_> = functions
        .iter()
        .map(|&function| (function, sites::operations(function.op())))
        .filter(|(_, ops)| !ops.is_empty())
        .collect();
    if !found.is_empty() {
        let is_uniform = pass::succeeds(|| sites::check(module, &functions, &profile));
        if !is_uniform {
            return true;
        }
        expand_all(module, &profile, &functions, found);
    }
    parallel_for(module.context(), &functions, |function| {
        forget_width(*function);
        function.op().walk_pre(widen_scope);
    });
    true
}

fn expand_all<'c>(
    module: Op<'c>,
    profile: &Profile,
    functions: &[func::FuncOp<'c>],
    found: Vec<(func::FuncOp<'c>, Vec<Op<'c>>)>,
) {
    let sizes = workgroup_sizes::by_function(functions);
    let widths = widths(profile, functions);
    let mut slots = Slots::new(module);
    let mut plans = vec![];
    for (function, ops) in found {
        let name = function.sym_name();
        let size = workgroup_slots::known_size(ops[0], sizes.get(name));
        let width = known_width(ops[0], widths.get(name).copied(), profile);
        let (Some(size), Some(width)) = (size, width) else {
            continue;
        };
        let plan = |op| {
            let ty = lanes::exchanged(op);
            let slots = ty.map(|ty: Type<'c>| slots.of(ty, size.iter().product()));
            Plan {
                op,
                size,
                width,
                slots,
            }
        };
        plans.push(ops.into_iter().map(plan).collect::<Vec<_>>());
    }
    slots.declare(module);
    parallel_for(module.context(), &plans, |plans| {
        for plan in plans {
            if plan.slots.is_some() {
                plan.op.remark(format!(
                    "goes through shared memory: target '{}' has no subgroups",
                    profile.name
                ));
                taken::note(plan.op, "an exchange through shared memory");
            }
            plan.expand();
        }
    });
}

/// The subgroup size according to the kernels.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    One(i64),
    Unstated,
    Several,
}

/// The subgroup sizes for each function reached from a kernel, by name.
fn widths<'c>(profile: &Profile, functions: &[func::FuncOp<'c>]) -> HashMap<&'c str, Width> {
    let of_target = profile.subgroup_size.map(|size| i64::from(size.get()));
    let width = |kernel: Option<KernelAttr<'_>>| {
        let stated = kernel.and_then(|kernel| kernel.subgroup_size().or(of_target));
        stated.map_or(Width::Unstated, Width::One)
    };
    meet_facts(functions, width, |one, other| match one == other {
        true => one,
        false => Width::Several,
    })
}

/// The only subgroup size; `None` after a diagnostic at `op`.
fn known_width(op: Op<'_>, width: Option<Width>, profile: &Profile) -> Option<i64> {
    let target = &profile.name;
    op.unsupported(match width {
        Some(Width::One(width)) if width.count_ones() == 1 && width <= MAX_EXPANDED => {
            return Some(width);
        }
        Some(Width::One(width)) => format!(
            "needs subgroups of {width} work-items, but target '{target}' supports powers of two up to {MAX_EXPANDED}; choose one of these"
        ),
        Some(Width::Unstated) => format!(
            "is reached from a kernel without subgroup_size, and target '{target}' has no subgroups of its own; give the kernel one"
        ),
        Some(Width::Several) => {
            "is reached from kernels with different sizes of subgroups; make a function for each"
                .to_owned()
        }
        // Reported for the workgroup size already.
        None => return None,
    });
    None
}

/// Widens memory scopes of a subgroup to the workgroup.
fn widen_scope(op: Op<'_>) {
    for name in [
        lir::AtomicAddOp::SCOPE_ATTR,
        lir::MemFenceOp::MEM_SCOPE_ATTR,
    ] {
        let Some(scope) = op.attribute(name).filter(|_| op.name().starts_with("lir.")) else {
            continue;
        };
        if scope.as_int() == Some(MemoryScope::Subgroup as i64)
            && let Some(ty) = scope.value_type()
        {
            op.set_attribute(name, ir::integer(ty, MemoryScope::Workgroup as i64));
        }
    }
}

/// Removes the subgroup size from a kernel, which the device need not support.
fn forget_width(function: func::FuncOp<'_>) {
    let op = function.op();
    op.remove_attribute(names::LIR_LEAST_SUBGROUP_SIZE);
    op.remove_attribute(names::LIR_EXACT_SUBGROUP_SIZE);
    let kernel = op.attribute(names::LIR_KERNEL);
    let Some(kernel) = kernel.and_then(KernelAttr::from_attribute) else {
        return;
    };
    if kernel.subgroup_size().is_some() {
        let size = kernel.workgroup_size();
        let hint = kernel.local_size_hint();
        let new: Attribute<'_> = KernelAttr::get(op.context(), kernel.stage(), &size, None, &hint);
        op.set_attribute(names::LIR_KERNEL, new);
    }
}
