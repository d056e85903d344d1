//! The figures: the runs for each, and its goal.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::callgrind;
use super::cpu;
use super::dsp;
use super::figure::{Figure, Measured};
use super::kernel::{self, gir, mlir};
use super::opencl;
use super::phase;
use super::ptx;
use super::size;
use super::timing::{self, Spread};
use crate::workspace::{Workspace, llvm_tool};

/// The flags that go from text to the bytes of a SPIR-V module.
const TEXT_TO_BYTES: [&str; 2] = ["--lower-to-lir", "--emit-spirv"];

/// Sizes of the long kernels, in instructions.
const SIZES: [usize; 2] = [10_000, 100_000];

/// The work of every run, whatever the kernel.
const EMPTY_KERNEL: &str = "func kernel workgroup_size(64,1,1) @k() -> void {\nentry:\n  ret\n}\n";

const MILLISECONDS: f64 = 1e3;
const MICROSECONDS: f64 = 1e6;

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
    /// The only part to measure, if not all.
    pub only: Option<String>,
}

impl Bench {
    /// Measures every figure, or those of one part; one that cannot be measured has the reason.
    pub fn figures(&self) -> Vec<Figure> {
        let parts: [(&str, Part); 6] = [
            ("compiler", Self::compilations),
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

    /// Compilation times.
    fn compilations(&self) -> Vec<Figure> {
        let sizes = if self.quick { &SIZES[..1] } else { &SIZES };
        let mut figures = vec![self.start_up(), self.small_kernel()];
        figures.extend(sizes.iter().map(|&size| self.reading(size)));
        figures.extend(sizes.iter().map(|&size| self.long_kernel(size)));
        if !self.quick {
            figures.extend(self.growth());
        }
        figures
    }

    fn start_up(&self) -> Figure {
        let measure = || {
            let mut commands = vec![self.compiler()];
            commands.extend(peer());
            for command in &mut commands {
                command.arg("--version");
            }
            let spreads = timing::in_turns(self.rounds(20), &mut commands)?;
            let peer = spreads.get(1).map(|peer| peer.median * MILLISECONDS);
            Ok((
                spreads[0].scaled(MILLISECONDS),
                peer.map(|time| ("mlir-opt --version", time)),
            ))
        };
        Figure::gated("gir-opt --version".to_owned(), "ms", 5.0, measure())
    }

    fn small_kernel(&self) -> Figure {
        let measure = || {
            let mut command = self.compiler();
            command.args(self.text_to_bytes("test/e2e/saxpy.gir".as_ref()));
            let spreads = timing::in_turns(self.rounds(20), &mut [command])?;
            Ok((spreads[0].scaled(MILLISECONDS), None))
        };
        Figure::gated(
            "test/e2e/saxpy.gir to SPIR-V".to_owned(),
            "ms",
            12.0,
            measure(),
        )
    }

    /// The time from text to a verified module of gir, per instruction.
    fn reading(&self, size: usize) -> Figure {
        let measure = || {
            let mut command = self.compiler();
            command
                .arg(self.kernel_file(size)?)
                .arg("-o")
                .arg(self.scratch.join("kernel.mlir"));
            let rounds = self.rounds((500_000 / size).clamp(5, 20));
            let spread = phase::seconds(rounds, &mut command, "Parser")?;
            Ok((spread.scaled(MICROSECONDS / size as f64), None))
        };
        let name = format!("{size} instructions read and verified, each");
        Figure::gated(name, "µs", 4.0, measure())
    }

    /// The time of the whole process, start-up included, per instruction.
    fn long_kernel(&self, size: usize) -> Figure {
        let name = format!("{size} instructions to SPIR-V, each");
        Figure::gated(name, "µs", 15.0, self.measure_long_kernel(size))
    }

    fn measure_long_kernel(&self, size: usize) -> Result<Measured> {
        let steps = kernel::steps(size);
        let theirs = mlir::write(&steps);
        let peer_input = self.save(&format!("{size}.mlir"), &theirs.text)?;
        let mut ours = self.compiler();
        ours.args(self.text_to_bytes(&self.kernel_file(size)?));
        let mut commands = vec![ours];
        commands.extend(peer());
        if let Some(peer) = commands.get_mut(1) {
            peer.arg("--canonicalize")
                .arg(peer_input)
                .arg("-o")
                .arg(self.scratch.join("peer.mlir"));
        }
        // Longer runs vary less.
        let rounds = self.rounds((500_000 / size).clamp(5, 20));
        let spreads = timing::in_turns(rounds, &mut commands)?;
        let each = MICROSECONDS / theirs.instructions as f64;
        let peer = spreads
            .get(1)
            .map(|peer| ("mlir-opt --canonicalize", peer.median * each));
        Ok((spreads[0].scaled(MICROSECONDS / size as f64), peer))
    }

    /// Machine instructions per instruction of the kernel, without those of start-up.
    fn growth(&self) -> Vec<Figure> {
        let name = |size: usize| format!("machine instructions at {size}, each");
        let [small, large] = SIZES;
        let ratio = "machine instructions each, large over small".to_owned();
        match self.machine_instructions() {
            Ok([at_small, at_large]) => vec![
                Figure::information(name(small), "", at_small),
                Figure::information(name(large), "", at_large),
                Figure::gated(
                    ratio,
                    "×",
                    1.15,
                    Ok((Spread::exact(at_large / at_small), None)),
                ),
            ],
            Err(error) => vec![Figure::gated(ratio, "×", 1.15, Err(error))],
        }
    }

    fn machine_instructions(&self) -> Result<[f64; 2]> {
        let empty = self.count(&self.save("empty.gir", EMPTY_KERNEL)?)?;
        let mut each = [0.0; 2];
        for (each, size) in each.iter_mut().zip(SIZES) {
            let count = self.count(&self.kernel_file(size)?)?;
            *each = count.saturating_sub(empty) as f64 / size as f64;
        }
        Ok(each)
    }

    fn count(&self, input: &Path) -> Result<u64> {
        let mut command = self.compiler();
        // Which thread waits for which is chance; the work is the same.
        command
            .arg("--mlir-disable-threading")
            .args(self.text_to_bytes(input));
        callgrind::instructions(&command, &self.scratch)
    }

    /// The compiler, at the root of the repository.
    fn compiler(&self) -> Command {
        let mut command = Command::new(&self.gir_opt);
        command.current_dir(&self.workspace.root);
        command
    }

    fn text_to_bytes(&self, input: &Path) -> Vec<PathBuf> {
        let mut arguments: Vec<PathBuf> = TEXT_TO_BYTES.map(PathBuf::from).into();
        arguments.extend([
            input.to_owned(),
            "-o".into(),
            self.scratch.join("kernel.spv"),
        ]);
        arguments
    }

    /// The kernel of that size as a file of GIR text.
    pub fn kernel_file(&self, size: usize) -> Result<PathBuf> {
        let kernel = gir::write(&kernel::steps(size));
        self.save(&format!("{size}.gir"), &kernel.text)
    }

    fn save(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.scratch.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }

    /// The number of rounds for a thorough number of them.
    pub const fn rounds(&self, thorough: usize) -> usize {
        if self.quick { 5 } else { thorough }
    }
}

/// Upstream's tool, where it is installed.
fn peer() -> Option<Command> {
    let tool = llvm_tool("mlir-opt");
    tool.exists().then(|| Command::new(tool))
}
