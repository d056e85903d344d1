//! Checked runs apart from their findings: results, exit statuses, unaffected files.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use super::{errors, gir_run, test_file};

const RACE: &[&str] = &[
    "--kernel",
    "race",
    "--workgroups",
    "2",
    "--arg",
    "zeros:u32:128",
    "--arg",
    "zeros:u32:2",
];

#[test]
fn the_race_is_reported_with_line_and_work_items() {
    let file = test_file("e2e/race.gir");
    let output = gir_run(&file, &[RACE, &["--device", "cpu", "--check"]].concat());
    assert_eq!(output.status.code(), Some(1));
    let text = fs::read_to_string(&file).unwrap();
    let store = text
        .lines()
        .position(|line| line.contains("store %sum.at, %sum.next"));
    let load = text
        .lines()
        .position(|line| line.contains("= load %sum.at"));
    let [store, load] = [store, load].map(|line| line.unwrap() + 1);
    let expected = [
        format!(
            "race.gir:{load}:10: error: data race: 'load' of 4 bytes at %sums + 0 by work-item (1,0,0), (1,0,0) of workgroup (0,0,0), and 'store' by work-item (0,0,0), (0,0,0) of workgroup (0,0,0), which nothing orders; put an acq_rel barrier between them, or make both atomic (126 times, this is the first)"
        ),
        format!("race.gir:{store}:3: note: the other access is here"),
        format!(
            "race.gir:{store}:3: error: data race: 'store' of 4 bytes at %sums + 0 by work-item (1,0,0)"
        ),
    ];
    for expected in expected {
        assert!(
            errors(&output).contains(&expected),
            "{}\n{expected}",
            errors(&output)
        );
    }
    assert!(output.stdout.is_empty());
}

#[test]
fn the_same_run_finds_the_same_on_any_number_of_threads() {
    let file = test_file("e2e/race.gir");
    let run = |threads: &str| {
        let output = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .env("RAYON_NUM_THREADS", threads)
            .arg(&file)
            .args(RACE)
            .arg("--check")
            .output()
            .unwrap();
        errors(&output)
    };
    assert_eq!(run("1"), run("4"));
}

#[test]
fn another_device_is_a_usage_error() {
    let file = test_file("e2e/race.gir");
    let output = gir_run(&file, &[RACE, &["--device", "vulkan", "--check"]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        errors(&output),
        "error: --check: device 'vulkan' cannot check kernels; run with --device cpu\n"
    );
}

/// Runs a kernel of GIR text with `--check`.
fn checked(text: &str, args: &[&str]) -> Output {
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    gir_run(&file, &[&["--check", "--kernel", "k"], args].concat())
}

#[test]
fn a_run_with_findings_leaves_files_alone() {
    let directory = TempDir::new().unwrap();
    let out = directory.path().join("sums.npy");
    fs::write(&out, "as it was").unwrap();
    let out_arg = format!("1={}", out.display());
    let args = [RACE, &["--check", "--out", &out_arg]].concat();
    let output = gir_run(&test_file("e2e/race.gir"), &args);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(&out).unwrap(), "as it was");
}

/// Accesses out of bounds are not executed: a load gives zero, and zero ends the loop.
#[test]
fn accesses_out_of_bounds_are_not_made() {
    let text = "func kernel workgroup_size(1, 1, 1) @k(%x: ptr[global]<u64>, %far: u64) -> void {
entry:
  %p = gep %x, %far, stride=4096
  store %p, 5u64
  %q = gep %x, %far, stride=8192
  %old = atomic.rmw add %q, 7u64 ordering=seq_cst scope=system
  %w = bitcast %q -> ptr[global]<vec4<u64>>
  %v = load %w
  %e = extract %v, 3
  %s = add %old, %e
  store %x, %s
  ret
}
";
    for far in [
        "1",
        "1000000",
        "4294967296",
        "9223372036854775807",
        "18446744073709551615",
    ] {
        let far = format!("u64:{far}");
        let output = checked(
            text,
            &["--workgroups", "1", "--arg", "zeros:u64:1", "--arg", &far],
        );
        assert_eq!(output.status.code(), Some(1), "{}", errors(&output));
        let count = errors(&output).matches("error: out of bounds").count();
        assert_eq!(count, 3, "{}", errors(&output));
    }
}

/// A run that does not end reports the findings until then.
#[test]
fn findings_come_before_the_time_is_up() {
    let text = "func kernel workgroup_size(1, 1, 1) @k(%x: ptr[global]<u32>) -> void {
entry:
  %p = gep %x, 9u, stride=4
  br wait

wait:
  %v = load %p
  %on = ucmp.eq %v, 0u
  br_if %on, wait, exit

exit:
  ret
}
";
    let args = [
        "--workgroups",
        "1",
        "--arg",
        "zeros:u32:1",
        "--timeout",
        "1",
    ];
    let output = checked(text, &args);
    assert_eq!(output.status.code(), Some(1));
    let errors = errors(&output);
    assert!(
        errors.contains("k.gir:7:8: error: out of bounds: 'load'"),
        "{errors}"
    );
    assert!(
        errors.ends_with("error: kernel 'k' did not end within 1 s (--timeout sets the limit)\n"),
        "{errors}"
    );
}

/// Behind a barrier that some have not reached nothing is defined, and nothing reported.
#[test]
fn what_follows_a_divergent_barrier_is_not_reported() {
    let text = "func kernel workgroup_size(8, 1, 1) @k(%x: ptr[global]<u32>, %n: u32) -> void {
entry:
  %i = global_id x
  %inside = ucmp.lt %i, %n
  br_if %inside, work, exit

work:
  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel
  %p = gep %x, %i, stride=4
  store %p, %i
  br exit

exit:
  ret
}
";
    let args = [
        "--workgroups",
        "2",
        "--arg",
        "zeros:u32:12",
        "--arg",
        "u32:12",
    ];
    let output = checked(text, &args);
    assert_eq!(output.status.code(), Some(1));
    let errors = errors(&output);
    assert_eq!(errors.matches(" error: ").count(), 1, "{errors}");
    assert!(errors.contains("k.gir:8:3: error: barrier divergence: 'barrier' is not reached in the same way by work-item (12,0,0)"), "{errors}");
    assert!(
        errors.contains("k.gir:5:3: note: their ways part here"),
        "{errors}"
    );
}

#[test]
fn repeated_runs_start_anew() {
    let file = test_file("e2e/reduce.gir");
    let args = [
        "--kernel",
        "reduce",
        "--workgroups",
        "2",
        "--arg",
        "zeros:f32:512",
        "--arg",
        "zeros:f32:2",
        "--repeat",
        "3",
        "--check",
    ];
    let output = gir_run(&file, &args);
    assert_eq!(output.status.code(), Some(0), "{}", errors(&output));
    assert!(String::from_utf8_lossy(&output.stdout).contains("3 runs: median"));
}

/// Operations without an effect on the results are checked as well: operations on literals, unused loads.
#[test]
fn what_has_no_use_is_seen() {
    let text = "func kernel workgroup_size(1, 1, 1) @k(%x: ptr[global]<u32>) -> void {
entry:
  %one = shl 1u, 32u
  store %x, %one
  %far = gep %x, 9u, stride=4
  %unused = load %far
  %kept = atomic.load %far ordering=relaxed scope=device
  %half = div 8u, 0u
  ret
}
";
    let output = checked(text, &["--workgroups", "1", "--arg", "zeros:u32:1"]);
    let errors = errors(&output);
    let found = errors.lines().filter(|line| line.contains(" error: "));
    let line = |text: &str| text.split(':').nth(1).unwrap().parse::<u32>().unwrap();
    assert_eq!(
        found.map(line).collect::<Vec<_>>(),
        [3, 6, 7, 8],
        "{errors}"
    );
}

/// Without checks an access far outside ends the process: the message names the flag that finds it.
#[test]
fn a_crash_asks_for_a_checked_run() {
    let text = "func kernel workgroup_size(1, 1, 1) @k(%x: ptr[global]<u32>) -> void {
entry:
  %far = gep %x, 900000000u, stride=4
  store %far, 1u
  ret
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    let args = ["--kernel", "k", "--workgroups", "1", "--arg", "zeros:u32:1"];
    let output = gir_run(&file, &args);
    assert_eq!(output.status.code(), Some(1), "{}", errors(&output));
    let expected =
        "error: the kernel crashed this process, or the compiler did; run it with --check";
    assert!(errors(&output).starts_with(expected), "{}", errors(&output));
}

/// Each run finds the same, and the counts are those of one.
#[test]
fn repeated_runs_count_once() {
    let file = test_file("e2e/race.gir");
    let once = gir_run(&file, &[RACE, &["--check"]].concat());
    let thrice = gir_run(&file, &[RACE, &["--check", "--repeat", "3"]].concat());
    assert_eq!(thrice.status.code(), Some(1));
    assert!(errors(&once).contains("(126 times"), "{}", errors(&once));
    assert_eq!(errors(&once), errors(&thrice));
}

/// Storage that cannot be had is an error of the launch, not the end of the process.
#[test]
fn storage_too_large_to_watch_is_refused() {
    let kernel = |top: &str, parameters: &str, body: &str| {
        format!(
            "{top}func kernel workgroup_size(64, 1, 1) @k({parameters}) -> void {{\nentry:\n{body}  ret\n}}\n"
        )
    };
    let parameter = kernel("", "%s: ptr[shared]<u32>", "  store %s, 1u\n");
    let global = kernel(
        "global @t : ptr[shared]<u32> count=4294967295\n\n",
        "",
        "  %t = mov @t\n  store %t, 1u\n",
    );
    for (text, args) in [
        (parameter, &["--arg", "shared:4000000000"][..]),
        (global, &[]),
    ] {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("k.gir");
        fs::write(&file, text).unwrap();
        let output = Command::new("sh")
            .args(["-c", "ulimit -v 16000000 && exec \"$0\" \"$@\""])
            .arg(concat!(env!("GIR_BIN"), "/gir-run"))
            .arg(&file)
            .args(["--check", "--kernel", "k", "--workgroups", "1"])
            .args(args)
            .output()
            .unwrap();
        let errors = errors(&output);
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(
            errors.starts_with("error: cpu: no memory to watch the buffers, "),
            "{errors}"
        );
        assert!(errors.ends_with(" bytes; use smaller ones\n"), "{errors}");
    }
}

#[test]
fn a_launch_of_too_many_work_items_is_refused() {
    let text = "func kernel workgroup_size(64, 1, 1) @k() -> void {\nentry:\n  ret\n}\n";
    let output = checked(text, &["--workgroups", "67108864"]);
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(
        errors(&output),
        "error: a checked run has at most 4294967294 work-items; run fewer workgroups\n"
    );
}

/// Subgroup operations where not all work-items are: the same results, and nothing found.
#[test]
fn subgroups_in_divergent_code_give_the_same() {
    let text =
        "func kernel workgroup_size(64, 1, 1) subgroup_size(16) @k(%x: ptr[global]<u32>) -> void {
entry:
  %local = local_id x
  %p = gep %x, %local, stride=4
  br next

next:
  %i = phi u32 [ 0u, entry ], [ %i.next, body ]
  %sum = phi u32 [ %local, entry ], [ %sum.next, body ]
  %more = ucmp.lt %i, %local
  br_if %more, body, exit

body:
  %all = subgroup.reduce add %sum
  %sum.next = subgroup.shuffle_xor %all, 1u
  %i.next = add %i, 1u
  br next

exit:
  store %p, %sum
  ret
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.gir");
    fs::write(&file, text).unwrap();
    let profile = test_file("check/subgroups.toml");
    let run = |check: &[&str]| {
        let out = directory.path().join("x.npy");
        let out_arg = format!("0={}", out.display());
        let args = [
            "--kernel",
            "k",
            "--target-file",
            profile.to_str().unwrap(),
            "--workgroups",
            "1",
            "--arg",
            "zeros:u32:64",
            "--out",
            &out_arg,
        ];
        let output = gir_run(&file, &[&args, check].concat());
        assert_eq!(output.status.code(), Some(0), "{}", errors(&output));
        fs::read(&out).unwrap()
    };
    assert_eq!(run(&[]), run(&["--check"]));
}
