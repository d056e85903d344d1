//! Words that several languages of the family reserve.

/// The keywords of C99 (section 6.4.1) that begin with a small letter, and those that compilers of C
/// and C++ add.
pub const C: &[&str] = &[
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
    "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
    "typeof", "union", "unsigned", "void", "volatile", "while",
];

/// The keywords that C++14 adds (section 2.11).
pub const CPP: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "bitand",
    "bitor",
    "bool",
    "catch",
    "char16_t",
    "char32_t",
    "class",
    "compl",
    "const_cast",
    "constexpr",
    "decltype",
    "delete",
    "dynamic_cast",
    "explicit",
    "export",
    "false",
    "friend",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "reinterpret_cast",
    "static_assert",
    "static_cast",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typeid",
    "typename",
    "using",
    "virtual",
    "wchar_t",
    "xor",
    "xor_eq",
];

/// Whether a text is the number of lanes of a vector.
pub fn is_length(text: &str) -> bool {
    ["2", "3", "4", "8", "16"].contains(&text)
}

/// Whether a name is that of a type of numbers and a shape behind it.
pub fn is_shaped(name: &str, scalars: &[&str], is_shape: impl Fn(&str) -> bool) -> bool {
    let mut shapes = scalars
        .iter()
        .filter_map(|scalar| name.strip_prefix(scalar));
    shapes.any(is_shape)
}
