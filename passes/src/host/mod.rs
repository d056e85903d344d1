//! Programs with host code: kernels taken out of them, and the rest as code for the processor at hand.
//!
//! [`outline`] makes kernels of everything that is to run on a device: `gpu.launch` as upstream outlines it; in a
//! program without any, tensors get memory and parallel loops become launches. [`calls`] replaces the operations of
//! `gpu` in host code by calls of functions that the program which runs it defines. [`lower`] brings the host code to
//! the `llvm` dialect.

pub mod calls;
pub mod outline;

use crate::{
    compiler::Compiler,
    step::{Step, Upstream},
};
use gir_dialects::{
    driver,
    ir::{Context, Op},
    melior::dialect::DialectRegistry,
    programs,
};

/// A context for programs: with the interfaces that give tensors memory, and the passes of this module.
pub fn new_context() -> Context {
    programs::register_passes();
    let dialects = DialectRegistry::new();
    driver::register_dialects(&dialects);
    programs::register_interfaces(&dialects);
    Context::new_with_registry(&dialects, true)
}

/// A pass of upstream's on modules, without options.
const fn pass(argument: &'static str) -> Upstream {
    nested(argument, "builtin.module", &[])
}

/// A pass of upstream's on functions, without options.
const fn on_functions(argument: &'static str) -> Upstream {
    nested(argument, "func.func", &[])
}

/// A pass of upstream's on operations of a name.
const fn nested(
    argument: &'static str,
    anchor: &'static str,
    options: &'static [(&'static str, &'static str)],
) -> Upstream {
    Upstream {
        argument,
        anchor,
        options,
    }
}

/// Runs passes of upstream's; false after a diagnostic.
fn run(module: Op<'_>, passes: &'static [Upstream]) -> bool {
    let steps: Vec<_> = passes.iter().map(Step::upstream).collect();
    Compiler::default().run(module, &steps)
}

/// From host code without operations of `gpu` to the `llvm` dialect. Addresses of memory are computed before the
/// accesses to it lose their shapes, so the first passes expand these.
const LOWER: &[Upstream] = &[
    on_functions("convert-linalg-to-loops"),
    pass("convert-bufferization-to-memref"),
    pass("expand-strided-metadata"),
    pass("memref-expand"),
    pass("lower-affine"),
    pass("convert-vector-to-scf"),
    pass("convert-scf-to-cf"),
    on_functions("arith-expand"),
    pass("convert-math-to-llvm"),
    pass("convert-math-to-libm"),
    pass("convert-vector-to-llvm"),
    pass("convert-index-to-llvm"),
    pass("finalize-memref-to-llvm"),
    pass("convert-arith-to-llvm"),
    pass("convert-ub-to-llvm"),
    pass("convert-cf-to-llvm"),
    pass("convert-func-to-llvm"),
    pass("reconcile-unrealized-casts"),
];

/// Brings host code to the `llvm` dialect; false after a diagnostic.
pub fn lower(module: Op<'_>) -> bool {
    run(module, LOWER) && is_lowered(module)
}

/// Whether host code has been lowered; an error names the first operation that upstream's passes leave.
fn is_lowered(module: Op<'_>) -> bool {
    let mut left = None;
    module.walk_pre(|op| {
        let name = op.name();
        let is_left = !name.starts_with("llvm.") && !name.starts_with("builtin.");
        left = left.or_else(|| is_left.then_some(op));
    });
    if let Some(op) = left {
        op.unsupported("is in host code, and no pass of upstream's lowers it to the dialect llvm; keep it in kernels, or write it with memref, scf, arith, math, vector or linalg");
    }
    left.is_none()
}
