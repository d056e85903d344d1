//! Sizes and shapes of files.

use std::collections::BTreeSet;

use super::House;

/// The most lines of a file.
const LINES: usize = 500;

/// The most columns of a line.
const COLUMNS: usize = 120;

/// Files and lines that are too long. Of lines only comments are checked, without their examples:
/// rustfmt breaks code, and text in strings has lines of its own.
pub fn check(house: &House) -> Vec<String> {
    let mut complaints = vec![];
    for source in &house.rust {
        let path = &source.path;
        let count = source.text.lines().count();
        if count > LINES {
            complaints.push(format!(
                "{path} has {count} lines, more than {LINES}: give it one subject"
            ));
        }
        let mut is_example = false;
        let lines = source.text.lines().enumerate().filter(|(_, line)| {
            is_example ^= line.trim_start().starts_with("//") && line.contains("```");
            !is_example
        });
        let long = lines.filter(|(_, line)| {
            line.trim_start().starts_with("//") && line.chars().count() > COLUMNS
        });
        complaints.extend(long.map(|(index, _)| {
            format!(
                "{path}:{}: the line has more than {COLUMNS} columns",
                index + 1
            )
        }));
    }
    complaints
}

/// Files without documentation of their subject.
pub fn modules_have_docs(house: &House) -> Vec<String> {
    let without = house.rust.iter().filter(|source| {
        let first = source.text.lines().next().unwrap_or_default();
        !first.starts_with("//!")
    });
    without
        .map(|source| format!("{} does not begin with //! and its subject", source.path))
        .collect()
}

/// Modules whose file stands beside their folder: a folder has a `mod.rs`.
pub fn modules_have_one_style(house: &House) -> Vec<String> {
    let folders: BTreeSet<_> = house
        .rust
        .iter()
        .filter_map(|source| Some(source.path.rsplit_once('/')?.0))
        .collect();
    let beside = house.rust.iter().filter(|source| {
        let stem = source.path.trim_end_matches(".rs");
        // Cargo expects the build script of a crate there.
        !stem.ends_with("/build") && folders.contains(stem)
    });
    beside
        .map(|source| {
            format!(
                "{0} stands beside its folder: move it to {1}/mod.rs",
                source.path,
                source.path.trim_end_matches(".rs")
            )
        })
        .collect()
}
