//! `--lir-report-scalar-loops`: says which loops over work-items LLVM makes no vectors of for a DSP, and why.
//!
//! ```mlir
//! scf.for %i = … {              remark: kernel 'k' stays scalar: it computes with floats, and
//!   arith.mulf %x, %a        →    Helium's vectors of floats take subnormal numbers for zeros
//! } {lir.work_items}
//! ```
//!
//! The remark is at the operation that is the reason. Loops without one may stay scalar, too: LLVM decides.

use crate::profile::{Family, recorded};
use gir_dialects::{
    ir::{Op, TypeExt, Value},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-report-scalar-loops",
    description: "Report loops over work-items that are no vectors on a DSP, with the reason",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    pass.note_unchanged();
    let Some(profile) = recorded::profile(pass.op()) else {
        return;
    };
    let mut loops = vec![];
    pass.op().walk_pre(|op| {
        if is_loop(op) && !has_inner(op) {
            loops.push(op);
        }
    });
    for each in loops {
        if let Some((reason, place)) = reason(profile.family, each) {
            let kernel = kernel(each).unwrap_or_default();
            place.remark(format!("kernel '{kernel}' stays scalar: {reason}"));
        }
    }
}

fn is_loop(op: Op<'_>) -> bool {
    op.attribute(names::LIR_WORK_ITEMS).is_some()
}

/// Whether a loop over work-items has another in it.
fn has_inner<'c>(outer: Op<'c>) -> bool {
    let mut found = false;
    outer.walk_pre(|op| found |= is_loop(op) && op != outer);
    found
}

/// The name of the function around an operation.
fn kernel<'c>(op: Op<'c>) -> Option<&'c str> {
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    let function = around.find_map(|op| op.cast::<func::FuncOp<'c>>());
    function.map(|function| function.sym_name())
}

/// The first obstacle in a loop, and the operation that is it.
fn reason<'c>(family: Family, each: Op<'c>) -> Option<(String, Op<'c>)> {
    let mut found = None;
    each.walk_pre(|op| {
        if op != each && found.is_none() {
            found = obstacle(family, op).map(|reason| (reason, op));
        }
    });
    found
}

fn obstacle(family: Family, op: Op<'_>) -> Option<String> {
    const LOOPS: &[&str] = &["scf.for", "scf.while"];
    if LOOPS.contains(&op.name()) {
        return Some("a work-item has a loop of its own".to_owned());
    }
    if op.is::<lir::BeginCriticalSectionOp<'_>>() {
        return Some("it has a critical section".to_owned());
    }
    if op.name().starts_with("lir.atomic_") {
        return Some(format!("it has '{}'", op.name()));
    }
    if let Some(call) = op.cast::<func::CallOp<'_>>() {
        return Some(format!("it calls '@{}'", call.callee()));
    }
    let computes = op.name().starts_with("arith.") || op.name().starts_with("math.");
    let is_moved = ["arith.select", "arith.bitcast", "arith.constant"].contains(&op.name());
    let is_float = |value: Value<'_>| value.ty().lane().as_float().is_some();
    let has_floats = op.operands().chain(op.results()).any(is_float);
    (computes && !is_moved && has_floats).then(|| {
        let why = match family {
            Family::Helium => "Helium's vectors of floats take subnormal numbers for zeros",
            _ => "Hexagon's vectors of floats round otherwise",
        };
        format!("it computes with floats, and {why}")
    })
}
