//! The directories are where ARCHITECTURE.md says.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What stands in backticks in the first column of the table of directories, line by line.
fn rows(page: &str) -> Vec<Vec<String>> {
    let (_, section) = page.split_once("## The directories").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let cells = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').nth(1).unwrap());
    let paths = |cell: &str| {
        cell.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    cells.map(paths).collect()
}

#[test]
fn every_directory_of_the_map_is_there() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let rows = rows(&page);
    assert!(rows.len() > 15, "{rows:?}");
    for row in rows {
        // Those behind the first stand in the same folder, or from the root.
        let folder = Path::new(&row[0]).parent().unwrap();
        for path in &row {
            let is_there = |path: PathBuf| root().join(path).exists();
            assert!(
                is_there(path.into()) || is_there(folder.join(path)),
                "{path} of {row:?}"
            );
        }
    }
}

/// R-CARD-2: what the top holds. R-RUNA-124: the ops of mir and lir stand in `dialects`, not in `compiler`.
#[test]
fn the_top_is_that_of_the_design() {
    for name in [
        "Cargo.toml",
        "README.md",
        "dialects",
        "passes",
        "tools",
        "test",
        "cmake",
        "dialects/mir/MirOps.td",
        "dialects/lir/LirOps.td",
    ] {
        assert!(root().join(name).exists(), "{name}");
    }
    assert!(!root().join("compiler").exists());
}
