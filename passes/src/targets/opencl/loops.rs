//! Loops that accumulate floats.
//!
//! Intel's CPU compiler vectorises such a loop by partial sums, which round differently, although nothing
//! permits it. A hint prevents that; it does not change the behaviour of other compilers.

use crate::fast_math;
use gir_dialects::{
    ir::{Block, Op, OpView as _, Type, TypeExt},
    lir,
    upstream::{arith, func, math},
};

/// The pragma before a loop.
pub const IN_ORDER: &str = "#pragma clang loop vectorize(disable)";

/// Whether a loop rounds floats in an order that matters: it carries floats, or keeps them in memory. A loop
/// with a barrier is not vectorised.
pub fn adds_up(repeated: Op<'_>) -> bool {
    let function = std::iter::successors(Some(repeated), |op| op.parent())
        .find(|op| op.is::<func::FuncOp<'_>>());
    if function.is_some_and(fast_math::is_allowed) {
        return false;
    }
    let blocks = repeated.regions().flat_map(|region| region.blocks());
    let carries = blocks
        .flat_map(Block::arguments)
        .any(|argument| is_float(argument.ty()));
    let (mut rounds, mut loads, mut stores, mut waits) = (false, false, false, false);
    repeated.walk_pre(|op| {
        waits |= op.is::<lir::BarrierOp<'_>>();
        rounds |= [
            arith::AddFOp::NAME,
            arith::SubFOp::NAME,
            arith::MulFOp::NAME,
            math::FmaOp::NAME,
        ]
        .contains(&op.name());
        loads |= op
            .cast::<lir::LoadOp<'_>>()
            .is_some_and(|op| is_float(op.result().ty()));
        stores |= op
            .cast::<lir::StoreOp<'_>>()
            .is_some_and(|op| is_float(op.value().ty()));
    });
    rounds && !waits && (carries || loads && stores)
}

fn is_float(ty: Type<'_>) -> bool {
    ty.lane().as_float().is_some()
}
