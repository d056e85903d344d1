//! Kernels whose workgroups cannot do the work of others.

use gir_dialects::{
    ir::{Op, OpView as _},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// The functions of a module, by name.
pub struct Callees<'c>(HashMap<&'c str, Op<'c>>);

/// Whether the work-items of a workgroup share memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkgroupMemory {
    /// A kernel uses some, or may.
    Used,
    /// It uses none.
    Unused,
}

impl<'c> Callees<'c> {
    /// Those of a list.
    pub fn of(functions: &[func::FuncOp<'c>]) -> Self {
        let named = functions
            .iter()
            .map(|function| (function.sym_name(), function.op()));
        Self(named.collect())
    }

    /// Whether a kernel that can be tiled uses workgroup memory; reports another one.
    pub fn check(&self, kernel: Op<'c>) -> Option<WorkgroupMemory> {
        let has_branches = kernel.region(0).blocks().count() > 1;
        let problem = match () {
            () if kernel.attribute(names::MIR_DSP_DMA).is_some() => Some(
                "has copies by a DMA engine for each workgroup, which cannot be tiled; remove mir.dsp_dma",
            ),
            () if has_branches => {
                Some("has branches, which cannot be tiled; run --mir-structurize first")
            }
            () => None,
        };
        if let Some(problem) = problem {
            kernel.error(problem);
            return None;
        }
        let mut memory = WorkgroupMemory::Unused;
        let mut seen = HashSet::from([kernel]);
        let mut pending = vec![kernel];
        while let Some(function) = pending.pop() {
            let mut problems = vec![];
            function.walk_pre(|op| {
                if shares_memory(op) {
                    memory = WorkgroupMemory::Used;
                }
                problems.extend(problem_of(op, function == kernel).map(|problem| (op, problem)));
                if let Some(call) = op.cast::<func::CallOp<'c>>() {
                    match self.0.get(call.callee()) {
                        Some(&callee) if seen.insert(callee) => pending.push(callee),
                        _ => {}
                    }
                }
            });
            if let Some((op, problem)) = problems.into_iter().next() {
                op.error(problem);
                return None;
            }
        }
        Some(memory)
    }
}

fn problem_of(op: Op<'_>, is_in_kernel: bool) -> Option<&'static str> {
    let asks = op.is::<mir::WorkgroupIdOp<'_>>()
        || op.is::<mir::NumWorkgroupsOp<'_>>()
        || op.is::<mir::GlobalIdOp<'_>>();
    match () {
        () if asks && !is_in_kernel => Some(
            "asks for a place in the grid in a function that a kernel to be tiled calls; run --inline first",
        ),
        () if op.is::<mir::AssertOp<'_>>() => Some(
            "may end a work-item, which cannot be tiled; leave the kernel out by the option kernel",
        ),
        () => None,
    }
}

/// Whether an operation has a pointer to workgroup memory, or one that may be such.
fn shares_memory(op: Op<'_>) -> bool {
    let arguments = op.regions().flat_map(|region| region.blocks());
    let arguments = arguments.flat_map(|block| block.arguments().collect::<Vec<_>>());
    op.results().chain(arguments).any(|value| {
        let space = PtrType::from_type(value.ty()).map(PtrType::space);
        matches!(space, Some(StorageSpace::Workgroup | StorageSpace::Generic))
    })
}
