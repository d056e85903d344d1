//! Times of whole runs of the compiler, from its start to its end, beside upstream's mlir-opt.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::bench::figure::{Figure, Measured};
use crate::bench::figures::Bench;
use crate::bench::kernel::{self, mlir};
use crate::bench::phase;
use crate::bench::timing;
use crate::workspace::llvm_tool;

/// The flags that go from text to the bytes of a SPIR-V module.
const TEXT_TO_BYTES: [&str; 2] = ["--lower-to-lir", "--emit-spirv"];

/// Sizes of the long kernels, in instructions.
const SIZES: [usize; 2] = [10_000, 100_000];

const MILLISECONDS: f64 = 1e3;
const MICROSECONDS: f64 = 1e6;

/// The start, a small kernel, and long ones.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let sizes = if bench.quick { &SIZES[..1] } else { &SIZES };
    let mut figures = vec![start_up(bench), small_kernel(bench)];
    figures.extend(sizes.iter().map(|&size| reading(bench, size)));
    figures.extend(sizes.iter().map(|&size| long_kernel(bench, size)));
    figures
}

fn start_up(bench: &Bench) -> Figure {
    let measure = || {
        let mut commands = vec![bench.compiler()];
        commands.extend(peer());
        for command in &mut commands {
            command.arg("--version");
        }
        let spreads = timing::in_turns(bench.rounds(20), &mut commands)?;
        let peer = spreads.get(1).map(|peer| peer.median * MILLISECONDS);
        Ok((
            spreads[0].scaled(MILLISECONDS),
            peer.map(|time| ("mlir-opt --version", time)),
        ))
    };
    Figure::gated("gir-opt --version".to_owned(), "ms", 5.0, measure())
}

fn small_kernel(bench: &Bench) -> Figure {
    let measure = || {
        let mut command = bench.compiler();
        command.args(text_to_bytes(bench, "test/e2e/saxpy.gir".as_ref()));
        let spreads = timing::in_turns(bench.rounds(20), &mut [command])?;
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
fn reading(bench: &Bench, size: usize) -> Figure {
    let measure = || {
        let mut command = bench.compiler();
        command
            .arg(bench.kernel_file(size)?)
            .arg("-o")
            .arg(bench.scratch.join("kernel.mlir"));
        let rounds = bench.rounds((500_000 / size).clamp(5, 20));
        let spread = phase::seconds(rounds, &mut command, "Parser")?;
        Ok((spread.scaled(MICROSECONDS / size as f64), None))
    };
    let name = format!("{size} instructions read and verified, each");
    Figure::gated(name, "µs", 4.0, measure())
}

/// The time of the whole process, start-up included, per instruction.
fn long_kernel(bench: &Bench, size: usize) -> Figure {
    let name = format!("{size} instructions to SPIR-V, each");
    Figure::gated(name, "µs", 15.0, measure_long_kernel(bench, size))
}

fn measure_long_kernel(bench: &Bench, size: usize) -> Result<Measured> {
    let steps = kernel::steps(size);
    let theirs = mlir::write(&steps);
    let peer_input = bench.save(&format!("{size}.mlir"), &theirs.text)?;
    let mut ours = bench.compiler();
    ours.args(text_to_bytes(bench, &bench.kernel_file(size)?));
    let mut commands = vec![ours];
    commands.extend(peer());
    if let Some(peer) = commands.get_mut(1) {
        peer.arg("--canonicalize")
            .arg(peer_input)
            .arg("-o")
            .arg(bench.scratch.join("peer.mlir"));
    }
    // Longer runs vary less.
    let rounds = bench.rounds((500_000 / size).clamp(5, 20));
    let spreads = timing::in_turns(rounds, &mut commands)?;
    let each = MICROSECONDS / theirs.instructions as f64;
    let peer = spreads
        .get(1)
        .map(|peer| ("mlir-opt --canonicalize", peer.median * each));
    Ok((spreads[0].scaled(MICROSECONDS / size as f64), peer))
}

/// The arguments from that input to SPIR-V.
pub fn text_to_bytes(bench: &Bench, input: &Path) -> Vec<PathBuf> {
    let mut arguments: Vec<PathBuf> = TEXT_TO_BYTES.map(PathBuf::from).into();
    arguments.extend([
        input.to_owned(),
        "-o".into(),
        bench.scratch.join("kernel.spv"),
    ]);
    arguments
}

/// Upstream's tool, where it is installed.
fn peer() -> Option<Command> {
    let tool = llvm_tool("mlir-opt");
    tool.exists().then(|| Command::new(tool))
}
