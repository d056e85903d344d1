//! `--lir-bound-work-items`: makes the test of an index the bound of the loop over work-items.
//!
//! ```mlir
//! scf.for %i = %c0 to %c64 step %c1 {       %is_below = arith.cmpi ult, %base, %n
//!   %id = arith.addi %base, %i              %left = arith.subi %n, %base
//!   %inside = arith.cmpi ult, %id, %n       %most = arith.minui %left, %c64
//!   scf.if %inside {                   →    %end = arith.select %is_below, %most, %c0
//!     …                                     scf.for %i = %c0 to %end step %c1 {
//!   }                                         …
//! } {lir.work_items}                        } {lir.work_items}
//! ```
//!
//! Most kernels begin with such a test. Without it the loop is a plain one: vectors of it need no masks, and the index
//! may be narrower than the elements.
//!
//! Indices do not wrap around within a loop: its first one is a multiple of a power of two that is no less than the
//! work-items of a workgroup, and where `--lir-merge-workgroups` made it, calls end where indices would wrap around.

use super::items::{self, Base, Loop};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Value},
    pass::{PassInfo, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-bound-work-items",
    description: "Make the test of an index the bound of the loop over work-items",
    anchor: "func.func",
    options: &[],
    dialects: &["arith"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut loops = vec![];
    pass.op()
        .walk_pre(|op| loops.extend(op.cast::<scf::ForOp<'_>>()));
    let mut is_changed = false;
    for found in loops {
        while bound(found).is_some() {
            is_changed = true;
        }
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

/// A test of an index: it is below a limit.
struct Test<'c> {
    /// The comparison.
    op: Op<'c>,
    /// The index of the first work-item; none where that is 0.
    base: Option<Value<'c>>,
    limit: Value<'c>,
    predicate: CmpIPredicate,
}

/// Makes a test the bound of a loop whose body does nothing else.
fn bound(found: scf::ForOp<'_>) -> Option<()> {
    let items = Loop::of(found)?;
    let body = found.region().first_block()?;
    let choice = guard(body)?;
    let condition = choice.operand(0);
    let test = parts(condition)
        .into_iter()
        .find_map(|part| Test::of(part, &items, body))?;
    let a = Arithmetic::new(Builder::before(found.op()));
    let zero = found.op().operand(0);
    let base = test.base.unwrap_or(zero);
    let is_below = a.cmpi(test.predicate, base, test.limit);
    let left = match test.base {
        Some(base) => a.binary(arith::SubIOp::NAME, test.limit, base),
        None => test.limit,
    };
    let most = a.binary(arith::MinUIOp::NAME, left, items.upper);
    found.op().set_operand(1, a.select(is_below, most, zero));
    drop_test(test.op, condition, choice);
    Some(())
}

/// The operation that a body consists of, but for the computation of its condition.
fn guard(body: Block<'_>) -> Option<Op<'_>> {
    let mut with_effects = body.ops().filter(|op| !op.is_effect_free());
    let choice = with_effects.next()?;
    let last = with_effects.next();
    let is_last =
        last.is_none_or(|last| last.is::<scf::YieldOp<'_>>()) && with_effects.next().is_none();
    let has_no_else = choice.is::<scf::IfOp<'_>>() && choice.region(1).is_empty();
    (is_last && has_no_else && choice.result_count() == 0).then_some(choice)
}

/// The parts of a conjunction.
fn parts(condition: Value<'_>) -> Vec<Value<'_>> {
    let both = condition
        .defining_op()
        .filter(|op| op.is::<arith::AndIOp<'_>>());
    match both {
        Some(both) => both.operands().flat_map(parts).collect(),
        None => vec![condition],
    }
}

impl<'c> Test<'c> {
    /// The test that a value is, of the index of a loop with a body.
    fn of(part: Value<'c>, items: &Loop<'c>, body: Block<'c>) -> Option<Self> {
        let op = part.defining_op()?;
        let comparison = op.cast::<arith::CmpIOp<'_>>()?;
        let [left, right] = [op.operand(0), op.operand(1)];
        let (index, limit, predicate) = match comparison.predicate() {
            predicate @ (CmpIPredicate::Ult | CmpIPredicate::Slt) => (left, right, predicate),
            CmpIPredicate::Ugt => (right, left, CmpIPredicate::Ult),
            CmpIPredicate::Sgt => (right, left, CmpIPredicate::Slt),
            _ => return None,
        };
        let is_outside = limit.parent_block() != Some(body);
        let base = base(index, items)?;
        let is_outside = is_outside && base.is_none_or(|base| base.parent_block() != Some(body));
        is_outside.then_some(Self {
            op,
            base,
            limit,
            predicate,
        })
    }
}

/// The value that an index adds to the number of the work-item; `None` for another value.
fn base<'c>(index: Value<'c>, items: &Loop<'c>) -> Option<Option<Value<'c>>> {
    if index == items.index {
        return Some(None);
    }
    let sum = index.defining_op()?.cast::<arith::AddIOp<'_>>()?.op();
    let others = [(0, 1), (1, 0)].into_iter();
    let mut others = others.filter(|&(own, _)| sum.operand(own) == items.index);
    let other = sum.operand(others.next()?.1);
    let factor = Base::of(other)?.factor;
    let size = items::size(items.upper)?;
    (size <= factor).then_some(Some(other))
}

/// Takes a test that is true in a loop out of the condition of its body.
fn drop_test<'c>(test: Op<'c>, condition: Value<'c>, choice: Op<'c>) {
    if test.result(0) != condition {
        let both = test
            .result(0)
            .uses()
            .find(|(user, _)| user.is::<arith::AndIOp<'_>>() && user.block() == test.block());
        if let Some((both, index)) = both {
            both.result(0).replace_all_uses(both.operand(1 - index));
            both.erase();
        }
    } else if let Some(inner) = choice.region(0).first_block() {
        let ops: Vec<_> = inner
            .ops()
            .filter(|op| !op.is::<scf::YieldOp<'_>>())
            .collect();
        for op in ops {
            op.move_before(choice);
        }
        choice.erase();
    }
    if !test.has_uses() {
        test.erase();
    }
}
