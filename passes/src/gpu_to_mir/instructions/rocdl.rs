//! `rocdl`: positions, barriers, ballots and moves among the lanes of AMD's GPUs.
//!
//! A wavefront is a subgroup; its size is the target's.

use super::{Place, Registers, ballot, barrier, constant, own_lane, register, replace, word};
use crate::gpu_to_mir::{
    arith::{add, compare, number, select},
    index::resize,
    memory::lane_of,
    subgroups::first_active_lane,
};
use gir_dialects::{
    ir::{Builder, Op, OpView, Signedness, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpIPredicate},
        math, rocdl,
    },
};

const REGISTERS: &[Registers] = &[
    (
        [
            rocdl::ThreadIdXOp::NAME,
            rocdl::ThreadIdYOp::NAME,
            rocdl::ThreadIdZOp::NAME,
        ],
        Place::LocalId,
    ),
    (
        [
            rocdl::BlockDimXOp::NAME,
            rocdl::BlockDimYOp::NAME,
            rocdl::BlockDimZOp::NAME,
        ],
        Place::WorkgroupSize,
    ),
    (
        [
            rocdl::BlockIdXOp::NAME,
            rocdl::BlockIdYOp::NAME,
            rocdl::BlockIdZOp::NAME,
        ],
        Place::WorkgroupId,
    ),
    (
        [
            rocdl::GridDimXOp::NAME,
            rocdl::GridDimYOp::NAME,
            rocdl::GridDimZOp::NAME,
        ],
        Place::NumWorkgroups,
    ),
];

/// Operations on a wavefront.
const OF_WAVEFRONT: &[&str] = &[
    rocdl::BallotOp::NAME,
    rocdl::DsBpermuteOp::NAME,
    rocdl::MbcntHiOp::NAME,
    rocdl::MbcntLoOp::NAME,
    rocdl::ReadfirstlaneOp::NAME,
    rocdl::ReadlaneOp::NAME,
    rocdl::WavefrontSizeOp::NAME,
];

const BARRIERS: &[&str] = &[rocdl::BarrierOp::NAME, rocdl::SBarrierOp::NAME];

pub fn is_known(op: Op<'_>) -> bool {
    let name = op.name();
    name.starts_with("rocdl.")
        && (OF_WAVEFRONT.contains(&name)
            || BARRIERS.contains(&name)
            || REGISTERS.iter().any(|(names, _)| names.contains(&name)))
}

pub fn is_of_wavefront(op: Op<'_>) -> bool {
    OF_WAVEFRONT.contains(&op.name())
}

/// Replaces an operation; `None` after a diagnostic.
pub fn expand(op: Op<'_>) -> Option<()> {
    let b = Builder::before(op);
    let (name, ty) = (op.name(), word(&b));
    if let Some(value) = register(&b, name, REGISTERS) {
        replace(op, value);
        return Some(());
    }
    if BARRIERS.contains(&name) {
        barrier(&b);
        op.erase();
        return Some(());
    }
    let value = match name {
        rocdl::BallotOp::NAME => bits(&b, op),
        rocdl::WavefrontSizeOp::NAME => mir::SubgroupSizeOp::build(&b, ty).result(),
        rocdl::ReadfirstlaneOp::NAME => shuffle(op, op.operand(0), first_active_lane(&b))?,
        rocdl::ReadlaneOp::NAME => shuffle(op, op.operand(0), op.operand(1))?,
        rocdl::DsBpermuteOp::NAME => {
            // The index counts bytes, and wraps around.
            let index = arith::ShRUIOp::build(&b, ty, op.operand(0), constant(&b, 2), false);
            let size = mir::SubgroupSizeOp::build(&b, ty).result();
            let last = arith::SubIOp::build(&b, ty, size, constant(&b, 1), None).result();
            let lane = arith::AndIOp::build(&b, ty, index.result(), last).result();
            shuffle(op, op.operand(1), lane)?
        }
        _ => count_below(&b, op, name == rocdl::MbcntHiOp::NAME),
    };
    replace(op, value);
    Some(())
}

fn shuffle<'c>(op: Op<'c>, value: Value<'c>, lane: Value<'c>) -> Option<Value<'c>> {
    if value.ty().as_vector().is_some() {
        op.error("moves a vector, which shuffles of a subgroup do not; move its lanes one by one");
        return None;
    }
    let b = Builder::before(op);
    Some(mir::SubgroupShuffleOp::build(&b, value.ty(), value, lane).result())
}

/// The ballot as an integer of the result's width.
fn bits<'c>(b: &Builder<'c>, op: Op<'c>) -> Value<'c> {
    let words = ballot(b, op.operand(0));
    let low = lane_of(b, words, 0);
    let ty = op.result(0).ty();
    if ty == word(b) {
        return low;
    }
    let [low, high] =
        [low, lane_of(b, words, 1)].map(|half| resize(b, half, ty, Signedness::Unsigned));
    let high = arith::ShLIOp::build(b, ty, high, number(b, ty, 32), None).result();
    arith::OrIOp::build(b, ty, low, high).result()
}

/// The number of bits of a mask below the own lane, for the lower or upper 32 lanes, and a number added to it.
fn count_below<'c>(b: &Builder<'c>, op: Op<'c>, is_upper: bool) -> Value<'c> {
    let ty = word(b);
    let (lane, half) = (own_lane(b), constant(b, 32));
    let (one, all, none) = (constant(b, 1), constant(b, -1), constant(b, 0));
    let within = match is_upper {
        true => arith::SubIOp::build(b, ty, lane, half, None).result(),
        false => lane,
    };
    // A shift by 32 or more is undefined.
    let amount = arith::AndIOp::build(b, ty, within, constant(b, 31)).result();
    let bit = arith::ShLIOp::build(b, ty, one, amount, None).result();
    let below = arith::SubIOp::build(b, ty, bit, one, None).result();
    let is_low = compare(b, CmpIPredicate::Ult, lane, half);
    let below = match is_upper {
        true => select(b, is_low, none, below),
        false => select(b, is_low, below, all),
    };
    let counted = arith::AndIOp::build(b, ty, op.operand(0), below).result();
    let count = math::CtPopOp::build(b, ty, counted).result();
    add(b, count, op.operand(1))
}
