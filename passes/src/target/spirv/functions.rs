//! Calls and returns.

use gir_dialects::{
    ir::{Op, OpView},
    rewrite::{PatternSet, Rewriter},
    upstream::{func, spirv},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<func::CallOp<'_>>(call)
        .add::<func::ReturnOp<'_>>(return_);
}

fn call<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(call) = op.cast::<func::CallOp<'c>>() else {
        return false;
    };
    let arguments: Vec<_> = op.operands().collect();
    let b = rewriter.before(op);
    let ty = op.results().next().map(|result| result.ty());
    let new = spirv::FunctionCallOp::build(&b, ty, call.callee(), &arguments, None, None);
    let results: Vec<_> = new.op().results().collect();
    rewriter.replace(op, &results);
    true
}

fn return_<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    match op.operands().next() {
        Some(value) => spirv::ReturnValueOp::build(&b, value).op(),
        None => spirv::ReturnOp::build(&b).op(),
    };
    rewriter.erase(op);
    true
}
