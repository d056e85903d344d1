//! Functions that are called rather than inlined.
//!
//! LLVM inlines almost every function for NVIDIA's GPUs. Sixteen sines, those of a vector, are then thousands
//! of instructions without any gain, and more values may be live at once than a thread has registers for.

use crate::lir::optimize::inlining::{self, Inlining};
use gir_dialects::{
    ir::{Block, Op, OpView},
    mir::PtrType,
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// Maximum number of operations in all inlined copies of a function.
const MOST: usize = 2_000;

/// The names of functions whose copies would exceed that. Functions with pointer parameters are not among them,
/// since a copy knows the memory behind a pointer; nor are functions that the source requests to inline.
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

/// The number of operations in a function.
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
