//! `--lir-check-target`: checks that the target supports everything a module uses.
//!
//! ```mlir
//! module attributes {lir.target = "c66x"} {   error: 'lir.atomic_add' op needs feature
//!   …                                         'atomics', which target 'c66x' lacks;
//!   lir.atomic_add %p, %v …                →  --allow-atomic-fallback allows a critical
//! }                                           section instead
//! ```
//!
//! It changes nothing. Types that lir itself lacks are refused too, and functions without a
//! definition, unless the module is linked afterwards. Features, types, storage spaces, atomics,
//! orderings and scopes are checked against the profile that the module records, kernels against
//! its limits. Target queries must be folded before (`--lir-fold-target-queries`): an arm that is
//! not taken may use any feature. A module without a recorded target is for `generic`, which
//! supports everything.

use super::{linked_functions, value_types};
use crate::profile::{Permissions, legality::Legality, recorded, sizes::Sizes};
use gir_dialects::{
    ir::{Block, Op},
    pass::{PassInfo, PassRun, parallel_for},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-check-target",
    description: "Check that the target supports everything a lir module uses",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    check(pass.op());
    pass.note_unchanged();
}

/// Runs the pass on a module.
fn check(module: Op<'_>) {
    let Some(profile) = recorded::profile(module) else {
        return;
    };
    let legality = Legality::new(&profile, Permissions::of(module));
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    parallel_for(module.context(), &top, |&op| {
        value_types::check(op);
        legality.check(op);
    });
    let sizes = Sizes::new(&profile, &top);
    let functions = top.iter().filter_map(|op| op.cast::<func::FuncOp<'_>>());
    functions.for_each(|function| sizes.check(function));
    linked_functions::check(module);
}
