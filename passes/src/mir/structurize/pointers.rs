//! Addresses used after the loop that computes them.
//!
//! A value of a loop that code outside uses becomes a result of the loop. Some targets, SPIR-V for Vulkan among them,
//! refuse this for addresses: control flow cannot choose them there. So an address is computed again at its uses, and
//! the loop yields its index instead.

use super::graph::{Graph, NONE};
use gir_dialects::{ir::Op, mir};
use std::collections::HashMap;

/// Recomputes addresses in the blocks that use them outside the region of their definition.
pub fn recompute_outside(graph: &Graph<'_>) {
    // Later operations first: an address that a copy is based on comes before it.
    for home in (0..graph.blocks.len()).rev() {
        if graph.innermost[home] == NONE {
            continue;
        }
        let addresses: Vec<_> = graph.blocks[home].ops().filter(is_address).collect();
        for address in addresses.into_iter().rev() {
            recompute(graph, home, address);
        }
    }
}

fn is_address(op: &Op<'_>) -> bool {
    op.is::<mir::GepOp<'_>>() || op.is::<mir::PtrCastOp<'_>>() || op.is::<mir::AddressOfOp<'_>>()
}

fn recompute<'c>(graph: &Graph<'c>, home: usize, address: Op<'c>) {
    let mut copies: HashMap<usize, Op<'c>> = HashMap::new();
    let uses: Vec<_> = address.result(0).uses().collect();
    for (user, operand) in uses {
        let Some(at) = graph.block_of(user) else {
            continue;
        };
        if graph.left_by(home, at).is_empty() {
            continue;
        }
        let Some(first) = graph.blocks[at].first_op() else {
            continue;
        };
        let copy = copies
            .entry(at)
            .or_insert_with(|| address.copy_before(first));
        user.set_operand(operand, copy.result(0));
    }
}
