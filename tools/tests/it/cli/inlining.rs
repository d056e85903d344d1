//! The sizes at which `lir-inline-calls` stops, which are too large for a test in text.

use super::Sandbox;
use std::fmt::Write as _;

/// A kernel that calls functions of `instructions` instructions, each once.
fn module(functions: usize, instructions: usize) -> String {
    let (mut text, mut calls) = (String::new(), String::new());
    for number in 0..functions {
        let _ = writeln!(text, "func.func @f{number}(%v0: i32) -> i32 {{");
        for step in 0..instructions {
            let _ = writeln!(text, "  %v{} = arith.muli %v{step}, %v0 : i32", step + 1);
        }
        let _ = writeln!(text, "  return %v{instructions} : i32\n}}");
        let next = number + 1;
        let _ = writeln!(
            calls,
            "  %r{next} = call @f{number}(%r{number}) : (i32) -> i32"
        );
    }
    format!(
        "{text}func.func @k(%out: !mir.ptr<global, i32>, %r0: i32) \
         attributes {{lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>}} {{\n\
         {calls}  lir.store %out, %r{functions} align 4 : <global, i32>, i32\n  return\n}}\n"
    )
}

/// The calls that are left.
fn calls_left(functions: usize, instructions: usize) -> usize {
    let sandbox = Sandbox::with("k.mlir", module(functions, instructions));
    let run = sandbox.run("--lir-inline-calls k.mlir");
    let printed = run.printed();
    let calls = printed.matches("call @f").count();
    // A function that is inlined goes.
    assert_eq!(printed.matches("func.func @f").count(), calls);
    calls
}

#[test]
fn a_function_takes_in_others_until_it_is_long() {
    assert_eq!(calls_left(8, 400), 0);
    let left = calls_left(30, 400);
    assert!((18..24).contains(&left), "{left} of 30 are left");
}

#[test]
fn a_long_function_takes_in_small_ones() {
    assert_eq!(calls_left(300, 20), 0);
}
