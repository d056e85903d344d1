//! `--convert-gir-to-mir`: gir to `func`, `cf`, `arith`, `vector` and mir.
//!
//! ```mlir
//! gir.func @f(%x: ui32) -> ui32 {          func.func @f(%x: i32) -> i32 {
//!   %c = gir.ucmp lt %x, %n : ui32           %c = arith.cmpi ult, %x, %n : i32
//!   %r = gir.div %x, %n : ui32         →     %r = mir.divui %x, %n : i32
//!   gir.br_if %c, ^a, ^b                     cf.cond_br %c, ^a, ^b
//! ```
//!
//! Bodies are converted in parallel by 1:1 patterns that a walk applies: the types of block arguments change in place
//! first, then each pattern reads the sign from the type of the result it replaces. Functions and globals follow by
//! dialect conversion, which also reports any gir op left behind.
//!
//! A comparison used only by branches and selects becomes an `i1`; others are widened to the 0 or 1 that the program
//! expects (R-GIR-61). The same applies to the lanes of vectors.
//!
//! Operations of a `gir.func` with `gir.fast_math` get `fastmath<fast>`.

use super::{
    arith, atomics, control, functions, grid, math, memory, prints, subgroups, types, vectors,
};
use crate::{analysis::unreachable, fast_math};
use gir_dialects::{
    gir,
    ir::{Context, Op},
    pass::{PassInfo, PassRun, State, parallel_for},
    rewrite::{PatternSet, Patterns},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "convert-gir-to-mir",
    description: "Convert gir to mir, func, cf and arith, one op at a time",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "math", "mir", "vector"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    Arc::new(patterns(context))
}

fn patterns(context: &Context) -> Patterns {
    let mut patterns = PatternSet::new(context);
    arith::add_patterns(&mut patterns);
    control::add_patterns(&mut patterns);
    grid::add_patterns(&mut patterns);
    prints::add_patterns(&mut patterns);
    math::add_patterns(&mut patterns);
    memory::add_patterns(&mut patterns);
    atomics::add_patterns(&mut patterns);
    subgroups::add_patterns(&mut patterns);
    vectors::add_patterns(&mut patterns);
    patterns.freeze()
}

fn run(pass: &PassRun<'_>) {
    convert_by(pass.state(), pass.op());
}

/// Converts a module outside of a pass manager.
pub fn convert(module: Op<'_>) {
    convert_by(&patterns(module.context()), module);
}

fn convert_by(patterns: &Patterns, module: Op<'_>) {
    let functions: Vec<Op<'_>> = module
        .region(0)
        .blocks()
        .flat_map(|block| block.ops())
        .filter(|op| op.is::<gir::FuncOp<'_>>())
        .collect();
    parallel_for(module.context(), &functions, |&function| {
        convert_body(function, patterns)
    });
    functions::convert(module);
}

/// Converts the body of a function.
fn convert_body(function: Op<'_>, patterns: &Patterns) {
    let body = function.region(0);
    unreachable::erase(body);
    body.blocks().flat_map(|block| block.ops()).for_each(|op| {
        memory::note_sign(op);
        prints::promote(op);
    });
    for block in body.blocks() {
        for argument in block.arguments() {
            argument.set_type(types::convert(argument.ty()));
        }
    }
    patterns.walk(function);
    if fast_math::is_allowed(function) {
        fast_math::set_flags(function);
    }
}
