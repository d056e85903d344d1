//! Citations of specifications, which readers of the pages may not have.

/// The words before the number of a section.
const CITATION: &str = "GIR specification section";

/// The text without citations, in parentheses or as sentences of their own.
pub fn without_citations(text: &str) -> String {
    let mut rest = text.to_owned();
    while let Some(start) = rest.find(CITATION) {
        let before = rest[..start].trim_end_matches(char::is_whitespace);
        let after = &rest[start..];
        rest = match before.strip_suffix('(') {
            Some(before) => {
                let end = after.find(')').map_or(after.len(), |end| end + 1);
                before.trim_end().to_owned() + &after[end..]
            }
            None => {
                // The numbers have dots of their own.
                let end = after.find(". ").or_else(|| after.find(".\n"));
                let end = end.map_or(after.len(), |end| end + 1);
                before.to_owned() + " " + after[end..].trim_start()
            }
        };
    }
    rest.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::without_citations;

    #[test]
    fn citations_go_and_sentences_stay() {
        for (text, expected) in [
            ("GIR specification section 8.3.", ""),
            (
                "`ret` or `ret %v` (GIR specification section 7.2).",
                "`ret` or `ret %v`.",
            ),
            (
                "GIR specification section 9.3. The ordering is relaxed.",
                "The ordering is relaxed.",
            ),
            (
                "Equal widths\n    (GIR specification sections 8.7 and 8.8). The rest.",
                "Equal widths. The rest.",
            ),
        ] {
            assert_eq!(without_citations(text), expected);
        }
    }
}
