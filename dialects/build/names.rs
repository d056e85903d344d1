//! Names: from ODS and C++ spelling to Rust spelling.

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type",
    "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Methods of every view, which an ODS name must not hide.
const VIEW_METHODS: &[&str] = &["op", "from_op", "build"];

/// The Rust name of an operand, attribute, result, region or successor.
pub fn member(ods: &str) -> String {
    let name = snake(ods);
    if KEYWORDS.contains(&name.as_str()) || VIEW_METHODS.contains(&name.as_str()) {
        return name + "_";
    }
    name
}

/// `lowerBound` → `lower_bound`, `AcquireRelease` → `acquire_release`.
pub fn snake(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut snake = String::new();
    for (index, &letter) in letters.iter().enumerate() {
        let after_lower = index > 0 && !letters[index - 1].is_uppercase();
        let before_lower = letters
            .get(index + 1)
            .is_some_and(|next| next.is_lowercase());
        let starts_word = letter.is_uppercase() && (after_lower || before_lower);
        if starts_word && !snake.is_empty() && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// `workgroup_size` → `WorkgroupSize`, `eq` → `Eq`; capitals are kept.
pub fn pascal(name: &str) -> String {
    let mut pascal = String::new();
    for word in name.split('_') {
        let mut letters = word.chars();
        pascal.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        pascal.push_str(letters.as_str());
    }
    if pascal.starts_with(|first: char| first.is_ascii_digit()) {
        pascal.insert(0, '_');
    }
    pascal
}

/// The name of a constant.
pub fn constant(name: &str) -> String {
    snake(name).to_uppercase()
}

/// The class of a def: the part after the first `_`.
pub fn class(def: &str) -> String {
    match def.split_once('_') {
        Some((prefix, class)) if !prefix.is_empty() && !class.is_empty() => pascal(class),
        _ => def.to_owned(),
    }
}

/// A doc comment line from a summary, or from `fallback` if that is empty.
pub fn doc(summary: &str, fallback: &str) -> String {
    let line = summary.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = if line.is_empty() {
        fallback.to_owned()
    } else {
        line
    };
    // Brackets would be read as links.
    let mut text: String = line
        .chars()
        .flat_map(|letter| match letter {
            '[' | ']' | '<' | '>' => vec!['\\', letter],
            _ => vec![letter],
        })
        .collect();
    if let Some(first) = text.get(..1).map(str::to_uppercase) {
        text.replace_range(..1, &first);
    }
    if !text.ends_with('.') {
        text.push('.');
    }
    text
}
