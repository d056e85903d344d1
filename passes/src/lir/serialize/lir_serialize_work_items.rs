//! `--lir-serialize-work-items`: a kernel computes a whole workgroup in one thread.
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
//! # What it does
//! The kernel is split where its work-items come together. Between two such places
//! stands a loop over the work-items, marked `lir.work_items`: one for each axis of
//! more than one work-item, x innermost. A branch or a loop with a barrier in it stays
//! outside, for all work-items take it the same way: that of work-item 0 is taken.
//!
//! What is the same for all work-items is computed once, before the loop. A value that
//! a later loop uses is kept for it in an array in private storage, with an element
//! for each work-item; an address, and what takes few operations on the work-item's
//! index, is computed again instead. A private variable becomes an array likewise, if
//! more than one loop uses it; else it stays in the loop, as storage of one iteration.
//! Workgroup storage is one for the group, as it was.
//!
//! A subgroup is a run of as many consecutive work-items as the kernel states, or else
//! its target, or else the option. Its work-items may come together where not all of the workgroup do: an
//! array of flags says who takes part then, and a value of one who does not is the own
//! one. What the whole workgroup computes together becomes
//! `--lir-expand-workgroup-collectives` before.
//!
//! # What the result is given
//! `lir.id_group`, `lir.num_groups`, and `lir.group_size` where the kernel states no
//! size, are the place of the workgroup: they stand outside of the loops. All other
//! indices are gone. The parameters and `lir.kernel` stay, so that its workgroup size
//! still says how many work-items one run computes, and `lir.serialized` is on it.
//!
//! # Why a barrier is nothing
//! What one work-item has written before it is before what another one reads behind
//! it in the one thread that runs both, which orders their accesses for the workgroup
//! and the subgroup. A barrier whose memory scope is wider orders them for other
//! threads too: a `lir.mem_fence` of that scope stays.
//!
//! # What it asks of a program
//! A work-item runs up to the next barrier before the next one starts: one that waits
//! for another in between, in a loop on an atomic, may wait forever. Functions that
//! hold barriers, or ask which work-item runs, become part of the kernel. Early exits
//! are flags: the pass runs before `--lir-recover-exits`.

use super::{called, kernel, uniform};
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
    description: "Work-items of a subgroup, where neither the kernel nor the target states them",
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
        kernel::serialize(plan, width);
    });
}

/// The kernels that are still code of one work-item; `None` after an error.
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

/// Whether a kernel has the form that the pass takes; `None` after an error.
fn check(kernel: func::FuncOp<'_>) -> Option<()> {
    let op = kernel.op();
    let attribute = KernelAttr::from_attribute(op.attribute(names::LIR_KERNEL)?)?;
    if attribute.stage() != Stage::Compute {
        op.error("is no compute kernel, and has no workgroups; take it out of the module");
        return None;
    }
    let entry = op.region(0).first_block()?;
    if entry.next().is_some() {
        op.error("is not structured; run --mir-structurize before");
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
