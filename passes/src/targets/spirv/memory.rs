//! Loads, stores and address arithmetic.
//!
//! Every pointer is an access chain that ends in the index of an element (the prologue creates the first ones,
//! see [`super::prologue`]); address arithmetic adds to that index. A cast changes the type at loads and stores
//! only.
//!
//! Indices have 32 bits: narrower ones are sign-extended, wider ones truncated. Sums of indices are correct
//! modulo 2^32, and no Vulkan memory has 2^32 bytes.

use super::{
    access::{self, How},
    addresses, atomics, types,
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    rewrite::{PatternSet, Rewriter},
    spirv::as_pointer,
    upstream::spirv::{self, MemoryAccess, MemoryAccessAttr},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::LoadOp<'_>>(load)
        .rewrite::<lir::StoreOp<'_>>(store)
        .rewrite::<lir::GepOp<'_>>(gep)
        .add::<lir::PtrCastOp<'_>>(ptr_cast);
}

/// The pointee of a lowered pointer.
pub fn pointee(pointer: Value<'_>) -> Option<Type<'_>> {
    as_pointer(pointer.ty()).map(|(pointee, _)| pointee)
}

fn load<'c>(load: lir::LoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    if let (Some(ordering), Some(scope)) = (load.ordering(), load.scope()) {
        return atomics::lower_load(op, rewriter, scope, ordering).is_some();
    }
    let (place, ty) = (load.ptr(), op.result(0).ty());
    let how = how(op, place, load.align(), load.is_volatile());
    let Some(value) = access::load(&rewriter.before(op), place, ty, how) else {
        return false;
    };
    rewriter.replace(op, &[value]);
    true
}

fn store<'c>(store: lir::StoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (place, value) = (store.ptr(), store.value());
    if let (Some(ordering), Some(scope)) = (store.ordering(), store.scope()) {
        return atomics::lower_store(op, rewriter, value, scope, ordering).is_some();
    }
    let how = how(op, place, store.align(), store.is_volatile());
    if access::store(&rewriter.before(op), place, value, how).is_none() {
        return false;
    }
    rewriter.erase(op);
    true
}

/// The memory access operands.
fn how<'c>(op: Op<'c>, place: Value<'c>, align: i64, is_volatile: bool) -> How<'c> {
    if addresses::is_behind_address(place) {
        return How {
            access: Some(addresses::how(op, is_volatile)),
            align: i32::try_from(align).ok(),
        };
    }
    How {
        access: is_volatile.then(|| MemoryAccessAttr::get(op.context(), MemoryAccess::VOLATILE)),
        align: None,
    }
}

fn ptr_cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let operand = op.operand(0);
    if addresses::is_address(operand) {
        rewriter.replace(op, &[operand]);
        return true;
    }
    let Some(element) = pointee(operand) else {
        return false;
    };
    let wanted = PtrType::from_type(op.result(0).ty()).map(PtrType::pointee);
    if !wanted.is_some_and(|wanted| access::fits(wanted, element)) {
        op.error(format!(
            "accesses memory of {element} as elements of another size, which cannot be emitted as SPIR-V yet; declare the memory with the accessed type"
        ));
        return false;
    }
    rewriter.replace(op, &[operand]);
    true
}

fn gep<'c>(gep: lir::GepOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = gep.op();
    let base = gep.base();
    if addresses::is_address(base) {
        addresses::gep(gep, rewriter);
        return true;
    }
    let Some(chain) = base
        .defining_op()
        .and_then(|op| op.cast::<spirv::AccessChainOp<'c>>())
    else {
        return false;
    };
    let Some((element, _)) = as_pointer(base.ty()) else {
        return false;
    };
    let b = rewriter.before(op);
    let Some(index) = elements(&b, gep, layout::size(element)) else {
        return false;
    };
    let mut indices = chain.indices();
    if let Some(last) = indices.last_mut() {
        *last = sum(&b, *last, index);
    }
    let element = spirv::AccessChainOp::build(&b, base.ty(), chain.base_ptr(), &indices);
    rewriter.replace(op, &[element.op().result(0)]);
    true
}

/// The number of elements of `size` bytes by which the address advances, in 32 bits; `None` after a diagnostic.
fn elements<'c>(b: &Builder<'c>, gep: lir::GepOp<'c>, size: i64) -> Option<Value<'c>> {
    let (index, stride) = (gep.index(), gep.stride());
    if let Some(number) = constant_index(gep) {
        let bytes = number * i128::from(stride);
        if stride == size && index.ty() == types::int32(b.context()) {
            return Some(index);
        } else if bytes % i128::from(size) == 0 {
            return Some(int32(b, (bytes / i128::from(size)) as i64));
        }
    } else if stride % size == 0 {
        let index = index32(b, index, gep.unsigned_index());
        return Some(scaled(b, index, stride / size));
    }
    gep.op().error(format!(
        "has stride {stride}, which is not a multiple of the element size of {size} bytes; Vulkan addresses whole elements"
    ));
    None
}

/// The index, if it is a constant.
fn constant_index(gep: lir::GepOp<'_>) -> Option<i128> {
    let constant = gep.index().defining_op()?.cast::<spirv::ConstantOp<'_>>()?;
    let number = constant.value().as_int()?;
    let (width, _) = gep.index().ty().as_integer()?;
    let is_below_zero = number < 0 && gep.unsigned_index();
    Some(i128::from(number) + if is_below_zero { 1 << width } else { 0 })
}

/// An index converted to 32 bits.
fn index32<'c>(b: &Builder<'c>, index: Value<'c>, is_unsigned: bool) -> Value<'c> {
    let ty = types::int32(b.context());
    if index.ty() == ty {
        index
    } else if is_unsigned {
        spirv::UConvertOp::build(b, ty, index).result()
    } else {
        spirv::SConvertOp::build(b, ty, index).result()
    }
}

fn scaled<'c>(b: &Builder<'c>, index: Value<'c>, elements: i64) -> Value<'c> {
    if elements == 1 {
        return index;
    }
    let factor = int32(b, elements);
    spirv::IMulOp::build(b, index.ty(), index, factor).result()
}

/// The sum of two indices.
pub fn sum<'c>(b: &Builder<'c>, left: Value<'c>, right: Value<'c>) -> Value<'c> {
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

/// A constant index; one of more than 32 bits is truncated.
pub fn int32<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    types::number(b, types::int32(b.context()), i64::from(value as i32))
}

/// Erases unused addresses and constants, and unused operands of buffer offsets.
pub fn erase_unused(function: Op<'_>) {
    let mut candidates = vec![];
    function.walk_pre(|op| {
        let is_address = op.is::<spirv::AccessChainOp<'_>>() || op.is::<spirv::AddressOfOp<'_>>();
        if is_address || op.is::<spirv::ConstantOp<'_>>() || is_index_arithmetic(op) {
            candidates.push(op);
        }
    });
    // Users come after the values they use.
    for op in candidates.into_iter().rev() {
        if !op.has_uses() {
            op.erase();
        }
    }
}

fn is_index_arithmetic(op: Op<'_>) -> bool {
    let is_one = op.is::<spirv::IMulOp<'_>>()
        || op.is::<spirv::IAddOp<'_>>()
        || op.is::<spirv::ShiftLeftLogicalOp<'_>>();
    is_one && op.result(0).ty() == types::int32(op.context())
}
