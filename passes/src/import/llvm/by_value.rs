//! Parameters that the source has in memory. Where each of their parts is only loaded, as a whole and at a constant
//! place, they need none.

use super::{accesses::DYNAMIC, body::Body, layout::Layout};
use gir_dialects::{
    ir::{AttributeExt as _, Op, Type, Value},
    upstream::llvm,
};

/// A parameter: for each part its offset, its type and its value.
pub type Parts<'c> = Vec<(i64, Type<'c>, Value<'c>)>;

/// Whether all uses of a parameter, or of a place in it, load parts of these types at these offsets.
pub fn is_only_loaded<'c>(
    layout: Layout,
    leaves: &[(Type<'c>, i64)],
    (pointer, offset): (Value<'c>, i64),
) -> bool {
    pointer.uses().all(|(user, _)| {
        if let Some(load) = user.cast::<llvm::LoadOp<'c>>() {
            let is_plain = load.ordering() == llvm::AtomicOrdering::NotAtomic && !load.volatile_();
            let mut wanted = layout.leaves(load.res().ty()).into_iter();
            return is_plain && wanted.all(|(leaf, at)| leaves.contains(&(leaf, offset + at)));
        }
        let place = step(layout, user).map(|by| (user.result(0), offset + by));
        place.is_some_and(|place| is_only_loaded(layout, leaves, place))
    })
}

/// The bytes that an operation moves a pointer by, if they are constant.
fn step(layout: Layout, op: Op<'_>) -> Option<i64> {
    if op.is::<llvm::AddrSpaceCastOp<'_>>() {
        return Some(0);
    }
    let address = op.cast::<llvm::GEPOp<'_>>()?;
    let mut dynamic = address.dynamic_indices().into_iter();
    let (mut ty, mut offset) = (address.elem_type(), 0);
    for (level, index) in address.raw_constant_indices().into_iter().enumerate() {
        let index = match index == DYNAMIC {
            true => constant(dynamic.next()?)?,
            false => i64::from(index),
        };
        if level == 0 {
            offset += layout.size(ty) * index;
        } else {
            let (part, at) = layout.part(ty, index)?;
            (ty, offset) = (part, offset + at);
        }
    }
    Some(offset)
}

fn constant(index: Value<'_>) -> Option<i64> {
    let op = index.defining_op()?;
    op.cast::<llvm::ConstantOp<'_>>()?.value().as_int()
}

/// The parameter that a pointer is a place in, and the place.
fn place<'c>(body: &Body<'_, 'c>, pointer: Value<'c>) -> Option<(Value<'c>, i64)> {
    if body.passed.contains_key(&pointer) {
        return Some((pointer, 0));
    }
    let op = pointer.defining_op()?;
    let by = step(body.shared.layout, op)?;
    let (parameter, offset) = place(body, op.operand(0))?;
    Some((parameter, offset + by))
}

/// Whether an operation makes a pointer into such a parameter: its loads take the parts.
pub fn is_place<'c>(body: &Body<'_, 'c>, op: Op<'c>) -> bool {
    !body.passed.is_empty() && place(body, op.result(0)).is_some()
}

/// The parts that a load takes of such a parameter.
pub fn parts<'c>(body: &Body<'_, 'c>, load: llvm::LoadOp<'c>) -> Option<Vec<Value<'c>>> {
    if body.passed.is_empty() {
        return None;
    }
    let layout = body.shared.layout;
    let (parameter, start) = place(body, load.addr())?;
    let parts = body.passed.get(&parameter)?;
    let wanted = layout.leaves(load.res().ty()).into_iter();
    wanted
        .map(|(leaf, at)| {
            let mut parts = parts.iter();
            let part = parts.find(|(offset, ty, _)| *offset == start + at && *ty == leaf);
            part.map(|&(.., value)| value)
        })
        .collect()
}
