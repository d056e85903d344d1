//! `--lir-expand-atomics`: expands atomic updates that a target lacks into others, or into loops.
//!
//! ```mlir
//! %old = lir.atomic_fadd %p, %x          %bits = lir.ptr_cast %p : <global, f32> -> <global, i32>
//!     ordering acq_rel scope device      %word = scf.while (%guess = %zero) : (i32) -> i32 {
//!                                          %now = arith.bitcast %guess : i32 to f32
//!                                          %sum = arith.addf %now, %x : f32
//!                                     →    %next = arith.bitcast %sum : f32 to i32
//!                                          %found = lir.atomic_compare_exchange %bits, %guess, %next …
//!                                          %failed = arith.cmpi ne, %found, %guess
//!                                          scf.condition(%failed) %found
//!                                        } do {
//!                                        ^bb0(%found: i32):
//!                                          scf.yield %found
//!                                        }
//!                                        %old = arith.bitcast %word : i32 to f32
//! ```
//!
//! The tables `atomics` of the profile list the atomics of a target; a remark names each expansion.
//! Floats are compared and exchanged as integers of the same bits; `fmin` and `fmax` are minNum and
//! maxNum of IEEE 754. An increment or decrement that wraps at the largest value is an addition or
//! subtraction. A subtraction becomes the addition of the negated value if the target has only
//! that.
//!
//! Loads and stores are left to `--lir-replace-atomic-accesses`, numbers of 8 and 16 bits to
//! `--lir-widen-atomics` and `--lir-retype-atomics`.

use crate::{
    analysis::taken,
    lir::{
        arithmetic::Arithmetic,
        atomics::{self, Missing, bits, exchange_loop::ExchangeLoop, locked_updates},
    },
    profile::{AtomicOperation, Atomics, Means, Scalar, recorded},
};
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::arith,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-atomics",
    description: "Expand atomic updates that the target lacks, usually into compare-exchange loops",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    concerns: Some(|census| census.is_ordered()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let function = pass.op();
    let Some(profile) = function.parent().and_then(recorded::profile) else {
        return;
    };
    let missing = atomics::missing(function);
    if missing.is_empty() {
        pass.note_unchanged();
    }
    let updates = missing.iter().filter(|missing| is_update(missing));
    updates.for_each(|update| expand(update, &profile.atomics));
}

/// Whether an atomic is a read-modify-write, and not left to other passes.
pub fn is_update(missing: &Missing<'_>) -> bool {
    let accesses = [AtomicOperation::Load, AtomicOperation::Store];
    let is_flag = missing.op.is::<lir::AtomicFlagTestAndSetOp<'_>>();
    !accesses.contains(&missing.asks.operation) && !is_flag && missing.means != Means::Word
}

/// Expands an update.
pub fn expand(update: &Missing<'_>, atomics: &Atomics) {
    let op = update.op;
    let b = Builder::before(op);
    let old = match update.means {
        Means::Operation(AtomicOperation::CompareExchange) => {
            taken::remark(op, "a compare-exchange of the bits");
            compare_bits(&b, op)
        }
        Means::Operation(AtomicOperation::Exchange) => {
            taken::remark(op, "an exchange of the bits");
            exchange_bits(&b, op)
        }
        Means::Operation(_) => {
            taken::remark(op, "an addition of the negative");
            subtract(&b, op)
        }
        _ => match step_without_end(&b, op, atomics, update.asks.ty) {
            Some(old) => Some(old),
            None => {
                taken::remark(op, "a loop around a compare-exchange");
                Some(repeat(&b, op))
            }
        },
    };
    if old.is_some() {
        atomics::replace(op, old);
    }
}

/// A compare-exchange of the bits of floats.
fn compare_bits<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let loops = ExchangeLoop {
        pointer: bits::pointer_to(b, exchange.ptr()),
        ordering: exchange.ordering_succ(),
        ordering_of_failure: exchange.ordering_fail(),
        scope: exchange.scope(),
    };
    let expected = bits::of(b, exchange.expected());
    let desired = bits::of(b, exchange.desired());
    let found = loops.exchange(b, expected, desired);
    Some(bits::cast(b, found, exchange.result().ty()))
}

/// An exchange of the bits of floats.
fn exchange_bits<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let exchange = op.cast::<lir::AtomicExchangeOp<'c>>()?;
    let pointer = bits::pointer_to(b, exchange.ptr());
    let value = bits::of(b, exchange.value());
    let (ordering, scope) = atomics::order(op);
    let old = lir::AtomicExchangeOp::build(b, value.ty(), pointer, value, ordering, scope);
    Some(bits::cast(b, old.result(), exchange.result().ty()))
}

/// A subtraction as an addition.
fn subtract<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let sub = op.cast::<lir::AtomicSubOp<'c>>()?;
    let a = Arithmetic::new(*b);
    let (value, ty) = (sub.value(), sub.result().ty());
    let negative = a.binary(arith::SubIOp::NAME, a.int(ty, 0), value);
    let (ordering, scope) = atomics::order(op);
    Some(lir::AtomicAddOp::build(b, ty, sub.ptr(), negative, ordering, scope).result())
}

/// An increment or decrement that wraps at the largest value, if the target has atomic addition.
fn step_without_end<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    atomics: &Atomics,
    ty: Scalar,
) -> Option<Value<'c>> {
    let wraps = op.is::<lir::AtomicIncWrapOp<'c>>() || op.is::<lir::AtomicDecWrapOp<'c>>();
    if !wraps || !is_largest(op.operand(1)) {
        return None;
    }
    let has = |operation| atomics.is_native(ty, operation);
    let (pointer, number) = (op.operand(0), op.result(0).ty());
    let (ordering, scope) = atomics::order(op);
    let int = |value| Arithmetic::new(*b).int(number, value);
    let add =
        |value| lir::AtomicAddOp::build(b, number, pointer, int(value), ordering, scope).result();
    let is_up = op.is::<lir::AtomicIncWrapOp<'c>>();
    if !is_up && has(AtomicOperation::Sub) {
        let one = int(1);
        return Some(lir::AtomicSubOp::build(b, number, pointer, one, ordering, scope).result());
    }
    has(AtomicOperation::Add).then(|| add(if is_up { 1 } else { -1 }))
}

/// A compare-exchange loop around the operation.
fn repeat<'c>(b: &Builder<'c>, op: Op<'c>) -> Value<'c> {
    let ty = op.result(0).ty();
    let pointer = bits::pointer_to(b, op.operand(0));
    let old = ExchangeLoop::new(pointer, atomics::order(op)).repeat(b, |b, guess| {
        let old = bits::cast(b, guess, ty);
        let new = locked_updates::updated(&Arithmetic::new(*b), op, old);
        bits::of(b, new)
    });
    bits::cast(b, old, ty)
}

/// Whether a limit is the largest value of its type.
fn is_largest(limit: Value<'_>) -> bool {
    let constant = limit
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'_>>());
    constant.is_some_and(|constant| constant.value().as_int() == Some(-1))
}
