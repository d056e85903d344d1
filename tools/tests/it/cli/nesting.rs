//! Programs that nest deeper than a parser's stack reaches.

use super::{Sandbox, place};

const DEEP: usize = 10_000;

/// Brackets that nest `DEEP` times, as the tool must refuse them.
#[track_caller]
fn refused(before: &str, open: &str, inner: &str, close: &str, after: &str) {
    let (open, close) = (open.repeat(DEEP), close.repeat(DEEP));
    let text = format!("{before}{open}{inner}{close}{after}");
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    let error = run.error();
    place(error, "k.mlir");
    assert!(
        error.ends_with("error: brackets nest deeper than 1000 levels; flatten the program"),
        "{error}"
    );
}

#[test]
fn modules_nested_too_deep_are_refused() {
    refused("", "module {\n", "", "}\n", "");
}

#[test]
fn generic_regions_nested_too_deep_are_refused() {
    refused("", "\"builtin.module\"() ({\n", "", "}) : () -> ()\n", "");
}

#[test]
fn conditions_nested_too_deep_are_refused() {
    refused(
        "func.func @f(%c: i1) {\n",
        "scf.if %c {\n",
        "",
        "}\n",
        "return\n}\n",
    );
}

#[test]
fn parentheses_nested_too_deep_are_refused() {
    refused("func.func private @f(", "(", "", ")", ")\n");
    refused("#map = affine_map<(d0) -> (", "(", "d0", ")", ")>\n");
}

#[test]
fn types_nested_too_deep_are_refused() {
    refused("func.func private @f(", "tuple<", "i1", ">", ")\n");
    refused(
        "func.func private @f(",
        "!mir.ptr<global, ",
        "f32",
        ">",
        ")\n",
    );
    refused(
        "func.func private @f(",
        "!gir.ptr<global, ",
        "f32",
        ">",
        ")\n",
    );
}

#[test]
fn attributes_nested_too_deep_are_refused() {
    refused("module attributes {a.b = ", "[", "", "]", "} {}\n");
    refused("module attributes {a.b = ", "{c = ", "1", "}", "} {}\n");
}

#[test]
fn locations_nested_too_deep_are_refused() {
    refused("module {} loc(", "\"a\"(", "\"b\"", ")", ")\n");
}

#[test]
fn the_place_is_where_the_limit_is_passed() {
    let text = "module {\n".repeat(DEEP) + &"}\n".repeat(DEEP);
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert_eq!(place(run.error(), "k.mlir"), (1001, 8));
}

#[test]
fn what_nests_up_to_the_limit_is_read() {
    let text = "module {\n".repeat(1000) + &"}\n".repeat(1000);
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert_eq!(run.printed().matches("module {").count(), 1000);
}

#[test]
fn brackets_in_strings_and_comments_do_not_count() {
    let brackets = "({[<".repeat(DEEP);
    let text = format!("// {brackets}\nfunc.func private @\"{brackets}\"()\n");
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert!(run.printed().contains(&brackets));
}

#[test]
fn brackets_that_do_not_nest_have_no_limit() {
    let text = "module {\n}\n".repeat(DEEP);
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert_eq!(run.printed().matches("module {").count(), DEEP + 1);
}

#[test]
fn pointers_of_gir_nested_too_deep_are_refused() {
    let (open, close) = ("ptr[global]<".repeat(DEEP), ">".repeat(DEEP));
    let text = format!("func @f(%p: {open}u32{close}) -> void {{\nentry:\n  ret\n}}\n");
    let run = Sandbox::with("k.gir", text).run("k.gir");
    let column = "func @f(%p: ".len() + 64 * "ptr[global]<".len() + 1;
    run.fails_with(&format!(
        "k.gir:1:{column}: error: pointer types nest deeper than 64 levels"
    ));
}

#[test]
fn brackets_of_gir_without_meaning_are_refused_at_the_first() {
    for (before, line, column) in [
        ("", 1, 1),
        ("global @g : ptr[const]<u32> count=2 = [", 1, 40),
        ("func @f", 1, 9),
        ("func @f() -> void {\nentry:\n  call @f(", 3, 11),
    ] {
        for bracket in ["(", "[", "{", "<"] {
            if before == "func @f" && bracket != "(" {
                continue;
            }
            let text = format!("{before}{}", bracket.repeat(DEEP));
            let run = Sandbox::with("k.gir", text).run("k.gir");
            run.check_no_crash();
            assert_eq!(run.status, Some(1));
            let first = run.stderr.lines().next().unwrap_or_default();
            assert_eq!(place(first, "k.gir"), (line, column), "{before}{bracket}");
        }
    }
}

#[test]
fn signs_nested_too_deep_are_refused() {
    let text = format!("#map = affine_map<(d0) -> ({}d0)>\n", "-".repeat(DEEP));
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert_eq!(place(run.error(), "k.mlir").0, 1);
}

/// Each alias names the one before: the type nests without a bracket.
#[test]
fn aliases_nested_too_deep_are_refused() {
    for (sigil, open, close) in [("!", "tuple<", ">"), ("#", "[", "]")] {
        let mut text = format!(
            "{sigil}a0 = {}\n",
            if sigil == "!" { "i1" } else { "1 : i8" }
        );
        for number in 1..2 * DEEP {
            let before = number - 1;
            text += &format!("{sigil}a{number} = {open}{sigil}a{before}{close}\n");
        }
        let last = 2 * DEEP - 1;
        text += &format!("module attributes {{a.b = {sigil}a{last}}} {{}}\n");
        let run = Sandbox::with("k.mlir", text).run("k.mlir");
        place(run.error(), "k.mlir");
    }
}

/// Each alias names the one before twice: the expansion of the last exceeds any memory.
#[test]
fn aliases_that_double_at_each_level_are_refused() {
    const LEVELS: usize = 60;
    for (first, twice) in [
        ("!a0 = i1", "tuple<!a, !a>"),
        ("!a0 = i1", "(!a) -> !a"),
        ("#a0 = 1 : i8", "[#a, #a]"),
        ("#a0 = 1 : i8", "{x = #a, y = #a}"),
    ] {
        let sigil = &first[..1];
        let mut text = format!("{first}\n");
        for number in 1..=LEVELS {
            let before = format!("{sigil}a{}", number - 1);
            let value = twice.replace(&format!("{sigil}a"), &before);
            text += &format!("{sigil}a{number} = {value}\n");
        }
        text += &format!("module attributes {{a.b = {sigil}a{LEVELS}}} {{}}\n");
        let run = Sandbox::with("k.mlir", text).run("k.mlir");
        run.fails_with(&format!(
            "k.mlir:{}:26: error: aliases expand to more than 67108864 bytes of text; use smaller \
             types and attributes",
            LEVELS + 2
        ));
    }
}

/// Locations may be used before they are defined, and are not expanded.
#[test]
fn locations_that_double_at_each_level_are_read() {
    const LEVELS: usize = 60;
    let mut text = "module {\n  gir.func @f() {\n    %x = gir.uconst 1 : ui32 loc(#a60)\n    \
                    %y = gir.uconst 1 : ui8 loc(#a60)\n    gir.return\n  }\n}\n#a0 = loc(unknown)\n"
        .to_owned();
    for number in 1..=LEVELS {
        let before = number - 1;
        text += &format!("#a{number} = loc(callsite(#a{before} at #a{before}))\n");
    }
    let sandbox = Sandbox::with("k.mlir", &text);
    assert!(
        sandbox
            .run("k.mlir")
            .printed()
            .contains("gir.uconst 1 : ui8")
    );
    assert!(sandbox.run("--emit-gir k.mlir").printed().contains("ret"));
    sandbox.write(
        "wrong.mlir",
        text.replace("uconst 1 : ui8", "uconst 1 : si8"),
    );
    sandbox.run("wrong.mlir").error();
}
