//! The translators whose output is compared: ours and the peers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::names::Names;
use crate::process;

/// A road to the Metal Shading Language.
pub struct Translator {
    /// The title of its column.
    pub name: &'static str,
    /// How its sources end.
    extension: &'static str,
    /// The names of a source.
    names: fn(&str) -> Names,
    /// Makes text of a source.
    translate: fn(&Tools, &Path) -> Result<String>,
}

/// Every road; ours is the first.
pub const ALL: &[Translator] = &[
    Translator {
        name: "gir",
        extension: "gir",
        names: Names::of_gir,
        translate: |tools, source| {
            process::text(Command::new(&tools.gir_opt).arg("--emit-msl").arg(source))
        },
    },
    Translator {
        name: "naga of WGSL",
        extension: "wgsl",
        names: Names::of_words,
        translate: |tools, source| {
            let text = tools.scratch.join("peer.metal");
            process::text(Command::new("naga").arg(source).arg(&text))?;
            fs::read_to_string(&text).with_context(|| format!("cannot read {}", text.display()))
        },
    },
    Translator {
        name: "gir of GLSL",
        extension: "comp",
        names: Names::of_words,
        translate: |tools, source| {
            let module = module(tools, glslang().arg(source))?;
            let mut translator = Command::new(&tools.gir_opt);
            process::text(translator.arg("--emit-msl").arg(module))
        },
    },
    Translator {
        name: "SPIRV-Cross of GLSL",
        extension: "comp",
        names: Names::of_words,
        translate: |tools, source| spirv_cross(tools, glslang().arg(source)),
    },
    Translator {
        name: "SPIRV-Cross of our SPIR-V",
        extension: "gir",
        names: Names::of_gir,
        translate: |tools, source| {
            let mut compiler = Command::new(&tools.gir_opt);
            compiler.args(["--emit-spirv", "-g", "--fast-math", "--target=vulkan1.1"]);
            spirv_cross(tools, compiler.arg(source))
        },
    },
];

/// The tools of the translations.
pub struct Tools {
    /// Our compiler.
    pub gir_opt: PathBuf,
    /// The root of the repository.
    pub root: PathBuf,
    /// Where files between two tools go.
    pub scratch: PathBuf,
}

impl Translator {
    /// The output for a kernel, and the names of its source.
    ///
    /// # Errors
    /// When a tool is not installed or refuses the source.
    pub fn translate(&self, tools: &Tools, kernel: &str) -> Result<(String, Names)> {
        let folder = if self.extension == "gir" {
            "e2e"
        } else {
            "peers"
        };
        let source = tools
            .root
            .join(format!("test/{folder}/{kernel}.{}", self.extension));
        let text = fs::read_to_string(&source)
            .with_context(|| format!("cannot read {}", source.display()))?;
        Ok(((self.translate)(tools, &source)?, (self.names)(&text)))
    }
}

/// The compiler of GLSL to SPIR-V.
fn glslang() -> Command {
    let mut compiler = Command::new("glslangValidator");
    compiler.args(["-V", "--quiet", "--target-env", "vulkan1.1"]);
    compiler
}

/// The module that a compiler makes.
fn module(tools: &Tools, compiler: &mut Command) -> Result<PathBuf> {
    let module = tools.scratch.join("readability.spv");
    process::text(compiler.arg("-o").arg(&module))?;
    Ok(module)
}

/// Compiles, and translates the module.
fn spirv_cross(tools: &Tools, compiler: &mut Command) -> Result<String> {
    let module = module(tools, compiler)?;
    process::text(Command::new("spirv-cross").arg("--msl").arg(module))
}
