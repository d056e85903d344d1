//! `--lir-to-mir`: kernels of lir become mir again, for another target, or for GIR text.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>   func.func @k(%x: !mir.ptr<global, f32>
//!     {lir.resource = …},                      {mir.resource = …},
//!     %n: i32 {lir.push_constant =             %n: i32) attributes {mir.kernel = …}
//!       #lir.push_constant<offset = 0,     →
//!                          size = 4>})
//!     attributes {lir.kernel = …}
//!   %i = lir.id_global_x                     %i = mir.gpu.global_id x
//!   %v = lir.load %x align 4                 %v = mir.gpu.load %x
//! ```
//!
//! The inverse of `--mir-to-lir`. Code stays as the lowering left it: an expansion for a target is not undone.
//! Places that lowering chooses, such as offsets and bindings, are left out if lowering would choose the same again,
//! and are an error otherwise. Exits out of structured control flow become branches. An op or annotation that only
//! lir has is an error. The module keeps its target.

use super::{atomics, declarations, memory, refused};
use crate::{
    lir::exits::lir_control_to_cf,
    mir_to_lir::{annotations, grid, renamed},
};
use gir_dialects::{
    ir::{Block, Context, Op},
    lir,
    pass::{PassInfo, PassRun, State, succeeds},
    rewrite::{PatternSet, Patterns},
    upstream::func,
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-to-mir",
    description: "Raise lir to mir: portable ops without places and alignments",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "mir"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(patterns(context))
}

/// The patterns of all ops.
pub fn patterns(context: &Context) -> Patterns {
    let mut patterns = PatternSet::new(context);
    renamed::add_raisings(&mut patterns);
    grid::add_raisings(&mut patterns);
    memory::add_patterns(&mut patterns);
    atomics::add_patterns(&mut patterns);
    patterns.freeze()
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let patterns: &Patterns = pass.state();
    let top: Vec<_> = module.region(0).blocks().flat_map(Block::ops).collect();
    let (functions, globals): (Vec<_>, Vec<_>) = top
        .iter()
        .copied()
        .partition(|op| op.is::<func::FuncOp<'_>>());
    if !succeeds(|| functions.iter().for_each(|&op| refused::check(op))) {
        return;
    }
    let raised = succeeds(|| {
        for &function in &functions {
            raise_body(function, patterns);
        }
    });
    if !raised {
        return;
    }
    declarations::raise(&functions, &globals);
}

/// Raises the body of a function; reports the ops that stay.
pub fn raise_body(function: Op<'_>, patterns: &Patterns) {
    let mut exits = false;
    function.walk_pre(|op| exits |= has_exits(op));
    if exits {
        lir_control_to_cf::lower(function);
    }
    patterns.walk(function);
    function.walk_pre(|op| {
        if op != function {
            annotations::raise(op);
        }
    });
    refused::check_rest(function);
}

/// Whether an op is one of lir's structured control flow, which mir lacks.
fn has_exits(op: Op<'_>) -> bool {
    op.is::<lir::IfOp<'_>>() || op.is::<lir::ForOp<'_>>() || op.is::<lir::LoopOp<'_>>()
}
