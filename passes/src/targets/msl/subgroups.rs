//! Subgroups, which Metal calls SIMD-groups (MSL, section 6.9.2).

use crate::targets::c_like::{
    body::Body,
    expression::Expr,
    spellings::Spellings,
    subgroups::{Reduction, reduce},
    types::{BOOL, CType, Scalar, UINT},
};
use gir_dialects::{ir::Op, lir};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::SubgroupShuffleOp<'_>>(|body, op| moved(body, op, "simd_shuffle"))
        .value::<lir::SubgroupShuffleXorOp<'_>>(|body, op| moved(body, op, "simd_shuffle_xor"))
        .value::<lir::SubgroupBroadcastOp<'_>>(|body, op| moved(body, op, "simd_broadcast"))
        .value::<lir::SubgroupAnyOp<'_>>(|body, op| vote(body, op, "simd_any"))
        .value::<lir::SubgroupAllOp<'_>>(|body, op| vote(body, op, "simd_all"))
        .value::<lir::SubgroupBallotOp<'_>>(ballot)
        .value::<lir::SubgroupReduceOp<'_>>(|body, op| reduce(body, op, reduction));
}

/// Lane indices are 16-bit numbers. Moved values have up to 32 bits, or are vectors: 64-bit numbers are moved
/// as two words, booleans as words.
fn moved<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let value = body.unsigned(op.operand(0));
    let lane = body.unsigned(op.operand(1));
    let language = body.language;
    let lane = language.convert(&lane, &CType::Scalar(Scalar::unsigned(16)));
    let call = |value: &Expr| Expr::call(function, &[value, &lane], value.ty.clone());
    Some(match value.ty {
        CType::Scalar(Scalar::Int { bits: 64, .. }) => {
            let halves = CType::Vector(2, Scalar::unsigned(32));
            let moved = call(&language.reinterpret(&value, &halves));
            language.reinterpret(&moved, &value.ty)
        }
        BOOL => {
            let moved = call(&language.convert(&value, &UINT));
            language.convert(&moved, &BOOL)
        }
        _ => call(&value),
    })
}

fn vote<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let condition = body.operand(op.operand(0));
    Some(Expr::call(function, &[&condition], BOOL))
}

/// A vote has 64 bits; the result needs four words.
fn ballot<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let condition = body.operand(op.operand(0));
    let vote = Expr::call("simd_ballot", &[&condition], UINT);
    let bits = Expr::call("simd_vote::vote_t", &[&vote], UINT);
    let words = Expr::call("as_type<uint2>", &[&bits], UINT);
    let zero = body.language.integer(0, Scalar::unsigned(32));
    Some(Expr::call(
        "uint4",
        &[&words, &zero, &zero],
        CType::of(op.result(0).ty())?,
    ))
}

fn reduction(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Add => "simd_sum",
        Reduction::Mul => "simd_product",
        Reduction::Min => "simd_min",
        Reduction::Max => "simd_max",
        Reduction::And => "simd_and",
        Reduction::Or => "simd_or",
        Reduction::Xor => "simd_xor",
    }
}
