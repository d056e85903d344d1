//! The time of one part of a run, as the compiler itself reports it with `--mlir-timing`.

use std::process::Command;

use anyhow::{Context, Result};

use super::timing::Spread;
use crate::process;

/// Seconds of a command in a part of its run, by the name of the part in the report of `--mlir-timing`. One more round
/// than asked for warms the caches up and does not count.
///
/// # Errors
/// When the command fails, or its report has no such part.
pub fn seconds(rounds: usize, command: &mut Command, part: &str) -> Result<Spread> {
    command.args(["--mlir-timing", "--mlir-timing-display=list"]);
    let mut measurements = Vec::new();
    for round in 0..=rounds {
        let report = process::report(command)?;
        let time = time(&report, part)
            .with_context(|| format!("`{}` reports no `{part}`", process::shown(command)))?;
        if round > 0 {
            measurements.push(time);
        }
    }
    Spread::of(measurements)
}

/// The seconds in the line of a part: `0.0724 ( 43.2%)  Parser`.
fn time(report: &str, part: &str) -> Option<f64> {
    report.lines().find_map(|line| {
        let (numbers, name) = line.rsplit_once(')')?;
        let seconds = numbers.split_whitespace().next()?;
        (name.trim() == part).then(|| seconds.parse().ok())?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_part_is_found() {
        let report = "  Total Execution Time: 0.1675 seconds\n\n  ----Wall Time----  ----Name----\n    \
                      0.0724 ( 43.2%)  Parser\n    0.0025 (  1.5%)  Rest\n";
        assert_eq!(time(report, "Parser"), Some(0.0724));
        assert_eq!(time(report, "Output"), None);
    }
}
