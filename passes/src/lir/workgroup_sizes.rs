//! The size of the workgroups that functions run in.

use super::reaching_kernels::meet_facts;
use gir_dialects::{mir::KernelAttr, upstream::func::FuncOp};
use std::collections::HashMap;

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
    meet_facts(functions, size_of, meet)
}

/// The size a kernel states.
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
