//! Integer arithmetic with two results: a sum and its carry, a product of twice the width.

use super::{arith::computes_with_booleans, types};
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, OpView, Type, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, spirv},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<arith::AddUIExtendedOp<'_>>(add_ui)
        .add::<arith::MulSIExtendedOp<'_>>(mul_si)
        .add::<arith::MulUIExtendedOp<'_>>(mul_ui);
}

fn mul_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    multiply(op, rewriter, spirv::SMulExtendedOp::NAME)
}

fn mul_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    multiply(op, rewriter, spirv::UMulExtendedOp::NAME)
}

/// The low and the high half of a product.
fn multiply<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let Some(halves) = pair(op, rewriter, name) else {
        return false;
    };
    rewriter.replace(op, &halves);
    true
}

/// The sum and its carry.
fn add_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some([sum, carry]) = pair(op, rewriter, spirv::IAddCarryOp::NAME) else {
        return false;
    };
    let b = rewriter.before(op);
    let zero = types::number(&b, carry.ty(), 0);
    let ty = types::comparison(carry.ty());
    let carries = spirv::INotEqualOp::build(&b, ty, carry, zero).result();
    rewriter.replace(op, &[sum, carries]);
    true
}

/// Both members of the struct that `name` yields; `None` after a diagnostic.
fn pair<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> Option<[Value<'c>; 2]> {
    if computes_with_booleans(op) {
        return None;
    }
    let (b, ty) = (rewriter.before(op), op.operand(0).ty());
    let pair = format!("!spirv.struct<({ty}, {ty})>");
    let spec = OpSpec {
        operands: &[op.operand(0), op.operand(1)],
        results: &[Type::parse(op.context(), &pair)?],
        ..OpSpec::default()
    };
    let both = b.create(name, spec).result(0);
    Some([0, 1].map(|index| member(&b, both, index, ty)))
}

fn member<'c>(b: &Builder<'c>, pair: Value<'c>, index: i64, ty: Type<'c>) -> Value<'c> {
    let context = b.context();
    let indices = ir::array(context, &[ir::i32_attr(context, index)]);
    spirv::CompositeExtractOp::build(b, ty, pair, indices)
        .op()
        .result(0)
}
