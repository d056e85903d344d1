//! `nvgpu`: copies to workgroup memory, which are complete when they are made.
//!
//! A wait is for the own copies only, so it needs no barrier.

use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::{arith::compare, extent::constant},
};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, MemRef, Op, OpView, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        memref, nvgpu, scf,
    },
};

/// Elements that one copy moves at most: instructions have 16 bytes.
const MOST_ELEMENTS: i64 = 16;

pub fn is_known(op: Op<'_>) -> bool {
    const KNOWN: [&str; 3] = [
        nvgpu::DeviceAsyncCopyOp::NAME,
        nvgpu::DeviceAsyncCreateGroupOp::NAME,
        nvgpu::DeviceAsyncWaitOp::NAME,
    ];
    KNOWN.contains(&op.name())
}

/// Replaces an operation; `None` after a diagnostic. Tokens lose their users first.
pub fn expand(op: Op<'_>) -> Option<()> {
    if let Some(copy) = op.cast::<nvgpu::DeviceAsyncCopyOp<'_>>() {
        self::copy(copy)?;
    }
    // The token's users follow, and are erased as well.
    let users: Vec<_> = op.results().flat_map(Value::uses).collect();
    for (user, _) in users {
        if !is_known(user) {
            op.error("makes a token that goes elsewhere than to 'nvgpu.device_async_create_group' and 'nvgpu.device_async_wait'; give it to these");
            return None;
        }
        user.set_operands(&[]);
    }
    op.erase();
    Some(())
}

fn copy(copy: nvgpu::DeviceAsyncCopyOp<'_>) -> Option<()> {
    let op = copy.op();
    let count = copy.dst_elements().as_int().unwrap_or(0);
    if !(0..=MOST_ELEMENTS).contains(&count) {
        op.error(format!(
            "copies {count} elements; one copy moves at most 16 bytes"
        ));
        return None;
    }
    let b = Builder::before(op);
    let (from, to) = (copy.src_indices(), copy.dst_indices());
    let element = MemRef::of(copy.src().ty())?.element;
    let known = copy.src_elements().map(constant_value);
    for at in 0..count {
        let value = match (copy.src_elements(), known.flatten()) {
            (None, _) => loaded(&b, element, copy.src(), &from, at),
            (Some(_), Some(known)) if at < known => loaded(&b, element, copy.src(), &from, at),
            (Some(_), Some(_)) => zero(&b, element),
            (Some(limit), None) => {
                let index = constant(&b, limit.ty(), at);
                let is_inside = compare(&b, CmpIPredicate::Ult, index, limit);
                if_inside(&b, is_inside, element, copy.src(), &from, at)
            }
        };
        let place = shifted(&b, &to, at);
        memref::StoreOp::build(&b, value, copy.dst(), &place, None, None);
    }
    Some(())
}

/// The indices with a number added to the last.
fn shifted<'c>(b: &Builder<'c>, indices: &[Value<'c>], by: i64) -> Vec<Value<'c>> {
    let mut indices = indices.to_vec();
    if let Some(last) = indices.last_mut().filter(|_| by > 0) {
        let step = constant(b, last.ty(), by);
        *last = arith::AddIOp::build(b, last.ty(), *last, step, None).result();
    }
    indices
}

fn loaded<'c>(
    b: &Builder<'c>,
    element: Type<'c>,
    memory: Value<'c>,
    indices: &[Value<'c>],
    at: i64,
) -> Value<'c> {
    let indices = shifted(b, indices, at);
    memref::LoadOp::build(b, element, memory, &indices, None, None).result()
}

/// An element, or zero where it is not to be read.
fn if_inside<'c>(
    b: &Builder<'c>,
    is_inside: Value<'c>,
    element: Type<'c>,
    memory: Value<'c>,
    indices: &[Value<'c>],
    at: i64,
) -> Value<'c> {
    let choice = scf::IfOp::build(b, &[element], is_inside);
    for (region, is_then) in [(choice.then_region(), true), (choice.else_region(), false)] {
        let body = Block::new(&[]);
        region.append(body);
        let inside = Builder::at_end(body, b.location());
        let value = match is_then {
            true => loaded(&inside, element, memory, indices, at),
            false => zero(&inside, element),
        };
        scf::YieldOp::build(&inside, &[value]);
    }
    choice.op().result(0)
}

fn zero<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let one = |ty: Type<'c>| match ty.as_float() {
        Some(_) => ir::float_bits(ty, 0),
        None => ir::integer(ty, 0),
    };
    let value = match ty.as_vector() {
        Some((_, lane)) => ir::splat(ty, one(lane)),
        None => one(ty),
    };
    arith::ConstantOp::build(b, ty, value).result()
}
