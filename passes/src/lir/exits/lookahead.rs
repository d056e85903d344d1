//! Following a path, whose flags are known, to the exit it leads to.
//!
//! A path starts after an operation and knows some of its results. It follows the guards that these
//! decide, past operations that only compute, until it leaves the function, a loop or an iteration,
//! or meets an operation with side effects. Results are cached by operation and known results, so
//! that each stretch of code is read once for each combination of flags.

use super::facts::{Facts, Function, width};
use gir_dialects::{
    ir::{Block, Op, OpView, Type, Value},
    upstream::{arith, func, scf, ub},
};
use std::{collections::HashMap, rc::Rc};

/// An operation with more results ends a path: a path looks at each of them, and where control
/// leads to that many places there are as many paths.
pub const MAX_RESULTS: usize = 64;

/// The number of computations in a region that a path may pass. Selecting among more targets takes
/// more.
const MAX_COMPUTED: usize = 256;

/// The construct that a path leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves<'c> {
    /// The function.
    Function,
    /// A loop.
    Loop(Op<'c>),
    /// An iteration of a loop.
    Iteration(Op<'c>),
}

/// A value that an exit passes.
#[derive(Clone, Copy, Debug)]
pub enum Passed<'c> {
    /// A result of the operation at the start of the path.
    Result(usize),
    /// A value defined before that operation.
    Value(Value<'c>),
    /// A constant integer.
    Number(u64, Type<'c>),
    /// The next value of a counter: a block argument plus a number.
    Sum(Value<'c>, u64),
    /// A constant that is not an integer.
    Constant(arith::ConstantOp<'c>),
    /// A value that is never used.
    Poison(Type<'c>),
}

/// The exit at the end of a path, and its operands.
#[derive(Clone, Debug)]
pub struct Exit<'c> {
    /// The construct it leaves.
    pub leaves: Leaves<'c>,
    /// The values it passes; `None` for a value that the path does not compute.
    pub values: Vec<Option<Passed<'c>>>,
    /// Whether a flag decided the path: only then does leaving early make a difference.
    pub decided: bool,
}

impl Exit<'_> {
    /// Whether the path computes all that the exit passes on.
    pub fn is_complete(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }
}

/// The region through which an operation is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first region of an if.
    Then,
    /// The second region of an if, even if it is empty.
    Else,
    /// Any region.
    Any,
}

/// The start of a path: the operation, the side, and the known results.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start<'c> {
    /// The path starts after it.
    pub op: Op<'c>,
    /// The side through which control left the operation.
    pub side: Side,
    /// The known values, by result.
    pub known: Box<[Option<u64>]>,
}

/// Paths followed so far.
#[derive(Default)]
pub struct Lookahead<'c> {
    found: HashMap<Start<'c>, Option<Rc<Exit<'c>>>>,
}

/// Values computed along a path; `None` for those the path does not compute.
type Values<'c> = HashMap<Value<'c>, Option<Passed<'c>>>;

/// The end of a part of a path.
enum Step<'c> {
    /// An operation with side effects.
    Work,
    Exit(Exit<'c>),
    /// The end of a region: the path continues after the enclosing operation.
    Behind(Start<'c>, End<'c>),
}

/// The end of a region.
struct End<'c> {
    /// The results of the enclosing operation.
    values: Vec<Option<Passed<'c>>>,
    /// Whether that is a loop that the path leaves.
    of_loop: bool,
}

/// A part of a path that has been followed.
struct Part<'c> {
    start: Start<'c>,
    computed: Values<'c>,
    end: End<'c>,
    /// The loop that the path leaves at the end.
    around: Op<'c>,
    decided: bool,
}

impl<'c> Lookahead<'c> {
    /// The exit that a path leads to, if nothing but computations lies before it.
    pub fn follow(&mut self, facts: &Facts<'c>, start: Start<'c>) -> Option<Rc<Exit<'c>>> {
        let mut parts = vec![];
        let mut start = start;
        let mut exit = loop {
            if let Some(exit) = self.found.get(&start) {
                break exit.clone();
            }
            let mut path = Path::new(facts, &start);
            let exit = match path.run() {
                Step::Work => None,
                Step::Exit(exit) => Some(Rc::new(exit)),
                Step::Behind(next, end) => {
                    parts.push(Part {
                        start,
                        computed: path.values,
                        end,
                        around: next.op,
                        decided: path.decided,
                    });
                    start = next;
                    continue;
                }
            };
            self.found.insert(start, exit.clone());
            break exit;
        };
        while let Some(part) = parts.pop() {
            exit = part.before(exit.as_deref()).map(Rc::new);
            self.found.insert(part.start, exit.clone());
        }
        exit
    }
}

impl<'c> Part<'c> {
    /// The exit as seen from the start of this part.
    fn before(&self, exit: Option<&Exit<'c>>) -> Option<Exit<'c>> {
        let seen = exit.map(|exit| Exit {
            leaves: exit.leaves,
            values: exit.values.iter().map(|&value| self.seen(value?)).collect(),
            decided: exit.decided || self.decided,
        });
        if !self.end.of_loop {
            return seen;
        }
        // After leaving a loop, only the end of the function can be reached directly; and that pays
        // only if it saves a decision there.
        let returns = exit.is_some_and(|exit| exit.leaves == Leaves::Function && exit.decided);
        seen.filter(|seen| returns && seen.is_complete())
            .or_else(|| Some(self.of_loop()))
    }

    fn of_loop(&self) -> Exit<'c> {
        Exit {
            leaves: Leaves::Loop(self.around),
            values: self.end.values.clone(),
            decided: self.decided,
        }
    }

    fn seen(&self, value: Passed<'c>) -> Option<Passed<'c>> {
        match value {
            Passed::Result(index) => self.end.values[index],
            Passed::Value(value) => match self.computed.get(&value) {
                Some(computed) => *computed,
                None => Some(Passed::Value(value)),
            },
            Passed::Number(..) | Passed::Sum(..) | Passed::Constant(_) | Passed::Poison(_) => {
                Some(value)
            }
        }
    }
}

/// A path up to the end of a region.
struct Path<'a, 'c> {
    facts: &'a Facts<'c>,
    values: Values<'c>,
    at: Option<Op<'c>>,
    computed: usize,
    decided: bool,
}

impl<'a, 'c> Path<'a, 'c> {
    fn new(facts: &'a Facts<'c>, start: &Start<'c>) -> Self {
        let mut values = Values::new();
        for (index, (result, number)) in start.op.results().zip(&start.known).enumerate() {
            let known = number.map(|number| Passed::Number(number, result.ty()));
            values.insert(result, Some(known.unwrap_or(Passed::Result(index))));
        }
        if let (Some(choice), Some(taken)) = (
            start.op.cast::<scf::IfOp<'c>>(),
            match start.side {
                Side::Then => Some(1),
                Side::Else => Some(0),
                Side::Any => None,
            },
        ) {
            let condition = choice.condition();
            let taken = Passed::Number(taken, condition.ty());
            values.insert(condition, Some(taken));
        }
        Self {
            facts,
            values,
            at: start.op.next(),
            computed: 0,
            decided: false,
        }
    }

    fn run(&mut self) -> Step<'c> {
        while let Some(op) = self.at {
            if let Some(step) = self.end(op) {
                return step;
            }
            if let Some(choice) = op.cast::<scf::IfOp<'c>>() {
                let Some(taken) = self.number(choice.condition()) else {
                    return Step::Work;
                };
                self.decided = true;
                let (side, arm) = if taken == 1 {
                    (Side::Then, choice.then_region())
                } else {
                    (Side::Else, choice.else_region())
                };
                let Some(block) = arm.first_block() else {
                    return self.behind(op, side, &[], false);
                };
                self.at = block.first_op();
            } else if self.compute(op) {
                self.at = op.next();
            } else {
                return Step::Work;
            }
        }
        Step::Work
    }

    /// The step at an op that ends a region.
    fn end(&mut self, op: Op<'c>) -> Option<Step<'c>> {
        let operands: Vec<_> = op.operands().collect();
        match op.name() {
            func::ReturnOp::NAME => Some(Step::Exit(self.exit(Leaves::Function, &operands))),
            scf::YieldOp::NAME => {
                let around = op.parent()?;
                Some(if let Some(choice) = around.cast::<scf::IfOp<'c>>() {
                    let then = op.block() == choice.then_region().first_block();
                    let side = if then { Side::Then } else { Side::Else };
                    self.behind(around, side, &operands, false)
                } else if around.is::<scf::WhileOp<'c>>() || around.is::<scf::ForOp<'c>>() {
                    Step::Exit(self.exit(Leaves::Iteration(around), &operands))
                } else {
                    Step::Work
                })
            }
            scf::ConditionOp::NAME => Some(self.condition(op, operands[0], &operands[1..])),
            _ => None,
        }
    }

    fn condition(&mut self, op: Op<'c>, condition: Value<'c>, passed: &[Value<'c>]) -> Step<'c> {
        let while_ = op.parent().and_then(|op| op.cast::<scf::WhileOp<'c>>());
        let (Some(while_), Some(stays)) = (while_, self.number(condition)) else {
            return Step::Work;
        };
        self.decided = true;
        let while_op = while_.op();
        if stays == 0 {
            return self.behind(while_op, Side::Any, passed, true);
        }
        let Some(after) = while_.after().first_block() else {
            return Step::Work;
        };
        for (argument, &value) in after.arguments().zip(passed) {
            let value = self.value(value);
            self.values.insert(argument, value);
        }
        self.block(after)
    }

    /// Continues in a block that ends an iteration.
    fn block(&mut self, block: Block<'c>) -> Step<'c> {
        for op in block.ops() {
            if let Some(step) = self.end(op) {
                return step;
            }
            if !self.compute(op) {
                return Step::Work;
            }
        }
        Step::Work
    }

    fn exit(&self, leaves: Leaves<'c>, values: &[Value<'c>]) -> Exit<'c> {
        Exit {
            leaves,
            values: values.iter().map(|&value| self.value(value)).collect(),
            decided: self.decided,
        }
    }

    fn behind(&self, op: Op<'c>, side: Side, values: &[Value<'c>], of_loop: bool) -> Step<'c> {
        if values.len() > MAX_RESULTS {
            return Step::Work;
        }
        let known = values.iter().map(|&value| self.number(value)).collect();
        let values = values.iter().map(|&value| self.value(value)).collect();
        Step::Behind(Start { op, side, known }, End { values, of_loop })
    }

    /// The value as an exit passes it; `None` if the path does not compute it.
    fn value(&self, value: Value<'c>) -> Option<Passed<'c>> {
        match self.values.get(&value) {
            Some(computed) => *computed,
            None => Some(Passed::Value(value)),
        }
    }

    fn number(&self, value: Value<'c>) -> Option<u64> {
        match self.values.get(&value) {
            Some(Some(Passed::Number(number, _))) => Some(*number),
            Some(Some(Passed::Value(value))) => self.facts.number_anywhere(*value),
            Some(_) => None,
            None => self.facts.number_anywhere(value),
        }
    }

    /// Evaluates an op; false if it does more than compute.
    fn compute(&mut self, op: Op<'c>) -> bool {
        let dialect = op.name().split('.').next();
        let computes = matches!(dialect, Some("arith" | "math" | "ub"));
        self.computed += 1;
        if !computes || op.result_count() != 1 || self.computed > MAX_COMPUTED {
            return false;
        }
        let result = op.result(0);
        let value = self.computed(op, result);
        self.values.insert(result, value);
        true
    }

    fn computed(&self, op: Op<'c>, result: Value<'c>) -> Option<Passed<'c>> {
        if let Some(constant) = op.cast::<arith::ConstantOp<'c>>() {
            let number = self.facts.number_anywhere(result);
            return Some(match number {
                Some(number) => Passed::Number(number, result.ty()),
                None => Passed::Constant(constant),
            });
        }
        if op.is::<ub::PoisonOp<'c>>() {
            return Some(Passed::Poison(result.ty()));
        }
        if let Some(select) = op.cast::<arith::SelectOp<'c>>() {
            let taken = self.number_of_flag(select.condition())?;
            return self.value(if taken == 1 {
                select.true_value()
            } else {
                select.false_value()
            });
        }
        let function = Function::of(op)?;
        let numbers: Vec<_> = op.operands().map(|value| self.number(value)).collect();
        if let (&[None, Some(step)], true) = (numbers.as_slice(), op.is::<arith::AddIOp<'c>>())
            && let Some(Passed::Value(counter)) = self.value(op.operand(0))
            && counter.owner_block().is_some()
        {
            return Some(Passed::Sum(counter, step));
        }
        let numbers: Option<Vec<_>> = numbers.into_iter().collect();
        let number = function.apply(&numbers?)?;
        Some(Passed::Number(number, result.ty()))
    }

    /// The value of an i1; vectors of i1 decide no path.
    fn number_of_flag(&self, condition: Value<'c>) -> Option<u64> {
        (width(condition.ty()) == Some(1)).then(|| self.number(condition))?
    }
}
