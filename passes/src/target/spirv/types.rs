//! Types of the `spirv` dialect the lowering builds.

use gir_dialects::ir::{self, Context, Signedness, Type, TypeExt};

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

/// Whether a type is a scalar that can be emitted so far: `i1`, `i32`, `f32`.
pub fn is_supported(ty: Type<'_>) -> bool {
    ty.as_integer()
        .is_some_and(|(width, _)| width == 1 || width == 32)
        || ty.as_float() == Some(32)
}
