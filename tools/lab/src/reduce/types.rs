//! Types of values, as far as the text determines them.

use std::collections::HashMap;

use gir::gir::text::opcodes::Opcode;

use super::tree::{Function, Instruction, Item, Module, Operand, Role};

/// The types of a module's names.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    types: HashMap<String, String>,
}

impl Symbols {
    /// The types of globals and the results of functions.
    #[must_use]
    pub fn of(module: &Module) -> Self {
        let items = module.items.iter().map(|item| match item {
            Item::Global(global) => (format!("@{}", global.name), global.ty.clone()),
            Item::Function(function) => (format!("@{}", function.name), function.result.clone()),
        });
        Self {
            types: items.collect(),
        }
    }

    /// The types of a function's values, by name.
    #[must_use]
    pub fn values(&self, function: &Function) -> HashMap<String, String> {
        let params = function.params.iter();
        let mut types: HashMap<_, _> = params
            .map(|param| (param.name.clone(), param.ty.clone()))
            .collect();
        let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
        // Blocks may be in any order: a definition may come later in the text.
        let mut known = usize::MAX;
        while known != types.len() {
            known = types.len();
            for instruction in instructions() {
                let ty = || self.result(instruction, &types);
                if let Some(result) = &instruction.result
                    && !types.contains_key(result)
                    && let Some(ty) = ty()
                {
                    types.insert(result.clone(), ty);
                }
            }
        }
        types
    }

    fn result(&self, one: &Instruction, types: &HashMap<String, String>) -> Option<String> {
        let operand = |index: usize| self.operand(one.operands.get(index)?, types);
        match one.opcode {
            Opcode::Alloc => Some(format!("ptr[local]<{}>", one.ty.as_deref()?)),
            Opcode::Load | Opcode::AtomicLoad | Opcode::AtomicRmw | Opcode::AtomicCmpxchg => {
                Some(pointee(&operand(0)?)?.to_owned())
            }
            Opcode::Select => operand(1),
            Opcode::Extract => Some(split(&operand(0)?)?.1.to_owned()),
            Opcode::Vec => Some(format!("vec{}<{}>", one.operands.len(), operand(0)?)),
            Opcode::Call => operand(0).filter(|ty| ty != "void"),
            Opcode::SubgroupBallot => Some("vec4<u32>".to_owned()),
            opcode if opcode.spelling().contains("cmp.") => Some(match split(&operand(0)?) {
                Some((lanes, _)) => format!("vec{lanes}<u32>"),
                None => "u32".to_owned(),
            }),
            _ if one.ty.is_some() => one.ty.clone(),
            _ if one.operands.is_empty() => Some("u32".to_owned()),
            Opcode::SubgroupAny | Opcode::SubgroupAll => Some("u32".to_owned()),
            Opcode::Trunc
            | Opcode::Zext
            | Opcode::Sext
            | Opcode::Bitcast
            | Opcode::Fptosi
            | Opcode::Fptoui
            | Opcode::Sitofp
            | Opcode::Uitofp
            | Opcode::Fpext
            | Opcode::Fptrunc => None,
            _ => operand(0),
        }
    }

    fn operand(&self, operand: &Operand, types: &HashMap<String, String>) -> Option<String> {
        match operand.role {
            Role::Value => types.get(&operand.text).cloned(),
            Role::Symbol => self.types.get(&operand.text).cloned(),
            Role::Literal => literal_type(&operand.text).map(str::to_owned),
            Role::Label | Role::Text => None,
        }
    }
}

/// The scalar types.
pub const SCALARS: [&str; 11] = [
    "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64",
];

/// The type that a literal names.
#[must_use]
pub fn literal_type(text: &str) -> Option<&'static str> {
    let mut scalars = SCALARS.into_iter();
    let named = scalars.find(|scalar| {
        text.ends_with(scalar) || text.starts_with(scalar) && text[scalar.len()..].starts_with('(')
    });
    named.or(match text.chars().last() {
        Some('u') => Some("u32"),
        Some('i') => Some("i32"),
        Some('f') => Some("f32"),
        _ => None,
    })
}

/// The pointee of a pointer type.
fn pointee(ty: &str) -> Option<&str> {
    let (_, pointee) = ty.strip_prefix("ptr[")?.split_once("]<")?;
    pointee.strip_suffix('>')
}

/// The lanes of a vector type and their type.
fn split(ty: &str) -> Option<(&str, &str)> {
    let (lanes, scalar) = ty.strip_prefix("vec")?.split_once('<')?;
    Some((lanes, scalar.strip_suffix('>')?))
}

/// A replacement for a value of a type: a literal, or a vector of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A literal.
    Scalar(Operand),
    /// A vector with this literal in each lane.
    Vector(Operand),
}

/// A plain value of a type; none for pointers.
#[must_use]
pub fn plain(ty: &str) -> Option<Plain> {
    let literal = |scalar: &str| Operand {
        role: Role::Literal,
        text: match scalar.starts_with('f') {
            true => format!("1.0{scalar}"),
            false => format!("1{scalar}"),
        },
    };
    if let Some((_, scalar)) = split(ty) {
        return Some(Plain::Vector(literal(scalar)));
    }
    SCALARS.contains(&ty).then(|| Plain::Scalar(literal(ty)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::generate::{self, Language};
    use crate::fuzz::print;

    /// The types of all values of random programs are found.
    #[test]
    fn every_value_has_a_type() {
        for seed in 0..30 {
            let text = print::program(&generate::program(seed, Language::default()));
            let module = Module::read(&text).unwrap();
            let symbols = Symbols::of(&module);
            for function in module.functions() {
                let types = symbols.values(function);
                let blocks = function.blocks.iter();
                for instruction in blocks.flat_map(|block| &block.instructions) {
                    let known = |result: &String| types.contains_key(result);
                    assert!(
                        instruction.result.as_ref().is_none_or(known),
                        "{instruction}"
                    );
                }
            }
        }
    }
}
