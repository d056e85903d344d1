//! Paragraphs in lines of at most 120 columns.

/// The most columns of a line.
const COLUMNS: usize = 120;

/// A paragraph in lines; code in backticks stays on one line.
pub fn filled(paragraph: &str) -> String {
    let mut lines: Vec<String> = vec![];
    for word in words(paragraph) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= COLUMNS => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines.join("\n")
}

/// The words between blanks, where a piece of code is part of one word.
fn words(paragraph: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    let mut is_code = false;
    for word in paragraph.split_whitespace() {
        match words.last_mut() {
            Some(last) if is_code => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
        is_code ^= word.matches('`').count() % 2 == 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_before_the_limit_and_code_stays_whole() {
        let text = format!("{} `a b c` d", "word ".repeat(23));
        assert_eq!(
            filled(&text),
            format!("{}\n`a b c` d", "word ".repeat(23).trim_end())
        );
        assert_eq!(filled("a\nb"), "a b");
    }
}
