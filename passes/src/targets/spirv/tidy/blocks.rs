//! Merges blocks into their only predecessors.

use super::{
    function::{Flow, Function, label, merge_targets, terminator},
    module::{Code, Module},
};
use crate::targets::spirv::binary::first_word;
use rspirv::spirv::Op as Opcode;

/// Appends blocks to their only predecessors.
pub fn merge(module: &mut Module, function: &mut Function) {
    let flow = function.flow(module);
    let mut gone = vec![false; function.blocks.len()];
    for first in 0..function.blocks.len() {
        if gone[first] {
            continue;
        }
        while let Some(next) = follower(module, function, &flow, first) {
            if next == first || gone[next] {
                break;
            }
            let appended = std::mem::take(&mut function.blocks[next]);
            let (old, new) = (
                label(module, &appended),
                label(module, &function.blocks[first]),
            );
            gone[next] = true;
            module.instead.insert(old, new);
            let block = &mut function.blocks[first];
            block.pop();
            let loop_merge = take_loop_merge(module, block);
            block.extend(&appended[1..]);
            insert_before_terminator(block, loop_merge);
        }
    }
    function.blocks.retain(|block| !block.is_empty());
}

/// The only successor of a block, if it may be merged into the block.
fn follower(module: &Module, function: &Function, flow: &Flow, from: usize) -> Option<usize> {
    let branch = terminator(module, &function.blocks[from]);
    if branch.first() != Some(&first_word(Opcode::Branch, 2)) {
        return None;
    }
    let &next = flow.places.get(&branch[1])?;
    let is_own = flow.predecessors[next].len() == 1 && flow.mentions[next] == 0 && next != 0;
    let block = function
        .blocks
        .get(next)
        .filter(|block| !block.is_empty())?;
    let has_phi = block.iter().any(|&code| module.is(code, Opcode::Phi));
    let is_merge = |&code: &Code| !merge_targets(module.words(code)).is_empty();
    let is_header = function.blocks[from].iter().any(is_merge);
    let end = Opcode::from_u32(terminator(module, block)[0] & 0xffff);
    let fits = !is_header
        || matches!(end, Some(Opcode::Branch | Opcode::BranchConditional))
            && !block.iter().any(is_merge);
    (is_own && !has_phi && fits).then_some(next)
}

/// Removes `OpLoopMerge` from the end of a block without a terminator.
fn take_loop_merge(module: &Module, block: &mut Vec<Code>) -> Option<Code> {
    let is_merge = |&code: &Code| !merge_targets(module.words(code)).is_empty();
    let at = block.iter().position(is_merge)?;
    block.split_off(at).pop()
}

/// Inserts a merge instruction at its required place: directly before the terminator. No line may stand between them.
fn insert_before_terminator(block: &mut Vec<Code>, merge: Option<Code>) {
    let Some(mut merge) = merge else {
        return;
    };
    if let Some(mut terminator) = block.pop() {
        merge.line = merge.line.or(terminator.line.take());
        block.extend([merge, terminator]);
    }
}
