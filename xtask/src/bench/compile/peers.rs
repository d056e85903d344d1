//! Other compilers, and how each is called for the same program.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process;
use crate::workspace::llvm_tool;

/// The files of a program for the peers; a peer without an equal input has none.
pub struct Inputs {
    /// In WGSL.
    pub wgsl: PathBuf,
    /// In upstream's dialects.
    pub mlir: Option<PathBuf>,
    /// As SPIR-V that ours has emitted.
    pub spirv: PathBuf,
    /// Whether the program has one entry point.
    pub is_single: bool,
}

/// A compiler to compare with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peer {
    /// From WGSL to SPIR-V and Metal.
    Naga,
    /// From WGSL with one entry point to SPIR-V.
    Tint,
    /// The optimiser of SPIR-V, for our module.
    SpirvOpt,
    /// Upstream's canonicalisation, for straight-line code.
    MlirOpt,
}

impl Peer {
    /// All that compile to SPIR-V, or work at that.
    pub const SPIRV: [Self; 4] = [Self::Naga, Self::Tint, Self::SpirvOpt, Self::MlirOpt];

    /// All that compile to Metal.
    pub const METAL: [Self; 1] = [Self::Naga];

    /// As in the report.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Naga => "naga",
            Self::Tint => "tint",
            Self::SpirvOpt => "spirv-opt -O",
            Self::MlirOpt => "mlir-opt --canonicalize",
        }
    }

    /// The name of its time.
    pub const fn unit(self) -> &'static str {
        match self {
            Self::Naga => "naga, ms",
            Self::Tint => "tint, ms",
            Self::SpirvOpt => "spirv-opt, ms",
            Self::MlirOpt => "mlir-opt, ms",
        }
    }

    /// Whether it is on this machine.
    pub fn is_installed(self) -> bool {
        match self {
            Self::Naga => process::on_path("naga"),
            Self::Tint => process::on_path("tint"),
            Self::SpirvOpt => process::on_path("spirv-opt"),
            Self::MlirOpt => llvm_tool("mlir-opt").exists(),
        }
    }

    /// The command for a program; none if the peer has no equal input. The output's name tells naga the language.
    pub fn command(self, inputs: &Inputs, output: &Path) -> Option<Command> {
        let mut command = match self {
            Self::Naga => {
                let mut command = Command::new("naga");
                command.arg(&inputs.wgsl).arg(output);
                return Some(command);
            }
            Self::Tint if !inputs.is_single => return None,
            Self::Tint => {
                let mut command = Command::new("tint");
                // Naga and gir do not confine indices to their buffers either.
                command.args(["--disable-robustness", "true", "--format", "spirv"]);
                command.arg(&inputs.wgsl);
                command
            }
            Self::SpirvOpt => {
                let mut command = Command::new("spirv-opt");
                command.arg("-O").arg(&inputs.spirv);
                command
            }
            Self::MlirOpt => {
                let mut command = Command::new(llvm_tool("mlir-opt"));
                command.arg("--canonicalize").arg(inputs.mlir.as_ref()?);
                command
            }
        };
        command.arg("-o").arg(output);
        Some(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peer_without_an_equal_input_has_no_command() {
        let inputs = Inputs {
            wgsl: "k.wgsl".into(),
            mlir: None,
            spirv: "k.spv".into(),
            is_single: false,
        };
        let command = |peer: Peer| peer.command(&inputs, "out.metal".as_ref());
        assert!(command(Peer::Tint).is_none() && command(Peer::MlirOpt).is_none());
        let naga = command(Peer::Naga).unwrap();
        assert_eq!(process::shown(&naga), "naga k.wgsl out.metal");
    }
}
