//! Types of the `spirv` dialect that the lowering builds.

use gir_dialects::{
    ir::{self, Attribute, Builder, Context, OpView, Signedness, Type, TypeExt, Value},
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

/// The type of a comparison of values of type `ty`.
pub fn comparison(ty: Type<'_>) -> Type<'_> {
    ty.with_lane(boolean(ty.ctx()))
}

/// Whether a type is SPIR-V's `bool`, or a vector of it.
pub fn is_boolean(ty: Type<'_>) -> bool {
    bits(ty) == Some(1)
}

/// The width in bits of an integer or a float, or of each lane of a vector.
pub fn bits(ty: Type<'_>) -> Option<u32> {
    let lane = ty.lane();
    let width = lane.as_integer().map(|(width, _)| width);
    width.or_else(|| lane.as_float())
}

/// Whether a type can be emitted: `i1`, integers and floats of GIR's widths, and vectors of at most
/// `most_lanes` of them. A vector of one lane counts as its lane.
pub fn is_supported(ty: Type<'_>, most_lanes: u32) -> bool {
    let lane = ty.lane();
    let fits = ty.as_vector().is_none_or(|(lanes, _)| lanes <= most_lanes);
    let is_integer = lane
        .as_integer()
        .is_some_and(|(width, _)| [1, 8, 16, 32, 64].contains(&width));
    fits && (is_integer || lane.as_float().is_some())
}

/// A number of lanes in words, for messages.
pub fn lanes_in_words(lanes: u32) -> &'static str {
    match lanes {
        4 => "four",
        _ => "sixteen",
    }
}

/// A numeric constant, or a vector with this value in every lane.
pub fn constant<'c>(b: &Builder<'c>, ty: Type<'c>, lane: Attribute<'c>) -> Value<'c> {
    let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
    spirv::ConstantOp::build(b, ty, value).op().result(0)
}

/// A constant of an integer or float type with this value; a splat for a vector.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    let lane = ty.lane();
    let attribute = match lane.as_float() {
        Some(_) => FloatAttribute::new(b.context(), lane, value as f64).into(),
        None => ir::integer(lane, value),
    };
    constant(b, ty, attribute)
}
