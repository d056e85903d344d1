//! Copies by all work-items of a workgroup: `async_work_group_copy` and its like, done element by element, a work-item
//! after the other; `wait_group_events` is a barrier.

use super::{
    body::Body,
    builtins::Name,
    memory::each_from,
    types::{is_pointer, stored},
};
use crate::{
    analysis::layout::size,
    gpu_to_mir::foreign::{add, resize},
};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{Op, Signedness, Value},
    llvm_import::LlvmType,
    mir,
    upstream::arith,
};

const COPY: &str = "async_work_group_copy";
const STRIDED: &str = "async_work_group_strided_copy";
const WAIT: &str = "wait_group_events";

/// Whether a symbol is one of these functions.
pub fn is_copy(symbol: &str) -> bool {
    symbol.contains("_group_") && [COPY, STRIDED, WAIT].contains(&Name::of(symbol).base.as_str())
}

/// The work-item's number in its workgroup, or the number of them.
fn linear<'c>(
    body: &Body<'_, 'c>,
    ty: gir_dialects::ir::Type<'c>,
    of_axis: impl Fn(Axis) -> Value<'c>,
    combine: impl Fn([Value<'c>; 3]) -> Value<'c>,
) -> Value<'c> {
    let all = [Axis::X, Axis::Y, Axis::Z].map(of_axis);
    resize(&body.b, combine(all), ty, Signedness::Unsigned)
}

/// A call of one of them.
pub fn copy<'c>(body: &mut Body<'_, 'c>, op: Op<'c>, symbol: &str) -> Result<(), String> {
    let name = Name::of(symbol);
    body.set(op, vec![]);
    if name.base == WAIT {
        let group = MemoryScope::Workgroup;
        mir::BarrierOp::build(&body.b, group, group, MemoryOrdering::AcqRel);
        return Ok(());
    }
    let (to, from) = (body.value(op.operand(0))?, body.value(op.operand(1))?);
    let count = body.value(op.operand(2))?;
    let element = name.pointee(0, op.context()).and_then(stored);
    let element = element.ok_or("copies elements of an unknown type")?;
    let word = super::types::int(op, 32);
    let size_of = |axis| mir::WorkgroupSizeOp::build(&body.b, word, axis).result();
    let id = |axis| mir::LocalIdOp::build(&body.b, word, axis).result();
    let times = |l, r| arith::MulIOp::build(&body.b, word, l, r, None).result();
    let step = linear(body, count.ty(), size_of, |[x, y, z]| times(times(x, y), z));
    let first = linear(body, count.ty(), id, |[x, y, z]| {
        let plane = add(&body.b, times(z, size_of(Axis::Y)), y);
        add(&body.b, times(plane, size_of(Axis::X)), x)
    });
    // The stride is that of global memory.
    let is_local = |value: Value<'c>| {
        is_pointer(value.ty()) && matches!(LlvmType::of(value.ty()), Some(LlvmType::Pointer(3)))
    };
    let stride = match name.base == STRIDED {
        true => Some((body.value(op.operand(3))?, is_local(op.operand(0)))),
        false => None,
    };
    each_from(body, (first, count, step), |body, index| {
        let far = stride.map(|(stride, _)| {
            arith::MulIOp::build(&body.b, index.ty(), index, stride, None).result()
        });
        let (source, target) = match (stride, far) {
            (Some((_, true)), Some(far)) => (far, index),
            (_, Some(far)) => (index, far),
            _ => (index, index),
        };
        let place = body.step(body.element_as(from, element), source, size(element), true)?;
        let value = body.load(place, element, None, false)?;
        let place = body.step(body.element_as(to, element), target, size(element), true)?;
        body.store(place, value, element, None, false)
    })
}
