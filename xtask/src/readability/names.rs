//! The names of a source, and their occurrences in the output.

use std::collections::BTreeSet;

use super::tokens;

/// Names of a source, as a language of C's family can spell them.
#[derive(Debug, Clone, Default)]
pub struct Names(BTreeSet<String>);

impl Names {
    /// Of the values, parameters and globals of GIR text: the words after `%` and `@`.
    pub fn of_gir(text: &str) -> Self {
        let mut names = BTreeSet::new();
        for line in text.lines() {
            let code = line.split(';').next().unwrap_or_default();
            for piece in code.split(['%', '@']).skip(1) {
                let in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
                let end = piece.find(|c| !in_name(c)).unwrap_or(piece.len());
                names.insert(piece[..end].replace('.', "_"));
            }
        }
        Self(names)
    }

    /// Every word of a source in WGSL or GLSL.
    pub fn of_words(text: &str) -> Self {
        let tokens = tokens::of(text, "//");
        let words = tokens.iter().filter(|token| token.is_word());
        Self(words.map(|token| token.text.to_owned()).collect())
    }

    /// Those that two sources have in common.
    pub fn common(&self, other: &Self) -> Self {
        Self(self.0.intersection(&other.0).cloned().collect())
    }

    /// The source name behind a word of the output: the word itself, or the word without a suffix that makes it unique
    /// or keeps it from being a keyword.
    pub fn source_of(&self, word: &str) -> Option<&str> {
        let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let name = [word, stem, stem.trim_end_matches('_')]
            .into_iter()
            .find_map(|form| self.0.get(form));
        name.map(String::as_str)
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn names_of_gir_follow_their_signs() {
        let names = Names::of_gir("  %x.at = gep @tile, %i ; %no\n");
        let expected = ["i", "tile", "x_at"].map(str::to_owned);
        assert_eq!(names.0.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_name_may_have_a_number_or_an_underscore_behind_it() {
        let names = Names::of_words("let local = first;");
        assert_eq!(names.source_of("local_"), Some("local"));
        assert_eq!(names.source_of("first_1"), Some("first"));
        assert_eq!(names.source_of("first2"), Some("first"));
        assert_eq!(names.source_of("t"), None);
        assert_eq!(names.source_of("_55"), None);
    }
}
