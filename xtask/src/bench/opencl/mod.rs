//! Emitted kernels in OpenCL C, beside hand-written ones with the same algorithms (`test/peers/*.cl`), on the OpenCL
//! devices of the machine.
//!
//! Another process of this program runs both in turns ([`pair`]), because the loader takes the choice of drivers from
//! the environment that a process starts with.

mod case;
pub mod pair;

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use self::case::Case;
use super::figure::{Figure, Measured};
use super::figures::Bench;
use super::timing::Spread;
use crate::output;
use crate::process;
use crate::setup;

/// The least speed relative to that of the hand-written kernel.
const LEAST_SPEED: f64 = 0.97;

/// The drivers, by a part of their platforms' names.
const DRIVERS: [(&str, &str); 2] = [
    ("PoCL", "Portable Computing Language"),
    ("Intel's runtime", "Intel"),
];

/// Measures every kernel on every driver that is there.
pub fn figures(bench: &Bench) -> Vec<Figure> {
    let mut figures = vec![];
    for (driver, platform) in DRIVERS {
        for case in case::ALL {
            match pairs(bench, case, platform) {
                Ok(Some(pairs)) => figures.push(figure(case, driver, measured(&pairs))),
                Ok(None) => {
                    output::line(format!("bench: {driver} is skipped: not installed"));
                    break;
                }
                Err(error) => figures.push(figure(case, driver, Err(error))),
            }
        }
    }
    figures
}

fn figure(case: &Case, driver: &str, measured: Result<Measured>) -> Figure {
    let name = format!("{} on {driver}, time over OpenCL C by hand", case.kernel);
    Figure::gated(name, "×", 1.0 / LEAST_SPEED, measured)
}

/// The ratio of each round, and the peer's time.
fn measured(pairs: &[(f64, f64)]) -> Result<Measured> {
    let ratios = Spread::of(pairs.iter().map(|(ours, theirs)| ours / theirs).collect())?;
    let theirs = Spread::of(pairs.iter().map(|(_, theirs)| *theirs).collect())?;
    Ok((ratios, Some(("by hand, ms", theirs.median * 1e-6))))
}

/// Nanoseconds of our kernel and theirs, a pair per round; nothing without such a driver.
fn pairs(bench: &Bench, case: &Case, platform: &str) -> Result<Option<Vec<(f64, f64)>>> {
    let ours = emit(bench, case)?;
    let theirs = format!("test/peers/{}.cl", case.kernel);
    let mut run = Command::new(env::current_exe().context("cannot find this program")?);
    run.current_dir(&bench.workspace.root)
        .envs(setup::vendor::environment())
        .args(["opencl-pair", platform, case.kernel])
        .arg(ours)
        .arg(theirs)
        .arg(if bench.quick { "5" } else { "21" });
    let text = process::text(&mut run)?;
    let pairs: Vec<_> = text.lines().filter_map(pair_of_times).collect();
    Ok((!pairs.is_empty()).then_some(pairs))
}

fn pair_of_times(line: &str) -> Option<(f64, f64)> {
    let (ours, theirs) = line.split_once(' ')?;
    Some((ours.parse().ok()?, theirs.parse().ok()?))
}

/// Our source of a kernel.
fn emit(bench: &Bench, case: &Case) -> Result<PathBuf> {
    let file = bench.scratch.join(format!("{}.cl", case.kernel));
    let mut command = Command::new(&bench.gir_opt);
    command
        .current_dir(&bench.workspace.root)
        .args(["--emit-opencl", "-O2"])
        .arg(format!("test/e2e/{}.gir", case.kernel))
        .arg("-o")
        .arg(&file);
    process::text(&mut command)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_pair_of_times() {
        assert_eq!(pair_of_times("12 34.5"), Some((12.0, 34.5)));
        assert_eq!(pair_of_times("absent"), None);
    }
}
