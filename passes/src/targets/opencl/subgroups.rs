//! Subgroups: `cl_khr_subgroups` and its extensions (OpenCL extension specification, section 38).
//!
//! The functions are those for control flow in which some work-items do not participate.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    subgroups::{Reduction, reduce},
    types::{BOOL, CType, Scalar, UINT},
};
use gir_dialects::{ir::Op, lir};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::SubgroupIdOp<'_>>(|_, _| Some(number("get_sub_group_id")))
        .value::<lir::SubgroupSizeOp<'_>>(|_, _| Some(number("get_max_sub_group_size")))
        .value::<lir::SubgroupLocalIdOp<'_>>(|_, _| Some(number("get_sub_group_local_id")))
        .value::<lir::NumSubgroupsOp<'_>>(|_, _| Some(number("get_num_sub_groups")))
        .value::<lir::SubgroupShuffleOp<'_>>(|body, op| moved(body, op, "sub_group_shuffle"))
        .value::<lir::SubgroupShuffleXorOp<'_>>(|body, op| moved(body, op, "sub_group_shuffle_xor"))
        .value::<lir::SubgroupBroadcastOp<'_>>(|body, op| moved(body, op, "sub_group_shuffle"))
        .value::<lir::SubgroupAnyOp<'_>>(|body, op| vote(body, op, "sub_group_non_uniform_any"))
        .value::<lir::SubgroupAllOp<'_>>(|body, op| vote(body, op, "sub_group_non_uniform_all"))
        .value::<lir::SubgroupBallotOp<'_>>(ballot)
        .value::<lir::SubgroupReduceOp<'_>>(|body, op| reduce(body, op, reduction));
}

fn number(function: &str) -> Expr {
    Expr::new(format!("{function}()"), Precedence::Postfix, UINT, [])
}

fn moved<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let value = body.unsigned(op.operand(0));
    let index = body.unsigned(op.operand(1));
    Some(Expr::call(function, &[&value, &index], value.ty.clone()))
}

/// A vote takes and returns an `int`.
fn vote<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let condition = body.operand(op.operand(0));
    let call = Expr::call(function, &[&condition], CType::Scalar(Scalar::signed(32)));
    let zero = body.language.integer(0, Scalar::signed(32));
    Some(Expr::binary(
        "!=",
        Precedence::Equality,
        [&call, &zero],
        BOOL,
    ))
}

fn ballot<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let condition = body.operand(op.operand(0));
    Some(Expr::call(
        "sub_group_ballot",
        &[&condition],
        CType::of(op.result(0).ty())?,
    ))
}

fn reduction(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Add => "sub_group_non_uniform_reduce_add",
        Reduction::Mul => "sub_group_non_uniform_reduce_mul",
        Reduction::Min => "sub_group_non_uniform_reduce_min",
        Reduction::Max => "sub_group_non_uniform_reduce_max",
        Reduction::And => "sub_group_non_uniform_reduce_and",
        Reduction::Or => "sub_group_non_uniform_reduce_or",
        Reduction::Xor => "sub_group_non_uniform_reduce_xor",
    }
}
