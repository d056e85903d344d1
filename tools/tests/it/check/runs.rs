//! What a checked run is beside its findings: results, exit statuses, what it leaves alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn gir_run(file: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gir-run"))
        .arg(file)
        .args(args)
        .output()
        .unwrap()
}

fn test_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../test")
        .join(name)
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

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
            "race.gir:{load}:10: error: data race: 'load' of 4 bytes at %sums + 0 by work-item (1,0,0), (1,0,0) of workgroup (0,0,0), and 'store' by work-item (0,0,0), (0,0,0) of workgroup (0,0,0), which nothing orders; put a barrier between them, or make both atomic (126 times, this is the first)"
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
        let output = Command::new(env!("CARGO_BIN_EXE_gir-run"))
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
        "error: --check: device 'vulkan' does not watch kernels; run with --device cpu\n"
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

/// What is out of bounds is not accessed: a load gives zero, and zero ends the loop.
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

/// A run that does not end says what it has found until then.
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

/// What the compiler computes or drops is not seen, unless it is told to leave all as it is.
#[test]
fn what_is_simplified_is_seen_without_simplification() {
    let text = "func kernel workgroup_size(1, 1, 1) @k(%x: ptr[global]<u32>) -> void {
entry:
  %one = shl 1u, 32u
  store %x, %one
  %far = gep %x, 9u, stride=4
  %unused = load %far
  %kept = atomic.load %far ordering=relaxed scope=device
  ret
}
";
    let directory = TempDir::new().unwrap();
    let [file, lowered] = ["k.gir", "k.mlir"].map(|name| directory.path().join(name));
    fs::write(&file, text).unwrap();
    let pipeline = "--pass-pipeline=builtin.module(gir-to-mir,
        func.func(mir-infer-address-spaces),mir-to-lir{target=cpu simplify=false})";
    let output = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .args([&file, Path::new("-o"), &lowered])
        .args(["--mlir-print-debuginfo", pipeline])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", errors(&output));
    let args = ["--check", "--kernel", "k", "--workgroups", "1"];
    let args = [&args[..], &["--arg", "zeros:u32:1"]].concat();
    let lines = |file: &Path| {
        let errors = errors(&gir_run(file, &args));
        let found = errors.lines().filter(|line| line.contains(" error: "));
        let line = |text: &str| text.split(':').nth(1).unwrap().parse::<u32>().unwrap();
        found.map(line).collect::<Vec<_>>()
    };
    assert_eq!(lines(&file), [7]);
    assert_eq!(lines(&lowered), [3, 6, 7]);
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
            .arg(env!("CARGO_BIN_EXE_gir-run"))
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
        "error: a checked run takes at most 4294967294 work-items; run fewer workgroups\n"
    );
}

/// Kernels of upstream's dialects, whose accesses to memory are others.
#[test]
fn upstream_kernels_are_checked() {
    let text = "module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<16xi32>, %n: i32) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<16xi32>
      %d = arith.divsi %v, %n : i32
      %s = arith.shli %d, %n : i32
      %one = arith.constant 1 : index
      %j = arith.addi %i, %one : index
      memref.store %s, %x[%j] : memref<16xi32>
      gpu.return
    }
  }
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, text).unwrap();
    let args = [
        "--kernel",
        "k",
        "--workgroups",
        "1",
        "--arg",
        "zeros:i32:16",
        "--arg",
        "i32:0",
        "--check",
    ];
    let output = gir_run(&file, &args);
    assert_eq!(output.status.code(), Some(1), "{}", errors(&output));
    let errors = errors(&output);
    for expected in [
        "k.mlir:5:12: error: data race: 'load' of 4 bytes at %x + 4 by work-item (1,0,0)",
        "k.mlir:6:12: error: division by zero: 'divsi' by work-item (0,0,0)",
        "k.mlir:10:7: error: out of bounds: 'store' of 4 bytes at %x + 64, which has 64 bytes, by work-item (15,0,0)",
    ] {
        assert!(errors.contains(expected), "{expected}\n{errors}");
    }
    assert_eq!(errors.matches(" error: ").count(), 3, "{errors}");
}

/// Memory of the workgroup and of the work-item that belongs to the function, a variable in a
/// loop, and what a workgroup computes together.
#[test]
fn storage_of_upstream_kernels_is_watched() {
    let text = "module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<64xf32>, %n: index)
        workgroup(%t: memref<64xf32, #gpu.address_space<workgroup>>)
        private(%kept: memref<4xf32, #gpu.address_space<private>>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %v = memref.load %x[%i] : memref<64xf32>
      memref.store %v, %t[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %s = gpu.all_reduce add %v {} : (f32) -> f32
      scf.for %j = %c0 to %n step %c1 {
        %a = memref.alloca() : memref<2xf32>
        %w = memref.load %t[%j] : memref<64xf32, #gpu.address_space<workgroup>>
        memref.store %w, %a[%c0] : memref<2xf32>
        %z = memref.load %a[%c0] : memref<2xf32>
        memref.store %z, %kept[%j] : memref<4xf32, #gpu.address_space<private>>
      }
      %r = memref.load %kept[%c1] : memref<4xf32, #gpu.address_space<private>>
      %q = arith.addf %r, %s : f32
      memref.store %q, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
}
";
    let directory = TempDir::new().unwrap();
    let file = directory.path().join("k.mlir");
    fs::write(&file, text).unwrap();
    let run = |rounds: &str| {
        let rounds = format!("i32:{rounds}");
        let args = [
            "--kernel",
            "k",
            "--workgroups",
            "1",
            "--arg",
            "zeros:f32:64",
            "--arg",
            &rounds,
            "--check",
        ];
        let output = gir_run(&file, &args);
        (output.status.code(), errors(&output))
    };
    let (status, errors) = run("4");
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let (status, errors) = run("5");
    assert_eq!(status, Some(1));
    let expected = "k.mlir:19:9: error: out of bounds: 'store' of 4 bytes at %kept + 16, which has 16 bytes, by work-item (0,0,0)";
    assert!(errors.contains(expected), "{errors}");
    let (status, errors) = run("1");
    assert_eq!(status, Some(1));
    let expected = "k.mlir:21:12: error: uninitialised read: 'load' of 4 bytes at %kept + 4, where it has written nothing";
    assert!(errors.contains(expected), "{errors}");
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
