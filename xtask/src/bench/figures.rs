//! The parts of the figures, and the programs and settings that all of them share.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::compile;
use super::cpu;
use super::dsp;
use super::figure::Figure;
use super::kernel::{self, gir};
use super::opencl;
use super::ptx;
use super::size;
use crate::workspace::Workspace;

/// Measures the figures of a part.
type Part = fn(&Bench) -> Vec<Figure>;

/// The programs and settings for the figures.
pub struct Bench {
    /// The repository.
    pub workspace: Workspace,
    /// The compiler, built for release.
    pub gir_opt: PathBuf,
    /// The program that runs kernels, likewise.
    pub gir_run: PathBuf,
    /// Where inputs and outputs go.
    pub scratch: PathBuf,
    /// Fewer rounds, and only measurements that take seconds.
    pub quick: bool,
    /// Also the measurements that take many minutes.
    pub long: bool,
    /// The only part to measure, if not all.
    pub only: Option<String>,
}

impl Bench {
    /// Measures every figure, or those of one part; one that cannot be measured has the reason.
    pub fn figures(&self) -> Vec<Figure> {
        let parts: [(&str, Part); 6] = [
            ("compile", compile::figures),
            ("cpu", cpu::figures),
            ("dsp", dsp::figures),
            ("opencl", opencl::figures),
            ("ptx", ptx::figures),
            ("size", size::figures),
        ];
        let is_wanted = |name| self.only.as_deref().is_none_or(|only| only == name);
        let wanted = parts.iter().filter(|(name, _)| is_wanted(*name));
        wanted.flat_map(|(_, measure)| measure(self)).collect()
    }

    /// The compiler, at the root of the repository.
    pub fn compiler(&self) -> Command {
        let mut command = Command::new(&self.gir_opt);
        command.current_dir(&self.workspace.root);
        command
    }

    /// The kernel of that size as a file of GIR text.
    pub fn kernel_file(&self, size: usize) -> Result<PathBuf> {
        let kernel = gir::write(&kernel::steps(size));
        self.save(&format!("{size}.gir"), &kernel.text)
    }

    /// Writes a file in the folder of inputs and outputs.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.scratch.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }

    /// The number of rounds for a thorough number of them.
    pub const fn rounds(&self, thorough: usize) -> usize {
        if self.quick { 5 } else { thorough }
    }
}
