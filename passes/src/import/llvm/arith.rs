//! Operations on numbers: one of `arith` for each.

use super::{
    body::{Body, Rule, Rules},
    kernels,
    operations::cast_bits,
    types::is_pointer,
    wide_products,
};
use crate::gpu_to_mir::foreign::number;
use gir_dialects::{
    ir::{Op, OpView, Value},
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
    if let Some(value) = wide_products::part(body, op)? {
        body.set(op, vec![value]);
        return Ok(());
    }
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
        if let Some(equal) = compared_with_null(comparison) {
            let value = number(&body.b, body.ty(comparison.res())?, i64::from(equal));
            body.set(op, vec![value]);
            return Ok(());
        }
        return Err(
            "compares pointers, which targets without addresses cannot; compare indices".to_owned(),
        );
    }
    let predicate = CmpIPredicate::ALL[comparison.predicate() as usize];
    let (l, r) = (body.value(comparison.lhs())?, body.value(comparison.rhs())?);
    let ty = body.ty(comparison.res())?;
    let value = arith::CmpIOp::build(&body.b, ty, predicate, l, r).result();
    body.set(op, vec![value]);
    Ok(())
}

/// The result of a comparison of a kernel's parameter, a variable or a global with null, which none of them is.
fn compared_with_null(comparison: llvm::ICmpOp<'_>) -> Option<bool> {
    let is_null = |value: Value<'_>| {
        let op = start_of(value).defining_op();
        op.is_some_and(|op| op.is::<llvm::ZeroOp<'_>>())
    };
    let (l, r) = (comparison.lhs(), comparison.rhs());
    let other = match (is_null(l), is_null(r)) {
        (true, false) => r,
        (false, true) => l,
        _ => return None,
    };
    let start = start_of(other);
    let is_memory = start
        .defining_op()
        .is_some_and(|op| op.is::<llvm::AllocaOp<'_>>() || op.is::<llvm::AddressOfOp<'_>>());
    let kernel = start.owner_block().and_then(|block| {
        let function = block.parent_op()?.cast::<llvm::LLVMFuncOp<'_>>()?;
        let is_entry = function.body().first_block() == Some(block);
        (is_entry && kernels::is_kernel(function)).then_some(function)
    });
    let is_known = is_memory || kernel.is_some();
    match comparison.predicate() {
        llvm::ICmpPredicate::Eq if is_known => Some(false),
        llvm::ICmpPredicate::Ne if is_known => Some(true),
        _ => None,
    }
}

/// The pointer that a pointer is computed from.
fn start_of(pointer: Value<'_>) -> Value<'_> {
    let op = pointer.defining_op();
    let moved = op.filter(|op| op.is::<llvm::GEPOp<'_>>() || op.is::<llvm::AddrSpaceCastOp<'_>>());
    moved.map_or(pointer, |op| start_of(op.operand(0)))
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
