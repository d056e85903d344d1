//! `cargo xtask bench`: measures the compiler and holds it to its goals.
//!
//! Times are medians of whole processes, in turns with those of upstream's mlir-opt. They vary with the machine; the
//! machine instructions that valgrind counts do not. Any goal that is missed, or cannot be measured, makes the command
//! fail unless `--no-gate` is given.

mod callgrind;
mod chart;
mod compile;
mod cpu;
mod dsp;
mod figure;
mod figures;
mod kernel;
pub mod opencl;
mod peers;
mod phase;
mod ptx;
mod size;
mod timing;

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::cli::BenchOptions;
use crate::output;
use crate::process;
use crate::table::{Align, Table};
use crate::workspace::{Profile, Workspace};
use figure::Figure;
use figures::Bench;

/// Builds for release, measures, reports; or draws earlier reports.
///
/// # Errors
/// When the compiler does not build, or a report cannot be read or saved. A missed goal is no error but an
/// unsuccessful exit code.
pub fn run(options: &BenchOptions) -> Result<ExitCode> {
    if let Some(chart) = &options.chart {
        chart::draw(chart, &options.saved)?;
        return Ok(ExitCode::SUCCESS);
    }
    let workspace = Workspace::find()?;
    let tools = workspace.build(Profile::Release, &["gir-opt", "gir-codegen", "gir-run"])?;
    if let Some(hint) = load_average().and_then(busy_hint) {
        output::line(hint);
    }
    let bench = Bench {
        gir_opt: tools.join("gir-opt"),
        gir_run: tools.join("gir-run"),
        scratch: workspace.scratch("bench")?,
        quick: options.quick,
        long: options.long,
        only: options.only.clone(),
        workspace,
    };
    output::line("bench: measuring");
    let figures = bench.figures();
    print(&figures);
    if let Some(path) = &options.save {
        save(path, &bench, &figures)?;
    }
    let missed = figures.iter().filter(|figure| !figure.is_met()).count();
    output::line(format!("{} goals, {missed} missed", goals(&figures)));
    Ok(if missed == 0 || options.no_gate {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn goals(figures: &[Figure]) -> usize {
    figures
        .iter()
        .filter(|figure| figure.goal.is_some())
        .count()
}

fn print(figures: &[Figure]) {
    for line in table(figures).lines() {
        output::line(line);
    }
    output::line("");
    for figure in figures {
        if let Err(error) = &figure.measured {
            output::line(format!("not measured: {}: {error}", figure.name));
        }
    }
}

fn table(figures: &[Figure]) -> Table<8> {
    let mut table = Table::new([
        ("figure", Align::Left),
        ("median", Align::Right),
        ("min", Align::Right),
        ("max", Align::Right),
        ("unit", Align::Left),
        ("goal", Align::Right),
        ("", Align::Left),
        ("for comparison", Align::Left),
    ]);
    for figure in figures {
        table.row(row(figure));
    }
    table
}

fn row(figure: &Figure) -> [String; 8] {
    let spread = figure.measured.as_ref().ok();
    let shown = |value: Option<f64>| value.map_or("-".to_owned(), number);
    [
        figure.name.clone(),
        shown(spread.map(|spread| spread.median)),
        shown(spread.map(|spread| spread.min)),
        shown(spread.map(|spread| spread.max)),
        figure.unit.to_owned(),
        shown(figure.goal),
        figure.verdict().to_owned(),
        figure.peer.map_or(String::new(), |(name, median)| {
            format!("{name}: {}", number(median))
        }),
    ]
}

/// With as many digits as mean something.
fn number(value: f64) -> String {
    if value >= 1000.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.2}")
    }
}

fn save(path: &Path, bench: &Bench, figures: &[Figure]) -> Result<()> {
    let report = report(bench, figures);
    fs::write(path, format!("{report:#}\n"))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn report(bench: &Bench, figures: &[Figure]) -> Value {
    let mut revision = Command::new("git");
    revision
        .current_dir(&bench.workspace.root)
        .args(["rev-parse", "HEAD"]);
    json!({
        // An unpacked archive has none.
        "commit": process::text(&mut revision).ok().map(|revision| revision.trim().to_owned()),
        "quick": bench.quick,
        "load": load_average(),
        "figures": figures.iter().map(Figure::json).collect::<Vec<_>>(),
    })
}

/// The load average of the last minute.
fn load_average() -> Option<f64> {
    let text = fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// A warning for a machine that is too busy to measure on. The build accounts for the load of one core.
fn busy_hint(load: f64) -> Option<String> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    (load > cores as f64 / 2.0).then(|| {
        format!("bench: the load average is {load:.1} on {cores} cores: times need a quiet core, machine instructions do not")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use figure::Figure;
    use pretty_assertions::assert_eq;
    use timing::Spread;

    #[test]
    fn a_row_shows_the_spread_the_goal_and_the_peer() {
        let figure = Figure {
            name: "start-up".to_owned(),
            unit: "ms",
            measured: Ok(Spread {
                median: 3.456,
                min: 3.0,
                max: 12_345.6,
            }),
            goal: Some(5.0),
            peer: Some(("mlir-opt", 46.0)),
        };
        let expected = [
            "start-up",
            "3.46",
            "3.00",
            "12346",
            "ms",
            "5.00",
            "ok",
            "mlir-opt: 46.00",
        ];
        assert_eq!(row(&figure), expected.map(str::to_owned));
    }

    #[test]
    fn a_figure_that_was_not_measured_has_no_numbers() {
        let figure = Figure {
            name: "start-up".to_owned(),
            unit: "ms",
            measured: Err("no tool".to_owned()),
            goal: Some(5.0),
            peer: None,
        };
        let expected = ["start-up", "-", "-", "-", "ms", "5.00", "not measured", ""];
        assert_eq!(row(&figure), expected.map(str::to_owned));
    }

    #[test]
    fn a_quiet_machine_gets_no_hint() {
        assert_eq!(busy_hint(0.0), None);
        assert!(busy_hint(1e9).is_some());
    }
}
