//! The lit suite: every test file under `test/`, run by LLVM's tester on the tools built for development.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::suite::Tally;
use crate::process;
use crate::setup::vendor;
use crate::workspace::Workspace;

/// The variable that names the assembler of PTX, without which tests compare PTX and do not assemble it.
const PTXAS: &str = "GIR_PTXAS";

/// Builds the tools and runs lit over them.
///
/// # Errors
/// When the tools do not compile, or lit ends without a report.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let tools = workspace.build_all()?;
    let output = workspace.scratch("lit")?;
    let report = output.join("report.json");
    // A report of an earlier run must not be taken for this one's.
    if report.exists() {
        fs::remove_file(&report).with_context(|| format!("cannot remove {}", report.display()))?;
    }
    let mut command = lit(workspace, &tools, &output, &report, filter);
    let status = process::status(&mut command)?;
    let Ok(text) = fs::read_to_string(&report) else {
        bail!(
            "lit ended with {} and wrote no report",
            process::ending(status)
        );
    };
    let mut tally = read_report(&text).context("cannot read lit's report")?;
    if !command.get_envs().any(|(name, _)| name == PTXAS) && env::var_os(PTXAS).is_none() {
        tally.want(format!("tests in part: {PTXAS} names nothing"));
    }
    if !status.success() && tally.failed == 0 {
        tally.fail(format!(
            "lit ended with {} though no test failed",
            process::ending(status)
        ));
    }
    Ok(tally)
}

fn lit(
    workspace: &Workspace,
    tools: &Path,
    output: &Path,
    report: &Path,
    filter: Option<&str>,
) -> Command {
    let mut command = Command::new("lit-22");
    command.current_dir(&workspace.root).arg("-sv");
    command.arg("-o").arg(report);
    if let Some(filter) = filter {
        command.args(["--allow-empty-runs", "--filter", &escaped(filter)]);
    }
    command.arg("test");
    command
        .env("GIR_TOOLS_DIR", tools)
        .env("GIR_LIT_OUTPUT", output);
    command.envs(vendor::environment());
    // Lit imports the configuration; its compiled form does not belong into the source tree.
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    // Lit reads options from this variable as well: a user's must not change the counts.
    if env::var_os("LIT_OPTS").is_some() {
        command.env_remove("LIT_OPTS");
    }
    command
}

/// The text as a regular expression of Python that matches it and nothing else.
fn escaped(text: &str) -> String {
    let mut pattern = String::new();
    for character in text.chars() {
        if character.is_ascii_punctuation() {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern
}

/// Counts the outcomes of lit's JSON report.
fn read_report(text: &str) -> Result<Tally> {
    let report: Value = serde_json::from_str(text)?;
    let Some(tests) = report["tests"].as_array() else {
        bail!("it has no list of tests");
    };
    let mut tally = Tally::default();
    for test in tests {
        let field = |name: &str| test[name].as_str().unwrap_or_default();
        let name = field("name").trim_start_matches("gir :: ");
        match field("code") {
            "PASS" | "FLAKYPASS" | "XFAIL" => tally.passed += 1,
            "EXCLUDED" => {}
            // The features are devices (test/lit.cfg.py).
            "UNSUPPORTED" => {
                let what = format!("{name}: {}", one_line(field("output")));
                tally.skip(what.clone());
                tally.want(what);
            }
            "SKIPPED" => tally.skip(format!("{name}: lit did not run it")),
            // FAIL, XPASS, UNRESOLVED, TIMEOUT, and whatever a later lit may add.
            code => tally.fail(format!("{name}: {code}")),
        }
    }
    Ok(tally)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const REPORT: &str = r#"{
      "__version__": [22, 1, 8], "elapsed": 0.1,
      "tests": [
        {"code": "PASS", "elapsed": 0.0, "name": "gir :: a.test", "output": "Exit Code: 0"},
        {"code": "FAIL", "elapsed": 0.0, "name": "gir :: sub/b.gir", "output": "Exit Code: 1"},
        {"code": "UNSUPPORTED", "elapsed": 0.0, "name": "gir :: c.mlir",
         "output": "Test requires the following unavailable features: vulkan\n"},
        {"code": "UNRESOLVED", "elapsed": 0.0, "name": "gir :: e.test", "output": "Test has no 'RUN:' line"},
        {"code": "XPASS", "elapsed": 0.0, "name": "gir :: f.test", "output": ""},
        {"code": "TIMEOUT", "elapsed": 0.0, "name": "gir :: g.test", "output": ""},
        {"code": "EXCLUDED", "elapsed": 0.0, "name": "gir :: h.test", "output": ""}
      ]}"#;

    #[test]
    fn every_outcome_of_lit_is_counted() {
        let tally = read_report(REPORT).unwrap();
        assert_eq!(tally.to_string(), "1 passed, 4 failed, 1 skipped");
        assert_eq!(
            tally.failures,
            [
                "sub/b.gir: FAIL",
                "e.test: UNRESOLVED",
                "f.test: XPASS",
                "g.test: TIMEOUT"
            ]
        );
    }

    #[test]
    fn an_unsupported_test_is_skipped_with_its_reason() {
        let tally = read_report(REPORT).unwrap();
        let reason = "c.mlir: Test requires the following unavailable features: vulkan";
        assert_eq!(tally.skips, [reason]);
        assert_eq!(tally.wanting, [reason]);
    }

    #[test]
    fn a_report_without_tests_or_cut_off_is_an_error() {
        assert!(read_report(r#"{"elapsed": 0}"#).is_err());
        assert!(read_report(&REPORT[..100]).is_err());
    }

    #[test]
    fn a_filter_is_plain_text() {
        assert_eq!(escaped("e2e/saxpy.gir"), r"e2e\/saxpy\.gir");
        assert_eq!(escaped("a_b"), r"a\_b");
    }
}
