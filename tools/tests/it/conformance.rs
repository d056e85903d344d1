//! The conformance suite as a program: its files, its options, its errors. The results of its kernels are tested by
//! running it, which `cargo xtask test` does.

use std::path::Path;
use std::process::{Command, Output};

use gir_tools::conformance::{families, kernels};

use crate::e2e::vulkan_expected;

fn conformance(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(args)
        .output()
        .unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn files_are_what_the_suite_runs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/conformance");
    let stale = kernels::compare(&families::all(), &folder).unwrap();
    assert!(
        stale.is_empty(),
        "run `cargo xtask conformance --write`: {stale:?}"
    );
}

#[test]
fn names_are_unique() {
    let cases = families::all();
    let files: std::collections::BTreeSet<_> = cases.iter().map(|case| case.file()).collect();
    assert_eq!(files.len(), cases.len());
}

/// A kernel is on the same line in its file and in the text that the compiler's errors refer to.
#[test]
fn kernels_stand_on_the_lines_of_their_files() {
    for case in families::all().iter().step_by(50) {
        let (source, placed) = (case.source(), case.placed_text());
        let line = |text: &str| {
            text.lines()
                .position(|line| line.starts_with("func kernel"))
        };
        assert_eq!(line(&source), line(&placed), "{}", case.id());
    }
}

#[test]
fn unknown_devices_and_filters_are_wrong_command_lines() {
    let output = conformance(&["--devices", "cpu,moon"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("this version has no device 'moon'"));
    let output = conformance(&["--filter", "no such kernel"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no kernel has 'no such kernel' in its name"));
}

#[test]
fn each_level_of_optimisation_is_a_column() {
    let arguments = ["--devices", "cpu", "--filter", "memory/access_global_i8"];
    let columns = |levels: &[&str]| -> Vec<String> {
        let output = conformance(&[&arguments, levels].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let text = String::from_utf8(output.stdout).unwrap();
        let summaries = text.lines().filter(|line| line.contains(" 0 failed"));
        let label = |line: &str| line.split(" (").next().unwrap().to_owned();
        summaries.map(label).collect()
    };
    assert_eq!(columns(&[]), ["cpu"]);
    assert_eq!(columns(&["--opt", "0,1"]), ["cpu -O0", "cpu -O1"]);
    assert_eq!(columns(&["--opt", "0"]), ["cpu -O0"]);
}

#[test]
fn a_device_that_is_asked_for_has_to_be_there() {
    let output = Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(["--devices", "vulkan"])
        .env("VK_DRIVER_FILES", "/nonexistent")
        .env("VK_ICD_FILENAMES", "/nonexistent")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(4));
    assert!(stderr(&output).contains("no Vulkan driver is installed"));
}

#[test]
fn a_device_that_is_not_there_is_shown() {
    let output = Command::new(env!("CARGO_BIN_EXE_gir-conformance"))
        .args(["--filter", "integers/i16"])
        .env("VK_DRIVER_FILES", "/nonexistent")
        .env("VK_ICD_FILENAMES", "/nonexistent")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("integers/i16  pass         absent       "),
        "{text}"
    );
    assert!(text.contains("vulkan: absent: "), "{text}");
}

/// Runs a filter with profiles of a file.
fn with_profiles(profiles: &str, args: &[&str]) -> Output {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("mine.toml");
    std::fs::write(&file, profiles).unwrap();
    let file = file.to_str().unwrap();
    conformance(&[&["--target-file", file][..], args].concat())
}

/// R-RUNA-119: features that a profile lacks are shown with the reason, not skipped.
#[test]
fn profiles_of_a_file_run_on_the_devices_of_their_families() {
    if !vulkan_expected() {
        return;
    }
    let profiles = "[slim]\nbase = \"cpu\"\ntypes.f16 = \"none\"\n[same]\nbase = \"vulkan1.3\"\n";
    let output = with_profiles(profiles, &["--filter", "control/values_f", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let matrix: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let column = |index: usize| matrix["devices"][index]["column"].as_str();
    assert_eq!(column(0), Some("cpu/slim"));
    assert_eq!(column(1), Some("vulkan/same"));
    let on = |index: usize, column: &str| matrix["kernels"][index]["on"][column].clone();
    assert_eq!(matrix["kernels"][0]["kernel"], "control/values_f16");
    assert_eq!(on(0, "vulkan/same")["verdict"], "pass");
    assert_eq!(on(0, "cpu/slim")["verdict"], "unsupported");
    let reason = on(0, "cpu/slim")["reason"].as_str().unwrap().to_owned();
    assert!(
        reason.starts_with("test/conformance/control/values_f16.gir:"),
        "{reason}"
    );
    assert!(reason.contains("target 'slim' has no f16"), "{reason}");
    assert_eq!(on(1, "cpu/slim")["verdict"], "pass");
}

#[test]
fn profiles_that_are_for_no_device_are_a_wrong_command_line() {
    let output = with_profiles("[dsp]\nbase = \"c66x\"\n", &["--filter", "grid/"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("none of the profiles is for these devices: dsp"),
        "{}",
        stderr(&output)
    );
}

/// R-RUNA-109 R-RUNA-110: fallbacks have the same results as native operations, and are not used without the flag.
#[test]
fn fallbacks_have_the_results_of_the_native_path() {
    let profiles = concat!(env!("CARGO_MANIFEST_DIR"), "/../test/Inputs/fallbacks.toml");
    for filter in ["_i32_shared", "tickets_f32_global", "mlir/"] {
        let common = ["--devices", "cpu", "--target-file", profiles, "--json"];
        let verdicts = |flags: &[&str]| {
            let output = conformance(&[&common[..], &["--filter", filter], flags].concat());
            assert!(output.status.success(), "{}", stderr(&output));
            let matrix: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            let kernels = matrix["kernels"].as_array().unwrap().iter();
            let verdict = |kernel: &serde_json::Value| {
                let verdict = &kernel["on"]["cpu/fallback-cpu"]["verdict"];
                verdict.as_str().unwrap().to_owned()
            };
            kernels.map(verdict).collect::<Vec<_>>()
        };
        let permitted = verdicts(&["--allow-gpu-fallback"]);
        let all_pass = permitted.iter().all(|verdict| verdict == "pass");
        assert!(all_pass && !permitted.is_empty(), "{filter}: {permitted:?}");
        let refused = verdicts(&[]);
        let is_refused = refused.iter().any(|verdict| verdict == "unsupported");
        assert!(is_refused, "{filter}: {refused:?}");
    }
}

/// With the memory model that Vulkan defines, kernels that synchronise compute the same. R-GIR-77
#[test]
fn kernels_run_under_the_memory_model_of_vulkan() {
    if !vulkan_expected() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../test/Inputs");
    let file = folder.join("memory-model.toml");
    for filter in ["litmus/", "contention/updates_u32"] {
        let target = file.to_str().unwrap();
        let args = [
            "--devices",
            "vulkan",
            "--target-file",
            target,
            "--filter",
            filter,
        ];
        let output = conformance(&args);
        let text = String::from_utf8(output.stdout).unwrap();
        let totals: Vec<_> = text
            .lines()
            .filter(|line| line.contains(" passed, "))
            .collect();
        assert_eq!(totals.len(), 2, "one for each profile: {text}");
        for total in totals {
            assert!(total.contains(" 0 failed"), "{filter}: {text}");
            assert!(!total.contains(" 0 passed"), "{filter}: {text}");
        }
    }
}
