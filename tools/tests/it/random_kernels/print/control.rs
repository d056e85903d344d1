//! Branches and loops, with the phis that start the blocks they go to.

use super::super::program::{Expr, Loop, LoopKind, Statement};
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
        let body = inner.body.iter();
        body.for_each(|statement| statement.assigned(&mut changed));
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
                let labels = [self.going_to(header), self.going_to(exit)];
                self.end(&format!("br_if {condition}, {}, {}", labels[0], labels[1]));
            } else {
                self.go_to(header);
            }
        }
        self.finish_loop(header, &changed, position);
        self.join(exit)
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
        self.current().phis = names;
        self.blocks.len() - 1
    }

    /// Completes the phis of a loop's first block.
    fn finish_loop(&mut self, header: usize, changed: &[usize], position: usize) {
        let incoming = &self.targets[header].incoming;
        for (phi_text, &variable) in self.blocks[position].phis.iter_mut().zip(changed) {
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
