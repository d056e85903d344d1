//! `--lir-serialize-work-items`: makes a kernel compute a whole workgroup in one thread.
//!
//! ```mlir
//! // workgroup_size = [64, 1, 1]          %kept = lir.var 64 align 4 : <private, f32>
//! %i = lir.id_local_x                     scf.for %i = %c0 to %c64 step %c1 : i32 {
//! %v = lir.load %p align 4                  %v = lir.load %p align 4
//! %s = lir.gep %slots[%i] stride 4          %k = lir.gep unsigned %kept[%i] stride 4
//! lir.store %s, %v align 4                  lir.store %k, %v align 4
//! lir.barrier …                     →       %s = lir.gep %slots[%i] stride 4
//! %j = arith.xori %i, %c1                   lir.store %s, %v align 4
//! %t = lir.gep %slots[%j] stride 4        } {lir.work_items}
//! %w = lir.load %t align 4                scf.for %i = %c0 to %c64 step %c1 : i32 {
//! %r = arith.addf %v, %w                    %j = arith.xori %i, %c1
//!                                           %t = lir.gep %slots[%j] stride 4
//!                                           %w = lir.load %t align 4
//!                                           %k = lir.gep unsigned %kept[%i] stride 4
//!                                           %v = lir.load %k align 4
//!                                           %r = arith.addf %v, %w
//!                                         } {lir.work_items}
//! ```
//!
//! # Transformation
//! The kernel is split at its synchronisation points. Between two of them there is a loop over the
//! work-items, marked `lir.work_items`: one loop for each axis of more than one work-item, x
//! innermost. A branch or a loop around a barrier stays outside these loops, because all work-items
//! take the same path: that of work-item 0.
//!
//! Uniform values are computed once, before the loop. A value used by a later loop is stored in an
//! array in private storage, with an element for each work-item; addresses, and values that take
//! only a few operations on the work-item's index, are recomputed instead. A private variable
//! becomes such an array, too, if several loops use it; otherwise it stays in its loop, as storage
//! of one iteration. Workgroup storage is still shared by the group.
//!
//! A subgroup is a run of consecutive work-items, as many as the kernel specifies, or else its
//! target, or else the option. Its work-items may synchronise where not all of the workgroup do: an
//! array of flags then records the participants, and the value of a work-item that does not
//! participate is the own one. Workgroup collectives are expanded first, by
//! `--lir-expand-workgroup-collectives`.
//!
//! # Inputs of the result
//! `lir.id_group`, `lir.num_groups`, and `lir.group_size` if the kernel specifies no size, describe
//! the position of the workgroup: they are outside the loops. All other index operations are
//! removed. The parameters and `lir.kernel` stay, so that its workgroup size is still the number of
//! work-items that one run computes, and the kernel is marked `lir.serialized`.
//!
//! # Barriers
//! Values that a work-item writes before a barrier are written before another one reads them after
//! it, in the single thread that runs both, which orders their accesses for the workgroup and the
//! subgroup. A barrier with a wider memory scope orders them for other threads, too: a
//! `lir.mem_fence` of that scope stays.
//!
//! # Requirements on programs
//! A work-item runs up to the next barrier before the next one starts: one that waits for another
//! in between, in a loop on an atomic, may wait forever. Functions that contain barriers, or query
//! the position of a work-item, are inlined into the kernel. Early exits must still be flags: the
//! pass runs before `--lir-recover-exits`.

use super::{called, uniform, walk};
use crate::lir::{pointers::lir_inline_pointer_calls, subgroups::lir_expand_workgroup_collectives};
use gir_dialects::{
    ir::{Block, Op, OpView},
    lir,
    mir::{KernelAttr, Stage},
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun, parallel_for, succeeds},
    upstream::func,
};

const SUBGROUP_SIZE_OPTION: PassOption = PassOption {
    name: "subgroup-size",
    description: "Number of work-items of a subgroup, if neither the kernel nor the target specifies it",
    kind: OptionKind::Int(0),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-serialize-work-items",
    description: "Make each kernel compute a whole workgroup by loops over its work-items",
    anchor: "builtin.module",
    options: &[SUBGROUP_SIZE_OPTION],
    dialects: &["arith", "lir", "scf", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let is_expanded = succeeds(|| lir_expand_workgroup_collectives::expand(module));
    if !is_expanded {
        return;
    }
    let inlined = lir_inline_pointer_calls::inline(module, called::inlined);
    let kernels = inlined.and_then(|()| kernels(module));
    let Some(kernels) = kernels.filter(|kernels| !kernels.is_empty()) else {
        return;
    };
    let width = pass.int_option(SUBGROUP_SIZE_OPTION.name);
    let width = Some(width).filter(|width| *width > 0);
    let plans = uniform::of_kernels(module, &kernels);
    parallel_for(module.context(), &plans, |plan| {
        walk::serialize(plan, width);
    });
}

/// The kernels that are not serialised yet; `None` after an error.
fn kernels(module: Op<'_>) -> Option<Vec<func::FuncOp<'_>>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions = top.filter_map(Op::cast::<func::FuncOp<'_>>);
    let kernels: Vec<_> = functions
        .filter(|function| {
            called::is_kernel(function.op())
                && function.op().attribute(names::LIR_SERIALIZED).is_none()
        })
        .collect();
    let checked: Vec<_> = kernels.iter().map(|kernel| check(*kernel)).collect();
    checked
        .into_iter()
        .collect::<Option<()>>()
        .map(|()| kernels)
}

/// Checks that a kernel has the required form; `None` after an error.
fn check(kernel: func::FuncOp<'_>) -> Option<()> {
    let op = kernel.op();
    let attribute = KernelAttr::from_attribute(op.attribute(names::LIR_KERNEL)?)?;
    if attribute.stage() != Stage::Compute {
        op.error("is not a compute kernel and has no workgroups; remove it from the module");
        return None;
    }
    let entry = op.region(0).first_block()?;
    if entry.next().is_some() {
        op.error("is not structured; run --mir-structurize first");
        return None;
    }
    let mut left = Some(());
    op.walk_pre(|op| {
        if op.is::<lir::ReturnOp<'_>>() {
            op.error("ends the kernel for one work-item and not for the others; run this pass before --lir-recover-exits");
            left = None;
        }
    });
    left
}
