//! Loads and stores of consecutive pieces.

use super::{Replacement, Split};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Builder, Type, Value},
    lir,
    upstream::arith,
};

impl<'c> Split<'_, 'c> {
    /// Loads of the pieces.
    pub fn load(&self, b: &Builder<'c>, load: lir::LoadOp<'c>) -> Option<Replacement<'c>> {
        let (count, ty) = self.rules().pieces(load.result().ty())?;
        let align = load.align().min(layout::align(ty));
        let piece = |index| {
            let place = place(b, load.ptr(), index, ty);
            lir::LoadOp::build(b, ty, place, align, load.is_volatile(), None, None).result()
        };
        Some(Replacement::Pieces((0..count).map(piece).collect()))
    }

    /// Stores of the pieces.
    pub fn store(&self, b: &Builder<'c>, store: lir::StoreOp<'c>) -> Replacement<'c> {
        for (index, piece) in self.all(store.value()).into_iter().enumerate() {
            let place = place(b, store.ptr(), index, piece.ty());
            let align = store.align().min(layout::align(piece.ty()));
            lir::StoreOp::build(b, place, piece, align, store.is_volatile(), None, None);
        }
        Replacement::Nothing
    }
}

/// A pointer to a piece, given a pointer to the first.
fn place<'c>(b: &Builder<'c>, first: Value<'c>, index: usize, piece: Type<'c>) -> Value<'c> {
    if index == 0 {
        return first;
    }
    let ty = ir::integer_type(b.context(), 32, ir::Signedness::Signless);
    let index = arith::ConstantOp::build(b, ty, ir::integer(ty, index as i64)).result();
    lir::GepOp::build(b, first.ty(), first, index, layout::size(piece), false).result()
}
