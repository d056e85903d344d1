//! Elements of the two halves of an array: where only work-items below a number run, none of theirs is that number
//! behind another one's. Reductions fold one half onto the other in this way.
//!
//! ```mlir
//! %c = arith.cmpi ult, %l, %w
//! scf.if %c {
//!   … mir.gpu.load  %tile[%l + %w]
//!   … mir.gpu.store %tile[%l]       // other elements, as long as %l + %w does not wrap around
//! }
//! ```

use crate::analysis::{
    affine::{Affine, constant},
    layout,
    shared_memory::{Base, Extents, item_range, tells_items_apart},
};
use gir_dialects::{
    ir::{Op, OpView as _, TypeExt as _, Value},
    mir::{self, GepOp},
    upstream::{arith, arith::CmpIPredicate, scf},
};

/// Operations followed to find a bound.
const MOST_STEPS: usize = 16;

/// Whether work-items in the same branch reach different elements by these two accesses.
pub fn are_apart(one: Op<'_>, two: Op<'_>, extents: Option<Extents>) -> bool {
    let known = || {
        let extents = extents?;
        let block = one.block().filter(|block| two.block() == Some(*block))?;
        let branch = block.parent_op()?.cast::<scf::IfOp<'_>>()?;
        if branch.op().region(0).first_block() != Some(block) {
            return None;
        }
        let (item, bound) = below(branch.op().operand(0))?;
        let places = [element(one)?, element(two)?];
        let (base, size) = (places[0].base, places[0].size);
        let is_alike = places
            .iter()
            .all(|place| place.base == base && place.size == size && place.stride >= size);
        let item = Affine::of(item)?;
        let (least, most) = item_range(&item, extents)?;
        let limit = i64::from(i32::MAX);
        let is_small = least >= 0 && at_most(bound, MOST_STEPS)?.checked_add(most)? < limit;
        let is_low = |place: &Element<'_>| place.index.distance(&item) == Some(0);
        let is_high = |place: &Element<'_>| is_sum(&place.index, &item, bound);
        let [first, second] = &places;
        let are_halves = is_low(first) && is_high(second) || is_high(first) && is_low(second);
        Some(is_alike && is_small && are_halves && tells_items_apart(&item, extents))
    };
    known().unwrap_or(false)
}

/// A number that is below another one where a condition holds, both unsigned.
fn below(condition: Value<'_>) -> Option<(Value<'_>, Value<'_>)> {
    let compare: arith::CmpIOp<'_> = condition.defining_op()?.cast()?;
    match compare.predicate() {
        CmpIPredicate::Ult => Some((compare.lhs(), compare.rhs())),
        CmpIPredicate::Ugt => Some((compare.rhs(), compare.lhs())),
        _ => None,
    }
}

/// The element of an array that is accessed.
struct Element<'c> {
    base: Base<'c>,
    index: Affine<'c>,
    stride: i64,
    size: i64,
}

fn element(op: Op<'_>) -> Option<Element<'_>> {
    let access = mir::memory_access(op)?;
    let gep: GepOp<'_> = access.pointer().defining_op()?.cast()?;
    let mut base = gep.base();
    let mut index = Affine::of(gep.index())?;
    // Small indices add up to that of an element behind another one.
    for _ in 0..MOST_STEPS {
        let outer = base.defining_op().and_then(|op| op.cast::<GepOp<'_>>());
        let Some(outer) = outer.filter(|outer| outer.stride() == gep.stride()) else {
            break;
        };
        index = index.plus(&Affine::of(outer.index())?)?;
        base = outer.base();
    }
    Some(Element {
        base: Base::of(base),
        index,
        stride: gep.stride(),
        size: layout::size(access.value_type()?),
    })
}

/// Whether an index is the sum of an item's number and a bound.
fn is_sum<'c>(index: &Affine<'c>, item: &Affine<'c>, bound: Value<'c>) -> bool {
    if let Some(number) = constant(bound) {
        return item.distance(index) == Some(number);
    }
    let mut rest = index.clone();
    rest.terms.retain(|(term, _)| *term != bound);
    index.factor(bound) == 1 && item.factor(bound) == 0 && rest.distance(item) == Some(0)
}

/// A number that an unsigned value does not exceed, if it is known: a value that a loop carries starts there, and the
/// loop only divides it.
fn at_most(value: Value<'_>, steps: usize) -> Option<i64> {
    let steps = steps.checked_sub(1)?;
    if let Some(number) = constant(value) {
        let width = value.ty().as_integer()?.0;
        return (number >= 0 && width <= 32).then_some(number);
    }
    match value.defining_op() {
        Some(op) => at_most(divided(op)?, steps),
        None => at_most(start(value)?, steps),
    }
}

/// The value that a quotient or a shifted number does not exceed.
fn divided(op: Op<'_>) -> Option<Value<'_>> {
    let divides =
        op.is::<mir::ShrUIOp<'_>>() || op.is::<mir::DivUIOp<'_>>() || op.is::<arith::ShRUIOp<'_>>();
    divides.then(|| op.operand(0))
}

/// The value with which a loop starts one that it only divides.
fn start(carried: Value<'_>) -> Option<Value<'_>> {
    let block = carried.owner_block()?;
    let repeated = block.parent_op()?.cast::<scf::WhileOp<'_>>()?;
    let [before, after] = [0, 1].map(|index| repeated.op().region(index).first_block());
    let (before, after) = (before?, after?);
    let condition = before.terminator()?;
    let passes_on = |index: usize| {
        let passed = condition.operand(index + 1);
        (passed.owner_block() == Some(before)).then(|| passed.index())
    };
    let index = match block == after {
        true => passes_on(carried.index())?,
        false => carried.index(),
    };
    let mut next = after.terminator()?.operand(index);
    while let Some(op) = next.defining_op() {
        next = divided(op)?;
    }
    let is_itself = next == before.argument(index)
        || next.owner_block() == Some(after) && passes_on(next.index()) == Some(index);
    is_itself.then(|| repeated.op().operand(index))
}
