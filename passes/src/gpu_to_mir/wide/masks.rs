//! Masks: the operations that make them, and those that a mask changes.

use super::{
    super::arith::compare,
    elements::{Elements, shape_of},
    moves,
    numbers::index,
    shape,
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, Signedness, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        vector,
    },
};

/// Replaces an operation of this family; false if it is of another.
pub fn expand<'c>(op: Op<'c>, elements: &Elements) -> bool {
    let b = Builder::before(op);
    let flags = if let Some(mask) = op.cast::<vector::CreateMaskOp<'c>>() {
        let limits = mask.operands();
        inside(&b, &shape_of(mask.result().ty()), &limits)
    } else if let Some(mask) = op.cast::<vector::ConstantMaskOp<'c>>() {
        let sizes = mask.mask_dim_sizes();
        let sizes = sizes
            .as_dense_i64()
            .unwrap_or_else(|| moves::numbers(sizes));
        let is_set = |place: Vec<i64>| place.iter().zip(&sizes).all(|(at, size)| at < size);
        let shape = shape_of(mask.result().ty());
        let flags = shape::places(&shape).map(is_set);
        flags.map(|is_set| flag(&b, is_set)).collect()
    } else {
        return false;
    };
    elements.replace(&b, op.result(0), &flags);
    op.erase();
    true
}

/// A flag that is known when compiling.
fn flag<'c>(b: &Builder<'c>, is_set: bool) -> Value<'c> {
    let ty = ir::integer_type(b.context(), 1, Signedness::Signless);
    arith::ConstantOp::build(b, ty, ir::integer(ty, -i64::from(is_set))).result()
}

/// Whether each place is below the limits of all dimensions.
fn inside<'c>(b: &Builder<'c>, shape: &[i64], limits: &[Value<'c>]) -> Vec<Value<'c>> {
    let below = |(&extent, &limit): (&i64, &Value<'c>)| {
        let flags = (0..extent).map(|at| less(b, index(b, at), limit));
        flags.collect::<Vec<_>>()
    };
    let by_dimension: Vec<_> = shape.iter().zip(limits).map(below).collect();
    let all = |place: Vec<i64>| {
        let flags = place.iter().zip(&by_dimension);
        let flags = flags.map(|(&at, flags)| flags[at as usize]);
        flags
            .reduce(|l, r| both(b, l, r))
            .unwrap_or_else(|| flag(b, true))
    };
    shape::places(shape).map(all).collect()
}

/// Whether an index is less than another, in two's complement.
pub fn less<'c>(b: &Builder<'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let known = crate::gir_to_mir::arith::constant_value;
    match (known(l), known(r)) {
        (Some(l), Some(r)) => flag(b, l < r),
        _ => compare(b, CmpIPredicate::Slt, l, r),
    }
}

/// Whether two flags are set.
pub fn both<'c>(b: &Builder<'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    match (moves::known_flag(l), moves::known_flag(r)) {
        (Some(true), _) | (_, Some(false)) => r,
        (_, Some(true)) | (Some(false), _) => l,
        _ => arith::AndIOp::build(b, l.ty(), l, r).result(),
    }
}

/// Whether the results of a masked operation have other elements than the mask has: they are totals.
pub fn flags_differ(mask: Op<'_>, flags: usize) -> bool {
    mask.results()
        .any(|result| shape::volume(&shape_of(result.ty())) != flags)
}

/// Whether an operation is computed differently under a mask; others just compute lanes that nobody reads.
pub fn takes_mask(op: Op<'_>) -> bool {
    op.is::<vector::TransferReadOp<'_>>()
        || op.is::<vector::TransferWriteOp<'_>>()
        || op.is::<vector::ReductionOp<'_>>()
        || op.is::<vector::MultiDimReductionOp<'_>>()
        || op.is::<vector::ContractionOp<'_>>()
        || op.is::<vector::OuterProductOp<'_>>()
}
