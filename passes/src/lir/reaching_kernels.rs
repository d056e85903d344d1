//! Facts about all kernels that reach a function.

use crate::analysis::linkage;
use gir_dialects::{
    ir::OpView,
    mir::KernelAttr,
    names,
    upstream::func::{CallOp, FuncOp},
};
use std::collections::{HashMap, HashSet};

/// For each function reached from a kernel, by name, a fact about that kernel; `meet` combines the
/// facts of several. Kernels of other modules are passed as `None`: they reach the functions that
/// this module exports.
pub fn meet_facts<'c, T: Copy>(
    functions: &[FuncOp<'c>],
    fact: impl Fn(Option<KernelAttr<'c>>) -> T,
    meet: impl Fn(T, T) -> T,
) -> HashMap<&'c str, T> {
    let callees: HashMap<_, _> = functions
        .iter()
        .map(|function| (function.sym_name(), callees(*function)))
        .collect();
    let mut facts = HashMap::new();
    for start in functions {
        let attribute = start.op().attribute(names::LIR_KERNEL);
        let kernel = attribute.and_then(KernelAttr::from_attribute);
        if kernel.is_none() && !linkage::is_exported(*start) {
            continue;
        }
        let fact = fact(kernel);
        for name in reached(start.sym_name(), &callees) {
            let known = facts.entry(name).or_insert(fact);
            *known = meet(*known, fact);
        }
    }
    facts
}

fn callees<'c>(function: FuncOp<'c>) -> Vec<&'c str> {
    let mut callees = vec![];
    function
        .op()
        .walk_pre(|op| callees.extend(op.cast::<CallOp<'c>>().map(|call| call.callee())));
    callees
}

/// The functions that a kernel reaches, itself first.
fn reached<'c>(kernel: &'c str, callees: &HashMap<&'c str, Vec<&'c str>>) -> Vec<&'c str> {
    let mut reached = vec![kernel];
    let mut seen = HashSet::from([kernel]);
    let mut next = 0;
    while let Some(name) = reached.get(next) {
        next += 1;
        let called = callees.get(name).into_iter().flatten();
        let new: Vec<_> = called.copied().filter(|name| seen.insert(name)).collect();
        reached.extend(new);
    }
    reached
}
