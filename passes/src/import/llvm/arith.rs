//! Operations on numbers: one of `arith` for each.

use super::{
    addresses::compare_pointers,
    body::{Body, Rule, Rules},
    operations::cast_bits,
    types::is_pointer,
};
use gir_dialects::{
    ir::{Op, OpView},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        llvm,
    },
};

/// Rules that rename an operation.
macro_rules! renamed {
    ($($old:ident => $new:ident),* $(,)?) => {
        &[$((llvm::$old::NAME, {
            fn rule<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
                rename(body, op, arith::$new::NAME)
            }
            rule as Rule
        })),*]
    };
}

const RENAMED: Rules = renamed! {
    AddOp => AddIOp, SubOp => SubIOp, MulOp => MulIOp,
    UDivOp => DivUIOp, SDivOp => DivSIOp, URemOp => RemUIOp, SRemOp => RemSIOp,
    AndOp => AndIOp, OrOp => OrIOp, XOrOp => XOrIOp,
    ShlOp => ShLIOp, LShrOp => ShRUIOp, AShrOp => ShRSIOp,
    FAddOp => AddFOp, FSubOp => SubFOp, FMulOp => MulFOp, FDivOp => DivFOp, FRemOp => RemFOp,
    FNegOp => NegFOp,
    ZExtOp => ExtUIOp, SExtOp => ExtSIOp,
    FPTruncOp => TruncFOp, FPExtOp => ExtFOp,
    FPToSIOp => FPToSIOp, FPToUIOp => FPToUIOp, SIToFPOp => SIToFPOp, UIToFPOp => UIToFPOp,
};

/// The rules of this family.
pub const RULES: Rules = &{
    const OTHERS: [(&str, Rule); 6] = [
        (llvm::TruncOp::NAME, truncate),
        (llvm::ICmpOp::NAME, compare),
        (llvm::FCmpOp::NAME, compare_floats),
        (llvm::SelectOp::NAME, select),
        (llvm::FreezeOp::NAME, freeze),
        (llvm::BitcastOp::NAME, bitcast),
    ];
    let mut all = [OTHERS[0]; RENAMED.len() + OTHERS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < OTHERS.len() {
            OTHERS[at]
        } else {
            RENAMED[at - OTHERS.len()]
        };
        at += 1;
    }
    all
};

/// Replaces an operation by one with the same operands; flags that make results poison are dropped.
fn rename<'c>(body: &mut Body<'_, 'c>, op: Op<'c>, name: &str) -> Result<(), String> {
    let operands = body.operands(op)?;
    let ty = body.ty(op.result(0))?;
    let value = body.create(name, ty, &operands);
    body.set(op, vec![value]);
    Ok(())
}

/// An integer that was extended before is that integer again.
fn truncate<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let (value, ty) = (body.value(op.operand(0))?, body.ty(op.result(0))?);
    let extended = value
        .defining_op()
        .filter(|op| op.is::<arith::ExtUIOp<'_>>() || op.is::<arith::ExtSIOp<'_>>());
    let source = extended
        .map(|op| op.operand(0))
        .filter(|source| source.ty() == ty);
    match source {
        Some(source) => body.set(op, vec![source]),
        None => return rename(body, op, arith::TruncIOp::NAME),
    }
    Ok(())
}

fn compare<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(comparison) = op.cast::<llvm::ICmpOp<'c>>() else {
        return Ok(());
    };
    if is_pointer(comparison.lhs().ty()) {
        return compare_pointers(body, comparison);
    }
    let predicate = CmpIPredicate::ALL[comparison.predicate() as usize];
    let (l, r) = (body.value(comparison.lhs())?, body.value(comparison.rhs())?);
    let ty = body.ty(comparison.res())?;
    let value = arith::CmpIOp::build(&body.b, ty, predicate, l, r).result();
    body.set(op, vec![value]);
    Ok(())
}

fn compare_floats<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(comparison) = op.cast::<llvm::FCmpOp<'c>>() else {
        return Ok(());
    };
    let predicate = CmpFPredicate::ALL[comparison.predicate() as usize];
    let (l, r) = (body.value(comparison.lhs())?, body.value(comparison.rhs())?);
    let ty = body.ty(comparison.res())?;
    let value = arith::CmpFOp::build(&body.b, ty, predicate, l, r, None).result();
    body.set(op, vec![value]);
    Ok(())
}

fn select<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let condition = body.value(op.operand(0))?;
    let types = body.types(op.result(0))?;
    let (yes, no) = (
        body.parts_as(op.operand(1), &types)?,
        body.parts_as(op.operand(2), &types)?,
    );
    let parts =
        yes.into_iter().zip(no).zip(types).map(|((yes, no), ty)| {
            arith::SelectOp::build(&body.b, ty, condition, yes, no).result()
        });
    let parts = parts.collect();
    body.set(op, parts);
    Ok(())
}

/// Undefined values are one value already.
fn freeze<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let types = body.types(op.result(0))?;
    let parts = body.parts_as(op.operand(0), &types)?;
    body.set(op, parts);
    Ok(())
}

fn bitcast<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    if is_pointer(op.operand(0).ty()) {
        return freeze(body, op);
    }
    let (value, ty) = (body.value(op.operand(0))?, body.ty(op.result(0))?);
    let value = cast_bits(&body.b, value, ty);
    body.set(op, vec![value]);
    Ok(())
}
