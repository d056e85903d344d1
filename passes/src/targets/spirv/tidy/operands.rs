//! The ids among the words of an instruction.

use rspirv::{
    grammar::{CoreInstructionTable, Instruction, OperandKind, OperandQuantifier},
    spirv::Op as Opcode,
};
use std::sync::LazyLock;

/// The grammar by opcode.
static GRAMMAR: LazyLock<Vec<Option<&'static Instruction<'static>>>> = LazyLock::new(|| {
    let mut table = vec![];
    for instruction in CoreInstructionTable::iter() {
        let number = instruction.opcode as usize;
        if table.len() <= number {
            table.resize(number + 1, None);
        }
        table[number] = Some(instruction);
    }
    table
});

/// Calls a function with each id among the operands, including the type's but not the result's. Returns false
/// if some operands are unknown, in which case some ids were skipped.
pub fn each(words: &mut [u32], mut change: impl FnMut(&mut u32)) -> bool {
    let opcode = words[0] & 0xffff;
    let Some(&Some(instruction)) = GRAMMAR.get(opcode as usize) else {
        return false;
    };
    // The width of its literals depends on the type of another instruction.
    if opcode == Opcode::Switch as u32 {
        return false;
    }
    let mut rest = &mut words[1..];
    for operand in instruction.operands {
        let repeats = operand.quantifier == OperandQuantifier::ZeroOrMore;
        while !rest.is_empty() {
            let Some(length) = one(operand.kind, rest, &mut change) else {
                return false;
            };
            rest = &mut rest[length..];
            if !repeats {
                break;
            }
        }
    }
    rest.is_empty()
}

/// The id of an instruction's result.
pub fn result(words: &[u32]) -> Option<u32> {
    let &instruction = GRAMMAR.get((words[0] & 0xffff) as usize)?;
    let mut kinds = instruction?.operands.iter().map(|operand| operand.kind);
    let position = kinds.position(|kind| kind == OperandKind::IdResult)?;
    words.get(1 + position).copied()
}

/// Does the work of [`each`] for one operand; returns its number of words, `None` if unknown.
fn one(kind: OperandKind, words: &mut [u32], change: &mut impl FnMut(&mut u32)) -> Option<usize> {
    use OperandKind as Kind;
    let all = words.len();
    Some(match kind {
        Kind::IdRef | Kind::IdScope | Kind::IdMemorySemantics | Kind::IdResultType => {
            change(&mut words[0]);
            1
        }
        Kind::IdResult
        | Kind::LiteralInteger
        | Kind::LiteralExtInstInteger
        | Kind::StorageClass
        | Kind::FunctionControl
        | Kind::SelectionControl
        | Kind::GroupOperation
        | Kind::PackedVectorFormat
        | Kind::Dim
        | Kind::ImageFormat
        | Kind::AccessQualifier
        | Kind::FPRoundingMode => 1,
        Kind::PairIdRefIdRef => {
            words.get_mut(..2)?.iter_mut().for_each(change);
            2
        }
        // Numbers up to the end.
        Kind::LoopControl | Kind::LiteralContextDependentNumber => all,
        Kind::MemoryAccess => memory_access(words, change)?,
        Kind::ImageOperands => {
            words[1..].iter_mut().for_each(change);
            all
        }
        Kind::LiteralString => {
            let is_last = |word: &u32| word.to_le_bytes().contains(&0);
            words.iter().position(is_last)? + 1
        }
        _ => return None,
    })
}

/// Visits the operands after the flags of a memory access; returns the number of words.
fn memory_access(words: &mut [u32], change: &mut impl FnMut(&mut u32)) -> Option<usize> {
    const ALIGNED: u32 = 2;
    const SCOPED: u32 = 8 | 16;
    let flags = words[0];
    let alignment = u32::from(flags & ALIGNED != 0) as usize;
    let scopes = (flags & SCOPED).count_ones() as usize;
    let places = words.get_mut(1 + alignment..1 + alignment + scopes)?;
    places.iter_mut().for_each(change);
    Some(1 + alignment + scopes)
}
