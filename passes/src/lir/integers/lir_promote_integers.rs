//! `--lir-promote-integers`: promotes integers of odd widths to the next wider ones of lir.
//!
//! ```mlir
//! %s = arith.addi %x, %y : i33    →    %w = arith.addi %x, %y : i64
//!                                      %s = arith.andi %w, %c8589934591 : i64
//! %c = arith.cmpi slt, %s, %z     →    %l = arith.shli %s, %c31 : i64
//!        : i33                         %a = arith.shrsi %l, %c31 : i64
//!                                      …
//!                                      %c = arith.cmpi slt, %a, %b : i64
//! ```
//!
//! 2 to 7 bits become 8, 9 to 15 become 16, 17 to 31 become 32, and 33 to 63 become 64. The upper
//! bits stay zero: results of operations that may set them are masked, operands of operations that
//! depend on the sign are sign-extended. Division by zero and shifts by the width or more, which
//! `arith` leaves undefined, then have the results of the operations of lir.
//!
//! Values passed through control flow, functions and calls change their types accordingly. Kernels
//! do not: their parameters belong to the host, and those of odd widths are refused, as are
//! integers of more than 64 bits.

use super::promote::{is_odd, operations, widened};
use crate::lir::vectors::split::{self, Replacement, Rules, Split};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Type, TypeExt, Value},
    mir::PtrType,
    names,
    pass::{self, PassInfo, PassRun},
    upstream::{arith, func, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-promote-integers",
    description: "Turn integers of odd widths into wider ones",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "math", "scf", "vector"],
    initialize: None,
    concerns: Some(|census| census.any_type(|ty| is_odd(pointee(ty)) || is_too_wide(ty))),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut found = false;
    let fine = pass::succeeds(|| {
        module.walk_pre(|op| found |= check(op));
    });
    if !found {
        pass.note_unchanged();
    } else if fine {
        let mut loops = vec![];
        module.walk_pre(|op| loops.extend(op.cast::<scf::ForOp<'_>>()));
        loops.into_iter().for_each(count_in_wider);
        split::module(module, &Promotion);
    }
}

/// Splits each odd integer into a single wider one.
struct Promotion;

impl Rules for Promotion {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        widened(ty).map(|ty| (1, ty))
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        operations::replacement(split, op)
    }

    fn refusal(&self) -> String {
        "does not support integers of odd widths; extend them to 8, 16, 32 or 64 bits first".into()
    }
}

/// Whether an operation has values of odd widths; reports those that cannot be promoted.
fn check(op: Op<'_>) -> bool {
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(Block::arguments);
    let mut found = false;
    for ty in op.results().chain(arguments).map(Value::ty) {
        if is_too_wide(ty) {
            op.error(format!(
                "has a value of type {ty}; integers have at most 64 bits, compute on several of them"
            ));
            return false;
        }
        found |= is_odd(ty);
    }
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        found |= check_function(function);
    }
    found
}

/// Like [`check`], for the types in a function's signature.
fn check_function(function: func::FuncOp<'_>) -> bool {
    let op = function.op();
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let odd = inputs.iter().position(|&ty| is_odd(pointee(ty)));
    if let Some(index) = odd.filter(|_| op.attribute(names::LIR_KERNEL).is_some()) {
        let ty = inputs[index];
        let wide = widened(ty).unwrap_or(ty);
        op.error(format!(
            "is a kernel with parameter {index} of type {ty}, and kernels keep their types; make it {wide}, and truncate it"
        ));
        return false;
    }
    odd.is_some() || results.into_iter().any(is_odd)
}

fn pointee(ty: Type<'_>) -> Type<'_> {
    PtrType::from_type(ty).map_or(ty, PtrType::pointee)
}

fn is_too_wide(ty: Type<'_>) -> bool {
    let width = ty.lane().as_integer().map(|(width, _)| width);
    width.is_some_and(|width| width > 64)
}

/// Widens the counter of a loop if its width is odd.
fn count_in_wider(counted: scf::ForOp<'_>) {
    let op = counted.op();
    let Some(body) = counted.region().first_block() else {
        return;
    };
    let counter = body.argument(0);
    let narrow = counter.ty();
    let Some(wide) = widened(narrow) else {
        return;
    };
    let b = Builder::before(op);
    for index in 0..3 {
        let bound = op.operand(index);
        let extended = match counted.unsigned_cmp() {
            true => arith::ExtUIOp::build(&b, wide, bound).out(),
            false => arith::ExtSIOp::build(&b, wide, bound).out(),
        };
        op.set_operand(index, extended);
    }
    let uses: Vec<_> = counter.uses().collect();
    counter.set_type(wide);
    let b = Builder::at_start(body, op.location());
    let cut = arith::TruncIOp::build(&b, narrow, counter, None)
        .op()
        .result(0);
    for (user, operand) in uses {
        user.set_operand(operand, cut);
    }
}
