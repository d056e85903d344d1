//! Other compilers to SPIR-V, each with the kernels of `test/peers` in its own language.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::workspace::llvm_tool;

/// Upstream's road from its GPU dialect to its SPIR-V dialect, with the clean-up that it has.
const MLIR_ROAD: &str = "--pass-pipeline=builtin.module(canonicalize,cse,convert-gpu-to-spirv,\
                         spirv.module(spirv-lower-abi-attrs,canonicalize,cse,spirv-update-vce))";

/// A compiler that is compared with.
pub struct Peer {
    /// Its name.
    pub name: &'static str,
    /// How its sources end.
    extension: &'static str,
    /// Compiles a source to SPIR-V, the second file; the folder is for intermediate files.
    compile: fn(&Path, &Path, &Path) -> Result<()>,
}

/// Every compiler.
pub const ALL: &[Peer] = &[
    Peer {
        name: "naga",
        extension: "wgsl",
        compile: |source, binary, _| run(Command::new("naga").arg(source).arg(binary)),
    },
    Peer {
        name: "tint",
        extension: "wgsl",
        compile: tint,
    },
    Peer {
        name: "glslang",
        extension: "comp",
        compile: glslang,
    },
    Peer {
        name: "mlir",
        extension: "mlir",
        compile: mlir,
    },
];

impl Peer {
    /// Makes SPIR-V of the source that lies beside this one in the peer's language, and has it validated.
    ///
    /// # Errors
    /// When the compiler is not installed or refuses the source.
    pub fn compile(&self, source: &Path, binary: &Path, scratch: &Path) -> Result<()> {
        let own = source.with_extension(self.extension);
        (self.compile)(&own, binary, scratch)?;
        let mut validate = Command::new("spirv-val");
        run(validate.args(["--target-env", "vulkan1.1"]).arg(binary))
    }
}

fn tint(source: &Path, binary: &Path, _: &Path) -> Result<()> {
    let mut command = Command::new("tint");
    command.args(["--disable-robustness", "true", "--format", "spirv"]);
    // Builds of it leave writers out.
    run(command.arg(source).arg("-o").arg(binary))
        .context("it is not installed, or built without its writer of SPIR-V")
}

fn glslang(source: &Path, binary: &Path, _: &Path) -> Result<()> {
    let mut command = Command::new("glslangValidator");
    command.args(["-V", "--quiet", "--target-env", "vulkan1.1"]);
    run(command.arg(source).arg("-o").arg(binary))
}

fn mlir(source: &Path, binary: &Path, scratch: &Path) -> Result<()> {
    let lowered = process::text(
        Command::new(llvm_tool("mlir-opt"))
            .arg(MLIR_ROAD)
            .arg(source),
    )?;
    let module = scratch.join("peer.spirv.mlir");
    fs::write(&module, spirv_module(&lowered)?)
        .with_context(|| format!("cannot write {}", module.display()))?;
    let mut translate = Command::new(llvm_tool("mlir-translate"));
    translate.args(["--no-implicit-module", "--serialize-spirv"]);
    run(translate.arg(module).arg("-o").arg(binary))
}

/// The SPIR-V module of a lowered file, which the serialiser wants alone.
fn spirv_module(lowered: &str) -> Result<String> {
    let start = lowered.find("  spirv.module ");
    let rest = start.and_then(|start| lowered.get(start..));
    let rest = rest.context("mlir-opt made no SPIR-V module")?;
    let end = rest
        .find("\n  }\n")
        .context("its SPIR-V module has no end")?;
    Ok(rest[..end].to_owned() + "\n  }\n")
}

fn run(command: &mut Command) -> Result<()> {
    process::text(command).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_spirv_module_is_cut_out_of_the_file() {
        let lowered = "module {\n  spirv.module @k {\n    a\n  }\n  gpu.module @k {\n  }\n}\n";
        let module = spirv_module(lowered).unwrap();
        assert_eq!(module, "  spirv.module @k {\n    a\n  }\n");
        assert!(spirv_module("module {\n}\n").is_err());
    }
}
