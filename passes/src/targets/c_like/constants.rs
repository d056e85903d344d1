//! Constants: each use of one repeats its literal.

use super::{body::Body, literals, spellings::Spellings};
use gir_dialects::{
    ir::Op,
    upstream::{arith, ub},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<arith::ConstantOp<'_>>(check)
        .statement::<ub::PoisonOp<'_>>(check);
}

/// Prints nothing of a constant that has a literal.
pub fn check<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let found = literals::literal(body.language, op.result(0), false);
    if found.is_none() {
        let (ty, name) = (op.result(0).ty(), body.language.name());
        op.error(format!("is of type {ty}, which has no literals in {name}"));
    }
    found.map(|_| ())
}
