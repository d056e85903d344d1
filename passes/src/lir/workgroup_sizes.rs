//! The size of the workgroups that functions run in.

use gir_dialects::{
    ir::OpView,
    mir, names,
    upstream::func::{CallOp, FuncOp},
};
use std::collections::{HashMap, HashSet};

/// What the kernels that reach a function say about their workgroups.
#[derive(Clone, Copy)]
pub enum WorkgroupSize {
    /// All of them have this size.
    One([i64; 3]),
    /// One of them leaves its size to the launch.
    Unstated,
    /// They have different sizes.
    Several,
}

/// The sizes for each function that a kernel reaches, by name.
pub fn by_function<'c>(functions: &[FuncOp<'c>]) -> HashMap<&'c str, WorkgroupSize> {
    let callees: HashMap<_, _> = functions
        .iter()
        .map(|function| (function.sym_name(), callees(*function)))
        .collect();
    let mut sizes = HashMap::new();
    for kernel in functions {
        let Some(size) = size_of(*kernel) else {
            continue;
        };
        for name in reached(kernel.sym_name(), &callees) {
            let known = sizes.entry(name).or_insert(size);
            *known = meet(*known, size);
        }
    }
    sizes
}

/// The size a kernel states; `None` for a function that is no kernel.
fn size_of(function: FuncOp<'_>) -> Option<WorkgroupSize> {
    let kernel = function.op().attribute(names::LIR_KERNEL)?;
    let kernel = mir::KernelAttr::from_attribute(kernel)?;
    Some(match *kernel.workgroup_size() {
        [x, y, z] => WorkgroupSize::One([x, y, z]),
        _ => WorkgroupSize::Unstated,
    })
}

fn meet(one: WorkgroupSize, other: WorkgroupSize) -> WorkgroupSize {
    match (one, other) {
        (WorkgroupSize::One(one), WorkgroupSize::One(other)) if one == other => {
            WorkgroupSize::One(one)
        }
        (WorkgroupSize::Unstated, _) | (_, WorkgroupSize::Unstated) => WorkgroupSize::Unstated,
        _ => WorkgroupSize::Several,
    }
}

fn callees<'c>(function: FuncOp<'c>) -> Vec<&'c str> {
    let mut callees = vec![];
    function
        .op()
        .walk_pre(|op| callees.extend(op.cast::<CallOp<'c>>().map(|call| call.callee())));
    callees
}

/// The functions a kernel reaches, itself first.
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
