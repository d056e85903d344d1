//! Types that conversions get from their uses (R-GIR-104), and reasons why some get none.

use super::{accept, accept_with, errors, print};
use crate::gir::text::ParseOptions;
use crate::gir::text::inference::infer;
use crate::gir::text::span::LineIndex;

/// The text with all types written.
#[track_caller]
fn complete(text: &str) -> String {
    let mut module = accept(text);
    assert_eq!(infer(&mut module), [], "{text}");
    print(&module)
}

/// The errors with their notes, one per line.
fn mistakes(text: &str) -> String {
    let lines = LineIndex::new(text.as_bytes());
    let found = infer(&mut accept(text));
    found
        .iter()
        .map(|mistake| mistake.render("k", &lines))
        .collect()
}

/// A function of `params` with `lines`, from line 3 on, and a `ret`.
fn function(params: &str, lines: &[&str]) -> String {
    let lines = lines.join("\n");
    format!("func @f({params}) -> void {{\nentry:\n{lines}\nret\n}}\n")
}

/// Checks the type of `%y` in a function of these parameters and lines.
#[track_caller]
fn infers(params: &str, lines: &[&str], expected: &str) {
    let printed = complete(&function(params, lines));
    let line = printed.lines().find(|line| line.contains("%y = "));
    let ty = line.and_then(|line| line.split(" -> ").nth(1));
    assert_eq!(ty, Some(expected), "{printed}");
    // The printed types are the only ones that fit.
    assert_eq!(complete(&printed), printed);
}

#[test]
fn each_use_tells_the_type() {
    let params = "%i: i64, %s: i32, %f: f32, %d: f64, %w: u32, %b: u8, %p: ptr[shared]<i16>";
    let fact = |lines: &[&str], expected| infers(params, lines, expected);
    fact(&["%y = trunc %i", "store %p, %y"], "i16");
    fact(&["%y = trunc %i", "%z = add %s, %y"], "i32");
    fact(&["%y = trunc %i", "%z = mul %y, 3i8"], "i8");
    fact(&["%y = fptoui %f", "%z = ucmp.lt %y, %w"], "u32");
    fact(&["%y = bitcast %f", "br_if %y, a, a", "a:"], "u32");
    fact(&["%y = sitofp %s", "%z = select 1u, %y, %d"], "f64");
    fact(&["%y = fptoui %f", "%z = select %y, %d, %d"], "u32");
    fact(
        &["%y = zext %b", "br a", "a:", "%z = phi u64 [ %y, entry ]"],
        "u64",
    );
    fact(&["%y = bitcast %f", "%z = subgroup.shuffle %s, %y"], "u32");
    fact(&["%y = bitcast %f", "%z = subgroup.any %y"], "u32");
    fact(&["%y = fptrunc %d", "%z = fma %f, %f, %y"], "f32");
    let order = "ordering=relaxed scope=device";
    fact(
        &["%y = trunc %i", &format!("atomic.store %p, %y {order}")],
        "i16",
    );
    fact(
        &["%y = trunc %i", &format!("atomic.rmw xor %p, %y {order}")],
        "i16",
    );
    let order = "ordering_succ=relaxed ordering_fail=relaxed scope=device";
    fact(
        &[
            "%y = trunc %i",
            &format!("atomic.cmpxchg %p, 1i16, %y {order}"),
        ],
        "i16",
    );
}

#[test]
fn arguments_and_returns_tell_the_type() {
    let text = "\
func @g(%a: u8, %b: u64) -> i16 {
entry:
  %y = fptosi 1f64
  ret %y
}
func @f(%x: u32) -> void {
entry:
  %a = trunc %x
  %b = zext %x
  %r = call @g(%a, %b)
  %s = sext %r
  %t = add %s, 1i64
  ret
}
";
    let printed = complete(text);
    for line in [
        "-> i16\n  ret",
        "%a = trunc %x -> u8",
        "%b = zext %x -> u64",
        "%s = sext %r -> i64",
    ] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
}

#[test]
fn types_travel_through_what_lies_between() {
    let lines = [
        "%y = bitcast %x",
        "%a = mov %y",
        "%b = xor %a, %a",
        "%c = not %b",
        "%d = select 1u, %c, %a",
        "store %p, %d",
    ];
    infers("%x: f32, %p: ptr[global]<u32>", &lines, "u32");
    let lines = [
        "%y = sext %x",
        "%z = sext %y",
        "%a = add %y, 1i16",
        "%b = add %z, 1i",
    ];
    infers("%x: i8", &lines, "i16");
    let lines = [
        "br b",
        "a:",
        "%z = add %y, 1i",
        "ret",
        "b:",
        "%y = sext %x",
        "br a",
        "c:",
    ];
    infers("%x: i8", &lines, "i32");
    let lines = [
        "%a = trunc %x",
        "%b = trunc %x",
        "%c = add %a, %b",
        "%d = trunc %x",
        "%e = add %d, %b",
        "%y = trunc %x",
        "%g = sub %y, %c",
        "%h = sub %e, 1i16",
    ];
    infers("%x: i32", &lines, "i16");
}

/// A pointer keeps its address space; its pointee follows from the accesses.
#[test]
fn accesses_tell_what_a_pointer_points_to() {
    let fact = |lines: &[&str], expected| infers("%x: ptr[shared]<f32>", lines, expected);
    fact(&["%y = bitcast %x", "store %y, 1u"], "ptr[shared]<u32>");
    fact(
        &["%y = bitcast %x", "%v = load %y", "%z = add %v, 1i8"],
        "ptr[shared]<i8>",
    );
    fact(
        &[
            "%y = bitcast %x",
            "%q = gep %y, 1u, stride=2",
            "store %q, 1u16",
        ],
        "ptr[shared]<u16>",
    );
    fact(
        &[
            "%y = bitcast %x",
            "%q = bitcast %y",
            "store %y, 1u16",
            "store %q, 1u",
        ],
        "ptr[shared]<u16>",
    );
    fact(
        &[
            "%a = bitcast %x",
            "%v = load %a",
            "%y = bitcast %v",
            "store %a, 1u",
            "store %x, %y",
        ],
        "f32",
    );
    fact(
        &[
            "%a = alloc f64 count=2",
            "%y = bitcast %a",
            "store %y, 1u64",
        ],
        "ptr[local]<u64>",
    );
    let lines = [
        "%a = bitcast %x",
        "%y = trunc 7i",
        "store %a, %y",
        "store %a, 1i16",
    ];
    fact(&lines, "i16");
}

#[test]
fn vectors_keep_their_lanes() {
    let fact = |lines: &[&str], expected| infers("%x: vec4<f32>, %f: f32", lines, expected);
    fact(
        &["%y = fptosi %x", "%e = extract %y, 1", "%z = add %e, 1i"],
        "vec4<i32>",
    );
    fact(&["%y = fptosi %f", "%z = vec %y, 1i8"], "i8");
    fact(
        &[
            "%v = vec 1i, 2i",
            "%y = sitofp %v",
            "%z = insert %y, 1f16, 0",
        ],
        "vec2<f16>",
    );
    fact(
        &["%y = bitcast %x", "%c = fcmp.olt %x, %x", "%z = and %c, %y"],
        "vec4<u32>",
    );
    fact(
        &[
            "%y = fptosi %f",
            "%v = vec %y, %y",
            "%s = splat 1u8 -> vec2<u8>",
            "%z = bitcast %s",
            "%a = add %z, %v",
            "%b = extract %a, 0",
            "%c = add %b, 1i8",
        ],
        "i8",
    );
}

#[test]
fn vectors_of_vectors_have_all_lanes() {
    let params = "%x: vec4<f32>, %w: vec3<f32>, %f: f32";
    let fact = |lines: &[&str], expected| infers(params, lines, expected);
    fact(
        &[
            "%v = vec %x, %w, %f",
            "%y = fptosi %v",
            "%e = insert %y, 1i8, 0",
        ],
        "vec8<i8>",
    );
    fact(
        &[
            "%v = vec %w, %f",
            "%y = bitcast %v",
            "%c = fcmp.olt %x, %x",
            "%a = and %y, %c",
        ],
        "vec4<u32>",
    );
}

/// Specification example 10.8, also in strict mode, which has no `->`.
#[test]
fn the_specification_needs_no_types() {
    let text = include_str!("specification.gir");
    for strict in [false, true] {
        let mut module = accept_with(text, ParseOptions { strict });
        assert_eq!(infer(&mut module), []);
        assert!(print(&module).contains("%bits = bitcast %f -> u32\n"));
    }
}

#[test]
fn two_uses_may_contradict_each_other() {
    let text = function(
        "%x: i64",
        &["%y = trunc %x", "%a = add %y, 1i16", "%b = add 1i8, %y"],
    );
    let expected = "\
k:3:6: error: 'trunc' has two possible result types; write '-> i16' or '-> i8' after the operand
k:4:14: note: it is i16 if this is right
k:5:10: note: it is i8 if this is right
";
    assert_eq!(mistakes(&text), expected);
    let lines = [
        "%y = bitcast %x",
        "%z = add %y, %y",
        "br_if %z, a, a",
        "a:",
        "%w = neg %z",
        "%v = add 1i, %w",
    ];
    let expected = "\
k:3:6: error: 'bitcast' has two possible result types; write '-> u32' or '-> i32' after the operand
k:5:7: note: it is u32 if this is right
k:8:10: note: it is i32 if this is right
";
    assert_eq!(mistakes(&function("%x: f32", &lines)), expected);
    let lines = ["%y = bitcast %x", "store %y, 1u", "store %y, 1i"];
    let expected = "\
k:3:6: error: 'bitcast' has two possible result types; write '-> ptr[shared]<u32>' or '-> ptr[shared]<i32>' after the operand
k:4:7: note: it is ptr[shared]<u32> if this is right
k:5:7: note: it is ptr[shared]<i32> if this is right
";
    assert_eq!(
        mistakes(&function("%x: ptr[shared]<f32>", &lines)),
        expected
    );
    // The addition has a type error, which the reader reports.
    let lines = [
        "%y = bitcast %x",
        "store %y, 1u",
        "%v = load %y",
        "%a = add %v, 1i",
    ];
    assert_eq!(mistakes(&function("%x: ptr[shared]<f32>", &lines)), "");
}

#[test]
fn what_no_use_tells_is_asked_for_once() {
    let lines = ["%y = trunc %x", "%z = trunc %x", "%a = add %y, %z"];
    let expected = "k:3:6: error: 'trunc' needs its result type, which no use of '%y' determines; \
                    write '-> TYPE' after the operand\n";
    assert_eq!(mistakes(&function("%x: i64", &lines)), expected);
    // The second conversion is not the one to report.
    let lines = ["%y = trunc %x", "%z = sitofp %y"];
    assert_eq!(mistakes(&function("%x: i64", &lines)), expected);
    let text = function("%x: i64", &["%y = bitcast %x", "%z = icmp.eq %y, %y"]);
    assert_eq!(mistakes(&text).lines().count(), 1);
}

/// Another error is reported at its own place.
#[test]
fn other_mistakes_cause_no_complaints() {
    let cases: [&[&str]; 6] = [
        &["%y = trunc %nothing"],
        &["%y = trunc %x", "%z = add %y, %nothing"],
        &["%y = trunc %x", "call @nobody(%y)"],
        &["%z = add %x, 1i8", "%y = trunc %x", "%a = add %y, %z"],
        &["%v = load %x", "%y = trunc %v"],
        &["%v = load %x", "%y = bitcast %x", "%z = add %y, %v"],
    ];
    for lines in cases {
        assert_eq!(mistakes(&function("%x: i64", lines)), "", "{lines:?}");
    }
}

/// Pointers to pointers to … up to the maximum depth.
#[test]
fn inferred_types_do_not_nest_deeper_than_written_ones() {
    let mut lines = vec!["%q0 = bitcast %x".to_owned(), "store %q0, 1u".to_owned()];
    for level in 1..100 {
        lines.push(format!("%q{level} = bitcast %x"));
        lines.push(format!("store %q{level}, %q{}", level - 1));
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let found = mistakes(&function("%x: ptr[shared]<f32>", &lines));
    assert_eq!(found.matches("error").count(), 36, "{found}");
    assert!(
        found.starts_with("k:131:8: error: 'bitcast' needs its result type"),
        "{found}"
    );
}

/// Takes minutes if anything is quadratic.
#[test]
fn long_chains_take_linear_time() {
    let count = 100_000;
    let chain: String = (1..count)
        .map(|i| format!("%y{i} = add %y{}, %y0\n", i - 1))
        .collect();
    let text = format!(
        "func @f(%x: f32) -> u32 {{\nentry:\n%y0 = bitcast %x\n{chain}ret %y{}\n}}\n",
        count - 1
    );
    assert!(complete(&text).contains("%y0 = bitcast %x -> u32\n"));
    let casts: String = (1..count)
        .map(|i| {
            format!(
                "%y{i} = bitcast %y{}\n%z{i} = xor %y{i}, 1{}\n",
                i - 1,
                ["i", "u"][i % 2]
            )
        })
        .collect();
    let text = format!("func @f(%y0: f32) -> void {{\nentry:\n{casts}ret\n}}\n");
    assert_eq!(complete(&text).matches("-> i32").count(), count / 2 - 1);
    assert!(errors(&text).is_empty());
}
