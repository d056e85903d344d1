//! `--lir-wait-for-copies`: marks the loop in front of which copies have to end that do not block.
//!
//! ```mlir
//! func.func @k(…) attributes {lir.dsp_dma =       func.func @k(…) attributes {…} {
//!   #mir.dsp_dma<…, blocking = false>} {            scf.for … {…} {lir.work_items}
//!   scf.for … {…} {lir.work_items}           →      scf.for … {…} {lir.work_items,
//!   scf.for … {…} {lir.work_items}                                 lir.waits_for_copies}
//! }                                               }
//! ```
//!
//! A copy that does not block ends before the first barrier of the kernel: in front of the second loop over work-items,
//! or in front of a loop that has several of them. The launcher starts copies, and waits for those that block.

use crate::lir::copies;
use gir_dialects::{
    ir::{self, Op, OpView},
    names,
    pass::{PassInfo, PassRun},
    upstream::scf,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-wait-for-copies",
    description: "Mark the loop in front of which copies have to end that do not block",
    anchor: "func.func",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let kernel = pass.op();
    let copies = copies::of(kernel);
    let found = copies
        .iter()
        .any(|copy| !copy.blocking())
        .then(|| behind_first_barrier(kernel));
    match found.flatten() {
        Some(place) => place.set_attribute(names::LIR_WAITS_FOR_COPIES, ir::flag(kernel.context())),
        None => pass.note_unchanged(),
    }
}

/// Whether a kernel has such a loop.
pub fn has_place(kernel: Op<'_>) -> bool {
    let entry = kernel.region(0).first_block();
    entry.is_some_and(|entry| {
        let mut ops = entry.ops();
        ops.any(|op| op.attribute(names::LIR_WAITS_FOR_COPIES).is_some())
    })
}

/// The loop that the first barrier stands in front of, or in.
fn behind_first_barrier(kernel: Op<'_>) -> Option<Op<'_>> {
    let entry = kernel.region(0).first_block()?;
    let mut nests = entry.ops().filter(|op| has_work_items(*op));
    let first = nests.next()?;
    let place = match first.attribute(names::LIR_WORK_ITEMS) {
        Some(_) => nests.next()?,
        None => first,
    };
    let is_loop = [scf::ForOp::NAME, scf::WhileOp::NAME].contains(&place.name());
    is_loop.then_some(place)
}

fn has_work_items(op: Op<'_>) -> bool {
    let mut found = false;
    op.walk_pre(|inner| found |= inner.attribute(names::LIR_WORK_ITEMS).is_some());
    found
}
