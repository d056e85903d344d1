//! The directories match ARCHITECTURE.md.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts in backticks in the first column of the table of directories, line by line.
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
        // Those after the first are relative to the same folder, or to the root.
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

/// R-CARD-2: the contents of the root. R-RUNA-124: the ops of mir and lir are in `dialects`, not in `compiler`.
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

/// The sources below a folder with this extension.
fn sources(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, extension, found);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
}

/// R-CARD-1: the crates of the design card are depended on, and sources use each of them.
#[test]
fn the_crates_of_the_design_are_used() {
    let crates = [
        "melior",
        "mlir_sys",
        "tblgen",
        "inkwell",
        "thiserror",
        "pretty_assertions",
    ];
    let folders = ["dialects", "passes", "tools", "xtask"];
    let mut files = vec![];
    for folder in folders {
        sources(&root().join(folder), "rs", &mut files);
    }
    // This file names them all.
    files.retain(|file| !file.ends_with("xtask/tests/layout.rs"));
    let texts: Vec<_> = files
        .iter()
        .map(|file| fs::read_to_string(file).unwrap())
        .collect();
    let packages = ["tools/run", "tools/lab"];
    let manifests: String = folders
        .iter()
        .chain(&packages)
        .map(|folder| fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap())
        .collect();
    for name in crates {
        let is_dependency = |line: &str| {
            let found = line.split(['.', ' ']).next();
            found.is_some_and(|found| found.replace('-', "_") == name)
        };
        assert!(manifests.lines().any(is_dependency), "{name}");
        let (path, attribute) = (format!("{name}::"), format!("#[{name}("));
        let is_use = |text: &String| text.contains(&path) || text.contains(&attribute);
        assert!(texts.iter().any(is_use), "{name} is used nowhere");
    }
}

/// R-CARD-10: ODS defines the dialects, C++ exists beside it and nowhere else, and CMake builds it.
#[test]
fn cpp_stands_beside_the_dialects_alone() {
    for dialect in ["gir", "mir", "lir"] {
        let mut definitions = vec![];
        sources(
            &root().join("dialects").join(dialect),
            "td",
            &mut definitions,
        );
        assert!(!definitions.is_empty(), "{dialect}");
    }
    assert!(root().join("cmake").is_dir());
    let mut bodies = vec![];
    sources(&root().join("dialects"), "cpp", &mut bodies);
    assert!(bodies.len() > 5, "{bodies:?}");
    for folder in ["passes", "tools", "xtask"] {
        let mut other = vec![];
        sources(&root().join(folder), "cpp", &mut other);
        assert_eq!(other, [""; 0].map(PathBuf::from), "{folder}");
    }
}
