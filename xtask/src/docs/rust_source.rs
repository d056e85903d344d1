//! The little of Rust's syntax that the pages about passes need: module comments, and statics that are struct literals
//! as rustfmt writes them.

use anyhow::{Result, anyhow};

/// A `static` or `const` item whose value is a struct literal.
#[derive(Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// The name of the item.
    pub name: &'a str,
    /// The text between the braces.
    body: &'a str,
}

/// The `//!` comment a file opens with, without the slashes.
pub fn module_comment(source: &str) -> String {
    source
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect()
}

/// The items of a file whose type and value are of the struct `name`.
pub fn records<'a>(source: &'a str, name: &str) -> Vec<Record<'a>> {
    let opening = format!(": {name} = {name} {{");
    source
        .match_indices(&opening)
        .filter_map(|(position, _)| {
            let item = source[..position].rsplit(char::is_whitespace).next()?;
            let body = &source[position + opening.len()..];
            let body = &body[..body.find("\n};")?];
            Some(Record { name: item, body })
        })
        .collect()
}

/// The items of a file that are arrays of `name` and join others: their names, and those of the joined items.
pub fn joined_lists<'a>(source: &'a str, name: &str) -> Vec<(&'a str, Vec<&'a str>)> {
    let opening = format!(": [{name}; ");
    (source.match_indices(&opening))
        .filter_map(|(position, _)| {
            let item = source[..position].rsplit(char::is_whitespace).next()?;
            let (_, value) = source[position..].split_once("] = ")?;
            Some((item, names(value)?))
        })
        .collect()
}

/// The names in an array of items, or in a call that joins lists.
fn names(list: &str) -> Option<Vec<&str>> {
    let inner = match list.strip_prefix('[') {
        Some(items) => items.split(']').next()?,
        None => {
            let call = list.strip_prefix("PassOption::join")?;
            call.strip_prefix('(').or(Some(call.split_once(">(")?.1))?
        }
    };
    let inner = inner.split(')').next()?;
    let names = inner.split(['&', '[', ']', ',']).map(str::trim);
    Some(names.filter(|name| !name.is_empty()).collect())
}

impl<'a> Record<'a> {
    /// The value of a field that is a string literal without escapes.
    ///
    /// # Errors
    /// When it has no such field.
    pub fn text(&self, field: &str) -> Result<&'a str> {
        self.value(field)
            .and_then(|value| value.strip_prefix('"'))
            .and_then(|value| value.split('"').next())
            .ok_or_else(|| anyhow!("{} has no text `{field}`", self.name))
    }

    /// The names in a field that is a slice of items, `&[ONE, TWO]`, or joins lists, `&PassOption::join(&ALL, &[ONE])`.
    ///
    /// # Errors
    /// When it has no such field.
    pub fn items(&self, field: &str) -> Result<Vec<&'a str>> {
        (self.value(field))
            .and_then(|value| names(value.strip_prefix('&')?))
            .ok_or_else(|| anyhow!("{} has no list `{field}`", self.name))
    }

    /// The text after `field:`; rustfmt may have put it on the next line.
    fn value(&self, field: &str) -> Option<&'a str> {
        let start = self.body.find(&format!("\n    {field}:"))?;
        let value = &self.body[start..];
        Some(value[value.find(':')? + 1..].trim_start())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const SOURCE: &str = "\
//! `--fold`: folds.
//!
//! ```mlir
//!   before
//! ```

//! not part of it
use gir_dialects::pass::PassInfo;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: \"fold\",
    description:
        \"Fold what is constant, and more\",
    options: &[TARGET_OPTION, super::WIDTH],
    initialize: None,
};

const OTHER: PassInfo = PassInfo {
    argument: \"other\",
    options: &[],
};
";

    #[test]
    fn the_module_comment_ends_where_the_slashes_end() {
        let expected = "`--fold`: folds.\n\n```mlir\n  before\n```\n";
        assert_eq!(module_comment(SOURCE), expected);
        assert_eq!(module_comment("mod a;\n"), "");
    }

    #[test]
    fn records_are_found_with_their_fields() {
        let found = records(SOURCE, "PassInfo");
        let names: Vec<_> = found.iter().map(|record| record.name).collect();
        assert_eq!(names, ["PASS", "OTHER"]);
        assert_eq!(found[0].text("argument").unwrap(), "fold");
        assert_eq!(
            found[0].text("description").unwrap(),
            "Fold what is constant, and more"
        );
        assert_eq!(
            found[0].items("options").unwrap(),
            ["TARGET_OPTION", "super::WIDTH"]
        );
        assert_eq!(found[1].items("options").unwrap(), [""; 0]);
    }

    #[test]
    fn joined_lists_are_found_with_the_items_that_they_join() {
        let source = "\
pub const ALL: [PassOption; 2 + options::ALL.len()] = PassOption::join(
    &[
        TARGET_OPTION,
        super::WIDTH,
    ],
    &options::OF_PASSES,
);
const MADE: [PassOption; 2] = {
    [A, B]
};
static PASS: PassInfo = PassInfo {
    options: &PassOption::join::<{ ALL.len() + 1 }>(&ALL, &[LEVEL]),
};
";
        let joined = vec!["TARGET_OPTION", "super::WIDTH", "options::OF_PASSES"];
        assert_eq!(joined_lists(source, "PassOption"), [("ALL", joined)]);
        let pass = &records(source, "PassInfo")[0];
        assert_eq!(pass.items("options").unwrap(), ["ALL", "LEVEL"]);
    }

    #[test]
    fn a_missing_field_is_an_error_and_not_taken_from_the_next_record() {
        let found = records(SOURCE, "PassInfo");
        let error = found[1].text("description").unwrap_err().to_string();
        assert_eq!(error, "OTHER has no text `description`");
        assert!(found[0].text("initialize").is_err());
        assert_eq!(records(SOURCE, "PipelineInfo"), []);
    }
}
