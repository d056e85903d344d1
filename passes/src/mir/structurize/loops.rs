//! Loops as `scf.while`.
//!
//! A loop whose only exit is at the end of its header is tested at the top: `before` is the header, `after` the body.
//! Any other loop is tested at the bottom: `before` is everything, `after` forwards.

use super::{
    emit::{BranchKind, Emitter, Next},
    flow::{Flow, Target, constant, negate, types_of},
    graph::NONE,
};
use gir_dialects::{
    ir::{Block, Builder, Location, LocationExt, Op, OpView, Value},
    names,
    upstream::scf,
};

/// The edges of a loop that is tested at the top.
struct TopTest {
    /// The true edge leaves the loop.
    leaves_if_true: bool,
}

impl<'c> Emitter<'c> {
    /// Emits a loop at the end of `out`; returns the blocks to place after it.
    pub(super) fn around_loop(
        &mut self,
        header: usize,
        initial: &[Value<'c>],
        out: Block<'c>,
        depth: usize,
    ) -> (Flow<'c>, Vec<usize>) {
        if self.too_deep(header, depth) {
            return (Flow::default(), vec![]);
        }
        let location = self.location(header);
        let parameters: Vec<_> = self.graph.blocks[header].arguments().collect();
        let mut named = initial.to_vec();
        named.splice(..parameters.len(), parameters.iter().copied());
        let before = block_like(&named, location);
        for (index, parameter) in parameters.into_iter().enumerate() {
            self.rename(parameter, before.argument(index));
        }
        let followers = self.graph.behind.get(&header).cloned().unwrap_or_default();
        let flow = match self.top_test(header) {
            Some(test) => self.top_tested(header, test, initial, before, out, depth),
            None => self.bottom_tested(header, initial, before, out, depth),
        };
        (flow, followers)
    }

    /// The test of a loop whose only exit is at the end of its header.
    fn top_test(&self, header: usize) -> Option<TopTest> {
        let [yes, no] = *self.graph.successors[header] else {
            return None;
        };
        let inside = |block| self.graph.holds(header, block);
        if inside(yes) == inside(no) {
            return None;
        }
        let only = self.graph.exits.get(&header) == Some(&1);
        only.then_some(TopTest {
            leaves_if_true: !inside(yes),
        })
    }

    fn top_tested(
        &mut self,
        header: usize,
        test: TopTest,
        initial: &[Value<'c>],
        before: Block<'c>,
        out: Block<'c>,
        depth: usize,
    ) -> Flow<'c> {
        let Some(branch) = self.take_ops(header, before) else {
            return Flow::default();
        };
        let BranchKind::If(condition, yes, no) = branch.kind else {
            return Flow::default();
        };
        let (leave, stay) = if test.leaves_if_true {
            (yes, no)
        } else {
            (no, yes)
        };
        let location = branch.location;
        let forwarded = self.forwarded(before, &leave, &stay);
        let at_end = Builder::at_end(before, location);
        let goes_on = if test.leaves_if_true {
            negate(&at_end, condition)
        } else {
            condition
        };
        scf::ConditionOp::build(&at_end, goes_on, &forwarded);

        let after = block_like(&forwarded, location);
        let inside: Vec<_> = after.arguments().collect();
        self.replace_waiting_uses(&forwarded, &inside);
        let stay = (stay.0, remap(&stay.1, &forwarded, &inside));
        let flow = self.loop_body(header, stay, after, depth + 1);
        let next = flow
            .arguments(Target::Block(header))
            .map(<[_]>::to_vec)
            .unwrap_or_default();
        scf::YieldOp::build(&Builder::at_end(after, location), &next);

        let results = self.while_op(
            header,
            (out, location),
            (initial, &forwarded),
            [before, after],
        );
        for (value, result) in inside.iter().zip(&results) {
            self.update_current(*value, *result);
        }
        self.replace_exports(header);
        let mut flow = self.leave(header, leave.0, remap(&leave.1, &forwarded, &results));
        self.drop_settled(header, &mut flow);
        flow
    }

    /// Emits the body of a top-tested loop.
    fn loop_body(
        &mut self,
        header: usize,
        stay: Next<'c>,
        after: Block<'c>,
        depth: usize,
    ) -> Flow<'c> {
        let followers: Vec<_> = self.graph.children[header]
            .iter()
            .copied()
            .filter(|&child| self.graph.stands_in(header, child))
            .collect();
        let flow = Flow::to(Target::Block(stay.0), stay.1);
        let flow = self.finish(flow, &followers, after, depth);
        self.later_segments(header, flow, after, depth)
    }

    /// The values that `before` forwards: its definitions with uses elsewhere.
    fn forwarded(&self, before: Block<'c>, leave: &Next<'c>, stay: &Next<'c>) -> Vec<Value<'c>> {
        let results: Vec<_> = before.ops().flat_map(Op::results).collect();
        let defined = before.arguments().chain(results);
        let escapes = |value: &Value<'c>| {
            leave.1.contains(value)
                || stay.1.contains(value)
                || value.uses().any(|(user, _)| !is_within(user, before))
        };
        defined.filter(escapes).collect()
    }

    /// Replaces values in the blocks that are not placed yet.
    fn replace_waiting_uses(&mut self, old: &[Value<'c>], new: &[Value<'c>]) {
        for (&old, &new) in old.iter().zip(new) {
            let uses: Vec<_> = old.uses().collect();
            for (user, operand) in uses {
                if self.graph.block_of(user).is_some() {
                    user.set_operand(operand, new);
                }
            }
            self.update_current(old, new);
        }
    }

    /// Replaces `old` by `new` as the current value of every name.
    fn update_current(&mut self, old: Value<'c>, new: Value<'c>) {
        let names: Vec<_> = self
            .current
            .iter()
            .filter(|(_, now)| **now == old)
            .map(|(&name, _)| name)
            .collect();
        for name in names {
            self.moved(name, new);
        }
        self.moved(old, new);
    }

    fn bottom_tested(
        &mut self,
        header: usize,
        initial: &[Value<'c>],
        before: Block<'c>,
        out: Block<'c>,
        depth: usize,
    ) -> Flow<'c> {
        let location = self.location(header);
        let flow = self.body(header, before, depth + 1);
        let target = Target::Block(header);
        let Some(next) = flow.arguments(target).map(<[_]>::to_vec) else {
            return Flow::default();
        };
        let at_end = Builder::at_end(before, location);
        let goes_on = flow
            .goes_to(&at_end, target)
            .unwrap_or_else(|| constant(&at_end, 1, -1));
        let rest = flow.without(&at_end, target);
        let mut forwarded = next.clone();
        forwarded.extend(rest.selector);
        forwarded.extend(rest.exits.iter().flat_map(|(_, values)| values));
        forwarded.extend(rest.carried.iter().map(|(_, now)| now));
        scf::ConditionOp::build(&at_end, goes_on, &forwarded);
        let carried = before
            .arguments()
            .chain(forwarded.iter().copied().skip(next.len()));
        let after = block_like(&carried.collect::<Vec<_>>(), location);
        let yielded: Vec<_> = after.arguments().take(next.len()).collect();
        scf::YieldOp::build(&Builder::at_end(after, location), &yielded);
        let results = self.while_op(
            header,
            (out, location),
            (initial, &forwarded),
            [before, after],
        );

        let mut results = results.into_iter().skip(next.len());
        let selector = rest.selector.and_then(|_| results.next());
        let exits = rest
            .exits
            .iter()
            .map(|(target, values)| (*target, results.by_ref().take(values.len()).collect()))
            .collect();
        let carried: Vec<_> = rest
            .carried
            .iter()
            .map(|(name, _)| *name)
            .zip(results)
            .collect();
        let mut flow = Flow {
            exits,
            selector,
            carried,
        };
        // A value that only passes through keeps its current value for code outside this loop.
        self.settle(header, &mut flow);
        flow
    }

    /// The results of a new loop op, which has what LLVM IR says about the loop.
    fn while_op(
        &self,
        header: usize,
        (out, location): (Block<'c>, Location<'c>),
        (initial, forwarded): (&[Value<'c>], &[Value<'c>]),
        [before, after]: [Block<'c>; 2],
    ) -> Vec<Value<'c>> {
        let builder = Builder::at_end(out, location);
        let op = scf::WhileOp::build(&builder, &types_of(forwarded), initial);
        op.before().append(before);
        op.after().append(after);
        if let Some(&given) = self.graph.annotations.get(&header) {
            op.op().set_attribute(names::MIR_LLVM_METADATA, given);
        }
        op.op().results().collect()
    }

    /// Keeps only the carried values that a region further out exports too.
    pub(super) fn drop_settled(&self, header: usize, flow: &mut Flow<'c>) {
        let is_export = |name: Value<'c>| {
            let mut outer = self.graph.parent[&header];
            while outer != NONE {
                let exports = self.exports.get(&outer).into_iter().flatten();
                if exports.into_iter().any(|export| export.name == name) {
                    return true;
                }
                outer = self.graph.parent[&outer];
            }
            false
        };
        flow.carried.retain(|(name, _)| is_export(*name));
    }

    /// Replaces the uses outside a region by the region's results.
    pub(super) fn replace_exports(&mut self, header: usize) {
        for export in self.exports.remove(&header).unwrap_or_default() {
            let now = self.now(export.name);
            for (user, operand) in export.uses {
                user.set_operand(operand, now);
            }
        }
    }
}

/// Whether a block contains an operation, possibly nested in another operation.
fn is_within<'c>(op: Op<'c>, block: Block<'c>) -> bool {
    let mut outer = Some(op);
    while let Some(op) = outer {
        if op.block() == Some(block) {
            return true;
        }
        outer = op.parent();
    }
    false
}

/// A block with arguments of the types and names of some values.
fn block_like<'c>(values: &[Value<'c>], location: Location<'c>) -> Block<'c> {
    let arguments: Vec<_> = values
        .iter()
        .map(|value| {
            let name = value.name();
            let place = location.unnamed();
            (value.ty(), name.map_or(place, |name| place.renamed(name)))
        })
        .collect();
    Block::new(&arguments)
}

fn remap<'c>(values: &[Value<'c>], old: &[Value<'c>], new: &[Value<'c>]) -> Vec<Value<'c>> {
    let find = |value: &Value<'c>| old.iter().position(|other| other == value);
    values
        .iter()
        .map(|value| find(value).map_or(*value, |index| new[index]))
        .collect()
}
