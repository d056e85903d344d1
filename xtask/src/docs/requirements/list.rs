//! `docs/requirements.toml`: every requirement with a line about it, and why some have no test.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use super::{Requirement, parse};

/// Its path from the root of the repository.
pub const PATH: &str = "docs/requirements.toml";

/// All requirements.
#[derive(Debug, Default)]
pub struct List {
    /// A line about each.
    pub summaries: BTreeMap<Requirement, String>,
    /// Why those of later work have no test.
    pub later: BTreeMap<Requirement, String>,
}

impl List {
    /// Reads the file.
    ///
    /// # Errors
    /// When it cannot be read, or has something else in it.
    pub fn read(root: &Path) -> Result<Self> {
        let text =
            fs::read_to_string(root.join(PATH)).with_context(|| format!("cannot read {PATH}"))?;
        Self::parse(&text).with_context(|| format!("in {PATH}"))
    }

    /// Parses the text of the file: a table for each family, and `later` with `why` and `what`.
    ///
    /// # Errors
    /// When it has another form.
    pub fn parse(text: &str) -> Result<Self> {
        let mut list = Self::default();
        for (key, value) in text.parse::<Table>()? {
            match (key.as_str(), &value) {
                ("later", Value::Array(groups)) => {
                    for group in groups {
                        list.group(group)?;
                    }
                }
                (family, Value::Table(lines)) => {
                    for (number, line) in lines {
                        list.line(&format!("{family}-{number}"), line)?;
                    }
                }
                _ => bail!("'{key}' is neither a family nor later work"),
            }
        }
        Ok(list)
    }

    fn line(&mut self, name: &str, line: &Value) -> Result<()> {
        // A bar would end the cell of the page's table.
        let line = string(line)?.replace('|', "\\|");
        self.summaries.insert(requirement(name)?, line);
        Ok(())
    }

    fn group(&mut self, group: &Value) -> Result<()> {
        let (Some(why), Some(what)) = (group.get("why"), group.get("what")) else {
            bail!("later work needs `why` and `what`");
        };
        for name in what.as_array().context("`what` is not a list")? {
            let why = string(why)?.to_owned();
            self.later.insert(requirement(string(name)?)?, why);
        }
        Ok(())
    }
}

fn string(value: &Value) -> Result<&str> {
    value.as_str().context("it is not a string")
}

fn requirement(name: &str) -> Result<Requirement> {
    parse(name).with_context(|| format!("'{name}' is not a requirement"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_forms_are_errors() {
        for text in [
            "x",
            "x = 1",
            "[R-A]\none = \"x\"",
            "[R-A]\n1 = 2",
            "[r-a]\n1 = \"x\"",
            "[[later]]\nwhat = [\"R-A-1\"]",
            "[[later]]\nwhy = \"x\"\nwhat = [\"none\"]",
        ] {
            assert!(List::parse(text).is_err(), "{text}");
        }
    }
}
