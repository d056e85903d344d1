//! A page in Markdown, and its blocks of code.

use std::fs;
use std::path::Path;

/// A page.
pub struct Page {
    /// All of it.
    pub text: String,
    /// The blocks of code in fences, in order.
    pub blocks: Vec<Block>,
}

/// A block of code.
#[derive(Debug, PartialEq, Eq)]
pub struct Block {
    /// The word after the fence.
    pub language: String,
    /// The number of its first line in the page.
    pub line: usize,
    /// The text between the fences.
    pub text: String,
}

impl Page {
    /// Reads a page below the root of the repository.
    pub fn read(root: &Path, path: &str) -> Self {
        let text = fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"));
        let text = text.unwrap();
        Self {
            blocks: blocks(&text),
            text,
        }
    }

    /// The lines outside of fences, with their numbers.
    pub fn outside(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut is_open = false;
        let numbered = (1..).zip(self.text.lines());
        numbered.filter(move |(_, line)| {
            let is_fence = line.starts_with("```");
            is_open ^= is_fence;
            !is_open && !is_fence
        })
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = vec![];
    let mut open: Option<Block> = None;
    for (number, line) in text.lines().enumerate() {
        match (open.as_mut(), line.strip_prefix("```")) {
            (None, Some(language)) => {
                open = Some(Block {
                    language: language.trim().to_owned(),
                    line: number + 2,
                    text: String::new(),
                });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence is not closed: {open:?}");
    blocks
}

impl Block {
    /// The name of the file that it is, as a comment in its first line: `; k.gir`, `# k.py`, `// k.c`.
    pub fn file(&self) -> Option<&str> {
        let first = self.text.lines().next()?;
        let name = [";", "#", "//"]
            .into_iter()
            .find_map(|mark| first.strip_prefix(mark))?
            .trim();
        let is_name =
            name.contains('.') && !name.ends_with('.') && !name.contains(char::is_whitespace);
        is_name.then_some(name)
    }
}

#[test]
fn lines_outside_of_fences_have_their_numbers() {
    let text = "Text.\n```\nplain\n```\n    more\n".to_owned();
    let page = Page {
        blocks: blocks(&text),
        text,
    };
    let lines: Vec<_> = page.outside().collect();
    assert_eq!(lines, [(1, "Text."), (5, "    more")]);
}

#[test]
fn blocks_have_languages_lines_and_names() {
    let blocks = blocks("Text.\n\n```gir\n; k.gir\nfunc\n```\n```\nplain\n```\n");
    let expected = Block {
        language: "gir".to_owned(),
        line: 4,
        text: "; k.gir\nfunc\n".to_owned(),
    };
    assert_eq!(blocks[0], expected);
    assert_eq!(blocks[0].file(), Some("k.gir"));
    assert_eq!((blocks[1].language.as_str(), blocks[1].file()), ("", None));
}
