//! Several errors in one text: each is reported once.

use super::errors;
use crate::gir::text::diagnostics::MAX_DIAGNOSTICS;
use crate::gir::text::{ParseOptions, parse};

#[track_caller]
fn places(text: &str) -> Vec<String> {
    let found = errors(text);
    let places = found.iter().filter(|line| !line.starts_with(' '));
    places
        .map(|line| line.splitn(3, ':').take(2).collect::<Vec<_>>().join(":"))
        .collect()
}

#[test]
fn three_mistakes_are_three_errors() {
    let text = "\
func @f(%a: u32) -> void {
entry:
  %x = ad %a, 1u
  %y = mul %a, 1
  store %x
  ret
}
";
    assert_eq!(
        errors(text),
        [
            "3:8: unknown opcode 'ad'; did you mean 'add'?",
            "4:16: literal '1' needs a type suffix: write '1u'",
            "5:11: expected ',' and operand 2 of 'store', found the end of the line",
        ]
    );
}

#[test]
fn mistakes_in_different_declarations() {
    let text = "\
global @a : ptr[nowhere]<u8>
global @b : ptr[global]<u8>
nonsense here
func @f(%x: flaot) -> u32 {
entry:
  %y = ad %x, 1u
  br exit
}
func @g() -> void {
entry:
  br exit
}
";
    assert_eq!(places(text), ["1:17", "3:1", "4:13", "6:8", "11:6"]);
}

#[test]
fn attributes_and_lists_on_later_lines_belong_to_the_wrong_instruction() {
    let text = "\
func @f(%p: ptr[global]<u32>) -> void {
entry:
  %a = atomic.cmpxchg %p 0u, 1u
       ordering_succ=acq_rel
       ordering_fail=acquire
       scope=device
  %b = vec4 %a,
            %a
  call @f(%a %b,
          %p)
  %c = ad %p,
          %p
  ret
}
";
    assert_eq!(places(text), ["3:26", "7:8", "9:14", "11:8"]);
}

#[test]
fn a_wrong_instruction_still_defines_its_result_and_ends_its_block() {
    let text = "\
func @f() -> void {
a:
  %x = bogus
  %x = neg 1i
  ret 1
b:
  br_if %x
}
";
    assert_eq!(places(text), ["3:8", "4:3", "5:7", "7:11"]);
}

#[test]
fn a_block_that_ends_in_something_unknown_is_not_said_to_lack_a_terminator() {
    assert_eq!(places("func @f() -> void {\na:\n  retrun\n}\n"), ["3:3"]);
    assert_eq!(places("func @f() -> void {\na:\n  %x\n}\n"), ["3:5"]);
}

#[test]
fn a_missing_brace_costs_one_error() {
    let text = "func @f() -> void\na:\n  ret\n}\nfunc @g() -> void {\na:\n  ret\nglobal @x : ptr[global]<u8>\n";
    assert_eq!(places(text), ["1:18", "8:1"]);
}

#[test]
fn missing_labels_are_looked_up_only_where_all_is_read() {
    let text = "func @f() -> void {\na:\n  br b\nb c:\n  ret\n}\n";
    assert_eq!(places(text), ["4:1"]);
}

#[test]
fn the_reader_stops_after_twenty_errors() {
    let line = "nonsense\nglobal @x : u32\n";
    let found = errors(&line.repeat(50));
    assert_eq!(found.len(), MAX_DIAGNOSTICS + 1);
    assert_eq!(
        found.last().map(String::as_str),
        Some("  stopped after 20 errors")
    );
}

#[test]
fn what_is_right_is_in_the_tree_beside_errors() {
    let text = "global @a : u8\nglobal @b : ptr[global]<u8>\nfunc @f(%x: u32 -> void {\ne:\n  %y = neg %x\n  %z = bogus\n  ret\n}\n";
    let parsed = parse(text.as_bytes(), ParseOptions::default());
    assert_eq!(parsed.diagnostics.len(), 3);
    let module = &parsed.module;
    assert_eq!((module.globals.len(), module.functions.len()), (1, 1));
    let names = module
        .values(&module.functions[0])
        .iter()
        .map(|value| value.name);
    assert_eq!(names.collect::<Vec<_>>(), ["x", "y", "z"]);
    assert_eq!(module.instruction_count(), 2);
    assert!(parsed.into_result().is_err());
}
