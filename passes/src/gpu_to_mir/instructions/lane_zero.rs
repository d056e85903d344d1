//! `gpu.warp_execute_on_lane_0`: an `scf.if` on the index of the lane, whose results go to all lanes.

use crate::gpu_to_mir::arith::{compare, number};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Type, TypeExt},
    mir,
    upstream::{arith::CmpIPredicate, gpu, scf, ub},
};

/// Replaces the operation; `None` after a diagnostic.
pub fn expand(op: Op<'_>) -> Option<()> {
    let execute = op.cast::<gpu::WarpExecuteOnLane0Op<'_>>()?;
    let body = execute.warp_region().first_block()?;
    let end = body.terminator()?;
    let inner = body.arguments().map(|argument| argument.ty());
    let same_arguments = inner.eq(execute.args().iter().map(|value| value.ty()));
    let types = op.result_types();
    let same_results = end
        .operands()
        .map(|value| value.ty())
        .eq(types.iter().copied());
    if !same_arguments || !same_results {
        op.error("distributes vectors among the lanes of a subgroup; run upstream's distribution of vectors first, or pass them through memory");
        return None;
    }
    let is_number = |ty: &Type<'_>| ty.as_integer().is_some() || ty.as_float().is_some();
    if !types.iter().all(is_number) {
        op.error(
            "returns values other than integers and floats to all lanes; pass them through memory",
        );
        return None;
    }
    for (argument, value) in body.arguments().zip(execute.args()) {
        argument.replace_all_uses(value);
    }
    let b = Builder::before(op);
    let lane = execute.laneid();
    let is_first = compare(&b, CmpIPredicate::Eq, lane, number(&b, lane.ty(), 0));
    let choice = scf::IfOp::build(&b, &types, is_first);
    let then = Block::new(&[]);
    choice.then_region().append(then);
    let yielded: Vec<_> = end.operands().collect();
    end.erase();
    body.move_ops_to(then);
    scf::YieldOp::build(&Builder::at_end(then, op.location()), &yielded);
    if !types.is_empty() {
        let other = Block::new(&[]);
        choice.else_region().append(other);
        let inside = Builder::at_end(other, op.location());
        let nothing = types
            .iter()
            .map(|&ty| ub::PoisonOp::build(&inside, ty, None).result());
        let nothing: Vec<_> = nothing.collect();
        scf::YieldOp::build(&inside, &nothing);
    }
    let word = super::word(&b);
    for (old, own) in op.results().zip(choice.op().results()) {
        let zero = number(&b, word, 0);
        let value = mir::SubgroupBroadcastOp::build(&b, own.ty(), own, zero).result();
        old.replace_all_uses(value);
    }
    op.erase();
    Some(())
}
