//! The instructions of GIR text as the ops of the dialect `gir` state them in ODS.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::super::sections;
use super::filling::filled;
use crate::process;
use crate::workspace::{Workspace, llvm_include, llvm_tool};

/// The instructions of one op.
#[derive(Debug)]
pub struct Instruction {
    /// The name of the op without that of the dialect.
    pub name: String,
    /// Its opcodes.
    pub opcodes: Vec<String>,
    /// The first one with its operands.
    pub syntax: String,
    /// A sentence about the types of operands and result; may be empty.
    pub types: String,
    /// The meaning.
    pub meaning: String,
    /// Whether the core of the language lacks it.
    pub is_extension: bool,
}

impl Instruction {
    /// The text before the example.
    pub fn entry(&self) -> String {
        let opcodes: Vec<_> = self.opcodes.iter().map(|one| format!("`{one}`")).collect();
        let extension = match self.is_extension {
            true => " *Extension.*",
            false => "",
        };
        let types = match self.types.is_empty() {
            true => String::new(),
            false => format!("{}\n\n", filled(&self.types)),
        };
        let meaning = filled(&format!("{}{extension}", self.meaning));
        let entry = format!(
            "### {}\n\n{meaning}\n\n    {}\n\n{types}",
            opcodes.join(", "),
            self.syntax
        );
        entry.trim_end().to_owned() + "\n"
    }
}

/// The instructions of all ops, and `phi`, in the order of the files.
///
/// # Errors
/// When llvm-tblgen is not installed or refuses the files, or a record has another form.
pub fn read(workspace: &Workspace) -> Result<Vec<Instruction>> {
    let mut command = Command::new(llvm_tool("llvm-tblgen"));
    command
        .current_dir(workspace.root.join("dialects"))
        .args(["-dump-json", "-I", ".", "-I"])
        .arg(llvm_include())
        .arg("gir/GirOps.td");
    let records: Value = serde_json::from_str(&process::text(&mut command)?)?;
    let names = records["!instanceof"]["Gir_Op"].as_array();
    let names = names.context("no ops in the output of llvm-tblgen")?;
    let ops = names.iter().filter_map(Value::as_str).map(|name| Op {
        records: &records,
        record: &records[name],
    });
    let mut ops: Vec<_> = ops.filter(|op| !op.text("form").is_empty()).collect();
    ops.sort_by_key(Op::place);
    let mut instructions = ops
        .iter()
        .map(Op::instruction)
        .collect::<Result<Vec<_>>>()?;
    instructions.push(phi());
    Ok(instructions)
}

/// A phi is no op, but an argument of its block.
fn phi() -> Instruction {
    Instruction {
        name: "phi".to_owned(),
        opcodes: vec!["phi".to_owned()],
        syntax: "%result = phi type [ %value, label ], [ %value, label ], …".to_owned(),
        types: "The values have the type that is written, which is the type of the result.".to_owned(),
        meaning: "The value that belongs to the block from which control came. There is one pair for each block that \
                  branches here, and all phis of a block take their values at the same time."
            .to_owned(),
        is_extension: false,
    }
}

/// The record of an op.
struct Op<'r> {
    records: &'r Value,
    record: &'r Value,
}

impl<'r> Op<'r> {
    fn text(&self, key: &str) -> &'r str {
        self.record[key].as_str().unwrap_or_default()
    }

    /// The file and the line of the definition.
    fn place(&self) -> (String, usize) {
        let place = self.record["!locs"][0].as_str().unwrap_or_default();
        let (file, line) = place.rsplit_once(':').unwrap_or((place, ""));
        (file.to_owned(), line.parse().unwrap_or_default())
    }

    fn instruction(&self) -> Result<Instruction> {
        let opcode = self.text("opcode");
        let suffixes = self.record["suffixes"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let mut opcodes: Vec<_> = suffixes
            .iter()
            .filter_map(Value::as_str)
            .map(|suffix| format!("{opcode}{suffix}"))
            .collect();
        if opcodes.is_empty() {
            opcodes.push(opcode.to_owned());
        }
        let name = self.text("opName").to_owned();
        let first = opcodes.first().cloned().unwrap_or_default();
        Ok(Instruction {
            syntax: self.syntax(&first).with_context(|| name.clone())?,
            types: self.types().with_context(|| name.clone())?,
            meaning: self.meaning(),
            is_extension: !self.text("extension").is_empty(),
            name,
            opcodes,
        })
    }

    /// Summary and description, as sentences.
    fn meaning(&self) -> String {
        let summary = self.text("summary");
        let (first, rest) = summary.split_at(summary.len().min(1));
        let description = sections::without_citations(self.text("description"));
        let lines: Vec<_> = description.lines().map(str::trim).collect();
        let meaning = format!(
            "{}{rest}. {}",
            first.to_uppercase(),
            lines.join("\n").trim()
        );
        meaning.trim_end().to_owned()
    }

    /// Names and constraints of operands or results.
    fn values(&self, key: &str) -> Vec<(&'r str, &'r str)> {
        let arguments = self.record[key]["args"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let pair =
            |argument: &'r Value| Some((argument[1].as_str()?, argument[0]["def"].as_str()?));
        arguments.iter().filter_map(pair).collect()
    }

    /// The instruction as it is written, with the names of ODS.
    fn syntax(&self, opcode: &str) -> Result<String> {
        let operands: Vec<_> = self
            .values("arguments")
            .into_iter()
            .filter(|(_, constraint)| !matches!(self.kind(constraint), Ok(Kind::Attribute)))
            .map(|(name, _)| format!("%{name}"))
            .collect();
        let operands = operands.join(", ");
        let (before, after) = match self.text("form") {
            "ICONST" | "UCONST" | "FCONST" => ("", "literal".to_owned()),
            "MOVE" => ("", format!("{operands}\n    %result = {opcode} @global")),
            "UNARY" | "BINARY" | "TERNARY" | "EXTRACT" | "INSERT" => ("", operands),
            "CONVERT" | "CAST" => ("", format!("{operands} -> type")),
            "STORE" => ("", operands),
            "ADDRESS" => ("", format!("{operands}, stride=bytes")),
            "ALLOCATE" => ("type ", "count=number".to_owned()),
            "ATOMIC_LOAD" | "ATOMIC_STORE" => ("", format!("{operands} ordering=… scope=…")),
            "ATOMIC_UPDATE" => ("operation ", format!("{operands} ordering=… scope=…")),
            "ATOMIC_COMPARE_EXCHANGE" => (
                "",
                format!("{operands} ordering_succ=… ordering_fail=… scope=…"),
            ),
            "BRANCH" => ("", "label".to_owned()),
            "CONDITIONAL_BRANCH" => ("", "%condition, label, label".to_owned()),
            "RETURN" => ("", format!("\n    {opcode} %operand")),
            "CALL" => ("", "@callee(%args, …)".to_owned()),
            "INDEX_BUILTIN" => ("x|y|z", String::new()),
            "BUILTIN" => ("", String::new()),
            "BARRIER" => ("", "exec_scope=… mem_scope=… semantics=…".to_owned()),
            "FENCE" => ("", "mem_scope=… semantics=…".to_owned()),
            "ELEMENTS" => ("", "%elements, …".to_owned()),
            "PRINT" => ("", "\"format\", %args, …".to_owned()),
            "ASSERT" => ("", "%condition, \"message\"".to_owned()),
            "REDUCE" => ("operation ", operands),
            other => bail!("the form {other} has no syntax in xtask/src/docs/opcodes/records.rs"),
        };
        let result = match self.values("results").as_slice() {
            [] => "",
            _ => "%result = ",
        };
        Ok(format!("{result}{opcode} {before}{after}")
            .trim_end()
            .replace(" \n", "\n"))
    }

    /// The types of operands and result.
    fn types(&self) -> Result<String> {
        let operands = self.values("arguments");
        let mut groups: Vec<(Vec<&str>, &str)> = vec![];
        for (name, constraint) in operands.into_iter().chain(self.values("results")) {
            let Kind::Type(ty) = self.kind(constraint)? else {
                continue;
            };
            // Successors of branches take the values of phis, which text does not write there.
            if self.text("form").ends_with("BRANCH") && name != "condition" {
                continue;
            }
            match groups.iter_mut().find(|(_, known)| *known == ty) {
                Some((names, _)) => names.push(name),
                None => groups.push((vec![name], ty)),
            }
        }
        let sentence = |(names, ty): &(Vec<&str>, &str)| {
            let quoted: Vec<_> = names.iter().map(|name| format!("`%{name}`")).collect();
            let one = match names.len() > 1 && self.are_equal(names) {
                true => ", of one type",
                false => "",
            };
            format!("{}: {ty}{one}", quoted.join(", "))
        };
        let sentences: Vec<_> = groups.iter().map(sentence).collect();
        Ok(match sentences.is_empty() {
            true => String::new(),
            false => format!("{}.", sentences.join("; ")),
        })
    }

    /// Whether a trait says that values have one type.
    fn are_equal(&self, names: &[&str]) -> bool {
        let traits = self.record["traits"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let mut traits = traits.iter().filter_map(|one| one["def"].as_str());
        traits.any(|one| {
            let values = self.records[one]["values"].as_array();
            let has = |name: &&str| {
                values.is_some_and(|values| values.iter().any(|value| value == *name))
            };
            matches!(one, "SameOperandsAndResultType" | "SameTypeOperands") || names.iter().all(has)
        })
    }

    fn kind(&self, constraint: &str) -> Result<Kind> {
        let ty = match constraint {
            "UI32" => "`u32`",
            "Gir_FlagLike" => "`u32`, or a vector of it",
            "Gir_Int" => "integer",
            "Gir_SInt" => "signed integer",
            "Gir_UInt" => "unsigned integer",
            "Gir_Float" => "float",
            "Gir_IntLike" => "integer, or a vector of it",
            "Gir_SIntLike" => "signed integer, or a vector of it",
            "Gir_UIntLike" => "unsigned integer, or a vector of it",
            "Gir_FloatLike" => "float, or a vector of it",
            "Gir_Scalar" => "number",
            "Gir_ScalarLike" => "number, or a vector of numbers",
            "Gir_Vector" => "vector",
            "Gir_Value" => "number, vector or pointer",
            "Gir_PtrType" => "pointer",
            _ => return self.composed(constraint),
        };
        Ok(Kind::Type(ty))
    }

    /// The kind of a constraint that is made of another one.
    fn composed(&self, constraint: &str) -> Result<Kind> {
        let record = &self.records[constraint];
        let inner = [&record["constraint"], &record["baseType"]];
        if let Some(inner) = inner.into_iter().find_map(|inner| inner["def"].as_str()) {
            return self.kind(inner);
        }
        let superclasses = record["!superclasses"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        if superclasses
            .iter()
            .any(|one| one == "VectorOfLengthAndType")
        {
            return Ok(Kind::Type("`vec4<u32>`"));
        }
        let is_attribute = superclasses
            .iter()
            .any(|one| one == "Attr" || one == "AttrConstraint");
        ensure!(
            is_attribute,
            "the type {constraint} has no words in xtask/src/docs/opcodes/records.rs"
        );
        Ok(Kind::Attribute)
    }
}

/// Kinds of arguments of an op.
enum Kind {
    /// A value, with words for its type.
    Type(&'static str),
    /// Part of the syntax.
    Attribute,
}
