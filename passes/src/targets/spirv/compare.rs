//! Comparisons.

use super::types;
use gir_dialects::{
    ir::{self, Builder, OpSpec, OpView, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        spirv,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<arith::CmpIOp<'_>>(cmp_i)
        .rewrite::<arith::CmpFOp<'_>>(cmp_f);
}

fn cmp_i<'c>(compare: arith::CmpIOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = compare.op();
    let name = if types::is_boolean(compare.lhs().ty()) {
        logical(compare.predicate())
    } else {
        Some(integral(compare.predicate()))
    };
    let Some(name) = name else {
        op.error("orders values of type i1, which SPIR-V does not; compare integers instead");
        return false;
    };
    let value = binary(&rewriter.before(op), name, compare.lhs(), compare.rhs());
    rewriter.replace(op, &[value]);
    true
}

fn logical(predicate: CmpIPredicate) -> Option<&'static str> {
    match predicate {
        CmpIPredicate::Eq => Some(spirv::LogicalEqualOp::NAME),
        CmpIPredicate::Ne => Some(spirv::LogicalNotEqualOp::NAME),
        _ => None,
    }
}

fn integral(predicate: CmpIPredicate) -> &'static str {
    match predicate {
        CmpIPredicate::Eq => spirv::IEqualOp::NAME,
        CmpIPredicate::Ne => spirv::INotEqualOp::NAME,
        CmpIPredicate::Slt => spirv::SLessThanOp::NAME,
        CmpIPredicate::Sle => spirv::SLessThanEqualOp::NAME,
        CmpIPredicate::Sgt => spirv::SGreaterThanOp::NAME,
        CmpIPredicate::Sge => spirv::SGreaterThanEqualOp::NAME,
        CmpIPredicate::Ult => spirv::ULessThanOp::NAME,
        CmpIPredicate::Ule => spirv::ULessThanEqualOp::NAME,
        CmpIPredicate::Ugt => spirv::UGreaterThanOp::NAME,
        CmpIPredicate::Uge => spirv::UGreaterThanEqualOp::NAME,
    }
}

fn cmp_f<'c>(compare: arith::CmpFOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = compare.op();
    let b = rewriter.before(op);
    let value = floating(&b, compare.predicate(), compare.lhs(), compare.rhs());
    rewriter.replace(op, &[value]);
    true
}

fn floating<'c>(
    b: &Builder<'c>,
    predicate: CmpFPredicate,
    lhs: Value<'c>,
    rhs: Value<'c>,
) -> Value<'c> {
    let name = match predicate {
        CmpFPredicate::AlwaysFalse => return constant(b, lhs, false),
        CmpFPredicate::AlwaysTrue => return constant(b, lhs, true),
        CmpFPredicate::UNO => return unordered(b, lhs, rhs),
        CmpFPredicate::ORD => {
            let unordered = unordered(b, lhs, rhs);
            return spirv::LogicalNotOp::build(b, unordered.ty(), unordered).result();
        }
        CmpFPredicate::OEQ => spirv::FOrdEqualOp::NAME,
        CmpFPredicate::OGT => spirv::FOrdGreaterThanOp::NAME,
        CmpFPredicate::OGE => spirv::FOrdGreaterThanEqualOp::NAME,
        CmpFPredicate::OLT => spirv::FOrdLessThanOp::NAME,
        CmpFPredicate::OLE => spirv::FOrdLessThanEqualOp::NAME,
        CmpFPredicate::ONE => spirv::FOrdNotEqualOp::NAME,
        CmpFPredicate::UEQ => spirv::FUnordEqualOp::NAME,
        CmpFPredicate::UGT => spirv::FUnordGreaterThanOp::NAME,
        CmpFPredicate::UGE => spirv::FUnordGreaterThanEqualOp::NAME,
        CmpFPredicate::ULT => spirv::FUnordLessThanOp::NAME,
        CmpFPredicate::ULE => spirv::FUnordLessThanEqualOp::NAME,
        CmpFPredicate::UNE => spirv::FUnordNotEqualOp::NAME,
    };
    binary(b, name, lhs, rhs)
}

/// An operation with two operands that yields a `bool`.
pub fn binary<'c>(b: &Builder<'c>, name: &str, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands: &[lhs, rhs],
        results: &[types::comparison(lhs.ty())],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// Whether one of the operands is a NaN.
fn unordered<'c>(b: &Builder<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
    let ty = types::comparison(lhs.ty());
    let left = spirv::IsNanOp::build(b, ty, lhs).result();
    let right = spirv::IsNanOp::build(b, ty, rhs).result();
    spirv::LogicalOrOp::build(b, ty, left, right).result()
}

/// The constant result of a comparison with `operand`.
fn constant<'c>(b: &Builder<'c>, operand: Value<'c>, value: bool) -> Value<'c> {
    let ty = types::comparison(operand.ty());
    types::constant(b, ty, ir::boolean(b.context(), value))
}
