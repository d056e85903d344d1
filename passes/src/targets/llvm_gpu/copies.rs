//! Functions that are called instead of copied to each call.
//!
//! LLVM copies almost every function for NVIDIA's GPUs. Sixteen sines, a vector's, are then thousands of instructions that
//! nothing gains from, and what is live at the same time may be more than a thread has registers.

use crate::lir::optimize::inlining::{self, Inlining};
use gir_dialects::{
    ir::{Block, Op, OpView},
    mir::PtrType,
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// Operations of all the copies of a function.
const MOST: usize = 2_000;

/// The names of functions whose copies would be more. One that takes pointers is none: where they
/// point to is known in a copy; and none is one that the source wants copied.
pub fn called(functions: &[Op<'_>]) -> HashSet<String> {
    let mut calls: HashMap<String, usize> = HashMap::new();
    for function in functions {
        function.walk_pre(|op| {
            if let Some(call) = op.cast::<func::CallOp<'_>>() {
                *calls.entry(call.callee().to_owned()).or_default() += 1;
            }
        });
    }
    let functions = functions
        .iter()
        .filter_map(|op| op.cast::<func::FuncOp<'_>>());
    let long = functions.filter(|function| {
        let calls = calls.get(function.sym_name()).copied().unwrap_or(0);
        let op = function.op();
        let is_wished = inlining::wish(op) == Some(Inlining::Always);
        calls > 1 && calls * operations(op) > MOST && !takes_pointers(op) && !is_wished
    });
    long.map(|function| function.sym_name().to_owned())
        .collect()
}

/// How many operations are in a function.
fn operations(function: Op<'_>) -> usize {
    let mut count = 0;
    function.walk_pre(|_| count += 1);
    count
}

fn takes_pointers(function: Op<'_>) -> bool {
    let entry = function.region(0).blocks().next();
    let parameters = entry.into_iter().flat_map(Block::arguments);
    let mut types = parameters.map(|parameter| parameter.ty());
    types.any(|ty| PtrType::from_type(ty).is_some())
}
