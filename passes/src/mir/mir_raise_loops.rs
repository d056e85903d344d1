//! `--mir-raise-loops`: counted `scf.while` loops become `scf.for`.
//!
//! ```mlir
//! %r:2 = scf.while (%i = %lb, %s = %s0) …   %s1 = scf.for unsigned %i = %lb to %n
//!   %c = arith.cmpi ult, %i, %n                 step %one iter_args(%s = %s0) -> (i32) : i32 {
//!   scf.condition(%c) %i, %s             →    …
//! } do {                                      scf.yield %t : i32
//!   …                                       }
//!   %j = arith.addi %i, %one
//!   scf.yield %j, %t
//! ```
//!
//! The step is one, so `%i < %n` keeps `%i + 1` from wrapping around for every `%n`. A use of the counter after the
//! loop becomes the larger of the bounds. [`rotated`](super::rotated) has the loops that test behind their body.

use super::rotated::Rotated;
use gir_dialects::{
    ir::{AttributeExt, Block, Builder, Op, OpView, Value, identifier_text},
    pass::{PassInfo, PassRun},
    upstream::{arith, arith::CmpIPredicate, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-raise-loops",
    description: "Turn counted while loops, unsigned ones too, into for loops",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "scf"],
    initialize: None,
    concerns: Some(|census| census.has::<scf::WhileOp<'_>>()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut loops = vec![];
    pass.op()
        .walk_post(|op| loops.extend(op.cast::<scf::WhileOp<'_>>()));
    for candidate in loops {
        if let Some(counted) = Counted::recognise(candidate) {
            counted.raise();
        } else if let Some(rotated) = Rotated::recognise(candidate) {
            rotated.raise();
        } else {
            share_results(candidate);
        }
    }
}

/// Has one of several results that are the same value take the place of all: languages have a variable for each.
fn share_results(of: scf::WhileOp<'_>) {
    let (Some(before), Some(after)) = (of.before().first_block(), of.after().first_block()) else {
        return;
    };
    let test = before
        .terminator()
        .and_then(|end| end.cast::<scf::ConditionOp<'_>>());
    let Some(passed) = test.map(scf::ConditionOp::args) else {
        return;
    };
    for (index, value) in passed.iter().enumerate() {
        let first = passed
            .iter()
            .position(|other| other == value)
            .unwrap_or(index);
        if first != index {
            of.op()
                .result(index)
                .replace_all_uses(of.op().result(first));
            after
                .argument(index)
                .replace_all_uses(after.argument(first));
        }
    }
}

/// A loop that increments one of its values by one, up to a bound.
struct Counted<'c> {
    op: Op<'c>,
    before: Block<'c>,
    after: Block<'c>,
    /// The index of the counter among the loop's values.
    counter: usize,
    bound: Value<'c>,
    step: Value<'c>,
    unsigned: bool,
}

impl<'c> Counted<'c> {
    fn recognise(candidate: scf::WhileOp<'c>) -> Option<Self> {
        let before = candidate.before().first_block()?;
        let after = candidate.after().first_block()?;
        let condition = before.terminator()?;
        let forwards = condition.operands().skip(1).eq(before.arguments());
        let test = condition
            .operand(0)
            .defining_op()?
            .cast::<arith::CmpIOp<'c>>()?;
        let only_tests = before
            .ops()
            .all(|op| op == condition || op == test.op() || op.is::<arith::ConstantOp<'c>>());
        if !forwards || !only_tests || test.op().block() != Some(before) {
            return None;
        }
        let (counter, bound, unsigned) = match test.predicate() {
            CmpIPredicate::Ult => (test.lhs(), test.rhs(), true),
            CmpIPredicate::Slt => (test.lhs(), test.rhs(), false),
            CmpIPredicate::Ugt => (test.rhs(), test.lhs(), true),
            CmpIPredicate::Sgt => (test.rhs(), test.lhs(), false),
            _ => return None,
        };
        let is_invariant = bound.owner_block() != Some(before);
        if counter.owner_block() != Some(before) || !is_invariant {
            return None;
        }
        let counter = counter.index();
        let step = step_of(after, counter)?;
        Some(Self {
            op: candidate.op(),
            before,
            after,
            counter,
            bound,
            step,
            unsigned,
        })
    }

    fn raise(self) {
        // The operands of the test and of the step must be defined before the loop.
        for value in [self.bound, self.step] {
            let constant = value.defining_op();
            let inside = |op: &Op<'c>| [self.before, self.after].map(Some).contains(&op.block());
            if let Some(constant) = constant.filter(inside) {
                constant.move_before(self.op);
            }
        }
        let builder = Builder::before(self.op);
        let initial: Vec<_> = self.op.operands().collect();
        let others = |values: &[Value<'c>]| -> Vec<Value<'c>> {
            let indexed = values.iter().enumerate();
            indexed
                .filter(|(index, _)| *index != self.counter)
                .map(|(_, value)| *value)
                .collect()
        };
        let lower = initial[self.counter];
        let initial = others(&initial);
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let new = scf::ForOp::build(
            &builder,
            &types,
            lower,
            self.bound,
            self.step,
            &initial,
            self.unsigned,
        );
        // Annotations belong to the loop.
        for (name, value) in self.op.discardable_attributes() {
            new.op().set_attribute(identifier_text(name), value);
        }
        self.move_body(new, &others);
        let results: Vec<_> = self.op.results().collect();
        for (old, new) in others(&results).into_iter().zip(new.results()) {
            old.replace_all_uses(new);
        }
        let last = results[self.counter];
        if last.has_uses() {
            last.replace_all_uses(self.last_value(&builder, lower));
        }
        self.op.erase();
    }

    fn move_body(&self, new: scf::ForOp<'c>, others: &dyn Fn(&[Value<'c>]) -> Vec<Value<'c>>) {
        let old: Vec<_> = self.after.arguments().collect();
        let like = |value: &Value<'c>| (value.ty(), value.location());
        let mut parameters = vec![like(&old[self.counter])];
        parameters.extend(others(&old).iter().map(like));
        let body = Block::new(&parameters);
        new.region().append(body);
        old[self.counter].replace_all_uses(body.argument(0));
        for (old, new) in others(&old).into_iter().zip(body.arguments().skip(1)) {
            old.replace_all_uses(new);
        }
        self.after.move_ops_to(body);
        if let Some(end) = body.terminator() {
            let yielded: Vec<_> = end.operands().collect();
            end.set_operands(&others(&yielded));
            let increment = yielded[self.counter].defining_op();
            if let Some(increment) = increment.filter(|op| !op.has_uses()) {
                increment.erase();
            }
        }
    }

    /// The counter's value after the loop.
    fn last_value(&self, builder: &Builder<'c>, lower: Value<'c>) -> Value<'c> {
        let ty = lower.ty();
        if self.unsigned {
            arith::MaxUIOp::build(builder, ty, lower, self.bound).result()
        } else {
            arith::MaxSIOp::build(builder, ty, lower, self.bound).result()
        }
    }
}

/// The constant one that the body adds to a value.
fn step_of(after: Block<'_>, counter: usize) -> Option<Value<'_>> {
    let next = after
        .terminator()?
        .operand(counter)
        .defining_op()?
        .cast::<arith::AddIOp<'_>>()?;
    let counted = after.argument(counter);
    let step = match (next.lhs() == counted, next.rhs() == counted) {
        (true, false) => next.rhs(),
        (false, true) => next.lhs(),
        _ => return None,
    };
    let constant = step.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    (constant.value().as_int() == Some(1)).then_some(step)
}
