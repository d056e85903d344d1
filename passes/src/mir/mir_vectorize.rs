//! `--mir-vectorize`: several iterations of a loop at once, by vectors.
//!
//! ```mlir
//! scf.for unsigned %i = %a to %b step %c1 {     scf.for unsigned %i = %a to %m step %c4 {
//!   %p = mir.gpu.gep unsigned %x[%i] …            %p = mir.gpu.gep unsigned %x[%i] …
//!   %v = mir.gpu.load %p : … -> f32               %q = mir.gpu.ptr_cast %p : … -> <global, vector<4xf32>>
//!   %w = arith.mulf %v, %k : f32               →  %v = mir.gpu.load %q {mir.align = 4} : …
//!   mir.gpu.store %p, %w                          %w = arith.mulf %v, %ks : vector<4xf32>
//! }                                               mir.gpu.store %q, %w {mir.align = 4}
//!                                               }
//!                                               scf.for unsigned %i = %m to %b step %c1 { … }
//! ```
//!
//! An innermost counted loop with step 1 and one block, whose loads and stores are of one number, at an address that is
//! the same in all iterations (loads only) or moves by the size of that number. The other operations work lane by lane.
//! No operation gets its operands in another order, so floats are the same to the last bit. What is left over of the
//! iterations runs in the loop as it was, and all of them where an index would wrap around.
//!
//! Iterations may run at once if none of the next ones reaches what a later operation of an earlier one accesses, and
//! one of the two writes. Two parameters may point to the same memory, unless `distinct-parameters` says otherwise. A
//! remark gives the reason for a loop that stays as it is.

use super::vectorize::{emit, plan::Plan};
use gir_dialects::{
    diagnostic::Note,
    ir::{Op, OpView as _},
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::scf,
};

/// The iterations that become one.
pub const WIDTH_OPTION: PassOption = PassOption {
    name: "width",
    description: "Iterations that run at once: 2, 4, 8 or 16",
    kind: OptionKind::Int(4),
};

/// Whether parameters are distinct memory.
pub const DISTINCT_OPTION: PassOption = PassOption {
    name: "distinct-parameters",
    description: "Take different pointer parameters of a function for different memory",
    kind: OptionKind::Bool(false),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-vectorize",
    description: "Run several iterations of innermost loops at once, by vectors",
    anchor: "func.func",
    options: &[WIDTH_OPTION, DISTINCT_OPTION],
    dialects: &["arith", "mir", "scf", "vector"],
    initialize: None,
    concerns: Some(|census| census.has::<scf::ForOp<'_>>()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut loops = vec![];
    pass.op()
        .walk_post(|op| loops.extend(op.cast::<scf::ForOp<'_>>()));
    if loops.is_empty() {
        pass.note_unchanged();
        return;
    }
    let width = pass.int_option(WIDTH_OPTION.name);
    let lanes = u32::try_from(width).ok();
    let Some(lanes) = lanes.filter(|lanes| [2, 4, 8, 16].contains(lanes)) else {
        pass.op().error(format!(
            "mir-vectorize: the width is {width}, which is not 2, 4, 8 or 16"
        ));
        return;
    };
    let are_distinct = pass.bool_option(DISTINCT_OPTION.name);
    let mut has_changed = false;
    for each in loops.into_iter().filter(|each| is_innermost(each.op())) {
        match Plan::of(each, lanes, are_distinct) {
            Ok(plan) => {
                emit::vectorize(&plan);
                has_changed = true;
            }
            Err(obstacle) => {
                let note = obstacle.at.filter(|at| *at != each.op());
                let note: Vec<Note<'_>> = note
                    .map(|at| (at.location(), "this is the operation".to_owned()))
                    .into_iter()
                    .collect();
                each.op()
                    .remark_with_notes(format!("stays scalar: {}", obstacle.reason), &note);
            }
        }
    }
    if !has_changed {
        pass.note_unchanged();
    }
}

/// Whether nothing in a loop has blocks of its own.
fn is_innermost(each: Op<'_>) -> bool {
    let mut blocks = each.region(0).blocks();
    blocks.all(|block| {
        block
            .ops()
            .all(|op| op.region_count() == 0 || op.is::<scf::IfOp<'_>>())
    })
}
