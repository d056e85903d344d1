//! Collective operations.

use gir_dialects::{ir::OpView, lir};

/// Collectives of the subgroup.
pub const OF_SUBGROUP: [&str; 7] = [
    lir::SubgroupShuffleOp::NAME,
    lir::SubgroupShuffleXorOp::NAME,
    lir::SubgroupBroadcastOp::NAME,
    lir::SubgroupAnyOp::NAME,
    lir::SubgroupAllOp::NAME,
    lir::SubgroupBallotOp::NAME,
    lir::SubgroupReduceOp::NAME,
];

/// Collectives of the subgroup that move a value by an index.
pub const MOVES_OF_SUBGROUP: [&str; 3] = [
    lir::SubgroupShuffleOp::NAME,
    lir::SubgroupShuffleXorOp::NAME,
    lir::SubgroupBroadcastOp::NAME,
];

/// Collectives of the workgroup.
pub const OF_WORKGROUP: [&str; 4] = [
    lir::WorkgroupAnyOp::NAME,
    lir::WorkgroupAllOp::NAME,
    lir::WorkgroupCountOp::NAME,
    lir::WorkgroupReduceOp::NAME,
];
