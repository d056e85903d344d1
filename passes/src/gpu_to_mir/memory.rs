//! Values in their memory form, and vectors of several elements.

use super::{
    accesses::check_writable,
    buffers::{Buffer, Buffers},
    extent::{Extent, constant},
    types::stored,
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Builder, Op, OpView as _, Type, TypeExt, Value},
    mir::{self, PtrType},
    upstream::{
        arith::{self, CmpIPredicate},
        vector,
    },
};

/// Loads from an address.
pub fn load<'c>(b: &Builder<'c>, place: Value<'c>) -> Value<'c> {
    let ty = place.ty();
    let ty = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
    mir::LoadOp::build(b, ty, place, false, None, None).result()
}

/// Stores a value to an address.
pub fn store<'c>(b: &Builder<'c>, place: Value<'c>, value: Value<'c>) {
    mir::StoreOp::build(b, place, value, false, None, None);
}

/// A value from its form in memory: a non-zero byte is true; of an odd integer the lower bits count.
pub fn from_memory<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    if value.ty() == ty {
        return value;
    }
    if ty.as_integer().is_some_and(|(width, _)| width > 1) {
        return arith::TruncIOp::build(b, ty, value, None).op().result(0);
    }
    let zero = constant(b, value.ty(), 0);
    arith::CmpIOp::build(b, ty, CmpIPredicate::Ne, value, zero).result()
}

/// The memory form of a value.
pub fn to_memory<'c>(b: &Builder<'c>, value: Value<'c>, element: Type<'c>) -> Value<'c> {
    if value.ty() == element {
        return value;
    }
    arith::ExtUIOp::build(b, element, value).out()
}

/// The layout of a vector in memory.
enum Layout {
    /// The vector is one element.
    Element,
    /// Its lanes are elements; all of them can be accessed at once.
    Aligned,
    /// Its lanes are elements.
    Lanes,
}

impl<'c> Buffers<'_, 'c> {
    pub fn load_vector(
        &mut self,
        op: Op<'c>,
        memref: Value<'c>,
        indices: &[Value<'c>],
        alignment: Option<i64>,
    ) -> Option<()> {
        let buffer = self.get(memref)?;
        let (b, ty) = (Builder::before(op), op.result(0).ty());
        let place = self.place(&b, &buffer, indices);
        let value = match layout_of(op, ty, &buffer, alignment)? {
            Layout::Element => load(&b, place),
            Layout::Aligned => {
                let place = as_vector(&b, place, ty);
                load(&b, place)
            }
            Layout::Lanes => {
                let lanes = (0..lanes(ty)).map(|lane| {
                    let place = self.step(&b, place, Extent::Known(lane));
                    let value = load(&b, place);
                    from_memory(&b, value, ty.lane())
                });
                let lanes: Vec<_> = lanes.collect();
                vector::FromElementsOp::build(&b, ty, &lanes).dest()
            }
        };
        self.replace(op, value);
        Some(())
    }

    pub fn store_vector(
        &mut self,
        op: Op<'c>,
        value: Value<'c>,
        memref: Value<'c>,
        indices: &[Value<'c>],
        alignment: Option<i64>,
    ) -> Option<()> {
        let buffer = self.get(memref)?;
        check_writable(op, buffer.space())?;
        let (b, ty) = (Builder::before(op), value.ty());
        let place = self.place(&b, &buffer, indices);
        match layout_of(op, ty, &buffer, alignment)? {
            Layout::Element => {
                store(&b, place, value);
            }
            Layout::Aligned => {
                store(&b, as_vector(&b, place, ty), value);
            }
            Layout::Lanes => {
                for lane in 0..lanes(ty) {
                    let place = self.step(&b, place, Extent::Known(lane));
                    let value = to_memory(&b, lane_of(&b, value, lane), buffer.element());
                    store(&b, place, value);
                }
            }
        }
        Some(())
    }
}

/// The layout of a vector in a buffer; `None` after a diagnostic.
fn layout_of<'c>(
    op: Op<'c>,
    ty: Type<'c>,
    buffer: &Buffer<'c>,
    alignment: Option<i64>,
) -> Option<Layout> {
    let element = buffer.element();
    let lane = stored(ty.lane());
    let is_stored = lane == ty.lane();
    if element == ty {
        Some(Layout::Element)
    } else if element != lane {
        op.error(format!(
            "transfers {ty} from or to memory of {element}; transfer whole elements"
        ));
        None
    } else if is_stored && alignment.is_some_and(|bytes| bytes >= layout::align(ty)) {
        Some(Layout::Aligned)
    } else {
        Some(Layout::Lanes)
    }
}

fn lanes(ty: Type<'_>) -> i64 {
    ty.as_vector().map_or(1, |(lanes, _)| i64::from(lanes))
}

/// The address of an element as that of the vector that starts there.
fn as_vector<'c>(b: &Builder<'c>, place: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let Some(pointer) = PtrType::from_type(place.ty()) else {
        return place;
    };
    let pointer = PtrType::get(b.context(), pointer.space(), ty);
    mir::PtrCastOp::build(b, pointer, place).result()
}

/// A lane of a vector.
pub fn lane_of<'c>(b: &Builder<'c>, vector: Value<'c>, lane: i64) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[lane]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}
