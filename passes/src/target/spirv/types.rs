//! Types of the `spirv` dialect the lowering builds.

use gir_dialects::{
    ir::{self, Builder, Context, OpView, Signedness, Type, TypeExt, Value},
    melior::ir::attribute::FloatAttribute,
    upstream::spirv,
};

/// `i32`
pub fn int32(context: &Context) -> Type<'_> {
    ir::integer_type(context, 32, Signedness::Signless)
}

/// `i1`, which is SPIR-V's `bool`.
pub fn boolean(context: &Context) -> Type<'_> {
    ir::integer_type(context, 1, Signedness::Signless)
}

/// Whether a type is SPIR-V's `bool`.
pub fn is_boolean(ty: Type<'_>) -> bool {
    ty.as_integer().is_some_and(|(width, _)| width == 1)
}

/// The width in bits of an integer or a float.
pub fn bits(ty: Type<'_>) -> Option<u32> {
    let width = ty.as_integer().map(|(width, _)| width);
    width.or_else(|| ty.as_float())
}

/// Whether a type is a scalar that can be emitted: `i1`, and integers and floats
/// of the widths GIR has.
pub fn is_supported(ty: Type<'_>) -> bool {
    let is_integer = ty
        .as_integer()
        .is_some_and(|(width, _)| [1, 8, 16, 32, 64].contains(&width));
    is_integer || ty.as_float().is_some()
}

/// A constant of an integer or float type that has this value.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    let attribute = match ty.as_float() {
        Some(_) => FloatAttribute::new(b.context(), ty, value as f64).into(),
        None => ir::integer(ty, value),
    };
    let constant = spirv::ConstantOp::build(b, ty, attribute);
    constant.op().result(0)
}
