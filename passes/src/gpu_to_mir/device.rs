//! The parts of a module that belong to the device.
//!
//! Kernels are functions of a `gpu.module`, and functions with the attribute `gpu.kernel` or, as upstream's way to
//! SPIR-V has them, `spirv.entry_point_abi`; their callees go along.
//! Other functions in the module belong to the host and are left out. A module without kernels is a library, entirely
//! for the device. A module whose kernels are already of mir, lir or gir, or
//! that is converted for an emission, stays as it is.

use crate::analysis::converted::is_converted;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Op},
    names,
    upstream::{func, gpu, memref},
};
use std::collections::{HashMap, HashSet};

/// The parts of a module.
#[derive(Default)]
pub struct Device<'c> {
    /// The modules of kernels.
    pub modules: Vec<Op<'c>>,
    /// Functions of the device, inside and outside of those modules.
    pub functions: Vec<Op<'c>>,
    /// Globals of the device.
    pub globals: Vec<Op<'c>>,
    /// The host code to leave out.
    host: Vec<Op<'c>>,
}

impl<'c> Device<'c> {
    /// The parts of a module; `None` if nothing of it is upstream's.
    pub fn find(module: Op<'c>) -> Option<Self> {
        let top: Vec<_> = ops(module).collect();
        let has_modules = top.iter().any(|op| op.is::<gpu::GPUModuleOp<'_>>());
        let is_foreign = has_modules || top.iter().any(|&op| is_marked(op));
        let has_own = !is_foreign && top.iter().any(|&op| is_own(op));
        if has_own || top.iter().any(|&op| is_converted(op)) {
            return None;
        }
        let mut device = Self::default();
        let called = is_foreign.then(|| reached(&top));
        for &op in &top {
            let name = symbol(op).unwrap_or_default();
            let stays = called.as_ref().is_none_or(|called| called.contains(name));
            if op.is::<gpu::GPUModuleOp<'_>>() {
                device.modules.push(op);
                ops(op).for_each(|inner| device.add(inner));
            } else if stays {
                device.add(op);
            } else if !is_own(op) {
                device.host.push(op);
            }
        }
        Some(device)
    }

    fn add(&mut self, op: Op<'c>) {
        if op.is::<gpu::GPUFuncOp<'_>>() || op.is::<func::FuncOp<'_>>() {
            self.functions.push(op);
        } else if op.is::<memref::GlobalOp<'_>>() {
            self.globals.push(op);
        } else if op
            .parent()
            .is_some_and(|outer| outer.is::<gpu::GPUModuleOp<'_>>())
        {
            op.error("is not allowed in a module of kernels; functions and 'memref.global' are");
        }
    }

    /// Reports calls of kernels.
    pub fn check(&self) {
        let place = |op: Op<'c>| Some((op.parent()?, symbol(op)?));
        let kernels = self.functions.iter().filter(|op| is_kernel(**op));
        let kernels: HashSet<_> = kernels.filter_map(|&op| place(op)).collect();
        for &function in &self.functions {
            let Some(scope) = function.parent() else {
                continue;
            };
            function.walk_pre(|op| {
                let callee = op.cast::<func::CallOp<'_>>().map(func::CallOp::callee);
                if callee.is_some_and(|name| kernels.contains(&(scope, name))) {
                    op.error("calls a kernel, which only a launch can start; move its code into a function");
                }
            });
        }
    }

    /// Erases the host code; a remark names it.
    pub fn drop_host(&self) {
        let Some(first) = self.host.first() else {
            return;
        };
        let names: Vec<_> = self.host.iter().filter_map(|&op| symbol(op)).collect();
        let (shown, more) = names.split_at(names.len().min(4));
        let shown: Vec<_> = shown.iter().map(|name| format!("'@{name}'")).collect();
        let more = match more.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        first.remark(format!(
            "is host code and left out: {}{more}; only kernels and their callees are compiled",
            shown.join(", ")
        ));
        self.host.iter().for_each(|op| op.erase());
    }
}

/// The operations in the body of a module.
pub fn ops<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    module.region(0).blocks().flat_map(Block::ops)
}

/// The name of a symbol.
pub fn symbol<'c>(op: Op<'c>) -> Option<&'c str> {
    op.attribute(func::FuncOp::SYM_NAME_ATTR)
        .and_then(Attribute::as_str)
}

fn has(op: Op<'_>, attribute: &str) -> bool {
    op.attribute(attribute).is_some()
}

/// Whether a function is marked as a kernel.
pub fn is_marked(function: Op<'_>) -> bool {
    let is_entry = function.is::<func::FuncOp<'_>>() && has(function, names::SPIRV_ENTRY_POINT_ABI);
    has(function, names::GPU_KERNEL) || is_entry
}

/// Whether a function can be launched.
pub fn is_kernel(function: Op<'_>) -> bool {
    is_marked(function) || is_own(function)
}

/// Whether a top-level op is already of the project's dialects.
fn is_own(op: Op<'_>) -> bool {
    let dialect = op.name().split_once('.').map(|(dialect, _)| dialect);
    matches!(dialect, Some("gir" | "mir" | "lir"))
        || has(op, names::MIR_KERNEL)
        || has(op, names::LIR_KERNEL)
}

/// Names of the top-level kernels and of all functions and globals that they need.
fn reached<'c>(top: &[Op<'c>]) -> HashSet<&'c str> {
    let by_name: HashMap<_, _> = top
        .iter()
        .filter_map(|&op| Some((symbol(op)?, op)))
        .collect();
    let kernels = top.iter().filter(|&&op| is_kernel(op));
    let mut pending: Vec<_> = kernels.filter_map(|&op| symbol(op)).collect();
    let mut reached = HashSet::new();
    while let Some(name) = pending.pop() {
        if !reached.insert(name) {
            continue;
        }
        if let Some(&op) = by_name.get(name) {
            op.walk_pre(|inner| pending.extend(used_symbol(inner)));
        }
    }
    reached
}

/// The symbol that a call or an address refers to.
pub fn used_symbol<'c>(op: Op<'c>) -> Option<&'c str> {
    let call = op.cast::<func::CallOp<'c>>().map(func::CallOp::callee);
    call.or_else(|| {
        op.cast::<memref::GetGlobalOp<'c>>()
            .map(memref::GetGlobalOp::name)
    })
}
