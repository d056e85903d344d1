//! The compiler as a library: parse, lower, emit.
//!
//! Diagnostics go to the context's handler (standard error if none is attached);
//! a function that returns `None` or `false` has emitted at least one.

use crate::{
    input, pipeline, registry,
    target::{self, Format},
};
use gir_dialects::{
    driver,
    ir::{self, AttributeExt, Context, Module, Op},
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

/// Records the target a module is to be lowered for. False after a diagnostic if
/// it is lowered for another one already.
pub fn set_target(module: Op<'_>, target: &str) -> bool {
    let recorded = module
        .attribute(names::LIR_TARGET)
        .and_then(AttributeExt::as_str);
    if recorded.is_some_and(|recorded| recorded != target) {
        module.error(format!(
            "is for target '{}' and cannot be lowered for '{target}'; start again from the source",
            recorded.unwrap_or_default()
        ));
        return false;
    }
    if target::find(target).is_none() {
        module.error(format!(
            "names unknown target '{target}'; --list-targets prints the known ones"
        ));
        return false;
    }
    module.set_attribute(names::LIR_TARGET, ir::string(module.context(), target));
    true
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
