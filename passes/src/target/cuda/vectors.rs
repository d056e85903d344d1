//! What is left of vectors.
//!
//! Vectors of CUDA C++ are structures without operators (Guide, section 10.3), so passes take them
//! apart. What stays are the four words of a ballot: all but the first are 0, and the first stands for them.

use crate::target::c_like::{body::Body, expression::Expr, spellings::Spellings, types::CType};
use gir_dialects::{
    ir::{AttributeExt, Op},
    lir,
    upstream::vector,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.value::<vector::ExtractOp<'_>>(extract);
}

/// A word of a ballot.
fn extract<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let extract = op.cast::<vector::ExtractOp<'c>>()?;
    let source = extract.source();
    let is_ballot = source
        .defining_op()
        .is_some_and(|op| op.is::<lir::SubgroupBallotOp<'_>>());
    let ty = CType::of(op.result(0).ty())?;
    match extract.static_position().as_dense_i64()?.as_slice() {
        [0] => Some(Expr {
            ty,
            ..body.operand(source)
        }),
        [_] if is_ballot => Some(body.language.integer(0, ty.lane()?)),
        _ => {
            op.error("takes a lane of a vector, which `--lir-split-vectors` takes apart");
            None
        }
    }
}

/// A vector of one lane is a number.
pub fn of_lanes(lanes: &[Expr], ty: &CType) -> Expr {
    match lanes {
        [one, ..] => Expr {
            ty: ty.clone(),
            ..one.clone()
        },
        [] => Expr::primary("0", ty.clone()),
    }
}
