//! Types of the `llvm` dialect.

use super::machine::Machine;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Builder, Context, Signedness, Type, TypeExt, Value},
    llvm,
    mir::{AtomicType, PtrType},
    upstream::llvm::ConstantOp,
};

/// The converted type of one of mir's types; upstream converts the others. An atomic type becomes the type of
/// its value.
pub fn convert<M: Machine>(ty: Type<'_>) -> Option<Type<'_>> {
    match AtomicType::from_type(ty) {
        Some(atomic) => Some(atomic.value()),
        None => PtrType::from_type(ty).map(|pointer| M::pointer(ty.ctx(), pointer.space())),
    }
}

/// `iN`
pub fn int(context: &Context, bits: u32) -> Type<'_> {
    ir::integer_type(context, bits, Signedness::Signless)
}

/// An array of contiguous elements. An element with padding becomes an array of bytes: a vector of three lanes, and a
/// pointer, which takes eight bytes whatever the processor's have.
pub fn elements<M: Machine>(element: Type<'_>, count: u64) -> Type<'_> {
    let size = layout::size(element) as u64;
    match element.as_vector() {
        Some((3, _)) => bytes(element.ctx(), count * size),
        _ if PtrType::from_type(element).is_some() => bytes(element.ctx(), count * size),
        _ => {
            let element = convert::<M>(element).unwrap_or(element);
            llvm::array(element, count)
        }
    }
}

/// An array of `count` bytes.
pub fn bytes(context: &Context, count: u64) -> Type<'_> {
    llvm::array(int(context, 8), count)
}

/// An integer constant.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    ConstantOp::build(b, ty, ir::integer(ty, value)).res()
}
