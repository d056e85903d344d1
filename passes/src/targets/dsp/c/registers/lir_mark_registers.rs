//! `--lir-mark-registers`: marks operations on vectors that C for a DSP has an intrinsic for.
//!
//! ```mlir
//! %a = lir.load %p align 16                     %a = lir.load %p align 16
//!   : <global, vector<8xi16>> → …      →          {lir.register_lanes = 4} : …
//! %b = arith.addi %a, %a                        %b = arith.addi %a, %a {lir.intrinsic = "_dadd2",
//!   : vector<8xi16>                               lir.register_lanes = 4} : vector<8xi16>
//! ```
//!
//! `lir-split-vectors` makes registers of so many lanes for them, and numbers of all other vectors. Loads whose value
//! and stores whose operand such an operation has are of registers, too. The intrinsics are those of the target's
//! family, [`tables`]; one that takes subnormal floats for zeros stands where the operation has all flags of
//! `--fast-math`.

use super::tables::{self, Form, Row};
use crate::{
    fast_math,
    profile::{Family, recorded},
    targets::c_like::types::CType,
};
use gir_dialects::{
    ir::{self, Op, Type, TypeExt},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::arith::FastMathFlags,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-mark-registers",
    description: "Mark operations on vectors that C for a DSP has intrinsics for",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let Some(profile) = recorded::profile(pass.op()) else {
        return;
    };
    let mut computing = vec![];
    pass.op().walk_pre(|op| {
        computing.extend(row(profile.family, op).map(|row| (op, row)));
    });
    if computing.is_empty() {
        return pass.note_unchanged();
    }
    for &(op, row) in &computing {
        op.set_attribute(names::LIR_INTRINSIC, ir::string(op.context(), row.call));
        mark(op, i64::from(row.lanes));
    }
    for (op, row) in computing {
        let lanes = i64::from(row.lanes);
        let loads = op.operands().filter_map(|operand| operand.defining_op());
        for load in loads.filter(|op| is_plain_load(*op)) {
            mark(load, lanes);
        }
        let users = op.result(0).uses().map(|(user, _)| user);
        for store in users.filter(|op| is_plain_store(*op)) {
            mark(store, lanes);
        }
    }
}

/// Marks an operation, unless another register was found for it first.
fn mark(op: Op<'_>, lanes: i64) {
    if op.attribute(names::LIR_REGISTER_LANES).is_none() {
        op.set_attribute(names::LIR_REGISTER_LANES, ir::i64_attr(op.context(), lanes));
    }
}

/// The row of an operation: that of the most lanes into which its vectors divide.
fn row(family: Family, op: Op<'_>) -> Option<&'static Row> {
    let (lanes, lane) = shape(op.results().next()?.ty())?;
    let flushes = || fast_math::has(op, FastMathFlags::FAST);
    tables::of(family)
        .iter()
        .filter(|row| row.operation == op.name() && CType::Scalar(row.lane) == lane)
        .filter(|row| lanes.is_multiple_of(row.lanes))
        .filter(|row| row.form != Form::Flushing || flushes())
        .max_by_key(|row| row.lanes)
}

/// The lanes of a vector, and their type.
fn shape(ty: Type<'_>) -> Option<(u32, CType)> {
    let (lanes, lane) = ty.as_vector()?;
    Some((lanes, CType::of(lane)?))
}

fn is_plain_load(op: Op<'_>) -> bool {
    let load = op.cast::<lir::LoadOp<'_>>();
    load.is_some_and(|load| !load.is_volatile() && is_unordered(op))
}

fn is_plain_store(op: Op<'_>) -> bool {
    let store = op.cast::<lir::StoreOp<'_>>();
    store.is_some_and(|store| !store.is_volatile() && is_unordered(op))
}

fn is_unordered(op: Op<'_>) -> bool {
    op.attribute(lir::LoadOp::ORDERING_ATTR).is_none()
}
