//! Upstream's general dialects: `affine`, `linalg` on memrefs, `tosa`'s scalars and `complex` in device code, and
//! kernels that host code contains as `gpu.launch`. Upstream's own passes lower and outline them.
//!
//! ```mlir
//! linalg.add ins(%a, %b : memref<4xf32>, …)     scf.for %i = %c0 to %c4 step %c1 {
//!     outs(%c : memref<4xf32>)            →       %x = memref.load %a[%i] …
//! ```
//!
//! The passes are registered when the first program needs them, so that others do not pay for them. They run on one
//! function at a time, and only on those with such operations.

use super::{advice, complex, device};
use gir_dialects::{
    driver,
    ir::{self, Op},
    pass::PassManager,
    upstream::{func, gpu},
};
use std::collections::{HashMap, HashSet};

/// Upstream's passes on device code, in the order in which one makes operations of the next.
const LOWERING: &str = "convert-linalg-to-loops,affine-expand-index-ops,lower-affine,\
    tosa-to-arith{include-apply-rescale=true use-32-bit=false},convert-complex-to-standard";

/// Upstream's passes on host code that contains kernels: constants and sizes move into them.
const OUTLINING: &str = "gpu-launch-sink-index-computations,gpu-kernel-outlining";

/// The dialects that upstream's passes lower.
const LOWERED: &[&str] = &["affine", "linalg", "tosa", "complex", "tensor"];

/// Whether host code in a module contains kernels.
pub fn has_launches(module: Op<'_>) -> bool {
    let mut found = false;
    let host = device::ops(module).filter(|op| !op.is::<gpu::GPUModuleOp<'_>>());
    host.for_each(|op| op.walk_pre(|inner| found |= inner.is::<gpu::LaunchOp<'_>>()));
    found
}

/// Makes kernels of the launches in host code; false after a diagnostic.
pub fn outline(module: Op<'_>) -> bool {
    if !run(module, OUTLINING) {
        return false;
    }
    let kernels: HashMap<_, _> = device::ops(module)
        .filter(|op| op.is::<gpu::GPUModuleOp<'_>>())
        .filter_map(|op| Some((device::symbol(op)?, op)))
        .collect();
    module.walk_pre(|op| {
        let Some(launch) = op.cast::<gpu::LaunchFuncOp<'_>>() else {
            return;
        };
        let kernel = launch.kernel().to_string();
        let name = kernel.split("::").next().unwrap_or_default();
        let name = name.trim_matches(['@', '"']);
        if let Some(&outlined) = kernels.get(name) {
            rename(outlined, name);
            op.remark(format!("launches the kernel '@{name}', which its body has become; its parameters are the values that the body uses"));
        }
    });
    true
}

/// Gives the kernel of a module of kernels the name of that, which is unique.
fn rename(module: Op<'_>, name: &str) {
    let mut functions = device::ops(module).filter(|op| op.is::<gpu::GPUFuncOp<'_>>());
    if let (Some(kernel), None) = (functions.next(), functions.next()) {
        let name = ir::string(module.context(), name);
        kernel.set_attribute(func::FuncOp::SYM_NAME_ATTR, name);
    }
}

/// Lowers a function of the device.
pub fn lower(function: Op<'_>) {
    let dialects = dialects(function);
    if !LOWERED.iter().any(|dialect| dialects.contains(dialect)) || run(function, LOWERING) {
        complex::lower(function);
    }
}

/// The dialects of the operations in a function.
fn dialects(function: Op<'_>) -> HashSet<&str> {
    let mut dialects = HashSet::new();
    function.walk_pre(|op| {
        dialects.insert(advice::dialect(op.name()));
    });
    dialects
}

/// Runs upstream's passes on an operation.
fn run(op: Op<'_>, pipeline: &str) -> bool {
    driver::register_general_passes();
    let mut passes = PassManager::on(op);
    if let Err(message) = passes.append(pipeline) {
        op.error(format!("cannot be lowered: {message}"));
        return false;
    }
    passes.verify_each(cfg!(debug_assertions));
    passes.run(op)
}
