//! `docs/opcodes.md`: every instruction of GIR text with its syntax, its types, its meaning and an example that runs.
//!
//! Syntax, types and meaning come from the ops of the dialect `gir` ([`records`]), the families and the examples from
//! `docs/opcodes.toml` ([`families`]). An op without an example is an error, and so is an example without an op.

mod families;
mod filling;
mod records;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Result, ensure};

use crate::workspace::Workspace;
use families::Family;
use records::Instruction;

const INTRODUCTION: &str = "
# Instructions of GIR text

[The language](language.md) explains the notation, the types and the memory. This page has every instruction, by
families. An example without a function stands in the first block of a kernel. A comment such as `; %x = 4u8` states the
value of `%x` exactly, `; %x ~ 0.5f` one that is close; the tests of the project run the examples and compare.

*Extension* marks instructions beyond the core of the language, which `gir-opt --gir-strict` refuses.
";

/// The page.
///
/// # Errors
/// When llvm-tblgen or a file cannot be read, or ops and examples do not agree.
pub fn page(workspace: &Workspace) -> Result<String> {
    let instructions = records::read(workspace)?;
    let families = families::read(&workspace.root)?;
    text(&families, &instructions)
}

fn text(families: &[Family], instructions: &[Instruction]) -> Result<String> {
    let ops: BTreeSet<_> = instructions.iter().map(|one| one.name.as_str()).collect();
    let examples: BTreeSet<_> = families
        .iter()
        .flat_map(|family| family.examples.keys().map(String::as_str))
        .collect();
    let (without, unknown) = (ops.difference(&examples), examples.difference(&ops));
    let (without, unknown): (Vec<_>, Vec<_>) = (without.collect(), unknown.collect());
    ensure!(without.is_empty(), "no example of {without:?}");
    ensure!(
        unknown.is_empty(),
        "examples of {unknown:?}, which are no ops"
    );
    let mut page = super::header("dialects/gir/*.td and docs/opcodes.toml");
    page.push_str(INTRODUCTION);
    for family in families {
        let title = &family.title;
        // Writing to a string does not fail.
        let _ = write!(page, "\n## {title}\n\n{}\n", paragraphs(&family.text));
        let own = instructions
            .iter()
            .filter_map(|one| Some((one, family.examples.get(&one.name)?)));
        for (instruction, example) in own {
            let _ = write!(
                page,
                "\n{}\n```gir\n{}\n```\n",
                instruction.entry(),
                example.trim_end()
            );
        }
    }
    Ok(page)
}

/// A text in lines, paragraph by paragraph.
fn paragraphs(text: &str) -> String {
    let paragraphs = text.trim().split("\n\n").map(filling::filled);
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instruction() -> Instruction {
        Instruction {
            name: "neg".to_owned(),
            opcodes: vec!["neg".to_owned()],
            syntax: "%result = neg %x".to_owned(),
            types: "`%x`: number.".to_owned(),
            meaning: "Negation.".to_owned(),
            is_extension: false,
        }
    }

    fn family(examples: &[&str]) -> Family {
        let examples = examples
            .iter()
            .map(|name| ((*name).to_owned(), "%y = neg 1i\n".to_owned()));
        Family {
            title: "Signs".to_owned(),
            text: "Text.\n".to_owned(),
            examples: examples.collect(),
        }
    }

    #[test]
    fn an_instruction_stands_with_its_example() {
        let page = text(&[family(&["neg"])], &[instruction()]).unwrap();
        let entry = "\n## Signs\n\nText.\n\n### `neg`\n\nNegation.\n\n    %result = neg %x\n\n`%x`: number.\n\n\
                     ```gir\n%y = neg 1i\n```\n";
        assert!(page.ends_with(entry), "{page}");
    }

    #[test]
    fn an_instruction_without_example_and_an_example_without_instruction_are_errors() {
        let error = text(&[family(&[])], &[instruction()]).unwrap_err();
        assert_eq!(error.to_string(), "no example of [\"neg\"]");
        let error = text(&[family(&["neg", "no"])], &[instruction()]).unwrap_err();
        assert_eq!(error.to_string(), "examples of [\"no\"], which are no ops");
    }
}
