//! Loops that test behind their body, as LLVM's optimiser leaves them, become `scf.for` where they are known to run at
//! least once: their bounds are constants, or a condition around them says so.
//!
//! ```mlir
//! scf.if %some {                            scf.if %some {
//!   %r = scf.while (%i = %lb) {               scf.for %i = %lb to %n step %one {
//!     … %i …                                    … %i …
//!     %j = arith.addi %i, %one          →     }
//!     %c = arith.cmpi ne, %j, %n            }
//!     scf.condition(%c) %j
//!   } do { scf.yield } }
//! ```
//!
//! A loop that counts down by constants counts its rounds instead.

mod facts;

use facts::{Less, constant_value};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Type, TypeExt, Value, identifier_text},
    upstream::{arith, arith::CmpIPredicate, scf},
};

/// Rounds beyond which a loop of constants is left as it is.
const MOST_ROUNDS: i128 = 1 << 31;

/// A loop with a counter.
pub struct Rotated<'c> {
    op: Op<'c>,
    body: Block<'c>,
    test: scf::ConditionOp<'c>,
    /// For each carried value, the number of the passed value that it becomes.
    next: Vec<usize>,
    /// The number of the counter among the carried values.
    counter: usize,
    range: Range<'c>,
}

/// The values of a counter.
enum Range<'c> {
    /// From its initial value to the bound, by a step.
    Up {
        bound: Bound<'c>,
        step: i64,
        unsigned: bool,
    },
    /// From its initial value down, so many rounds, by a step.
    Down { rounds: i64, step: i64 },
}

/// A bound that is there before the loop, or a constant.
#[derive(Clone, Copy)]
enum Bound<'c> {
    Value(Value<'c>),
    Constant(i64),
}

/// A comparison that makes a loop go on.
struct GoesOn<'c> {
    predicate: CmpIPredicate,
    bound: Value<'c>,
    /// Whether the counter is compared before it is stepped.
    is_old: bool,
}

impl<'c> Rotated<'c> {
    /// Recognises a loop that tests behind its body, and counts.
    pub fn recognise(candidate: scf::WhileOp<'c>) -> Option<Self> {
        let body = candidate.before().first_block()?;
        let after = candidate.after().first_block()?;
        let test = body.terminator()?.cast::<scf::ConditionOp<'c>>()?;
        let back = after.terminator()?;
        if after.first_op() != Some(back) {
            return None;
        }
        let next: Vec<_> = back
            .operands()
            .map(|value| (value.owner_block() == Some(after)).then(|| value.index()))
            .collect::<Option<_>>()?;
        let is_argument = |value: Value<'c>| value.defining_op().is_none();
        if !back.operands().all(is_argument) {
            return None;
        }
        let mut found = Self {
            op: candidate.op(),
            body,
            test,
            next,
            counter: 0,
            range: Range::Down { rounds: 0, step: 0 },
        };
        (0..found.next.len())
            .find_map(|counter| {
                let step = found.step_of(counter)?;
                let goes_on = found.goes_on(counter)?;
                found
                    .range_of(counter, step, &goes_on)
                    .map(|range| (counter, range))
            })
            .map(|(counter, range)| {
                found.counter = counter;
                found.range = range;
                found
            })
            .filter(Self::can_pass_on)
    }

    fn next_value(&self, carried: usize) -> Value<'c> {
        self.test.args()[self.next[carried]]
    }

    /// The constant that a carried value grows by.
    fn step_of(&self, counter: usize) -> Option<i64> {
        let value = self.body.argument(counter);
        let next = self
            .next_value(counter)
            .defining_op()?
            .cast::<arith::AddIOp<'c>>()?;
        let step = match (next.lhs() == value, next.rhs() == value) {
            (true, false) => next.rhs(),
            (false, true) => next.lhs(),
            _ => return None,
        };
        let step = constant_value(step).filter(|&step| step != 0 && step.abs() < 1 << 20)?;
        (next.op().block() == Some(self.body)).then_some(step)
    }

    /// The comparison of the counter that decides about the next round.
    fn goes_on(&self, counter: usize) -> Option<GoesOn<'c>> {
        let (condition, is_true) = facts::plain(self.test.condition(), true);
        let compare = condition.defining_op()?.cast::<arith::CmpIOp<'c>>()?;
        let (old, new) = (self.body.argument(counter), self.next_value(counter));
        let is_counter = |value: Value<'c>| value == old || value == new;
        let (predicate, value, bound) = match (is_counter(compare.lhs()), is_counter(compare.rhs()))
        {
            (true, false) => (compare.predicate(), compare.lhs(), compare.rhs()),
            (false, true) => (
                facts::turned(compare.predicate()),
                compare.rhs(),
                compare.lhs(),
            ),
            _ => return None,
        };
        let is_ready = bound.parent_block() != Some(self.body) || constant_value(bound).is_some();
        let predicate = match is_true {
            true => predicate,
            false => facts::inverse(predicate),
        };
        is_ready.then_some(GoesOn {
            predicate,
            bound,
            is_old: value == old,
        })
    }

    fn range_of(&self, counter: usize, step: i64, goes_on: &GoesOn<'c>) -> Option<Range<'c>> {
        use CmpIPredicate as P;
        let ty = self.body.argument(counter).ty();
        let (width, _) = ty
            .as_integer()
            .filter(|(width, _)| (8..=64).contains(width))?;
        let first = self.op.operand(counter);
        let (first_known, bound_known) = (constant_value(first), constant_value(goes_on.bound));
        // The counter is compared after the step, and strictly.
        let closed = matches!(goes_on.predicate, P::Sle | P::Ule | P::Sge | P::Uge);
        let (signed, unsigned) = facts::ranges(width);
        if let (Some(first), Some(bound)) = (first_known, bound_known) {
            let rounds = facts::rounds(
                width,
                (first, bound, step),
                goes_on.predicate,
                goes_on.is_old,
            )?;
            let rounds = Some(rounds).filter(|&rounds| rounds > 1 && rounds <= MOST_ROUNDS)?;
            if step < 0 {
                return Some(Range::Down {
                    rounds: i64::try_from(rounds).ok()?,
                    step,
                });
            }
            let (first, step) = (i128::from(first), i128::from(step));
            let end = first + rounds * step;
            let is_unsigned = !signed.contains(&end);
            let start = if is_unsigned {
                facts::unsigned(width, first)
            } else {
                first
            };
            let end = start + rounds * step;
            let is_in = if is_unsigned {
                unsigned.contains(&end)
            } else {
                true
            };
            return is_in.then_some(Range::Up {
                bound: Bound::Constant(facts::wrapped(width, end)),
                step: i64::try_from(step).ok()?,
                unsigned: is_unsigned,
            });
        }
        if step != 1 || closed || goes_on.is_old {
            return None;
        }
        let less = Less::known(self.op, first, goes_on.bound);
        let unsigned = match goes_on.predicate {
            P::Slt if less.signed => false,
            P::Ult if less.unsigned => true,
            P::Ne if less.signed => false,
            P::Ne if less.unsigned => true,
            _ => return None,
        };
        Some(Range::Up {
            bound: Bound::Value(goes_on.bound),
            step,
            unsigned,
        })
    }

    /// Whether the loop can pass on what is used behind it: carried values, those from before, and numbers.
    fn can_pass_on(&self) -> bool {
        let mut results = self.op.results().zip(self.test.args());
        results.all(|(result, value)| {
            let is_number = |ty: Type<'_>| ty.lane().is_int() || ty.lane().is_float();
            !result.has_uses()
                || is_number(value.ty())
                || self.carried_as(value).is_some()
                || self.is_from_before(value)
        })
    }

    /// The carried value that becomes a value.
    fn carried_as(&self, value: Value<'c>) -> Option<usize> {
        (0..self.next.len())
            .find(|&carried| carried != self.counter && self.next_value(carried) == value)
    }

    fn is_from_before(&self, value: Value<'c>) -> bool {
        value.parent_block() != Some(self.body)
    }

    /// Makes the loop an `scf.for`.
    pub fn raise(self) {
        let b = Builder::before(self.op);
        let first = self.op.operand(self.counter);
        let ty = first.ty();
        let (lower, upper, step, unsigned) = match self.range {
            Range::Up {
                bound,
                step,
                unsigned,
            } => {
                let bound = match bound {
                    Bound::Value(bound) => bound,
                    Bound::Constant(bound) => number(&b, ty, bound),
                };
                (first, bound, number(&b, ty, step), unsigned)
            }
            Range::Down { rounds, .. } => (
                number(&b, ty, 0),
                number(&b, ty, rounds),
                number(&b, ty, 1),
                true,
            ),
        };
        let others: Vec<_> = (0..self.next.len())
            .filter(|&carried| carried != self.counter)
            .collect();
        // What the last round computes and the loop does not carry: any value is passed to the first round.
        let args = self.test.args();
        let extra: Vec<_> = self
            .op
            .results()
            .zip(&args)
            .filter(|(result, value)| result.has_uses() && self.is_extra(**value))
            .map(|(result, value)| (result, *value))
            .collect();
        let mut initial: Vec<_> = others
            .iter()
            .map(|&carried| self.op.operand(carried))
            .collect();
        initial.extend(extra.iter().map(|(_, value)| zero(&b, value.ty())));
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let new = scf::ForOp::build(&b, &types, lower, upper, step, &initial, unsigned);
        for (name, value) in self.op.discardable_attributes() {
            new.op().set_attribute(identifier_text(name), value);
        }
        let ends = self.values_behind(&b, (first, upper));
        for ((result, value), &end) in self.op.results().zip(&args).zip(&ends) {
            let carried = self
                .carried_as(*value)
                .and_then(|carried| others.iter().position(|&one| one == carried));
            let place = extra.iter().position(|(one, _)| *one == result);
            let with = match (end, carried, place) {
                (Some(end), ..) => end,
                (_, Some(carried), _) => new.op().result(carried),
                (_, _, Some(place)) => new.op().result(others.len() + place),
                _ if self.is_from_before(*value) => *value,
                _ => continue,
            };
            result.replace_all_uses(with);
        }
        self.move_body(new, &others, &extra);
        self.op.erase();
    }

    /// Whether a value is neither carried nor from before nor the counter.
    fn is_extra(&self, value: Value<'c>) -> bool {
        let is_counter =
            value == self.body.argument(self.counter) || value == self.next_value(self.counter);
        !is_counter && self.carried_as(value).is_none() && !self.is_from_before(value)
    }

    /// For each passed value that is the counter, what it is behind the loop.
    fn values_behind(
        &self,
        b: &Builder<'c>,
        (first, upper): (Value<'c>, Value<'c>),
    ) -> Vec<Option<Value<'c>>> {
        let (old, new) = (
            self.body.argument(self.counter),
            self.next_value(self.counter),
        );
        let ty = first.ty();
        let offset = |value: Value<'c>, by: i64| match by {
            0 => value,
            _ => arith::AddIOp::build(b, ty, value, number(b, ty, by), None).result(),
        };
        let behind = |value: Value<'c>, result: Value<'c>| {
            if !result.has_uses() || (value != old && value != new) {
                return None;
            }
            let last = match self.range {
                Range::Up { step, .. } => offset(upper, if value == old { -step } else { 0 }),
                Range::Down { rounds, step } => {
                    offset(first, step * if value == old { rounds - 1 } else { rounds })
                }
            };
            Some(last)
        };
        let all = self.test.args().into_iter().zip(self.op.results());
        all.map(|(value, result)| behind(value, result)).collect()
    }

    fn move_body(&self, new: scf::ForOp<'c>, others: &[usize], extra: &[(Value<'c>, Value<'c>)]) {
        let counter = self.body.argument(self.counter);
        let mut parameters = vec![(counter.ty(), counter.location())];
        let carried = others.iter().map(|&carried| self.body.argument(carried));
        parameters.extend(carried.map(|value| (value.ty(), value.location())));
        parameters.extend(
            extra
                .iter()
                .map(|(_, value)| (value.ty(), value.location())),
        );
        let body = Block::new(&parameters);
        new.region().append(body);
        let inside = Builder::at_end(body, self.op.location());
        let value = match self.range {
            Range::Up { .. } => body.argument(0),
            Range::Down { step, .. } => {
                let (ty, first) = (counter.ty(), self.op.operand(self.counter));
                let down = match step {
                    -1 => body.argument(0),
                    _ => {
                        let by = number(&inside, ty, -step);
                        arith::MulIOp::build(&inside, ty, body.argument(0), by, None).result()
                    }
                };
                arith::SubIOp::build(&inside, ty, first, down, None).result()
            }
        };
        let mut yielded: Vec<_> = others
            .iter()
            .map(|&carried| self.next_value(carried))
            .collect();
        yielded.extend(extra.iter().map(|(_, value)| *value));
        let increment = self.next_value(self.counter);
        let condition = self.test.condition();
        // What is yielded may be a value that another takes the place of.
        let arguments: Vec<_> = self.body.arguments().collect();
        let replaced = |value: Value<'c>| match arguments.iter().position(|&one| one == value) {
            Some(at) => others
                .iter()
                .position(|&one| one == at)
                .map_or(value, |place| body.argument(place + 1)),
            None => value,
        };
        let yielded: Vec<_> = yielded
            .into_iter()
            .map(|one| if one == counter { value } else { replaced(one) })
            .collect();
        counter.replace_all_uses(value);
        for (place, &carried) in others.iter().enumerate() {
            arguments[carried].replace_all_uses(body.argument(place + 1));
        }
        self.body.move_ops_to(body);
        self.test.op().erase();
        erase_condition(condition);
        if let Some(increment) = increment.defining_op().filter(|op| !op.has_uses()) {
            increment.erase();
        }
        let end = Builder::at_end(body, self.op.location());
        scf::YieldOp::build(&end, &yielded);
    }
}

fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    arith::ConstantOp::build(b, ty, ir::integer(ty, value)).result()
}

/// Zero, in every lane.
fn zero<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let lane = ty.lane();
    let value = match lane.is_int() {
        true => ir::integer(lane, 0),
        false => ir::float_bits(lane, 0),
    };
    let value = ty.as_vector().map_or(value, |_| ir::splat(ty, value));
    arith::ConstantOp::build(b, ty, value).result()
}

/// Erases a condition that nothing uses any more, with its negations.
fn erase_condition(value: Value<'_>) {
    let Some(op) = value.defining_op().filter(|op| !op.has_uses()) else {
        return;
    };
    let inner = op.is::<arith::XOrIOp<'_>>().then(|| op.operand(0));
    let is_own = inner.is_some() || op.is::<arith::CmpIOp<'_>>();
    if is_own {
        op.erase();
        inner.into_iter().for_each(erase_condition);
    }
}
