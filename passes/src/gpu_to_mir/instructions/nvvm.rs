//! `nvvm`: special registers, barriers, shuffles, votes, reductions and fences of NVIDIA's GPUs.
//!
//! A warp is a subgroup of exactly 32 work-items, all of which a mask names.

use super::{
    Place, Registers, ballot, barrier, constant, flag, keyword, own_lane, register, replace, word,
};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::{
        arith::{add, compare, select},
        index::resize,
        memory::lane_of,
        subgroups::first_active_lane,
    },
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Builder, Op, OpView, Signedness, Value},
    mir::{self, ReduceKind},
    upstream::{
        arith::{self, CmpIPredicate},
        llvm,
        nvvm::{self, BarrierReduction, MemScopeKind, ReduxKind, ShflKind, VoteSyncKind},
    },
};

const REGISTERS: &[Registers] = &[
    (
        [
            nvvm::ThreadIdXOp::NAME,
            nvvm::ThreadIdYOp::NAME,
            nvvm::ThreadIdZOp::NAME,
        ],
        Place::LocalId,
    ),
    (
        [
            nvvm::BlockDimXOp::NAME,
            nvvm::BlockDimYOp::NAME,
            nvvm::BlockDimZOp::NAME,
        ],
        Place::WorkgroupSize,
    ),
    (
        [
            nvvm::BlockIdXOp::NAME,
            nvvm::BlockIdYOp::NAME,
            nvvm::BlockIdZOp::NAME,
        ],
        Place::WorkgroupId,
    ),
    (
        [
            nvvm::GridDimXOp::NAME,
            nvvm::GridDimYOp::NAME,
            nvvm::GridDimZOp::NAME,
        ],
        Place::NumWorkgroups,
    ),
];

/// Operations on a warp.
const OF_WARP: &[&str] = &[
    nvvm::ElectSyncOp::NAME,
    nvvm::LaneIdOp::NAME,
    nvvm::LaneMaskEqOp::NAME,
    nvvm::LaneMaskGeOp::NAME,
    nvvm::LaneMaskGtOp::NAME,
    nvvm::LaneMaskLeOp::NAME,
    nvvm::LaneMaskLtOp::NAME,
    nvvm::ReduxOp::NAME,
    nvvm::ShflOp::NAME,
    nvvm::SyncWarpOp::NAME,
    nvvm::VoteSyncOp::NAME,
    nvvm::WarpDimOp::NAME,
    nvvm::WarpIdOp::NAME,
    nvvm::WarpSizeOp::NAME,
];

/// Other operations.
const OTHERS: &[&str] = &[
    nvvm::Barrier0Op::NAME,
    nvvm::BarrierOp::NAME,
    nvvm::CpAsyncCommitGroupOp::NAME,
    nvvm::CpAsyncWaitGroupOp::NAME,
    nvvm::MembarOp::NAME,
];

pub fn is_known(op: Op<'_>) -> bool {
    let name = op.name();
    let is_listed = |list: &[&str]| list.contains(&name);
    let is_register = || REGISTERS.iter().any(|(names, _)| names.contains(&name));
    name.starts_with("nvvm.") && (is_listed(OF_WARP) || is_listed(OTHERS) || is_register())
        || is_part(op)
}

/// Whether an operation takes a part of the pair that a shuffle returns, or of the sums that a product returns.
pub fn is_part(op: Op<'_>) -> bool {
    const SOURCES: [&str; 2] = [nvvm::ShflOp::NAME, nvvm::MmaOp::NAME];
    op.name() == llvm::ExtractValueOp::NAME
        && op
            .operand(0)
            .defining_op()
            .is_some_and(|source| SOURCES.contains(&source.name()))
}

pub fn is_of_warp(op: Op<'_>) -> bool {
    OF_WARP.contains(&op.name())
}

/// Replaces an operation; `None` after a diagnostic.
pub fn expand(op: Op<'_>) -> Option<()> {
    let b = Builder::before(op);
    let name = op.name();
    if let Some(value) = register(&b, name, REGISTERS) {
        replace(op, value);
    } else if let Some(value) = warp_register(&b, name) {
        replace(op, value);
    } else if let Some(shuffle) = op.cast::<nvvm::ShflOp<'_>>() {
        self::shuffle(shuffle)?;
    } else if let Some(vote) = op.cast::<nvvm::VoteSyncOp<'_>>() {
        whole_warp(op, vote.mask())?;
        let kind = keyword(vote.kind());
        let kind = VoteSyncKind::ALL.iter().find(|one| one.keyword() == kind)?;
        replace(op, self::vote(&b, *kind, vote.pred()));
    } else if let Some(reduction) = op.cast::<nvvm::ReduxOp<'_>>() {
        reduce(reduction)?;
    } else if let Some(elect) = op.cast::<nvvm::ElectSyncOp<'_>>() {
        if let Some(mask) = elect.membermask() {
            whole_warp(op, mask)?;
        }
        let first = first_active_lane(&b);
        replace(op, compare(&b, CmpIPredicate::Eq, own_lane(&b), first));
    } else if let Some(join) = op.cast::<nvvm::SyncWarpOp<'_>>() {
        whole_warp(op, join.mask())?;
        let (warp, group) = (MemoryScope::Subgroup, MemoryScope::Workgroup);
        mir::BarrierOp::build(&b, warp, group, MemoryOrdering::AcqRel);
        op.erase();
    } else if let Some(join) = op.cast::<nvvm::BarrierOp<'_>>() {
        join_workgroup(join)?;
    } else if let Some(fence) = op.cast::<nvvm::MembarOp<'_>>() {
        let kind = keyword(fence.scope());
        let scope = match MemScopeKind::ALL.iter().find(|one| one.keyword() == kind)? {
            MemScopeKind::CTA => MemoryScope::Workgroup,
            MemScopeKind::CLUSTER | MemScopeKind::GPU => MemoryScope::Device,
            MemScopeKind::SYS => MemoryScope::System,
        };
        mir::MemoryFenceOp::build(&b, scope, MemoryOrdering::AcqRel);
        op.erase();
    } else {
        // Copies are complete when they are made, so groups of them need no wait.
        if name == nvvm::Barrier0Op::NAME {
            barrier(&b);
        }
        op.erase();
    }
    Some(())
}

fn warp_register<'c>(b: &Builder<'c>, name: &str) -> Option<Value<'c>> {
    let ty = word(b);
    let one = || constant(b, 1);
    let eq = || arith::ShLIOp::build(b, ty, one(), own_lane(b), None).result();
    let lt = || arith::SubIOp::build(b, ty, eq(), one(), None).result();
    let le = || arith::OrIOp::build(b, ty, lt(), eq()).result();
    let not = |value| arith::XOrIOp::build(b, ty, value, constant(b, -1)).result();
    Some(match name {
        nvvm::LaneIdOp::NAME => own_lane(b),
        nvvm::WarpSizeOp::NAME => constant(b, super::WARP),
        nvvm::WarpIdOp::NAME => mir::SubgroupIdOp::build(b, ty).result(),
        nvvm::WarpDimOp::NAME => mir::NumSubgroupsOp::build(b, ty).result(),
        nvvm::LaneMaskEqOp::NAME => eq(),
        nvvm::LaneMaskLtOp::NAME => lt(),
        nvvm::LaneMaskLeOp::NAME => le(),
        nvvm::LaneMaskGeOp::NAME => not(lt()),
        nvvm::LaneMaskGtOp::NAME => not(le()),
        _ => return None,
    })
}

/// Refuses a mask that does not name all lanes.
fn whole_warp(op: Op<'_>, mask: Value<'_>) -> Option<()> {
    let whole = 0xffff_ffff;
    let names_all = constant_value(mask).is_some_and(|mask| mask & whole == whole);
    if !names_all {
        op.error("takes part of a warp by a mask that is not the constant -1; name all lanes, and let control flow decide which of them take part");
    }
    names_all.then_some(())
}

/// A shuffle by the rules of PTX: lanes are divided into segments by the mask in bits 8 to 12 of the last operand, and
/// a source beyond the bound in bits 0 to 4 is the own lane.
fn shuffle(shuffle: nvvm::ShflOp<'_>) -> Option<()> {
    let op = shuffle.op();
    whole_warp(op, shuffle.thread_mask())?;
    let kind = keyword(shuffle.kind());
    let kind = *ShflKind::ALL.iter().find(|one| one.keyword() == kind)?;
    let b = Builder::before(op);
    let ty = word(&b);
    let and = |l, r| arith::AndIOp::build(&b, ty, l, r).result();
    let or = |l, r| arith::OrIOp::build(&b, ty, l, r).result();
    let flip = |l, r| arith::XOrIOp::build(&b, ty, l, r).result();
    let (lane, low) = (own_lane(&b), constant(&b, 31));
    let clamp = shuffle.mask_and_clamp();
    let eight = constant(&b, 8);
    let segment = and(
        arith::ShRUIOp::build(&b, ty, clamp, eight, false).result(),
        low,
    );
    let within = flip(segment, low);
    let least = and(lane, segment);
    let most = or(least, and(clamp, within));
    let offset = and(shuffle.offset(), low);
    let source = match kind {
        ShflKind::Up => arith::SubIOp::build(&b, ty, lane, offset, None).result(),
        ShflKind::Down => add(&b, lane, offset),
        ShflKind::Bfly => flip(lane, offset),
        ShflKind::Idx => or(least, and(offset, within)),
    };
    let is_there = match kind {
        ShflKind::Up => compare(&b, CmpIPredicate::Sge, source, most),
        _ => compare(&b, CmpIPredicate::Sle, source, most),
    };
    let source = select(&b, is_there, source, lane);
    let value = shuffle.val();
    let moved = mir::SubgroupShuffleOp::build(&b, value.ty(), value, source).result();
    if !shuffle.return_value_and_is_valid() {
        replace(op, moved);
        return Some(());
    }
    let mut users: Vec<Op<'_>> = vec![];
    for (user, _) in op.result(0).uses() {
        if !is_part(user) {
            op.error(
                "returns a pair that is used as a whole; take its parts by 'llvm.extractvalue'",
            );
            return None;
        }
        users.push(user);
    }
    for user in users {
        let part = user.attribute(llvm::ExtractValueOp::POSITION_ATTR);
        let part = part
            .and_then(AttributeExt::as_dense_i64)
            .unwrap_or_default();
        let part = if part == [0] { moved } else { is_there };
        user.result(0).replace_all_uses(part);
        user.erase();
    }
    op.erase();
    Some(())
}

fn vote<'c>(b: &Builder<'c>, kind: VoteSyncKind, condition: Value<'c>) -> Value<'c> {
    match kind {
        VoteSyncKind::Any => mir::SubgroupAnyOp::build(b, flag(b), condition).result(),
        VoteSyncKind::All => mir::SubgroupAllOp::build(b, flag(b), condition).result(),
        VoteSyncKind::Ballot => lane_of(b, ballot(b, condition), 0),
        VoteSyncKind::Uni => {
            let any = mir::SubgroupAnyOp::build(b, flag(b), condition).result();
            let all = mir::SubgroupAllOp::build(b, flag(b), condition).result();
            compare(b, CmpIPredicate::Eq, any, all)
        }
    }
}

fn reduce(reduction: nvvm::ReduxOp<'_>) -> Option<()> {
    let op = reduction.op();
    whole_warp(op, reduction.mask_and_clamp())?;
    if reduction.abs() || reduction.nan() {
        op.error("reduces absolute values or propagates NaNs, which reductions over a subgroup do not; compute 'math.absf' first, and omit 'nan'");
        return None;
    }
    let kind = keyword(reduction.kind());
    let kind = match ReduxKind::ALL.iter().find(|one| one.keyword() == kind)? {
        ReduxKind::ADD => ReduceKind::Add,
        ReduxKind::AND => ReduceKind::And,
        ReduxKind::MAX => ReduceKind::MaxS,
        ReduxKind::MIN => ReduceKind::MinS,
        ReduxKind::OR => ReduceKind::Or,
        ReduxKind::UMAX => ReduceKind::MaxU,
        ReduxKind::UMIN => ReduceKind::MinU,
        ReduxKind::XOR => ReduceKind::Xor,
        ReduxKind::FMIN => ReduceKind::FMin,
        ReduxKind::FMAX => ReduceKind::FMax,
    };
    let b = Builder::before(op);
    let value = reduction.val();
    replace(
        op,
        mir::SubgroupReduceOp::build(&b, value.ty(), kind, value).result(),
    );
    Some(())
}

/// A barrier of all work-items of the workgroup, which may combine a condition.
fn join_workgroup(join: nvvm::BarrierOp<'_>) -> Option<()> {
    let op = join.op();
    let is_first = join
        .barrier_id()
        .is_none_or(|id| constant_value(id) == Some(0));
    if !is_first || join.number_of_threads().is_some() {
        op.error("waits at a numbered barrier or for some of the workgroup; use barrier 0, for all of its work-items");
        return None;
    }
    let b = Builder::before(op);
    barrier(&b);
    if let (Some(kind), Some(condition)) = (join.reduction_op(), join.reduction_predicate()) {
        let kind = keyword(kind);
        let kind = match BarrierReduction::ALL
            .iter()
            .find(|one| one.keyword() == kind)?
        {
            BarrierReduction::POPC => ReduceKind::Add,
            BarrierReduction::AND => ReduceKind::And,
            BarrierReduction::OR => ReduceKind::Or,
        };
        let zero = constant(&b, 0);
        let holds = compare(&b, CmpIPredicate::Ne, condition, zero);
        let holds = resize(&b, holds, word(&b), Signedness::Unsigned);
        let all = mir::WorkgroupReduceOp::build(&b, word(&b), kind, holds).result();
        if let Some(result) = join.res() {
            result.replace_all_uses(all);
        }
    }
    op.erase();
    Some(())
}
