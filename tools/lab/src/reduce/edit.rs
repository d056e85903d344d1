//! Edits of declarations, instructions, operands and types.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use gir::gir::text::opcodes::Opcode;

use crate::fuzz::text::tokens;

use super::tree::{Function, Instruction, Item, Module, Operand, Role};
use super::types::{Plain, Symbols, literal_type, plain};

/// Replaces a value by an operand.
pub(super) fn substitute(function: &mut Function, name: &str, by: &Operand) {
    for block in &mut function.blocks {
        for instruction in &mut block.instructions {
            for operand in &mut instruction.operands {
                if operand.role == Role::Value && operand.text == name {
                    operand.clone_from(by);
                }
            }
        }
    }
}

/// The values that are operands.
fn used(function: &Function) -> HashSet<String> {
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    let operands = instructions.flat_map(|instruction| &instruction.operands);
    let values = operands.filter(|operand| operand.role == Role::Value);
    values.map(|operand| operand.text.clone()).collect()
}

/// Removes declarations, and calls of removed functions.
pub fn remove_items(module: &mut Module, spots: Range<usize>) {
    let symbols = Symbols::of(module);
    let mut removed = vec![];
    let mut spot = 0;
    module.items.retain(|item| {
        let goes = spots.contains(&spot);
        spot += 1;
        match item {
            Item::Function(function) if goes => removed.push(format!("@{}", function.name)),
            Item::Global(global) if goes => removed.push(format!("@{}", global.name)),
            _ => {}
        }
        !goes
    });
    for function in module.functions_mut() {
        let mentions = |one: &Instruction| {
            let mut operands = one.operands.iter();
            operands.any(|operand| operand.role == Role::Symbol && removed.contains(&operand.text))
        };
        remove_where(function, &symbols, mentions);
    }
}

/// Removes instructions; plain values replace their results.
pub fn remove_instructions(module: &mut Module, spots: Range<usize>) {
    let symbols = Symbols::of(module);
    let mut spot = 0;
    for function in module.functions_mut() {
        let used = used(function);
        remove_where(function, &symbols, |one| {
            if !is_removable(&used, one) {
                return false;
            }
            spot += 1;
            spots.contains(&(spot - 1))
        });
    }
}

/// The number of removable instructions.
#[must_use]
pub fn removable(module: &Module) -> usize {
    let functions = module.functions();
    let of = |function: &Function| {
        let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        let used = used(function);
        instructions.filter(|one| is_removable(&used, one)).count()
    };
    functions.map(of).sum()
}

fn is_terminator(one: &Instruction) -> bool {
    matches!(one.opcode, Opcode::Br | Opcode::BrIf | Opcode::Ret)
}

/// Excludes terminators and vectors that are plain already.
fn is_removable(used: &HashSet<String>, one: &Instruction) -> bool {
    let is_literal = |operand: &Operand| operand.role == Role::Literal;
    let is_plain = one.opcode == Opcode::Splat && one.operands.iter().all(is_literal);
    let is_used = |result: &String| used.contains(result);
    !(is_terminator(one) || is_plain && one.result.as_ref().is_some_and(is_used))
}

fn remove_where(
    function: &mut Function,
    symbols: &Symbols,
    mut goes: impl FnMut(&Instruction) -> bool,
) {
    let types = symbols.values(function);
    let used = used(function);
    let mut literals = vec![];
    for block in &mut function.blocks {
        block.instructions = std::mem::take(&mut block.instructions)
            .into_iter()
            .filter_map(|one| match goes(&one) {
                true => without(&used, one, &types, &mut literals),
                false => Some(one),
            })
            .collect();
        // Phis come first; some are vectors of literals now.
        block
            .instructions
            .sort_by_key(|one| one.opcode != Opcode::Phi);
    }
    for (result, literal) in literals {
        substitute(function, &result, &literal);
    }
}

/// The rest of an instruction, and the literal that replaces its result.
fn without(
    used: &HashSet<String>,
    one: Instruction,
    types: &HashMap<String, String>,
    literals: &mut Vec<(String, Operand)>,
) -> Option<Instruction> {
    let result = one.result.as_ref()?;
    if !used.contains(result) {
        return None;
    }
    let ty = types.get(result);
    match ty.and_then(|ty| plain(ty)) {
        Some(Plain::Scalar(literal)) => {
            literals.push((result.clone(), literal));
            None
        }
        Some(Plain::Vector(literal)) => {
            let ty = ty.cloned().unwrap_or_default();
            Some(Instruction::splat(result.clone(), literal, ty))
        }
        // A pointer is kept.
        None => Some(one),
    }
}

/// An operand that a simpler one may replace: a value, or a literal that is not plain.
fn is_complex(operand: &Operand) -> bool {
    match operand.role {
        Role::Value => true,
        Role::Literal => {
            let ty = literal_type(&operand.text);
            ty.and_then(plain) != Some(Plain::Scalar(operand.clone()))
        }
        Role::Label | Role::Symbol | Role::Text => false,
    }
}

/// Replaces operands by plain literals.
pub fn simplify_operands(module: &mut Module, spots: Range<usize>) {
    let symbols = Symbols::of(module);
    let mut spot = 0;
    for function in module.functions_mut() {
        let types = symbols.values(function);
        for operand in operands(function).filter(|operand| is_complex(operand)) {
            let ty = match operand.role {
                Role::Value => types.get(&operand.text).map(String::as_str),
                _ => literal_type(&operand.text),
            };
            if spots.contains(&spot)
                && let Some(Plain::Scalar(literal)) = ty.and_then(plain)
            {
                *operand = literal;
            }
            spot += 1;
        }
    }
}

/// The number of operands that may become simpler.
#[must_use]
pub fn complex_operands(module: &Module) -> usize {
    let blocks = module.functions().flat_map(|function| &function.blocks);
    let operands = blocks
        .flat_map(|block| &block.instructions)
        .flat_map(|one| &one.operands);
    operands.filter(|operand| is_complex(operand)).count()
}

fn operands(function: &mut Function) -> impl Iterator<Item = &mut Operand> {
    let blocks = function.blocks.iter_mut();
    let instructions = blocks.flat_map(|block| &mut block.instructions);
    instructions.flat_map(|one| &mut one.operands)
}

/// Replaces the result of an instruction by its first operand of the same type.
pub fn skip_instructions(module: &mut Module, spots: Range<usize>) {
    let symbols = Symbols::of(module);
    let mut spot = 0;
    for function in module.functions_mut() {
        let types = symbols.values(function);
        let mut skipped = vec![];
        for block in &mut function.blocks {
            block.instructions.retain(|one| {
                let Some((result, operand)) = skippable(one, &types) else {
                    return true;
                };
                spot += 1;
                if spots.contains(&(spot - 1)) {
                    skipped.push((result, operand));
                    return false;
                }
                true
            });
        }
        // The replacement may be skipped as well.
        for number in 0..skipped.len() {
            let (result, by) = skipped[number].clone();
            substitute(function, &result, &by);
            for (_, other) in &mut skipped {
                if other.role == Role::Value && other.text == result {
                    other.clone_from(&by);
                }
            }
        }
    }
}

fn skippable(one: &Instruction, types: &HashMap<String, String>) -> Option<(String, Operand)> {
    let result = one.result.as_ref()?;
    let ty = types.get(result)?;
    let same = |operand: &&Operand| match operand.role {
        Role::Value => operand.text != *result && types.get(&operand.text) == Some(ty),
        Role::Literal => literal_type(&operand.text) == Some(ty),
        Role::Label | Role::Symbol | Role::Text => false,
    };
    let operand = one.operands.iter().find(same)?;
    (one.opcode != Opcode::Phi).then(|| (result.clone(), operand.clone()))
}

/// The number of instructions that may be skipped.
#[must_use]
pub fn skippables(module: &Module) -> usize {
    let symbols = Symbols::of(module);
    let of = |function: &Function| {
        let types = symbols.values(function);
        let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        let skippable = instructions.filter(|one| skippable(one, &types).is_some());
        skippable.count()
    };
    module.functions().map(of).sum()
}

/// Removes unused parameters, and their arguments in calls.
pub fn remove_parameters(module: &mut Module, spots: Range<usize>) {
    let mut spot = 0;
    let mut removed: Vec<(String, usize)> = vec![];
    for function in module.functions_mut() {
        let (used, name) = (used(function), &function.name);
        let mut number = 0;
        function.params.retain(|param| {
            let goes = spots.contains(&spot) && !used.contains(&param.name);
            if goes {
                removed.push((format!("@{name}"), number));
            }
            spot += 1;
            number += 1;
            !goes
        });
    }
    // From the last one on, so that the numbers stay valid.
    for (callee, number) in removed.into_iter().rev() {
        for function in module.functions_mut() {
            let blocks = function.blocks.iter_mut();
            for call in blocks.flat_map(|block| &mut block.instructions) {
                let is_callee = call
                    .operands
                    .first()
                    .is_some_and(|name| name.text == callee);
                if call.opcode == Opcode::Call && is_callee && number + 1 < call.operands.len() {
                    call.operands.remove(number + 1);
                }
            }
        }
    }
}

/// The number of parameters.
#[must_use]
pub fn parameters(module: &Module) -> usize {
    module
        .functions()
        .map(|function| function.params.len())
        .sum()
}

/// Types, and a simpler one for each.
pub const NARROWER: [(&str, &str); 12] = [
    ("f64", "f32"),
    ("f16", "f32"),
    ("i64", "i32"),
    ("u64", "u32"),
    ("i16", "i32"),
    ("i8", "i32"),
    ("u16", "u32"),
    ("u8", "u32"),
    ("vec16", "vec4"),
    ("vec8", "vec4"),
    ("vec4", "vec2"),
    ("vec3", "vec2"),
];

/// The text with a simpler type instead of another; literals of the type become plain.
#[must_use]
pub fn narrowed(text: &str, from: &str, to: &str) -> String {
    let literal = plain(to);
    let words = tokens(text).into_iter().map(|word| {
        let is_name = word.starts_with(['%', '@']);
        match (&literal, literal_type(word)) {
            _ if word == from => to.to_owned(),
            (Some(Plain::Scalar(literal)), Some(ty)) if ty == from && !is_name => {
                literal.text.clone()
            }
            _ => word.to_owned(),
        }
    });
    words.collect()
}
