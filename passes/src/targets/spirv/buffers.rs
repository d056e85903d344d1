//! Loads from and stores to buffer handles, for Vulkan.
//!
//! LIR counts bytes, SPIR-V counts elements. The offset usually is an index times the stride of the elements,
//! and then that index is used; otherwise the offset is divided by the stride.

use super::{
    access::{self, How},
    memory::{int32, pointee},
    types,
};
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, Type, Value},
    lir,
    rewrite::{PatternSet, Rewriter},
    spirv::{as_pointer, components, pointer, stride},
    upstream::spirv,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::BufferLoadOp<'_>>(load)
        .rewrite::<lir::BufferStoreOp<'_>>(store);
}

fn load<'c>(load: lir::BufferLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let place = place(&b, op, load.buffer(), load.byte_offset(), ty);
    let Some(value) = place.and_then(|place| access::load(&b, place, ty, How::PLAIN)) else {
        return false;
    };
    rewriter.replace(op, &[value]);
    true
}

fn store<'c>(store: lir::BufferStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (b, value) = (rewriter.before(op), store.value());
    let place = place(&b, op, store.buffer(), store.byte_offset(), value.ty());
    let stored = place.and_then(|place| access::store(&b, place, value, How::PLAIN));
    if stored.is_none() {
        return false;
    }
    rewriter.erase(op);
    true
}

/// The element of a buffer at an offset; `None` after a diagnostic.
fn place<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    buffer: Value<'c>,
    offset: Value<'c>,
    value: Type<'c>,
) -> Option<Value<'c>> {
    let (contents, class) = as_pointer(buffer.ty())?;
    let array = components(contents).next()?;
    let (element, stride) = (components(array).next()?, stride(array)?);
    if element != value {
        op.error(format!(
            "accesses a {value} of a buffer of {element}, which cannot be emitted as SPIR-V; declare the buffer with the accessed type"
        ));
        return None;
    }
    let Some(index) = index(b, offset, i64::from(stride)) else {
        op.error(format!(
            "has an offset that is not a multiple of the element stride of {stride} bytes; Vulkan addresses whole elements"
        ));
        return None;
    };
    let indices = [int32(b, 0), index];
    let ty = pointer(element, class);
    let chain = spirv::AccessChainOp::build(b, ty, buffer, &indices);
    let place = chain.op().result(0);
    pointee(place).is_some().then_some(place)
}

/// The index of the element at an offset; `None` if no element starts there.
fn index<'c>(b: &Builder<'c>, offset: Value<'c>, stride: i64) -> Option<Value<'c>> {
    if stride == 1 {
        return Some(offset);
    }
    if let Some(bytes) = constant(offset) {
        return (bytes % stride == 0).then(|| int32(b, bytes / stride));
    }
    let found = multiple(b, offset, stride);
    Some(found.unwrap_or_else(|| {
        let stride = types::number(b, offset.ty(), stride);
        spirv::UDivOp::build(b, offset.ty(), offset, stride).result()
    }))
}

/// The index, if the offset is computed from one.
fn multiple<'c>(b: &Builder<'c>, offset: Value<'c>, stride: i64) -> Option<Value<'c>> {
    if let Some(bytes) = constant(offset) {
        return (bytes % stride == 0).then(|| int32(b, bytes / stride));
    }
    let op = offset.defining_op()?;
    if op.is::<spirv::IAddOp<'c>>() {
        let [left, right] = [0, 1].map(|operand| multiple(b, op.operand(operand), stride));
        let (left, right) = left.zip(right)?;
        return Some(spirv::IAddOp::build(b, offset.ty(), left, right).result());
    }
    let factor = match op.name() {
        spirv::IMulOp::NAME => constant(op.operand(1))?,
        spirv::ShiftLeftLogicalOp::NAME => 1_i64.checked_shl(constant(op.operand(1))? as u32)?,
        _ => return None,
    };
    match (factor % stride, factor / stride) {
        (0, 1) => Some(op.operand(0)),
        (0, times) => {
            let times = types::number(b, offset.ty(), times);
            Some(spirv::IMulOp::build(b, offset.ty(), op.operand(0), times).result())
        }
        _ => None,
    }
}

/// The value of a constant, read as unsigned.
fn constant(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<spirv::ConstantOp<'_>>()?;
    Some(i64::from(constant.value().as_int()? as u32))
}
