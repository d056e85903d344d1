//! Warps of CUDA: masks name the lanes that take part.
//!
//! A program names lanes that all execute the operation together, else it has no meaning. So a shuffle is one of
//! the lanes that are there, and a vote one of these, of which the mask takes its part.

use super::body::{Body, Rules};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{compare, number},
};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Signedness, Value},
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

/// A mask that names all lanes.
pub fn all_lanes<'c>(b: &Builder<'c>) -> Value<'c> {
    let word = ir::integer_type(b.context(), 32, Signedness::Signless);
    number(b, word, -1)
}

fn shuffle<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(shuffle) = op.cast::<nvvm::ShflOp<'c>>() else {
        return Ok(());
    };
    let with_flag = "returns whether the source is there too; use the form that returns the value";
    let ty = body.ty(shuffle.res()).map_err(|_| with_flag)?;
    let (value, offset) = (body.value(shuffle.val())?, body.value(shuffle.offset())?);
    let clamp = body.value(shuffle.mask_and_clamp())?;
    let mask = all_lanes(&body.b);
    let moved = nvvm::ShflOp::build(
        &body.b,
        ty,
        mask,
        value,
        offset,
        clamp,
        shuffle.kind(),
        false,
    );
    body.set(op, vec![moved.res()]);
    Ok(())
}

/// A barrier of a part of a warp is one of the whole warp, which control flow has to reach as a whole.
fn synchronise<'c>(body: &mut Body<'_, 'c>, _: Op<'c>) -> Result<(), String> {
    nvvm::SyncWarpOp::build(&body.b, all_lanes(&body.b));
    Ok(())
}

fn vote<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(vote) = op.cast::<nvvm::VoteSyncOp<'c>>() else {
        return Ok(());
    };
    let (mask, holds) = (body.value(vote.mask())?, body.value(vote.pred())?);
    let kind = vote.kind().to_string();
    let kinds = ["ballot", "any", "all", "uni"];
    let kind = kinds.into_iter().find(|name| kind.contains(name));
    let result = voted(&body.b, kind.unwrap_or("uni"), mask, holds)?;
    body.set(op, vec![result]);
    Ok(())
}

/// A vote of the lanes of a mask: `ballot`, `any`, `all` or `uni`.
pub fn voted<'c>(
    b: &Builder<'c>,
    kind: &str,
    mask: Value<'c>,
    holds: Value<'c>,
) -> Result<Value<'c>, String> {
    if is_whole(mask) {
        return whole_vote(b, kind, holds);
    }
    let not = |flag: Value<'c>| {
        let one = number(b, flag.ty(), 1);
        arith::XOrIOp::build(b, flag.ty(), flag, one).result()
    };
    let lanes = |holds| -> Result<Value<'c>, String> {
        let all = whole_vote(b, "ballot", holds)?;
        Ok(arith::AndIOp::build(b, all.ty(), all, mask).result())
    };
    let is_none = |holds| -> Result<Value<'c>, String> {
        let lanes = lanes(holds)?;
        Ok(compare(
            b,
            CmpIPredicate::Eq,
            lanes,
            number(b, lanes.ty(), 0),
        ))
    };
    Ok(match kind {
        "ballot" => lanes(holds)?,
        "any" => not(is_none(holds)?),
        "all" => is_none(not(holds))?,
        _ => {
            let (none, all) = (is_none(holds)?, is_none(not(holds))?);
            arith::OrIOp::build(b, none.ty(), none, all).result()
        }
    })
}

/// A vote of all lanes that are there.
fn whole_vote<'c>(b: &Builder<'c>, kind: &str, holds: Value<'c>) -> Result<Value<'c>, String> {
    let attribute = Attribute::parse(b.context(), &format!("#nvvm<vote_sync_kind {kind}>"));
    let attribute = attribute.ok_or("needs a vote of nvvm")?;
    let width = if kind == "ballot" { 32 } else { 1 };
    let ty = ir::integer_type(b.context(), width, Signedness::Signless);
    Ok(nvvm::VoteSyncOp::build(b, ty, all_lanes(b), holds, attribute).res())
}
