//! Subgroup operations.

use super::{
    site::{Rule, Site},
    values::{self, Sign},
};
use gir_dialects::{
    gir::{self, ReduceOp},
    ir::{Op, OpView, Value},
    mir::{self, ReduceKind},
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        mir::SubgroupReduceOp::NAME => reduce,
        _ if index(name).is_some() => read_index,
        _ if movement(name).is_some() => move_value,
        _ if vote(name).is_some() => take_vote,
        _ => return None,
    })
}

fn index(name: &str) -> Option<&'static str> {
    Some(match name {
        mir::SubgroupIdOp::NAME => gir::SubgroupIdOp::NAME,
        mir::SubgroupSizeOp::NAME => gir::SubgroupSizeOp::NAME,
        mir::SubgroupLocalIdOp::NAME => gir::SubgroupLocalIdOp::NAME,
        mir::NumSubgroupsOp::NAME => gir::NumSubgroupsOp::NAME,
        _ => return None,
    })
}

fn read_index<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let ty = site.result_type(op)?;
    Some(vec![values::create(site, index(op.name())?, &[], ty)])
}

fn movement(name: &str) -> Option<&'static str> {
    Some(match name {
        mir::SubgroupShuffleOp::NAME => gir::SubgroupShuffleOp::NAME,
        mir::SubgroupShuffleXorOp::NAME => gir::SubgroupShuffleXorOp::NAME,
        mir::SubgroupBroadcastOp::NAME => gir::SubgroupBroadcastOp::NAME,
        _ => return None,
    })
}

fn move_value<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let value = op.operand(0);
    let index = values::alike(site, Sign::Unsigned, &[op.operand(1)])[0];
    let name = movement(op.name())?;
    Some(vec![values::create(
        site,
        name,
        &[value, index],
        value.ty(),
    )])
}

fn vote(name: &str) -> Option<&'static str> {
    Some(match name {
        mir::SubgroupAnyOp::NAME => gir::SubgroupAnyOp::NAME,
        mir::SubgroupAllOp::NAME => gir::SubgroupAllOp::NAME,
        mir::SubgroupBallotOp::NAME => gir::SubgroupBallotOp::NAME,
        _ => return None,
    })
}

fn take_vote<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let ty = site.result_type(op)?;
    Some(vec![values::create(
        site,
        vote(op.name())?,
        &[op.operand(0)],
        ty,
    )])
}

fn reduce<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let reduce = op.cast::<mir::SubgroupReduceOp<'c>>()?;
    let (kind, sign) = match reduce.kind() {
        ReduceKind::Add | ReduceKind::FAdd => (ReduceOp::Add, Sign::Same),
        ReduceKind::Mul | ReduceKind::FMul => (ReduceOp::Mul, Sign::Same),
        ReduceKind::MinS => (ReduceOp::Min, Sign::Signed),
        ReduceKind::MaxS => (ReduceOp::Max, Sign::Signed),
        ReduceKind::MinU => (ReduceOp::Min, Sign::Unsigned),
        ReduceKind::MaxU => (ReduceOp::Max, Sign::Unsigned),
        ReduceKind::FMin => (ReduceOp::Min, Sign::Same),
        ReduceKind::FMax => (ReduceOp::Max, Sign::Same),
        ReduceKind::And => (ReduceOp::And, Sign::Same),
        ReduceKind::Or => (ReduceOp::Or, Sign::Same),
        ReduceKind::Xor => (ReduceOp::Xor, Sign::Same),
    };
    let value = values::alike(site, sign, &[reduce.value()])[0];
    Some(vec![
        gir::SubgroupReduceOp::build(site, value.ty(), kind, value).result(),
    ])
}
