//! Types of the `llvm` dialect.

use super::machine::Machine;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Builder, Context, Signedness, Type, TypeExt, Value},
    llvm,
    mir::{AtomicType, PtrType},
    upstream::llvm::ConstantOp,
};

/// What a type of ours becomes; upstream converts the others. What is accessed atomically
/// has the type of its value.
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

/// Elements in memory, one behind the other. One whose room is larger than it, a
/// vector of three lanes, is an array of bytes.
pub fn elements<M: Machine>(element: Type<'_>, count: u64) -> Type<'_> {
    let size = layout::size(element) as u64;
    match element.as_vector() {
        Some((3, _)) => bytes(element.ctx(), count * size),
        _ => {
            let element = convert::<M>(element).unwrap_or(element);
            llvm::array(element, count)
        }
    }
}

/// So many bytes.
pub fn bytes(context: &Context, count: u64) -> Type<'_> {
    llvm::array(int(context, 8), count)
}

/// An integer constant.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    ConstantOp::build(b, ty, ir::integer(ty, value)).res()
}
