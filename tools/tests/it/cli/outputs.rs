//! Output files that cannot be written, and those that a failing run leaves alone.

use super::{GIR_OPT, PROGRAM, Run, Sandbox};
use std::fs::{self, File};

#[test]
fn a_full_device_is_named() {
    Sandbox::with("k.gir", PROGRAM)
        .run("k.gir -o /dev/full")
        .fails_in_one_line(&["/dev/full", "No space left on device"]);
}

#[test]
fn a_full_device_behind_standard_output_is_reported() {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    let mut command = sandbox.command(GIR_OPT);
    let full = File::options().write(true).open("/dev/full").unwrap();
    Run::of(command.arg("k.gir").stdout(full))
        .fails_in_one_line(&["standard output", "No space left on device"]);
}

/// A limit on the size of files fails a write in the middle, as a full disk does.
#[test]
fn a_disk_that_fills_up_leaves_the_old_file() {
    let sandbox = Sandbox::with("out.mlir", "old");
    let functions = (0..200).map(|number| PROGRAM.replace("@f", &format!("@f{number}")));
    sandbox.write("k.gir", functions.collect::<String>());
    let mut command = sandbox.command("/bin/sh");
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" k.gir -o out.mlir";
    Run::of(command.args(["-c", script, GIR_OPT]))
        .fails_in_one_line(&["out.mlir", "File too large"]);
    assert_eq!(sandbox.read("out.mlir"), b"old");
    assert_eq!(sandbox.files(), ["k.gir", "out.mlir"]);
}

#[test]
fn a_missing_directory_of_the_output_is_named() {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    sandbox
        .run("k.gir -o missing/out.mlir")
        .fails_with("gir-opt: error: cannot write 'missing/out.mlir': No such file or directory");
    assert_eq!(sandbox.files(), ["k.gir"]);
}

#[test]
fn a_file_is_no_directory_of_the_output() {
    Sandbox::with("k.gir", PROGRAM)
        .run("k.gir -o k.gir/out.mlir")
        .fails_with("gir-opt: error: cannot write 'k.gir/out.mlir': Not a directory");
}

#[test]
fn a_directory_is_no_output() {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    fs::create_dir(sandbox.path("out")).unwrap();
    sandbox
        .run("k.gir -o out")
        .fails_in_one_line(&["out", "is a directory"]);
}

/// Every stage at which a run may fail.
const FAILURES: [(&str, &str); 7] = [
    ("reading", "missing.gir"),
    ("the arguments", "--target=nowhere k.gir"),
    ("the pipeline", "--pass-pipeline=nonsense k.gir"),
    ("the syntax", "syntax.gir"),
    ("the verifier", "types.gir"),
    (
        "a pass",
        "--target=vulkan1.1 --lower-to-lir --lir-to-spirv=prepare=false stride.gir",
    ),
    ("printing", "--lower-to-lir --emit-gir k.gir"),
];

fn sandbox_of_failures() -> Sandbox {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    sandbox.write("syntax.gir", "func");
    sandbox.write("types.gir", PROGRAM.replace("-> u32", "-> f32"));
    let odd_stride = "func kernel workgroup_size(1,1,1) @k(%x: ptr[global]<u32>) -> void {\n\
         entry:\n  %p = gep %x, 1u, stride=6\n  store %p, 1u\n  ret\n}\n";
    sandbox.write("stride.gir", odd_stride);
    sandbox
}

#[test]
fn a_run_that_fails_leaves_an_existing_output_as_it_was() {
    let sandbox = sandbox_of_failures();
    sandbox.write("out.mlir", "old");
    let before = sandbox.files();
    for (stage, arguments) in FAILURES {
        let run = sandbox.run(&format!("{arguments} -o out.mlir"));
        run.error();
        assert_eq!(sandbox.read("out.mlir"), b"old", "{stage} fails");
        assert_eq!(sandbox.files(), before, "{stage} fails");
    }
}

#[test]
fn a_run_that_fails_makes_no_output() {
    let sandbox = sandbox_of_failures();
    let before = sandbox.files();
    for (stage, arguments) in FAILURES {
        sandbox.run(&format!("{arguments} -o out.mlir")).error();
        assert_eq!(sandbox.files(), before, "{stage} fails");
    }
}

#[test]
fn one_bad_part_of_a_split_file_keeps_all_output_back() {
    let text = format!("{PROGRAM}; -----\nfunc\n; -----\n{PROGRAM}");
    let sandbox = Sandbox::with("k.gir", text);
    sandbox.run("--split-input-file k.gir").error();
    sandbox.run("--split-input-file k.gir -o out.mlir").error();
    assert_eq!(sandbox.files(), ["k.gir"]);
}

#[test]
fn a_file_that_is_input_and_output_survives_a_mistake() {
    let sandbox = Sandbox::with("k.gir", "func");
    sandbox.run("k.gir -o k.gir").error();
    assert_eq!(sandbox.read("k.gir"), b"func");
}

#[test]
fn an_output_replaces_the_whole_of_an_existing_file() {
    let sandbox = Sandbox::with("k.gir", PROGRAM);
    sandbox.write("out.mlir", "old ".repeat(10_000));
    assert_eq!(sandbox.run("k.gir -o out.mlir").printed(), "");
    assert_eq!(sandbox.read("out.mlir"), sandbox.run("k.gir").stdout);
    assert_eq!(sandbox.files(), ["k.gir", "out.mlir"]);
}

#[test]
fn a_limit_on_the_size_of_files_does_not_kill() {
    let sandbox = Sandbox::with("out.mlir", "old");
    let functions = (0..200).map(|number| PROGRAM.replace("@f", &format!("@f{number}")));
    sandbox.write("k.gir", functions.collect::<String>());
    let mut command = sandbox.command("/bin/sh");
    let script = "ulimit -f 1; exec \"$0\" k.gir -o out.mlir";
    Run::of(command.args(["-c", script, GIR_OPT]))
        .fails_in_one_line(&["out.mlir", "File too large"]);
    assert_eq!(sandbox.read("out.mlir"), b"old");
    assert_eq!(sandbox.files(), ["k.gir", "out.mlir"]);
}
