//! `--mir-place-barriers`: puts barriers between accesses of workgroup memory that would race.
//!
//! ```mlir
//! mir.gpu.store %own, %x                     mir.gpu.store %own, %x
//! %y = mir.gpu.load %neighbour          →    mir.gpu.barrier exec_scope workgroup …
//!                                            %y = mir.gpu.load %neighbour
//! ```
//!
//! Two accesses race if two work-items of a workgroup may reach the same byte by them, one of them writes, and not both
//! are atomic ([`crate::analysis::shared_memory`]). A barrier stands before the second one, outside of the loops and
//! branches around it that the first one is not in. Where the second one is of the next iteration of a loop, it stands
//! in that loop. Barriers of the program count, and stay. Of the new ones those go that others make needless.
//!
//! All work-items of the workgroup have to arrive at a barrier ([`crate::analysis::uniformity`]). Accesses that need
//! one where only some arrive are an error, and so is a call of a function that uses workgroup memory.

use super::{
    barriers::{flow::Flow, place::Placer},
    mir_eliminate_barriers::Barriers,
};
use crate::analysis::{
    shared_memory::{self, Effect},
    uniformity::Analysis,
};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-place-barriers",
    description: "Put barriers between accesses of workgroup memory that would race",
    anchor: "builtin.module",
    options: &[],
    dialects: &["mir"],
    initialize: None,
    concerns: Some(|census| {
        census.any_type(|ty| {
            let space = PtrType::from_type(ty).map(PtrType::space);
            matches!(space, Some(StorageSpace::Workgroup | StorageSpace::Generic))
        })
    }),
    run,
};

fn run(pass: &PassRun<'_>) {
    let functions: Vec<_> = pass
        .op()
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .collect();
    let kernels = functions.iter().map(|function| function.op());
    let kernels = kernels.filter(|function| function.attribute(names::MIR_KERNEL).is_some());
    let mut analysis = Analysis::of_all(pass.op());
    let mut has_changed = false;
    for kernel in kernels {
        has_changed |= place(kernel, &functions, &mut analysis);
    }
    if !has_changed {
        pass.note_unchanged();
    }
}

/// Places the barriers of a kernel; returns whether there are new ones.
fn place<'c>(kernel: Op<'c>, functions: &[func::FuncOp<'c>], analysis: &mut Analysis<'c>) -> bool {
    let mut placer = Placer::new(kernel, functions);
    if let Err(obstacle) = placer.place(analysis) {
        let note = obstacle
            .other
            .map(|other| (other.location(), "this is the other access".to_owned()));
        obstacle
            .at
            .error_with_notes(obstacle.message, note.as_slice());
    }
    let placed = placer.placed();
    if let Some(flow) = Flow::of(kernel) {
        let barriers = Barriers::new(&flow, shared_memory::extents(kernel), Effect::races);
        let needless = barriers.redundant(|op| placed.contains(&op));
        needless.into_iter().for_each(Op::erase);
    }
    !placed.is_empty()
}
