//! Removes unused types and constants.

use super::{module::Module, operands};
use crate::targets::spirv::binary::{BOUND, HEADER};
use rspirv::spirv::Op as Opcode;
use std::collections::HashSet;

/// The module without unused definitions, and without names and decorations of removed ids.
pub fn remove(module: Module, mut header: [u32; HEADER], functions: Vec<u32>) -> Vec<u32> {
    let mut used = HashSet::new();
    each(&functions, |words| mark(words, &mut used));
    // Uses come after definitions, except for pointers that are forward-declared.
    let mut globals = vec![];
    each(&module.globals, |words| {
        if words[0] & 0xffff == Opcode::TypeForwardPointer as u32 {
            mark(words, &mut used);
        }
        globals.push(words);
    });
    let mut kept = vec![];
    let mut gone: HashSet<u32> = module.gone.clone();
    gone.extend(module.instead.keys());
    for words in globals.into_iter().rev() {
        match defined(words) {
            Some(id) if !used.contains(&id) => {
                gone.insert(id);
            }
            _ => {
                if is_reference(words) {
                    mark(words, &mut used);
                }
                kept.push(words);
            }
        }
    }
    let mut ids = 0;
    each(&functions, |words| {
        ids = ids.max(operands::result(words).unwrap_or_default());
    });
    for words in &kept {
        ids = ids.max(operands::result(words).unwrap_or_default());
    }
    header[BOUND] = ids + 1;
    let mut output = header.to_vec();
    for words in kept.into_iter().rev() {
        if !(is_about(words) && gone.contains(&words[1])) {
            output.extend_from_slice(words);
        }
    }
    output.extend(functions);
    output
}

fn each<'w>(words: &'w [u32], mut work: impl FnMut(&'w [u32])) {
    let mut rest = words;
    while let Some(&first) = rest.first() {
        let (instruction, behind) = rest.split_at((first >> 16) as usize);
        work(instruction);
        rest = behind;
    }
}

/// Adds the ids that an instruction uses; all its words if its operands are unknown.
fn mark(words: &[u32], used: &mut HashSet<u32>) {
    let mut words = words.to_vec();
    if !operands::each(&mut words, |id| {
        used.insert(*id);
    }) {
        used.extend(&words[1..]);
    }
}

/// The id of a type, a constant or an undefined value.
fn defined(words: &[u32]) -> Option<u32> {
    use Opcode as O;
    match Opcode::from_u32(words[0] & 0xffff)? {
        O::TypeVoid
        | O::TypeBool
        | O::TypeInt
        | O::TypeFloat
        | O::TypeVector
        | O::TypeArray
        | O::TypeRuntimeArray
        | O::TypeStruct
        | O::TypePointer
        | O::TypeFunction => words.get(1).copied(),
        O::Undef
        | O::Constant
        | O::ConstantTrue
        | O::ConstantFalse
        | O::ConstantNull
        | O::ConstantComposite => words.get(2).copied(),
        _ => None,
    }
}

/// Whether an instruction annotates an id without using it.
fn is_about(words: &[u32]) -> bool {
    use Opcode as O;
    matches!(
        Opcode::from_u32(words[0] & 0xffff),
        Some(O::Name | O::MemberName | O::Decorate | O::MemberDecorate)
    )
}

/// Whether the operands of an instruction keep their definitions alive.
fn is_reference(words: &[u32]) -> bool {
    use Opcode as O;
    let opcode = Opcode::from_u32(words[0] & 0xffff);
    !is_about(words)
        && !matches!(
            opcode,
            Some(O::Capability | O::Extension | O::MemoryModel | O::ExecutionMode)
        )
}
