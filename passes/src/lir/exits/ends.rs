//! Placing exits where paths lead to them.

use super::{
    arms::{arm, region_of},
    facts::{Case, Fact, width},
    lookahead::{Exit, Leaves, MAX_RESULTS, Passed, Side, Start},
    recovery::Recovery,
    sink::Site,
    values::{compare, number, poison},
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};
use std::rc::Rc;

/// How an arm ends.
pub(super) enum ArmEnd<'c> {
    /// Control continues after the if.
    Falls,
    /// The arm ends in an exit.
    Exits,
    /// The exit must stand in an arm that contains nothing else.
    ExitsAlone(Rc<Exit<'c>>),
}

impl<'c> Recovery<'c> {
    /// Ends an arm of an if in an exit, if its path leads to one.
    pub(super) fn arm_end(&mut self, op: Op<'c>, side: Side, level: usize) -> ArmEnd<'c> {
        let end = arm(op, side).and_then(Block::terminator);
        let values: Vec<_> = end.iter().flat_map(|end| end.operands()).collect();
        if values.len() > MAX_RESULTS {
            return ArmEnd::Falls;
        }
        loop {
            let known = self.known(&values);
            let start = Start { op, side, known };
            if let Some(exit) = self.exit(start) {
                if self.may_stand_in_an_if(&exit) {
                    self.end_arm(op, side, &exit, &values);
                    return ArmEnd::Exits;
                }
                if level == 0 {
                    return ArmEnd::ExitsAlone(exit);
                }
            }
            let splits =
                end.is_some_and(|end| self.split_before(end, (op, side), &values, level + 1));
            if !splits {
                return ArmEnd::Falls;
            }
        }
    }

    /// Inserts exits after an op where a flag among its results leads to one.
    pub(super) fn split_behind(&mut self, op: Op<'c>, level: usize) {
        let results: Vec<_> = op.results().collect();
        if let Some(next) = op.next().filter(|_| results.len() <= MAX_RESULTS) {
            self.split_before(next, (op, Side::Any), &results, level);
        }
    }

    /// Inserts exits before an op where a flag among the values with which another op is left leads
    /// to one; returns whether it inserted any. The remaining path knows more about the flag.
    fn split_before(
        &mut self,
        anchor: Op<'c>,
        (op, side): (Op<'c>, Side),
        values: &[Value<'c>],
        level: usize,
    ) -> bool {
        let mut made = false;
        for &value in values {
            let Some(Fact::Of(root, cases)) = self.facts.of(value) else {
                continue;
            };
            for (key, exit) in self.exits((op, side), (root, &cases), values, level) {
                // At least one case must remain.
                if self.facts.number(root).is_none() {
                    self.exit_if(anchor, (root, key), &exit, values);
                    self.facts.assume_not(root, key);
                    made = true;
                }
            }
        }
        made
    }

    /// The numbers of a value that lead to exits. Those that end an iteration come last: they are the remaining
    /// case if no other is.
    ///
    /// An exit that the path reaches for every value is left out: no branch on the path reads the value then, so it
    /// may be poison, and a new branch must not read it.
    fn exits(
        &mut self,
        (op, side): (Op<'c>, Side),
        (root, cases): (Value<'c>, &[Case]),
        values: &[Value<'c>],
        level: usize,
    ) -> Vec<(u64, Rc<Exit<'c>>)> {
        let mut exits = vec![];
        let known = self.known(values);
        let anyway = self.ahead.follow(&self.facts, Start { op, side, known });
        let anyway = anyway.map(|exit| exit.leaves);
        for &(key, _) in cases {
            let known = values.iter().map(|&value| {
                let fact = self.facts.of(value)?;
                fact.at(root, key)
            });
            let known = known.collect();
            let exit = self.exit(Start { op, side, known });
            let possible = |exit: &Rc<Exit<'c>>| {
                anyway != Some(exit.leaves) && (level == 0 || self.may_stand_in_an_if(exit))
            };
            exits.extend(exit.filter(possible).map(|exit| (key, exit)));
        }
        exits.sort_by_key(|(_, exit)| matches!(exit.leaves, Leaves::Iteration(_)));
        exits
    }

    /// The numbers that values are known to have.
    fn known(&self, values: &[Value<'c>]) -> Box<[Option<u64>]> {
        let numbers = values.iter().map(|&value| self.facts.number(value));
        numbers.collect()
    }

    /// The exit that a path leads to, if it is allowed and useful here.
    fn exit(&mut self, start: Start<'c>) -> Option<Rc<Exit<'c>>> {
        let exit = self.ahead.follow(&self.facts, start)?;
        let innermost = self.loops.last().map(|exits| exits.op);
        let allowed = match exit.leaves {
            Leaves::Function => self.options.returns && self.returns < self.options.max_returns,
            Leaves::Loop(op) => self.options.breaks && Some(op) == innermost,
            Leaves::Iteration(op) => self.options.continues && Some(op) == innermost,
        };
        (exit.decided && exit.is_complete() && allowed).then_some(exit)
    }

    fn may_stand_in_an_if(&self, exit: &Exit<'c>) -> bool {
        self.options.nested || exit.leaves == Leaves::Function
    }

    /// Ends an arm, which yields some values, in an exit.
    fn end_arm(&mut self, op: Op<'c>, side: Side, exit: &Exit<'c>, values: &[Value<'c>]) {
        let end = end_of(op, side);
        let at = Builder::before(end);
        let passed = self.pass(&at, exit, values);
        self.leave(&at, exit.leaves, &passed);
        self.remove(end);
    }

    /// Ends an arm in an exit with nothing before it: the values it passes are computed before the
    /// if.
    pub(super) fn end_empty_arm(
        &mut self,
        op: Op<'c>,
        side: Side,
        exit: &Exit<'c>,
        values: &[Value<'c>],
    ) {
        let end = end_of(op, side);
        let passed = self.pass(&Builder::before(op), exit, values);
        self.leave(&Builder::before(end), exit.leaves, &passed);
        self.remove(end);
    }

    /// Inserts an exit before an op, taken where a value equals a number.
    fn exit_if(
        &mut self,
        anchor: Op<'c>,
        (root, key): (Value<'c>, u64),
        exit: &Exit<'c>,
        values: &[Value<'c>],
    ) {
        let builder = Builder::before(anchor);
        let exits = Block::new(&[]);
        let inside = Builder::at_end(exits, anchor.location());
        let alone = !self.may_stand_in_an_if(exit);
        let passed = self.pass(if alone { &builder } else { &inside }, exit, values);
        self.leave(&inside, exit.leaves, &passed);

        let is_flag = width(root.ty()) == Some(1);
        let condition = if is_flag {
            root
        } else {
            compare(&builder, CmpIPredicate::Eq, root, key)
        };
        let new = lir::IfOp::build(&builder, &[], condition);
        if is_flag && key == 0 {
            let goes_on = Block::new(&[]);
            lir::YieldOp::build(&Builder::at_end(goes_on, anchor.location()), &[]);
            new.then_region().append(goes_on);
            new.else_region().append(exits);
        } else {
            new.then_region().append(exits);
        }
    }

    /// The operands of an exit, given the values at the start of its path. Emits the computations
    /// they need.
    fn pass(&self, b: &Builder<'c>, exit: &Exit<'c>, values: &[Value<'c>]) -> Vec<Value<'c>> {
        let passed = exit.values.iter().flatten().map(|value| match *value {
            Passed::Result(index) => values[index],
            Passed::Value(value) => self.now(value),
            Passed::Number(bits, ty) => number(b, bits, ty),
            Passed::Sum(counter, step) => {
                let step = number(b, step, counter.ty());
                arith::AddIOp::build(b, counter.ty(), counter, step, None).result()
            }
            Passed::Constant(constant) => {
                arith::ConstantOp::build(b, constant.result().ty(), constant.value()).result()
            }
            Passed::Poison(ty) => poison(b, ty),
        });
        passed.collect()
    }

    /// Emits the exit operation.
    fn leave(&mut self, at: &Builder<'c>, leaves: Leaves<'c>, values: &[Value<'c>]) {
        let op = match leaves {
            Leaves::Function => {
                lir::ReturnOp::build(at, values);
                self.returns += 1;
                return;
            }
            Leaves::Loop(_) => lir::BreakOp::build(at, values).op(),
            Leaves::Iteration(_) => lir::ContinueOp::build(at, values).op(),
        };
        let domains = values.iter().map(|&value| self.domain(value)).collect();
        if let Some(innermost) = self.loops.last_mut() {
            innermost.made += 1;
            if let Leaves::Loop(_) = leaves {
                innermost.breaks.push(Site { op, domains });
            }
        }
    }
}

/// The terminator of an arm; creates the arm if there is none.
fn end_of<'c>(op: Op<'c>, side: Side) -> Op<'c> {
    if let Some(end) = arm(op, side).and_then(Block::terminator) {
        return end;
    }
    let block = Block::new(&[]);
    op.region(region_of(side)).append(block);
    scf::YieldOp::build(&Builder::at_end(block, op.location()), &[]).op()
}
