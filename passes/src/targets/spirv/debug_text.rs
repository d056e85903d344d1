//! Debug instructions in assembly: `rspirv` knows neither their names nor which of their operands are numbers.

use super::debug_set::{Debug, Kind};
use rspirv::{
    dr::{Module, Operand},
    spirv::{Op, StorageClass},
};

/// The sets that a module imports, by their ids.
pub struct Sets(Vec<(u32, Kind)>);

impl Sets {
    /// Those of a module.
    pub fn of(module: &Module) -> Self {
        let sets = module.ext_inst_imports.iter().filter_map(|import| {
            let Some(Operand::LiteralString(name)) = import.operands.first() else {
                return None;
            };
            Some((import.result_id?, Kind::named(name)?))
        });
        Self(sets.collect())
    }

    /// The lines of the debug instructions within functions, by the text of their ids.
    pub fn lines(&self, module: &Module) -> Vec<(String, String)> {
        let instructions = module.all_inst_iter();
        let instructions = instructions.filter(|inst| inst.class.opcode == Op::ExtInst);
        let written = instructions.filter_map(|inst| {
            let mut words = vec![0, inst.result_type?, inst.result_id?];
            for operand in &inst.operands {
                words.push(match *operand {
                    Operand::IdRef(id) => id,
                    Operand::LiteralExtInstInteger(number) => number,
                    _ => return None,
                });
            }
            Some((format!("%{}", words[2]), self.line(&words)?))
        });
        written.collect()
    }

    /// The line of a debug instruction, by its words.
    pub fn line(&self, words: &[u32]) -> Option<String> {
        let &[_, ty, id, set, number, ref operands @ ..] = words else {
            return None;
        };
        let (_, kind) = self.0.iter().find(|(known, _)| *known == set)?;
        let debug = Debug::of(number)?;
        let mut line = format!("%{id} = OpExtInst %{ty} %{set} {}", debug.name());
        for (position, &word) in operands.iter().enumerate() {
            line.push(' ');
            let is_literal = *kind == Kind::OpenCl && debug.numbers().contains(&position);
            line.push_str(&match is_literal {
                true => literal(debug, position, word),
                false => format!("%{word}"),
            });
        }
        Some(line)
    }
}

/// A number, or its name where the assembler asks for one.
fn literal(debug: Debug, position: usize, number: u32) -> String {
    let flag = |number| match number {
        0 => "None".to_owned(),
        4 => "FlagIsLocal".to_owned(),
        8 => "FlagIsDefinition".to_owned(),
        _ => format!("!{number}"),
    };
    match (debug, position) {
        (Debug::CompilationUnit, 3) => "Unknown".to_owned(),
        (Debug::TypeBasic, 2) => match number {
            0 => "Unspecified".to_owned(),
            1 => "Address".to_owned(),
            2 => "Boolean".to_owned(),
            3 => "Float".to_owned(),
            6 => "Unsigned".to_owned(),
            _ => format!("!{number}"),
        },
        (Debug::TypePointer, 1) => match StorageClass::from_u32(number) {
            Some(class) => format!("{class:?}"),
            None => format!("!{number}"),
        },
        (Debug::TypeComposite, 1) => match number {
            0 => "Class".to_owned(),
            _ => "Structure".to_owned(),
        },
        (Debug::TypePointer, 2)
        | (Debug::TypeFunction, 0)
        | (Debug::TypeComposite | Debug::GlobalVariable, 8)
        | (Debug::Function, 7)
        | (Debug::LocalVariable, 6) => flag(number),
        _ => number.to_string(),
    }
}
