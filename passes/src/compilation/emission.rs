//! Emissions: the outputs that a module has beside IR.

use crate::{
    compile,
    compiler::Compiler,
    gir::print,
    profile,
    reflection::Reflection,
    stubs::Language,
    targets::{Files, Format},
};
use gir_dialects::{diagnostic, ir::Op};

/// A kind of output.
#[derive(Clone, Copy)]
pub enum Emission<'f> {
    /// GIR text.
    Gir,
    /// Reflection, as JSON.
    Reflection,
    /// The output of a target.
    Target(&'f Format),
    /// A source for hosts, with the output of a target in it.
    Host(&'f Language),
}

impl<'f> Emission<'f> {
    /// The format of a target that it has, or has in it.
    pub fn format(self) -> Option<&'f Format> {
        match self {
            Self::Gir | Self::Reflection => None,
            Self::Target(format) => Some(format),
            Self::Host(language) => Some(language.format()),
        }
    }

    /// Whether the output is not text.
    pub fn is_binary(self) -> bool {
        match self {
            Self::Gir | Self::Reflection => false,
            Self::Target(format) => format.is_binary,
            Self::Host(_) => false,
        }
    }

    /// The flag of `gir-opt`, without its dashes.
    pub fn flag(self) -> &'static str {
        match self {
            Self::Gir => "emit-gir",
            Self::Reflection => "emit-reflection",
            Self::Target(format) => format.flag,
            Self::Host(_) => "emit-host",
        }
    }

    /// The format and its maker of files, of an output of several files.
    pub fn of_files(&self) -> Option<(&Format, Files)> {
        match self {
            Self::Gir | Self::Reflection | Self::Host(_) => None,
            Self::Target(format) => format.files.map(|files| (*format, files)),
        }
    }

    /// The profile for a module that has none.
    pub fn default_target(self) -> Option<&'static str> {
        match self {
            Self::Gir => None,
            Self::Reflection => Some(profile::GENERIC),
            Self::Target(format) => Some(format.default_target),
            Self::Host(language) => Some(language.format().default_target),
        }
    }

    /// The output of a module, which is consumed; `None` after diagnostics.
    pub fn emit(self, module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
        match self {
            Self::Gir => {
                let ready = compile::raise(module, compiler);
                let text = ready.then(|| print::print(module)).flatten();
                text.map(String::into_bytes)
            }
            Self::Reflection => {
                let reflection = compile::reflect(module, compiler);
                reflection.map(|reflection| reflection.json().into_bytes())
            }
            Self::Target(format) => compile::emit(module, format, compiler),
            Self::Host(_) => self
                .emit_reflected(module, compiler)
                .map(|(bytes, _)| bytes),
        }
    }

    /// The output of a target with its reflection; other outputs have none.
    pub fn emit_reflected(
        self,
        module: Op<'_>,
        compiler: Compiler<'_>,
    ) -> Option<(Vec<u8>, Option<Reflection>)> {
        let Some(format) = self.format() else {
            return self.emit(module, compiler).map(|bytes| (bytes, None));
        };
        let location = module.location();
        let mut artifact = compile::emit_reflected(module, format, compiler)?;
        if let Self::Host(language) = self {
            let source = language.source(&artifact);
            let source = source
                .map_err(|what| diagnostic::error(location, what))
                .ok()?;
            artifact.bytes = source.into_bytes();
        }
        Some((artifact.bytes, Some(artifact.reflection)))
    }
}
