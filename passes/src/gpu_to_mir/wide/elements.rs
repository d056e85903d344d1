//! The elements of vectors while a function is expanded.

use super::shape::{self, is_wide};
use gir_dialects::{
    ir::{self, Builder, Op, Type, TypeExt, Value},
    upstream::{builtin::UnrealizedConversionCastOp, vector},
};

/// Takes vectors apart and puts them together.
pub struct Elements;

impl Elements {
    /// The elements of a vector, row by row; of another value, itself.
    pub fn of<'c>(&self, b: &Builder<'c>, value: Value<'c>) -> Vec<Value<'c>> {
        let Some((shape, element)) = value.ty().vector_shape() else {
            return vec![value];
        };
        if let Some(cast) = cast_of(value) {
            return cast.operands().collect();
        }
        let count = shape::volume(&shape);
        if !is_wide(value.ty()) {
            return (0..count as i64)
                .map(|lane| lane_of(b, value, lane))
                .collect();
        }
        UnrealizedConversionCastOp::build(b, &vec![element; count], &[value]).outputs()
    }

    /// Replaces a result by the vector of these elements.
    pub fn replace<'c>(&self, b: &Builder<'c>, old: Value<'c>, elements: &[Value<'c>]) {
        let ty = old.ty();
        let new = match (ty.vector_shape(), elements) {
            (None, &[element]) => element,
            _ if is_wide(ty) => UnrealizedConversionCastOp::build(b, &[ty], elements).outputs()[0],
            _ => vector::FromElementsOp::build(b, ty, elements).dest(),
        };
        old.replace_all_uses(new);
    }
}

/// A lane of a vector of one dimension.
fn lane_of<'c>(b: &Builder<'c>, vector: Value<'c>, lane: i64) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[lane]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}

/// The cast that makes a vector of its elements.
fn cast_of(vector: Value<'_>) -> Option<Op<'_>> {
    let op = vector.defining_op()?;
    let is_whole = op.is::<UnrealizedConversionCastOp<'_>>() && op.result_count() == 1;
    let is_made = is_whole && is_wide(vector.ty()) && !op.operands().any(|part| is_wide(part.ty()));
    is_made.then_some(op)
}

/// Connects the users of elements with these, where a cast takes a vector apart that another has made.
pub fn connect(function: Op<'_>) {
    let mut casts = vec![];
    function.walk_pre(|op| {
        let mut values = op.operands().chain(op.results());
        if op.is::<UnrealizedConversionCastOp<'_>>() && values.any(|value| is_wide(value.ty())) {
            casts.push(op);
        }
    });
    for &cast in &casts {
        let whole = (cast.operand_count() == 1).then(|| cast.operand(0));
        let whole = whole.filter(|whole| is_wide(whole.ty()));
        let made = whole.and_then(cast_of);
        if let Some(made) = made {
            for (old, new) in cast.results().zip(made.operands()) {
                old.replace_all_uses(new);
            }
        }
    }
    // Those that take apart use those that put together.
    let is_apart = |cast: &&Op<'_>| cast.operands().any(|value| is_wide(value.ty()));
    let (apart, together): (Vec<Op<'_>>, Vec<Op<'_>>) = casts.iter().partition(is_apart);
    for cast in apart.into_iter().chain(together) {
        if !cast.results().any(Value::has_uses) {
            cast.erase();
        }
    }
}

/// The sizes of a vector's dimensions; none for another type.
pub fn shape_of(ty: Type<'_>) -> Vec<i64> {
    ty.vector_shape().map_or(vec![], |(shape, _)| shape)
}

/// The type of a vector's elements; of another type, itself.
pub fn element_of(ty: Type<'_>) -> Type<'_> {
    ty.vector_shape().map_or(ty, |(_, element)| element)
}
