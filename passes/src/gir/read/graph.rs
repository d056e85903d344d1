//! The control-flow graph of a function's tree.
//!
//! Unreachable blocks are part of it: they are read like the others before they are dropped, as if those without
//! predecessors were entered from outside.

use super::dominators::Dominators;
use crate::gir::text::{
    ast::{self, BlockId, OperandKind},
    opcodes::Opcode,
};
use std::collections::HashSet;

/// The number of a block that the search has not visited.
const UNMET: usize = 0;

/// Order, predecessors and dominators of the blocks.
pub struct Graph {
    /// All blocks, in reverse postorder: first those that the entry reaches, then the others. A block comes after all
    /// its dominators.
    pub order: Vec<usize>,
    /// For each block, whether the entry reaches it.
    pub reachable: Vec<bool>,
    /// For each block, the blocks that branch to it, each once, ascending.
    pub predecessors: Vec<Vec<usize>>,
    numbers: Vec<usize>,
    dominators: Dominators,
}

/// The labels a terminator names, in order.
pub fn successors<'a>(
    tree: &'a ast::Module<'_>,
    terminator: &ast::Instruction,
) -> impl Iterator<Item = usize> + use<'a> {
    let operands = match terminator.opcode {
        Opcode::Br | Opcode::BrIf => tree.operands(terminator),
        _ => &[],
    };
    operands.iter().filter_map(|operand| match operand.kind {
        OperandKind::Block(BlockId(block)) => Some(block as usize),
        _ => None,
    })
}

/// Whether the control flow of a function with errors is complete: each block has one terminator, and each label one
/// block.
pub fn is_connected(tree: &ast::Module<'_>, function: &ast::Function) -> bool {
    let blocks = tree.blocks(function);
    let names: HashSet<&str> = blocks.iter().map(|block| block.name).collect();
    let is_terminated = |block| {
        let instructions = tree.instructions(block).iter().rev();
        let mut terminates = instructions.map(|one| one.opcode.info().form.terminator);
        terminates.next() == Some(true) && !terminates.any(|terminates| terminates)
    };
    let is_found = |operand: &ast::Operand| match operand.kind {
        OperandKind::Block(BlockId(block)) => (block as usize) < blocks.len(),
        _ => true,
    };
    !blocks.is_empty()
        && names.len() == blocks.len()
        && blocks.iter().all(is_terminated)
        && blocks
            .iter()
            .flat_map(|block| tree.instructions(block))
            .all(|instruction| tree.operands(instruction).iter().all(is_found))
}

impl Graph {
    /// The graph of a function; `blocks` is not empty.
    pub fn new(tree: &ast::Module<'_>, blocks: &[ast::Block<'_>]) -> Self {
        let successors: Vec<Vec<usize>> = blocks
            .iter()
            .map(|block| {
                let last = tree.instructions(block).last();
                last.map_or(vec![], |last| successors(tree, last).collect())
            })
            .collect();
        Self::of(&successors)
    }

    fn of(successors: &[Vec<usize>]) -> Self {
        let predecessors = predecessors(successors);
        let mut search = Search::new(successors);
        search.visit(0);
        let reachable: Vec<bool> = search
            .numbers
            .iter()
            .map(|&number| number != UNMET)
            .collect();
        let mut order = search.take_order();
        let blocks = 0..successors.len();
        let entered = blocks
            .clone()
            .filter(|&block| predecessors[block].is_empty());
        // The remaining blocks are loops without an entry.
        for block in entered.chain(blocks) {
            search.visit(block);
        }
        order.extend(search.take_order());
        let dominators = search.dominators(&predecessors, &reachable);
        Self {
            order,
            reachable,
            predecessors,
            numbers: search.numbers,
            dominators,
        }
    }

    /// Whether definitions in block `definition` are visible in `block`. Dropped blocks may use all definitions of
    /// kept ones.
    pub fn sees(&self, block: usize, definition: usize) -> bool {
        let is_dropped = !self.reachable[block] && self.reachable[definition];
        let (definition, block) = (self.numbers[definition], self.numbers[block]);
        is_dropped || self.dominators.dominates(definition, block)
    }
}

fn predecessors(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut predecessors: Vec<Vec<usize>> = vec![vec![]; successors.len()];
    for (block, next) in successors.iter().enumerate() {
        for &successor in next {
            if predecessors[successor].last() != Some(&block) {
                predecessors[successor].push(block);
            }
        }
    }
    predecessors
}

/// A depth-first search, without recursion: programs nest as deep as they like.
struct Search<'a> {
    successors: &'a [Vec<usize>],
    /// For each block, the order of its first visit, from 1; 0 stands for the outside.
    numbers: Vec<usize>,
    /// For each number, the block.
    met: Vec<usize>,
    /// For each number, the number of its parent.
    parents: Vec<usize>,
    postorder: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(successors: &'a [Vec<usize>]) -> Self {
        Self {
            successors,
            numbers: vec![UNMET; successors.len()],
            met: vec![UNMET],
            parents: vec![UNMET],
            postorder: vec![],
        }
    }

    /// Visits all blocks reachable from `root`, unless `root` has been visited.
    fn visit(&mut self, root: usize) {
        let mut stack = vec![];
        self.meet(root, 0, &mut stack);
        while let Some((block, pending)) = stack.last_mut() {
            let block = *block;
            if let Some((&next, rest)) = pending.split_last() {
                *pending = rest;
                self.meet(next, self.numbers[block], &mut stack);
            } else {
                self.postorder.push(block);
                stack.pop();
            }
        }
    }

    fn meet(&mut self, block: usize, parent: usize, stack: &mut Vec<(usize, &'a [usize])>) {
        if self.numbers[block] == UNMET {
            self.numbers[block] = self.met.len();
            self.met.push(block);
            self.parents.push(parent);
            stack.push((block, &self.successors[block]));
        }
    }

    /// The blocks visited since the last call, in reverse postorder.
    fn take_order(&mut self) -> Vec<usize> {
        let mut order = std::mem::take(&mut self.postorder);
        order.reverse();
        order
    }

    /// The dominators by number. Edges from dropped blocks to kept ones do not count.
    fn dominators(&self, predecessors: &[Vec<usize>], reachable: &[bool]) -> Dominators {
        Dominators::new(&self.parents, |number| {
            let block = self.met[number];
            let kept = move |from: &&usize| reachable[**from] == reachable[block];
            let from = predecessors[block].iter().filter(kept);
            let entered = (self.parents[number] == 0).then_some(0);
            from.map(|&block| self.numbers[block]).chain(entered)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_come_before_uses() {
        // 0 → 1, 3; 1 → 2; 2 → 1, 4; 3 → 4
        let graph = Graph::of(&[vec![1, 3], vec![2], vec![1, 4], vec![4], vec![]]);
        assert_eq!(graph.order, [0, 1, 2, 3, 4]);
        assert_eq!(graph.predecessors[1], [0, 2]);
        assert!(graph.sees(2, 1) && graph.sees(4, 0) && graph.sees(3, 3));
        assert!(!graph.sees(4, 2) && !graph.sees(1, 2) && !graph.sees(3, 1));
    }

    #[test]
    fn what_nothing_reaches_is_entered_where_nothing_branches_to() {
        // 0 → 4; 1 → 4; 2 → 1; 3 → 3
        let graph = Graph::of(&[vec![4], vec![4], vec![1], vec![3], vec![]]);
        assert_eq!(graph.reachable, [true, false, false, false, true]);
        assert_eq!(graph.order, [0, 4, 3, 2, 1]);
        assert!(graph.sees(1, 2) && !graph.sees(2, 1));
        // Dropped blocks see all kept ones, and do not hide them.
        assert!(graph.sees(1, 4) && graph.sees(3, 0) && graph.sees(4, 0));
        assert!(!graph.sees(4, 1) && !graph.sees(3, 1));
    }
}
