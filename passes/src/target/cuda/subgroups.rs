//! Subgroups: the functions of warps (Guide, sections 10.19 to 10.22).
//!
//! The functions want to know who takes part. Control flow may have left some work-items apart, so it
//! is those that are there: `__activemask()`.

use crate::target::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType, Scalar, UINT},
};
use gir_dialects::{ir::Op, lir};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::SubgroupShuffleOp<'_>>(|body, op| moved(body, op, "__shfl_sync"))
        .value::<lir::SubgroupShuffleXorOp<'_>>(|body, op| moved(body, op, "__shfl_xor_sync"))
        .value::<lir::SubgroupBroadcastOp<'_>>(|body, op| moved(body, op, "__shfl_sync"))
        .value::<lir::SubgroupAnyOp<'_>>(|body, op| vote(body, op, "__any_sync"))
        .value::<lir::SubgroupAllOp<'_>>(|body, op| vote(body, op, "__all_sync"))
        .value::<lir::SubgroupBallotOp<'_>>(ballot);
}

fn active() -> Expr {
    Expr::new("__activemask()", Precedence::Postfix, UINT)
}

/// Numbers of 32 and 64 bits are moved, and halves; narrower integers as words.
fn moved<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let value = body.unsigned(op.operand(0));
    let lane = body.unsigned(op.operand(1));
    let ty = value.ty.clone();
    let is_narrow = matches!(ty, BOOL | CType::Scalar(Scalar::Int { bits: 8 | 16, .. }));
    let word = match is_narrow {
        true => body.language.convert(&value, &UINT),
        false => value,
    };
    let call = Expr::call(function, &[&active(), &word, &lane], word.ty.clone());
    Some(body.language.convert(&call, &ty))
}

/// A vote takes and gives an `int`.
fn vote<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let int = CType::Scalar(Scalar::signed(32));
    let condition = body.operand(op.operand(0));
    let call = Expr::call(function, &[&active(), &condition], int);
    let zero = body.language.integer(0, Scalar::signed(32));
    let sides = [&call, &zero];
    Some(Expr::binary("!=", Precedence::Equality, sides, BOOL))
}

/// A bit for each work-item of a warp: the first of the four words; [`super::vectors`] knows the others.
fn ballot<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let condition = body.operand(op.operand(0));
    Some(Expr::call("__ballot_sync", &[&active(), &condition], UINT))
}
