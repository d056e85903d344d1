//! The conformance suite, one test a kernel and device.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::suite::Tally;
use crate::workspace::Workspace;
use crate::{conformance, process};

/// Profiles whose subgroups are wider than the device's own, and the kernels that are about them.
const WIDE: [&str; 4] = [
    "--target-file",
    "test/conformance/wide.toml",
    "--filter",
    "subgroups/",
];

/// All kernels as they are written; the other runs optimise them.
const UNOPTIMISED: [&str; 4] = ["--opt", "0", "--devices", "cpu"];

/// Runs the kernels on every device of this version, once more without optimisation on the
/// processor at hand, and those about subgroups once more at other widths. A device that is not
/// there is a failure, unless it is not to be expected.
///
/// # Errors
/// When the program does not build, or prints no matrix.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let mut tally = Tally::default();
    let arguments: Vec<_> = filter
        .iter()
        .flat_map(|filter| ["--filter", filter])
        .collect();
    if let Some(matrix) = matrix(workspace, &arguments)? {
        tally.add(&count(&matrix));
        if filter.is_none() {
            check_page(workspace, &matrix, &mut tally)?;
        }
    }
    let unoptimised: Vec<_> = UNOPTIMISED.into_iter().chain(arguments).collect();
    if let Some(matrix) = matrix(workspace, &unoptimised)? {
        tally.add(&count(&matrix));
    }
    if filter.is_none_or(|filter| "subgroups/".contains(filter))
        && let Some(matrix) = matrix(workspace, &WIDE)?
    {
        tally.add(&count(&matrix));
    }
    Ok(tally)
}

/// What the program prints; nothing where no kernel has the filter in its name.
fn matrix(workspace: &Workspace, arguments: &[&str]) -> Result<Option<Value>> {
    let mut command = conformance::program(workspace)?;
    command.arg("--json").args(arguments);
    let output = process::capture(&mut command)?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(2) && errors.contains("no kernel has") {
        return Ok(None);
    }
    if !matches!(output.status.code(), Some(0 | 1)) {
        let ending = process::ending(output.status);
        bail!("gir-conformance ended with {ending}\n{errors}");
    }
    let matrix = serde_json::from_slice(&output.stdout);
    matrix.with_context(|| format!("gir-conformance printed no matrix\n{errors}"))
}

/// The page is of the devices that are free software: Mesa's is the only one for Vulkan.
fn check_page(workspace: &Workspace, matrix: &Value, tally: &mut Tally) -> Result<()> {
    let is_page_s = |device: &Value| match text(&device["device"]) {
        "vulkan" => text(&device["description"]).contains("llvmpipe"),
        _ => device["absent"].is_null(),
    };
    let page = conformance::PAGE;
    if !array(&matrix["devices"]).iter().all(is_page_s) {
        tally.skip(format!("{page}: it is of other devices"));
        return Ok(());
    }
    let committed = std::fs::read_to_string(workspace.root.join(page))
        .with_context(|| format!("cannot read {page}"))?;
    match committed == text(&matrix["page"]) {
        true => tally.passed += 1,
        false => tally.fail(format!(
            "{page}: stale; run `cargo xtask conformance --page`"
        )),
    }
    Ok(())
}

fn count(matrix: &Value) -> Tally {
    let mut tally = Tally::default();
    for device in array(&matrix["devices"]) {
        let name = text(&device["column"]);
        match &device["absent"] {
            Value::Null => count_column(name, matrix, &mut tally),
            why if is_not_expected(text(&device["device"])) => {
                tally.skip(format!("{name}: {}", text(why)));
            }
            why => tally.fail(format!("{name} is not there: {}", text(why))),
        }
    }
    for problem in array(&matrix["problems"]) {
        tally.fail(text(problem).to_owned());
    }
    tally
}

/// Whether a device may be absent: Vulkan where the environment says so, one under a vendor's
/// licence unless it says that those are installed.
fn is_not_expected(device: &str) -> bool {
    let is_set = |name| std::env::var(name).is_ok_and(|value| value == "1");
    match device {
        "vulkan" => is_set("GIR_TEST_WITHOUT_VULKAN"),
        "opencl-spirv" | "opencl:intel" => !is_set("GIR_VENDOR"),
        _ => false,
    }
}

fn count_column(device: &str, matrix: &Value, tally: &mut Tally) {
    let mut unsupported: BTreeMap<&str, usize> = BTreeMap::new();
    for kernel in array(&matrix["kernels"]) {
        let on = &kernel["on"][device];
        let reason = text(&on["reason"]);
        match text(&on["verdict"]) {
            "pass" => tally.passed += 1,
            "unsupported" => {
                let message = reason
                    .split_once(": error: ")
                    .map_or(reason, |(_, text)| text);
                *unsupported.entry(message).or_default() += 1;
            }
            _ => tally.fail(format!("{device}: {}: {reason}", text(&kernel["kernel"]))),
        }
    }
    for (reason, count) in unsupported {
        tally.skipped += count;
        tally
            .skips
            .push(format!("{device}: {count} kernels: {reason}"));
    }
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn verdicts_are_counted_and_reasons_stand_once() {
        let unsupported = |line| json!({ "verdict": "unsupported", "reason": format!("k.gir:{line}:1: error: no") });
        let matrix = json!({
            "devices": [{ "column": "cpu" }, { "column": "abacus", "absent": "lost" }],
            "kernels": [
                { "kernel": "a/b", "on": { "cpu": { "verdict": "pass" } } },
                { "kernel": "a/c", "on": { "cpu": unsupported(1) } },
                { "kernel": "a/d", "on": { "cpu": unsupported(2) } },
                { "kernel": "a/e", "on": { "cpu": { "verdict": "fail", "reason": "wrong" } } },
            ],
            "problems": ["a gap"],
        });
        let tally = count(&matrix);
        assert_eq!((tally.passed, tally.failed, tally.skipped), (1, 3, 2));
        assert_eq!(tally.skips, ["cpu: 2 kernels: no"]);
        assert_eq!(
            tally.failures,
            ["cpu: a/e: wrong", "abacus is not there: lost", "a gap"]
        );
    }
}
