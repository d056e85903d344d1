//! Branches, loops and tangles, with the phis at the start of their target blocks.

use super::super::program::{
    Assigned, Expr, Loop, LoopKind, Statement, Tangle, TangleBlock, assigned_in,
};
use super::{LoopTargets, Printer, phi};

impl Printer<'_> {
    pub(super) fn branch(&mut self, condition: &Expr, yes: &[Statement], no: &[Statement]) -> bool {
        let condition = self.value(condition);
        let merge = self.target();
        let mut arms = vec![];
        let mut labels = vec![];
        for arm in [yes, no] {
            let direct = match arm {
                [] => Some(merge),
                [only] => self.left_to(only),
                _ => None,
            };
            labels.push(match direct {
                Some(target) => self.going_to(target),
                None => {
                    let label = self.fresh("b");
                    arms.push((label.clone(), arm));
                    label
                }
            });
        }
        self.end(&format!("br_if {condition}, {}, {}", labels[0], labels[1]));
        let before = self.values.clone();
        for (label, arm) in arms {
            self.start(label);
            self.values.clone_from(&before);
            if self.block(arm) {
                self.go_to(merge);
            }
        }
        self.join(merge)
    }

    pub(super) fn repeat(&mut self, inner: &Loop) -> bool {
        let bound = self.value(&inner.bound);
        self.values.values[inner.counter] = "0u".to_owned();
        let [header, latch, exit] = [0; 3].map(|_| self.target());
        self.go_to(header);
        let changed = changed(|variables| inner.assigned(variables));
        let position = self.start_loop(header, &changed);
        let round = Round {
            bound,
            header,
            exit,
        };
        self.begin_round(inner, &round);
        let next = match inner.kind {
            LoopKind::CountFirst => header,
            _ => latch,
        };
        self.loops.push(LoopTargets { exit, next });
        if self.block(&inner.body) {
            // A latch without other predecessors needs no block: this one goes on, and may be the whole loop.
            let is_plain = matches!(inner.kind, LoopKind::For | LoopKind::DoWhile(_));
            match self.targets[latch].incoming.is_empty() && next == latch && !is_plain {
                true => self.end_round(inner, &round),
                false => self.go_to(next),
            }
        }
        self.loops.pop();
        if self.join(latch) {
            self.end_round(inner, &round);
        }
        self.finish_loop(header, &changed, position);
        self.join(exit)
    }

    /// Tests and counts at the start of a round, as the kind of loop asks.
    fn begin_round(&mut self, inner: &Loop, round: &Round) {
        let condition = match &inner.kind {
            LoopKind::For | LoopKind::CountFirst => None,
            LoopKind::While(condition) => Some(condition),
            LoopKind::Middle(first, condition) => {
                self.block(first);
                Some(condition)
            }
            LoopKind::DoWhile(_) | LoopKind::Bottom(..) => return,
        };
        let goes_on = self.goes_on(inner.counter, round, condition);
        self.leave_unless(&goes_on, round.exit);
        if matches!(inner.kind, LoopKind::CountFirst) {
            self.count(inner.counter);
        }
    }

    /// Counts and tests at the end of a round, as the kind of loop asks, and goes on to the next round.
    fn end_round(&mut self, inner: &Loop, round: &Round) {
        self.count(inner.counter);
        let [header, exit] = [round.header, round.exit];
        match &inner.kind {
            LoopKind::DoWhile(condition) => {
                self.test(inner.counter, &round.bound, exit);
                let condition = self.value(condition);
                self.choose(&condition, [header, exit]);
            }
            LoopKind::Bottom(condition, last) => {
                let goes_on = self.goes_on(inner.counter, round, condition.as_ref());
                self.carry(last);
                self.choose(&goes_on, [header, exit]);
            }
            _ => self.go_to(header),
        }
    }

    /// Whether a loop goes on: its counter is below the bound, and the condition holds.
    fn goes_on(&mut self, counter: usize, round: &Round, condition: Option<&Expr>) -> String {
        let counter = self.values.values[counter].clone();
        let below = self.result(&format!("ucmp.lt {counter}, {}", round.bound));
        match condition {
            None => below,
            Some(condition) => {
                let condition = self.value(condition);
                self.result(&format!("and {below}, {condition}"))
            }
        }
    }

    pub(super) fn tangle(&mut self, tangle: &Tangle) -> bool {
        let condition = self.value(&tangle.entry.0);
        self.values.values[tangle.counter] = "0u".to_owned();
        // The last target is the exit.
        let targets: Vec<_> = (0..=tangle.blocks.len()).map(|_| self.target()).collect();
        self.choose(&condition, tangle.entry.1.map(|next| targets[next]));
        let bodies = tangle.blocks.iter().flat_map(|block| &block.body);
        let changed = changed(|variables| {
            variables.push(Assigned::Value(tangle.counter));
            assigned_in(bodies, variables);
        });
        let before = self.values.clone();
        let mut positions = vec![None; tangle.blocks.len()];
        // Only blocks with a predecessor: a phi has at least one entry.
        while let Some(number) = self.next_of_tangle(&targets, &positions) {
            self.values.clone_from(&before);
            positions[number] = Some(self.start_loop(targets[number], &changed));
            self.block_of_tangle(tangle, &tangle.blocks[number], &targets);
        }
        for (number, position) in positions.into_iter().enumerate() {
            if let Some(position) = position {
                self.finish_loop(targets[number], &changed, position);
            }
        }
        self.values = before;
        self.join(targets[tangle.blocks.len()])
    }

    fn next_of_tangle(&self, targets: &[usize], positions: &[Option<usize>]) -> Option<usize> {
        (0..positions.len()).find(|&number| {
            positions[number].is_none() && !self.targets[targets[number]].incoming.is_empty()
        })
    }

    fn block_of_tangle(&mut self, tangle: &Tangle, block: &TangleBlock, targets: &[usize]) {
        let bound = format!("{}u", tangle.bound);
        self.test(tangle.counter, &bound, targets[tangle.blocks.len()]);
        self.count(tangle.counter);
        if self.block(&block.body) {
            let condition = self.value(&block.condition);
            self.choose(&condition, block.next.map(|next| targets[next]));
        }
    }

    /// Branches to the first target if the condition is not 0, else to the second.
    fn choose(&mut self, condition: &str, targets: [usize; 2]) {
        let [yes, no] = targets.map(|target| self.going_to(target));
        self.end(&format!("br_if {condition}, {yes}, {no}"));
    }

    /// Starts a loop's header, with new values of the changed variables; returns the block's number.
    fn start_loop(&mut self, header: usize, changed: &[Assigned]) -> usize {
        self.start(self.targets[header].label.clone());
        for &variable in changed {
            let name = self.fresh("%v");
            self.values.set(variable, name);
        }
        let names = changed.iter();
        let names = names.map(|&variable| self.values.get(variable).to_owned());
        self.current.phis = names.collect();
        self.blocks.len()
    }

    /// Completes the phis of a loop's header.
    fn finish_loop(&mut self, header: usize, changed: &[Assigned], position: usize) {
        let types: Vec<_> = changed.iter().map(|&one| self.type_of(one)).collect();
        let incoming = &self.targets[header].incoming;
        let block = self.blocks.get_mut(position).unwrap_or(&mut self.current);
        for ((phi_text, &variable), ty) in block.phis.iter_mut().zip(changed).zip(types) {
            *phi_text = phi(&ty, phi_text, variable, incoming);
        }
    }

    /// Leaves a loop unless its counter is below the bound.
    fn test(&mut self, counter: usize, bound: &str, exit: usize) {
        let counter = self.values.values[counter].clone();
        let goes_on = self.result(&format!("ucmp.lt {counter}, {bound}"));
        self.leave_unless(&goes_on, exit);
    }

    fn leave_unless(&mut self, goes_on: &str, exit: usize) {
        let body = self.fresh("b");
        let exit = self.going_to(exit);
        self.end(&format!("br_if {goes_on}, {body}, {exit}"));
        self.start(body);
    }

    fn count(&mut self, counter: usize) {
        let value = self.values.values[counter].clone();
        self.values.values[counter] = self.result(&format!("add {value}, 1u"));
    }
}

/// The common parts of a loop's rounds.
struct Round {
    bound: String,
    header: usize,
    exit: usize,
}

/// The variables that are assigned, each once, in order.
fn changed(collect: impl FnOnce(&mut Vec<Assigned>)) -> Vec<Assigned> {
    let mut changed = vec![];
    collect(&mut changed);
    changed.sort_unstable();
    changed.dedup();
    changed
}
