//! The parts of this conversion for kernels that come from elsewhere as `func` and `cf` with operations of devices.

use super::{
    arith as integers, control, grid, instructions, powers, subgroup_sizes, subgroups, vectors,
    wide,
};
use gir_dialects::{
    ir::{Context, Op},
    pass::{self, parallel_for},
    rewrite::{PatternSet, Patterns},
};

pub use super::{
    arith::{add, compare, number, select, with_sign},
    index::resize,
    memory::lane_of,
    subgroups::first_active_lane,
};

/// The patterns that [`finish`] applies.
pub fn patterns(context: &Context) -> Patterns {
    let mut patterns = PatternSet::new(context);
    integers::add_patterns(&mut patterns);
    powers::add_patterns(&mut patterns);
    grid::add_patterns(&mut patterns);
    subgroups::add_patterns(&mut patterns);
    vectors::add_patterns(&mut patterns);
    patterns.freeze()
}

/// Whether an operation of a device is known; its operands and results stay as they are until [`finish`].
pub fn is_known(op: Op<'_>) -> bool {
    instructions::is_known(op)
}

/// Brings functions of `cf`, `arith`, `math`, `vector` and operations of devices to the operations that mir takes.
pub fn finish(functions: &[Op<'_>], patterns: &Patterns) {
    let Some(context) = functions.first().map(|function| function.context()) else {
        return;
    };
    subgroup_sizes::note(functions);
    parallel_for(context, functions, |&function| {
        let converted = pass::succeeds(|| {
            control::simplify(function);
            instructions::expand(function);
            wide::lower(function);
        });
        if converted {
            patterns.walk(function);
        }
    });
}
