//! `cargo xtask test`: every suite of the project, and one line that counts them all.
//!
//! A suite that cannot run, crashes, or runs no test counts as a failure: silence never passes.

mod cargo;
mod command;
mod conformance;
mod docs;
mod libtest;
mod lit;
mod skips;
mod style;
mod suite;
mod tidy;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::cli::TestOptions;
use crate::output;
use crate::setup;
use crate::table::{Align, Table};
use crate::workspace::Workspace;
use suite::Tally;

type Runner = fn(&Workspace, Option<&str>) -> Result<Tally>;

/// The suites, the quickest answers first.
const SUITES: &[(&str, Runner)] = &[
    ("rustfmt", style::rustfmt),
    ("tidy", tidy::run),
    ("clippy", style::clippy),
    ("docs", docs::run),
    ("cargo", cargo::run),
    ("lit", lit::run),
    ("conformance", conformance::run),
];

/// The result of a suite.
struct Report {
    name: &'static str,
    tally: Tally,
    seconds: f64,
}

/// Sets up, runs the suites the options ask for, and reports.
///
/// # Errors
/// When setup fails or no suite has the name asked for. Failing tests are no error but an unsuccessful exit code.
pub fn run(options: &TestOptions) -> Result<ExitCode> {
    let chosen = choose(&options.suites)?;
    setup::run(&options.setup)?;
    let workspace = Workspace::find()?;
    let filter = options.filter.as_deref();
    let reports: Vec<_> = chosen
        .into_iter()
        .map(|(name, runner)| run_suite(name, *runner, &workspace, filter))
        .collect();
    Ok(print(&reports, filter))
}

fn choose(names: &[String]) -> Result<Vec<&'static (&'static str, Runner)>> {
    let known = || SUITES.iter().map(|(name, _)| *name);
    if let Some(unknown) = names
        .iter()
        .find(|name| !known().any(|known| known == **name))
    {
        let known: Vec<_> = known().collect();
        bail!(
            "there is no suite '{unknown}'; the suites are: {}",
            known.join(" ")
        );
    }
    Ok(SUITES
        .iter()
        .filter(|(suite, _)| names.is_empty() || names.iter().any(|name| name == suite))
        .collect())
}

fn run_suite(
    name: &'static str,
    runner: Runner,
    workspace: &Workspace,
    filter: Option<&str>,
) -> Report {
    output::line(format!("== {name}"));
    let start = Instant::now();
    let mut tally = runner(workspace, filter).unwrap_or_else(|error| {
        let mut tally = Tally::default();
        tally.fail(format!("the suite could not be run: {error:#}"));
        tally
    });
    // With a filter, a suite without a match is expected.
    if tally.total() == 0 && filter.is_none() {
        tally.fail("the suite ran no test".to_owned());
    }
    Report {
        name,
        tally,
        seconds: start.elapsed().as_secs_f64(),
    }
}

fn print(reports: &[Report], filter: Option<&str>) -> ExitCode {
    let mut total = Tally::default();
    for report in reports {
        total.add(&report.tally);
    }
    if let (0, Some(filter)) = (total.total(), filter) {
        total.fail(format!("no test has '{filter}' in its name"));
    }
    output::line("");
    for report in reports {
        print_notes(report);
    }
    for line in table(reports).lines() {
        output::line(line);
    }
    output::line("");
    output::line(wanting(&mut total, is_all_installed()));
    output::line(&total);
    if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether the environment says that everything is installed, executors under a vendor's licence included.
fn is_all_installed() -> bool {
    std::env::var("GIR_VENDOR").is_ok_and(|value| value == "1")
}

/// Counts the tests left out because a driver or a tool is missing, which is a failure where all are said to be
/// installed.
fn wanting(total: &mut Tally, is_all_installed: bool) -> String {
    let count = total.wanting.len();
    let line = format!("skips for want of a driver or tool: {count}");
    if count > 0 && is_all_installed {
        total.fail(line.clone());
        return format!(
            "FAILED {line}, though GIR_VENDOR=1 says that all are installed: {}",
            total.wanting.join("; ")
        );
    }
    line
}

fn print_notes(report: &Report) {
    // Skipped tests are already among the skips.
    let tally = &report.tally;
    for note in tally.wanting.iter().chain(&tally.notes) {
        if !tally.skips.contains(note) {
            output::line(format!("not run {}: {note}", report.name));
        }
    }
    for skip in &report.tally.skips {
        output::line(format!("skipped {}: {skip}", report.name));
    }
    for failure in &report.tally.failures {
        output::line(format!("FAILED {}: {failure}", report.name));
    }
}

fn table(reports: &[Report]) -> Table<5> {
    let mut table = Table::new([
        ("suite", Align::Left),
        ("passed", Align::Right),
        ("failed", Align::Right),
        ("skipped", Align::Right),
        ("seconds", Align::Right),
    ]);
    for Report {
        name,
        tally,
        seconds,
    } in reports
    {
        table.row([
            (*name).to_owned(),
            tally.passed.to_string(),
            tally.failed.to_string(),
            tally.skipped.to_string(),
            format!("{seconds:.1}"),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_chosen_by_name_in_running_order() {
        let names: Vec<_> = SUITES.iter().map(|(name, _)| *name).collect();
        let chosen = |asked: &[&str]| -> Vec<&str> {
            let asked: Vec<_> = asked.iter().map(|&name| name.to_owned()).collect();
            choose(&asked)
                .unwrap()
                .into_iter()
                .map(|(name, _)| *name)
                .collect()
        };
        assert_eq!(chosen(&[]), names);
        assert_eq!(chosen(&["lit", "cargo"]), ["cargo", "lit"]);
    }

    #[test]
    fn what_is_wanting_is_counted_and_fails_where_all_is_installed() {
        let mut total = Tally::default();
        assert_eq!(
            wanting(&mut total, true),
            "skips for want of a driver or tool: 0"
        );
        total.skip("a: no Vulkan".to_owned());
        total.want("a: no Vulkan".to_owned());
        assert_eq!(
            wanting(&mut total, false),
            "skips for want of a driver or tool: 1"
        );
        assert_eq!(total.failed, 0);
        let line = wanting(&mut total, true);
        assert!(
            line.ends_with("says that all are installed: a: no Vulkan"),
            "{line}"
        );
        assert_eq!(total.to_string(), "0 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn an_unknown_suite_is_an_error_that_lists_the_known_ones() {
        let error = choose(&["lint".to_owned()]).unwrap_err().to_string();
        assert!(error.starts_with("there is no suite 'lint'"), "{error}");
        assert!(error.contains("clippy"), "{error}");
    }
}
