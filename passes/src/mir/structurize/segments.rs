//! Segments: code cut to limit its nesting.
//!
//! A chain of early returns nests: each puts the code after it into an arm. Beyond a limit, the rest of the code is
//! cut off and placed after all of it, one level deep, guarded by a flag; further cuts follow one another. The
//! *level* is the body of a loop, or of the function; the pieces are its *segments*. A segment is a region like a
//! loop: control leaves it to the heads of later segments, and the values that they use are carried out.

use super::graph::{Graph, NONE};
use std::collections::HashMap;

/// The segments of one level.
pub struct Level {
    /// The region of the first segment: all of the level except its header.
    pub first: usize,
    /// The first blocks of the other segments, ascending.
    pub heads: Vec<usize>,
}

/// The region of the segment with this first block.
pub fn region(graph: &Graph<'_>, head: usize) -> usize {
    graph.blocks.len() + head
}

fn first_region(graph: &Graph<'_>, level: usize) -> usize {
    let count = graph.blocks.len();
    2 * count + if level == NONE { count } else { level }
}

/// Cuts each level so that branches nest at most `nesting` deep, and makes the segments regions of the graph.
pub fn cut(graph: &mut Graph<'_>, predecessors: &[Vec<usize>], nesting: usize) {
    let count = graph.blocks.len();
    graph.begins_segment = vec![false; count];
    let (after, after_header) = postdominators(graph);
    let mut cutter = Cutter {
        after,
        after_header,
        depth: vec![0; count],
        segment: vec![NONE; count],
        heads: HashMap::new(),
        nesting,
    };
    for block in 1..count {
        cutter.assign(graph, predecessors, block);
    }
    let Cutter { segment, heads, .. } = cutter;
    for (block, &segment) in segment.iter().enumerate().skip(1) {
        let level = level_of(graph, block);
        if !heads.contains_key(&level) {
            continue;
        }
        if graph.is_header(block) {
            graph.parent.insert(block, segment);
        } else {
            graph.innermost[block] = segment;
        }
    }
    for (level, heads) in heads {
        let first = first_region(graph, level);
        graph.parent.insert(first, level);
        for &head in &heads {
            graph.parent.insert(region(graph, head), level);
            graph.begins_segment[head] = true;
        }
        graph.levels.insert(level, Level { first, heads });
    }
}

/// The level of a block, or of the loop it heads.
fn level_of(graph: &Graph<'_>, block: usize) -> usize {
    graph
        .parent
        .get(&block)
        .copied()
        .unwrap_or(graph.innermost[block])
}

/// The node of a level that contains a block: the block itself, the header of the outermost loop around it, or `None`
/// for the level's own header.
fn at_level(graph: &Graph<'_>, block: usize, level: usize) -> Option<usize> {
    if block == level || (level == NONE && block == 0) {
        return None;
    }
    let mut node = block;
    let mut around = graph.innermost[block];
    while around != level {
        node = around;
        around = graph.parent[&around];
    }
    Some(node)
}

struct Cutter {
    /// The block where all paths from a block or loop meet within its level; a number beyond all blocks if one may
    /// leave the level.
    after: Vec<usize>,
    /// The same for a loop's header within its loop.
    after_header: Vec<usize>,
    /// The depth of each block.
    depth: Vec<usize>,
    /// The segment of each block or loop, within its level.
    segment: Vec<usize>,
    /// By level, the heads of the segments after the first.
    heads: HashMap<usize, Vec<usize>>,
    nesting: usize,
}

impl Cutter {
    /// Decides depth and segment of a block; those of earlier blocks are decided.
    fn assign(&mut self, graph: &Graph<'_>, predecessors: &[Vec<usize>], block: usize) {
        let level = level_of(graph, block);
        let floor = if level == NONE {
            0
        } else {
            self.depth[level] + 1
        };
        let dominator = graph.idom[block];
        let behind = at_level(graph, dominator, level);
        let base = behind.map_or(floor, |node| self.depth[node]);
        let follows = match behind {
            Some(node) => self.after[node] == block,
            None if level == NONE => self.after[dominator] == block,
            None => self.after_header[dominator] == block,
        };
        let branches_here =
            behind.is_none_or(|node| node == dominator && !graph.is_header(dominator));
        let is_arm = branches_here
            && graph.successors[dominator].len() == 2
            && graph.forward_edges[block] == 1;
        let depth = base + usize::from(is_arm || !follows);
        let segment = self.segment_of(graph, behind, level);
        let reached_from_others = predecessors[block]
            .iter()
            .filter(|&&source| source < block)
            .any(|&source| {
                let source = at_level(graph, source, level);
                source.is_some() && self.segment_of(graph, source, level) != segment
            });
        if reached_from_others || (depth > self.nesting && depth > floor + 1) {
            self.depth[block] = floor + 1;
            self.segment[block] = region(graph, block);
            self.heads.entry(level).or_default().push(block);
        } else {
            self.depth[block] = depth;
            self.segment[block] = segment;
        }
    }

    fn segment_of(&self, graph: &Graph<'_>, node: Option<usize>, level: usize) -> usize {
        node.map_or_else(|| first_region(graph, level), |node| self.segment[node])
    }
}

/// The block where all paths from each block, or from the loop it heads, meet again within the level, and the same
/// for headers within their loops; the number of blocks if they do not meet.
fn postdominators(graph: &Graph<'_>) -> (Vec<usize>, Vec<usize>) {
    let count = graph.blocks.len();
    let targets = Targets::new(graph);
    let mut after = vec![count; count];
    let mut after_header = vec![count; count];
    for block in (0..count).rev() {
        after[block] = meeting(&after, &targets.of_nodes[block]);
        after_header[block] = meeting(&after, &targets.of_headers[block]);
    }
    (after, after_header)
}

fn meeting(after: &[usize], targets: &[usize]) -> usize {
    let meet = |mut one: usize, mut other: usize| {
        while one != other {
            if one < other {
                one = after[one];
            } else {
                other = after[other];
            }
        }
        one
    };
    targets.iter().copied().reduce(meet).unwrap_or(after.len())
}

/// The targets of control within its level; a number beyond all blocks if it leaves the level or goes back.
struct Targets {
    /// Those of each block, or of the loop it heads.
    of_nodes: Vec<Vec<usize>>,
    /// Those of each loop's header, within the loop.
    of_headers: Vec<Vec<usize>>,
}

impl Targets {
    fn new(graph: &Graph<'_>) -> Self {
        let count = graph.blocks.len();
        let mut targets = Self {
            of_nodes: vec![vec![]; count],
            of_headers: vec![vec![]; count],
        };
        for block in 0..count {
            match graph.successors[block].as_slice() {
                [] => targets.add(graph, block, count),
                next => next
                    .iter()
                    .for_each(|&target| targets.add(graph, block, target)),
            }
        }
        targets
    }

    /// Adds an edge at its own level, and at those of the loops it leaves.
    fn add(&mut self, graph: &Graph<'_>, block: usize, target: usize) {
        let count = graph.blocks.len();
        let mut node = block;
        let mut level = graph.innermost[block];
        loop {
            let stays = target < count && graph.holds(level, target);
            let there = if stays && target != level {
                target
            } else {
                count
            };
            if node == level {
                self.of_headers[node].push(there);
            } else {
                self.of_nodes[node].push(there);
            }
            if stays || level == NONE {
                return;
            }
            (node, level) = (level, graph.parent[&level]);
        }
    }
}
