//! The texts from which random ones are made.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::binary;
use crate::conformance::case::{Case, Form};
use crate::conformance::families;

/// Largest text that is taken: findings in small ones are easier to understand.
const LARGEST: usize = 12_000;

/// A language of `gir-opt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// GIR text.
    Gir,
    /// MLIR text.
    Mlir,
}

/// Texts by language and file.
type Files = BTreeMap<(Language, PathBuf), String>;

/// Programs of SPIR-V by file.
type Programs = BTreeSet<PathBuf>;

/// Texts, and the words in them.
#[derive(Clone, Debug)]
pub struct Corpus {
    right: Vec<(Language, String)>,
    wrong: Vec<(Language, String)>,
    words: [Vec<String>; 2],
    binaries: Vec<Vec<u8>>,
}

impl Corpus {
    /// Reads all `.gir` and `.mlir` files below a directory of tests, split at their marks; of the conformance suite it
    /// takes all kernels, not just the examples in the directory. Files `.spvasm` are assembled, where `spirv-as` is
    /// installed; a directory with SPIR-V and no text gives no text.
    ///
    /// # Errors
    /// When it cannot be read, or has none.
    pub fn read(directory: &Path) -> Result<Self, String> {
        let cannot_read = |error| format!("cannot read '{}': {error}", directory.display());
        // The same on every machine.
        let (mut files, mut programs) = (BTreeMap::new(), BTreeSet::new());
        collect(directory, &mut files, &mut programs).map_err(cannot_read)?;
        let binaries: Vec<_> = programs
            .iter()
            .filter_map(|file| binary::of(file))
            .collect();
        if files.is_empty() && binaries.is_empty() {
            return Err(format!("no text in '{}'", directory.display()));
        }
        if files.is_empty() {
            return Ok(Self {
                binaries,
                ..Self::new(vec![])
            });
        }
        let folder = directory.join("conformance");
        files.extend(families::all().iter().map(|case| of_case(&folder, case)));
        let mut texts = vec![];
        for ((language, _), text) in files {
            let parts = text.split("-----\n");
            let parts = parts.filter(|part| part.len() <= LARGEST && !is_vast(part));
            texts.extend(parts.map(|part| (language, part.to_owned())));
        }
        Ok(Self {
            binaries,
            ..Self::new(texts)
        })
    }

    /// A corpus of these texts.
    #[must_use]
    pub fn new(texts: Vec<(Language, String)>) -> Self {
        let words = [Language::Gir, Language::Mlir].map(|language| {
            let texts = texts.iter().filter(|(other, _)| *other == language);
            let words: BTreeSet<_> = texts.flat_map(|(_, text)| tokens(text)).collect();
            words.into_iter().map(str::to_owned).collect()
        });
        let is_wrong = |(_, text): &(Language, String)| text.to_lowercase().contains("error");
        let (wrong, right) = texts.into_iter().partition(is_wrong);
        Self {
            right,
            wrong,
            words,
            binaries: vec![],
        }
    }

    /// Whether it has nothing but binaries.
    #[must_use]
    pub fn is_binary(&self) -> bool {
        self.right.is_empty() && self.wrong.is_empty()
    }

    /// The binaries of SPIR-V.
    #[must_use]
    pub fn binaries(&self) -> &[Vec<u8>] {
        &self.binaries
    }

    /// The texts that expect no error, with their languages.
    #[must_use]
    pub fn right(&self) -> &[(Language, String)] {
        &self.right
    }

    /// The texts that expect errors.
    #[must_use]
    pub fn wrong(&self) -> &[(Language, String)] {
        &self.wrong
    }

    /// Words of a language, each once.
    #[must_use]
    pub fn words(&self, language: Language) -> &[String] {
        match language {
            Language::Gir => &self.words[0],
            Language::Mlir => &self.words[1],
        }
    }
}

fn collect(directory: &Path, files: &mut Files, programs: &mut Programs) -> std::io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let language = match path.extension().and_then(OsStr::to_str) {
            _ if path.is_dir() => {
                collect(&path, files, programs)?;
                continue;
            }
            Some("spvasm" | "spv") => {
                programs.insert(path);
                continue;
            }
            Some("gir") => Language::Gir,
            Some("mlir") => Language::Mlir,
            _ => continue,
        };
        let text = fs::read_to_string(&path)?;
        files.insert((language, path), text);
    }
    Ok(())
}

/// A kernel of the conformance suite, as if it stood in a file.
fn of_case(folder: &Path, case: &Case) -> ((Language, PathBuf), String) {
    let language = match case.form {
        Form::Gir => Language::Gir,
        Form::Mlir => Language::Mlir,
    };
    ((language, folder.join(case.file())), case.text.clone())
}

/// Whether a text takes seconds to process even without a mistake: one with arrays of millions of elements.
fn is_vast(text: &str) -> bool {
    let shapes = text.split("tensor<").skip(1);
    let mut counts = shapes.map(|shape| shape.split('x').next().unwrap_or_default());
    counts.any(|count| count.len() > 6)
}

/// Words, and signs one by one; white space is a token too.
#[must_use]
pub fn tokens(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "_.$%@!#^".contains(c);
    let mut tokens = vec![];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (token, behind) = rest.split_at(end);
        tokens.push(token);
        rest = behind;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_the_text() {
        let text = "  %x = add %y, -1i ; é\n";
        assert_eq!(tokens(text).concat(), text);
        assert!(tokens(text).contains(&"%x"));
        assert!(tokens(text).contains(&"1i"));
    }
}
