//! Functions that must be inlined into the kernel: those that contain synchronisation points, or
//! that query the position of a work-item.

use super::{grid, points};
use gir_dialects::{
    ir::{Op, OpView},
    names,
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// The names of these functions and of their callers, except kernels.
pub fn inlined<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let mut callers: HashMap<&str, Vec<func::FuncOp<'c>>> = HashMap::new();
    let mut pending = vec![];
    for &function in functions {
        let mut is_bound = false;
        function.op().walk_pre(|op| {
            is_bound |= points::is_point(op) || grid::asks_position(op);
            if let Some(call) = op.cast::<func::CallOp<'c>>() {
                callers.entry(call.callee()).or_default().push(function);
            }
        });
        if is_bound {
            pending.push(function);
        }
    }
    let mut found = HashSet::new();
    while let Some(function) = pending.pop() {
        if !is_kernel(function.op()) && found.insert(function.sym_name()) {
            pending.extend(callers.get(function.sym_name()).into_iter().flatten());
        }
    }
    found
}

/// Whether a function is a kernel.
pub fn is_kernel(function: Op<'_>) -> bool {
    function.attribute(names::LIR_KERNEL).is_some()
}
