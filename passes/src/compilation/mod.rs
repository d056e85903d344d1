//! The front door: one compilation of a program, from its text to an artifact or diagnostics.
//!
//! ```
//! use gir::{compilation::Compilation, targets};
//!
//! let source = b"func kernel workgroup_size(64, 1, 1) @k(%p: ptr[global]<u32>) -> void {\nentry:\n  ret\n}\n";
//! let format = targets::format("opencl").unwrap();
//! let artifact = Compilation::new(source).target("opencl3.0").kernel("k").emit(format)?;
//! assert!(artifact.bytes.starts_with(b"#"), "OpenCL C begins with its pragmas");
//! # Ok::<(), gir_dialects::collected::Diagnostics>(())
//! ```
//!
//! A compilation has a context of its own and leaves nothing behind: any number of them may run on threads of one
//! process, each with its own target, options and level. Nothing is printed.

mod emission;
mod program;
mod settings;
pub mod workgroup_size;

pub use emission::Emission;
pub use program::Program;
pub use settings::Settings;

use crate::{
    compile::{self, Artifact},
    compiler::{Compiler, Generator},
    link,
    opt_level::OptLevel,
    profile::{Permissions, Profiles, options::Options},
    reflection::Reflection,
    targets::Format,
};
use gir_dialects::{
    collected::{Diagnostic, Diagnostics, Kind},
    diagnostic,
    ir::{Context, Module, Op},
};

/// A program and the settings of its compilation.
#[derive(Clone)]
pub struct Compilation<'a> {
    program: Program<'a>,
    settings: Settings,
    compiler: Compiler<'a>,
}

impl<'a> Compilation<'a> {
    /// A compilation of GIR text, MLIR text or bytecode, which it distinguishes as `gir-opt` does.
    pub fn new(source: &'a [u8]) -> Self {
        Self {
            program: Program::new(source, "<source>"),
            settings: Settings::default(),
            compiler: Compiler::default(),
        }
    }

    /// The name of the source in diagnostics: by default `<source>`.
    pub fn named(mut self, name: &'a str) -> Self {
        self.program.name = name;
        self
    }

    /// The profile to compile for; by default that of the module, or else the one of the format.
    pub fn target(mut self, name: &str) -> Self {
        self.settings.target = Some(name.to_owned());
        self
    }

    /// The profiles that may be named; by default those that are built in.
    pub fn profiles(mut self, profiles: &'a Profiles) -> Self {
        self.program.profiles = profiles;
        self
    }

    /// Files with definitions of functions that the source declares.
    pub fn linking(mut self, linked: &'a [link::File]) -> Self {
        self.program.linked = linked;
        self
    }

    /// The fallbacks that are permitted; by default none.
    pub fn permitting(mut self, permissions: Permissions) -> Self {
        self.settings.permissions = permissions;
        self
    }

    /// The LLVM IR of the source, which another compiler has made.
    pub fn compiled(mut self, compiled: Option<&'a [u8]>) -> Self {
        self.program.compiled = compiled;
        self
    }

    /// The only kernel that is read of LLVM IR, if it has one of this name; by default all are.
    pub fn importing(mut self, kernel: &'a str) -> Self {
        self.program.kernel = Some(kernel).filter(|name| !name.is_empty());
        self
    }

    /// Options of the target; by default none.
    pub fn options(mut self, options: Options) -> Self {
        self.settings.options = options;
        self
    }

    /// The size of workgroups of kernels that state none; by default the host decides it.
    pub fn workgroup_size(mut self, size: [u32; 3]) -> Self {
        self.settings.workgroup_size = Some(size);
        self
    }

    /// The only kernel to compile; by default all of the source are.
    pub fn kernel(mut self, name: &str) -> Self {
        self.settings.kernel = Some(name.to_owned());
        self
    }

    /// Whether floats may be approximated; by default not.
    pub fn fast_math(mut self, has_fast_math: bool) -> Self {
        self.settings.has_fast_math = has_fast_math;
        self
    }

    /// Globals with `addr(…)` get storage like others, for a host that has no memory at these addresses.
    pub fn ordinary_storage(mut self) -> Self {
        self.settings.has_ordinary_storage = true;
        self
    }

    /// The level of optimisation; by default `-O1`.
    pub fn level(self, level: OptLevel) -> Self {
        Self {
            compiler: self.compiler.at(level),
            ..self
        }
    }

    /// Whether the output has source locations and names; by default not.
    pub fn debug_info(self, has_debug_info: bool) -> Self {
        Self {
            compiler: self.compiler.with_debug_info(has_debug_info),
            ..self
        }
    }

    /// The code generator of LLVM, which PTX and AMD's assembly need; this crate has none.
    pub fn generating(self, generator: Generator<'a>) -> Self {
        Self {
            compiler: self.compiler.generating(generator),
            ..self
        }
    }

    /// Compiles to a format.
    ///
    /// # Errors
    /// All diagnostics, with at least one error among them.
    pub fn emit(&self, format: &Format) -> Result<Artifact, Diagnostics> {
        let mistake = |said| Diagnostics::one(Diagnostic::whole(Kind::Mistake, said));
        let options = &self.settings.options;
        options.check_emission(format.flag).map_err(mistake)?;
        let emitted = self.lowered_or(Some(format.default_target), |it| it.emit(format));
        finished(emitted).map(|(artifact, diagnostics)| Artifact {
            diagnostics,
            ..artifact
        })
    }

    /// The facts that a host needs about the output for the target.
    ///
    /// # Errors
    /// As [`Self::emit`].
    pub fn reflect(&self) -> Result<Reflection, Diagnostics> {
        let reflected = self.lowered(|it| compile::reflect(it.module, it.compiler));
        finished(reflected).map(|(reflection, _)| reflection)
    }

    /// Lowers the program to LIR for its target and applies a function to it, which may look for kernels, change the
    /// module and emit it. `None` after an error in lowering; errors of the function are among the diagnostics.
    pub fn lowered<T>(&self, then: impl FnOnce(Lowered<'_, 'a>) -> T) -> (Option<T>, Diagnostics) {
        self.lowered_or(None, then)
    }

    /// The same with a target for a module that has none.
    fn lowered_or<T>(
        &self,
        default: Option<&'static str>,
        then: impl FnOnce(Lowered<'_, 'a>) -> T,
    ) -> (Option<T>, Diagnostics) {
        let context = compile::new_context();
        let lower = || self.lower(&context, default);
        // An error is a mistake in the program, unless it says that the target lacks something; behind the checks of
        // the target, it is a lack of the target.
        let (module, mut diagnostics) = diagnostic::collect(&context, Kind::Mistake, lower);
        let Some(module) = module else {
            return (None, diagnostics);
        };
        let lowered = Lowered {
            module: module.op(),
            compiler: self.compiler,
        };
        let (value, said) = diagnostic::collect(&context, Kind::Unsupported, || then(lowered));
        diagnostics.extend(said);
        (Some(value), diagnostics)
    }

    /// Reads the program and lowers it.
    fn lower<'c>(
        &self,
        context: &'c Context,
        default_target: Option<&'static str>,
    ) -> Option<Module<'c>> {
        let module = self.program.read(context)?;
        let op = module.op();
        let settings = Settings {
            default_target: self.settings.options.default_target().or(default_target),
            ..self.settings.clone()
        };
        let is_ready = settings.record(op, self.compiler) && compile::to_lir(op, self.compiler);
        is_ready.then_some(module)
    }
}

/// The value of a compilation that has succeeded, with its warnings and remarks.
fn finished<T>(
    (value, diagnostics): (Option<Option<T>>, Diagnostics),
) -> Result<(T, Diagnostics), Diagnostics> {
    match value.flatten() {
        Some(value) => Ok((value, diagnostics)),
        None => Err(diagnostics),
    }
}

/// A module in LIR that its target takes, and the rest of its compilation.
#[derive(Clone, Copy)]
pub struct Lowered<'c, 'a> {
    /// The module.
    pub module: Op<'c>,
    /// The passes that are left.
    pub compiler: Compiler<'a>,
}

impl Lowered<'_, '_> {
    /// Emits the module, which is consumed; `None` after a diagnostic.
    pub fn emit(self, format: &Format) -> Option<Artifact> {
        compile::emit_reflected(self.module, format, self.compiler)
    }
}

#[cfg(test)]
mod tests;
