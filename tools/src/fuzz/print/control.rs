//! Branches, loops and tangles, with the phis that start the blocks they go to.

use super::super::program::{Expr, Loop, LoopKind, Statement, Tangle, TangleBlock, assigned_in};
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
        self.values[inner.counter] = "0u".to_owned();
        let header = self.target();
        let latch = self.target();
        let exit = self.target();
        self.go_to(header);
        let mut changed = vec![inner.counter];
        assigned_in(&inner.body, &mut changed);
        changed.sort_unstable();
        changed.dedup();
        let position = self.start_loop(header, &changed);
        let count_first = matches!(inner.kind, LoopKind::CountFirst);
        if !matches!(inner.kind, LoopKind::DoWhile(_)) {
            self.test(inner.counter, &bound, exit);
        }
        if count_first {
            self.count(inner.counter);
        }
        let next = if count_first { header } else { latch };
        self.loops.push(LoopTargets { exit, next });
        if self.block(&inner.body) {
            self.go_to(next);
        }
        self.loops.pop();
        if self.join(latch) {
            self.count(inner.counter);
            if let LoopKind::DoWhile(condition) = &inner.kind {
                self.test(inner.counter, &bound, exit);
                let condition = self.value(condition);
                self.choose(&condition, [header, exit]);
            } else {
                self.go_to(header);
            }
        }
        self.finish_loop(header, &changed, position);
        self.join(exit)
    }

    pub(super) fn tangle(&mut self, tangle: &Tangle) -> bool {
        let condition = self.value(&tangle.entry.0);
        self.values[tangle.counter] = "0u".to_owned();
        // The last one is what follows.
        let targets: Vec<_> = (0..=tangle.blocks.len()).map(|_| self.target()).collect();
        self.choose(&condition, tangle.entry.1.map(|next| targets[next]));
        let mut changed = vec![tangle.counter];
        let bodies = tangle.blocks.iter().flat_map(|block| &block.body);
        assigned_in(bodies, &mut changed);
        changed.sort_unstable();
        changed.dedup();
        let before = self.values.clone();
        let mut positions = vec![None; tangle.blocks.len()];
        // Only what is gone to: a phi has at least one entry.
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

    /// Goes to the first target if the condition is not 0, else to the second.
    fn choose(&mut self, condition: &str, targets: [usize; 2]) {
        let [yes, no] = targets.map(|target| self.going_to(target));
        self.end(&format!("br_if {condition}, {yes}, {no}"));
    }

    /// Starts a loop's first block, with new values of what the loop changes; the block's number.
    fn start_loop(&mut self, header: usize, changed: &[usize]) -> usize {
        self.start(self.targets[header].label.clone());
        for &variable in changed {
            self.values[variable] = self.fresh("%v");
        }
        let names = changed
            .iter()
            .map(|&variable| self.values[variable].clone());
        let names = names.collect();
        self.current.phis = names;
        self.blocks.len()
    }

    /// Completes the phis of a loop's first block.
    fn finish_loop(&mut self, header: usize, changed: &[usize], position: usize) {
        let incoming = &self.targets[header].incoming;
        let block = self.blocks.get_mut(position).unwrap_or(&mut self.current);
        for (phi_text, &variable) in block.phis.iter_mut().zip(changed) {
            let ty = self.function.variables[variable];
            *phi_text = phi(ty, phi_text, variable, incoming);
        }
    }

    /// Leaves a loop unless its counter is below the bound.
    fn test(&mut self, counter: usize, bound: &str, exit: usize) {
        let counter = self.values[counter].clone();
        let goes_on = self.result(&format!("ucmp.lt {counter}, {bound}"));
        let body = self.fresh("b");
        let exit = self.going_to(exit);
        self.end(&format!("br_if {goes_on}, {body}, {exit}"));
        self.start(body);
    }

    fn count(&mut self, counter: usize) {
        let value = self.values[counter].clone();
        self.values[counter] = self.result(&format!("add {value}, 1u"));
    }
}
