//! Context arrays: the values that each work-item keeps from one loop to the next.

use super::{super::arithmetic::Arithmetic, grid::Grid};
use crate::analysis::layout;
use gir_dialects::{
    ir::{Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{MatrixType, PtrType, StorageSpace},
    upstream::arith,
};

/// Storage for one value per work-item.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot<'c> {
    base: Value<'c>,
    /// The type of the value.
    ty: Type<'c>,
    /// The type in memory: an integer word for a flag.
    stored: Type<'c>,
}

impl<'c> Slot<'c> {
    /// Allocates an array for values of a type; `None` after an error at `op`.
    pub fn new(ty: Type<'c>, grid: &Grid<'c>, op: Op<'_>) -> Option<Self> {
        let Some(stored) = stored_type(ty, grid) else {
            op.error(format!(
                "is used by work-items after a barrier, across which values of type {ty} cannot be stored; compute it again after the barrier"
            ));
            return None;
        };
        let base = array(stored, 1, layout::align(stored), grid, op)?;
        Some(Self { base, ty, stored })
    }

    /// The type of the value.
    pub fn ty(self) -> Type<'c> {
        self.ty
    }

    /// Stores the value of a work-item.
    pub fn store(self, builder: Builder<'c>, number: Value<'c>, value: Value<'c>) {
        let a = Arithmetic::new(builder);
        let value = match self.stored == self.ty {
            true => value,
            false => a.create(arith::ExtUIOp::NAME, &[value], self.stored),
        };
        let place = self.place(a, number);
        lir::StoreOp::build(&builder, place, value, self.align(), false, None, None);
    }

    /// Loads the value of a work-item.
    pub fn load(self, builder: Builder<'c>, number: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(builder);
        let place = self.place(a, number);
        let align = self.align();
        let load = lir::LoadOp::build(&builder, self.stored, place, align, false, None, None);
        match self.stored == self.ty {
            true => load.result(),
            false => a.create(arith::TruncIOp::NAME, &[load.result()], self.ty),
        }
    }

    fn place(self, a: Arithmetic<'c>, number: Value<'c>) -> Value<'c> {
        let stride = layout::size(self.stored);
        lir::GepOp::build(&a.builder, self.base.ty(), self.base, number, stride, true).result()
    }

    fn align(self) -> i64 {
        layout::align(self.stored)
    }
}

/// An array of `count` elements for each work-item; `None` after an error at `op`.
pub fn array<'c>(
    element: Type<'c>,
    count: i64,
    align: i64,
    grid: &Grid<'c>,
    op: Op<'_>,
) -> Option<Value<'c>> {
    let Some(items) = grid.items() else {
        op.error(
            "is stored for each work-item, and the kernel leaves their number to the launch; give the kernel a workgroup_size",
        );
        return None;
    };
    let all = count.checked_mul(items);
    let bytes = all.and_then(|all| all.checked_mul(layout::size(element)));
    let Some(all) = bytes.and(all) else {
        op.error("is stored for each work-item, which takes more bytes than 64 bits can count; make the workgroup smaller");
        return None;
    };
    let builder = Builder::before(grid.anchor).with_location(grid.kernel.location());
    let pointer = PtrType::get(grid.kernel.context(), StorageSpace::Private, element);
    Some(lir::VarOp::build(&builder, pointer, all, align).result())
}

/// The type of a value in memory, if it can be stored.
fn stored_type<'c>(ty: Type<'c>, grid: &Grid<'c>) -> Option<Type<'c>> {
    if PtrType::from_type(ty).is_some() || MatrixType::from_type(ty).is_some() {
        return Some(ty);
    }
    let lanes = ty.as_vector().map(|(lanes, _)| lanes);
    if !matches!(lanes, None | Some(2 | 3 | 4 | 8 | 16)) {
        return None;
    }
    match (ty.lane().as_integer(), ty.lane().as_float()) {
        (Some((1, _)), _) => Some(ty.with_lane(grid.word())),
        (Some((8 | 16 | 32 | 64, _)), _) | (_, Some(16 | 32 | 64)) => Some(ty),
        _ => None,
    }
}
