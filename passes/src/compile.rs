//! The compiler as a library: parse, lower, emit.
//!
//! Diagnostics go to the context's handler (standard error if none is attached);
//! a function that returns `None` or `false` has emitted at least one.

use crate::{
    input, link,
    mir::textures::functions,
    opt_level::OptLevel,
    pipeline::{self, Step},
    profile::{Family, recorded},
    reflection::Reflection,
    registry,
    targets::{self, Format},
};
use gir_dialects::{
    driver,
    ir::{Context, Module, Op, OpView as _},
    mir, names,
    pass::PassManager,
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
    parse_linked(context, source, name, &[])
}

/// Like [`parse`], linking functions that the source declares from files.
pub fn parse_linked<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    files: &[link::File],
) -> Option<Module<'c>> {
    let module = input::parse(context, source, name, Default::default(), true)?;
    link::link(&module, files, Default::default()).then_some(module)
}

/// Lowers a module as far as a format needs it, and produces the output. This consumes the module.
pub fn emit(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let prepared = lower(module, compiler) && compiler.prepare(module, (format.prepare)(family));
    prepared.then(|| (format.emit)(module, compiler)).flatten()
}

/// The output, with the information that a host needs about it.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The output.
    pub bytes: Vec<u8>,
    /// The reflection of the output.
    pub reflection: Reflection,
}

/// Like [`emit`], with reflection.
pub fn emit_reflected(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Artifact> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let reflection = prepare_reflected(module, family, Some(format), compiler)?;
    let bytes = (format.emit)(module, compiler)?;
    Some(Artifact { bytes, reflection })
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
    if !lower(module, compiler) {
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
    let is_checked = compiler.is_checked || needs_lowering(module);
    let check = || module.verify() && compiler.prepare(module, pipeline::CHECK_LOWERED);
    compiler.lower(module) && (is_checked || check())
}

/// Sets a pass manager up before it runs; false after a diagnostic.
pub type Instrument<'a> = &'a dyn Fn(&PassManager<'_>) -> bool;

/// A request to a code generator.
#[derive(Clone, Copy, Debug)]
pub struct CodeRequest<'a> {
    /// LLVM's name of the target.
    pub triple: &'a str,
    /// LLVM's name of the processor.
    pub processor: &'a str,
    /// Processor features to add or remove beyond that, for LLVM.
    pub features: &'a str,
    /// A library of functions that the module calls, as a file of LLVM bitcode.
    pub library: Option<&'a str>,
    /// The level of optimisation.
    pub level: OptLevel,
    /// The module, as text of LLVM IR.
    pub ir: &'a [u8],
}

/// Generates assembly from LLVM IR. This library links no code generator: the caller has one, or starts a program
/// that does.
///
/// # Errors
/// A description of the failure, in one line.
pub type Generator<'a> = &'a dyn Fn(&CodeRequest<'_>) -> Result<Vec<u8>, String>;

/// Runs the pipelines that are not named on a command line.
///
/// A release build verifies the module once, after the last pass: verifying it after each one takes as long as all
/// passes together. A debug build, which the tests run, verifies after each.
#[derive(Clone, Copy, Default)]
pub struct Compiler<'a> {
    instrument: Option<Instrument<'a>>,
    generator: Option<Generator<'a>>,
    is_checked: bool,
    level: OptLevel,
    has_debug_info: bool,
}

impl<'a> Compiler<'a> {
    /// A compiler whose pass managers are timed, or print IR, as a tool's flags ask.
    pub fn new(instrument: Instrument<'a>) -> Self {
        Self {
            instrument: Some(instrument),
            ..Self::default()
        }
    }

    /// The same after passes that have run. If these end with the target checks, a module
    /// is not checked again.
    pub fn after(self, passes: &PassManager<'_>) -> Self {
        Self {
            is_checked: pipeline::ends_with_target_check(passes),
            ..self
        }
    }

    /// The same at a level of optimisation; the default is `-O1`.
    pub fn at(self, level: OptLevel) -> Self {
        Self { level, ..self }
    }

    /// The same with or without source locations and names in the output.
    pub fn with_debug_info(self, has_debug_info: bool) -> Self {
        Self {
            has_debug_info,
            ..self
        }
    }

    /// The same with a code generator.
    pub fn generating(self, generator: Generator<'a>) -> Self {
        Self {
            generator: Some(generator),
            ..self
        }
    }

    /// Makes assembly of LLVM IR.
    ///
    /// # Errors
    /// A description of the failure, in one line.
    pub fn generate_code(self, request: &CodeRequest<'_>) -> Result<Vec<u8>, String> {
        match self.generator {
            Some(generate) => generate(request),
            None => Err("this program has no code generator".to_owned()),
        }
    }

    /// The level of optimisation.
    pub fn level(self) -> OptLevel {
        self.level
    }

    /// Whether the level does more than legalise.
    pub fn optimizes(self) -> bool {
        self.level != OptLevel::O0
    }

    /// Whether the output has source locations and names.
    pub fn has_debug_info(self) -> bool {
        self.has_debug_info
    }

    /// The same for an observed run, which lowers every operation of the program as it is.
    pub fn keeping_all(self) -> Self {
        self.at(OptLevel::O0)
    }

    /// Lowers a module to LIR for the target it records.
    pub fn lower(self, module: Op<'_>) -> bool {
        !needs_lowering(module) || self.run(module, &pipeline::lower_to_lir_at(self.level))
    }

    /// Brings a module to a level of which GIR text can be printed.
    pub fn raise(self, module: Op<'_>) -> bool {
        !needs_raising(module) || self.run(module, pipeline::RAISE)
    }

    /// Runs passes on a module.
    pub fn run(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        self.run_passes(module, steps) && (cfg!(debug_assertions) || module.verify())
    }

    /// Runs passes before others, behind which the module is verified.
    fn prepare(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        steps.is_empty() || self.run_passes(module, steps)
    }

    fn run_passes(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        let mut passes = PassManager::new(module.context());
        if let Err(message) = pipeline::append(&mut passes, steps) {
            module.error(format!("cannot be lowered: {message}"));
            return false;
        }
        let ready = self.instrument.is_none_or(|instrument| instrument(&passes));
        passes.verify_each(cfg!(debug_assertions));
        ready && passes.run(module)
    }
}

/// Whether a module consists of functions of mir, from which GIR text can be made.
fn needs_raising(module: Op<'_>) -> bool {
    let mut ops = module.region(0).blocks().flat_map(|block| block.ops());
    ops.any(|op| op.is::<func::FuncOp<'_>>() || op.is::<mir::GlobalOp<'_>>())
}

/// Dialects above LIR, which lowered modules lack.
const ABOVE_LIR: &[&str] = &["gir", "mir", "cf", "gpu", "memref", "index"];

/// Whether a module contains operations above LIR.
pub fn needs_lowering(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| {
        let name = op.name();
        let dialect = name.split_once('.').map_or("", |(dialect, _)| dialect);
        found |= ABOVE_LIR.contains(&dialect)
            || name == func::FuncOp::NAME && op.attribute(names::MIR_KERNEL).is_some()
            || link::is_of_library(op)
            || functions::is_of_textures(op);
    });
    found
}
