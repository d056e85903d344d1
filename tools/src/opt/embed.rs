//! `--embed`: the output of a target as an array of bytes in the source of a program.
//!
//! ```text
//! /// What --emit-spirv prints, 1340 bytes.
//! pub static SAXPY: &[u8; 1340] = { … };
//! ```
//!
//! The array is aligned to 8 bytes: run times read SPIR-V as words. Text has the language's usual form: in C it ends in
//! a NUL, which `cuModuleLoadData` and `strlen` look for and the size does not count; in Rust there is also a `&str`,
//! which crates for drivers take.

use std::fmt::Write as _;
use std::path::Path;

/// A language to embed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// A static reference to an array.
    Rust,
    /// A header with the array and its size, for C11 and C++11.
    C,
}

impl Language {
    /// The language of a name.
    ///
    /// # Errors
    /// When the name is unknown.
    pub fn named(name: &str) -> Result<Self, String> {
        match name {
            "rust" => Ok(Self::Rust),
            "c" => Ok(Self::C),
            other => Err(format!(
                "unknown language '{other}' of --embed; use rust or c"
            )),
        }
    }

    /// The source with these bytes, which may be text; `what` describes them in a comment.
    pub fn source(self, name: &str, what: &str, bytes: &[u8], is_text: bool) -> String {
        let text = std::str::from_utf8(bytes).ok().filter(|_| is_text);
        match self {
            Self::Rust => rust(&name.to_ascii_uppercase(), what, bytes, text),
            Self::C => c(name, what, bytes, text.is_some()),
        }
    }
}

fn rust(name: &str, what: &str, bytes: &[u8], text: Option<&str>) -> String {
    let size = bytes.len();
    let text = text.map(|text| {
        let text = literal(text);
        format!("\n/// The same as text.\npub static {name}_STR: &str = {text};\n")
    });
    let text = text.unwrap_or_default();
    format!(
        "/// {what}, {size} bytes.\n\
         pub static {name}: &[u8; {size}] = {{\n    \
             #[repr(C, align(8))]\n    \
             struct Aligned([u8; {size}]);\n    \
             static BYTES: Aligned = Aligned([\n{}    ]);\n    \
             &BYTES.0\n\
         }};\n{text}",
        rows(bytes, "        ")
    )
}

/// A string literal with the lines of a text.
fn literal(text: &str) -> String {
    if text.contains('\r') {
        return format!("{text:?}");
    }
    let hashes = (1..).map(|count| "#".repeat(count));
    let mut hashes = hashes.filter(|hashes| !text.contains(&format!("\"{hashes}")));
    let hashes = hashes.next().unwrap_or_default();
    format!("r{hashes}\"{text}\"{hashes}")
}

fn c(name: &str, what: &str, bytes: &[u8], is_text: bool) -> String {
    let size = bytes.len();
    let (length, zero, about) = match is_text {
        true => (
            size + 1,
            "    0x00,\n",
            format!(" and a terminating NUL, which {name}_size does not count"),
        ),
        false => (size, "", String::new()),
    };
    format!(
        "/* {what}, {size} bytes{about}. */\n\
         #include <stddef.h>\n\n\
         #ifdef __cplusplus\n\
         alignas(8)\n\
         #else\n\
         _Alignas(8)\n\
         #endif\n\
         static const unsigned char {name}[{length}] = {{\n{}{zero}}};\n\
         static const size_t {name}_size = {size};\n",
        rows(bytes, "    ")
    )
}

/// Rows of twelve bytes.
fn rows(bytes: &[u8], indent: &str) -> String {
    let mut text = String::with_capacity(bytes.len() * 6 + 64);
    for row in bytes.chunks(12) {
        text.push_str(indent);
        let mut blank = "";
        for byte in row {
            // Writing to a string cannot fail.
            let _ = write!(text, "{blank}{byte:#04x},");
            blank = " ";
        }
        text.push('\n');
    }
    text
}

/// An identifier of both languages from the name of a file, without its extension.
pub fn identifier(file: &Path) -> String {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy());
    let stem = stem.filter(|stem| stem != "-").unwrap_or("kernel".into());
    let kept = |c: char| match c.is_ascii_alphanumeric() {
        true => c.to_ascii_lowercase(),
        false => '_',
    };
    let name: String = stem.chars().map(kept).collect();
    match name.starts_with(|c: char| c.is_ascii_digit()) {
        true => format!("_{name}"),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_become_identifiers() {
        for (file, expected) in [
            ("out/saxpy.rs", "saxpy"),
            ("Tiled-Matmul.2.h", "tiled_matmul_2"),
            ("3d.c", "_3d"),
            ("-", "kernel"),
            ("größe.rs", "gr__e"),
        ] {
            assert_eq!(identifier(Path::new(file)), expected);
        }
    }

    #[test]
    fn text_keeps_its_lines_in_a_literal() {
        assert_eq!(literal("a\n"), "r#\"a\n\"#");
        assert_eq!(literal("a\"#b\"##"), "r###\"a\"#b\"##\"###");
        assert_eq!(literal("a\r\"\n"), "\"a\\r\\\"\\n\"");
    }

    #[test]
    fn other_languages_are_refused() {
        assert_eq!(Language::named("c"), Ok(Language::C));
        assert!(Language::named("go").unwrap_err().contains("rust or c"));
    }
}
