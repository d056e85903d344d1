//! Branches into the middle of loops.
//!
//! A loop with several entries gets an extra block before it, through which all edges to those entries go; a selector
//! chooses the entry. That block then is the loop's only header.
//!
//! ```mlir
//!   cf.cond_br %c, ^a(%x : i32), ^b      cf.cond_br %c, ^d(%true, %x : i1, i32), ^d(%false, %poison : i1, i32)
//! ^a(%p: i32):                           ^d(%to_a: i1, %q: i32):
//!   cf.br ^b                         →     cf.cond_br %to_a, ^a(%q : i32), ^b
//! ^b:                                    ^a(%p: i32):
//!   cf.cond_br %d, ^a(%y : i32), ^e        cf.br ^d(%false, %poison : i1, i32)
//! ```
//!
//! Dominance is preserved: the blocks that an entry dominated were reachable through it alone, and still are.

use super::{
    flow::{constant, poison},
    graph::reverse_postorder,
};
use gir_dialects::{
    ir::{self, Block, Builder, Location, Op, Region, Signedness, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        cf,
    },
};
use std::collections::{HashMap, HashSet};

/// Gives every loop of a body a single entry.
pub fn make_reducible(body: Region<'_>) {
    let mut editor = Editor::new(body);
    let all: Vec<_> = (0..editor.blocks.len()).collect();
    let mut pending = vec![all];
    while let Some(nodes) = pending.pop() {
        for cycle in cycles(&nodes, &editor.successors) {
            let entries = editor.entries(&cycle);
            if let [header] = *entries {
                pending.push(cycle.into_iter().filter(|&node| node != header).collect());
            } else {
                editor.dispatch(&entries);
                pending.push(cycle);
            }
        }
    }
}

/// The graph during the edits.
struct Editor<'c> {
    body: Region<'c>,
    blocks: Vec<Block<'c>>,
    successors: Vec<Vec<usize>>,
    predecessors: Vec<Vec<usize>>,
}

impl<'c> Editor<'c> {
    fn new(body: Region<'c>) -> Self {
        let blocks = reverse_postorder(body);
        let number: HashMap<_, _> = blocks.iter().copied().zip(0..).collect();
        let successors: Vec<Vec<usize>> = blocks
            .iter()
            .map(|block| {
                let terminator = block.terminator();
                let next = terminator.iter().flat_map(|op| op.successors());
                next.map(|block| number[&block]).collect()
            })
            .collect();
        let mut predecessors = vec![vec![]; blocks.len()];
        for (block, next) in successors.iter().enumerate() {
            next.iter().for_each(|&next| predecessors[next].push(block));
        }
        Self {
            body,
            blocks,
            successors,
            predecessors,
        }
    }

    /// The blocks of a cycle with predecessors outside it.
    fn entries(&self, cycle: &[usize]) -> Vec<usize> {
        let inside: HashSet<_> = cycle.iter().copied().collect();
        let from_outside = |node: &&usize| {
            let mut sources = self.predecessors[**node].iter();
            sources.any(|source| !inside.contains(source))
        };
        let mut entries: Vec<_> = cycle.iter().filter(from_outside).copied().collect();
        entries.sort_unstable();
        entries
    }

    /// Puts a block before the entries, and redirects all edges to them through it.
    fn dispatch(&mut self, entries: &[usize]) {
        let first = self.blocks[entries[0]];
        let location = first.terminator().map_or_else(
            || first.argument(0).location(),
            |terminator| terminator.location(),
        );
        let targets: Vec<_> = entries.iter().map(|&entry| self.blocks[entry]).collect();
        let dispatch = Dispatch::new(self.body, &targets, location);
        let number = self.blocks.len();
        let mut sources: Vec<usize> = entries
            .iter()
            .flat_map(|&entry| self.predecessors[entry].iter().copied())
            .collect();
        sources.sort_unstable();
        sources.dedup();
        for &source in &sources {
            if let Some(terminator) = self.blocks[source].terminator() {
                dispatch.redirect(terminator);
            }
            for next in &mut self.successors[source] {
                if entries.contains(next) {
                    *next = number;
                }
            }
        }
        dispatch.branch(&targets, location);
        self.blocks.push(dispatch.block);
        self.successors.push(entries.to_vec());
        self.predecessors.push(sources);
        for &entry in entries {
            self.predecessors[entry] = vec![number];
        }
    }
}

/// The block before several entries.
struct Dispatch<'c> {
    body: Region<'c>,
    block: Block<'c>,
    /// By entry: its index and the position of its first argument.
    slots: HashMap<Block<'c>, (usize, usize)>,
    types: Vec<Type<'c>>,
}

impl<'c> Dispatch<'c> {
    fn new(body: Region<'c>, entries: &[Block<'c>], location: Location<'c>) -> Self {
        let context = location_context(entries[0]);
        let width = if entries.len() == 2 { 1 } else { 32 };
        let mut types = vec![ir::integer_type(context, width, Signedness::Signless)];
        let mut slots = HashMap::new();
        for (index, &entry) in entries.iter().enumerate() {
            slots.insert(entry, (index, types.len()));
            types.extend(entry.arguments().map(Value::ty));
        }
        let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
        let block = Block::new(&arguments);
        body.append(block);
        Self {
            body,
            block,
            slots,
            types,
        }
    }

    /// Redirects the edges of a branch to the entries through this block.
    fn redirect(&self, terminator: Op<'c>) {
        let b = Builder::before(terminator);
        if let Some(branch) = terminator.cast::<cf::BranchOp<'c>>() {
            let (values, to) = self.edge(&b, branch.dest(), branch.dest_operands());
            cf::BranchOp::build(&b, &values, to);
        } else if let Some(branch) = terminator.cast::<cf::CondBranchOp<'c>>() {
            let yes = self.edge(&b, branch.true_dest(), branch.true_dest_operands());
            let no = self.edge(&b, branch.false_dest(), branch.false_dest_operands());
            let condition = branch.condition();
            cf::CondBranchOp::build(&b, condition, &yes.0, &no.0, None, yes.1, no.1);
        }
        terminator.erase();
    }

    /// The arguments and the target of an edge.
    fn edge(
        &self,
        b: &Builder<'c>,
        to: Block<'c>,
        operands: Vec<Value<'c>>,
    ) -> (Vec<Value<'c>>, Block<'c>) {
        let Some(&(index, start)) = self.slots.get(&to) else {
            return (operands, to);
        };
        let own = start..start + operands.len();
        let mut values = vec![self.selector(b, index)];
        for (slot, &ty) in self.types.iter().enumerate().skip(1) {
            if own.contains(&slot) {
                values.push(operands[slot - start]);
            } else {
                values.push(poison(b, ty));
            }
        }
        (values, self.block)
    }

    /// True for the first of two entries; the entry's index if there are more.
    fn selector(&self, b: &Builder<'c>, index: usize) -> Value<'c> {
        match self.slots.len() {
            2 => constant(b, 1, if index == 0 { -1 } else { 0 }),
            _ => constant(b, 32, index as i64),
        }
    }

    /// Branches to the selected entry by a chain of tests.
    fn branch(&self, entries: &[Block<'c>], location: Location<'c>) {
        let arguments = |entry: Block<'c>| -> Vec<Value<'c>> {
            let (_, start) = self.slots[&entry];
            (start..start + entry.argument_count())
                .map(|slot| self.block.argument(slot))
                .collect()
        };
        let selector = self.block.argument(0);
        let mut at = self.block;
        let (last, tested) = entries.split_last().unwrap_or((&self.block, &[]));
        for (index, &entry) in tested.iter().enumerate() {
            let b = Builder::at_end(at, location);
            let chosen = if entries.len() == 2 {
                selector
            } else {
                let wanted = constant(&b, 32, index as i64);
                let ty = ir::integer_type(b.context(), 1, Signedness::Signless);
                arith::CmpIOp::build(&b, ty, CmpIPredicate::Eq, selector, wanted).result()
            };
            let (other, values) = if index + 1 == tested.len() {
                (*last, arguments(*last))
            } else {
                let next = Block::new(&[]);
                self.body.append(next);
                (next, vec![])
            };
            let here = arguments(entry);
            cf::CondBranchOp::build(&b, chosen, &here, &values, None, entry, other);
            at = other;
        }
    }
}

fn location_context<'c>(block: Block<'c>) -> &'c ir::Context {
    let op = block.terminator().or_else(|| block.parent_op());
    op.map_or_else(
        || unreachable!("a block of a body has a terminator"),
        Op::context,
    )
}

/// The strongly connected components with a cycle among some nodes (Tarjan, "Depth-First Search and Linear Graph
/// Algorithms"), without recursion.
fn cycles(nodes: &[usize], successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut search = Search {
        index: nodes.iter().map(|&node| (node, None)).collect(),
        low: HashMap::new(),
        stack: vec![],
        on_stack: HashSet::new(),
        found: vec![],
    };
    for &node in nodes {
        if search.index[&node].is_none() {
            search.from(node, successors);
        }
    }
    search.found
}

struct Search {
    /// Order of discovery of the visited nodes.
    index: HashMap<usize, Option<usize>>,
    low: HashMap<usize, usize>,
    stack: Vec<usize>,
    on_stack: HashSet<usize>,
    found: Vec<Vec<usize>>,
}

impl Search {
    fn from(&mut self, root: usize, successors: &[Vec<usize>]) {
        let mut path = vec![];
        self.enter(root, &mut path);
        while let Some((node, next)) = path.last_mut() {
            let node = *node;
            if let Some(&successor) = successors[node].get(*next) {
                *next += 1;
                match self.index.get(&successor) {
                    Some(None) => self.enter(successor, &mut path),
                    Some(Some(index)) if self.on_stack.contains(&successor) => {
                        let low = self.low[&node].min(*index);
                        self.low.insert(node, low);
                    }
                    _ => {}
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                let low = self.low[parent].min(self.low[&node]);
                self.low.insert(*parent, low);
            }
            self.close(node, successors);
        }
    }

    fn enter(&mut self, node: usize, path: &mut Vec<(usize, usize)>) {
        let order = self.low.len();
        self.index.insert(node, Some(order));
        self.low.insert(node, order);
        self.stack.push(node);
        self.on_stack.insert(node);
        path.push((node, 0));
    }

    /// Takes a component off the stack if the node is its first.
    fn close(&mut self, node: usize, successors: &[Vec<usize>]) {
        if self.index[&node] != Some(self.low[&node]) {
            return;
        }
        let mut component = vec![];
        while let Some(member) = self.stack.pop() {
            self.on_stack.remove(&member);
            component.push(member);
            if member == node {
                break;
            }
        }
        if component.len() > 1 || successors[node].contains(&node) {
            component.sort_unstable();
            self.found.push(component);
        }
    }
}
