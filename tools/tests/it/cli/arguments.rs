//! Arguments that do not exist, lack a value, or exclude each other.

use super::{PROGRAM, Run, Sandbox};

fn run(arguments: &str) -> Run {
    Sandbox::with("k.gir", PROGRAM).run(arguments)
}

/// A command line that LLVM's parser refuses, whose messages start with the tool.
#[track_caller]
fn refused(arguments: &str, parts: &[&str]) {
    let run = run(arguments);
    run.check_no_crash();
    assert_eq!(run.status, Some(1), "{arguments}");
    assert_eq!(run.stdout.len(), 0, "{arguments}");
    assert!(run.stderr.starts_with("gir-opt: "), "{}", run.said());
    assert!(run.stderr.lines().count() <= 2, "{}", run.said());
    for part in parts {
        assert!(run.stderr.contains(part), "{part}: {}", run.said());
    }
}

#[test]
fn an_unknown_flag_is_named() {
    refused("--nonsense k.gir", &["'--nonsense'", "--help"]);
}

#[test]
fn a_misspelt_flag_gets_a_suggestion() {
    refused(
        "--lower-to-lri k.gir",
        &["'--lower-to-lri'", "'--lower-to-lir'"],
    );
}

#[test]
fn a_flag_without_its_value_is_named() {
    refused("k.gir --target", &["--target"]);
}

#[test]
fn a_second_input_is_refused() {
    refused("k.gir k.gir", &["at most 1 positional"]);
}

#[test]
fn an_unknown_target_lists_the_known_ones() {
    for target in ["vulkan9", "Generic", "vulkan1.1,vulkan1.2"] {
        run(&format!("--target={target} k.gir")).fails_in_one_line(&[
            &format!("unknown target '{target}'"),
            "generic vulkan1.1 vulkan1.2 vulkan1.3",
        ]);
    }
}

#[test]
fn an_unknown_target_of_a_pipeline_is_named() {
    run("--pass-pipeline=builtin.module(lower-to-lir{target=vulkan9}) k.gir").fails_with(
        "k.gir:1:1: error: the module names unknown target 'vulkan9'; \
         --list-targets prints the known ones, --target-file=FILE reads others",
    );
}

#[test]
fn a_module_of_one_target_is_not_lowered_for_another() {
    let sandbox = Sandbox::with(
        "k.mlir",
        "module attributes {lir.target = \"vulkan1.1\"} {\n\
         func.func @k() attributes {lir.kernel = #mir.kernel<compute>} { return }\n}",
    );
    sandbox
        .run("--lower-to-lir --target=vulkan1.2 k.mlir")
        .fails_with(
            "k.mlir:1:1: error: 'builtin.module' op is lowered for target 'vulkan1.1' and cannot be \
             lowered for 'vulkan1.2'; start again from the source",
        );
}

#[test]
fn an_unknown_pass_is_named() {
    let run = run("--pass-pipeline=builtin.module(nonsense) k.gir");
    run.check_no_crash();
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("'nonsense'"), "{}", run.said());
}

#[test]
fn an_unknown_option_of_a_pass_is_named() {
    let run = run("--pass-pipeline=builtin.module(lower-to-lir{tarrget=generic}) k.gir");
    assert!(run.error().contains("tarrget=generic"), "{}", run.said());
}

#[test]
fn a_pipeline_and_passes_exclude_each_other() {
    let run = run("--pass-pipeline=builtin.module(cse) --cse k.gir");
    let error = run.error();
    assert!(error.contains("pass-pipeline"), "{error}");
}

#[test]
fn lowered_modules_have_no_gir_text() {
    let run = run("--lower-to-lir --emit-gir k.gir");
    let error = run.error();
    assert!(error.contains("which GIR text cannot express"), "{error}");
}

#[test]
fn two_forms_of_output_exclude_each_other() {
    let run = run("--emit-gir --emit-bytecode k.gir");
    let error = run.error();
    assert!(error.contains("emit-gir"), "{error}");
    assert!(error.contains("emit-bytecode"), "{error}");
}
