//! One output of a command line, with its settings.

use super::{embed, flags::Emit};
use gir::{
    compilation::{Program, Settings},
    gir::text::ParseOptions,
    input, link,
    opt_level::OptLevel,
    profile::Profiles,
    targets::spirv::variants::Variant,
};
use gir_dialects::driver::{Chunk, Driver, Printing};
use std::path::{Path, PathBuf};

/// The settings of one run.
#[derive(Clone)]
pub struct Request {
    /// The output; IR if `None`.
    pub emit: Option<Emit>,
    /// The file of the output; the one of `-o` if `None`.
    pub file: Option<PathBuf>,
    /// The language whose source the emission becomes.
    pub embed: Option<embed::Language>,
    /// The variants to emit, each with its own profile; none for the unchanged module.
    pub variants: Vec<Variant>,
    /// How diagnostics are printed.
    pub printing: Printing,
    /// Whether the output is a folder of files.
    pub is_folder: bool,
    /// The file for reflection in addition to the output.
    pub reflection: Option<PathBuf>,
    /// The settings that modules record.
    pub settings: Settings,
    /// The profiles that may be named.
    pub profiles: Profiles,
    /// Files with definitions for the declarations of the input.
    pub linked: Vec<link::File>,
    /// How to read GIR text.
    pub parse: ParseOptions,
    /// Whether MLIR text may have ops of the dialect `spv`.
    pub legacy_spv: bool,
    /// The LLVM IR of the input, where clang compiles it.
    pub compiled: Option<Vec<u8>>,
    /// The optimisation level.
    pub level: OptLevel,
    /// Whether the output has locations of the source.
    pub debug_info: bool,
}

impl Request {
    /// The program of one chunk of the input.
    pub fn program<'a>(&'a self, chunk: &Chunk<'a>, verify: bool) -> Program<'a> {
        Program {
            linked: &self.linked,
            profiles: &self.profiles,
            parse: self.parse,
            verify,
            is_legacy: self.legacy_spv,
            compiled: self.compiled.as_deref(),
            kernel: self.settings.kernel.as_deref(),
            ..Program::new(chunk.text, chunk.name)
        }
    }

    /// The marker between programs of an input.
    pub fn split_marker(&self, source: &[u8], name: &str) -> &'static str {
        let sniff = match self.legacy_spv {
            true => input::sniff_legacy,
            false => input::sniff,
        };
        sniff(source, name).split_marker()
    }

    /// The file of the output, which the emission names, or else `-o`.
    pub fn output_file<'a>(&'a self, driver: &'a Driver) -> &'a Path {
        match &self.file {
            Some(file) => file,
            None => driver.output_file(),
        }
    }

    /// The files that are written: the output, and the reflection.
    pub fn outputs<'a>(&'a self, driver: &'a Driver) -> impl Iterator<Item = &'a Path> {
        [self.output_file(driver)]
            .into_iter()
            .chain(self.reflection.as_deref())
    }

    /// Whether the output is not text.
    pub fn is_binary(&self) -> bool {
        self.emit.is_some_and(Emit::is_binary) || self.settings.options.make_binary()
    }

    /// Checks that the output may stand beside others.
    ///
    /// # Errors
    /// Settings of the only output of a run.
    pub fn check_beside_others(&self) -> Result<(), String> {
        let flag = match () {
            () if self.embed.is_some() => "--embed",
            () if !self.variants.is_empty() => "--variants",
            () => return Ok(()),
        };
        Err(format!(
            "{flag} takes one emission; run gir-opt once for each"
        ))
    }

    /// The same settings for another target among some profiles.
    pub fn with_target(&self, target: String, profiles: Profiles) -> Self {
        let settings = Settings {
            target: Some(target),
            ..self.settings.clone()
        };
        Self {
            settings,
            profiles,
            ..self.clone()
        }
    }
}
