//! A SPIR-V binary as words, for a single pass over its instructions.
//!
//! Steps after the serialiser that change few instructions copy the others. Steps that need types or positions
//! load the binary with `rspirv` instead.

use rspirv::{
    dr::{Instruction, Module, Operand},
    grammar::{CoreInstructionTable, OperandKind},
    spirv::Op as Opcode,
};

/// Number of words before the first instruction.
pub const HEADER: usize = 5;

/// Index of the id bound in the header.
pub const BOUND: usize = 3;

/// The words of a binary.
pub fn words(binary: &[u8]) -> Vec<u32> {
    let words = binary.as_chunks::<4>().0.iter();
    words.map(|&bytes| u32::from_le_bytes(bytes)).collect()
}

/// The words as bytes.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Loads a binary as a module. `rspirv` knows no section for `OpExecutionModeId`, whose operands are those of
/// `OpExecutionMode`: the former is loaded as the latter, then restored. Neither does it know instructions of sets
/// outside of functions, which are debug information: they are left out.
///
/// # Errors
/// If `rspirv` cannot read the binary.
pub fn load(binary: &[u8]) -> Result<Module, String> {
    let (mut words, _) = without_debug_globals(binary)?;
    let mut by_id = vec![];
    let mut at = HEADER;
    while let Some(&first) = words.get(at) {
        if first & 0xffff == Opcode::ExecutionModeId as u32 {
            by_id.push((words.get(at + 1).copied(), words.get(at + 2).copied()));
            words[at] = first_word(Opcode::ExecutionMode, (first >> 16) as usize);
        }
        at += ((first >> 16) as usize).max(1);
    }
    let mut module = rspirv::dr::load_words(words).map_err(|error| error.to_string())?;
    for mode in &mut module.execution_modes {
        let head = [0, 1].map(|index| word(mode, index));
        if by_id.contains(&head.into()) {
            let operands = std::mem::take(&mut mode.operands);
            *mode = Instruction::new(Opcode::ExecutionModeId, None, None, operands);
        }
    }
    Ok(module)
}

/// A binary without the instructions of sets outside of functions, and these.
///
/// # Errors
/// If the binary is cut short.
pub fn without_debug_globals(binary: &[u8]) -> Result<(Vec<u32>, Vec<Vec<u32>>), String> {
    let words = words(binary);
    let (mut kept, mut left) = (header(&words)?.to_vec(), vec![]);
    let mut in_functions = false;
    for instruction in instructions(&words) {
        let instruction = instruction?;
        in_functions |= instruction.opcode == Opcode::Function;
        match instruction.opcode == Opcode::ExtInst && !in_functions {
            true => left.push(instruction.words.to_vec()),
            false => kept.extend_from_slice(instruction.words),
        }
    }
    Ok((kept, left))
}

/// The word that encodes an operand of an instruction.
fn word(instruction: &Instruction, operand: usize) -> Option<u32> {
    match instruction.operands.get(operand)? {
        Operand::IdRef(id) => Some(*id),
        Operand::ExecutionMode(mode) => Some(*mode as u32),
        _ => None,
    }
}

/// The header, which precedes the instructions.
///
/// # Errors
/// If the header is cut short.
pub fn header(words: &[u32]) -> Result<&[u32; HEADER], String> {
    let header = words.first_chunk();
    header.ok_or_else(|| "it has no header".to_owned())
}

/// The first word of an instruction of `length` words.
pub fn first_word(opcode: Opcode, length: usize) -> u32 {
    (length as u32) << 16 | opcode as u32
}

/// The most bytes of a string (SPIR-V specification, "Universal Limits").
pub const MOST_BYTES: usize = 65_535;

/// A string as words: its bytes, then at least one zero byte. A longer one than SPIR-V allows, or one with a zero, is
/// cut there: strings of a binary that this crate writes itself are names.
pub fn string(text: &str) -> Vec<u32> {
    let text = text.split('\0').next().unwrap_or_default();
    let text = &text[..text.floor_char_boundary(MOST_BYTES)];
    let mut bytes = text.as_bytes().to_vec();
    bytes.resize((bytes.len() / 4 + 1) * 4, 0);
    words(&bytes)
}

/// The string that starts with a word.
pub fn text(words: &[u32]) -> Option<String> {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    String::from_utf8(bytes.take_while(|&byte| byte != 0).collect()).ok()
}

/// An instruction in a binary.
#[derive(Clone, Copy)]
pub struct Encoded<'w> {
    /// Its opcode.
    pub opcode: Opcode,
    /// All its words.
    pub words: &'w [u32],
}

impl Encoded<'_> {
    /// A word after the first one.
    pub fn operand(&self, index: usize) -> Option<u32> {
        self.words.get(1 + index).copied()
    }

    /// The id and the string of an `OpName`.
    pub fn name(&self) -> Option<(u32, String)> {
        Some((self.operand(0)?, text(self.words.get(2..)?)?))
    }

    /// The id of its result, if it has one.
    pub fn result(&self) -> Option<u32> {
        let operands = CoreInstructionTable::get(self.opcode).operands;
        let mut kinds = operands.iter().map(|operand| operand.kind);
        let position = kinds.position(|kind| kind == OperandKind::IdResult)?;
        self.operand(position)
    }
}

/// The instructions of a binary, in order.
pub fn instructions(words: &[u32]) -> impl Iterator<Item = Result<Encoded<'_>, String>> {
    let mut rest = words.get(HEADER..).unwrap_or_default();
    std::iter::from_fn(move || {
        let &first = rest.first()?;
        let split = rest.split_at_checked((first >> 16) as usize);
        let opcode = Opcode::from_u32(first & 0xffff);
        match (split, opcode) {
            (Some((words @ [_, ..], behind)), Some(opcode)) => {
                rest = behind;
                Some(Ok(Encoded { opcode, words }))
            }
            _ => {
                rest = &[];
                Some(Err("an instruction is cut short or unknown".to_owned()))
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{MOST_BYTES, bytes, string, text};

    #[test]
    fn a_string_ends_at_a_zero() {
        assert_eq!(bytes(&string("abc")), b"abc\0");
        assert_eq!(bytes(&string("abcd")), b"abcd\0\0\0\0");
        assert_eq!(bytes(&string("a\0b")), b"a\0\0\0");
    }

    #[test]
    fn a_string_is_cut_between_characters() {
        let long = "ä".repeat(1 << 18);
        let cut = string(&long);
        assert!(cut.len() < 0xffff - 4, "{}", cut.len());
        let expected = "ä".repeat(MOST_BYTES / 2);
        assert_eq!(text(&cut), Some(expected));
    }
}
