//! The words of a text in a language of the C family.

/// The identifiers and keywords of a text, without those in comments and strings.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    Words { rest: text }
}

struct Words<'t> {
    rest: &'t str,
}

impl<'t> Iterator for Words<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        loop {
            let first = self.rest.chars().next()?;
            let end = match first {
                _ if self.rest.starts_with("//") => self.rest.find('\n'),
                _ if self.rest.starts_with("/*") => self.rest.find("*/").map(|at| at + 2),
                '"' => Some(string(self.rest)),
                'a'..='z' | 'A'..='Z' | '_' | '0'..='9' => self
                    .rest
                    .find(|c: char| !c.is_ascii_alphanumeric() && c != '_'),
                _ => Some(first.len_utf8()),
            };
            let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = rest;
            if first == '_' || first.is_ascii_alphabetic() {
                return Some(word);
            }
        }
    }
}

/// The length of the string at the start of a text, with its quotes.
fn string(text: &str) -> usize {
    let mut is_escaped = false;
    for (index, c) in text.char_indices().skip(1) {
        match c {
            '"' if !is_escaped => return index + 1,
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn comments_strings_and_numbers_hold_no_words() {
        let text = "a /* b \n */ c_1 // d\n \"e \\\" f\" 1.0f 0x1p3 +g;\n#pragma h : i /";
        let found: Vec<_> = words(text).collect();
        assert_eq!(found, ["a", "c_1", "g", "pragma", "h", "i"]);
        assert_eq!(words("/* open").count(), 0);
        assert_eq!(words("\"open").count(), 0);
        assert_eq!(words("ä é").count(), 0);
    }
}
