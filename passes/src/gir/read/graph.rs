//! The control-flow graph of a function's tree.

use crate::gir::text::{
    ast::{self, BlockId, OperandKind},
    opcodes::Opcode,
};

/// Successors and an order in which definitions come before uses.
pub struct Graph {
    /// Reachable blocks, reverse postorder: a block after all that dominate it.
    pub order: Vec<usize>,
    /// For each block, whether the entry reaches it.
    pub reachable: Vec<bool>,
    /// For each block, the reachable blocks that branch to it, each once, ascending.
    pub predecessors: Vec<Vec<usize>>,
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

impl Graph {
    /// The graph of a function; `blocks` is not empty.
    pub fn new(tree: &ast::Module<'_>, blocks: &[ast::Block<'_>]) -> Self {
        let next = |block: usize| -> Vec<usize> {
            let last = tree.instructions(&blocks[block]).last();
            last.map_or(vec![], |last| successors(tree, last).collect())
        };
        let mut graph = Self {
            order: Vec::with_capacity(blocks.len()),
            reachable: vec![false; blocks.len()],
            predecessors: vec![vec![]; blocks.len()],
        };
        // Depth first without recursion: programs nest as deep as they like.
        let mut stack = vec![(0, next(0))];
        graph.reachable[0] = true;
        while let Some((block, pending)) = stack.last_mut() {
            if let Some(successor) = pending.pop() {
                if successor < blocks.len() && !graph.reachable[successor] {
                    graph.reachable[successor] = true;
                    stack.push((successor, next(successor)));
                }
            } else {
                graph.order.push(*block);
                stack.pop();
            }
        }
        graph.order.reverse();
        for block in 0..blocks.len() {
            if graph.reachable[block] {
                for successor in next(block) {
                    let predecessors = &mut graph.predecessors[successor];
                    if predecessors.last() != Some(&block) {
                        predecessors.push(block);
                    }
                }
            }
        }
        graph
    }
}
