//! `docs/targets.md`: the profiles as tables, in a page that is otherwise written by hand.
//!
//! The compiler itself prints its profiles (`gir-opt --list-targets=json`), so that the page shows them with their
//! bases resolved. Neighbouring profiles with equal cells share a line.

mod cells;

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::lowerings::Lowerings;
use crate::process;
use crate::workspace::{Profile, Workspace};

/// The page.
const PAGE: &str = "docs/targets.md";

/// The end of the generated part of the page; it begins with the line that every generated page has.
const END: &str = "<!-- The generated part ends here. -->\n";

/// The page with regenerated tables.
///
/// # Errors
/// When the compiler does not build, or the page has no place for the tables.
pub fn page(workspace: &Workspace) -> Result<String> {
    let gir_opt = workspace.build(Profile::Dev, &["gir-opt"])?.join("gir-opt");
    let listing = process::text(Command::new(gir_opt).arg("--list-targets=json"))?;
    let listing: Value = serde_json::from_str(&listing).context("the listing is not JSON")?;
    let old = fs::read_to_string(workspace.root.join(PAGE))?;
    let lowerings = Lowerings::read(workspace)?.tables()?;
    replace(&old, &(tables(&listing)? + &lowerings))
}

/// Puts other tables into a page.
fn replace(page: &str, tables: &str) -> Result<String> {
    let begin = super::header("gir-opt --list-targets=json");
    let (before, rest) = page
        .split_once(&begin)
        .with_context(|| format!("it lacks the line {begin}"))?;
    let (_, after) = rest
        .split_once(END)
        .with_context(|| format!("it lacks the line {END}"))?;
    Ok(format!("{before}{begin}{tables}\n{END}{after}"))
}

/// A column: its title, and its cell for a profile.
type Column = (&'static str, fn(&Value) -> String);

/// A table: its heading, its cells, its columns after that of the names.
struct Table {
    heading: &'static str,
    about: &'static str,
    columns: &'static [Column],
}

/// All tables with a line for each profile.
const TABLES: &[Table] = &[
    Table {
        heading: "Profiles",
        about: "Tiers are those of the [Runa GPU dialect specification](specifications.md), section 14.1.",
        columns: &[
            ("is", |p| cells::text(&p["summary"])),
            ("tier", |p| cells::text(&p["tier"])),
            ("work-items are", |p| cells::text(&p["execution"])),
            ("bits of an address", |p| cells::text(&p["address_bits"])),
            ("work-items in a subgroup", |p| {
                cells::or(&p["subgroup_size"], "the device decides")
            }),
            ("emitted with", |p| cells::flags(&p["emitted_with"])),
        ],
    },
    Table {
        heading: "Features",
        about: "`native`: every device has it. `optional`: a device reports whether it has it. `lowered`: it is \
                expanded into other operations with the same meaning. `fallback`: it is an error unless a flag \
                permits a substitute. `none`: it is an error.",
        columns: &[
            ("atomics", |p| cells::text(&p["features"]["atomics"])),
            ("barriers", |p| cells::text(&p["features"]["barriers"])),
            ("critical sections", |p| {
                cells::text(&p["features"]["critical_sections"])
            }),
            ("images", |p| cells::text(&p["features"]["images"])),
            ("matrices", |p| cells::text(&p["features"]["matrices"])),
            ("subgroups", |p| cells::text(&p["features"]["subgroups"])),
            ("parts of subgroups", |p| {
                cells::list(&p["subgroups"]["sizes"])
            }),
            ("lengths of vectors", |p| cells::list(&p["vectors"])),
        ],
    },
    Table {
        heading: "Types and storage",
        about: "All others are `native`.",
        columns: &[
            ("types", |p| cells::exceptions(&p["types"])),
            ("storage", |p| cells::exceptions(&p["memory"])),
        ],
    },
    Table {
        heading: "Atomics and order",
        about: "An operation that a target lacks becomes another one on the same bits, a loop around a \
                compare-exchange of that width, or an operation on the 32 bits around narrower memory; else it \
                is an error. A missing ordering becomes the next stronger one, or fences where only fences have \
                it; a missing scope the next wider one.",
        columns: &[
            ("native operations", |p| cells::atomics(&p["atomics"])),
            ("orderings", |p| {
                cells::list(&p["synchronization"]["orderings"])
            }),
            ("of operations", |p| cells::list(&p["atomics"]["orderings"])),
            ("scopes", |p| cells::list(&p["synchronization"]["scopes"])),
            ("barriers join a", |p| {
                cells::list(&p["synchronization"]["barriers"])
            }),
        ],
    },
    Table {
        heading: "Limits",
        about: "A kernel beyond a limit is an error; – is left to the device. The limit that every device \
                guarantees is in brackets, where devices differ. Storage in bytes.",
        columns: &[
            ("workgroup", |p| cells::limit(p, "workgroup_size")),
            ("work-items", |p| cells::limit(p, "workgroup_items")),
            ("parameters", |p| cells::limit(p, "parameter_bytes")),
            ("workgroup storage", |p| cells::limit(p, "workgroup_bytes")),
            ("sized at launch", |p| {
                cells::limit(p, "dynamic_workgroup_bytes")
            }),
            ("private", |p| cells::limit(p, "private_bytes")),
            ("constant", |p| cells::limit(p, "constant_bytes")),
        ],
    },
    Table {
        heading: "DSPs and FPGAs",
        about: "Sizes in bytes, those of FPGA memory blocks in bits.",
        columns: &[("has", cells::hardware)],
    },
];

fn tables(listing: &Value) -> Result<String> {
    let profiles = listing["targets"].as_array().context("it has no targets")?;
    let mut text = String::new();
    for table in TABLES {
        text.push_str(&table.markdown(profiles));
    }
    text.push_str(&operations(&listing["requires"])?);
    Ok(text)
}

impl Table {
    fn markdown(&self, profiles: &[Value]) -> String {
        let titles: Vec<_> = self.columns.iter().map(|(title, _)| *title).collect();
        let mut text = format!(
            "\n### {}\n\n{}\n\n| profile | {} |\n|---{}|\n",
            self.heading,
            wrapped(self.about),
            titles.join(" | "),
            "|---".repeat(titles.len())
        );
        for (names, cells) in self.rows(profiles) {
            let names = cells::range(&names);
            text.push_str(&format!("| {names} | {} |\n", cells.join(" | ")));
        }
        text
    }

    /// Cells, with the names of the neighbouring profiles of one family that have them. A line without information is
    /// left out.
    fn rows<'p>(&self, profiles: &'p [Value]) -> Vec<(Vec<&'p str>, Vec<String>)> {
        let mut rows: Vec<(Vec<&str>, Vec<String>)> = vec![];
        let mut family = &Value::Null;
        for profile in profiles {
            let name = profile["name"].as_str().unwrap_or_default();
            let cells: Vec<_> = self.columns.iter().map(|(_, cell)| cell(profile)).collect();
            let is_of_family = *family == profile["family"];
            match rows.last_mut() {
                Some((names, last)) if is_of_family && *last == cells => names.push(name),
                _ => rows.push((vec![name], cells)),
            }
            family = &profile["family"];
        }
        rows.retain(|(_, cells)| cells.iter().any(|cell| cell != cells::NOTHING));
        rows
    }
}

/// The table of features and the operations that need them.
fn operations(requires: &Value) -> Result<String> {
    let operations = requires
        .as_object()
        .context("it lacks the required features")?;
    let mut text = String::from(
        "\n### Operations\n\nAn operation of lir that is not listed needs no feature.\n\n| feature | operations |\n|---|---|\n",
    );
    let mut features: Vec<_> = operations
        .values()
        .flat_map(|features| features.as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .collect();
    features.sort_unstable();
    features.dedup();
    for feature in features {
        let needs = |required: &Value| {
            required
                .as_array()
                .is_some_and(|all| all.contains(&feature.into()))
        };
        let names: Vec<_> = operations
            .iter()
            .filter(|(_, required)| needs(required))
            .map(|(name, _)| format!("`{name}`"))
            .collect();
        text.push_str(&format!("| {feature} | {} |\n", names.join(", ")));
    }
    Ok(text)
}

/// A paragraph in lines of the usual length.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines
            .last_mut()
            .filter(|line| line.len() + word.len() < 120);
        match line {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) => *line += &format!(" {word}"),
            None => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    #[test]
    fn only_what_is_between_the_marks_changes() {
        let begin = super::super::header("gir-opt --list-targets=json");
        let page = format!("# Targets\n\n{begin}old\n{END}\nMore.\n");
        let expected = format!("# Targets\n\n{begin}new\n\n{END}\nMore.\n");
        assert_eq!(replace(&page, "new\n").unwrap(), expected);
        assert!(replace("# Targets\n", "new\n").is_err());
        assert!(replace(&format!("{begin}old\n"), "new\n").is_err());
    }

    #[test]
    fn profiles_in_a_row_that_say_the_same_share_a_line() {
        let table = Table {
            heading: "Sizes",
            about: "About.",
            columns: &[("size", |p| cells::text(&p["size"]))],
        };
        let profiles = [
            ("a1", 1),
            ("a2", 1),
            ("a3", 1),
            ("b", 2),
            ("c", 1),
            ("d", 1),
        ];
        let profiles = profiles.map(|(name, size)| json!({ "name": name, "size": size }));
        let expected = "\n### Sizes\n\nAbout.\n\n| profile | size |\n|---|---|\n\
                        | `a1` to `a3` | 1 |\n| `b` | 2 |\n| `c`, `d` | 1 |\n";
        assert_eq!(table.markdown(&profiles), expected);
    }

    #[test]
    fn operations_stand_at_each_feature_they_need() {
        let requires = json!({ "lir.a": ["x"], "lir.b": [], "lir.c": ["y", "x"] });
        let text = operations(&requires).unwrap();
        assert!(
            text.ends_with("| x | `lir.a`, `lir.c` |\n| y | `lir.c` |\n"),
            "{text}"
        );
    }
}
