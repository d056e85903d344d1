//! The words and signs of a program in a language of C's family, WGSL or GIR text.

/// A word or a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// A name, a number, or one character.
    pub text: &'a str,
    /// The line it is on, from 0.
    pub line: usize,
}

impl Token<'_> {
    /// Whether it is a name or a keyword.
    pub fn is_word(&self) -> bool {
        self.text
            .starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens, without comments, which start with this, and lines of the preprocessor.
pub fn of<'a>(text: &'a str, comment: &str) -> Vec<Token<'a>> {
    let mut tokens = vec![];
    for (line, text) in text.lines().enumerate() {
        let code = text.split(comment).next().unwrap_or_default();
        if !code.trim_start().starts_with('#') {
            add(code, line, &mut tokens);
        }
    }
    tokens
}

fn add<'a>(mut code: &'a str, line: usize, tokens: &mut Vec<Token<'a>>) {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    loop {
        code = code.trim_start();
        let Some(first) = code.chars().next() else {
            return;
        };
        let end = if in_word(first) {
            code.find(|c| !in_word(c)).unwrap_or(code.len())
        } else {
            first.len_utf8()
        };
        let (text, rest) = code.split_at(end);
        tokens.push(Token { text, line });
        code = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn comments_and_directives_are_left_out() {
        let tokens = of("#define A\nuint t2 = a[1]; // b\n", "//");
        let texts: Vec<_> = tokens.iter().map(|token| token.text).collect();
        assert_eq!(texts, ["uint", "t2", "=", "a", "[", "1", "]", ";"]);
        assert_eq!(tokens[0].line, 1);
        assert!(tokens[1].is_word() && !tokens[5].is_word());
    }
}
