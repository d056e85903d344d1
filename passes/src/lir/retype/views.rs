//! Accesses through elements that may be smaller than the values.

use super::{accesses::Access, offsets::Offset};
use crate::{
    analysis::{layout, taken},
    lir::{arithmetic::Arithmetic, atomics::bits},
};
use gir_dialects::{
    ir::{self, Builder, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    upstream::{arith, vector},
};

/// A view of memory as elements of one type.
#[derive(Clone, Copy)]
pub struct View<'c> {
    /// A pointer to the first element.
    pub first: Value<'c>,
    /// The element type, a number.
    pub element: Type<'c>,
}

impl<'c> View<'c> {
    fn size(&self) -> i64 {
        layout::size(self.element)
    }

    /// Rewrites an access at an offset in elements.
    pub fn rewrite(&self, access: &Access<'c>, at: Offset<'c>) {
        let b = Builder::before(access.op);
        if layout::size(access.ty.lane()) == self.size() {
            let place = at.pointer(&b, self.first, self.size());
            access
                .op
                .set_operand(0, as_pointer_to(&b, place, access.ty));
        } else if let Some(load) = access.op.cast::<lir::LoadOp<'c>>() {
            let value = taken::expansion(access.op, || self.load(&b, load, at, access.ty));
            load.result().replace_all_uses(value);
            access.op.erase();
        } else if let Some(store) = access.op.cast::<lir::StoreOp<'c>>() {
            taken::expansion(access.op, || self.store(&b, store, at, store.value()));
            access.op.erase();
        }
    }

    fn load(
        &self,
        b: &Builder<'c>,
        old: lir::LoadOp<'c>,
        at: Offset<'c>,
        ty: Type<'c>,
    ) -> Value<'c> {
        if let Some((lanes, lane)) = ty.as_vector() {
            let step = layout::size(lane) / self.size();
            let load = |index| self.load(b, old, at.next(i64::from(index) * step), lane);
            let lanes: Vec<_> = (0..lanes).map(load).collect();
            return vector::FromElementsOp::build(b, ty, &lanes).dest();
        }
        let a = Arithmetic::new(*b);
        let whole = bits::integer_of(b, ty);
        let pieces = layout::size(ty) / self.size();
        let piece = |index| {
            let place = at.next(index).pointer(b, self.first, self.size());
            let (align, is_volatile) = (self.size(), old.is_volatile());
            let load = lir::LoadOp::build(b, self.element, place, align, is_volatile, None, None);
            let wide = a.create(arith::ExtUIOp::NAME, &[bits::of(b, load.result())], whole);
            match index {
                0 => wide,
                _ => a.binary(
                    arith::ShLIOp::NAME,
                    wide,
                    a.int(whole, index * self.size() * 8),
                ),
            }
        };
        let join = |low, high| a.binary(arith::OrIOp::NAME, low, high);
        let number = (1..pieces).fold(piece(0), |low, index| join(low, piece(index)));
        bits::cast(b, number, ty)
    }

    fn store(&self, b: &Builder<'c>, old: lir::StoreOp<'c>, at: Offset<'c>, value: Value<'c>) {
        if let Some((lanes, lane)) = value.ty().as_vector() {
            let step = layout::size(lane) / self.size();
            for index in 0..i64::from(lanes) {
                let position = ir::dense_i64(b.context(), &[index]);
                let lane = vector::ExtractOp::build(b, lane, value, &[], position).result();
                self.store(b, old, at.next(index * step), lane);
            }
            return;
        }
        let a = Arithmetic::new(*b);
        let number = bits::of(b, value);
        let narrow = bits::integer_of(b, self.element);
        for index in 0..layout::size(value.ty()) / self.size() {
            let shifted = match index {
                0 => number,
                _ => a.binary(
                    arith::ShRUIOp::NAME,
                    number,
                    a.int(number.ty(), index * self.size() * 8),
                ),
            };
            let piece = a.create(arith::TruncIOp::NAME, &[shifted], narrow);
            let piece = bits::cast(b, piece, self.element);
            let place = at.next(index).pointer(b, self.first, self.size());
            lir::StoreOp::build(b, place, piece, self.size(), old.is_volatile(), None, None);
        }
    }
}

/// Casts a pointer to point to values of a type.
pub fn as_pointer_to<'c>(b: &Builder<'c>, pointer: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match PtrType::from_type(pointer.ty()) {
        Some(points) if points.pointee() != ty => {
            let ty = PtrType::get(b.context(), points.space(), ty);
            lir::PtrCastOp::build(b, ty, pointer).result()
        }
        _ => pointer,
    }
}
