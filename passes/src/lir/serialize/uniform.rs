//! The uniform values among those carried by branches and loops.
//!
//! They are computed for all kernels before any of them changes.

use super::points::Points;
use crate::analysis::uniformity::{Analysis, Uniformity};
use gir_dialects::{
    ir::{Block, Op, OpView, Value},
    upstream::{func, scf},
};
use std::collections::HashSet;

/// A kernel, and its uniform values.
pub struct Plan<'c> {
    /// The kernel.
    pub kernel: Op<'c>,
    /// The positions of the uniform values.
    uniform: Vec<Place<'c>>,
}

/// A value at an operation that contains synchronisation points.
#[derive(Clone, Copy)]
enum Place<'c> {
    Result(Op<'c>, usize),
    /// With the index of its region.
    Argument(Op<'c>, usize, usize),
    /// A condition, or a loop bound.
    Operand(Op<'c>, usize),
}

impl<'c> Place<'c> {
    fn value(self) -> Option<Value<'c>> {
        match self {
            Self::Result(op, index) => Some(op.result(index)),
            Self::Operand(op, index) => Some(op.operand(index)),
            Self::Argument(op, region, index) => op
                .region(region)
                .first_block()
                .map(|block| block.argument(index)),
        }
    }
}

impl<'c> Plan<'c> {
    /// The uniform values.
    pub fn uniform(&self) -> HashSet<Value<'c>> {
        self.uniform
            .iter()
            .filter_map(|place| place.value())
            .collect()
    }
}

/// Analyses the kernels of a module.
pub fn of_kernels<'c>(module: Op<'c>, kernels: &[func::FuncOp<'c>]) -> Vec<Plan<'c>> {
    let carried: Vec<_> = kernels
        .iter()
        .map(|kernel| (kernel.op(), carried(kernel.op())))
        .collect();
    let is_needed = carried.iter().any(|(_, places)| !places.is_empty());
    let mut analysis = is_needed.then(|| Analysis::of_all(module));
    let mut is_uniform = |place: &Place<'c>| {
        let (value, analysis) = (place.value(), analysis.as_mut());
        let level = value.zip(analysis).map(|(value, a)| a.uniformity(value));
        level == Some(Uniformity::Workgroup)
    };
    let plan = |(kernel, mut uniform): (Op<'c>, Vec<_>)| {
        uniform.retain(&mut is_uniform);
        Plan { kernel, uniform }
    };
    carried.into_iter().map(plan).collect()
}

/// All values carried by a kernel's branches and loops that contain points, in program order.
fn carried(kernel: Op<'_>) -> Vec<Place<'_>> {
    let points = Points::of(kernel);
    let mut places = vec![];
    kernel.walk_pre(|op| {
        if points.are_in(op) {
            add_places(&mut places, op);
        }
    });
    places
}

fn add_places<'c>(places: &mut Vec<Place<'c>>, op: Op<'c>) {
    places.extend((0..op.result_count()).map(|index| Place::Result(op, index)));
    for (number, region) in op.regions().enumerate() {
        let count = region.first_block().map_or(0, Block::argument_count);
        places.extend((0..count).map(|index| Place::Argument(op, number, index)));
    }
    let test = || op.region(0).first_block().and_then(Block::terminator);
    let (decided_by, count) = match op.name() {
        scf::ForOp::NAME => (Some(op), 3),
        scf::WhileOp::NAME => (test(), 1),
        scf::IfOp::NAME => (Some(op), 1),
        _ => (None, 0),
    };
    if let Some(by) = decided_by {
        places.extend((0..count).map(|index| Place::Operand(by, index)));
    }
}
