//! Lists in pages and folders of tests that repeat lists of the sources.

use std::collections::BTreeSet;

use super::House;
use crate::docs::tree::Source;

/// The folder of the targets.
const TARGETS: &str = "passes/src/targets/";

/// The format of tools, which no flag of gir-opt emits.
const INTERNAL: &str = "emit-llvm-dialect";

/// Flags of emissions that the README does not list, and flags that it lists but that do not exist.
pub fn emissions(house: &House) -> Vec<String> {
    let targets = house
        .rust
        .iter()
        .filter(|source| source.path.starts_with(TARGETS));
    let flags: BTreeSet<_> = targets
        .flat_map(|source| quoted(&source.text, "flag: \""))
        .filter(|flag| *flag != INTERNAL)
        .collect();
    let rows = house
        .page("README.md")
        .lines()
        .filter(|line| line.starts_with("| `--emit-"));
    let first_cells = rows.filter_map(|row| row.split('|').nth(1));
    let listed: BTreeSet<_> = first_cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .filter_map(|flag| flag.strip_prefix("--"))
        .collect();
    let absent = flags
        .difference(&listed)
        .map(|flag| format!("README.md does not list --{flag}"));
    let invented = listed
        .difference(&flags)
        .map(|flag| format!("README.md lists --{flag}, which no target emits"));
    absent.chain(invented).collect()
}

/// Passes without a folder of tests, and folders without a pass. The generator of docs/passes.md checks that a pass's
/// file has the name of its flag and that the registry has the pass.
pub fn passes(house: &House) -> Vec<String> {
    let sources = house
        .rust
        .iter()
        .filter(|source| source.path.starts_with("passes/src/"));
    let passes: BTreeSet<_> = sources
        .filter(|source| source.text.contains("PASS: PassInfo"))
        .flat_map(|source| quoted(&source.text, "argument: \""))
        .collect();
    let folders: BTreeSet<_> = house.pass_tests.iter().map(String::as_str).collect();
    let untested = passes
        .difference(&folders)
        .map(|pass| format!("--{pass} has no tests in test/passes/{pass}"));
    let unknown = folders
        .difference(&passes)
        .filter(|folder| !UPSTREAM.contains(folder));
    let unknown = unknown.map(|folder| format!("test/passes/{folder} has the name of no pass"));
    untested.chain(unknown).collect()
}

/// Folders of targets with an emission that have no table of lowerings.
pub fn lowerings(house: &House) -> Vec<String> {
    let folder = |source: &Source| {
        let path = source.path.strip_prefix(TARGETS)?;
        path.split_once('/').map(|(folder, _)| folder.to_owned())
    };
    let with = |text: &str| -> BTreeSet<_> {
        let sources = house
            .rust
            .iter()
            .filter(|source| source.text.contains(text));
        sources.filter_map(folder).collect()
    };
    let (emitters, tables) = (
        with(": Format = Format {"),
        with(": Lowerings = Lowerings {"),
    );
    let absent = emitters.difference(&tables).cloned();
    let complaint = |target| format!("{TARGETS}{target} emits, and has no table in lowerings.rs");
    absent.map(complaint).collect()
}

/// Upstream's passes that have tests here.
const UPSTREAM: &[&str] = &["mem2reg"];

/// The strings behind a key.
fn quoted<'t>(text: &'t str, key: &'t str) -> impl Iterator<Item = &'t str> {
    let found = text
        .match_indices(key)
        .map(move |(at, key)| &text[at + key.len()..]);
    found.filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn lists_are_compared_both_ways() {
        let source = |path: &str, text: &str| Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let house = House {
            rust: vec![
                source("passes/src/targets/a.rs", "Format { flag: \"emit-a\" }"),
                source(
                    "passes/src/b.rs",
                    "pub static PASS: PassInfo = PassInfo { argument: \"b\" }",
                ),
            ],
            pages: vec![source("README.md", "| `--emit-c`, `--emit-d` | text |\n")],
            pass_tests: vec!["mem2reg".to_owned(), "z".to_owned()],
        };
        assert_eq!(
            emissions(&house),
            [
                "README.md does not list --emit-a",
                "README.md lists --emit-c, which no target emits",
                "README.md lists --emit-d, which no target emits",
            ]
        );
        assert_eq!(
            passes(&house),
            [
                "--b has no tests in test/passes/b",
                "test/passes/z has the name of no pass"
            ]
        );
    }
    #[test]
    fn a_target_with_an_emission_has_a_table() {
        let source = |path: &str, text: &str| Source {
            path: format!("passes/src/targets/{path}"),
            text: text.to_owned(),
        };
        let emission = "pub static SOURCE: Format = Format {";
        let house = House {
            rust: vec![
                source("a/mod.rs", emission),
                source(
                    "a/lowerings/of_a.rs",
                    "pub static A: Lowerings = Lowerings {",
                ),
                source("b/mod.rs", emission),
                source("shared/mod.rs", ""),
            ],
            pages: vec![],
            pass_tests: vec![],
        };
        assert_eq!(
            lowerings(&house),
            ["passes/src/targets/b emits, and has no table in lowerings.rs"]
        );
    }
}
