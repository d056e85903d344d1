//! Unreachable blocks.
//!
//! The reader of GIR text drops them; MLIR text contains them, and so does the output of passes that decide branches.
//! Walks that apply patterns leave them out.

use gir_dialects::ir::{Block, Op, Region};
use std::collections::HashSet;

/// Erases the unreachable blocks of a body.
pub fn erase(body: Region<'_>) {
    let reached = reached(body);
    erase_others(body, |block| reached.contains(&block));
}

/// Erases the blocks that are not reached; no reached block may branch to them.
pub fn erase_others<'c>(body: Region<'c>, is_reached: impl Fn(Block<'c>) -> bool) {
    let dead: Vec<_> = body.blocks().filter(|&block| !is_reached(block)).collect();
    for block in &dead {
        // Dead blocks may use each other's values and branch to each other.
        let clear = |op: Op<'_>| op.walk_pre(|inner| inner.set_operands(&[]));
        block.ops().for_each(clear);
    }
    dead.iter()
        .filter_map(|block| block.terminator())
        .for_each(Op::erase);
    for block in dead {
        block.erase();
    }
}

fn reached(body: Region<'_>) -> HashSet<Block<'_>> {
    let mut pending: Vec<_> = body.first_block().into_iter().collect();
    let mut reached: HashSet<_> = pending.iter().copied().collect();
    while let Some(block) = pending.pop() {
        let next = block.terminator().into_iter().flat_map(Op::successors);
        pending.extend(next.filter(|&next| reached.insert(next)));
    }
    reached
}
