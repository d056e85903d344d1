//! `docs/opcodes.toml`: the families of instructions, and an example of each op.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use toml::{Table, Value};

/// Its path from the root of the repository.
const PATH: &str = "docs/opcodes.toml";

/// Some instructions that belong together.
#[derive(Debug)]
pub struct Family {
    /// The heading.
    pub title: String,
    /// The paragraph under it.
    pub text: String,
    /// The text of an example, by the name of the op.
    pub examples: BTreeMap<String, String>,
}

/// The families in the order of the file.
///
/// # Errors
/// When the file cannot be read or has another form.
pub fn read(root: &Path) -> Result<Vec<Family>> {
    let text =
        fs::read_to_string(root.join(PATH)).with_context(|| format!("cannot read {PATH}"))?;
    parse(&text).with_context(|| format!("in {PATH}"))
}

fn parse(text: &str) -> Result<Vec<Family>> {
    let table = text.parse::<Table>()?;
    let families = table.get("family").and_then(Value::as_array);
    families
        .context("no families")?
        .iter()
        .map(family)
        .collect()
}

fn family(value: &Value) -> Result<Family> {
    let string = |key: &str| {
        let text = value.get(key).and_then(Value::as_str);
        Ok::<_, anyhow::Error>(
            text.with_context(|| format!("a family without {key}"))?
                .to_owned(),
        )
    };
    let title = string("title")?;
    let examples = value.get("examples").and_then(Value::as_table);
    let examples = examples.with_context(|| format!("{title} has no examples"))?;
    let example = |(name, text): (&String, &Value)| {
        let text = text
            .as_str()
            .with_context(|| format!("{name} has no text"))?;
        Ok((name.clone(), text.to_owned()))
    };
    Ok(Family {
        text: string("text")?,
        examples: examples.iter().map(example).collect::<Result<_>>()?,
        title,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_come_in_order_with_their_examples() {
        let text = "[[family]]\ntitle = \"B\"\ntext = \"b\"\n[family.examples]\n\"a.b\" = '''\n%x = a.b 1u\n'''\n\
                    [[family]]\ntitle = \"A\"\ntext = \"a\"\n[family.examples]\n";
        let families = parse(text).unwrap();
        assert_eq!(families[0].title, "B");
        assert_eq!(families[0].examples["a.b"], "%x = a.b 1u\n");
        assert_eq!(families[1].title, "A");
        assert!(parse("[[family]]\ntitle = \"A\"\n").is_err());
    }
}
