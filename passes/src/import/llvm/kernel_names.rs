//! The name by which a user asks for a kernel: that of the symbol, or that in the source.

use gir_dialects::llvm_import;

/// Whether a symbol may be the kernel that is asked for: `_Z4vaddPfS_S_i` is asked for as such, as `vadd` or as
/// `vadd(float*, float*, float*, int)`; `_Z3addIfEvPT_` as `add` or `add<float>`.
pub fn may_be(symbol: &str, asked: &str) -> bool {
    if symbol == asked {
        return true;
    }
    if !symbol.starts_with("_Z") {
        return false;
    }
    let plain = llvm_import::demangled(symbol);
    let plain = plain.strip_prefix("void ").unwrap_or(&plain);
    let name = without(plain, '(', ')');
    let all = [plain, name, without(name, '<', '>')];
    all.iter().any(|name| tight(name) == tight(asked))
}

/// A name without the spaces that do not part words: `add<float, 4>` is `add<float,4>`.
fn tight(name: &str) -> String {
    let mut tight = String::new();
    for word in name.split_whitespace() {
        let is_word =
            |letter: Option<char>| letter.is_some_and(|one| one.is_alphanumeric() || one == '_');
        if is_word(tight.chars().last()) && is_word(word.chars().next()) {
            tight.push(' ');
        }
        tight.push_str(word);
    }
    tight
}

/// The symbol that is asked for: the one of this name, or the only one that may be.
pub fn choose<'a>(symbols: &[&'a str], asked: &str) -> Option<&'a str> {
    if let Some(&exact) = symbols.iter().find(|&&symbol| symbol == asked) {
        return Some(exact);
    }
    let mut found = symbols.iter().filter(|symbol| may_be(symbol, asked));
    match (found.next(), found.next()) {
        (Some(&only), None) => Some(only),
        _ => None,
    }
}

/// A text without the part in brackets at its end.
fn without(text: &str, open: char, close: char) -> &str {
    if !text.ends_with(close) {
        return text;
    }
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices().rev() {
        if letter == close {
            depth += 1;
        } else if letter == open {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return &text[..at];
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_have_the_names_of_the_source() {
        for asked in [
            "_Z4vaddPfS_S_i",
            "vadd",
            "vadd(float*, float*, float*, int)",
        ] {
            assert!(may_be("_Z4vaddPfS_S_i", asked), "{asked}");
        }
        for asked in ["add", "add<float>", "void add<float>(float*)"] {
            assert!(
                may_be("_Z3addIfEvPT_", asked) != asked.starts_with("void"),
                "{asked}"
            );
        }
        assert!(!may_be("vadd", "vad"));
    }

    #[test]
    fn spaces_between_words_count() {
        let symbol = "_Z7convertIhjEvPKT_PT0_";
        for asked in [
            "convert<unsigned char,unsigned int>",
            "convert< unsigned  char , unsigned int >",
        ] {
            assert!(may_be(symbol, asked), "{asked}");
        }
        assert!(!may_be(symbol, "convert<unsignedchar, unsigned int>"));
    }

    #[test]
    fn overloads_are_told_apart() {
        let both = ["_Z3addPf", "_Z3addPd"];
        assert_eq!(choose(&both, "add"), None);
        assert_eq!(choose(&both, "add(double*)"), Some("_Z3addPd"));
        assert_eq!(choose(&both[..1], "add"), Some("_Z3addPf"));
    }
}
