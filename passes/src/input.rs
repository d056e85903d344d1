//! Which language an input is in, and limits that are checked before parsing.

use crate::gir::{read, text::ParseOptions};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
};
use std::path::Path;

/// Deepest nesting of brackets in MLIR text. Upstream's parser recurses, and
/// overflows the stack at about ten thousand.
pub const MAX_NESTING: usize = 1000;

/// The language of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// GIR text.
    Gir,
    /// MLIR text.
    Mlir,
    /// MLIR bytecode.
    Bytecode,
}

impl Language {
    /// What separates the parts of a file for `--split-input-file`.
    pub fn split_marker(self) -> &'static str {
        match self {
            Self::Gir => "; -----",
            Self::Mlir | Self::Bytecode => "// -----",
        }
    }
}

const BYTECODE_MAGIC: &[u8] = b"ML\xefR";

/// Tells the language from the first bytes, the file's extension, or the first
/// word.
pub fn sniff(source: &[u8], name: &str) -> Language {
    if source.starts_with(BYTECODE_MAGIC) {
        return Language::Bytecode;
    }
    match Path::new(name)
        .extension()
        .and_then(|extension| extension.to_str())
    {
        Some("gir") => Language::Gir,
        Some("mlir" | "mlirbc") => Language::Mlir,
        _ if looks_like_gir(source) => Language::Gir,
        _ => Language::Mlir,
    }
}

/// Whether the first line with content is a GIR comment or declaration.
fn looks_like_gir(source: &[u8]) -> bool {
    let line = source
        .split(|&byte| byte == b'\n')
        .map(<[u8]>::trim_ascii_start)
        .find(|line| !line.is_empty() && !line.starts_with(b"//"));
    let Some(line) = line else { return true };
    line.starts_with(b";")
        || [&b"func"[..], b"global"].iter().any(|word| {
            line.strip_prefix(*word)
                .is_some_and(|rest| rest.first().is_none_or(u8::is_ascii_whitespace))
        })
}

/// Parses an input in any language; `None` after diagnostics.
pub fn parse<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    options: ParseOptions,
    verify: bool,
) -> Option<Module<'c>> {
    match sniff(source, name) {
        Language::Gir => read::read(context, source, name, options),
        Language::Bytecode => Module::parse(context, source, name, verify),
        Language::Mlir => {
            if let Some((line, column)) = too_deep(source) {
                let location = Location::new(context, name, line, column);
                diagnostic::error(
                    location,
                    format!("brackets nest deeper than {MAX_NESTING} levels; flatten the program"),
                );
                return None;
            }
            Module::parse(context, source, name, verify)
        }
    }
}

/// Line and column at which brackets outside strings and comments first nest too
/// deep.
fn too_deep(source: &[u8]) -> Option<(usize, usize)> {
    let (mut depth, mut line, mut line_start) = (0usize, 1, 0);
    let mut index = 0;
    while let Some(&byte) = source.get(index) {
        match byte {
            b'\n' => (line, line_start) = (line + 1, index + 1),
            b'"' => index = end_of_string(source, index),
            b'/' if source.get(index + 1) == Some(&b'/') => {
                index = end_of_line(source, index);
                continue;
            }
            b'-' if source.get(index + 1) == Some(&b'>') => index += 1,
            b'<' | b'>' if source.get(index + 1) == Some(&b'=') => index += 1,
            b'{' | b'(' | b'[' | b'<' => depth += 1,
            b'}' | b')' | b']' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Some((line, index - line_start + 1));
        }
        index += 1;
    }
    None
}

/// Index of the closing quote, or of the end of the line for an open string.
fn end_of_string(source: &[u8], start: usize) -> usize {
    let mut index = start + 1;
    while let Some(&byte) = source.get(index) {
        match byte {
            b'\\' => index += 1,
            b'"' => return index,
            b'\n' => return index - 1,
            _ => {}
        }
        index += 1;
    }
    index
}

fn end_of_line(source: &[u8], start: usize) -> usize {
    let rest = &source[start..];
    start
        + rest
            .iter()
            .position(|&byte| byte == b'\n')
            .unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extension_and_content_tell_the_language() {
        assert_eq!(sniff(b"ML\xefR\x01", "k.mlir"), Language::Bytecode);
        assert_eq!(sniff(b"module {}", "k.gir"), Language::Gir);
        assert_eq!(sniff(b"func kernel @k() -> void {", "-"), Language::Gir);
        assert_eq!(
            sniff(b"// x\nglobal @g : ptr[global]<u32>", "-"),
            Language::Gir
        );
        assert_eq!(sniff(b"func.func @f() { return }", "-"), Language::Mlir);
        assert_eq!(sniff(b"", "-"), Language::Gir);
    }

    #[test]
    fn nesting_counts_brackets_only() {
        let deep = "{".repeat(MAX_NESTING + 1);
        assert_eq!(too_deep(deep.as_bytes()), Some((1, MAX_NESTING + 1)));
        assert_eq!(too_deep("{".repeat(MAX_NESTING).as_bytes()), None);
        assert_eq!(too_deep(format!("\"{deep}\"").as_bytes()), None);
        assert_eq!(too_deep(format!("// {deep}").as_bytes()), None);
        assert_eq!(too_deep("a -> b <= c\n".repeat(5000).as_bytes()), None);
        assert_eq!(too_deep(b"\"open {{{"), None);
    }
}
