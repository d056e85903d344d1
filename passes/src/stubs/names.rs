//! Names that are legal in C, C++ and Rust, and differ from those that the functions use themselves.

use std::collections::HashSet;

/// Keywords of the languages, and the names in the functions.
const RESERVED: &[&str] = &[
    "Self",
    "abstract",
    "alignas",
    "alignof",
    "and",
    "arguments",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "block",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "commands",
    "const",
    "constexpr",
    "context",
    "continue",
    "crate",
    "default",
    "delete",
    "device",
    "do",
    "double",
    "dyn",
    "else",
    "enum",
    "error",
    "explicit",
    "export",
    "extern",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "friend",
    "global",
    "goto",
    "if",
    "impl",
    "in",
    "inline",
    "int",
    "items",
    "kernel",
    "layouts",
    "let",
    "local",
    "long",
    "loop",
    "macro",
    "match",
    "mod",
    "module",
    "move",
    "mut",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "override",
    "pool",
    "priv",
    "private",
    "program",
    "protected",
    "pub",
    "public",
    "queue",
    "ref",
    "register",
    "restrict",
    "return",
    "self",
    "set",
    "sets",
    "shared",
    "short",
    "signed",
    "sizeof",
    "size",
    "static",
    "stream",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typename",
    "typeof",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "workgroup_size",
    "workgroups",
    "writes",
    "xor",
    "yield",
];

/// The names that are taken.
#[derive(Default)]
pub struct Names(HashSet<String>);

impl Names {
    /// A new name, as close to the wish as possible.
    pub fn legal(&mut self, wish: &str) -> String {
        let kept = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let mut name: String = wish.chars().map(kept).collect();
        if name.starts_with(|c: char| !c.is_ascii_alphabetic()) {
            name.insert(0, 'v');
        }
        if RESERVED.contains(&name.as_str()) {
            name.push('_');
        }
        let mut number = 2;
        let mut unique = name.clone();
        while !self.0.insert(unique.clone()) {
            unique = format!("{name}_{number}");
            number += 1;
        }
        unique
    }
}
