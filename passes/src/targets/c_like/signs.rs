//! Integers by their uses: which are signed where lir does not say, and which are indices.

use gir_dialects::{
    ir::{Op, OpView, TypeExt, Value},
    lir,
    upstream::arith::{self, CmpIPredicate},
};

/// Whether a variable for a value is better signed: everything that uses it reads it so.
pub fn is_signed(value: Value<'_>) -> bool {
    value.ty().lane().as_integer().is_some()
        && value.has_uses()
        && value.uses().all(|(user, _)| reads_signed(user))
}

/// Whether an operation reads its operands as signed integers.
fn reads_signed(op: Op<'_>) -> bool {
    if let Some(compare) = op.cast::<arith::CmpIOp<'_>>() {
        use CmpIPredicate::{Sge, Sgt, Sle, Slt};
        return matches!(compare.predicate(), Slt | Sle | Sgt | Sge);
    }
    [
        arith::DivSIOp::NAME,
        arith::RemSIOp::NAME,
        arith::ShRSIOp::NAME,
        arith::MinSIOp::NAME,
        arith::MaxSIOp::NAME,
        arith::ExtSIOp::NAME,
        arith::SIToFPOp::NAME,
        lir::DivSIOp::NAME,
        lir::RemSIOp::NAME,
        lir::ShrSIOp::NAME,
    ]
    .contains(&op.name())
}

/// Whether a value is the unsigned index of elements.
pub fn is_index(value: Value<'_>) -> bool {
    value.uses().any(|(user, index)| {
        let gep = user.cast::<lir::GepOp<'_>>();
        index > 0 && gep.is_some_and(lir::GepOp::unsigned_index)
    })
}
