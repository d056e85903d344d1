//! The compiler as a library: parse, lower, emit.
//!
//! Diagnostics go to the context's handler (standard error if none is attached);
//! a function that returns `None` or `false` has emitted at least one.

use crate::{input, pipeline, registry, target::Format};
use gir_dialects::{
    driver,
    ir::{Context, Module, Op},
    names,
    pass::PassManager,
};
use melior::dialect::DialectRegistry;

/// A context that knows every dialect of the road, and all passes registered.
pub fn new_context() -> Context {
    registry::register();
    let dialects = DialectRegistry::new();
    driver::register_dialects(&dialects);
    Context::new_with_registry(&dialects, true)
}

/// Parses `.gir` text, MLIR text or bytecode, told apart as `gir-opt` does.
pub fn parse<'c>(context: &'c Context, source: &[u8], name: &str) -> Option<Module<'c>> {
    input::parse(context, source, name, Default::default(), true)
}

/// Lowers a module to LIR for the target it records.
pub fn lower(module: Op<'_>) -> bool {
    !needs_lowering(module) || run(module, &pipeline::lower_to_lir(""))
}

/// Lowers a module as far as a format needs it, and makes the output. The module
/// is used up.
pub fn emit(module: Op<'_>, format: &Format) -> Option<Vec<u8>> {
    let lowered = lower(module);
    lowered.then(|| (format.emit)(module)).flatten()
}

/// Runs a textual pipeline on a module.
pub fn run(module: Op<'_>, pipeline: &str) -> bool {
    let mut passes = PassManager::new(module.context());
    if let Err(message) = passes.append(pipeline) {
        module.error(format!("cannot be lowered: {message}"));
        return false;
    }
    passes.run(module)
}

/// Whether anything of the module stands above LIR.
pub fn needs_lowering(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        found |= op.name().starts_with("gir.")
            || op.name().starts_with("mir.")
            || op.name().starts_with("cf.")
            || op.attribute(names::MIR_KERNEL).is_some();
    });
    found
}
