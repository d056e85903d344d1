//! `--lir-expand-atomics`: atomics that wrap at a value become loops.
//!
//! ```mlir
//! %old = lir.atomic_inc_wrap %p, %n      %old = scf.while (%guess = %zero) : (i32) -> i32 {
//!     ordering acq_rel scope device        %next = … // %guess >= %n ? 0 : %guess + 1
//!                                     →    %found = lir.atomic_compare_exchange %p, %guess, %next …
//!                                          %failed = arith.cmpi ne, %found, %guess
//!                                          scf.condition(%failed) %found
//!                                        } do {
//!                                        ^bb0(%found: i32):
//!                                          scf.yield %found
//!                                        }
//! ```
//!
//! It is for targets that have no such atomic; a remark says where. One that wraps
//! at the largest value is an addition or subtraction. The first guess is 0, which
//! costs one round more than a load would, where the value in memory is another;
//! not every target has atomic loads.

use crate::reflection::taken;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, AttributeExt, Block, Builder, Context, Op, Signedness, Type, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-atomics",
    description: "Expand atomics that wrap at a value into compare-exchange loops",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: Some(initialize),
    run,
};

/// What stands in for them.
const A_LOOP: &str = "a loop around a compare-exchange";

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<lir::AtomicIncWrapOp<'_>>(increment)
        .add::<lir::AtomicDecWrapOp<'_>>(decrement);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

fn increment<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(atomic) = op.cast::<lir::AtomicIncWrapOp<'c>>() else {
        return false;
    };
    let (pointer, limit) = (atomic.ptr(), atomic.value());
    let (ordering, scope) = (atomic.ordering(), atomic.scope());
    let b = rewriter.before(op);
    let old = if is_largest(limit) {
        let one = constant(&b, limit.ty(), 1);
        lir::AtomicAddOp::build(&b, limit.ty(), pointer, one, ordering, scope).result()
    } else {
        taken::remark(op, A_LOOP);
        Exchange::new(pointer, ordering, scope).repeat(&b, limit.ty(), |b, old| {
            let one = constant(b, limit.ty(), 1);
            let next = arith::AddIOp::build(b, limit.ty(), old, one, None).result();
            let wraps = compare(b, CmpIPredicate::Uge, old, limit);
            select(b, wraps, constant(b, limit.ty(), 0), next)
        })
    };
    rewriter.replace(op, &[old]);
    true
}

fn decrement<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(atomic) = op.cast::<lir::AtomicDecWrapOp<'c>>() else {
        return false;
    };
    let (pointer, limit) = (atomic.ptr(), atomic.value());
    let (ordering, scope) = (atomic.ordering(), atomic.scope());
    let b = rewriter.before(op);
    let old = if is_largest(limit) {
        let one = constant(&b, limit.ty(), 1);
        lir::AtomicSubOp::build(&b, limit.ty(), pointer, one, ordering, scope).result()
    } else {
        taken::remark(op, A_LOOP);
        Exchange::new(pointer, ordering, scope).repeat(&b, limit.ty(), |b, old| {
            let one = constant(b, limit.ty(), 1);
            let next = arith::SubIOp::build(b, limit.ty(), old, one, None).result();
            // Below 0 stands the largest value, which is above any limit but itself.
            let wraps = compare(b, CmpIPredicate::Uge, next, limit);
            select(b, wraps, limit, next)
        })
    };
    rewriter.replace(op, &[old]);
    true
}

/// What every compare-exchange of a loop has.
struct Exchange<'c> {
    pointer: Value<'c>,
    ordering: MemoryOrdering,
    scope: MemoryScope,
}

impl<'c> Exchange<'c> {
    fn new(pointer: Value<'c>, ordering: MemoryOrdering, scope: MemoryScope) -> Self {
        Self {
            pointer,
            ordering,
            scope,
        }
    }

    /// A loop that stores `next` of the value in memory; the value before.
    fn repeat(
        &self,
        b: &Builder<'c>,
        ty: Type<'c>,
        next: impl FnOnce(&Builder<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let location = b.location();
        let guess = constant(b, ty, 0);
        let new = scf::WhileOp::build(b, &[ty], &[guess]);
        let before = Block::new(&[(ty, location)]);
        new.before().append(before);
        let inside = Builder::at_end(before, location);
        let guess = before.argument(0);
        let desired = next(&inside, guess);
        let found = lir::AtomicCompareExchangeOp::build(
            &inside,
            ty,
            self.pointer,
            guess,
            desired,
            self.ordering,
            MemoryOrdering::Relaxed,
            self.scope,
        );
        let failed = compare(&inside, CmpIPredicate::Ne, found.result(), guess);
        scf::ConditionOp::build(&inside, failed, &[found.result()]);
        let after = Block::new(&[(ty, location)]);
        new.after().append(after);
        scf::YieldOp::build(&Builder::at_end(after, location), &[after.argument(0)]);
        new.results()[0]
    }
}

/// Whether a limit is the largest value of its type.
fn is_largest(limit: Value<'_>) -> bool {
    let constant = limit
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'_>>());
    constant.is_some_and(|constant| constant.value().as_int() == Some(-1))
}

fn constant<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    arith::ConstantOp::build(b, ty, ir::integer(ty, value)).result()
}

fn compare<'c>(
    b: &Builder<'c>,
    predicate: CmpIPredicate,
    lhs: Value<'c>,
    rhs: Value<'c>,
) -> Value<'c> {
    let bit = ir::integer_type(lhs.ty().ctx(), 1, Signedness::Signless);
    arith::CmpIOp::build(b, bit, predicate, lhs, rhs).result()
}

fn select<'c>(b: &Builder<'c>, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
    arith::SelectOp::build(b, yes.ty(), condition, yes, no).result()
}
