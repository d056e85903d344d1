//! `cargo xtask fuzz`: builds the compiler and `gir-fuzz`, and runs it.
//!
//! Random kernels run on several devices and in an interpreter, whose results have to agree bit by bit; with `--text`
//! damaged text goes to the readers and through passes. Findings are written below `target/fuzz`.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::cli::FuzzOptions;
use crate::process;
use crate::setup::vendor;
use crate::workspace::{PROGRAMS, Profile, Workspace};

/// The record of the last campaign, which a page includes.
const RECORD: &str = "tools/lab/src/fuzz/record.md";

/// Runs the fuzzer.
///
/// # Errors
/// When the build fails, or the fuzzer cannot be started.
pub fn run(options: &FuzzOptions) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    let profile = match options.release {
        true => Profile::Release,
        false => Profile::Dev,
    };
    let tools = workspace.build(profile, PROGRAMS)?;
    let mut fuzz = Command::new(tools.join("gir-fuzz"));
    fuzz.current_dir(&workspace.root)
        .args(arguments(options))
        .arg("--out")
        .arg(workspace.target.join("fuzz"))
        .envs(vendor::environment());
    if options.record {
        fuzz.arg("--record").arg(workspace.root.join(RECORD));
    }
    let status = process::status(&mut fuzz)?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// The command line of `gir-fuzz`.
fn arguments(options: &FuzzOptions) -> Vec<String> {
    let mut arguments = vec![];
    let mut value = |flag: &str, value: Option<String>| {
        let both = value.map(|value| [flag.to_owned(), value]);
        arguments.extend(both.into_iter().flatten());
    };
    let number = |number: Option<u64>| number.map(|number| number.to_string());
    value("--count", number(options.count));
    value("--seed", number(options.seed));
    value("--seconds", number(options.seconds));
    value("--subgroup-size", number(options.subgroup_size));
    value("--timeout", number(options.timeout));
    value("--jobs", number(options.jobs));
    value("--devices", options.devices.clone());
    value("--opt", options.opt.clone());
    value("--profile", options.profile.clone());
    let flags = [
        ("--all-devices", options.all_devices),
        ("--passes", options.passes),
        ("--reduce", options.reduce),
        ("--text", options.text),
    ];
    let flags = flags.into_iter().filter(|(_, given)| *given);
    arguments.extend(flags.map(|(flag, _)| flag.to_owned()));
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_given_is_passed_on() {
        assert!(arguments(&FuzzOptions::default()).is_empty());
        let options = FuzzOptions {
            count: Some(500),
            devices: Some("cpu,vulkan".to_owned()),
            opt: Some("0,1".to_owned()),
            reduce: true,
            ..FuzzOptions::default()
        };
        let expected = [
            "--count",
            "500",
            "--devices",
            "cpu,vulkan",
            "--opt",
            "0,1",
            "--reduce",
        ];
        assert_eq!(arguments(&options), expected);
    }
}
