//! The arms of ifs.

use super::lookahead::Side;
use gir_dialects::ir::{Block, Op};

/// The index of the region of an arm.
pub(super) fn region_of(side: Side) -> usize {
    usize::from(side == Side::Else)
}

/// The block of an arm.
pub(super) fn arm(op: Op<'_>, side: Side) -> Option<Block<'_>> {
    op.region(region_of(side)).first_block()
}
