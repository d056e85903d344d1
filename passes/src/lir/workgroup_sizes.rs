//! The workgroup sizes of functions.

use super::reaching_kernels::meet_facts;
use gir_dialects::{mir::KernelAttr, upstream::func::FuncOp};
use std::collections::HashMap;

/// The workgroup size specified by the kernels that reach a function.
#[derive(Clone, Copy)]
pub enum WorkgroupSize {
    /// All kernels have this size.
    One([i64; 3]),
    /// A kernel leaves its size to the launch.
    Unstated,
    /// The kernels have different sizes.
    Several,
}

/// The workgroup size of each function reached from a kernel, by name.
pub fn by_function<'c>(functions: &[FuncOp<'c>]) -> HashMap<&'c str, WorkgroupSize> {
    meet_facts(functions, size_of, meet)
}

/// The size that a kernel specifies.
fn size_of(kernel: Option<KernelAttr<'_>>) -> WorkgroupSize {
    let size = kernel.map(KernelAttr::workgroup_size).unwrap_or_default();
    match *size {
        [x, y, z] => WorkgroupSize::One([x, y, z]),
        _ => WorkgroupSize::Unstated,
    }
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
