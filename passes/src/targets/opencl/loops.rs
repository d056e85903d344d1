//! Loops that Intel's compiler for processors makes wrong vectors of, hand-written ones as well.
//!
//! It sums floats in parts, which round differently, although nothing permits it. It takes vectors that are too long
//! where iterations depend on earlier ones through memory. A hint prevents both; it does not change the behaviour of
//! other compilers.

use crate::{analysis::loop_dependences, fast_math};
use gir_dialects::{
    ir::{Block, Op, OpView as _, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    upstream::{arith, func, math},
};

/// Whether the iterations of a loop have to run one after the other.
pub fn is_in_order(repeated: Op<'_>) -> bool {
    adds_up(repeated) || follows(repeated)
}

/// Whether an iteration of an innermost loop, or a function it calls, may access what an earlier one has written.
/// A loop with a barrier is not vectorised.
fn follows(repeated: Op<'_>) -> bool {
    let (mut waits, mut passes_pointers) = (false, false);
    repeated.walk_pre(|op| {
        waits |= op.is::<lir::BarrierOp<'_>>();
        let is_pointer = |value: Value<'_>| PtrType::from_type(value.ty()).is_some();
        passes_pointers |= op.is::<func::CallOp<'_>>() && op.operands().any(is_pointer);
    });
    !waits
        && !loop_dependences::has_inner_loop(repeated)
        && (passes_pointers || loop_dependences::may_follow_earlier_iterations(repeated))
}

/// Whether a loop rounds floats in an order that matters: it carries floats, or keeps them in memory. A loop
/// with a barrier is not vectorised.
fn adds_up(repeated: Op<'_>) -> bool {
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
