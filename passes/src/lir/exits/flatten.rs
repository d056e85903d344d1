//! Moving arms out of ifs.
//!
//! Done last and from the outside in, so that each operation moves at most once per block it stood
//! in.

use super::{arms::arm, lookahead::Side};
use gir_dialects::{
    ir::{Block, Builder, Op},
    lir,
    upstream::scf,
};
use std::collections::HashMap;

/// The transformation of an `scf.if`. Its results have no uses left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Only one arm is ever taken.
    Only(Side),
    /// One arm exits; the other continues after the if.
    Exits(Side),
}

/// The transformations of ifs; the others stay.
pub type Plan<'c> = HashMap<Op<'c>, Fate>;

/// Carries out the plan in a block and its nested blocks.
pub fn block<'c>(block: Block<'c>, plan: &Plan<'c>, removed: Block<'c>) {
    let mut pending = vec![block];
    while let Some(block) = pending.pop() {
        let mut next = block.first_op();
        while let Some(op) = next {
            next = op.next();
            let Some(&fate) = plan.get(&op) else {
                pending.extend(op.regions().flat_map(|region| region.blocks()));
                continue;
            };
            let stays = match fate {
                Fate::Only(side) => side,
                Fate::Exits(Side::Then) => Side::Else,
                Fate::Exits(_) => Side::Then,
            };
            next = inline(op, stays).or(next);
            if let Fate::Exits(side) = fate {
                pending.extend(keep(op, side));
            }
            op.move_to_end(removed);
        }
    }
}

/// Moves an arm out, after its if; returns the first op moved.
fn inline(op: Op<'_>, side: Side) -> Option<Op<'_>> {
    let (block, anchor) = (arm(op, side)?, op.next()?);
    let end = block.terminator();
    let mut first = None;
    for inner in block.ops().filter(|inner| Some(*inner) != end) {
        inner.move_before(anchor);
        first.get_or_insert(inner);
    }
    first
}

/// Moves an arm that exits into an if of its own; returns its block.
fn keep(op: Op<'_>, side: Side) -> Option<Block<'_>> {
    let choice = op.cast::<scf::IfOp<'_>>()?;
    let exits = arm(op, side)?;
    let new = lir::IfOp::build(&Builder::before(op), &[], choice.condition());
    exits.detach();
    if side == Side::Then {
        new.then_region().append(exits);
    } else {
        let goes_on = Block::new(&[]);
        lir::YieldOp::build(&Builder::at_end(goes_on, op.location()), &[]);
        new.then_region().append(goes_on);
        new.else_region().append(exits);
    }
    Some(exits)
}
