//! Ifs whose arms may exit.
//!
//! Where one arm ends in an exit, the code after the if can only be reached from the other arm,
//! which moves out of the if later ([`super::flatten`]): a flag that told the two apart is then a
//! constant, and its guards dissolve.

use super::{
    arms::{arm, region_of},
    ends::ArmEnd,
    facts::Fact,
    flatten::Fate,
    lookahead::{Exit, Side},
    prune::only_computes,
    recovery::{Made, Reached, Recovery},
    sink::Domain,
    values,
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Value},
    lir,
    upstream::scf,
};

impl<'c> Recovery<'c> {
    /// Handles an if.
    pub(super) fn choice(&mut self, choice: scf::IfOp<'c>, level: usize) -> Reached {
        let op = choice.op();
        if let Some(number) = self.facts.number(choice.condition()) {
            let side = if number == 1 { Side::Then } else { Side::Else };
            self.plan.insert(op, Fate::Only(side));
            return self.go_on_in(op, side, level);
        }
        let made = self.made();
        let sizes = [Side::Then, Side::Else].map(|side| self.size(arm(op, side)));
        // The smaller arm first: if it exits, the condition is known in the other.
        let (first, second) = if sizes[0] < sizes[1] {
            (Side::Then, Side::Else)
        } else {
            (Side::Else, Side::Then)
        };
        let (exits, first_domain) = self.arm(choice, first, level, made);
        if exits {
            self.facts.assume(choice.condition(), flag_of(second));
            self.plan.insert(op, Fate::Exits(first));
            return self.go_on_in(op, second, level);
        }
        let (exits, second_domain) = self.arm(choice, second, level, made);
        if exits {
            self.facts.assume(choice.condition(), flag_of(first));
            self.plan.insert(op, Fate::Exits(second));
            self.yield_to(op, first);
            return Reached::End;
        }
        let mut domains = [first_domain, second_domain];
        if first == Side::Then {
            domains.reverse();
        }
        self.both_fall(choice, made, &domains, level);
        Reached::End
    }

    /// Continues in the arm that moves out of its if.
    fn go_on_in(&mut self, op: Op<'c>, side: Side, level: usize) -> Reached {
        let reached = arm(op, side).map_or(Reached::End, |block| self.block(block, level));
        self.yield_to(op, side);
        reached
    }

    /// Replaces the results of an if by the values that an arm yields.
    fn yield_to(&mut self, op: Op<'c>, side: Side) {
        let end = arm(op, side).and_then(Block::terminator);
        for (result, value) in op.results().zip(end.iter().flat_map(|end| end.operands())) {
            self.rename(result, value);
            self.facts.hand_out(value);
        }
    }

    /// Handles an arm of an if: whether it exits, and the possible values of its yield if it does
    /// not.
    fn arm(
        &mut self,
        choice: scf::IfOp<'c>,
        side: Side,
        level: usize,
        made: Made,
    ) -> (bool, Vec<Domain>) {
        let op = choice.op();
        let mark = self.facts.mark();
        self.facts.assume(choice.condition(), flag_of(side));
        if let Some(block) = arm(op, side) {
            self.block(block, level + 1);
        }
        let end = self.arm_end(op, side, level);
        let mut domain = vec![];
        match &end {
            ArmEnd::Falls => {
                let end = arm(op, side).and_then(Block::terminator);
                let values = end.iter().flat_map(|end| end.operands());
                domain = values.map(|value| self.domain(value)).collect();
            }
            ArmEnd::Exits => {}
            ArmEnd::ExitsAlone(exit) => self.exit_alone(choice, side, exit, made),
        }
        self.facts.forget(mark);
        (!matches!(end, ArmEnd::Falls), domain)
    }

    /// Handles an if both of whose arms fall through. `domains` holds the possible values of the
    /// results by arm, the else arm first.
    fn both_fall(
        &mut self,
        choice: scf::IfOp<'c>,
        made: Made,
        domains: &[Vec<Domain>; 2],
        level: usize,
    ) {
        let condition = self.facts.of(choice.condition());
        let op = if self.made() == made {
            choice.op()
        } else {
            self.with_exits(choice)
        };
        let Some(next) = op.next() else { return };
        for (index, result) in op.results().enumerate() {
            self.facts.hand_out(result);
            let [Some(Some(no)), Some(Some(yes))] = domains.each_ref().map(|arm| arm.get(index))
            else {
                continue;
            };
            let fact = match (no.as_slice(), yes.as_slice(), &condition) {
                (&[no], &[yes], Some(condition)) => condition.map(|flag| [no, yes][flag as usize]),
                _ => Fact::one_of(result, [no.as_slice(), yes].concat()),
            };
            if let Some(fact) = fact {
                self.learn(result, fact, &Builder::before(next));
            }
        }
        self.split_behind(op, level);
    }

    /// Converts an if to the form whose arms may exit.
    fn with_exits(&mut self, choice: scf::IfOp<'c>) -> Op<'c> {
        let op = choice.op();
        let new = lir::IfOp::build(&Builder::before(op), &op.result_types(), choice.condition());
        for (old, new) in op.regions().zip(new.op().regions()) {
            if let Some(block) = old.first_block() {
                block.detach();
                new.append(block);
                yield_from(block);
            }
        }
        self.replace(op, new.op());
        new.op()
    }

    /// Moves the contents of an arm whose exit must stand alone into an if before it.
    fn exit_alone(&mut self, choice: scf::IfOp<'c>, side: Side, exit: &Exit<'c>, made: Made) {
        let op = choice.op();
        let block = arm(op, side);
        let end = block.and_then(Block::terminator);
        let (Some(block), Some(end)) = (block, end) else {
            return self.end_empty_arm(op, side, exit, &[]);
        };
        let mut values: Vec<_> = end.operands().collect();
        let mut work = block.ops().filter(|inner| *inner != end);
        if work.all(only_computes) {
            let work: Vec<_> = block.ops().filter(|inner| *inner != end).collect();
            work.into_iter().for_each(|inner| inner.move_before(op));
        } else {
            values = self.work_before(choice, side, block, made);
            let empty = Block::new(&[]);
            op.region(region_of(side)).append(empty);
            scf::YieldOp::build(&Builder::at_end(empty, op.location()), &values);
        }
        self.end_empty_arm(op, side, exit, &values);
    }

    /// Moves an arm into an if of its own before its if; returns the values it yields.
    fn work_before(
        &mut self,
        choice: scf::IfOp<'c>,
        side: Side,
        block: Block<'c>,
        made: Made,
    ) -> Vec<Value<'c>> {
        let op = choice.op();
        let types = op.result_types();
        let work = scf::IfOp::build(&Builder::before(op), &types, choice.condition());
        block.detach();
        let other = Block::new(&[]);
        let at = Builder::at_end(other, op.location());
        let poison: Vec<_> = types.iter().map(|&ty| values::poison(&at, ty)).collect();
        scf::YieldOp::build(&at, &poison);
        let [then, otherwise] = if side == Side::Then {
            [block, other]
        } else {
            [other, block]
        };
        work.then_region().append(then);
        work.else_region().append(otherwise);
        let work = if self.made() == made {
            work.op()
        } else {
            self.with_exits(work)
        };
        work.results().collect()
    }
}

/// The value of the condition in an arm.
fn flag_of(side: Side) -> u64 {
    u64::from(side == Side::Then)
}

/// Replaces the `scf` terminator of a block by that of `lir.if`.
fn yield_from(block: Block<'_>) {
    let Some(end) = block.terminator() else {
        return;
    };
    if end.is::<scf::YieldOp<'_>>() {
        let values: Vec<_> = end.operands().collect();
        lir::YieldOp::build(&Builder::before(end), &values);
        end.erase();
    }
}
