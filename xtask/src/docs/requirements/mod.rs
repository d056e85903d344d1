//! `docs/requirements.md`: every requirement, and the tests that name it.
//!
//! The list of requirements is `docs/requirements.toml` ([`list`]). A test that names an unknown one is an error.
//!
//! A lit test names a requirement anywhere in its file (its header, by custom). The kernels of a family of the
//! conformance suite count as one test, whose requirements stand beside their digests. A Rust
//! test names one in the comment right above it, also where the macro `instructions!` writes the test. A range names
//! its two ends only: a test names each requirement that it proves.

mod list;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs};

use anyhow::{Context, Result, bail};

use super::tree::{self, Source};
use crate::conformance;
use crate::workspace::Workspace;
use list::List;

/// A requirement: `R-` and its family, or `X`, and a number. Ordered by family, then by number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Requirement {
    /// `R-GIR`, `X`.
    family: String,
    number: u32,
}

/// The tests that name a requirement, in the order they were found.
type Index = BTreeMap<Requirement, Vec<String>>;

const INTRODUCTION: &str = "
# Requirements and the tests that name them

A requirement is one testable line of a specification, here in words of ours. Its family says of which: `R-CARD` the
project's design card, `R-GIR` the GIR specification, `R-RUNA` the Runa GPU dialect specification, `R-SPVD` the page of
MLIR on SPIR-V, `R-CHIP` what chipStar asks of a compiler, `R-SPVLLVM` SPIR-V as LLVM IR. `X` are the places where two of
them contradict each other, and what was settled. A Rust test stands as file and function.
";

/// The page.
///
/// # Errors
/// When a test cannot be read.
pub fn table(workspace: &Workspace) -> Result<String> {
    let mut index = Index::new();
    for source in tests(&workspace.root)? {
        index_lit_test(&source, &mut index);
    }
    for crate_directory in ["dialects", "passes", "tools", "xtask"] {
        for source in tree::sources(&workspace.root, crate_directory, &["rs"])? {
            index_rust_tests(&source, &mut index);
        }
    }
    let list = List::read(&workspace.root)?;
    let problems = problems(&list, &index);
    if !problems.is_empty() {
        bail!("{}", problems.join("\n"));
    }
    Ok(page(&list, &index))
}

/// The lit tests and the families of the conformance suite, by path.
fn tests(root: &Path) -> Result<Vec<Source>> {
    let mut tests = tree::sources(root, "test", &["gir", "mlir", "test"])?;
    tests.retain(|source| !source.path.starts_with(conformance::KEPT));
    let digests = format!("{}/digests.txt", conformance::KEPT);
    let text = fs::read_to_string(root.join(&digests));
    tests.extend(families(
        &text.with_context(|| format!("cannot read {digests}"))?,
    ));
    tests.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(tests)
}

/// The families in the digests of kernels, `atomics: R-GIR-75 R-GIR-79`, as tests.
fn families(digests: &str) -> impl Iterator<Item = Source> {
    let lines = digests.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| {
        let (family, requirements) = line.split_once(':')?;
        Some(Source {
            path: format!("{}/{family}", conformance::KEPT),
            text: requirements.to_owned(),
        })
    })
}

/// Contradictions between the tests and the list.
fn problems(list: &List, index: &Index) -> Vec<String> {
    let unknown = |(requirement, tests): (&Requirement, &Vec<String>)| {
        (!list.summaries.contains_key(requirement)).then(|| {
            format!(
                "{} names {requirement}, which {} does not have",
                tests[0],
                list::PATH
            )
        })
    };
    let both = |requirement: &Requirement| {
        let tests = index.get(requirement)?;
        Some(format!(
            "{} names {requirement}, which {} calls later work",
            tests[0],
            list::PATH
        ))
    };
    let missing = |requirement: &&Requirement| !list.summaries.contains_key(requirement);
    let later = list.later.keys();
    let nowhere = later.clone().filter(missing);
    let nowhere = nowhere.map(|one| format!("{} has no {one} to call later work", list::PATH));
    let unknown = index.iter().filter_map(unknown);
    unknown
        .chain(later.filter_map(both))
        .chain(nowhere)
        .collect()
}

fn page(list: &List, index: &Index) -> String {
    let mut page = super::header("the tests and docs/requirements.toml") + INTRODUCTION;
    let named = list.summaries.keys().filter(|one| index.contains_key(one));
    let (all, named, later) = (list.summaries.len(), named.count(), list.later.len());
    page += &format!(
        "\n{all} requirements: {named} have tests, {later} are later work, {} have no test yet.\n\n\
         | requirement | in short | tests |\n|---|---|---|\n",
        all - named - later
    );
    for (requirement, summary) in &list.summaries {
        let tests = match (index.get(requirement), list.later.get(requirement)) {
            (Some(tests), _) => tests.join("<br>"),
            (None, Some(why)) => format!("no test yet: {why}"),
            (None, None) => "no test yet".to_owned(),
        };
        page.push_str(&format!("| {requirement} | {summary} | {tests} |\n"));
    }
    page
}

fn index_lit_test(source: &Source, index: &mut Index) {
    for requirement in requirements_in(&source.text) {
        add(index, requirement, format!("`{}`", source.path));
    }
}

/// Reads the lines and records the requirements in the comment above each function.
fn index_rust_tests(source: &Source, index: &mut Index) {
    let mut named = Vec::new();
    let mut is_test = false;
    for line in source.text.lines().map(str::trim) {
        if line.starts_with("//") {
            named.extend(requirements_in(line));
        } else if line == "#[test]" {
            is_test = true;
        } else if !line.starts_with("#[") {
            let name = function_name(line).filter(|_| is_test);
            if let Some(name) = name.or_else(|| table_name(line)) {
                for requirement in named.drain(..) {
                    add(index, requirement, format!("`{}` {name}", source.path));
                }
            }
            named.clear();
            is_test = false;
        }
    }
}

fn add(index: &mut Index, requirement: Requirement, test: String) {
    let tests = index.entry(requirement).or_default();
    if !tests.contains(&test) {
        tests.push(test);
    }
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line);
    rest.strip_prefix("fn ")?.split('(').next()
}

/// The test that a table of instructions becomes.
fn table_name(line: &str) -> Option<&str> {
    let name = line.strip_prefix("instructions! { ")?.split(',').next()?;
    (!name.starts_with('$')).then_some(name)
}

/// Every `R-FAMILY-1` and `X-1` of a text.
fn requirements_in(text: &str) -> impl Iterator<Item = Requirement> {
    // Words of letters, digits and hyphens: `XR-GIR-1` and `R-GIR-1x` are other words.
    text.split(|character: char| !character.is_ascii_alphanumeric() && character != '-')
        .filter_map(parse)
}

fn parse(word: &str) -> Option<Requirement> {
    let (family, number) = word.rsplit_once('-')?;
    let is_name =
        |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_family = family == "X" || family.strip_prefix("R-").is_some_and(is_name);
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    let requirement = || {
        Some(Requirement {
            family: family.to_owned(),
            number: number.parse().ok()?,
        })
    };
    (is_family && is_number).then(requirement)?
}

impl fmt::Display for Requirement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.family, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn named(text: &str) -> Vec<String> {
        requirements_in(text)
            .map(|requirement| requirement.to_string())
            .collect()
    }

    fn rust_tests(text: &str) -> String {
        let mut index = Index::new();
        let source = Source {
            path: "a.rs".to_owned(),
            text: text.to_owned(),
        };
        index_rust_tests(&source, &mut index);
        index
            .iter()
            .map(|(requirement, tests)| format!("{requirement}: {}\n", tests.join(", ")))
            .collect()
    }

    fn listed(text: &str) -> List {
        List::parse(text).unwrap()
    }

    const LIST: &str = "[[later]]\nwhy = \"no GPU\"\nwhat = [\"R-A-10\"]\n[R-A]\n10 = \"Ten.\"\n2 = \"Two | too.\"\n3 = \"Three.\"\n";

    #[test]
    fn rows_without_a_test_are_shown() {
        let mut index = Index::new();
        add(&mut index, parse("R-A-2").unwrap(), "`a.gir`".to_owned());
        let page = page(&listed(LIST), &index);
        assert!(
            page.contains(
                "\n3 requirements: 1 have tests, 1 are later work, 1 have no test yet.\n"
            )
        );
        let rows = "| R-A-2 | Two \\| too. | `a.gir` |\n| R-A-3 | Three. | no test yet |\n| R-A-10 | Ten. | no test yet: no GPU |\n";
        assert!(page.ends_with(rows), "{page}");
    }

    #[test]
    fn tests_name_what_is_listed_and_is_no_later_work() {
        let mut index = Index::new();
        assert_eq!(problems(&listed(LIST), &index), [""; 0]);
        add(&mut index, parse("R-B-1").unwrap(), "`a.gir`".to_owned());
        add(&mut index, parse("R-A-10").unwrap(), "`b.gir`".to_owned());
        assert_eq!(
            problems(&listed(LIST), &index),
            [
                "`a.gir` names R-B-1, which docs/requirements.toml does not have",
                "`b.gir` names R-A-10, which docs/requirements.toml calls later work"
            ]
        );
        let other = LIST.replace("R-A-10", "R-A-11");
        assert_eq!(
            problems(&listed(&other), &Index::new()),
            ["docs/requirements.toml has no R-A-11 to call later work"]
        );
    }

    #[test]
    fn a_requirement_is_a_word_of_its_own() {
        assert_eq!(
            named("; R-GIR-1, R-RUNA-15: (R-GIR-107)."),
            ["R-GIR-1", "R-RUNA-15", "R-GIR-107"]
        );
        assert_eq!(
            named(
                "XR-GIR-1 R-GIR- R--1 R-gir-1 R-GIR-1a R-GIR-1-2 PR-GIR-1 R-1 X-X-1 X- X-1a AX-1 Y-1"
            ),
            [""; 0]
        );
    }

    #[test]
    fn a_contradiction_that_was_settled_is_a_requirement() {
        assert_eq!(named("X-1, R-GIR-14 (X-2)"), ["X-1", "R-GIR-14", "X-2"]);
        let mut found: Vec<_> = requirements_in("X-1 R-SPVD-2").collect();
        found.sort();
        assert_eq!(found[0].to_string(), "R-SPVD-2");
    }

    #[test]
    fn a_range_names_its_ends() {
        assert_eq!(named("R-GIR-15 to R-GIR-19"), ["R-GIR-15", "R-GIR-19"]);
        assert_eq!(named("R-GIR-15…R-GIR-19"), ["R-GIR-15", "R-GIR-19"]);
    }

    #[test]
    fn families_of_kernels_are_tests() {
        let digests = "# A: R-GIR-1\n\nfloats: R-GIR-2 R-GIR-3\nfloats/f16 0123 4567\n\ngrid:\n";
        let mut index = Index::new();
        for source in families(digests) {
            index_lit_test(&source, &mut index);
        }
        let tests: Vec<_> = index.values().flatten().collect();
        assert_eq!(tests, ["`test/conformance/floats`"; 2]);
    }

    #[test]
    fn numbers_sort_as_numbers() {
        let mut found: Vec<_> = requirements_in("R-RUNA-2 R-GIR-10 R-GIR-9").collect();
        found.sort();
        let names: Vec<_> = found.iter().map(Requirement::to_string).collect();
        assert_eq!(names, ["R-GIR-9", "R-GIR-10", "R-RUNA-2"]);
    }

    #[test]
    fn only_the_comment_right_above_a_test_counts() {
        let text = "//! R-GIR-1\n\n/// R-GIR-2\nfn helper() {}\n\n/// R-GIR-3: why.\n#[test]\nfn one() {\n    // R-GIR-4\n\
                    }\n\n#[test]\n// R-GIR-3\n#[should_panic(expected = \"x\")]\nfn two() {}\n";
        assert_eq!(rust_tests(text), "R-GIR-3: `a.rs` one, `a.rs` two\n");
    }

    #[test]
    fn a_table_of_instructions_is_a_test() {
        let text = "// R-GIR-62\ninstructions! { comparisons, Bits:\n}\n// R-GIR-3\ninstructions! { $test, Bits:\n}\n";
        assert_eq!(rust_tests(text), "R-GIR-62: `a.rs` comparisons\n");
    }

    #[test]
    fn a_test_stands_once_however_often_it_names_the_requirement() {
        let text = "/// R-GIR-3 and R-GIR-3\n#[test]\nfn one() {}\n";
        assert_eq!(rust_tests(text), "R-GIR-3: `a.rs` one\n");
    }
}
