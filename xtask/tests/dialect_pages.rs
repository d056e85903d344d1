//! The pages of the dialects have every operation of ODS, under names that follow MLIR's conventions.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

const DIALECTS: [&str; 3] = ["gir", "mir", "lir"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Mnemonics and C++ classes of the operations of a page.
fn operations(dialect: &str) -> Vec<(String, String)> {
    let page = root().join(format!("docs/dialects/{dialect}.md"));
    let page = fs::read_to_string(page).unwrap();
    let prefix = format!("### `{dialect}.");
    let headings = page.lines().filter_map(|line| line.strip_prefix(&prefix));
    let parts = headings.map(|heading| {
        let (mnemonic, class) = heading.split_once("` (").unwrap();
        let class = class.strip_suffix(')').unwrap();
        let class = class.strip_prefix(&format!("::gir::{dialect}::")).unwrap();
        (mnemonic.to_owned(), class.to_owned())
    });
    parts.collect()
}

/// The classes that the files of ODS define, except those of `defm`.
fn defined(dialect: &str) -> Vec<String> {
    let mut classes = vec![];
    for entry in fs::read_dir(root().join("dialects").join(dialect)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "td") {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let definitions = text.lines().filter_map(|line| line.strip_prefix("def "));
        for (name, parent) in definitions.filter_map(|line| line.split_once(':')) {
            let class = name.trim().split_once('_').map(|(_, class)| class);
            let class = class.filter(|class| class.ends_with("Op") && !parent.contains("Enum"));
            classes.extend(class.map(str::to_owned));
        }
    }
    classes
}

// R-SPVD-18
#[test]
fn every_operation_of_ods_is_on_its_page() {
    for dialect in DIALECTS {
        let operations = operations(dialect);
        let defined = defined(dialect);
        assert!(defined.len() > 40, "{dialect}: {}", defined.len());
        for class in defined {
            assert!(
                operations.iter().any(|(_, known)| *known == class),
                "{dialect}: {class}"
            );
        }
    }
}

/// A class is the mnemonic in CamelCase; dots and the prefix `gpu.` of the specification aside.
// R-SPVD-3
#[test]
fn classes_mirror_mnemonics() {
    for (mnemonic, class) in DIALECTS.into_iter().flat_map(operations) {
        let is_snake_case =
            |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_.".contains(c);
        assert!(mnemonic.chars().all(is_snake_case), "{mnemonic}");
        let words = mnemonic.strip_prefix("gpu.").unwrap_or(&mnemonic);
        assert!(
            class.starts_with(|first: char| first.is_ascii_uppercase()),
            "{class}"
        );
        assert_eq!(class.to_lowercase(), words.replace(['.', '_'], "") + "op");
    }
}
