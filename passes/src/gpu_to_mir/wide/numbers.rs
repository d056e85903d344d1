//! Numbers and arithmetic on single elements.

use gir_dialects::{
    ir::{self, Type, TypeExt, Value},
    upstream::{arith, math},
};

/// An index constant.
pub fn index<'c>(b: &ir::Builder<'c>, number: i64) -> Value<'c> {
    let ty = Type::index(b.context());
    arith::ConstantOp::build(b, ty, ir::integer(ty, number)).result()
}

/// A multiplication of two numbers, which may be narrower than the product.
pub fn product<'c>(b: &ir::Builder<'c>, l: Value<'c>, r: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let [l, r] = [l, r].map(|value| {
        if value.ty() == ty {
            value
        } else if ty.is_int() {
            arith::ExtSIOp::build(b, ty, value).out()
        } else {
            arith::ExtFOp::build(b, ty, value, None).out()
        }
    });
    match ty.is_int() || ty.is_index() {
        true => arith::MulIOp::build(b, ty, l, r, None).result(),
        false => arith::MulFOp::build(b, ty, l, r, None).result(),
    }
}

/// The multiplication and addition of floats in one step.
pub fn fused<'c>(b: &ir::Builder<'c>, [x, y, z]: [Value<'c>; 3]) -> Value<'c> {
    math::FmaOp::build(b, x.ty(), x, y, z, None).result()
}
