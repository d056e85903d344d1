//! `cargo xtask tidy`: rules of the house that a program can check.
//!
//! [`arrows`] reads the uses between files of the compiler, [`floors`] checks these arrows against the floors of
//! ARCHITECTURE.md, [`sizes`] checks files and lines, [`words`] the English of comments and pages, [`homes`] the homes
//! of `unsafe` and of targets' names, [`lists`] that lists in pages and folders of tests agree with the sources.

mod arrows;
mod floors;
mod homes;
mod lists;
mod sizes;
mod words;

use std::process::ExitCode;

use anyhow::Result;

use crate::docs::tree::{self, Source};
use crate::output;
use crate::workspace::Workspace;

/// The files that the rules are about.
#[derive(Debug)]
pub struct House {
    /// Rust, of all crates.
    pub rust: Vec<Source>,
    /// Pages that people write, and those that are generated.
    pub pages: Vec<Source>,
    /// The folders of `test/passes`.
    pub pass_tests: Vec<String>,
}

/// A rule: a name, and the complaints of a house.
type Rule = (&'static str, fn(&House) -> Vec<String>);

/// The rules.
pub const RULES: &[Rule] = &[
    ("circles of files", floors::circles),
    ("floors", floors::arrows_go_down),
    ("sizes of files and lines", sizes::check),
    ("documentation of modules", sizes::modules_have_docs),
    ("style of modules", sizes::modules_have_one_style),
    ("homes of unsafe", homes::of_unsafe),
    ("homes of targets", homes::of_targets),
    ("English", words::check),
    ("lists of emissions", lists::emissions),
    ("passes, flags and tests", lists::passes),
    ("tables of lowerings", lists::lowerings),
];

/// Checks every rule, and prints the complaints.
///
/// # Errors
/// When a file cannot be read.
pub fn run() -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    let house = House::read(&workspace)?;
    let mut count = 0;
    for (name, rule) in RULES {
        let complaints = rule(&house);
        output::line(format!("{name}: {}", complaints.len()));
        for complaint in &complaints {
            output::line(format!("  {complaint}"));
        }
        count += complaints.len();
    }
    output::line(format!(
        "words of comments and pages: {}",
        words::summary(&house)
    ));
    Ok(match count {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

impl House {
    /// Reads the files.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let mut rust = vec![];
        for folder in ["dialects", "passes", "tools", "xtask"] {
            rust.extend(tree::sources(&workspace.root, folder, &["rs"])?);
        }
        let mut pages = tree::sources(&workspace.root, "docs", &["md"])?;
        for page in [
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
        ] {
            let text = std::fs::read_to_string(workspace.root.join(page))?;
            pages.push(Source {
                path: page.to_owned(),
                text,
            });
        }
        let mut pass_tests = vec![];
        for entry in std::fs::read_dir(workspace.root.join("test/passes"))? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                pass_tests.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        pass_tests.sort();
        Ok(Self {
            rust,
            pages,
            pass_tests,
        })
    }

    /// A page by its path.
    fn page(&self, path: &str) -> &str {
        let page = self.pages.iter().find(|page| page.path == path);
        page.map_or("", |page| &page.text)
    }
}
