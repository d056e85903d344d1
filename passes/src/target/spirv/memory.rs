//! Loads, stores and address arithmetic.
//!
//! Every pointer is an access chain that ends in the index of an element (the
//! prologue makes the first ones, see [`super::prologue`]); address arithmetic
//! adds to that index. A cast changes the type at loads and stores only.

use super::types;
use crate::mir_to_lir::layout;
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, Type, Value},
    lir,
    rewrite::{PatternSet, Rewriter},
    spirv::as_pointer,
    upstream::spirv,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<lir::LoadOp<'_>>(load)
        .add::<lir::StoreOp<'_>>(store)
        .add::<lir::GepOp<'_>>(gep)
        .add::<lir::PtrCastOp<'_>>(ptr_cast);
}

/// What a lowered pointer points to.
pub fn pointee(pointer: Value<'_>) -> Option<Type<'_>> {
    as_pointer(pointer.ty()).map(|(pointee, _)| pointee)
}

fn load<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (pointer, ty) = (op.operand(0), op.result(0).ty());
    let Some(stored) = pointee(pointer) else {
        return false;
    };
    let b = rewriter.before(op);
    let mut value = spirv::LoadOp::build(&b, stored, pointer, None, None)
        .op()
        .result(0);
    if stored != ty {
        value = spirv::BitcastOp::build(&b, ty, value).result();
    }
    rewriter.replace(op, &[value]);
    true
}

fn store<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (pointer, mut value) = (op.operand(0), op.operand(1));
    let Some(stored) = pointee(pointer) else {
        return false;
    };
    let b = rewriter.before(op);
    if stored != value.ty() {
        value = spirv::BitcastOp::build(&b, stored, value).result();
    }
    spirv::StoreOp::build(&b, pointer, value, None, None);
    rewriter.erase(op);
    true
}

fn ptr_cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let operand = op.operand(0);
    if pointee(operand).is_none() {
        return false;
    }
    rewriter.replace(op, &[operand]);
    true
}

fn gep<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(gep) = op.cast::<lir::GepOp<'c>>() else {
        return false;
    };
    let base = gep.base();
    let Some(chain) = base
        .defining_op()
        .and_then(|op| op.cast::<spirv::AccessChainOp<'c>>())
    else {
        return false;
    };
    let Some((element, _)) = as_pointer(base.ty()) else {
        return false;
    };
    let size = layout::size(element);
    if gep.stride() % size != 0 {
        op.error(format!(
            "has stride {}, which is no multiple of the {size} bytes of an element; Vulkan addresses whole elements",
            gep.stride()
        ));
        return false;
    }
    let b = rewriter.before(op);
    let index = scaled(&b, gep.index(), gep.stride() / size);
    let mut indices = chain.indices();
    if let Some(last) = indices.last_mut() {
        *last = sum(&b, *last, index);
    }
    let element = spirv::AccessChainOp::build(&b, base.ty(), chain.base_ptr(), &indices);
    rewriter.replace(op, &[element.op().result(0)]);
    true
}

fn scaled<'c>(b: &Builder<'c>, index: Value<'c>, elements: i64) -> Value<'c> {
    if elements == 1 {
        return index;
    }
    let factor = int32(b, elements);
    spirv::IMulOp::build(b, index.ty(), index, factor).result()
}

fn sum<'c>(b: &Builder<'c>, left: Value<'c>, right: Value<'c>) -> Value<'c> {
    if is_zero(left) {
        return right;
    }
    spirv::IAddOp::build(b, right.ty(), left, right).result()
}

fn is_zero(value: Value<'_>) -> bool {
    let constant = value
        .defining_op()
        .and_then(|op| op.cast::<spirv::ConstantOp<'_>>());
    constant.is_some_and(|constant| constant.value().as_int() == Some(0))
}

/// A constant index.
pub fn int32<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    let ty = types::int32(b.context());
    spirv::ConstantOp::build(b, ty, ir::integer(ty, value))
        .op()
        .result(0)
}

/// Erases access chains, addresses and constants nothing uses.
pub fn erase_unused(function: Op<'_>) {
    let mut candidates = vec![];
    function.walk_pre(|op| {
        let erasable = op.is::<spirv::AccessChainOp<'_>>()
            || op.is::<spirv::AddressOfOp<'_>>()
            || op.is::<spirv::ConstantOp<'_>>();
        if erasable {
            candidates.push(op);
        }
    });
    // Users stand behind what they use.
    for op in candidates.into_iter().rev() {
        if !op.has_uses() {
            op.erase();
        }
    }
}
