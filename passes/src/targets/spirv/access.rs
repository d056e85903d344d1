//! Loads and stores whose type differs from that of the memory.
//!
//! The logical addressing model has no pointer casts, so the cast moves to the value: its bits are
//! reinterpreted, a vector is assembled from the elements it spans, and a lane is extracted from the vector
//! that holds it.

use super::{
    memory::{int32, pointee, sum},
    vectors,
};
use crate::lir::retype::fit::Fit;
use gir_dialects::{
    ir::{Attribute, Builder, OpView, Type, TypeExt, Value},
    spirv::{as_pointer, pointer},
    upstream::spirv,
};

/// The memory access operands.
#[derive(Clone, Copy)]
pub struct How<'c> {
    /// The memory access flags, if any.
    pub access: Option<Attribute<'c>>,
    /// The alignment, where it must be stated.
    pub align: Option<i32>,
}

impl How<'_> {
    /// An access without flags or a stated alignment.
    pub const PLAIN: Self = Self {
        access: None,
        align: None,
    };
}

/// Whether memory of these elements can be accessed as values of a type.
pub fn fits(value: Type<'_>, element: Type<'_>) -> bool {
    Fit::of(value, element).is_some()
}

/// Loads a value of type `ty`; `None` if the memory cannot hold one.
pub fn load<'c>(
    b: &Builder<'c>,
    place: Value<'c>,
    ty: Type<'c>,
    how: How<'c>,
) -> Option<Value<'c>> {
    let element = pointee(place)?;
    let value = match Fit::of(ty, element)? {
        Fit::Element => load_element(b, place, how),
        Fit::Lane => load_element(b, lane(b, place)?, how),
        Fit::Elements(count) => {
            let lanes = (0..count).map(|index| {
                let value = load_element(b, neighbour(b, place, index)?, how);
                Some(cast(b, value, ty.lane()))
            });
            vectors::construct(b, ty, &lanes.collect::<Option<Vec<_>>>()?)
        }
    };
    Some(cast(b, value, ty))
}

/// Stores a value; `None` if the memory cannot hold its type.
pub fn store<'c>(b: &Builder<'c>, place: Value<'c>, value: Value<'c>, how: How<'c>) -> Option<()> {
    let element = pointee(place)?;
    match Fit::of(value.ty(), element)? {
        Fit::Element => store_element(b, place, value, how),
        Fit::Lane => store_element(b, lane(b, place)?, value, how),
        Fit::Elements(count) => {
            for index in 0..count {
                let lane = vectors::take(b, value, i64::from(index));
                store_element(b, neighbour(b, place, index)?, lane, how);
            }
        }
    }
    Some(())
}

fn load_element<'c>(b: &Builder<'c>, place: Value<'c>, how: How<'c>) -> Value<'c> {
    let ty = pointee(place).unwrap_or(place.ty());
    spirv::LoadOp::build(b, ty, place, how.access, how.align)
        .op()
        .result(0)
}

fn store_element<'c>(b: &Builder<'c>, place: Value<'c>, value: Value<'c>, how: How<'c>) {
    let value = cast(b, value, pointee(place).unwrap_or(value.ty()));
    spirv::StoreOp::build(b, place, value, how.access, how.align);
}

fn cast<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    if value.ty() == ty {
        return value;
    }
    spirv::BitcastOp::build(b, ty, value).result()
}

fn chain(place: Value<'_>) -> Option<spirv::AccessChainOp<'_>> {
    place.defining_op()?.cast()
}

/// The place `index` elements after another.
fn neighbour<'c>(b: &Builder<'c>, place: Value<'c>, index: u32) -> Option<Value<'c>> {
    if index == 0 {
        return Some(place);
    }
    let chain = chain(place)?;
    let mut indices = chain.indices();
    let last = indices.last_mut()?;
    *last = sum(b, *last, int32(b, i64::from(index)));
    let next = spirv::AccessChainOp::build(b, place.ty(), chain.base_ptr(), &indices);
    Some(next.op().result(0))
}

/// The place of the first lane of a vector in memory.
fn lane<'c>(b: &Builder<'c>, place: Value<'c>) -> Option<Value<'c>> {
    let (element, class) = as_pointer(place.ty())?;
    let chain = chain(place)?;
    let mut indices = chain.indices();
    indices.push(int32(b, 0));
    let ty = pointer(element.lane(), class);
    let lane = spirv::AccessChainOp::build(b, ty, chain.base_ptr(), &indices);
    Some(lane.op().result(0))
}
