//! The same input gives the same bytes, however many threads take part.

use super::{Run, Sandbox};
use std::fmt::Write as _;

const FUNCTIONS: usize = 50;
const RUNS: usize = 5;

/// A module of globals, helpers and kernels, no two of them alike.
fn module() -> String {
    let mut text = String::new();
    for number in 0..FUNCTIONS {
        let count = number + 1;
        let _ = write!(
            text,
            "global @tile{number} : ptr[shared]<u32> count={count}\n\
             func @helper{number}(%a: u32, %b: u32) -> u32 {{\n\
             entry:\n  %c = ucmp.lt %a, {number}u\n  br_if %c, less, more\n\
             less:\n  %s = mul %a, %b\n  br out\n\
             more:\n  %d = div %a, %b\n  br out\n\
             out:\n  %r = phi u32 [ %s, less ], [ %d, more ]\n  ret %r\n}}\n\
             func kernel workgroup_size({count}, 1, 1) @kernel{number}(%x: ptr[global]<u32>, %n: u32) -> void {{\n\
             entry:\n  %i = global_id x\n  br head\n\
             head:\n  %k = phi u32 [ 0u, entry ], [ %k2, body ]\n\
             %go = ucmp.lt %k, %n\n  br_if %go, body, done\n\
             body:\n  %p = gep %x, %k, stride=4\n  %v = load %p\n\
             %h = call @helper{number}(%v, %i)\n  store %p, %h\n\
             %t = mov @tile{number}\n\
             %o = atomic.rmw add %t, %h ordering=relaxed scope=workgroup\n\
             %k2 = add %k, 1u\n  br head\n\
             done:\n  barrier exec_scope=workgroup mem_scope=workgroup semantics=acq_rel\n  ret\n}}\n"
        );
    }
    text
}

/// Runs the arguments several times with threads and without; every run must end
/// the same way.
fn runs_alike(sandbox: &Sandbox, arguments: &str) -> Run {
    let first = sandbox.run(arguments);
    for _ in 0..RUNS {
        for threading in ["", "--mlir-disable-threading"] {
            let run = sandbox.run(&format!("{threading} {arguments}"));
            assert_eq!(run.status, first.status, "{threading} {arguments}");
            assert_eq!(run.said(), first.said(), "{threading} {arguments}");
            assert!(run.stderr == first.stderr, "{threading} {arguments}");
            assert!(run.stdout == first.stdout, "{threading} {arguments}");
        }
    }
    first
}

#[test]
fn lowering_gives_the_same_bytes_on_any_number_of_threads() {
    let sandbox = Sandbox::with("k.gir", module());
    let run = runs_alike(&sandbox, "-O0 --lower-to-lir --target=vulkan1.2 k.gir");
    let printed = run.printed();
    assert_eq!(printed.matches("func.func").count(), 2 * FUNCTIONS);
    assert!(printed.contains("lir.target = \"vulkan1.2\""));
    assert_eq!(printed.matches("scf.for").count(), FUNCTIONS);
}

#[test]
fn bytecode_and_text_are_the_same_bytes_on_any_number_of_threads() {
    let sandbox = Sandbox::with("k.gir", module());
    let run = runs_alike(&sandbox, "--lower-to-lir --emit-bytecode k.gir");
    assert_eq!(run.status, Some(0));
    assert!(run.stdout.starts_with(b"ML\xefR"));
    runs_alike(&sandbox, "--emit-gir k.gir").printed();
    runs_alike(&sandbox, "--lower-to-lir --mlir-print-debuginfo k.gir").printed();
    runs_alike(&sandbox, "-O1 --lower-to-lir k.gir").printed();
}

#[test]
fn lowering_through_files_gives_the_same_as_in_one_run() {
    let sandbox = Sandbox::with("k.gir", module());
    for (from, arguments, to) in [
        ("k.gir", "", "gir.mlir"),
        ("gir.mlir", "--gir-to-mir", "mir.mlir"),
        (
            "mir.mlir",
            "--mir-to-lir=simplify=false --target=generic",
            "lir.mlir",
        ),
    ] {
        let run = sandbox.run(&format!("{arguments} {from} -o {to}"));
        assert_eq!(run.printed(), "", "{arguments}");
    }
    let at_once = sandbox.run("-O0 --lower-to-lir --target=generic k.gir");
    let lowered = String::from_utf8(sandbox.read("lir.mlir")).unwrap();
    assert!(at_once.printed() == lowered);
}

/// Errors that passes find on different threads are in the order of the text.
#[test]
fn messages_come_in_the_order_of_the_text() {
    let private_atomics: String = (0..FUNCTIONS)
        .map(|number| {
            format!(
                "func kernel workgroup_size(1,1,1) @f{number}(%x: ptr[global]<u32>) -> void {{\n\
                 entry:\n  %a = alloc u32 count=1\n  %g = addrspacecast %a -> ptr[generic]<u32>\n\
                 %o = atomic.rmw add %g, 1u ordering=relaxed scope=device\n  store %x, %o\n  ret\n}}\n"
            )
        })
        .collect();
    let sandbox = Sandbox::with("k.gir", private_atomics);
    let run = runs_alike(&sandbox, "--emit-spirv k.gir");
    run.check_no_crash();
    assert_eq!(run.status, Some(1));
    let lines: Vec<usize> = run
        .stderr
        .lines()
        .filter(|line| line.contains(": error: "))
        .map(|line| super::place(line, "k.gir").0)
        .collect();
    assert_eq!(lines.len(), FUNCTIONS);
    assert!(lines.is_sorted(), "{lines:?}");
}
