//! The size of SPIR-V: compared with the same module after `spirv-opt -O`, and with the output of other compilers for
//! the same kernels (`test/peers`).
//!
//! Sizes are reproducible. A peer that is not installed, or has no SPIR-V, is named and skipped.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::figure::Figure;
use super::figures::Bench;
use super::peers::{self, Peer};
use super::timing::Spread;
use crate::output;
use crate::process;

/// The maximal size of a module relative to its size after `spirv-opt -O`, in the median.
const MOST_OVER_OPTIMIZER: f64 = 1.05;

/// The figures of this page.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let mut figures = vec![over_optimizer(bench)];
    let mut skipped = BTreeMap::new();
    match files(&bench.workspace.root.join("test/peers"), "wgsl") {
        Ok(sources) => {
            figures.extend(
                sources
                    .iter()
                    .map(|source| against_peers(bench, source, &mut skipped)),
            );
        }
        Err(error) => figures.push(Figure::gated(
            "SPIR-V against peers".to_owned(),
            "words",
            0.0,
            Err(error),
        )),
    }
    for (name, reason) in skipped {
        output::line(format!("bench: peer {name} is skipped: {reason}"));
    }
    figures
}

/// The end-to-end kernels, as emitted and after the optimiser.
fn over_optimizer(bench: &Bench) -> Figure {
    let measure = || {
        let mut ratios = vec![];
        for kernel in files(&bench.workspace.root.join("test/e2e"), "gir")? {
            let ours = emit(bench, &kernel, &[])?;
            ratios.push(words(&ours)? / words(&optimized(bench, &ours)?)?);
        }
        Ok((Spread::of(ratios)?, None))
    };
    let name = "SPIR-V over spirv-opt -O, test/e2e".to_owned();
    Figure::gated(name, "×", MOST_OVER_OPTIMIZER, measure())
}

/// A kernel as emitted, compared with the smallest output of the peers after the optimiser. All of them use inexact
/// floats.
fn against_peers(
    bench: &Bench,
    source: &Path,
    skipped: &mut BTreeMap<&'static str, String>,
) -> Figure {
    let stem = source.file_stem().unwrap_or_default().to_string_lossy();
    let kernel = bench.workspace.root.join(format!("test/e2e/{stem}.gir"));
    let measured = emit(bench, &kernel, &["--fast-math"]).and_then(|ours| {
        let optimized = words(&optimized(bench, &ours)?)?;
        Ok((words(&ours)?, optimized))
    });
    let mut sizes = vec![];
    for peer in peers::ALL {
        match compiled(bench, peer, source) {
            Ok(words) => sizes.push((peer.name, words)),
            Err(error) => {
                let reason = format!("{error:#}");
                let line = reason.lines().next().unwrap_or_default();
                skipped.insert(peer.name, line.to_owned());
            }
        }
    }
    let own = measured
        .iter()
        .map(|(words, optimized)| format!("gir {words} (behind spirv-opt {optimized})"));
    let others = sizes.iter().map(|(name, words)| format!("{name} {words}"));
    let shown: Vec<_> = own.chain(others).collect();
    output::line(format!("bench: {stem} in words: {}", shown.join(", ")));
    let smallest = sizes.into_iter().min_by(|a, b| a.1.total_cmp(&b.1));
    Figure {
        name: format!("{stem} as SPIR-V, --fast-math"),
        unit: "words",
        measured: measured
            .map(|(words, _)| Spread::exact(words))
            .map_err(|error| format!("{error:#}")),
        goal: smallest.map(|(_, words)| words),
        peer: smallest,
    }
}

/// The words of a peer's output for a source, after the optimiser.
fn compiled(bench: &Bench, peer: &Peer, source: &Path) -> Result<f64> {
    let binary = bench.scratch.join("peer.spv");
    peer.compile(source, &binary, &bench.scratch)?;
    words(&optimized(bench, &binary)?)
}

/// Our module of a kernel.
fn emit(bench: &Bench, kernel: &Path, flags: &[&str]) -> Result<PathBuf> {
    let binary = bench.scratch.join("size.spv");
    let mut command = Command::new(&bench.gir_opt);
    command
        .args(["--emit-spirv", "--target=vulkan1.1", "-O2"])
        .args(flags)
        .arg(kernel)
        .arg("-o")
        .arg(&binary);
    process::text(&mut command)?;
    Ok(binary)
}

/// A module after the optimiser, without names.
fn optimized(bench: &Bench, binary: &Path) -> Result<PathBuf> {
    let smaller = bench.scratch.join("optimized.spv");
    let mut command = Command::new("spirv-opt");
    command
        .args(["--strip-debug", "-O"])
        .arg(binary)
        .arg("-o")
        .arg(&smaller);
    process::text(&mut command)?;
    Ok(smaller)
}

fn words(binary: &Path) -> Result<f64> {
    let size = fs::metadata(binary)
        .with_context(|| format!("cannot read {}", binary.display()))?
        .len();
    if size == 0 {
        bail!("{} is empty", binary.display());
    }
    Ok((size / 4) as f64)
}

/// The files of a folder with an extension, in order.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut found = vec![];
    for entry in entries {
        let path = entry?.path();
        if path.extension() == Some(OsStr::new(extension)) {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() {
        bail!("{} has no .{extension} file", folder.display());
    }
    Ok(found)
}
