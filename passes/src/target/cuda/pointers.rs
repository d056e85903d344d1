//! Pointers, which are to any space (Guide, section 10.2): a cast to one of another space changes nothing.

use crate::target::c_like::{body::Body, expression::Expr, spellings::Spellings, types::CType};
use gir_dialects::{ir::Op, lir};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.value::<lir::AddrSpaceCastOp<'_>>(cast);
}

fn cast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let pointer = body.operand(op.operand(0));
    let ty = CType::of(op.result(0).ty())?;
    let is_alike = match (&pointer.ty, &ty) {
        (CType::Pointer(_, one), CType::Pointer(_, other)) => one == other,
        _ => false,
    };
    Some(match is_alike {
        true => Expr { ty, ..pointer },
        false => body.language.convert(&pointer, &ty),
    })
}
