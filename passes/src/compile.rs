//! The compiler as a library: parse, lower, emit.
//!
//! Diagnostics go to the context's handler (standard error if none is attached);
//! a function that returns `None` or `false` has emitted at least one.

use crate::{
    compiler::Compiler,
    import::{self, llvm::convert_llvm_to_mir},
    input, link,
    mir::textures::functions,
    pipeline,
    profile::{Family, recorded},
    reflection::Reflection,
    registry,
    targets::{self, Files, Format},
};
use gir_dialects::{
    collected::Diagnostics,
    driver,
    ir::{Context, Module, Op, OpView as _, TypeExt as _},
    mir, names,
    upstream::func,
};
use melior::dialect::DialectRegistry;

/// A context with every dialect of the compiler, and all passes registered.
pub fn new_context() -> Context {
    registry::register();
    let dialects = DialectRegistry::new();
    driver::register_dialects(&dialects);
    Context::new_with_registry(&dialects, true)
}

/// Parses `.gir` text, MLIR text or bytecode, which it distinguishes as `gir-opt` does.
pub fn parse<'c>(context: &'c Context, source: &[u8], name: &str) -> Option<Module<'c>> {
    let module = match input::sniff(source, name) {
        input::Language::Spirv => import::spirv::read(context, source, name, None),
        _ => input::parse(context, source, name, Default::default(), true),
    }?;
    link::link(&module, &[], Default::default()).then_some(module)
}

/// Lowers a module as far as a format needs it, and produces the output. This consumes the module.
pub fn emit(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let lowering = compiler.verifying_later(format.is_verified);
    let prepared = lower(module, lowering) && compiler.prepare(module, (format.prepare)(family));
    prepared.then(|| (format.emit)(module, compiler)).flatten()
}

/// The output, with the information that a host needs about it.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The output.
    pub bytes: Vec<u8>,
    /// The reflection of the output.
    pub reflection: Reflection,
    /// Warnings and remarks, where a [`crate::compilation::Compilation`] has collected them.
    pub diagnostics: Diagnostics,
}

/// Like [`emit`], with reflection.
pub fn emit_reflected(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Artifact> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let reflection = prepare_reflected(module, family, Some(format), compiler)?;
    let bytes = (format.emit)(module, compiler)?;
    Some(Artifact {
        bytes,
        reflection,
        diagnostics: Diagnostics::default(),
    })
}

/// Files: their names and contents.
pub type Named = Vec<(String, Vec<u8>)>;

/// Like [`emit`], of several files, with reflection; `None` after a diagnostic.
pub fn emit_files(
    module: Op<'_>,
    (format, files): (&Format, Files),
    compiler: Compiler<'_>,
) -> Option<(Named, Reflection)> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let reflection = prepare_reflected(module, family, Some(format), compiler)?;
    Some((files(module, compiler)?, reflection))
}

/// Lowers a module by all passes of its target, and returns the reflection of the output.
pub fn reflect(module: Op<'_>, compiler: Compiler<'_>) -> Option<Reflection> {
    let family = recorded::profile(module)?.family;
    prepare_reflected(module, family, targets::emitted(family), compiler)
}

fn prepare_reflected(
    module: Op<'_>,
    family: Family,
    format: Option<&Format>,
    compiler: Compiler<'_>,
) -> Option<Reflection> {
    let is_verified = format.is_some_and(|format| format.is_verified);
    if !lower(module, compiler.verifying_later(is_verified)) {
        return None;
    }
    let mut reflection = Reflection::of(module);
    let steps = format.map_or(&[][..], |format| (format.prepare)(family));
    let entry_name = format.map_or(str::to_owned as fn(&str) -> String, |format| {
        (format.entry_name)(family)
    });
    compiler.prepare(module, steps).then(|| {
        reflection.measure(module, entry_name);
        reflection
    })
}

/// Lowers a module to LIR that fits its target; false after a diagnostic.
fn lower(module: Op<'_>, compiler: Compiler<'_>) -> bool {
    let is_checked = compiler.is_checked() || needs_lowering(module);
    let check = || module.verify() && compiler.prepare(module, pipeline::CHECK_LOWERED);
    to_lir(module, compiler) && (is_checked || check())
}

/// Lowers a module to LIR for the target it records, unless it is LIR already.
pub fn to_lir(module: Op<'_>, compiler: Compiler<'_>) -> bool {
    let level = compiler.level();
    let steps = match compiler.is_structured() {
        true => pipeline::lower_structured_at(level),
        false => pipeline::lower_to_lir_at(link::to_mir(module), level),
    };
    !needs_lowering(module) || compiler.run(module, &steps)
}

/// Whether a module is of a level above mir that asks for no target.
pub fn is_above_mir(module: Op<'_>) -> bool {
    link::is_of_gir(module) || convert_llvm_to_mir::concerns(module)
}

/// Lowers a module above mir to the mir that is the same for every target.
pub fn to_mir(module: Op<'_>, compiler: Compiler<'_>) -> bool {
    let steps = pipeline::lower_to_mir_at(link::to_mir(module), compiler.level());
    compiler.run(module, &steps)
}

/// Brings a module to a level of which GIR text can be printed.
pub fn raise(module: Op<'_>, compiler: Compiler<'_>) -> bool {
    let steps = match () {
        () if convert_llvm_to_mir::concerns(module) => pipeline::RAISE_IMPORTED,
        () if is_lowered(module) => pipeline::RAISE_LOWERED,
        () if needs_raising(module) => pipeline::RAISE,
        () => return true,
    };
    compiler.run(module, steps)
}

/// Whether a module has kernels, globals or operations of lir.
fn is_lowered(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        found |= op.name().starts_with("lir.") || op.attribute(names::LIR_KERNEL).is_some();
    });
    found
}

/// Whether a module consists of functions of mir, from which GIR text can be made.
fn needs_raising(module: Op<'_>) -> bool {
    let mut ops = module.region(0).blocks().flat_map(|block| block.ops());
    ops.any(|op| op.is::<func::FuncOp<'_>>() || op.is::<mir::GlobalOp<'_>>())
}

/// Dialects above LIR, which lowered modules lack.
const ABOVE_LIR: &[&str] = &[
    "gir", "mir", "cf", "gpu", "memref", "index", "affine", "linalg", "tosa", "complex",
];

/// Attributes of kernels above LIR.
const KERNELS: &[&str] = &[
    names::MIR_KERNEL,
    names::GPU_KERNEL,
    names::SPIRV_ENTRY_POINT_ABI,
];

/// Whether a module contains operations above LIR, which has no values of type index.
pub fn needs_lowering(module: Op<'_>) -> bool {
    let mut found = convert_llvm_to_mir::concerns(module);
    module.walk_pre(|op| {
        let name = op.name();
        let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
        found |= ABOVE_LIR.contains(&dialect)
            || name == func::FuncOp::NAME
                && KERNELS.iter().any(|mark| op.attribute(mark).is_some())
            || link::is_of_library(op)
            || functions::is_of_textures(op)
            || op.results().any(|value| value.ty().lane().is_index());
    });
    found
}
