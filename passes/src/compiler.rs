//! The passes of a run: how they are observed, how much they optimise, which code generator they have.

use crate::{
    opt_level::OptLevel,
    step::{self, Step},
};
use gir_dialects::{ir::Op, pass::PassManager, pass_cache::PassCache};

/// Sets a pass manager up before it runs; false after a diagnostic.
pub type Instrument<'a> = &'a dyn Fn(&PassManager<'_>) -> bool;

/// The form of machine code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeForm {
    /// Assembly, as text.
    Assembly,
    /// An object file.
    Object,
}

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
    /// The form of the result.
    pub form: CodeForm,
    /// The module, as text of LLVM IR.
    pub ir: &'a [u8],
}

/// Generates machine code from LLVM IR. This library links no code generator: the caller has one, or starts a program
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
    is_structured: bool,
    level: OptLevel,
    has_debug_info: bool,
    is_verified_later: bool,
    cache: Option<&'a PassCache<'a>>,
}

impl<'a> Compiler<'a> {
    /// A compiler whose pass managers are timed, or print IR, as a tool's flags ask.
    pub fn new(instrument: Instrument<'a>) -> Self {
        Self {
            instrument: Some(instrument),
            ..Self::default()
        }
    }

    /// The same for modules that are known to fit their target, and are not checked again.
    pub fn knowing_checked(self, is_checked: bool) -> Self {
        Self { is_checked, ..self }
    }

    /// Whether modules are known to fit their target.
    pub fn is_checked(self) -> bool {
        self.is_checked
    }

    /// The same for modules that [`crate::compile::to_mir`] has lowered.
    pub fn knowing_structured(self, is_structured: bool) -> Self {
        Self {
            is_structured,
            ..self
        }
    }

    /// Whether modules are structured mir.
    pub fn is_structured(self) -> bool {
        self.is_structured
    }

    /// The same for modules that are verified after passes to come.
    pub fn verifying_later(self, is_verified_later: bool) -> Self {
        Self {
            is_verified_later,
            ..self
        }
    }

    /// The same with managers of passes that stay for other modules of a context. They are not instrumented.
    pub fn keeping(self, cache: &'a PassCache<'a>) -> Self {
        Self {
            cache: Some(cache),
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

    /// Makes machine code of LLVM IR.
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

    /// Runs passes on a module.
    pub fn run(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        let is_verified = cfg!(debug_assertions) || self.is_verified_later;
        self.run_passes(module, steps) && (is_verified || module.verify())
    }

    /// Runs passes before others, after which the module is verified.
    pub fn prepare(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        steps.is_empty() || self.run_passes(module, steps)
    }

    fn run_passes(self, module: Op<'_>, steps: &[Step<'_>]) -> bool {
        let done = match self.cache {
            Some(cache) if self.instrument.is_none() => {
                cache.run(module, step::key(steps), || self.manager(module, steps))
            }
            _ => self.manager(module, steps).map(|passes| {
                let ready = self.instrument.is_none_or(|instrument| instrument(&passes));
                ready && passes.run(module)
            }),
        };
        done.unwrap_or_else(|message| {
            module.error(format!("cannot be lowered: {message}"));
            false
        })
    }

    /// The manager of some passes.
    fn manager<'c>(self, module: Op<'c>, steps: &[Step<'_>]) -> Result<PassManager<'c>, String> {
        let mut passes = PassManager::new(module.context());
        step::append(&mut passes, steps)?;
        passes.verify_each(cfg!(debug_assertions));
        Ok(passes)
    }
}
