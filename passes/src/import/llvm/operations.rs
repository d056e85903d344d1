//! Operations of mir that several files build.

use crate::{gir_to_mir::arith::constant_value, gpu_to_mir::foreign::lane_of};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Builder, Op, OpView, Signedness, Type, TypeExt, Value, vector as vector_type},
    mir::{self, AtomicKind, PtrType, StorageSpace},
    upstream::{arith, vector},
};

/// A scope as far as memory is visible.
pub fn scope_in(scope: MemoryScope, pointer: Value<'_>) -> MemoryScope {
    let space = PtrType::from_type(pointer.ty()).map(PtrType::space);
    match space {
        Some(StorageSpace::Workgroup) if scope as u32 > MemoryScope::Workgroup as u32 => {
            MemoryScope::Workgroup
        }
        _ => scope,
    }
}

/// An atomic update; memory of the work-item itself needs none, and gets one that is not.
pub fn update_memory<'c>(
    b: &Builder<'c>,
    pointer: Value<'c>,
    value: Value<'c>,
    (kind, order, scope): (AtomicKind, MemoryOrdering, MemoryScope),
) -> Value<'c> {
    let place = typed(b, pointer, value.ty());
    mir::AtomicOp::build(b, value.ty(), kind, place, value, order, scope).result()
}

/// A pointer to values of a type.
pub fn typed<'c>(b: &Builder<'c>, pointer: Value<'c>, element: Type<'c>) -> Value<'c> {
    match PtrType::from_type(pointer.ty()) {
        Some(ty) if ty.pointee() != element => {
            let ty = PtrType::get(b.context(), ty.space(), element);
            mir::PtrCastOp::build(b, ty, pointer).result()
        }
        _ => pointer,
    }
}

/// A compare-exchange; returns the old value.
pub fn compare_exchange<'c>(
    b: &Builder<'c>,
    pointer: Value<'c>,
    (expected, desired): (Value<'c>, Value<'c>),
    (success, failure, scope): (MemoryOrdering, MemoryOrdering, MemoryScope),
) -> Value<'c> {
    let ty = expected.ty();
    let place = typed(b, pointer, ty);
    mir::AtomicCompareExchangeOp::build(b, ty, place, expected, desired, success, failure, scope)
        .result()
}

/// The bits of a value as another type of the same size.
pub fn cast_bits<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
    let from = value.ty();
    if from == ty {
        return value;
    }
    if lanes(from) == lanes(ty) {
        return arith::BitcastOp::build(b, ty, value).out();
    }
    // Between a number and a vector, and between vectors of different lanes: through vectors.
    let value = match lanes(from) {
        Some(_) => value,
        None => vector::BroadcastOp::build(b, vector_type(1, from), value).vector(),
    };
    match lanes(ty) {
        Some(_) => vector::BitCastOp::build(b, ty, value).result(),
        None => {
            let one = vector::BitCastOp::build(b, vector_type(1, ty), value).result();
            lane_of(b, one, 0)
        }
    }
}

/// An index in its narrow form: the integer that was extended, whether as an unsigned one, and the factor that it was
/// multiplied by.
pub fn simplified<'c>(b: &Builder<'c>, index: Value<'c>) -> (Value<'c>, bool, i64) {
    let (mut index, mut factor) = (index, 1_i64);
    while let Some(op) = index.defining_op() {
        let by = |at: usize| constant_value(op.operand(at)).filter(|&by| by > 0 && by < 1 << 30);
        let is_wide = matches!(index.ty().as_integer(), Some((64, _)));
        match op.name() {
            arith::MulIOp::NAME if is_wide && by(1).is_some() => {
                factor *= by(1).unwrap_or(1);
                index = op.operand(0);
            }
            arith::ShLIOp::NAME if is_wide && by(1).is_some_and(|by| by < 30) => {
                factor <<= by(1).unwrap_or(0);
                index = op.operand(0);
            }
            arith::ShRSIOp::NAME if is_wide => {
                let Some((word, by)) = extended_in_place(b, op) else {
                    break;
                };
                return (word, false, factor << by);
            }
            arith::ExtSIOp::NAME if is_word(op.operand(0)) => {
                return (op.operand(0), false, factor);
            }
            arith::ExtUIOp::NAME if is_word(op.operand(0)) => return (op.operand(0), true, factor),
            _ => break,
        }
        if factor > 1 << 30 {
            break;
        }
    }
    (index, false, factor)
}

/// The lower bits of an integer that shifts to both sides extend, and by how many bits less it is shifted back.
fn extended_in_place<'c>(b: &Builder<'c>, right: Op<'c>) -> Option<(Value<'c>, i64)> {
    let left = right
        .operand(0)
        .defining_op()?
        .cast::<arith::ShLIOp<'c>>()?;
    let (up, down) = (
        constant_value(left.rhs())?,
        constant_value(right.operand(1))?,
    );
    let bits = u32::try_from(64 - up)
        .ok()
        .filter(|bits| matches!(bits, 8 | 16 | 32))?;
    let by = up.checked_sub(down).filter(|by| (0..30).contains(by))?;
    let ty = ir::integer_type(b.context(), bits, Signedness::Signless);
    let extended = left.lhs().defining_op();
    let extended =
        extended.filter(|op| op.is::<arith::ExtUIOp<'_>>() || op.is::<arith::ExtSIOp<'_>>());
    let word = extended
        .map(|op| op.operand(0))
        .filter(|word| word.ty() == ty);
    let word = word.unwrap_or_else(|| {
        arith::TruncIOp::build(b, ty, left.lhs(), None)
            .op()
            .result(0)
    });
    Some((word, by))
}

fn is_word(value: Value<'_>) -> bool {
    matches!(value.ty().as_integer(), Some((8 | 16 | 32, _)))
}

/// Zero, in every lane.
pub fn zero<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let lane = ty.lane();
    let value = match lane.is_int() {
        true => ir::integer(lane, 0),
        false => ir::float_bits(lane, 0),
    };
    let value = ty.as_vector().map_or(value, |_| ir::splat(ty, value));
    arith::ConstantOp::build(b, ty, value).result()
}
