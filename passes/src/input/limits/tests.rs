//! Tests of the limits of MLIR text.

use super::*;

/// The constructs that nest too deep.
fn reason(text: &str) -> Option<&'static str> {
    match excess(text.as_bytes())?.limit {
        Limit::Nesting(what) => Some(what),
        Limit::WrittenOut(_) => Some("written out"),
        Limit::IndexArray => Some("index"),
    }
}

/// Checks that `open` may be repeated `repeat` times after `before`, and not once more.
#[track_caller]
fn limited(before: &str, open: &str, repeat: usize, what: &'static str) {
    let text = |count| format!("{before}{}", open.repeat(count));
    assert_eq!(reason(&text(repeat)), None);
    assert_eq!(reason(&text(repeat + 1)), Some(what));
}

#[test]
fn brackets_nest() {
    limited("", "{", MAX_NESTING, "brackets");
    limited("f ", "(<[{", MAX_NESTING / 4, "brackets");
    let text = format!("a\n {}", "{".repeat(MAX_NESTING + 1));
    let place = Excess {
        line: 2,
        column: MAX_NESTING + 2,
        limit: Limit::Nesting("brackets"),
    };
    assert_eq!(excess(text.as_bytes()), Some(place));
}

#[test]
fn brackets_in_strings_and_comments_do_not_nest() {
    let deep = "{".repeat(MAX_NESTING + 1);
    assert_eq!(reason(&format!("\"\\\"{deep}\"")), None);
    assert_eq!(reason(&format!("// {deep}")), None);
    assert_eq!(reason("\"open {{{"), None);
    assert_eq!(reason(&"a -> b <= c\n".repeat(5000)), None);
}

#[test]
fn operators_of_one_expression_nest() {
    limited("(", "-", MAX_NESTING - 1, "operators");
    limited("(d0", " + (d0)", MAX_NESTING - 2, "brackets");
    limited("d0", "+d0", MAX_NESTING, "operators");
    limited("%0", "-%0", MAX_NESTING, "operators");
    limited("d0", " floordiv 2mod 3", MAX_NESTING / 2, "operators");
    limited("-", "(-", MAX_NESTING / 2 - 1, "operators");
}

#[test]
fn operators_of_many_expressions_do_not() {
    for text in [
        "%c = arith.constant -1 : i32\n",
        "-1, ",
        "[-1.0e-5]",
        "%a-b ",
        "#map-1<(d0) -> (d0 - 1)>",
    ] {
        assert_eq!(reason(&text.repeat(5000)), None, "{text}");
    }
}

/// Each alias is one level, and the brackets around it are others.
#[test]
fn aliases_nest() {
    for chain in [
        |number| format!("!a{} = tuple<!a{number}>\n", number + 1),
        |number| format!("#a{} =\n[#a{number}]", number + 1),
        |number| format!("#a{} // =\n = loc(\"x\"(#a{number})) // \n", number + 1),
        |number: usize| format!("!a{} = () -> !a{number} ", number + 1),
    ] {
        let text = |count| (0..count).map(chain).collect::<String>();
        assert_eq!(reason(&text(MAX_NESTING / 3 - 2)), None);
        assert_eq!(reason(&text(MAX_NESTING + 2)), Some("aliases"));
    }
}

#[test]
fn aliases_that_do_not_name_each_other_do_not_nest() {
    let text: String = (0..5000).map(|n| format!("#a{n} = [[#b]]\n")).collect();
    assert_eq!(reason(&format!("#b = [0]\n{text}")), None);
}

/// Uses of an alias after its definition are not part of it.
#[test]
fn uses_of_an_alias_do_not_make_it_deeper() {
    for program in ["module {", "\"a.b\"() ({", "%0 = x {", "func @f {"] {
        let nest = format!("{program} #a\n").repeat(400);
        assert_eq!(reason(&format!("#a = [0]\n{nest} #a")), None, "{program}");
    }
}

#[test]
fn an_alias_is_as_deep_as_its_definition() {
    let half = MAX_NESTING / 2;
    let text = format!("!a = {}i1{}", "t<".repeat(half), ">".repeat(half));
    let uses = |count: usize| format!("{text}\nf {}!a", "(".repeat(count));
    assert_eq!(reason(&uses(half - 1)), None);
    assert_eq!(reason(&uses(half)), Some("aliases"));
}

/// Aliases that each name the previous one twice.
fn doubling(count: usize) -> String {
    let first = "#a0 = [\"0123456789abcdef\"]\n".to_owned();
    let next = |number| format!("#a{} = [#a{number}, #a{number}]\n", number + 1);
    first + &(0..count).map(next).collect::<String>()
}

/// Each step doubles the length.
#[test]
fn aliases_may_stand_for_so_much_text() {
    for (steps, what) in [
        (20, None),
        (22, Some("written out")),
        (300, Some("written out")),
    ] {
        let text = format!(
            "{}module attributes {{a.b = #a{steps}}} {{}}\n",
            doubling(steps)
        );
        assert_eq!(reason(&text), what, "{steps}");
    }
}

#[test]
fn aliases_that_nothing_uses_stand_for_no_text() {
    assert_eq!(reason(&doubling(300)), None);
}

/// A long text may expand to more bytes.
#[test]
fn many_uses_of_an_alias_are_a_matter_of_the_text() {
    let attribute = format!("#a = [{}]\n", "0, ".repeat(100));
    let text = |uses: usize| {
        format!(
            "{attribute}{}",
            "\"a.b\"() {c = #a} : () -> ()\n".repeat(uses)
        )
    };
    assert_eq!(reason(&text(500_000)), None);
}

#[test]
fn the_limit_is_passed_at_a_use() {
    let text = format!("{}\"a.b\"() {{c = #a300}} : () -> ()\n", doubling(300));
    let place = excess(text.as_bytes());
    assert_eq!(
        place,
        Some(Excess {
            line: 302,
            column: 14,
            limit: Limit::WrittenOut(MAX_WRITTEN_OUT),
        })
    );
}

#[test]
fn arrays_of_index_are_found() {
    for text in [
        "array<index: 1>",
        "\"a.b\"() {x = array< // of\n index>}",
        "!i = index\n!j = !i\narray<!j: 1>",
    ] {
        assert_eq!(reason(text), Some("index"), "{text}");
    }
}

#[test]
fn other_arrays_and_indices_are_not() {
    for text in [
        "array<i64: 1> index",
        "\"array<index: 1>\" // array<index: 1>",
        "!i = tuple<index>\n!a = array<!i>",
        "#a = array : index array<i32>",
        "memref<4xindex> array.index<index>",
    ] {
        assert_eq!(reason(text), None, "{text}");
    }
}
