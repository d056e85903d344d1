//! Order, dominators and loops of a function's control-flow graph.

use super::segments::{self, Level};
use gir_dialects::{
    ir::{Attribute, Block, Op, Region},
    names,
};
use std::collections::{HashMap, HashSet};

/// No block, no loop.
pub const NONE: usize = usize::MAX;

/// The maximum nesting of structured code; passes recurse over it.
pub const MAX_DEPTH: usize = 256;

/// The reasons why a graph has no structured form as it stands.
pub enum Unstructured<'c> {
    /// A branch goes into the middle of a loop: [`super::irreducible`] solves this.
    Irreducible,
    /// Loops are nested too deep.
    TooDeep(Block<'c>),
}

/// The reachable part of a control-flow graph; blocks are numbered in reverse postorder, so a block comes after all
/// its dominators.
pub struct Graph<'c> {
    /// The blocks by number; the entry is 0.
    pub blocks: Vec<Block<'c>>,
    /// The number of each reachable block.
    pub number: HashMap<Block<'c>, usize>,
    /// Successors by number, with the multiplicity of the terminator.
    pub successors: Vec<Vec<usize>>,
    /// The number of edges from earlier blocks: all but the back edges.
    pub forward_edges: Vec<usize>,
    /// Immediate dominators; the entry is its own.
    pub idom: Vec<usize>,
    /// The blocks each block immediately dominates, ascending.
    pub children: Vec<Vec<usize>>,
    /// The innermost region of each block: a loop, named by its header, or a
    /// segment of its body ([`super::segments`]); [`NONE`] outside of all.
    pub innermost: Vec<usize>,
    /// The parent of each region.
    pub parent: HashMap<usize, usize>,
    /// For a region, the number of edges and returns that leave it.
    pub exits: HashMap<usize, usize>,
    /// For a header, the blocks placed after its loop, ascending: those dominated from inside it that are in the
    /// region around it.
    pub behind: HashMap<usize, Vec<usize>>,
    /// By loop header, or [`NONE`] for the function: the segments of its body.
    pub levels: HashMap<usize, Level>,
    /// Whether a block begins a segment other than the first of its level.
    pub begins_segment: Vec<bool>,
    /// By loop header: the metadata of LLVM IR on a branch back to it.
    pub annotations: HashMap<usize, Attribute<'c>>,
}

impl<'c> Graph<'c> {
    /// The graph of a body; branches that nest deeper than `nesting` are cut into segments.
    ///
    /// # Errors
    /// The body has no structured form.
    pub fn new(body: Region<'c>, nesting: usize) -> Result<Self, Unstructured<'c>> {
        let blocks = reverse_postorder(body);
        let number: HashMap<_, _> = blocks
            .iter()
            .enumerate()
            .map(|(index, &block)| (block, index))
            .collect();
        let successors: Vec<Vec<usize>> = blocks
            .iter()
            .map(|block| {
                let terminator = block.terminator();
                terminator
                    .iter()
                    .flat_map(|op| op.successors())
                    .map(|next| number[&next])
                    .collect()
            })
            .collect();
        let mut predecessors = vec![vec![]; blocks.len()];
        let mut forward_edges = vec![0; blocks.len()];
        for (block, next) in successors.iter().enumerate() {
            for &successor in next {
                predecessors[successor].push(block);
                forward_edges[successor] += usize::from(block < successor);
            }
        }
        let idom = immediate_dominators(&predecessors);
        let mut children = vec![vec![]; blocks.len()];
        for block in 1..blocks.len() {
            children[idom[block]].push(block);
        }
        let (innermost, parent) =
            find_loops(&idom, &predecessors).ok_or(Unstructured::Irreducible)?;
        if let Some(header) = first_too_deep(&parent) {
            return Err(Unstructured::TooDeep(blocks[header]));
        }
        let mut graph = Self {
            blocks,
            number,
            successors,
            forward_edges,
            idom,
            children,
            innermost,
            parent,
            exits: HashMap::new(),
            behind: HashMap::new(),
            levels: HashMap::new(),
            begins_segment: vec![],
            annotations: HashMap::new(),
        };
        segments::cut(&mut graph, &predecessors, nesting);
        graph.count_exits();
        graph.find_behind();
        graph.find_annotations();
        Ok(graph)
    }

    fn find_annotations(&mut self) {
        for (number, block) in self.blocks.iter().enumerate() {
            let end = block.terminator();
            let Some(given) = end.and_then(|end| end.attribute(names::MIR_LLVM_METADATA)) else {
                continue;
            };
            let back = self.successors[number].iter().copied();
            let headers = back.filter(|&next| next <= number && self.dominates(next, number));
            for header in headers.collect::<Vec<_>>() {
                self.annotations.insert(header, given);
            }
        }
    }

    fn count_exits(&mut self) {
        for block in 0..self.blocks.len() {
            let left: Vec<_> = match self.successors[block].as_slice() {
                // A return leaves every loop, like an edge out of all of them.
                [] => self.left_by(block, 0),
                next => next
                    .iter()
                    .flat_map(|&next| self.left_by(block, next))
                    .collect(),
            };
            for header in left {
                *self.exits.entry(header).or_default() += 1;
            }
        }
    }

    fn find_behind(&mut self) {
        for block in (1..self.blocks.len()).filter(|&block| !self.begins_segment[block]) {
            if let Some(&header) = self.left_by(self.idom[block], block).last() {
                self.behind.entry(header).or_default().push(block);
            }
        }
    }

    /// Whether the block is the header of a loop.
    pub fn is_header(&self, block: usize) -> bool {
        self.parent.contains_key(&block)
    }

    /// Whether a region contains a block. [`NONE`] contains all.
    pub fn holds(&self, region: usize, block: usize) -> bool {
        if region == NONE {
            return true;
        }
        let mut current = self.innermost[block];
        while current != NONE {
            if current == region {
                return true;
            }
            current = self.parent[&current];
        }
        false
    }

    /// Whether a block is placed in the first segment of a region.
    pub fn stands_in(&self, region: usize, block: usize) -> bool {
        self.holds(region, block) && !self.begins_segment[block]
    }

    /// The regions that an edge leaves, innermost first.
    pub fn left_by(&self, from: usize, to: usize) -> Vec<usize> {
        let mut left = vec![];
        let mut current = self.innermost[from];
        while current != NONE && !self.holds(current, to) {
            left.push(current);
            current = self.parent[&current];
        }
        left
    }

    /// The block that contains an operation, possibly nested in another operation.
    pub fn block_of(&self, op: Op<'c>) -> Option<usize> {
        let mut op = op;
        loop {
            let block = op.block()?;
            if let Some(&number) = self.number.get(&block) {
                return Some(number);
            }
            op = op.parent()?;
        }
    }

    /// Whether a block dominates another.
    pub fn dominates(&self, block: usize, mut other: usize) -> bool {
        while other > block {
            other = self.idom[other];
        }
        other == block
    }
}

/// The header of the first loop nested too deep. A loop's header comes after those of the loops around it.
fn first_too_deep(parent: &HashMap<usize, usize>) -> Option<usize> {
    let mut headers: Vec<_> = parent.iter().collect();
    headers.sort_unstable();
    let mut depths: HashMap<usize, usize> = HashMap::new();
    headers.into_iter().find_map(|(&header, around)| {
        let depth = depths.get(around).map_or(1, |depth| depth + 1);
        depths.insert(header, depth);
        (depth > MAX_DEPTH).then_some(header)
    })
}

/// Visits depth first without recursion, because programs may nest arbitrarily deep. The last successor is visited
/// first, so that a true arm comes before a false one.
pub fn reverse_postorder<'c>(body: Region<'c>) -> Vec<Block<'c>> {
    let successors = |block: Block<'c>| -> Vec<Block<'c>> {
        block
            .terminator()
            .iter()
            .flat_map(|op| op.successors())
            .collect()
    };
    let mut order = vec![];
    let mut seen = HashSet::new();
    let mut stack = vec![];
    if let Some(entry) = body.first_block() {
        seen.insert(entry);
        stack.push((entry, successors(entry)));
    }
    while let Some((block, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(successor) if seen.insert(successor) => {
                stack.push((successor, successors(successor)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
fn immediate_dominators(predecessors: &[Vec<usize>]) -> Vec<usize> {
    let mut idom = vec![NONE; predecessors.len()];
    if let Some(entry) = idom.first_mut() {
        *entry = 0;
    }
    let intersect = |idom: &[usize], mut a: usize, mut b: usize| {
        while a != b {
            if a > b {
                a = idom[a];
            } else {
                b = idom[b];
            }
        }
        a
    };
    let mut changed = true;
    while changed {
        changed = false;
        for block in 1..predecessors.len() {
            let known = predecessors[block]
                .iter()
                .copied()
                .filter(|&p| idom[p] != NONE);
            let new = known.reduce(|a, b| intersect(&idom, a, b)).unwrap_or(0);
            changed |= idom[block] != new;
            idom[block] = new;
        }
    }
    idom
}

/// The innermost loop of each block and the loop around each; `None` if an edge
/// goes back to a block that does not dominate its source.
fn find_loops(
    idom: &[usize],
    predecessors: &[Vec<usize>],
) -> Option<(Vec<usize>, HashMap<usize, usize>)> {
    let mut innermost = vec![NONE; idom.len()];
    let mut parent = HashMap::new();
    // Later headers first: inner loops before the loops around them.
    for header in (0..idom.len()).rev() {
        let mut pending: Vec<usize> = predecessors[header]
            .iter()
            .copied()
            .filter(|&p| p >= header)
            .collect();
        if pending.is_empty() {
            continue;
        }
        let dominated = |mut block: usize| {
            while block > header {
                block = idom[block];
            }
            block == header
        };
        if !pending.iter().all(|&latch| dominated(latch)) {
            return None;
        }
        parent.insert(header, NONE);
        innermost[header] = header;
        while let Some(block) = pending.pop() {
            let mut outermost = innermost[block];
            if outermost == NONE {
                innermost[block] = header;
                pending.extend(&predecessors[block]);
                continue;
            }
            while parent[&outermost] != NONE {
                outermost = parent[&outermost];
            }
            if outermost != header {
                parent.insert(outermost, header);
                pending.extend(predecessors[outermost].iter().filter(|&&p| p < outermost));
            }
        }
    }
    Some((innermost, parent))
}
