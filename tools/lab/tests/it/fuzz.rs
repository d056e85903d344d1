//! `gir-fuzz` as its users run it: agreement, findings, and the files it keeps.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gir_lab::fuzz::case::{Case, TEXT};
use tempfile::TempDir;

use crate::machine::runs_all;

fn fuzz(directory: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-fuzz"));
    command.current_dir(directory).args(arguments);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The number of good programs, from the last line.
fn good(said: &str) -> u32 {
    let last = said.lines().last().unwrap();
    let (good, _) = last.split_once(" programs are good").unwrap();
    good.parse().unwrap()
}

/// Random kernels agree with the interpreter on the devices of the machine, optimised and not.
#[test]
fn random_programs_agree() {
    let directory = TempDir::new().unwrap();
    let devices = match crate::machine::also_vulkan() {
        true => "cpu,vulkan",
        false => "cpu",
    };
    let output = fuzz(
        directory.path(),
        &[
            "--count",
            "12",
            "--seed",
            "5000",
            "--profile",
            "plain",
            "--devices",
            devices,
            "--opt",
            "0,1",
        ],
    );
    assert!(output.status.success(), "{}", said(&output));
    let said = said(&output);
    assert!(good(&said) >= 10, "{said}");
    assert!(!directory.path().join("fuzz-findings").exists());
}

/// Random kernels agree with the interpreter as text: in languages of the C family, and as PTX. The seeds found an
/// `else` that belonged to the wrong `if`, pointers that left their memory, ambiguous choices of narrow integers, and
/// large vectors that are several arguments of a launch.
#[test]
fn random_programs_agree_as_text() {
    let directory = TempDir::new().unwrap();
    let ways = [
        ("cpu,msl-host", "1234026", "4"),
        ("cpu,msl-host", "1234000", "5"),
        ("cpu,opencl:pocl", "1234026", "4"),
        ("cpu,opencl:pocl", "1234034", "4"),
        ("cpu,ptx-sim,cuda-host", "4256", "6"),
    ];
    for (devices, seed, count) in ways {
        let profile = ["--profile", "plain"];
        let arguments = ["--count", count, "--seed", seed, "--devices", devices];
        let arguments = [&profile[..], &arguments].concat();
        let output = fuzz(directory.path(), &arguments);
        let said = said(&output);
        assert!(output.status.success(), "{devices}: {said}");
        assert!(good(&said) >= 2, "{devices}: {said}");
    }
}

/// 80 programs of all profiles agree on every device that is here, with the processor at all levels of optimisation;
/// 200 where nothing is thinned. The campaign for longer is `cargo xtask fuzz --all-devices`.
#[test]
fn random_programs_agree_on_all_devices() {
    let directory = TempDir::new().unwrap();
    let count: u32 = if runs_all() { 200 } else { 80 };
    let number = count.to_string();
    let output = fuzz(
        directory.path(),
        &["--all-devices", "--count", &number, "--seed", "20261123"],
    );
    let said = said(&output);
    assert!(output.status.success(), "{said}");
    for device in ["cpu", "ptx-sim"] {
        let line = said.lines().find(|line| line.starts_with(device)).unwrap();
        let agree = line.split_whitespace().nth(1).unwrap();
        assert!(
            agree.parse::<u32>().unwrap() >= count - count / 20,
            "{said}"
        );
    }
    assert!(good(&said) >= count - count / 20, "{said}");
}

/// The text of a program with another constant in the last value that it stores.
fn altered(case: &Case) -> String {
    let (before, after) = case.text.rsplit_once("mul %v").unwrap();
    let (name, after) = after.split_once(", 16777619u32").unwrap();
    format!("{before}mul %v{name}, 16777621u32{after}")
}

/// Another program does not compute the same: the comparison sees it.
#[test]
fn a_difference_is_seen() {
    let directory = TempDir::new().unwrap();
    // Nobody returns early.
    let is_whole = |case: &Case| case.text.matches("  ret\n").count() == 1;
    let case = (5000..).filter_map(Case::new).find(is_whole).unwrap();
    let file = directory.path().join(TEXT);
    case.write(directory.path(), &["cpu".to_owned()]).unwrap();
    let seed = case.seed.to_string();
    let check = ["--profile", "plain", "--seed", &seed, "--check", TEXT];
    assert!(fuzz(directory.path(), &check).status.success());

    // The kept commands run, and write the results of the interpreter.
    let commands = fs::read_to_string(directory.path().join("commands.txt")).unwrap();
    let tool = concat!(env!("GIR_BIN"), "/gir-run");
    let commands = commands.replacen("gir-run", tool, 1);
    let mut shell = Command::new("sh");
    let shell = shell.current_dir(directory.path()).args(["-c", &commands]);
    crate::e2e::launch::succeed(shell);
    let first = commands.split("--out ").nth(1).unwrap();
    let (number, _) = first.split_once('=').unwrap();
    let written = fs::read(directory.path().join(format!("cpu{number}.npy"))).unwrap();
    let expected = fs::read(directory.path().join(format!("expected{number}.npy"))).unwrap();
    assert_eq!(written, expected);

    fs::write(&file, altered(&case)).unwrap();
    let shell_of_altered = Command::new("sh")
        .current_dir(directory.path())
        .args(["-c", &commands])
        .status();
    assert!(shell_of_altered.unwrap().success());
    let written = fs::read(directory.path().join(format!("cpu{number}.npy"))).unwrap();
    assert_ne!(written, expected);
}

#[test]
fn a_device_that_is_not_there_is_named() {
    let directory = TempDir::new().unwrap();
    let output = fuzz(directory.path(), &["--devices", "abacus"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        said(&output),
        "error: this version has no device 'abacus'; it has: cpu, vulkan, opencl, opencl-spirv, cuda, msl-host, ptx-sim, cuda-host, hexagon, helium, c66x-host, hls-host, sycl, circt-sim\n"
    );
}

/// A script as the test of `gir-reduce`.
fn reduce(directory: &Path, script: &str, arguments: &[&str]) -> Output {
    use std::os::unix::fs::PermissionsExt;
    let test = directory.join("interesting.sh");
    fs::write(&test, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&test, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-reduce"));
    command.current_dir(directory);
    command
        .args(["--test", "interesting.sh"])
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn a_program_is_reduced_to_what_a_script_asks_for() {
    let directory = TempDir::new().unwrap();
    let case = (0..)
        .filter_map(Case::new)
        .find(|case| case.text.contains("popcount"));
    fs::write(directory.path().join("k.gir"), case.unwrap().text).unwrap();
    let output = reduce(
        directory.path(),
        "grep -q popcount \"$1\"",
        &["k.gir", "-o", "small.gir"],
    );
    assert!(output.status.success(), "{}", said(&output));
    let small = fs::read_to_string(directory.path().join("small.gir")).unwrap();
    assert!(small.contains("popcount"), "{small}");
    assert!(small.lines().count() <= 5, "{small}");
    let mut opt = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"));
    opt.current_dir(directory.path()).arg("small.gir");
    crate::e2e::launch::succeed(&mut opt);
}

#[test]
fn what_cannot_be_reduced_is_said() {
    let directory = TempDir::new().unwrap();
    let text = "func @f() -> void {\nentry:\n  ret\n}\n";
    fs::write(directory.path().join("k.gir"), text).unwrap();
    let refused = |script: &str, file: &str, message: &str| {
        let output = reduce(directory.path(), script, &[file]);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(said(&output), format!("error: {message}\n"));
    };
    refused("false", "k.gir", "'k.gir': the input is not interesting");
    fs::write(directory.path().join("bad.gir"), "func").unwrap();
    refused(
        "true",
        "bad.gir",
        "'bad.gir': 1:5: expected a name such as '@f' for the function, found the end of the file",
    );
    refused(
        "true",
        "no.gir",
        "'no.gir': No such file or directory (os error 2)",
    );
}

/// Damaged text of the tests does no harm. The campaign for longer is `cargo xtask fuzz --text`.
#[test]
fn damaged_text_does_no_harm() {
    let directory = TempDir::new().unwrap();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test");
    let corpus = corpus.to_str().unwrap();
    let output = fuzz(
        directory.path(),
        &[
            "--text", "--corpus", corpus, "--count", "2000", "--seed", "1",
        ],
    );
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).starts_with("2000 texts are good, 0 skipped, 0 wrong"));
}
