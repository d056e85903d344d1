//! The instructions of a binary: the only file that trusts no word.
//!
//! An instruction is its opcode, the ids of its type and result, and the words behind them. Sizes, the magic number
//! in both byte orders and the bound of ids are checked here; meanings of operands are checked where they are used.

use super::{
    debug,
    newer::{self, Newer},
};
use rspirv::{
    grammar::{CoreInstructionTable, LogicalOperand, OperandKind, OperandQuantifier},
    spirv::Op,
};
use std::{collections::HashMap, sync::LazyLock};

/// The number of a result.
pub type Id = u32;

/// The first word of a module.
const MAGIC: u32 = 0x0723_0203;

/// Words before the first instruction.
const HEADER: usize = 5;

/// Ids that a module may have (SPIR-V specification, "Universal Limits").
const MOST_IDS: u32 = 0x003f_ffff;

/// A place in the source of the program: the id of the file's name, line and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The `OpString` of the file.
    pub file: Id,
    /// From 1.
    pub line: u32,
    /// From 0.
    pub column: u32,
}

/// Whether an instruction defines a constant.
pub fn is_constant(op: Op) -> bool {
    matches!(
        op,
        Op::Constant
            | Op::ConstantTrue
            | Op::ConstantFalse
            | Op::ConstantNull
            | Op::ConstantComposite
            | Op::ConstantSampler
            | Op::SpecConstant
            | Op::SpecConstantTrue
            | Op::SpecConstantFalse
            | Op::SpecConstantComposite
            | Op::SpecConstantOp
            | Op::Undef
    )
}

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub struct Inst<'w> {
    /// Its opcode.
    pub op: Op,
    /// Its meaning, where its own opcode is newer than those known.
    pub newer: Option<Newer>,
    /// The id of the type of its result.
    pub ty: Option<Id>,
    /// The id of its result.
    pub result: Option<Id>,
    /// The other words.
    pub words: &'w [u32],
    /// Its place in the program's source.
    pub line: Option<Line>,
    /// Its scope there.
    pub scope: Option<debug::Scope>,
}

impl Inst<'_> {
    /// The ids of variables and values among the operands, without those behind flags; of operands of unknown forms all
    /// words.
    pub fn ids(&self) -> Vec<Id> {
        use OperandKind as Kind;
        let (mut ids, mut rest) = (vec![], self.words);
        for operand in OPERANDS.get(&(self.op as u32)).copied().unwrap_or_default() {
            let length = match operand.quantifier {
                OperandQuantifier::ZeroOrMore => rest.len(),
                _ => rest.len().min(1),
            };
            match operand.kind {
                Kind::IdResultType | Kind::IdResult => continue,
                Kind::IdRef | Kind::IdScope | Kind::IdMemorySemantics => {
                    ids.extend(&rest[..length]);
                }
                Kind::LiteralInteger
                | Kind::LiteralExtInstInteger
                | Kind::StorageClass
                | Kind::GroupOperation => {}
                Kind::MemoryAccess
                | Kind::ImageOperands
                | Kind::LoopControl
                | Kind::SelectionControl
                | Kind::PairLiteralIntegerIdRef
                | Kind::PackedVectorFormat => return ids,
                _ => break,
            }
            rest = &rest[length..];
        }
        ids.extend(rest);
        ids
    }

    /// An operand that is a word.
    ///
    /// # Errors
    /// If it is missing.
    pub fn word(&self, at: usize) -> Result<u32, String> {
        let word = self.words.get(at).copied();
        word.ok_or_else(|| format!("has no operand {}, and needs it", at + 1))
    }

    /// The id of its result.
    ///
    /// # Errors
    /// If there is none.
    pub fn id(&self) -> Result<Id, String> {
        self.result.ok_or_else(|| "has no result".to_owned())
    }

    /// The type of its result.
    ///
    /// # Errors
    /// If there is none.
    pub fn type_id(&self) -> Result<Id, String> {
        self.ty.ok_or_else(|| "has no type".to_owned())
    }

    /// Its name, as in assembly.
    pub fn name(&self) -> String {
        let newer = self.newer.and_then(|newer| newer::name(self.op, newer));
        newer.map_or_else(|| format!("Op{:?}", self.op), str::to_owned)
    }
}

/// The words of a binary in the machine's byte order.
///
/// # Errors
/// If it is no SPIR-V module.
pub fn words(binary: &[u8]) -> Result<Vec<u32>, String> {
    let (chunks, rest) = binary.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(format!(
            "is cut short: its {} bytes are no whole number of words of four",
            binary.len()
        ));
    }
    let first = chunks.first().copied().unwrap_or_default();
    let read = match (u32::from_le_bytes(first), u32::from_be_bytes(first)) {
        (MAGIC, _) => u32::from_le_bytes,
        (_, MAGIC) => u32::from_be_bytes,
        _ => return Err("does not begin with SPIR-V's magic number 0x07230203".to_owned()),
    };
    Ok(chunks.iter().map(|&bytes| read(bytes)).collect())
}

/// The instructions of a module's words; lines are those of `OpLine` and of
/// debug information.
///
/// # Errors
/// At the first word that begins no instruction; the number is that of the word.
pub fn instructions(words: &[u32]) -> Result<Vec<Inst<'_>>, String> {
    let Some(&[_, version, _, bound, _]) = words.first_chunk::<HEADER>() else {
        return Err("ends within its header of five words".to_owned());
    };
    let (major, minor) = (version >> 16 & 0xff, version >> 8 & 0xff);
    if major != 1 {
        return Err(format!(
            "has version {major}.{minor}; compile it for SPIR-V 1.0 to 1.6"
        ));
    }
    if bound > MOST_IDS {
        return Err(format!(
            "has a bound of {bound} ids, more than the {MOST_IDS} that SPIR-V allows"
        ));
    }
    let (mut all, mut at, mut debug) = (vec![], HEADER, debug::Reader::default());
    while let Some(&first) = words.get(at) {
        let length = (first >> 16) as usize;
        let found = words.get(at..at + length.max(1));
        let Some(found) = found.filter(|_| length > 0) else {
            return Err(format!(
                "has an instruction of {length} words at word {at}, which ends behind the module"
            ));
        };
        let inst = decoded(found, bound).map_err(|why| format!("{why} (at word {at})"))?;
        all.push(debug.read(inst));
        at += length;
    }
    Ok(all)
}

/// The operands of the instructions of an opcode.
static OPERANDS: LazyLock<HashMap<u32, &'static [LogicalOperand]>> = LazyLock::new(|| {
    let all = CoreInstructionTable::iter();
    all.map(|found| (found.opcode as u32, found.operands))
        .collect()
});

/// Whether the instructions of an opcode have a type, and a result.
static SHAPES: LazyLock<HashMap<u32, (bool, bool)>> = LazyLock::new(|| {
    let shapes = CoreInstructionTable::iter().map(|found| {
        let has = |kind| found.operands.iter().any(|operand| operand.kind == kind);
        let shape = (has(OperandKind::IdResultType), has(OperandKind::IdResult));
        (found.opcode as u32, shape)
    });
    let mut shapes: HashMap<_, _> = shapes.collect();
    // The grammar gives it a type, which compilers do not write.
    shapes.insert(Op::AsmTargetINTEL as u32, (false, true));
    shapes
});

fn decoded(words: &[u32], bound: u32) -> Result<Inst<'_>, String> {
    let opcode = words[0] & 0xffff;
    let known = Op::from_u32(opcode).map(|op| (op, None));
    let known = known.or_else(|| newer::of_opcode(opcode).map(|(op, newer)| (op, Some(newer))));
    let (op, newer) =
        known.ok_or_else(|| format!("has an instruction of the unknown opcode {opcode}"))?;
    let mut rest = &words[1..];
    let (has_type, has_result) = SHAPES.get(&(op as u32)).copied().unwrap_or_default();
    let mut take = |is_there: bool| {
        if !is_there {
            return Ok(None);
        }
        let (&id, behind) = rest
            .split_first()
            .ok_or_else(|| format!("has an 'Op{op:?}' without a result"))?;
        rest = behind;
        match id {
            0 => Err(format!("has an 'Op{op:?}' with the id 0")),
            _ if id >= bound => Err(format!(
                "has an 'Op{op:?}' with the id {id}, beyond the bound {bound} of its header"
            )),
            _ => Ok(Some(id)),
        }
    };
    let ty = take(has_type)?;
    let result = take(has_result)?;
    Ok(Inst {
        op,
        newer,
        ty,
        result,
        words: rest,
        line: None,
        scope: None,
    })
}

/// The text at the start of some words, and the words behind it.
pub fn text(words: &[u32]) -> Option<(String, &[u32])> {
    let end = words
        .iter()
        .position(|word| word.to_le_bytes().contains(&0))?;
    let bytes = words[..=end].iter().flat_map(|word| word.to_le_bytes());
    let bytes: Vec<_> = bytes.take_while(|&byte| byte != 0).collect();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Some((text, &words[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_byte_orders_are_read() {
        let module = [MAGIC, 0x0001_0300, 0, 1, 0];
        let little: Vec<_> = module.iter().flat_map(|word| word.to_le_bytes()).collect();
        let big: Vec<_> = module.iter().flat_map(|word| word.to_be_bytes()).collect();
        assert_eq!(words(&little), Ok(module.to_vec()));
        assert_eq!(words(&big), Ok(module.to_vec()));
        assert!(words(&little[..19]).is_err());
        assert!(words(&little[4..]).is_err());
    }

    #[test]
    fn lengths_and_ids_are_checked() {
        let header = [MAGIC, 0x0001_0300, 0, 3, 0];
        let read = |rest: &[u32]| {
            let module = [&header[..], rest].concat();
            instructions(&module).map(|all| all.len())
        };
        assert_eq!(read(&[2 << 16 | 19, 1, 2 << 16 | 20, 2]), Ok(2));
        assert!(read(&[0]).is_err());
        assert!(read(&[9 << 16 | 19, 1]).is_err());
        assert!(read(&[2 << 16 | 19, 0]).is_err());
        assert!(read(&[2 << 16 | 19, 3]).is_err());
        assert!(read(&[1 << 16 | 19]).is_err());
        assert!(read(&[1 << 16 | 0xfff0]).is_err());
    }

    #[test]
    fn texts_end_with_a_zero() {
        let words = [u32::from_le_bytes(*b"main"), 0, 7];
        assert_eq!(text(&words), Some(("main".to_owned(), &[7][..])));
        assert_eq!(text(&words[..1]), None);
    }
}
