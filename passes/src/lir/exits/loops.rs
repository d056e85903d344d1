//! Converting loops to the form that takes exits.
//!
//! A loop is converted only if an exit leaves it or one of its iterations.

use super::{
    facts::Fact,
    recovery::{LoopExits, Reached, Recovery},
    sink::{Domain, Site},
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Value},
    lir,
    upstream::scf,
};

/// The test at the end of the first region of an `scf.while`.
struct Test<'c> {
    op: Op<'c>,
    condition: Value<'c>,
    /// The values passed to the body, and out of the loop.
    passed: Vec<Value<'c>>,
    /// The value of the condition, where it is known.
    known: Option<u64>,
    /// The possible values passed when the loop ends.
    left: Vec<Domain>,
}

impl<'c> Recovery<'c> {
    /// Handles an `scf.while`.
    pub(super) fn while_loop(&mut self, old: scf::WhileOp<'c>, level: usize) -> Reached {
        let op = old.op();
        let (Some(before), Some(after)) = (old.before().first_block(), old.after().first_block())
        else {
            return Reached::End;
        };
        self.loops.push(LoopExits::new(op));
        let made = self.made();
        let mark = self.facts.mark();
        self.block(before, 0);
        let test = self.test(before);
        if let Some(test) = &test {
            self.enter(test, after);
        }
        self.facts.forget(mark);
        let exits = self.made() != made;
        let (Some(LoopExits { mut breaks, .. }), Some(test)) = (self.loops.pop(), test) else {
            return Reached::End;
        };
        if !exits {
            let left = if test.known == Some(1) {
                vec![]
            } else {
                vec![test.left]
            };
            return self.behind_loop(op, &left, level);
        }
        let (new, last) = convert(old, &test);
        self.replace(op, new);
        breaks.extend(last.map(|op| Site {
            op,
            domains: test.left,
        }));
        let domains: Vec<_> = breaks.iter().map(|site| site.domains.clone()).collect();
        self.breaks.insert(new, breaks);
        self.behind_loop(new, &domains, level)
    }

    /// The test at the end of a block.
    fn test(&mut self, before: Block<'c>) -> Option<Test<'c>> {
        let op = before.terminator()?.cast::<scf::ConditionOp<'c>>()?;
        let (condition, passed) = (op.condition(), op.args());
        let known = self.facts.number(condition);
        let mark = self.facts.mark();
        self.facts.assume(condition, 0);
        let left = passed.iter().map(|&value| self.domain(value)).collect();
        self.facts.forget(mark);
        Some(Test {
            op: op.op(),
            condition,
            passed,
            known,
            left,
        })
    }

    /// Handles the body of a loop, where the test is known to hold.
    fn enter(&mut self, test: &Test<'c>, after: Block<'c>) {
        self.facts.assume(test.condition, 1);
        for (argument, &value) in after.arguments().zip(&test.passed) {
            self.facts.hand_out(argument);
            if let Some(fact @ Fact::Constant(_)) = self.facts.of(value) {
                self.facts.learn(argument, fact);
            }
        }
        self.block(after, 0);
    }

    /// Handles an `scf.for`.
    pub(super) fn for_loop(&mut self, old: scf::ForOp<'c>) {
        let op = old.op();
        let Some(body) = old.region().first_block() else {
            return;
        };
        self.loops.push(LoopExits::new(op));
        let made = self.made();
        let mark = self.facts.mark();
        self.block(body, 0);
        self.facts.forget(mark);
        let exits = self.made() != made;
        self.loops.pop();
        if exits {
            let new = count(old, body);
            self.replace(op, new);
        }
    }

    /// Learns the possible results of a loop, and inserts exits after it.
    fn behind_loop(&mut self, op: Op<'c>, left: &[Vec<Domain>], level: usize) -> Reached {
        let Some(next) = op.next().filter(|_| !left.is_empty()) else {
            return Reached::Nothing;
        };
        for (index, result) in op.results().enumerate() {
            self.facts.hand_out(result);
            let numbers: Option<Vec<_>> = left.iter().map(|domain| domain[index].clone()).collect();
            let fact = numbers.and_then(|numbers| Fact::one_of(result, numbers.concat()));
            if let Some(fact) = fact {
                self.learn(result, fact, &Builder::before(next));
            }
        }
        self.split_behind(op, level);
        Reached::End
    }
}

impl<'c> LoopExits<'c> {
    fn new(op: Op<'c>) -> Self {
        Self {
            op,
            made: 0,
            breaks: vec![],
        }
    }
}

/// Converts the loop to `lir.loop` (test, break, body); returns it and the break.
fn convert<'c>(old: scf::WhileOp<'c>, test: &Test<'c>) -> (Op<'c>, Option<Op<'c>>) {
    let (op, location) = (old.op(), old.op().location());
    let new = lir::LoopOp::build(&Builder::before(op), &op.result_types(), &old.inits());
    let (Some(body), Some(after)) = (old.before().first_block(), old.after().first_block()) else {
        return (new.op(), None);
    };
    body.detach();
    new.body().append(body);
    let at_end = Builder::before(test.op);
    let leaves = match test.known {
        Some(0) => Some(lir::BreakOp::build(&at_end, &test.passed).op()),
        Some(_) => None,
        None => {
            let choice = lir::IfOp::build(&at_end, &[], test.condition);
            let (stay, leave) = (Block::new(&[]), Block::new(&[]));
            lir::YieldOp::build(&Builder::at_end(stay, location), &[]);
            choice.then_region().append(stay);
            choice.else_region().append(leave);
            Some(lir::BreakOp::build(&Builder::at_end(leave, location), &test.passed).op())
        }
    };
    test.op.erase();
    if test.known != Some(0) {
        for (argument, &value) in after.arguments().zip(&test.passed) {
            argument.replace_all_uses(value);
        }
        after.move_ops_to(body);
        continue_from(body);
    }
    (new.op(), leaves)
}

/// Converts a counted loop to `lir.for`.
fn count<'c>(old: scf::ForOp<'c>, body: Block<'c>) -> Op<'c> {
    let op = old.op();
    let new = lir::ForOp::build(
        &Builder::before(op),
        &op.result_types(),
        old.lower_bound(),
        old.upper_bound(),
        old.step(),
        &old.init_args(),
        old.unsigned_cmp(),
    );
    body.detach();
    new.body().append(body);
    continue_from(body);
    new.op()
}

/// Replaces the `scf` terminator of a loop body by `lir.continue`.
fn continue_from(body: Block<'_>) {
    let Some(end) = body.terminator().filter(|end| end.is::<scf::YieldOp<'_>>()) else {
        return;
    };
    let values: Vec<_> = end.operands().collect();
    lir::ContinueOp::build(&Builder::before(end), &values);
    end.erase();
}
