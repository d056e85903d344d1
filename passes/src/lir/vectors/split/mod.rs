//! Values taken apart: what passes share that have several values stand for one.
//!
//! [`Rules`] say which types are taken apart, and what becomes of operations on
//! them. Everything else is the same for all: every value of such a type stands as
//! its pieces from then on, as results and arguments of control flow, of functions
//! and calls, and as parameters of kernels; memory holds pieces, too, one behind
//! the other, and addresses count in bytes and stay what they are.

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

/// Takes everything of a module apart.
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
