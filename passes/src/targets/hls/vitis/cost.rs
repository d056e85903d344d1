//! The cycles and the multipliers that operations take, by the tables of the profile, and the schedule of straight
//! code.

use crate::profile::Fpga;
use gir_dialects::{
    ir::{Block, Op, OpView, TypeExt as _, Value},
    lir,
    upstream::{arith, math},
};
use std::collections::HashMap;

/// The tables of a profile.
pub struct Costs<'p> {
    fpga: &'p Fpga,
}

impl<'p> Costs<'p> {
    /// Those of a profile.
    pub fn of(fpga: &'p Fpga) -> Self {
        Self { fpga }
    }

    /// The cycles from the operands of an operation to its result; 0 of one that fits into the cycle of its user.
    pub fn latency(&self, op: Op<'_>) -> u64 {
        name(op)
            .and_then(|name| self.fpga.latencies.get(&name))
            .unwrap_or(0)
    }

    /// The multipliers of an operation.
    pub fn multipliers(&self, op: Op<'_>) -> u64 {
        name(op)
            .and_then(|name| self.fpga.multipliers.get(&name))
            .unwrap_or(0)
    }
}

/// The name of an operation in the tables.
fn name(op: Op<'_>) -> Option<String> {
    let kind = match op.name() {
        arith::AddFOp::NAME | arith::SubFOp::NAME => "add",
        arith::MulFOp::NAME => "mul",
        arith::DivFOp::NAME => "div",
        arith::CmpFOp::NAME
        | arith::MinNumFOp::NAME
        | arith::MaxNumFOp::NAME
        | arith::MinimumFOp::NAME
        | arith::MaximumFOp::NAME => "compare",
        math::SqrtOp::NAME => "sqrt",
        math::FmaOp::NAME => "fma",
        arith::SIToFPOp::NAME
        | arith::UIToFPOp::NAME
        | arith::FPToSIOp::NAME
        | arith::FPToUIOp::NAME
        | arith::ExtFOp::NAME
        | arith::TruncFOp::NAME => "convert",
        arith::MulIOp::NAME => "mul",
        arith::DivUIOp::NAME
        | arith::DivSIOp::NAME
        | arith::RemUIOp::NAME
        | arith::RemSIOp::NAME
        | lir::DivUIOp::NAME
        | lir::DivSIOp::NAME
        | lir::RemUIOp::NAME
        | lir::RemSIOp::NAME => "div",
        lir::LoadOp::NAME | lir::StoreOp::NAME => return memory(op),
        _ => return None,
    };
    // A comparison has no float as its result, a conversion one side of each.
    let ty = match op.name() {
        arith::CmpFOp::NAME => op.operand(0).ty(),
        _ => op.result(0).ty(),
    };
    let lane = ty.lane();
    Some(match (lane.as_float(), lane.as_integer()) {
        (Some(bits), _) => format!("{kind}_f{bits}"),
        (None, Some((bits, _))) => format!("{kind}_i{bits}"),
        (None, None) => return None,
    })
}

fn memory(op: Op<'_>) -> Option<String> {
    let (array, access) = super::arrays::accessed(op)?;
    let place = match array.is_port() {
        true => "port",
        false => "block",
    };
    let access = match access {
        super::arrays::Access::Read => "read",
        super::arrays::Access::Write => "write",
    };
    Some(format!("{access}_{place}"))
}

/// When the operations of a body start, at the earliest.
pub struct Schedule<'c> {
    /// The cycle in which each operation starts.
    pub starts: HashMap<Op<'c>, u64>,
    /// Cycles from the first to the last.
    pub depth: u64,
}

impl<'c> Schedule<'c> {
    /// Those of a block without loops.
    pub fn of(block: Block<'c>, costs: &Costs<'_>) -> Self {
        let mut schedule = Self {
            starts: HashMap::new(),
            depth: 0,
        };
        schedule.add(block, 0, costs, &mut HashMap::new());
        schedule
    }

    fn add(
        &mut self,
        block: Block<'c>,
        first: u64,
        costs: &Costs<'_>,
        ready: &mut HashMap<Value<'c>, u64>,
    ) {
        for op in block.ops() {
            let operands = op.operands().filter_map(|value| ready.get(&value).copied());
            let start = operands.fold(first, u64::max);
            let mut end = start + costs.latency(op);
            self.starts.insert(op, start);
            for inner in op.regions().flat_map(|region| region.blocks()) {
                self.add(inner, start, costs, ready);
                let yielded = inner.terminator().into_iter().flat_map(|end| {
                    let values: Vec<_> = end.operands().collect();
                    values
                });
                let yielded = yielded.filter_map(|value| ready.get(&value).copied());
                end = yielded.fold(end, u64::max);
            }
            for result in op.results() {
                ready.insert(result, end);
            }
            self.depth = self.depth.max(end);
        }
    }
}
