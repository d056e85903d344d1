//! The name of an operation in GIR text.
//!
//! Passes name the operation that they work on: `'lir.barrier' op is in divergent control flow: some work-items`.
//! The author of a GIR text does not know it, but its location is in the text, where the
//! instruction has a name of its own: `'barrier' is in divergent control flow: some work-items`.

use super::{Report, Source};
use std::path::Path;

/// The dialects whose operation names do not occur in GIR text.
const DIALECTS: &[&str] = &[
    "affine", "arith", "builtin", "cf", "func", "gir", "gpu", "index", "lir", "llvm", "math",
    "memref", "mir", "scf", "spirv", "ub", "vector",
];

/// Instruction families, whose second word names the operation.
const FAMILIES: &[&str] = &["atomic.rmw", "subgroup.reduce"];

/// Replaces the name of the operation in a message by that of the GIR text; leaves messages about
/// other texts alone.
pub(crate) fn rename(report: &mut Report, source: Source<'_>) {
    let renamed = std::str::from_utf8(&report.message)
        .ok()
        .and_then(|message| renamed(message, report, source));
    if let Some(message) = renamed {
        report.message = message.into_bytes();
    }
}

fn renamed(message: &str, report: &Report, source: Source<'_>) -> Option<String> {
    let (operation, what) = message.strip_prefix('\'')?.split_once("' op ")?;
    let (dialect, _) = operation.split_once('.')?;
    let place = report.place.as_ref()?;
    if !DIALECTS.contains(&dialect) || place.file != source.name || !is_gir(source) {
        return None;
    }
    if operation == "builtin.module" {
        return Some(format!("the module {what}"));
    }
    let mut lines = source.text.split(|&byte| byte == b'\n');
    let line = lines.nth(place.line.checked_sub(1)?)?;
    let line = std::str::from_utf8(line).ok()?;
    let name = name(line, place.column.checked_sub(1)?)?;
    // Some messages repeat the function's symbol, which the name already contains.
    let symbol = name
        .split_once('@')
        .map(|(_, symbol)| format!("'@{symbol}' "));
    let what = symbol
        .and_then(|symbol| what.strip_prefix(&symbol))
        .unwrap_or(what);
    Some(format!("{name} {what}"))
}

/// Whether a text is GIR: by the extension of its name, or by its first word outside comments.
fn is_gir(source: Source<'_>) -> bool {
    let name = Path::new(source.name);
    match name.extension().and_then(|extension| extension.to_str()) {
        Some("gir") => return true,
        Some("mlir" | "mlirbc") => return false,
        _ => {}
    }
    let lines = source.text.split(|&byte| byte == b'\n');
    let mut lines = lines.map(<[u8]>::trim_ascii_start);
    let code = lines.find(|line| !line.is_empty() && !line.starts_with(b";"));
    let word = code.and_then(|line| line.split(u8::is_ascii_whitespace).next());
    matches!(word, Some(b"func" | b"global"))
}

/// The name of the construct at a column of a line; `None` if it is not GIR text.
fn name(line: &str, column: usize) -> Option<String> {
    let rest = line.get(column..)?;
    let before = line.get(..column)?;
    match rest.chars().next()? {
        '@' => Some(symbol(before, rest)),
        '%' => {
            let (value, behind) = split_name(rest)?;
            match behind.trim_start().strip_prefix('=') {
                Some(instruction) => opcode(instruction.trim_start()),
                None => Some(format!("'{value}'")),
            }
        }
        '0'..='9' | '-' => {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"-.+".contains(c));
            Some(format!("'{}'", rest.get(..end.unwrap_or(rest.len()))?))
        }
        _ => match word(rest) {
            "func" | "global" => {
                let at = rest.find('@')?;
                Some(symbol(rest.get(..at)?, rest.get(at..)?))
            }
            _ => opcode(rest),
        },
    }
}

/// A symbol, preceded by the kind of its declaration.
fn symbol(before: &str, rest: &str) -> String {
    let symbol = split_name(rest).map_or(rest, |(symbol, _)| symbol);
    let mut words = before.split_ascii_whitespace();
    match words.next() {
        Some("func") if words.any(|word| word == "kernel") => format!("kernel {symbol}"),
        Some("func") => format!("function {symbol}"),
        Some("global") => format!("global {symbol}"),
        _ => format!("'{symbol}'"),
    }
}

/// A name with its sigil, and the rest.
fn split_name(text: &str) -> Option<(&str, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_.$".contains(c);
    let end = text.char_indices().skip(1).find(|(_, c)| !is_part(*c));
    text.split_at_checked(end.map_or(text.len(), |(end, _)| end))
}

/// The opcode of an instruction.
fn opcode(text: &str) -> Option<String> {
    let first = word(text);
    let dialect = first.split_once('.').map_or("", |(dialect, _)| dialect);
    if first.is_empty() || DIALECTS.contains(&dialect) {
        return None;
    }
    let which = word(text.get(first.len()..)?.trim_start());
    Some(match FAMILIES.contains(&first) {
        true => format!("'{first} {which}'"),
        false => format!("'{first}'"),
    })
}

/// The first word of a text.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !"_.".contains(c));
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Severity, place::Place};

    /// A message about a column of a line.
    fn said(text: &str, column: usize, message: &str) -> String {
        said_of("k.gir", text, column, message)
    }

    fn said_of(name: &str, text: &str, column: usize, message: &str) -> String {
        let place = Some(Place {
            file: name.to_owned(),
            line: 2,
            column,
        });
        let mut report = Report {
            severity: Severity::Error,
            place,
            message: message.into(),
        };
        let text = format!("first\n{text}\nlast");
        rename(
            &mut report,
            Source {
                name,
                text: text.as_bytes(),
            },
        );
        String::from_utf8(report.message).unwrap()
    }

    #[test]
    fn operations_have_the_names_of_the_text() {
        for (text, column, expected) in [
            ("  barrier exec_scope=workgroup", 3, "'barrier' is wrong"),
            ("  %x = load %p", 3, "'load' is wrong"),
            ("  %x = load %p", 8, "'load' is wrong"),
            ("  %x = icmp.lt %a, 1i", 20, "'1i' is wrong"),
            ("  %f = fadd %a, -1.5e-3f32", 17, "'-1.5e-3f32' is wrong"),
            (
                "  atomic.rmw add %p, 1u ordering=relaxed",
                3,
                "'atomic.rmw add' is wrong",
            ),
            (
                "func kernel workgroup_size(1,1,1) @k() -> void {",
                1,
                "kernel @k is wrong",
            ),
            ("func kernel @k() -> void {", 13, "kernel @k is wrong"),
            (
                "func noinline @f.1() -> void {",
                15,
                "function @f.1 is wrong",
            ),
            (
                "global @t : ptr[shared]<f32> count=4",
                8,
                "global @t is wrong",
            ),
            ("  %t = mov @table", 12, "'@table' is wrong"),
            ("func @f(%x: f32) -> void {", 9, "'%x' is wrong"),
        ] {
            assert_eq!(
                said(text, column, "'lir.barrier' op is wrong"),
                expected,
                "{text}"
            );
        }
        let function = "func @f() -> void {";
        assert_eq!(
            said(function, 6, "'func.func' op '@f' is wrong"),
            "function @f is wrong"
        );
        assert_eq!(
            said(function, 1, "'builtin.module' op is wrong"),
            "the module is wrong"
        );
    }

    #[test]
    fn a_text_is_gir_by_its_name_or_its_first_word() {
        let message = "'lir.barrier' op is wrong";
        for (name, expected) in [
            ("k.gir", "'barrier' is wrong"),
            ("<stdin>", message),
            ("k.mlir", message),
        ] {
            assert_eq!(said_of(name, "  barrier", 3, message), expected);
        }
        let text = |text| Source {
            name: "<stdin>",
            text,
        };
        assert!(is_gir(text(b"; a comment\n\n  func @f() -> void {\n")));
        assert!(!is_gir(text(b"func.func @f() {\n")));
        assert!(!is_gir(text(b"")));
    }

    #[test]
    fn what_is_no_gir_text_keeps_its_names() {
        for (text, column) in [
            ("  lir.barrier exec_scope workgroup", 3),
            ("  %x = lir.load %p", 3),
            ("  \"lir.barrier\"() : () -> ()", 3),
            ("  func.func @f()", 3),
            ("  barrier", 30),
            ("  é", 4),
        ] {
            let message = "'lir.barrier' op is wrong";
            assert_eq!(said(text, column, message), message, "{text}");
        }
        for message in [
            "barrier is wrong",
            "'barrier' op is wrong",
            "'x.y' op is wrong",
            "'lir.barrier' is wrong",
        ] {
            assert_eq!(said("  barrier", 3, message), message);
        }
    }
}
