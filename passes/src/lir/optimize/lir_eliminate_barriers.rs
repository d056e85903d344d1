//! `--lir-eliminate-barriers`: removes barriers and fences made redundant by adjacent ones.
//!
//! ```mlir
//! lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
//! %y = arith.addi %x, %one : i32                                           // only this
//! lir.barrier exec_scope workgroup mem_scope device semantics acq_rel   →  // barrier
//! ```
//!
//! Two barriers or fences of a block are adjacent if only private memory is accessed between them.
//! One is removed if the other covers it: has at least its execution scope, its memory scope and
//! its semantics. A fence covers no barrier, a barrier covers any weaker fence. If neither covers
//! the other, both stay.

use crate::analysis::{memory, memory_order::MemoryOrder};
use gir_dialects::{
    ir::{Block, Op},
    lir,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-eliminate-barriers",
    description: "Remove barriers and fences made redundant by adjacent ones",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: Some(|census| {
        census.has::<lir::BarrierOp<'_>>() || census.has::<lir::MemFenceOp<'_>>()
    }),
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut redundant = vec![];
    let mut blocks: Vec<Block<'_>> = pass.op().region(0).blocks().collect();
    while let Some(block) = blocks.pop() {
        find(block, &mut redundant);
        for op in block.ops() {
            blocks.extend(op.regions().flat_map(|region| region.blocks()));
        }
    }
    if redundant.is_empty() {
        pass.note_unchanged();
    }
    redundant.into_iter().for_each(Op::erase);
}

/// Collects the redundant operations of a block.
fn find<'c>(block: Block<'c>, redundant: &mut Vec<Op<'c>>) {
    // The barriers and fences since the last access, none of which covers another one.
    let mut together: Vec<(Op<'c>, MemoryOrder)> = vec![];
    for op in block.ops() {
        let Some(order) = MemoryOrder::of(op) else {
            if !together.is_empty() && is_noticed(op) {
                together.clear();
            }
            continue;
        };
        if together.iter().any(|(_, before)| before.covers(order)) {
            redundant.push(op);
            continue;
        }
        let covered = together.extract_if(.., |(_, before)| order.covers(*before));
        redundant.extend(covered.map(|(op, _)| op));
        together.push((op, order));
    }
}

/// Whether an operation may access shared memory, or synchronises with other work-items.
fn is_noticed(op: Op<'_>) -> bool {
    !op.effects().is_none() && !memory::is_private_access(op) && !op.is::<lir::VarOp<'_>>()
}
