//! How targets express the operations of lir: notes in the page of the dialect, and tables in the page about targets.
//!
//! The compiler prints the tables of its targets (`gir-opt --list-targets=lowerings`), and tests compare these with the
//! output. No note has other text than theirs.

use std::collections::BTreeMap;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::process;
use crate::workspace::{Profile, Workspace};

/// The operations of the table about barriers.
const BARRIERS: [&str; 2] = ["lir.barrier", "lir.mem_fence"];

/// The heading of the notes of an operation.
const HEADING: &str = "#### Lowering:";

/// The start of the heading of an operation.
const OPERATION: &str = "### `lir.";

/// The tables of all targets.
pub struct Lowerings(Vec<Value>);

impl Lowerings {
    /// The tables that the compiler prints.
    ///
    /// # Errors
    /// When the compiler does not build, or prints something else.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let gir_opt = workspace.build(Profile::Dev, &["gir-opt"])?.join("gir-opt");
        let listing = process::text(Command::new(gir_opt).arg("--list-targets=lowerings"))?;
        let tables = serde_json::from_str(&listing).context("the listing is not JSON")?;
        Ok(Self(tables))
    }

    /// The page of lir with a note for each target in the section of each operation.
    ///
    /// # Errors
    /// When a table lacks an operation of the page.
    pub fn annotate(&self, page: &str) -> Result<String> {
        let mut annotated = String::with_capacity(2 * page.len());
        let mut operation = None;
        for line in page.lines() {
            if line.starts_with("### ") || line.starts_with("## ") {
                self.end_section(operation, &mut annotated)?;
                let name = line.strip_prefix(OPERATION);
                operation = name.and_then(|name| name.split('`').next());
            }
            annotated.push_str(line);
            annotated.push('\n');
        }
        self.end_section(operation, &mut annotated)?;
        Ok(annotated)
    }

    /// Adds the notes of an operation to the end of its section, which ends with an empty line or the page.
    fn end_section(&self, operation: Option<&str>, page: &mut String) -> Result<()> {
        let Some(name) = operation else {
            return Ok(());
        };
        let is_last = !page.ends_with("\n\n");
        page.push_str(if is_last { "\n" } else { "" });
        page.push_str(&format!("{HEADING}\n\n"));
        for table in &self.0 {
            let row = row(table, &format!("lir.{name}"))?;
            page.push_str(&format!(
                "- {}: {}\n",
                text(&table["target"]),
                note(row, "../passes.md")
            ));
        }
        page.push_str(if is_last { "" } else { "\n" });
        Ok(())
    }

    /// The tables for the page about targets: all operations, then barriers with the words of the output.
    ///
    /// # Errors
    /// When a table lacks an operation.
    pub fn tables(&self) -> Result<String> {
        let titles: Vec<_> = self.0.iter().map(|table| text(&table["target"])).collect();
        let profiles = self.0.iter().map(|table| codes(&table["profiles"]));
        let mut tables = format!(
            "\n### Lowerings\n\n\
             How a target expresses an operation of lir: its emitter has it, a pass replaces it before, or it is refused.\n\
             [dialects/lir.md](dialects/lir.md) has the words that stand in the output, with the names of variables of a sample,\n\
             and the reasons of errors. Tests compare all of this with the output for the profiles in the first line.\n\n\
             | operations | {} |\n|---{}|\n| | {} |\n",
            titles.join(" | "),
            "|---".repeat(titles.len()),
            profiles.collect::<Vec<_>>().join(" | "),
        );
        for (names, cells) in self.rows()? {
            tables.push_str(&format!(
                "| {} | {} |\n",
                names.join(", "),
                cells.join(" | ")
            ));
        }
        tables.push_str(
            "\n### Barriers and fences\n\n| target | operation | becomes |\n|---|---|---|\n",
        );
        for name in BARRIERS {
            for table in &self.0 {
                let note = note(row(table, name)?, "passes.md").replace('|', "\\|");
                tables.push_str(&format!(
                    "| {} | `{name}` | {note} |\n",
                    text(&table["target"])
                ));
            }
        }
        Ok(tables)
    }

    /// Names of operations and their cells; operations with equal cells share a line.
    fn rows(&self) -> Result<Vec<(Vec<String>, Vec<String>)>> {
        let first = self.0.first().context("there are no tables")?;
        let operations = first["operations"]
            .as_array()
            .context("it has no operations")?;
        let mut places = BTreeMap::new();
        let mut rows: Vec<(Vec<String>, Vec<String>)> = vec![];
        for operation in operations {
            let name = text(&operation["name"]);
            let cells = self.0.iter().map(|table| row(table, name).map(cell));
            let cells = cells.collect::<Result<Vec<_>>>()?;
            let place = *places.entry(cells.clone()).or_insert(rows.len());
            if place == rows.len() {
                rows.push((vec![], cells));
            }
            rows[place].0.push(format!("`{name}`"));
        }
        ensure!(!rows.is_empty(), "there are no operations");
        Ok(rows)
    }
}

/// The row of an operation.
fn row<'t>(table: &'t Value, name: &str) -> Result<&'t Value> {
    let operations = table["operations"].as_array().into_iter().flatten();
    let mut found = operations.filter(|operation| operation["name"] == name);
    found.next().with_context(|| {
        format!(
            "the table of {} has no row for {name}",
            text(&table["target"])
        )
    })
}

/// How an operation is expressed, with its cases.
fn note(row: &Value, passes: &str) -> String {
    let mut note = way(row, passes);
    for case in cases(row) {
        note.push_str(&format!("; {}: {}", condition(case), way(case, passes)));
    }
    note
}

/// The cases of a row by form, those of no form first.
fn cases(row: &Value) -> Vec<&Value> {
    let mut cases: Vec<_> = row["cases"].as_array().into_iter().flatten().collect();
    cases.sort_by_key(|case| (case["form"].as_str(), case["profile"].as_str()));
    cases
}

/// The form and the profile of a case.
fn condition(case: &Value) -> String {
    match (case["form"].as_str(), case["profile"].as_str()) {
        (Some(form), Some(profile)) => format!("{form}, on `{profile}`"),
        (Some(form), None) => form.to_owned(),
        (None, profile) => format!("on `{}`", profile.unwrap_or_default()),
    }
}

/// The words of the output, the pass that replaces the operation, or the reason of the error.
fn way(way: &Value, passes: &str) -> String {
    let words = codes(&way["words"]);
    match (way["refused"].as_str(), way["pass"].as_str()) {
        (Some(reason), _) => format!("refused, \"{reason}\""),
        (None, Some(pass)) if words.is_empty() => format!("[`{pass}`]({passes}#--{pass})"),
        (None, Some(pass)) => format!("{words} by [`{pass}`]({passes}#--{pass})"),
        (None, None) if words.is_empty() => "no instruction of its own".to_owned(),
        (None, None) => words,
    }
}

/// The cell of an operation: who expresses it, with the cases in which that is another.
fn cell(row: &Value) -> String {
    let main = who(row);
    let others = cases(row).into_iter().filter(|case| who(case) != main);
    let others = others.map(|case| format!("; {}: {}", condition(case), who(case)));
    main.clone() + &others.collect::<String>()
}

fn who(way: &Value) -> String {
    match (way["refused"].as_str(), way["pass"].as_str()) {
        (Some(_), _) => "refused".to_owned(),
        (None, Some(pass)) => format!("`{pass}`"),
        (None, None) => "emitter".to_owned(),
    }
}

/// Texts of a list as code.
fn codes(list: &Value) -> String {
    let codes = list.as_array().into_iter().flatten();
    let codes = codes.map(|code| format!("`{}`", text(code)));
    codes.collect::<Vec<_>>().join(", ")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    fn example() -> Lowerings {
        let way = |pass, words: &[&str], refused| json!({ "pass": pass, "words": words, "refused": refused });
        let row = |name: &str, way: &Value, cases: Value| {
            let mut row = way.clone();
            row["name"] = name.into();
            row["cases"] = cases;
            row
        };
        let none = Value::Null;
        let emitted = way(none.clone(), &["add", "a|b"], none.clone());
        let by_pass = way("lir-x".into(), &[], none.clone());
        let refused = way(none.clone(), &[], "needs it".into());
        let mut case = refused.clone();
        case["profile"] = "old".into();
        let mut form = way(none.clone(), &["v"], none.clone());
        form["form"] = "volatile".into();
        let table = |target: &str, rows: Value| json!({ "target": target, "profiles": ["new", "old"], "operations": rows });
        let others = [
            row("lir.barrier", &emitted, json!([])),
            row("lir.mem_fence", &emitted, json!([])),
        ];
        let with_others =
            |own: [Value; 2]| own.into_iter().chain(others.clone()).collect::<Value>();
        Lowerings(vec![
            table(
                "A",
                with_others([
                    row("lir.a", &emitted, json!([form, case])),
                    row("lir.b", &by_pass, json!([])),
                ]),
            ),
            table(
                "B",
                with_others([
                    row("lir.a", &refused, json!([])),
                    row("lir.b", &way(none.clone(), &[], none.clone()), json!([])),
                ]),
            ),
        ])
    }

    #[test]
    fn notes_end_the_section_of_an_operation() {
        let page = "# D\n\n### `lir.a` (A)\n\nText.\n\n### `lir.b` (B)\n\nMore.\n";
        let expected = "# D\n\n### `lir.a` (A)\n\nText.\n\n#### Lowering:\n\n\
                        - A: `add`, `a|b`; on `old`: refused, \"needs it\"; volatile: `v`\n\
                        - B: refused, \"needs it\"\n\n\
                        ### `lir.b` (B)\n\nMore.\n\n#### Lowering:\n\n\
                        - A: [`lir-x`](../passes.md#--lir-x)\n- B: no instruction of its own\n";
        assert_eq!(example().annotate(page).unwrap(), expected);
    }

    #[test]
    fn an_operation_without_a_row_is_an_error() {
        let error = example().annotate("### `lir.c` (C)\n").unwrap_err();
        assert_eq!(error.to_string(), "the table of A has no row for lir.c");
    }

    #[test]
    fn operations_with_equal_cells_share_a_line() {
        let tables = example().tables().unwrap();
        assert!(
            tables.contains(
                "| operations | A | B |\n|---|---|---|\n| | `new`, `old` | `new`, `old` |\n\
                 | `lir.a` | emitter; on `old`: refused | refused |\n\
                 | `lir.b` | `lir-x` | emitter |\n\
                 | `lir.barrier`, `lir.mem_fence` | emitter | emitter |\n"
            ),
            "{tables}"
        );
        assert!(
            tables.ends_with("| B | `lir.mem_fence` | `add`, `a\\|b` |\n"),
            "{tables}"
        );
    }
}
