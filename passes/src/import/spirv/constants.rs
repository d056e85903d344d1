//! Integer constants as numbers, those of arithmetic on constants among them.

use super::{source::Source, words::Id};
use rspirv::spirv::Op;
use std::cell::Cell;

/// Constants that one may be computed from.
const MOST_STEPS: u32 = 4096;

/// Work-items that hold a cooperative matrix together, on every target that has matrices.
pub const MATRIX_HOLDERS: u64 = 32;

/// The value of a constant integer or truth, without sign; of one that the host may set, its default.
pub fn int_of(source: &Source<'_>, id: Id) -> Option<u64> {
    value(source, id, &Cell::new(MOST_STEPS))
}

/// The value with the sign of its type's width.
pub fn signed_of(source: &Source<'_>, id: Id) -> Option<i64> {
    let value = int_of(source, id)?;
    let inst = source.defs.get(&id)?;
    let width = width(source, inst.ty?)?;
    Some(extended(value, width))
}

/// Whether the host may set a constant.
pub fn is_specialised(source: &Source<'_>, id: Id) -> bool {
    let op = source.defs.get(&id).map(|inst| inst.op);
    matches!(
        op,
        Some(Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse | Op::SpecConstantOp)
    )
}

/// The bits of an integer type, 1 of a truth.
pub fn width(source: &Source<'_>, ty: Id) -> Option<u32> {
    let inst = source.defs.get(&ty)?;
    match inst.op {
        Op::TypeBool => Some(1),
        Op::TypeInt => inst.word(0).ok().filter(|width| (1..=64).contains(width)),
        _ => None,
    }
}

fn extended(value: u64, width: u32) -> i64 {
    let unused = 64 - width;
    (value << unused).cast_signed() >> unused
}

fn value(source: &Source<'_>, id: Id, left: &Cell<u32>) -> Option<u64> {
    left.set(left.get().checked_sub(1)?);
    let inst = source.defs.get(&id)?;
    let width = width(source, inst.ty?)?;
    let mask = u64::MAX >> (64 - width);
    let value = match inst.op {
        Op::Constant | Op::SpecConstant => match *inst.words {
            [low] => u64::from(low),
            [low, high] => u64::from(high) << 32 | u64::from(low),
            _ => return None,
        },
        Op::ConstantTrue | Op::SpecConstantTrue => 1,
        Op::ConstantFalse | Op::SpecConstantFalse | Op::ConstantNull | Op::Undef => 0,
        Op::SpecConstantOp => computed(source, inst.words, left)?,
        Op::CopyObject => value(source, *inst.words.first()?, left)?,
        _ => return None,
    };
    Some(value & mask)
}

fn computed(source: &Source<'_>, words: &[u32], left: &Cell<u32>) -> Option<u64> {
    let (&opcode, operands) = words.split_first()?;
    let op = Op::from_u32(opcode)?;
    if op == Op::CompositeExtract {
        return extracted(source, operands, left);
    }
    let arg = |at: usize| value(source, *operands.get(at)?, left);
    let type_of = |at: usize| source.defs.get(operands.get(at)?)?.ty;
    let signed = |at: usize| Some(extended(arg(at)?, width(source, type_of(at)?)?));
    Some(match op {
        Op::IAdd => arg(0)?.wrapping_add(arg(1)?),
        Op::ISub => arg(0)?.wrapping_sub(arg(1)?),
        Op::IMul => arg(0)?.wrapping_mul(arg(1)?),
        Op::UDiv => arg(0)?.checked_div(arg(1)?)?,
        Op::UMod => arg(0)?.checked_rem(arg(1)?)?,
        Op::SDiv => signed(0)?.checked_div(signed(1)?)?.cast_unsigned(),
        Op::SRem => signed(0)?.checked_rem(signed(1)?)?.cast_unsigned(),
        // The remainder with the sign of the divisor.
        Op::SMod => {
            let divisor = signed(1)?;
            let rest = signed(0)?.checked_rem(divisor)?;
            let differs = rest != 0 && (rest < 0) != (divisor < 0);
            (if differs {
                rest.wrapping_add(divisor)
            } else {
                rest
            })
            .cast_unsigned()
        }
        Op::SNegate => arg(0)?.wrapping_neg(),
        Op::Not => !arg(0)?,
        Op::LogicalNot => arg(0)? ^ 1,
        Op::BitwiseAnd | Op::LogicalAnd => arg(0)? & arg(1)?,
        Op::BitwiseOr | Op::LogicalOr => arg(0)? | arg(1)?,
        Op::BitwiseXor | Op::LogicalNotEqual => arg(0)? ^ arg(1)?,
        Op::ShiftLeftLogical => arg(0)?.checked_shl(arg(1)?.try_into().ok()?)?,
        Op::ShiftRightLogical => arg(0)?.checked_shr(arg(1)?.try_into().ok()?)?,
        Op::ShiftRightArithmetic => signed(0)?
            .checked_shr(arg(1)?.try_into().ok()?)?
            .cast_unsigned(),
        Op::IEqual | Op::LogicalEqual => u64::from(arg(0)? == arg(1)?),
        Op::INotEqual => u64::from(arg(0)? != arg(1)?),
        Op::ULessThan => u64::from(arg(0)? < arg(1)?),
        Op::ULessThanEqual => u64::from(arg(0)? <= arg(1)?),
        Op::UGreaterThan => u64::from(arg(0)? > arg(1)?),
        Op::UGreaterThanEqual => u64::from(arg(0)? >= arg(1)?),
        Op::SLessThan => u64::from(signed(0)? < signed(1)?),
        Op::SLessThanEqual => u64::from(signed(0)? <= signed(1)?),
        Op::SGreaterThan => u64::from(signed(0)? > signed(1)?),
        Op::SGreaterThanEqual => u64::from(signed(0)? >= signed(1)?),
        Op::Select => match arg(0)? {
            0 => arg(2)?,
            _ => arg(1)?,
        },
        Op::CooperativeMatrixLengthKHR => held(source, *operands.first()?)?,
        Op::UConvert => arg(0)?,
        Op::SConvert => signed(0)?.cast_unsigned(),
        _ => return None,
    })
}

/// The elements of a cooperative matrix type that a work-item holds.
fn held(source: &Source<'_>, ty: Id) -> Option<u64> {
    let inst = source.defs.get(&ty)?;
    let matrix = inst.words.get(2..4)?;
    let [rows, columns] = [int_of(source, matrix[0])?, int_of(source, matrix[1])?];
    let is_matrix = inst.op == Op::TypeCooperativeMatrixKHR;
    let all = rows.checked_mul(columns).filter(|_| is_matrix)?;
    all.is_multiple_of(MATRIX_HOLDERS)
        .then_some(all / MATRIX_HOLDERS)
}

fn extracted(source: &Source<'_>, operands: &[u32], left: &Cell<u32>) -> Option<u64> {
    let (&composite, indices) = operands.split_first()?;
    let mut id = composite;
    for &index in indices {
        let inst = source.defs.get(&id)?;
        let is_list = matches!(inst.op, Op::ConstantComposite | Op::SpecConstantComposite);
        let index = inst.newer.map_or(index as usize, |_| 0);
        id = *inst.words.get(index).filter(|_| is_list)?;
    }
    value(source, id, left)
}

/// The value of a constant integer that the host cannot set.
pub fn fixed(source: &Source<'_>, id: Id) -> Option<u64> {
    let value = int_of(source, id)?;
    (!is_specialised(source, id)).then_some(value)
}
