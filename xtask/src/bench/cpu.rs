//! Kernels on the device `cpu`, beside the same in C with OpenMP and in OpenCL C on PoCL.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::figure::{Figure, Measured};
use super::figures::Bench;
use super::timing::Spread;
use crate::process;
use crate::workspace::llvm_tool;

/// How often the program and its peer run in turns.
const TURNS: usize = 3;

/// A kernel whose only cost is the launch.
const EMPTY_KERNEL: &str =
    "func kernel workgroup_size(64,1,1) @empty() -> void {\nentry:\n  ret\n}\n";

const MICROSECONDS: f64 = 1e-3;

/// Measures the device.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    vec![saxpy(bench), matmul(bench), launch(bench)]
}

/// Bound by memory: our time over that of a C loop.
fn saxpy(bench: &Bench) -> Figure {
    const COUNT: usize = 64 << 20;
    const RUNS: &str = "10";
    let measure = || {
        let buffer = format!("zeros:f32:{COUNT}");
        let mut ours = kernel(bench, "test/e2e/saxpy.gir".as_ref(), "saxpy", RUNS);
        ours.args(["--workgroups", &(COUNT / 64).to_string()]);
        ours.args(["--arg", &buffer, "--arg", &buffer]);
        ours.args(["--arg", "f32:2.0", "--arg", &format!("u32:{COUNT}")]);
        let program = build_peer(bench, "saxpy", include_str!("peers/saxpy.c"), &["-fopenmp"])?;
        let mut theirs = Command::new(program);
        theirs.args([&COUNT.to_string(), RUNS]);
        ratio(&mut ours, &mut theirs, "C with OpenMP, ms")
    };
    // At least 0.9 times as fast.
    let name = format!("saxpy of {COUNT} floats on cpu, time over C with OpenMP");
    Figure::gated(name, "×", 1.0 / 0.9, measure())
}

/// Bound by arithmetic and barriers: our time over that of PoCL.
fn matmul(bench: &Bench) -> Figure {
    const EXTENT: usize = 1024;
    const RUNS: &str = "3";
    let measure = || {
        let buffer = format!("zeros:f32:{}", EXTENT * EXTENT);
        let groups = EXTENT / 16;
        let mut ours = kernel(bench, "test/e2e/matmul.gir".as_ref(), "matmul", RUNS);
        ours.args(["--workgroups", &format!("{groups},{groups}")]);
        for _ in 0..3 {
            ours.args(["--arg", &buffer]);
        }
        for _ in 0..3 {
            ours.args(["--arg", &format!("u32:{EXTENT}")]);
        }
        let program = build_peer(
            bench,
            "matmul",
            include_str!("peers/matmul.c"),
            &["-lOpenCL"],
        )?;
        let mut theirs = Command::new(program);
        theirs.args([&EXTENT.to_string(), RUNS]);
        ratio(&mut ours, &mut theirs, "PoCL, ms")
    };
    // At least 5 times as fast.
    let name = format!("matmul of {EXTENT}x{EXTENT} floats on cpu, time over PoCL");
    Figure::gated(name, "×", 1.0 / 5.0, measure())
}

/// The cost of a launch without the kernel.
fn launch(bench: &Bench) -> Figure {
    let measure = || {
        let file = bench.scratch.join("empty.gir");
        fs::write(&file, EMPTY_KERNEL)
            .with_context(|| format!("cannot write {}", file.display()))?;
        let mut ours = kernel(bench, &file, "empty", "1000");
        ours.args(["--workgroups", "1"]);
        let spread = Spread::of(times(&mut ours)?)?;
        Ok((spread.scaled(MICROSECONDS), None))
    };
    Figure::gated(
        "launch of an empty kernel on cpu".to_owned(),
        "µs",
        20.0,
        measure(),
    )
}

fn kernel(bench: &Bench, file: &Path, name: &str, runs: &str) -> Command {
    let mut command = Command::new(&bench.gir_run);
    command.current_dir(&bench.workspace.root).arg(file);
    command.args([
        "--kernel", name, "--device", "cpu", "--repeat", runs, "--json",
    ]);
    command
}

/// Builds a C program of this project as its users would.
fn build_peer(bench: &Bench, name: &str, source: &str, flags: &[&str]) -> Result<PathBuf> {
    let file = bench.scratch.join(format!("{name}.c"));
    fs::write(&file, source).with_context(|| format!("cannot write {}", file.display()))?;
    let program = bench.scratch.join(name);
    let mut compiler = Command::new(llvm_tool("clang"));
    compiler
        .args(["-O3", "-march=native", "-o"])
        .arg(&program)
        .arg(&file)
        .args(flags);
    process::text(&mut compiler)
        .context("the peer does not build; `cargo xtask setup` installs its dependencies")?;
    Ok(program)
}

/// Our time over that of a peer, measured in turns, and the peer's in milliseconds.
fn ratio(ours: &mut Command, theirs: &mut Command, peer: &'static str) -> Result<Measured> {
    let (mut own, mut others) = (vec![], vec![]);
    for _ in 0..TURNS {
        own.extend(times(ours)?);
        others.extend(lines(theirs)?);
    }
    let other = Spread::of(others)?.median;
    let ratio = Spread::of(own)?.scaled(1.0 / other);
    Ok((ratio, Some((peer, other * 1e-6))))
}

/// Nanoseconds of each run, as gir-run reports them.
fn times(command: &mut Command) -> Result<Vec<f64>> {
    let report: Value = serde_json::from_str(&process::text(command)?)?;
    let runs = report["times"]["runs"].as_array();
    let runs = runs.context("gir-run reports no times")?;
    Ok(runs.iter().filter_map(Value::as_f64).collect())
}

/// Nanoseconds of each run, a line each.
fn lines(command: &mut Command) -> Result<Vec<f64>> {
    let text = process::text(command)?;
    let times: Vec<f64> = text.lines().filter_map(|line| line.parse().ok()).collect();
    if times.is_empty() {
        bail!("`{}` prints no times", process::shown(command));
    }
    Ok(times)
}
