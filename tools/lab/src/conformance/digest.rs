//! The digests of the kernels: `test/conformance/digests.txt` has a line for each, so that a change of the generator
//! shows which kernels it changes.
//!
//! Each family has a line with the requirements that its kernels prove, which `cargo xtask docs` reads.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::case::{Argument, Case};

const HEADER: &str = "\
# The kernels of the conformance suite, written by `cargo xtask conformance --write`; do not edit.
# FAMILY: the requirements that its kernels prove
# FAMILY/NAME: a hash of the text, and one of the launch and of the results that are expected
";

/// Bytes of a hash that are kept.
const LENGTH: usize = 8;

/// The text of the file of digests.
#[must_use]
pub fn file(cases: &[Case]) -> String {
    let mut families: BTreeMap<&str, BTreeSet<Requirement<'_>>> = BTreeMap::new();
    for case in cases {
        let proved = families.entry(case.family).or_default();
        proved.extend(case.proves.split_whitespace().map(Requirement::of));
    }
    let mut lines: Vec<(&str, &str, String)> = cases.par_iter().map(line).collect();
    for (family, proved) in families {
        let names = proved.iter().map(|one| format!(" {}-{}", one.0, one.1));
        let line = format!("\n{family}:{}\n", names.collect::<String>());
        lines.push((family, "", line));
    }
    lines.sort_unstable();
    let lines = lines.into_iter().map(|(_, _, line)| line);
    HEADER.to_owned() + &lines.collect::<String>()
}

/// A requirement, ordered by its number.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Requirement<'a>(&'a str, u32);

impl<'a> Requirement<'a> {
    fn of(name: &'a str) -> Self {
        let parts = name.rsplit_once('-').unwrap_or((name, ""));
        Self(parts.0, parts.1.parse().unwrap_or_default())
    }
}

/// The line of a kernel, and its sort keys: family and name.
fn line(case: &Case) -> (&str, &str, String) {
    let text = short(blake3::hash(case.source().as_bytes()));
    let results = short(launch_and_results(case));
    let line = format!("{} {text} {results}\n", case.id());
    (case.family, &case.name, line)
}

fn short(hash: blake3::Hash) -> String {
    hash.to_hex()[..2 * LENGTH].to_owned()
}

/// A hash of a kernel's inputs and expected results.
fn launch_and_results(case: &Case) -> blake3::Hash {
    let plan = (case.plan)();
    let mut hasher = blake3::Hasher::new();
    hasher.update(format!("{:?}\n", plan.workgroups).as_bytes());
    for argument in &plan.arguments {
        match argument {
            Argument::Text(text) => {
                hasher.update(format!("{text}\n").as_bytes());
            }
            Argument::Buffer { ty, bytes, output } => {
                hasher.update(format!("{ty} {} {output}\n", bytes.len()).as_bytes());
                hasher.update(bytes);
            }
        }
    }
    for result in (plan.expected)() {
        hasher.update(&result.to_le_bytes());
    }
    hasher.finalize()
}

/// The differences between two files of digests: a line for each family and kernel.
#[must_use]
pub fn changes(committed: &str, made: &str) -> Vec<String> {
    let (old, new) = (entries(committed), entries(made));
    let names: BTreeSet<_> = old.keys().chain(new.keys()).collect();
    let change = |name: &&str| {
        let what = match (old.get(name), new.get(name)) {
            (old, new) if old == new => return None,
            (None, _) => "is new".to_owned(),
            (_, None) => "is gone".to_owned(),
            (Some(old), Some(new)) => difference(old, new).to_owned(),
        };
        Some(format!("{name} {what}"))
    };
    names.into_iter().filter_map(change).collect()
}

fn entries(file: &str) -> BTreeMap<&str, &str> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).collect()
}

fn difference(old: &str, new: &str) -> &'static str {
    match (old.split_once(' '), new.split_once(' ')) {
        (Some((old, _)), Some((new, _))) if old == new => "has another launch or other results",
        (Some((_, old)), Some((_, new))) if old == new => "has another text",
        _ => "has another text, and another launch or other results",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::families;

    fn some() -> Vec<Case> {
        let mut cases = families::all();
        cases.retain(|case| case.family == "mlir" || case.id() == "examples/max_u32");
        cases
    }

    #[test]
    fn families_stand_before_their_kernels() {
        let file = file(&some());
        let lines = file.lines().filter(|line| !line.starts_with('#'));
        let names: Vec<_> = lines
            .map(|line| line.split(' ').next().unwrap_or_default())
            .collect();
        let expected = [
            "",
            "examples:",
            "examples/max_u32",
            "",
            "mlir:",
            "mlir/critical_section",
            "mlir/product_f16",
            "mlir/product_f32",
            "mlir/product_f64",
        ];
        assert_eq!(names, expected);
        assert!(file.contains("\nmlir: R-RUNA-8\n"), "{file}");
        assert_eq!(changes(&file, &file), [""; 0]);
    }

    #[test]
    fn a_change_says_what_it_is_of() {
        let cases = some();
        let mut changed = some();
        changed[0].text += "\n";
        changed.pop();
        let plan = std::mem::replace(&mut changed[1].plan, Box::new(|| unreachable!()));
        changed[1].plan = Box::new(move || {
            let mut plan = plan();
            plan.expected = Box::new(|| vec![7]);
            plan
        });
        let said = [
            "examples/max_u32 has another text",
            "mlir/critical_section has another launch or other results",
            "mlir/product_f64 is gone",
        ];
        assert_eq!(changes(&file(&cases), &file(&changed)), said);
        let back = changes(&file(&changed), &file(&cases));
        assert_eq!(back[2], "mlir/product_f64 is new");
    }

    /// Expected results are in the digest, except for those with several: of accesses out of bounds, and of orders.
    #[test]
    fn results_are_listed() {
        let is_listed = |case: &Case| !((case.plan)().expected)().is_empty();
        let cases = families::all();
        let without = cases.iter().filter(|case| !is_listed(case));
        let without: BTreeSet<_> = without.map(|case| case.family).collect();
        let without: Vec<_> = without.into_iter().collect();
        assert_eq!(without, ["bounds", "contention", "litmus"]);
    }
}
