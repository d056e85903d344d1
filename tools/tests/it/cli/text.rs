//! Text that is not quite text: foreign encodings, control characters, line ends,
//! very long names and lines.

use super::{PROGRAM, Sandbox, place};

const LIMIT: usize = 64 * 1024;

#[test]
fn a_byte_that_is_not_utf_8_is_located() {
    let mut text = PROGRAM.as_bytes().to_vec();
    text.extend(b"\n; caf\xe9 au lait\n");
    let run = Sandbox::with("k.gir", text).run("k.gir");
    run.fails_with("k.gir:6:6: error: the file is not GIR text: byte 0xe9 is not valid UTF-8");
}

#[test]
fn comments_hold_any_utf_8() {
    let text = format!("; café 漢字 \u{1f980}\n{PROGRAM}");
    let with_comment = Sandbox::with("k.gir", text).run("k.gir");
    let without = Sandbox::with("k.gir", PROGRAM).run("k.gir");
    assert_eq!(with_comment.printed(), without.printed());
}

#[test]
fn a_nul_byte_is_located() {
    for (text, column) in [("func @f\0() -> void", 8), ("; a\0b", 4), ("\0", 1)] {
        let run = Sandbox::with("k.gir", text).run("k.gir");
        let error = "the file is not GIR text: byte 0x00 is a control character";
        run.fails_with(&format!("k.gir:1:{column}: error: {error}"));
    }
}

#[test]
fn names_of_other_bytes_stay_what_they_are() {
    let text = b"func.func @\"caf\xe9\\00\\22\"() {\n  return\n}\n";
    let sandbox = Sandbox::with("k.mlir", text);
    let printed = sandbox.run("k.mlir").printed().to_owned();
    assert!(printed.contains("@\"caf\\E9\\00\\22\""), "{printed}");
    sandbox.write("again.mlir", &printed);
    assert_eq!(sandbox.run("again.mlir").printed(), printed);
}

#[test]
fn attributes_of_other_bytes_are_lowered() {
    let text = "gir.func @f(%a: ui32 {gir.name = \"caf\\E9\\00\"}) {\n  gir.return\n}\n";
    let run = Sandbox::with("k.mlir", text).run("--lower-to-lir k.mlir");
    assert!(run.printed().contains("func.func @f"));
}

#[test]
fn line_ends_of_another_system_mean_the_same() {
    let unix = Sandbox::with("k.gir", PROGRAM).run("k.gir");
    let text = PROGRAM.replace('\n', "\r\n");
    let other = Sandbox::with("k.gir", text).run("k.gir");
    assert_eq!(other.printed(), unix.printed());
    let mlir = unix.printed().replace('\n', "\r\n");
    let mlir = Sandbox::with("k.mlir", mlir).run("k.mlir");
    assert_eq!(mlir.printed(), unix.printed());
}

#[test]
fn line_ends_of_another_system_do_not_move_columns() {
    let text = "func @f(%a: u32) -> u32 {\r\nentry:\r\n  %b = add %a\r\n  ret %b\r\n}\r\n";
    let run = Sandbox::with("k.gir", text).run("k.gir");
    run.fails_with(
        "k.gir:3:14: error: expected ',' and operand 2 of 'add', found the end of the line",
    );
}

#[test]
fn parts_of_a_file_are_split_at_line_ends_of_another_system() {
    let text = format!("{PROGRAM}; -----\n{PROGRAM}").replace('\n', "\r\n");
    let run = Sandbox::with("k.gir", text).run("--split-input-file k.gir");
    assert_eq!(run.printed().matches("gir.func @f").count(), 2);
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let marked = Sandbox::with("k.gir", format!("\u{feff}{PROGRAM}")).run("k.gir");
    let plain = Sandbox::with("k.gir", PROGRAM).run("k.gir");
    assert_eq!(marked.printed(), plain.printed());
}

#[test]
fn text_of_two_bytes_a_character_is_refused() {
    let units = "\u{feff}func".encode_utf16();
    let text: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    Sandbox::with("k.gir", text)
        .run("k.gir")
        .fails_with("k.gir:1:1: error: the file is not GIR text: byte 0xff is not valid UTF-8");
}

#[test]
fn a_name_of_a_megabyte_is_refused_where_it_stands() {
    let long = "a".repeat(1 << 20);
    for (before, sigil, after, line, column) in [
        ("func ", "@", "() -> void {\nentry:\n  ret\n}\n", 1, 6),
        (
            "func @f(",
            "%",
            ": u32) -> void {\nentry:\n  ret\n}\n",
            1,
            9,
        ),
        ("func @f() -> void {\n", "", ":\n  ret\n}\n", 2, 1),
        ("func @f() -> void {\nentry:\n  ", "", "\n}\n", 3, 3),
        ("", "", "", 1, 1),
    ] {
        let text = format!("{before}{sigil}{long}{after}");
        let run = Sandbox::with("k.gir", text).run("k.gir");
        let name = format!("{sigil}{long}");
        run.fails_with(&format!(
            "k.gir:{line}:{column}: error: '{}…' is longer than 64 KiB: shorten it",
            &name[..40]
        ));
    }
}

#[test]
fn a_name_of_64_kib_is_read_and_one_byte_more_is_not() {
    let program = |length| PROGRAM.replace("@f", &format!("@{}", "f".repeat(length)));
    let run = Sandbox::with("k.gir", program(LIMIT)).run("k.gir");
    assert!(run.printed().contains(&"f".repeat(LIMIT)));
    let run = Sandbox::with("k.gir", program(LIMIT + 1)).run("k.gir");
    assert!(run.error().contains("is longer than 64 KiB"));
}

#[test]
fn a_name_of_a_megabyte_in_mlir_is_read_or_refused_where_it_stands() {
    let long = "a".repeat(1 << 20);
    let text = format!("func.func @{long}() {{\n  return\n}}\n");
    let run = Sandbox::with("k.mlir", text).run("--lower-to-lir k.mlir");
    assert!(run.printed().contains(&long));
    let run = Sandbox::with("k.mlir", &long).run("k.mlir");
    assert_eq!(place(run.error(), "k.mlir"), (1, 1));
    let text = format!("func.func @f() -> i32 {{\n  return %{long} : i32\n}}\n");
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    assert_eq!(place(run.error(), "k.mlir"), (2, 10));
}

#[test]
fn a_line_of_a_megabyte_is_read_and_its_mistakes_located() {
    let body: String = (0..40_000)
        .map(|number| format!("%v{number} = add %a, {number}u "))
        .collect();
    let text = |last| format!("func @f(%a: u32) -> u32 {{\nentry:\n{body}ret {last}\n}}\n");
    let run = Sandbox::with("k.gir", text("%a")).run("k.gir");
    assert_eq!(run.printed().matches("gir.add").count(), 40_000);
    let run = Sandbox::with("k.gir", text("%b")).run("k.gir");
    let column = body.len() + "ret ".len() + 1;
    run.fails_with(&format!("k.gir:3:{column}: error: '%b' is not defined"));
}

#[test]
fn a_byte_order_mark_on_standard_input_is_skipped() {
    let run = Sandbox::new().run_on("-", format!("\u{feff}{PROGRAM}"));
    assert!(run.printed().contains("gir.func @f"));
}

#[test]
fn symbols_that_gir_text_cannot_spell_are_not_printed() {
    for symbol in ["a b", "1a", "", "caf\u{e9}"] {
        for text in [
            format!("gir.func @\"{symbol}\"() {{\n  gir.return\n}}\n"),
            format!("gir.global @\"{symbol}\" : !gir.ptr<global, f32>\n"),
        ] {
            let run = Sandbox::with("k.mlir", text).run("--emit-gir k.mlir");
            assert_eq!(place(run.error(), "k.mlir"), (1, 1));
        }
    }
}

#[test]
fn a_message_about_a_line_of_a_megabyte_is_short() {
    let text = format!("{}func", " ".repeat(1 << 20));
    let run = Sandbox::with("k.gir", text).run("k.gir");
    run.error();
    assert!(run.stderr.len() < 2_000, "{} bytes", run.stderr.len());
}

#[test]
fn a_message_about_control_characters_shows_none() {
    let run = Sandbox::with("k.gir", "; \u{1b}[31m\n").run("k.gir");
    run.error();
    assert!(!run.stderr.contains('\u{1b}'), "{:?}", run.stderr);
}

#[test]
fn a_message_about_control_characters_of_mlir_shows_none() {
    let text = "func.func @\"\u{1b}[31m\"() { #\u{1b}]0;title\u{7} }\n";
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    run.error();
    assert!(
        run.stderr.contains("\\x1b]0;title\\x07"),
        "{:?}",
        run.stderr
    );
    assert!(!run.stderr.contains('\u{1b}'), "{:?}", run.stderr);
}

#[test]
fn diagnostics_that_were_not_expected_show_no_control_characters() {
    let run = Sandbox::with("k.gir", "; \u{1b}[31m\n").run("--verify-diagnostics k.gir");
    run.fails_with(
        "k.gir:1:3: error: unexpected error: the file is not GIR text: byte 0x1b is a control \
         character",
    );
    assert!(!run.stderr.contains('\u{1b}'), "{:?}", run.stderr);
}

/// A file that is named in a message is one of the file system's bytes.
#[test]
fn a_message_about_a_file_shows_no_control_characters_of_its_name() {
    let run = Sandbox::new().run("\u{1b}[31m.gir");
    run.fails_with("gir-opt: error: cannot read '\\x1b[31m.gir': No such file or directory");
    let run = Sandbox::with("\u{1b}[31m.gir", "func").run("\u{1b}[31m.gir");
    assert_eq!(place(run.error(), "\\x1b[31m.gir"), (1, 5));
}

#[test]
fn a_message_about_a_long_line_shows_its_place() {
    let body: String = (0..2000)
        .map(|number| format!("%v{number} = add %a, {number}u "))
        .collect();
    let text = format!("func @f(%a: u32) -> u32 {{\nentry:\n{body}ret %b ; {body}\n}}\n");
    let run = Sandbox::with("k.gir", text).run("k.gir");
    let lines: Vec<_> = run.stderr.lines().collect();
    let [error, line, caret] = lines[..3] else {
        unreachable!("{lines:?}")
    };
    assert_eq!(place(error, "k.gir"), (3, body.len() + "ret ".len() + 1));
    let shown: String = line.chars().skip(caret.len() - 1).collect();
    assert!(shown.starts_with("%b ; %v0 = "), "{}", run.said());
    assert!(line.chars().count() <= 122, "{}", run.said());
}

#[test]
fn a_message_about_a_long_name_is_short() {
    let long = "a".repeat(60_000);
    let text = PROGRAM.replace("ret %a", &format!("ret %{long}"));
    let run = Sandbox::with("k.gir", text).run("k.gir");
    assert!(run.error().ends_with("' is not defined"), "{}", run.said());
    assert!(run.stderr.len() < 2_000, "{} bytes", run.stderr.len());
    let text = format!("module attributes {{a.b = @{long}}} {{\n  return %{long} : i32\n}}\n");
    let run = Sandbox::with("k.mlir", text).run("k.mlir");
    run.error();
    assert!(run.stderr.len() < 2_000, "{} bytes", run.stderr.len());
}
