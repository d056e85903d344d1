//! Warps of CUDA: masks name the lanes that take part.
//!
//! A program names lanes that all execute the operation together, else it has no meaning. So a shuffle is one of the lanes
//! that are there, and a vote one of these, of which the mask takes its part.

use super::body::{Body, Rules};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{compare, number},
};
use gir_dialects::{
    ir::{self, Attribute, Op, OpView, Signedness, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        nvvm,
    },
};

/// The rules of this family.
pub const RULES: Rules = &[
    (nvvm::ShflOp::NAME, shuffle),
    (nvvm::SyncWarpOp::NAME, synchronise),
    (nvvm::VoteSyncOp::NAME, vote),
];

/// Whether a mask names all lanes.
pub fn is_whole(mask: Value<'_>) -> bool {
    let whole = 0xffff_ffff;
    constant_value(mask).is_some_and(|mask| mask & whole == whole)
}

fn all_lanes<'c>(body: &Body<'_, 'c>) -> Value<'c> {
    number(&body.b, word(body), -1)
}

fn word<'c>(body: &Body<'_, 'c>) -> Type<'c> {
    ir::integer_type(body.b.context(), 32, Signedness::Signless)
}

fn shuffle<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(shuffle) = op.cast::<nvvm::ShflOp<'c>>() else {
        return Ok(());
    };
    let with_flag = "returns whether the source is there too; use the form that returns the value";
    let ty = body.ty(shuffle.res()).map_err(|_| with_flag)?;
    let (value, offset) = (body.value(shuffle.val())?, body.value(shuffle.offset())?);
    let clamp = body.value(shuffle.mask_and_clamp())?;
    let mask = all_lanes(body);
    let moved = nvvm::ShflOp::build(&body.b, ty, mask, value, offset, clamp, shuffle.kind(), false);
    body.set(op, vec![moved.res()]);
    Ok(())
}

/// A barrier of a part of a warp is one of the whole warp, which control flow has to reach as a whole.
fn synchronise<'c>(body: &mut Body<'_, 'c>, _: Op<'c>) -> Result<(), String> {
    nvvm::SyncWarpOp::build(&body.b, all_lanes(body));
    Ok(())
}

fn vote<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(vote) = op.cast::<nvvm::VoteSyncOp<'c>>() else {
        return Ok(());
    };
    let (mask, holds) = (body.value(vote.mask())?, body.value(vote.pred())?);
    if is_whole(mask) {
        return body.keep(op);
    }
    let kind = vote.kind().to_string();
    let is_none = |body: &Body<'_, 'c>, holds| -> Result<Value<'c>, String> {
        let lanes = ballot(body, mask, holds)?;
        let zero = number(&body.b, word(body), 0);
        Ok(compare(&body.b, CmpIPredicate::Eq, lanes, zero))
    };
    let not = |body: &Body<'_, 'c>, flag: Value<'c>| {
        let one = number(&body.b, flag.ty(), 1);
        body.create(arith::XOrIOp::NAME, flag.ty(), &[flag, one])
    };
    let result = match () {
        () if kind.contains("ballot") => ballot(body, mask, holds)?,
        () if kind.contains("any") => not(body, is_none(body, holds)?),
        () if kind.contains("all") => is_none(body, not(body, holds))?,
        () => {
            let (none, all) = (is_none(body, holds)?, is_none(body, not(body, holds))?);
            body.create(arith::OrIOp::NAME, none.ty(), &[none, all])
        }
    };
    body.set(op, vec![result]);
    Ok(())
}

/// The lanes of a mask for which a condition holds.
fn ballot<'c>(
    body: &Body<'_, 'c>,
    mask: Value<'c>,
    holds: Value<'c>,
) -> Result<Value<'c>, String> {
    let context = body.b.context();
    let kind = Attribute::parse(context, "#nvvm<vote_sync_kind ballot>");
    let kind = kind.ok_or("needs a vote of nvvm")?;
    let ty = word(body);
    let all = nvvm::VoteSyncOp::build(&body.b, ty, all_lanes(body), holds, kind).res();
    Ok(body.create(arith::AndIOp::NAME, ty, &[all, mask]))
}
