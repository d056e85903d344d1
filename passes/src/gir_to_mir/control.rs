//! Branches, returns and calls.

use super::{arith, types};
use gir_dialects::{
    gir,
    ir::{Op, OpView},
    rewrite::{PatternSet, Rewriter},
    upstream::{cf, func},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<gir::BrOp<'_>>(branch)
        .rewrite::<gir::BrIfOp<'_>>(conditional_branch)
        .add::<gir::ReturnOp<'_>>(return_)
        .rewrite::<gir::CallOp<'_>>(call);
}

fn branch<'c>(branch: gir::BrOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = branch.op();
    cf::BranchOp::build(&rewriter.before(op), &branch.dest_operands(), branch.dest());
    rewriter.erase(op);
    true
}

fn conditional_branch<'c>(branch: gir::BrIfOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = branch.op();
    let builder = rewriter.before(op);
    let condition = arith::condition(&builder, branch.condition());
    cf::CondBranchOp::build(
        &builder,
        condition,
        &branch.true_operands(),
        &branch.false_operands(),
        None,
        branch.true_dest(),
        branch.false_dest(),
    );
    rewriter.erase(op);
    true
}

fn return_<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let operands: Vec<_> = op.operands().collect();
    func::ReturnOp::build(&rewriter.before(op), &operands);
    rewriter.erase(op);
    true
}

fn call<'c>(call: gir::CallOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = call.op();
    let results: Vec<_> = op
        .results()
        .map(|result| types::convert(result.ty()))
        .collect();
    let builder = rewriter.before(op);
    let new = func::CallOp::build(
        &builder,
        &results,
        call.callee(),
        &call.args(),
        None,
        None,
        false,
    );
    let results: smallvec::SmallVec<[_; 1]> = new.op().results().collect();
    rewriter.replace(op, &results);
    true
}
