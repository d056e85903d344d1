//! Structured code from the dominator tree.

use super::{
    flow::{Flow, Target, join, poison},
    graph::{Graph, MAX_DEPTH, NONE},
    pointers,
    segments::{self, Level},
};
use gir_dialects::{
    ir::{Block, Builder, Location, Op, Type, Value},
    upstream::{cf, func},
};
use std::collections::{HashMap, HashSet};

/// A value defined in a region that code outside the region uses.
pub struct Export<'c> {
    /// The value in the original program.
    pub name: Value<'c>,
    /// The block that defines it.
    pub home: usize,
    /// The uses outside the region.
    pub uses: Vec<(Op<'c>, usize)>,
}

/// The structuring of one function.
pub struct Emitter<'c> {
    pub(super) graph: Graph<'c>,
    /// The exports of each region.
    pub(super) exports: HashMap<usize, Vec<Export<'c>>>,
    /// The names of all exports.
    exported: HashSet<Value<'c>>,
    /// The current value of each exported name that is no longer its original definition.
    pub(super) current: HashMap<Value<'c>, Value<'c>>,
    failed: bool,
}

/// The next block, and its arguments.
pub type Next<'c> = (usize, Vec<Value<'c>>);

impl<'c> Emitter<'c> {
    pub fn new(graph: Graph<'c>) -> Self {
        pointers::recompute_outside(&graph);
        let exports = find_exports(&graph);
        let exported = exports
            .values()
            .flatten()
            .map(|export| export.name)
            .collect();
        Self {
            graph,
            exports,
            exported,
            current: HashMap::new(),
            failed: false,
        }
    }

    /// Structures the function; false after a diagnostic.
    pub fn function(mut self, results: &[Type<'c>]) -> bool {
        let entry = self.graph.blocks[0];
        let Some(location) = entry.terminator().map(Op::location) else {
            return true;
        };
        let flow = self.from((0, entry.arguments().collect()), entry, 0);
        let flow = self.later_segments(NONE, flow, entry, 0);
        if self.failed {
            return false;
        }
        let builder = Builder::at_end(entry, location);
        let values = match flow.arguments(Target::Return) {
            Some(values) => values.to_vec(),
            // Every path loops for ever, so the returned values are irrelevant.
            None => results.iter().map(|&ty| poison(&builder, ty)).collect(),
        };
        func::ReturnOp::build(&builder, &values);
        for &block in &self.graph.blocks[1..] {
            block.erase();
        }
        true
    }

    /// Emits the code from a block on at the end of `out`: the block or the loop it heads, the blocks it dominates,
    /// and those that follow without a branch in between.
    pub(super) fn from(&mut self, mut next: Next<'c>, out: Block<'c>, depth: usize) -> Flow<'c> {
        let mut carried = vec![];
        loop {
            let (block, arguments) = next;
            let (mut flow, followers) = if self.graph.is_header(block) {
                self.around_loop(block, &arguments, out, depth)
            } else {
                self.bind(block, &arguments);
                self.straight(block, out, depth)
            };
            flow.carry(&carried);
            match self.place(flow, &followers, out, depth) {
                (flow, Some(following)) => (next, carried) = (following, flow.carried),
                (flow, None) => return flow,
            }
        }
    }

    /// Emits the body of a loop, from its header on.
    pub(super) fn body(&mut self, header: usize, out: Block<'c>, depth: usize) -> Flow<'c> {
        let (flow, followers) = self.straight(header, out, depth);
        let flow = self.finish(flow, &followers, out, depth);
        self.later_segments(header, flow, out, depth)
    }

    /// Emits the segments of a level after the first, whose flow is given.
    pub(super) fn later_segments(
        &mut self,
        level: usize,
        mut flow: Flow<'c>,
        out: Block<'c>,
        depth: usize,
    ) -> Flow<'c> {
        let Some(Level { first, heads }) = self.graph.levels.remove(&level) else {
            return flow;
        };
        self.settle(first, &mut flow);
        for head in heads {
            flow = self.finish(flow, &[head], out, depth);
            self.settle(segments::region(&self.graph, head), &mut flow);
        }
        flow
    }

    /// Replaces the uses of a region's exports after it by the values that it carries out.
    pub(super) fn settle(&mut self, region: usize, flow: &mut Flow<'c>) {
        let exports = self.exports.get(&region).into_iter().flatten();
        let own: HashSet<_> = exports.map(|export| export.name).collect();
        for &(name, now) in flow.carried.iter().filter(|(name, _)| own.contains(name)) {
            self.moved(name, now);
        }
        self.replace_exports(region);
        self.drop_settled(region, flow);
    }

    /// Places the waiting blocks and all blocks that follow them.
    pub(super) fn finish(
        &mut self,
        flow: Flow<'c>,
        followers: &[usize],
        out: Block<'c>,
        depth: usize,
    ) -> Flow<'c> {
        match self.place(flow, followers, out, depth) {
            (flow, Some(next)) => {
                let mut after = self.from(next, out, depth);
                after.carry(&flow.carried);
                after
            }
            (flow, None) => flow,
        }
    }

    /// Refuses code that nests too deep; true if the function has failed.
    pub(super) fn too_deep(&mut self, block: usize, depth: usize) -> bool {
        if depth > MAX_DEPTH && !self.failed {
            self.failed = true;
            refuse_depth(self.graph.blocks[block]);
        }
        self.failed
    }

    /// Places the blocks that wait for the end of a piece of code. The last one, if it is the only target, is left to
    /// the caller.
    fn place(
        &mut self,
        mut flow: Flow<'c>,
        followers: &[usize],
        out: Block<'c>,
        depth: usize,
    ) -> (Flow<'c>, Option<Next<'c>>) {
        for (index, &block) in followers.iter().enumerate() {
            let target = Target::Block(block);
            let Some(arguments) = flow.arguments(target).map(<[_]>::to_vec) else {
                continue;
            };
            let next = (block, arguments);
            if flow.single() == Some(target) && index + 1 == followers.len() {
                return (flow, Some(next));
            }
            let location = self.location(block);
            match flow.goes_to(&Builder::at_end(out, location), target) {
                None => {
                    let mut after = self.from(next, out, depth);
                    after.carry(&flow.carried);
                    flow = after;
                }
                Some(condition) => {
                    if self.too_deep(block, depth + 1) {
                        return (Flow::default(), None);
                    }
                    let (yes, no) = (Block::new(&[]), Block::new(&[]));
                    let mut on_yes = self.from(next, yes, depth + 1);
                    on_yes.carry(&flow.carried);
                    let on_no = flow.without(&Builder::at_end(no, location), target);
                    flow = join(out, location, condition, (yes, on_yes), (no, on_no));
                }
            }
        }
        (flow, None)
    }

    pub(super) fn location(&self, block: usize) -> Location<'c> {
        let block = self.graph.blocks[block];
        let first = block.first_op().map(Op::location);
        first.unwrap_or_else(|| {
            self.graph.blocks[0]
                .parent_op()
                .map_or_else(|| block.argument(0).location(), Op::location)
        })
    }

    fn bind(&mut self, block: usize, arguments: &[Value<'c>]) {
        for (parameter, &argument) in self.graph.blocks[block].arguments().zip(arguments) {
            if parameter != argument {
                name_result(argument, parameter);
                self.rename(parameter, argument);
            }
        }
    }

    /// Replaces a value by another.
    pub(super) fn rename(&mut self, old: Value<'c>, new: Value<'c>) {
        old.replace_all_uses(new);
        self.moved(old, new);
    }

    /// Records the current value of an exported name.
    pub(super) fn moved(&mut self, name: Value<'c>, now: Value<'c>) {
        if self.exported.contains(&name) {
            self.current.insert(name, now);
        }
    }

    /// The current value of a name of the program.
    pub(super) fn now(&self, name: Value<'c>) -> Value<'c> {
        self.current.get(&name).copied().unwrap_or(name)
    }

    /// Emits the ops of a block and its branch; returns the flow and the blocks to place after it.
    fn straight(&mut self, block: usize, out: Block<'c>, depth: usize) -> (Flow<'c>, Vec<usize>) {
        if self.too_deep(block, depth) {
            return (Flow::default(), vec![]);
        }
        let Some(branch) = self.take_ops(block, out) else {
            return (Flow::default(), vec![]);
        };
        let inside = self.graph.innermost[block];
        let mut followers: Vec<_> = self.graph.children[block]
            .iter()
            .copied()
            .filter(|&child| self.graph.stands_in(inside, child))
            .collect();
        let flow = match branch.kind {
            BranchKind::Return(values) => Flow::to(Target::Return, values),
            BranchKind::Always((next, values)) => self.leave(block, next, values),
            BranchKind::If(condition, yes, no) => {
                followers.retain(|&child| self.graph.forward_edges[child] > 1);
                let arms = (Block::new(&[]), Block::new(&[]));
                let on_yes = self.edge(block, yes, arms.0, depth + 1);
                let on_no = self.edge(block, no, arms.1, depth + 1);
                join(
                    out,
                    branch.location,
                    condition,
                    (arms.0, on_yes),
                    (arms.1, on_no),
                )
            }
        };
        (flow, followers)
    }

    /// Moves the ops of a block to `out` and removes its branch.
    pub(super) fn take_ops(&mut self, block: usize, out: Block<'c>) -> Option<Branch<'c>> {
        let source = self.graph.blocks[block];
        let terminator = source.terminator()?;
        if source != out {
            for op in source.ops().filter(|&op| op != terminator) {
                op.move_to_end(out);
            }
        }
        let branch = Branch::of(terminator, &self.graph);
        terminator.erase();
        Some(branch)
    }

    /// An edge of a conditional branch: emits its target here, or leaves to a block that is placed later.
    fn edge(&mut self, from: usize, next: Next<'c>, out: Block<'c>, depth: usize) -> Flow<'c> {
        let (to, values) = next;
        let graph = &self.graph;
        let stays = from < to && graph.stands_in(graph.innermost[from], to);
        if stays && graph.forward_edges[to] == 1 {
            return self.from((to, values), out, depth);
        }
        self.leave(from, to, values)
    }

    /// A branch to a block that is placed later, with the exports of the regions that it leaves.
    pub(super) fn leave(&self, from: usize, to: usize, values: Vec<Value<'c>>) -> Flow<'c> {
        let mut flow = Flow::to(Target::Block(to), values);
        for header in self.graph.left_by(from, to) {
            for export in self.exports.get(&header).into_iter().flatten() {
                let known = flow.carried.iter().any(|(name, _)| *name == export.name);
                if !known && self.graph.dominates(export.home, from) {
                    flow.carried.push((export.name, self.now(export.name)));
                }
            }
        }
        flow
    }
}

/// Reports that a block is nested too deep.
pub fn refuse_depth(block: Block<'_>) {
    if let Some(op) = block.terminator() {
        op.error(format!(
            "is in control flow nested deeper than {MAX_DEPTH} levels; split the function"
        ));
    }
}

/// The terminator of a block.
pub struct Branch<'c> {
    pub kind: BranchKind<'c>,
    pub location: Location<'c>,
}

/// The kinds of branches in `cf` and `func`.
pub enum BranchKind<'c> {
    Return(Vec<Value<'c>>),
    Always(Next<'c>),
    If(Value<'c>, Next<'c>, Next<'c>),
}

impl<'c> Branch<'c> {
    fn of(terminator: Op<'c>, graph: &Graph<'c>) -> Self {
        let location = terminator.location();
        let number = |block| graph.number[&block];
        let kind = if let Some(branch) = terminator.cast::<cf::BranchOp<'c>>() {
            BranchKind::Always((number(branch.dest()), branch.dest_operands()))
        } else if let Some(branch) = terminator.cast::<cf::CondBranchOp<'c>>() {
            BranchKind::If(
                branch.condition(),
                (number(branch.true_dest()), branch.true_dest_operands()),
                (number(branch.false_dest()), branch.false_dest_operands()),
            )
        } else {
            BranchKind::Return(terminator.operands().collect())
        };
        Self { kind, location }
    }
}

/// The values that each region defines and code outside it uses.
fn find_exports<'c>(graph: &Graph<'c>) -> HashMap<usize, Vec<Export<'c>>> {
    let mut exports: HashMap<usize, Vec<Export<'c>>> = HashMap::new();
    for (home, &block) in graph.blocks.iter().enumerate() {
        if graph.innermost[home] == NONE {
            continue;
        }
        let results = block.ops().flat_map(Op::results);
        for name in block.arguments().chain(results) {
            for (user, operand) in name.uses() {
                let Some(user_block) = graph.block_of(user) else {
                    continue;
                };
                for header in graph.left_by(home, user_block) {
                    let of_loop = exports.entry(header).or_default();
                    match of_loop.last_mut() {
                        Some(last) if last.name == name => last.uses.push((user, operand)),
                        _ => of_loop.push(Export {
                            name,
                            home,
                            uses: vec![(user, operand)],
                        }),
                    }
                }
            }
        }
    }
    exports
}

/// Gives a result of an `if` or a loop the name of its phi.
fn name_result<'c>(result: Value<'c>, phi: Value<'c>) {
    let is_structured = result.defining_op().is_some_and(|op| op.region_count() > 0);
    if let Some(name) = phi.name().filter(|_| is_structured)
        && result.name().is_none()
    {
        result.set_name(name);
    }
}
