//! The conformance suite as a program: the files kept of it, its options, its errors. The results of its kernels are
//! tested by running them, which `cargo xtask test` does.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use gir_lab::conformance::case::{Case, Form};
use gir_lab::conformance::{families, kernels};

use crate::e2e::vulkan_expected;

fn conformance(args: &[&str]) -> Output {
    Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
        .args(args)
        .output()
        .unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Writes the GIR kernels whose names have a prefix to files below a folder, and returns the sorted paths.
pub fn files(folder: &Path, start: &str) -> Vec<PathBuf> {
    let mut cases = families::all();
    cases.retain(|case| case.form == Form::Gir && case.id().starts_with(start));
    kernels::write_all(cases.iter(), folder).unwrap();
    let mut files: Vec<_> = cases.iter().map(|case| folder.join(case.file())).collect();
    files.sort();
    files
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The examples and digests kept are those of the kernels that the suite runs.
#[test]
fn what_is_kept_is_what_the_suite_runs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/conformance");
    let news = kernels::news(&kernels::kept(&families::all()), &folder).unwrap();
    assert!(news.is_none(), "{}", news.unwrap_or_default());
}

/// The printed text is the compiled text, on the same lines, under its header.
#[test]
fn kernels_are_printed_and_written() {
    let name = "contention/lock";
    let cases = families::all();
    let case = kernels::named(&cases, name).unwrap();
    let printed = conformance(&["--print", name]);
    assert!(printed.status.success(), "{}", stderr(&printed));
    let printed = stdout(&printed);
    assert_eq!(printed, case.source());
    let compiled = case.placed_text();
    let mut lines = printed.lines().zip(compiled.lines());
    assert!(lines.all(|(printed, compiled)| compiled.is_empty() || printed == compiled));
    assert_eq!(printed.lines().count(), compiled.lines().count());
    let directory = tempfile::TempDir::new().unwrap();
    let folder = directory.path().to_str().unwrap();
    let written = conformance(&["--write-to", folder, "--filter", "contention/lo"]);
    assert_eq!(stdout(&written), "1 kernels\n");
    let file = directory.path().join("contention/lock.gir");
    assert_eq!(std::fs::read_to_string(file).unwrap(), printed);
    let lowered = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
        .args(["--lower-to-lir", "-o", "/dev/null", "contention/lock.gir"])
        .current_dir(directory.path())
        .status();
    assert!(lowered.unwrap().success());
}

#[test]
fn names_are_listed_and_near_ones_suggested() {
    let listed = stdout(&conformance(&["--list", "--filter", "mlir/"]));
    assert_eq!(listed.lines().next(), Some("mlir/critical_section"));
    assert_eq!(listed.lines().count(), 4);
    let all = stdout(&conformance(&["--list"]));
    let names: Vec<_> = families::all().iter().map(Case::id).collect();
    assert_eq!(all.lines().collect::<Vec<_>>(), names);
    let output = conformance(&["--print", "contention/luck"]);
    assert_eq!(output.status.code(), Some(2));
    let said = "no kernel is called 'contention/luck'; near are contention/lock; --list";
    assert!(stderr(&output).contains(said), "{}", stderr(&output));
}

#[test]
fn names_are_unique() {
    let cases = families::all();
    let names: std::collections::BTreeSet<_> = cases.iter().map(Case::id).collect();
    assert_eq!(names.len(), cases.len());
}

/// The lines of the printed text match those in the compiler's errors.
#[test]
fn kernels_are_compiled_on_the_lines_that_are_printed() {
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
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
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
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
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

/// Runs a filter with the profiles of a file.
fn with_profiles(profiles: &str, args: &[&str]) -> Output {
    let directory = tempfile::TempDir::new().unwrap();
    let file = directory.path().join("mine.toml");
    std::fs::write(&file, profiles).unwrap();
    let file = file.to_str().unwrap();
    conformance(&[&["--target-file", file][..], args].concat())
}

/// R-RUNA-119: cases that need a feature the profile lacks are shown with the reason, not skipped.
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
    assert!(reason.starts_with("control/values_f16.gir:"), "{reason}");
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

/// R-RUNA-109 R-RUNA-110: fallbacks have the same results as native operations, and are used only with the flag.
#[test]
fn fallbacks_have_the_results_of_the_native_path() {
    let profiles = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../test/Inputs/fallbacks.toml"
    );
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test/Inputs");
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

/// Runs the kernels of the suite with each of some texts in their names on a device, with fallbacks; at least one of
/// each has to run.
#[track_caller]
pub fn kernels_pass(device: &str, names: &[&str]) {
    for name in names {
        let ran = Command::new(concat!(env!("GIR_BIN"), "/gir-conformance"))
            .args(["--devices", device, "--allow-gpu-fallback"])
            .args(["--filter", name])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stdout);
        let failed = said.lines().find(|line| line.contains("FAIL"));
        assert_eq!(failed, None, "{said}");
        let passed = said.lines().any(|line| line.ends_with(" pass"));
        assert!(passed, "no kernel of '{name}' runs: {said}");
    }
}
