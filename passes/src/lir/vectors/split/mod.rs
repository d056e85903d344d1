//! Splitting values: shared by the passes that represent one value by several.
//!
//! [`Rules`] define the types to split and the replacements of operations on them. The rest is
//! common: every value of such a type is represented by its pieces, as results and arguments of
//! control flow, of functions and calls, and as parameters of kernels; memory holds consecutive
//! pieces, too, while addresses count in bytes and do not change.

mod declarations;
mod elementwise;
mod memory;
mod rules;
mod values;

pub use rules::{Replacement, Rules};
pub use values::Split;

use gir_dialects::{
    ir::{Block, Op},
    lir,
    pass::parallel_for,
};

/// Splits all values of a module.
pub fn module(module: Op<'_>, rules: &dyn Rules) {
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    for global in top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>()) {
        declarations::split_global(global, rules);
    }
    let functions: Vec<_> = top.iter().filter_map(|op| op.cast()).collect();
    parallel_for(module.context(), &functions, |&function| {
        values::split(function, rules);
    });
}
