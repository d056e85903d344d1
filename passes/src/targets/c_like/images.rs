//! Images: the properties of their types, and conversions of texels.

use super::{
    body::Body,
    expression::Expr,
    types::{CType, Scalar},
};
use gir_dialects::{
    ir::{Op, Type, Value},
    mir::{Image2DType, Image3DType, ImageAccess},
};

/// The dimensions, the access and the texel type of an image.
pub fn shape(ty: Type<'_>) -> Option<(u32, ImageAccess, Type<'_>)> {
    let flat = Image2DType::from_type(ty).map(|image| (2, image.access(), image.texel()));
    flat.or_else(|| Image3DType::from_type(ty).map(|image| (3, image.access(), image.texel())))
}

/// A texel that a function returns, in the type of the operation's result.
pub fn taken(body: &Body<'_, '_>, op: Op<'_>, given: Expr) -> Option<Expr> {
    let wanted = CType::of(op.result(0).ty())?;
    Some(match wanted.lane()? {
        Scalar::Float(_) => body.language.convert(&given, &wanted),
        _ => given,
    })
}

/// A texel in the type that the function to store it takes, with lanes of a type.
pub fn stored<'c>(body: &mut Body<'c, '_>, value: Value<'c>, lane: Scalar) -> Expr {
    let ty = CType::Vector(4, lane);
    let value = body.operand(value);
    match lane {
        Scalar::Float(_) => body.language.convert(&value, &ty),
        _ => body.coerce(value, &ty),
    }
}
