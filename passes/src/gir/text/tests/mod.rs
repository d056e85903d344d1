//! Tests of the reader as a whole: accepted texts, refused texts and their messages, robustness.

mod grammar;
mod inference;
mod invalid_declarations;
mod invalid_instructions;
mod literals;
mod printer;
mod recovery;
mod robust;
mod specification;
mod strict;

use super::ast::Module;
use super::span::LineIndex;
use super::{ParseOptions, parse};
use printer::print;

/// The module in `text`, which must be correct.
#[track_caller]
fn accept(text: &str) -> Module<'_> {
    accept_with(text, ParseOptions::default())
}

#[track_caller]
fn accept_with(text: &str, options: ParseOptions) -> Module<'_> {
    let parsed = parse(text.as_bytes(), options);
    let lines = LineIndex::new(text.as_bytes());
    let errors = parsed.diagnostics.iter();
    let errors: String = errors
        .map(|error| error.render("test.gir", &lines))
        .collect();
    assert!(errors.is_empty(), "{errors}\nin:\n{text}");
    parsed.module
}

/// The errors in `text` as `line:col: message`, notes indented below.
fn errors(text: &str) -> Vec<String> {
    errors_with(text.as_bytes(), ParseOptions::default())
}

fn errors_with(source: &[u8], options: ParseOptions) -> Vec<String> {
    let lines = LineIndex::new(source);
    let place = |span: super::span::Span| {
        let position = lines.position(span.start);
        format!("{}:{}", position.line, position.column)
    };
    let mut found = Vec::new();
    for error in parse(source, options).diagnostics {
        found.push(format!("{}: {}", place(error.span), error.message));
        for note in error.notes {
            let at = note.span.map(|span| format!("{}: ", place(span)));
            found.push(format!("  {}{}", at.unwrap_or_default(), note.message));
        }
    }
    found
}

/// Checks that the lines of `body`, inside a function with the values they use, are canonical: the printed tree
/// equals the text.
#[track_caller]
fn round_trips(body: &str) {
    let text = in_function(body);
    assert_eq!(print(&accept(&text)), text);
}

/// `body` as the inner lines of the entry block, from line 3 on.
fn in_function(body: &str) -> String {
    let lines: String = body
        .lines()
        .map(|line| format!("  {}\n", line.trim()))
        .collect();
    format!("func @f() -> void {{\nentry:\n{lines}  ret\n}}\n")
}

/// The errors in `body` inside a function; the first line of the body is line 3, column 3.
fn body_errors(body: &str) -> Vec<String> {
    errors(&in_function(body))
}
