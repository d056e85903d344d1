//! The conformance suite, one test per kernel and device.
//!
//! Devices with slow drivers run a representative part of it, and compile the rest; `cargo xtask conformance` runs all
//! of it everywhere.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::suite::Tally;
use crate::workspace::Workspace;
use crate::{conformance, process};

/// Profiles whose subgroups are wider than the device's own, and their kernels.
const WIDE: [&str; 4] = [
    "--target-file",
    "test/conformance/wide.toml",
    "--filter",
    "subgroups/",
];

/// Devices that run only a part of the kernels here. PoCL takes seconds to compile one.
const SLOW: [&str; 6] = [
    "opencl:pocl",
    "opencl:intel",
    "opencl-spirv",
    "msl-host",
    "ptx-sim",
    "cuda-host",
];

/// A part of the kernels, not optimised; the other runs optimise them.
const UNOPTIMISED: &[&str] = &["--opt", "0", "--devices", "cpu", "--part-on", "cpu"];

/// A part of the kernels in C for C66x, with the fallbacks that its profile allows.
const C66X: &[&str] = &[
    "--devices",
    "c66x-host",
    "--part-on",
    "c66x-host",
    "--allow-gpu-fallback",
];

/// Runs the kernels on every device of this version, a part of them on slow ones, once more without optimisation on the
/// host processor, in C for C66x, and those about subgroups once more at other widths. A missing device is a failure,
/// unless it is not expected.
///
/// # Errors
/// When the program does not build, or prints no matrix.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let mut tally = Tally::default();
    let arguments: Vec<_> = filter
        .iter()
        .flat_map(|filter| ["--filter", filter])
        .collect();
    let slow = SLOW.join(",");
    let on_all: Vec<_> = ["--part-on", &slow]
        .into_iter()
        .chain(arguments.iter().copied())
        .collect();
    if let Some(matrix) = matrix(workspace, &on_all)? {
        tally.add(&count(&matrix));
        if filter.is_none() {
            check_page(workspace, &matrix, &mut tally)?;
        }
    }
    for further in [UNOPTIMISED, C66X] {
        let further: Vec<_> = further
            .iter()
            .copied()
            .chain(arguments.iter().copied())
            .collect();
        if let Some(mut matrix) = matrix(workspace, &further)? {
            // Combinations that a device does not have are problems of the page, on which these runs are not.
            matrix["problems"] = Value::Null;
            tally.add(&count(&matrix));
        }
    }
    if filter.is_none_or(|filter| "subgroups/".contains(filter))
        && let Some(matrix) = matrix(workspace, &WIDE)?
    {
        tally.add(&count(&matrix));
    }
    Ok(tally)
}

/// The output of the program; nothing where no kernel has the filter in its name.
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

/// Checks every column of the page against the results: kernels that were left out on slow devices are compiled, and
/// the device is asked whether it has the features they need. The page is of Mesa's Vulkan for the processor; columns
/// of missing devices are not checked.
fn check_page(workspace: &Workspace, matrix: &Value, tally: &mut Tally) -> Result<()> {
    let page = conformance::PAGE;
    let present = || {
        let devices = array(&matrix["devices"]).iter();
        devices.filter(|device| device["absent"].is_null())
    };
    let is_other = |device: &Value| {
        text(&device["device"]) == "vulkan" && !text(&device["description"]).contains("llvmpipe")
    };
    if present().any(is_other) {
        tally.skip(format!("{page}: it is of other devices"));
        return Ok(());
    }
    let devices: Vec<_> = present().map(|device| text(&device["device"])).collect();
    let committed = std::fs::read_to_string(workspace.root.join(page))
        .with_context(|| format!("cannot read {page}"))?;
    let made = text(&matrix["page"]);
    match first_difference(&of_devices(&committed, &devices), made) {
        None => tally.passed += 1,
        Some(line) => tally.fail(format!(
            "{page}: stale; run `cargo xtask conformance --page`; first: {line}"
        )),
    }
    Ok(())
}

/// The first line of two texts that is not the same, as the second has it.
fn first_difference(committed: &str, made: &str) -> Option<String> {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (committed, made) = (lines(committed), lines(made));
    let longest = committed.len().max(made.len());
    let place = (0..longest).find(|&place| committed.get(place) != made.get(place))?;
    let line = made.get(place).map_or("its end", String::as_str);
    Some(line.chars().take(200).collect())
}

/// The page without the columns and sections of other devices.
fn of_devices(page: &str, devices: &[&str]) -> String {
    /// Columns before those of devices, counting the text before the first bar.
    const FIRST: usize = 3;
    let mut kept: Vec<bool> = vec![];
    let mut is_in_section = true;
    let mut text = String::new();
    for line in page.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            let device = title.strip_prefix("Not executed on ");
            let device = device.and_then(|rest| rest.split_whitespace().next());
            is_in_section = device.is_none_or(|device| devices.contains(&device));
        }
        if !is_in_section {
            continue;
        }
        let cells: Vec<_> = line.split('|').collect();
        if line.starts_with("| instruction |") {
            let is_kept = |(index, cell): (usize, &&str)| {
                let device = cell.split_whitespace().next();
                index < FIRST || device.is_none_or(|device| devices.contains(&device))
            };
            kept = cells.iter().enumerate().map(is_kept).collect();
        }
        match line.starts_with('|') && cells.len() == kept.len() {
            true => {
                let cells = cells.into_iter().zip(&kept).filter(|(_, kept)| **kept);
                text += &cells.map(|(cell, _)| cell).collect::<Vec<_>>().join("|");
            }
            false => text += line,
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

fn count(matrix: &Value) -> Tally {
    let mut tally = Tally::default();
    for device in array(&matrix["devices"]) {
        let name = text(&device["column"]);
        match &device["absent"] {
            Value::Null => {
                count_column(name, matrix, &mut tally);
                if let Some(count @ 1..) = device["left_out"].as_u64() {
                    tally.skipped += usize::try_from(count).unwrap_or(usize::MAX);
                    tally.skips.push(format!(
                        "{name}: {count} kernels: the others have something of everything; `cargo xtask conformance` runs all"
                    ));
                }
            }
            why if is_not_expected(text(&device["device"])) => {
                let what = format!("{name}: {}", text(why));
                tally.skip(what.clone());
                match is_hardware(text(&device["device"])) {
                    true => tally.notes.push(what),
                    false => tally.want(what),
                }
            }
            why => tally.fail(format!("{name} is not there: {}", text(why))),
        }
    }
    for problem in array(&matrix["problems"]) {
        tally.fail(text(problem).to_owned());
    }
    tally
}

/// Whether nothing installs a device.
fn is_hardware(device: &str) -> bool {
    device == "cuda"
}

/// Whether a device may be absent: an NVIDIA GPU anywhere, Vulkan where the environment says so, one under a vendor's
/// licence unless the environment says that those are installed.
fn is_not_expected(device: &str) -> bool {
    let is_set = |name| std::env::var(name).is_ok_and(|value| value == "1");
    match device {
        _ if is_hardware(device) => true,
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
            // It was left out.
            "" => {}
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
    fn a_page_is_cut_to_devices() {
        let page = "# C\n\n| instruction | combinations | cpu (cpu) | slow:a (s) | vulkan (v) |\n|---|--:|--:|--:|--:|\n\
                    | `add` | 3 | 3 | 1 | 2 |\n\n## Not executed on slow:a (s)\n\n- `add x`\n\n\
                    ## Not executed on vulkan (v)\n\n- `add y|z`\n";
        let cut = "# C\n\n| instruction | combinations | cpu (cpu) | vulkan (v) |\n|---|--:|--:|--:|\n\
                   | `add` | 3 | 3 | 2 |\n\n## Not executed on vulkan (v)\n\n- `add y|z`\n";
        assert_eq!(of_devices(page, &["cpu", "vulkan"]), cut);
        assert_eq!(of_devices(cut, &["cpu", "vulkan"]), cut);
        assert_eq!(of_devices(page, &["cpu", "slow:a", "vulkan"]), page);
    }

    #[test]
    fn a_stale_page_is_told_by_its_first_line() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\n").as_deref(), Some("c"));
        assert_eq!(
            first_difference("a\nb\n", "a\n").as_deref(),
            Some("its end")
        );
    }

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
