//! The instructions of GIR text, as the rows of a macro: an op states its instructions in ODS.

use super::names;
use std::{error::Error, fmt::Write as _};
use tblgen::{Record, RecordKeeper};

/// The instructions of one op.
struct Instructions {
    /// The opcodes.
    spellings: Vec<String>,
    /// The constant of the syntax.
    form: String,
    /// The extension of the core, or nothing.
    extension: String,
    /// The numbers that all operands and the result are, if they are of one type.
    numbers: Option<&'static str>,
}

const MACRO: &str = "\
/// Calls the macro `$rows` with a row for each instruction of GIR text that is an op, and with `$more`.
///
/// A row is `\"opcode\" Opcode = FORM [];`, with an `Extension` after a comma if it has one. In the brackets
/// are the op and a class of numbers, if all operands and the result are such numbers of one type, or vectors
/// of them.
#[macro_export]
macro_rules! instructions {
    ($rows:ident { $($more:tt)* }) => {
        $rows! {
ROWS            $($more)*
        }
    };
}
";

/// The macro `instructions`, which passes all rows and the tokens after its own to another macro.
pub fn emit(keeper: &RecordKeeper<'_>) -> Result<String, Box<dyn Error>> {
    let mut records: Vec<_> = keeper.all_derived_definitions("Gir_Op").collect();
    // In the order of the files.
    records.sort_by_key(|record| record.id());
    let mut rows = String::new();
    for record in records {
        if let Some(instructions) = Instructions::read(record)? {
            instructions.emit(&mut rows);
        }
    }
    Ok(MACRO.replace("ROWS", &rows))
}

impl Instructions {
    /// Returns `None` if the op has no instruction.
    fn read(record: Record<'_>) -> Result<Option<Self>, Box<dyn Error>> {
        let form = record.str_value("form")?.to_owned();
        if form.is_empty() {
            return Ok(None);
        }
        let opcode = record.str_value("opcode")?;
        let suffixes = record.list_of_strings_value("suffixes")?;
        let spellings = match suffixes.is_empty() {
            true => vec![opcode.to_owned()],
            false => suffixes
                .iter()
                .map(|suffix| format!("{opcode}{suffix}"))
                .collect(),
        };
        Ok(Some(Self {
            spellings,
            form,
            extension: record.str_value("extension")?.to_owned(),
            numbers: numbers(record)?,
        }))
    }

    fn emit(&self, rows: &mut String) {
        for spelling in &self.spellings {
            let words = spelling.split(['.', '_']).map(names::pascal);
            let variant: String = words.collect();
            let numbers = self
                .numbers
                .map(|class| format!("\"gir.{spelling}\" {class}"));
            let numbers = numbers.unwrap_or_default();
            let _ = write!(
                rows,
                "            {spelling:?} {variant} = {} [{numbers}]",
                self.form
            );
            if !self.extension.is_empty() {
                let _ = write!(rows, ", {}", self.extension);
            }
            rows.push_str(";\n");
        }
    }
}

/// The class of the operands and the result, which have one type, of an op that works lane by lane.
fn numbers(record: Record<'_>) -> Result<Option<&'static str>, Box<dyn Error>> {
    let has_one_type = super::records::traits(record)?
        .iter()
        .any(|name| name == "SameOperandsAndResultType");
    let operands = record.dag_value("arguments")?;
    let mut constraints = Vec::new();
    for (_, init) in operands.args() {
        let constraint: Record<'_> = init.try_into()?;
        constraints.push(constraint.name()?);
    }
    let Some((&first, others)) = constraints.split_first() else {
        return Ok(None);
    };
    if !has_one_type || others.iter().any(|&other| other != first) {
        return Ok(None);
    }
    Ok(match first {
        "Gir_ScalarLike" => Some("Number"),
        "Gir_IntLike" => Some("Integer"),
        "Gir_FloatLike" => Some("Float"),
        _ => None,
    })
}
