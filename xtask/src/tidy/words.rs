//! The English of comments and pages: plain sentences name their subjects instead of saying "what".

use std::collections::BTreeMap;

use super::House;

/// The most times that "what" may stand in 1,000 words of comment of a folder.
const WHAT: usize = 4;

/// Words of a folder that are enough to count.
const ENOUGH: usize = 500;

/// Beginnings of documentation that hide the subject.
const BEGINNINGS: &[&str] = &["What ", "Whether it is that "];

/// Words of a folder, and how many of them are "what".
#[derive(Default)]
struct Count {
    words: usize,
    what: usize,
}

impl Count {
    fn add(&mut self, text: &str) {
        // A quoted word is named, not used.
        let text = text.replace("\"what\"", "");
        let words = text.split(|c: char| !c.is_alphabetic() && c != '\'');
        for word in words.filter(|word| !word.is_empty()) {
            self.words += 1;
            self.what += usize::from(word.eq_ignore_ascii_case("what"));
        }
    }

    /// How often "what" stands in 1,000 words, rounded up.
    fn per_thousand(&self) -> usize {
        (self.what * 1000).div_ceil(self.words.max(1))
    }
}

/// Folders with too many "what", and lines of documentation that begin with it.
pub fn check(house: &House) -> Vec<String> {
    let mut complaints = vec![];
    for (folder, count) in by_folder(house) {
        if count.words >= ENOUGH && count.per_thousand() > WHAT {
            complaints.push(format!(
                "{folder}: {} of {} words of comment are \"what\", more than {WHAT} in 1,000: name the subject",
                count.what, count.words
            ));
        }
    }
    for source in &house.rust {
        for (index, line) in source.text.lines().enumerate() {
            let line = line.trim_start();
            let doc = line
                .strip_prefix("/// ")
                .or_else(|| line.strip_prefix("//! "));
            if doc.is_some_and(|doc| {
                BEGINNINGS
                    .iter()
                    .any(|beginning| doc.starts_with(beginning))
            }) {
                complaints.push(format!(
                    "{}:{}: the line begins with \"What\": name the subject",
                    source.path,
                    index + 1
                ));
            }
        }
    }
    complaints
}

/// All words in a line.
pub fn summary(house: &House) -> String {
    let mut all = Count::default();
    for count in by_folder(house).into_values() {
        all.words += count.words;
        all.what += count.what;
    }
    format!("{} words, \"what\" {} times", all.words, all.what)
}

/// The words of comments, by the first three folders of the files, and of pages.
fn by_folder(house: &House) -> BTreeMap<String, Count> {
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for source in &house.rust {
        let folders: Vec<_> = source.path.split('/').collect();
        let folder = folders[..folders.len().saturating_sub(1).min(3)].join("/");
        let count = counts.entry(folder).or_default();
        comments(&source.text).for_each(|line| count.add(line));
    }
    for page in &house.pages {
        counts
            .entry(page.path.clone())
            .or_default()
            .add(&prose(&page.text));
    }
    counts
}

/// The text of comments; examples in them are left out.
fn comments(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter_map(move |line| {
        let comment = line.trim_start().strip_prefix("//")?;
        let comment = comment.trim_start_matches(['/', '!']);
        if comment.trim_start().starts_with("```") {
            is_code = !is_code;
            return None;
        }
        (!is_code).then_some(comment)
    })
}

/// A page without its examples.
fn prose(text: &str) -> String {
    let parts = text.split("\n```").step_by(2);
    parts.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tree::Source;

    fn house(text: &str) -> House {
        House {
            rust: vec![Source {
                path: "passes/src/a/b.rs".to_owned(),
                text: text.to_owned(),
            }],
            pages: vec![],
            pass_tests: vec![],
        }
    }

    #[test]
    fn documentation_that_begins_with_what_is_named() {
        let complaints = check(&house("//! A subject.\n/// What it is.\nfn f() {}\n"));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(
            complaints[0].starts_with("passes/src/a/b.rs:2:"),
            "{complaints:?}"
        );
    }

    #[test]
    fn only_comments_are_counted_and_not_their_examples() {
        let few = "// word\n".repeat(ENOUGH);
        let many = format!("{few}{}", "// what\n".repeat(10));
        assert_eq!(check(&house(&few)).len(), 0);
        assert_eq!(check(&house(&many)).len(), 1);
        let example = format!("{few}// ```\n{}// ```\n", "// what\n".repeat(10));
        let code = format!("{few}{}", "let what = 1;\n".repeat(10));
        assert_eq!(check(&house(&example)).len(), 0);
        assert_eq!(check(&house(&code)).len(), 0);
    }
}
