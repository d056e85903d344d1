//! The compiler as a library: parse, lower, emit.
//!
//! Diagnostics go to the context's handler (standard error if none is attached);
//! a function that returns `None` or `false` has emitted at least one.

use crate::{
    input, link,
    lir::{
        atomics::lir_lock_atomics,
        legality::{
            lir_check_barriers::{self, Remarks},
            lir_check_target, lir_fold_target_queries,
        },
        matrices::lir_scalarize_matrices,
        subgroups::{lir_expand_subgroups, lir_scalarize_subgroups},
    },
    mir::textures::functions,
    opt_level::OptLevel,
    pipeline,
    profile::{Family, recorded},
    reflection::Reflection,
    registry,
    targets::{self, Format},
};
use gir_dialects::{
    driver,
    ir::{Context, Module, Op, OpView as _},
    mir, names,
    pass::{self, PassManager},
    upstream::func,
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
    parse_linked(context, source, name, &[])
}

/// The same with the functions of files that it declares.
pub fn parse_linked<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    files: &[link::File],
) -> Option<Module<'c>> {
    let module = input::parse(context, source, name, Default::default(), true)?;
    link::link(&module, files, Default::default()).then_some(module)
}

/// Lowers a module as far as a format needs it, and makes the output. The module
/// is used up.
pub fn emit(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let prepared = lower(module, compiler) && compiler.prepare(module, (format.prepare)(family));
    prepared.then(|| (format.emit)(module, compiler)).flatten()
}

/// What is emitted, with what a host has to know about it.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The output.
    pub bytes: Vec<u8>,
    /// What it says about itself.
    pub reflection: Reflection,
}

/// As [`emit`], with reflection.
pub fn emit_reflected(module: Op<'_>, format: &Format, compiler: Compiler<'_>) -> Option<Artifact> {
    let family = recorded::profile_for(module, format.flag, format.families)?.family;
    let reflection = prepare_reflected(module, family, Some(format), compiler)?;
    let bytes = (format.emit)(module, compiler)?;
    Some(Artifact { bytes, reflection })
}

/// Lowers a module as far as its target's passes go, and says what a host has to know
/// of what would be emitted.
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
    let pipeline = format.map_or("", |format| (format.prepare)(family));
    let entry_name = format.map_or(str::to_owned as fn(&str) -> String, |format| {
        (format.entry_name)(family)
    });
    compiler.prepare(module, pipeline).then(|| {
        reflection.measure(module, entry_name);
        reflection
    })
}

/// Lowers a module to LIR that fits its target; false after a diagnostic.
fn lower(module: Op<'_>, compiler: Compiler<'_>) -> bool {
    let is_checked = compiler.is_checked || needs_lowering(module);
    compiler.lower(module) && (is_checked || module.verify() && fits_target(module))
}

/// What `--lower-to-lir` ends with, for a module that is lowered already. What there
/// is to remark has been remarked then.
fn fits_target(module: Op<'_>) -> bool {
    // No pass manager loads what these passes make operations of.
    let passes = [
        &lir_fold_target_queries::PASS,
        &lir_scalarize_subgroups::PASS,
        &lir_expand_subgroups::PASS,
        &lir_lock_atomics::PASS,
        &lir_scalarize_matrices::PASS,
    ];
    for dialect in passes.iter().flat_map(|pass| pass.dialects) {
        module.context().get_or_load_dialect(dialect);
    }
    pass::succeeds(|| _ = lir_fold_target_queries::fold(module))
        && pass::succeeds(|| lir_check_barriers::check(module, Remarks::Omitted))
        && pass::succeeds(|| _ = lir_scalarize_subgroups::scalarize(module))
        && pass::succeeds(|| _ = lir_expand_subgroups::expand(module))
        && pass::succeeds(|| _ = lir_lock_atomics::lock(module))
        && pass::succeeds(|| _ = lir_scalarize_matrices::fall_back(module))
        && pass::succeeds(|| lir_check_target::check(module))
}

/// Sets a pass manager up before it runs; false after a diagnostic.
pub type Instrument<'a> = &'a dyn Fn(&PassManager<'_>) -> bool;

/// What a code generator is asked for.
#[derive(Clone, Copy, Debug)]
pub struct CodeRequest<'a> {
    /// LLVM's name of the target.
    pub triple: &'a str,
    /// LLVM's name of the processor.
    pub processor: &'a str,
    /// What LLVM is to take it to have, or to lack, beside that.
    pub features: &'a str,
    /// The file of a library, as bitcode of LLVM, whose functions the module calls.
    pub library: Option<&'a str>,
    /// How much to optimise.
    pub level: OptLevel,
    /// The module, as text of LLVM IR.
    pub ir: &'a [u8],
}

/// Makes assembly of LLVM IR. This library links no code generator: who calls it has one, or
/// starts a program that does.
///
/// # Errors
/// What went wrong, in a line.
pub type Generator<'a> = &'a dyn Fn(&CodeRequest<'_>) -> Result<Vec<u8>, String>;

/// Runs the pipelines that nobody names on a command line.
///
/// A release build verifies the module once, behind the last pass: verifying it
/// behind each one takes as long as all passes together. A debug build, which the
/// tests run, does that.
#[derive(Clone, Copy, Default)]
pub struct Compiler<'a> {
    instrument: Option<Instrument<'a>>,
    generator: Option<Generator<'a>>,
    is_checked: bool,
    level: OptLevel,
    has_debug_info: bool,
}

impl<'a> Compiler<'a> {
    /// One whose pass managers are timed, or print IR, as a tool's flags ask.
    pub fn new(instrument: Instrument<'a>) -> Self {
        Self {
            instrument: Some(instrument),
            ..Self::default()
        }
    }

    /// The same after passes that have run, named as MLIR prints them. A module is not
    /// checked against its target again if that is what they ended with.
    pub fn after(self, passes: &str) -> Self {
        Self {
            is_checked: pipeline::ends_with_target_check(passes),
            ..self
        }
    }

    /// The same at a level of optimisation; it is `-O1` otherwise.
    pub fn at(self, level: OptLevel) -> Self {
        Self { level, ..self }
    }

    /// The same with places and names of the source in what is emitted, or without.
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
    /// What went wrong, in a line.
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

    /// Whether it does more than legalise.
    pub fn optimizes(self) -> bool {
        self.level != OptLevel::O0
    }

    /// Whether what is emitted has places and names of the source.
    pub fn has_debug_info(self) -> bool {
        self.has_debug_info
    }

    /// The same for a run that is watched: it lowers what the program says, and leaves out
    /// nothing.
    pub fn keeping_all(self) -> Self {
        self.at(OptLevel::O0)
    }

    /// Lowers a module to LIR for the target it records.
    pub fn lower(self, module: Op<'_>) -> bool {
        !needs_lowering(module) || self.run(module, &pipeline::lower_to_lir_at(self.level))
    }

    /// Runs a textual pipeline on a module.
    pub fn run(self, module: Op<'_>, pipeline: &str) -> bool {
        self.run_passes(module, pipeline) && (cfg!(debug_assertions) || module.verify())
    }

    /// Runs the passes before an emission, behind which the module is verified.
    fn prepare(self, module: Op<'_>, pipeline: &str) -> bool {
        pipeline.is_empty() || self.run_passes(module, pipeline)
    }

    fn run_passes(self, module: Op<'_>, pipeline: &str) -> bool {
        let mut passes = PassManager::new(module.context());
        if let Err(message) = passes.append(pipeline) {
            module.error(format!("cannot be lowered: {message}"));
            return false;
        }
        let ready = self.instrument.is_none_or(|instrument| instrument(&passes));
        passes.verify_each(cfg!(debug_assertions));
        ready && passes.run(module)
    }
}

/// Whether a module is of functions of mir, of which GIR text can be made.
pub fn needs_raising(module: Op<'_>) -> bool {
    let mut ops = module.region(0).blocks().flat_map(|block| block.ops());
    ops.any(|op| op.is::<func::FuncOp<'_>>() || op.is::<mir::GlobalOp<'_>>())
}

/// Dialects that nothing of LIR is made of.
const ABOVE_LIR: &[&str] = &["gir", "mir", "cf", "gpu", "memref", "index"];

/// Whether anything of the module stands above LIR.
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
