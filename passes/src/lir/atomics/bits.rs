//! Numbers in memory as integers of the same width: compare-exchanges compare bits.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Builder, OpView, Type, TypeExt, Value},
    lir,
    mir::{AtomicType, PtrType},
    upstream::arith,
};

/// The type of the number that a pointer points to, directly or in an atomic.
pub fn number_at(pointer: Value<'_>) -> Type<'_> {
    let pointee = PtrType::from_type(pointer.ty()).map_or(pointer.ty(), PtrType::pointee);
    AtomicType::from_type(pointee).map_or(pointee, AtomicType::value)
}

/// The integer type as wide as a type of numbers.
pub fn integer_of<'c>(b: &Builder<'c>, ty: Type<'c>) -> Type<'c> {
    match ty.as_float() {
        Some(width) => Arithmetic::new(*b).integer_like(ty, width),
        None => ty,
    }
}

/// Casts a pointer to a float to a pointer to an integer of its width.
pub fn pointer_to<'c>(b: &Builder<'c>, pointer: Value<'c>) -> Value<'c> {
    let number = number_at(pointer);
    match PtrType::from_type(pointer.ty()) {
        Some(points) if number.as_float().is_some() => {
            let ty = PtrType::get(b.context(), points.space(), integer_of(b, number));
            lir::PtrCastOp::build(b, ty, pointer).result()
        }
        _ => pointer,
    }
}

/// Reinterprets the bits of a number as another type of the same width.
pub fn cast<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty {
        true => value,
        false => Arithmetic::new(*b).create(arith::BitcastOp::NAME, &[value], ty),
    }
}

/// Reinterprets the bits of a number as an integer.
pub fn of<'c>(b: &Builder<'c>, value: Value<'c>) -> Value<'c> {
    cast(b, value, integer_of(b, value.ty()))
}
