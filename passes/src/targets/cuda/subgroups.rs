//! Subgroups: the functions of warps (Guide, sections 10.19 to 10.22).
//!
//! The functions wait for the work-items in their mask, which are the members that `--lir-mask-subgroups` has
//! found: `__activemask()` would yield the work-items that happen to be active at the same time. A subgroup
//! smaller than a warp is a range of its lanes: the mask is shifted to that range, and the width keeps an
//! exchange inside it.

use super::grid::{self, WARP};
use crate::{
    lir::subgroups::lir_mask_subgroups::all,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        spellings::Spellings,
        subgroups::{Reduction, reduction},
        types::{BOOL, CType, Scalar, UINT},
    },
};
use gir_dialects::{
    ir::{AttributeExt as _, Op, Value},
    lir,
    upstream::arith,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::SubgroupShuffleOp<'_>>(|body, op| moved(body, op, "__shfl_sync"))
        .value::<lir::SubgroupShuffleXorOp<'_>>(|body, op| moved(body, op, "__shfl_xor_sync"))
        .value::<lir::SubgroupBroadcastOp<'_>>(|body, op| moved(body, op, "__shfl_sync"))
        .value::<lir::SubgroupAnyOp<'_>>(|body, op| vote(body, op, "__any_sync"))
        .value::<lir::SubgroupAllOp<'_>>(|body, op| vote(body, op, "__all_sync"))
        .value::<lir::SubgroupBallotOp<'_>>(ballot)
        .value::<lir::SubgroupReduceOp<'_>>(reduce);
}

/// The mask operand after an operation's own operands, as bits of the warp's lanes; `None` after an error.
fn mask<'c>(body: &mut Body<'c, '_>, op: Op<'c>, own: usize) -> Option<Expr> {
    let Some(members) = op.operands().nth(own) else {
        op.error("has no mask of participating work-items; --lir-mask-subgroups adds it");
        return None;
    };
    let constant = members
        .defining_op()
        .and_then(Op::cast::<arith::ConstantOp<'c>>);
    let bits = constant.and_then(|constant| constant.value().as_int());
    let members = match bits {
        Some(bits) => literal(bits),
        None => body.unsigned(members),
    };
    Some(of_warp(op, &members))
}

fn literal(bits: i64) -> Expr {
    Expr::primary(format!("{:#x}u", bits as u32), UINT)
}

/// Bits of a subgroup's work-items, as bits of the warp's lanes.
fn of_warp(op: Op<'_>, members: &Expr) -> Expr {
    match grid::first_lane(op) {
        Some(first) => Expr::binary("<<", Precedence::Shift, [members, &first], UINT),
        None => members.clone(),
    }
}

/// The mask of all work-items of the subgroup of an operation.
pub fn everyone(op: Op<'_>) -> Expr {
    of_warp(op, &literal(all(grid::size(op))))
}

/// Numbers of 32 and 64 bits are moved directly, as are halves; narrower integers are moved as words.
fn moved<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let mask = mask(body, op, 2)?;
    let value = body.unsigned(op.operand(0));
    let lane = body.unsigned(op.operand(1));
    let ty = value.ty.clone();
    let is_narrow = matches!(ty, BOOL | CType::Scalar(Scalar::Int { bits: 8 | 16, .. }));
    let word = match is_narrow {
        true => body.language.convert(&value, &UINT),
        false => value,
    };
    let call = match grid::size(op) {
        WARP => Expr::call(function, &[&mask, &word, &lane], word.ty.clone()),
        size => {
            let width = body.language.integer(size, Scalar::signed(32));
            Expr::call(function, &[&mask, &word, &lane, &width], word.ty.clone())
        }
    };
    Some(body.language.convert(&call, &ty))
}

/// A vote takes and returns an `int`.
fn vote<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let int = CType::Scalar(Scalar::signed(32));
    let mask = mask(body, op, 1)?;
    let condition = body.operand(op.operand(0));
    let call = Expr::call(function, &[&mask, &condition], int);
    let zero = body.language.integer(0, Scalar::signed(32));
    let sides = [&call, &zero];
    Some(Expr::binary("!=", Precedence::Equality, sides, BOOL))
}

/// One bit for each work-item of a warp: the first of the four words; [`super::vectors`] handles the others.
fn ballot<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let mask = mask(body, op, 1)?;
    let condition = body.operand(op.operand(0));
    let ballot = Expr::call("__ballot_sync", &[&mask, &condition], UINT);
    Some(match grid::first_lane(op) {
        Some(first) => Expr::binary(">>", Precedence::Shift, [&ballot, &first], UINT),
        None => ballot,
    })
}

/// Reductions of 32 bits (Guide, section 10.21); `--lir-shuffle-reductions` has replaced the others.
fn reduce<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let mask = mask(body, op, 1)?;
    let reduce = op.cast::<lir::SubgroupReduceOp<'c>>()?;
    let (reduction, is_signed) = reduction(reduce.kind());
    let function = match reduction {
        Reduction::Add => "__reduce_add_sync",
        Reduction::Min => "__reduce_min_sync",
        Reduction::Max => "__reduce_max_sync",
        Reduction::And => "__reduce_and_sync",
        Reduction::Or => "__reduce_or_sync",
        Reduction::Xor => "__reduce_xor_sync",
        Reduction::Mul => return None,
    };
    let value: Value<'c> = reduce.value();
    let value = body.integer(value, is_signed);
    Some(Expr::call(function, &[&mask, &value], value.ty.clone()))
}
