//! Upstream's general dialects: `affine`, `linalg` on memrefs, `tosa`'s scalars and `complex` in device code, and
//! kernels that host code contains as `gpu.launch`, or as `scf.parallel` whose dimensions it maps to workgroups and
//! work-items. Upstream's own passes lower and outline them.
//!
//! ```mlir
//! linalg.add ins(%a, %b : memref<4xf32>, …)     scf.for %i = %c0 to %c4 step %c1 {
//!     outs(%c : memref<4xf32>)            →       %x = memref.load %a[%i] …
//! ```
//!
//! The passes are registered when the first program needs them, so that others do not pay for them. They run on one
//! function at a time, and only on those with such operations.

use super::{advice, complex, device, loops};
use crate::{aggregates, analysis::mapped_loops::is_mapped_parallel};
use gir_dialects::{
    driver,
    ir::{self, Op},
    pass::PassManager,
    upstream::{func, gpu, scf},
};
use std::collections::{HashMap, HashSet};

/// Upstream's passes on device code, in the order in which one makes operations of the next.
const LOWERING: &str = "convert-linalg-to-loops,affine-expand-index-ops,lower-affine,\
    tosa-to-arith{include-apply-rescale=true use-32-bit=false},convert-complex-to-standard";

/// Upstream's passes on host code that contains kernels: constants and sizes move into them.
const OUTLINING: &str = "gpu-launch-sink-index-computations,gpu-kernel-outlining";

/// Upstream's pass on host code whose loops are mapped.
const MAPPING: &str = "convert-parallel-loops-to-gpu";

/// Upstream's passes behind it: bounds that are constants are folded, so that the kernel states its workgroup size.
const FOLDING: &str = "lower-affine,canonicalize,cse";

/// The dialects that upstream's passes lower.
const LOWERED: &[&str] = &["affine", "linalg", "tosa", "complex", "tensor"];

/// Whether host code in a module contains kernels.
pub fn has_launches(module: Op<'_>) -> bool {
    let mut found = false;
    let host = device::ops(module).filter(|op| !op.is::<gpu::GPUModuleOp<'_>>());
    host.for_each(|op| op.walk_pre(|inner| found |= inner.is::<gpu::LaunchOp<'_>>()));
    found
}

/// Makes launches of the parallel loops in host code that are mapped to workgroups and work-items, if there are any;
/// false after a diagnostic. Loops in these that are not mapped run in each work-item.
pub fn launch_mapped_loops(module: Op<'_>) -> bool {
    let mapped = mapped_loops(module);
    let Some(first) = mapped.first() else {
        return true;
    };
    let returning = mapped.iter().filter(|op| op.results().len() > 0);
    if returning.inspect(|op| op.error(NO_LAUNCH)).count() > 0 {
        return false;
    }
    first.remark("becomes a launch, as its mapping says");
    for &outermost in &mapped {
        let mut inner = vec![];
        outermost.walk_post(|op| inner.extend((op != outermost).then_some(op)));
        inner.retain(|&op| op.is::<scf::ParallelOp<'_>>() && !is_mapped_parallel(op));
        inner.into_iter().for_each(loops::lower);
    }
    if !run(module, MAPPING) {
        return false;
    }
    let left = mapped_loops(module);
    left.iter().for_each(|op| op.error(NO_LAUNCH));
    left.is_empty() && run(module, FOLDING)
}

/// The error for a mapped loop that stays one.
const NO_LAUNCH: &str = "cannot become a launch as its mapping says: upstream's `convert-parallel-loops-to-gpu` takes loops without results, and bounds that are known before the launch; map it otherwise, or remove the mapping";

/// The outermost parallel loops in host code that are mapped to workgroups and work-items.
fn mapped_loops(module: Op<'_>) -> Vec<Op<'_>> {
    let mut mapped = vec![];
    let host = device::ops(module)
        .filter(|&op| !op.is::<gpu::GPUModuleOp<'_>>() && !device::is_kernel(op));
    host.for_each(|op| {
        op.walk_pre(|inner| {
            let mut around = std::iter::successors(inner.parent(), |outer| outer.parent());
            let mut is_inside =
                || around.any(|op| op.is::<gpu::LaunchOp<'_>>() || is_mapped_parallel(op));
            mapped.extend((is_mapped_parallel(inner) && !is_inside()).then_some(inner));
        });
    });
    mapped
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
    if dialects.contains("linalg") {
        aggregates::lower(function);
    }
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
