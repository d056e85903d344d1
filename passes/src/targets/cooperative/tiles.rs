//! Loads of tiles without an instruction: the place of a row comes from the work-item that has it.

use super::{
    fragments::{SHARERS, SIDE},
    own::Own,
};
use crate::{analysis::layout, lir::arithmetic::domains};
use gir_dialects::{
    ir::{Builder, Op, OpSpec, OpView as _, Value},
    lir,
    mir::PtrType,
    upstream::func,
};

/// Replaces a load by shuffles of pointers' indices, and loads of numbers.
pub fn expand(load: lir::FragmentLoadOp<'_>) {
    let op = load.op();
    let own = Own::new(Builder::before(op));
    let Some(numbers) = numbers(&own, load) else {
        op.error("reads tiles through a pointer that control flow chooses; choose its index, and add that to memory that is the same for all work-items");
        return;
    };
    for (result, value) in op.results().zip(numbers) {
        result.replace_all_uses(value);
    }
    op.erase();
}

fn numbers<'c>(own: &Own<'c>, load: lir::FragmentLoadOp<'c>) -> Option<Vec<Value<'c>>> {
    let b = &own.a.builder;
    let element = PtrType::from_type(load.ptr().ty())?.pointee();
    let size = layout::size(element);
    let held = SHARERS / size;
    // The first of the work-item's numbers in a row, and of its rows.
    let first = own.times(own.in_line, held);
    let mut numbers = vec![];
    for tile in 0..load.tiles() {
        // Not transposed, the numbers are of one row.
        let mut row = None;
        for number in 0..held {
            let (place, along) = match (load.transposed(), row) {
                (true, _) => {
                    let lane = own.plus(first, tile * SIDE + number);
                    (of_lane(own, load.ptr(), lane)?, own.line)
                }
                (false, Some(row)) => (row, own.plus(first, number)),
                (false, None) => {
                    let lane = own.plus(own.line, tile * SIDE);
                    (of_lane(own, load.ptr(), lane)?, first)
                }
            };
            row = Some(place);
            let place = lir::GepOp::build(b, place.ty(), place, along, size, true).result();
            let loaded = lir::LoadOp::build(b, element, place, size, false, None, None);
            numbers.push(loaded.result());
        }
    }
    Some(numbers)
}

/// The pointer of another work-item: the same memory, at its index. `None` if control flow chooses the memory.
fn of_lane<'c>(own: &Own<'c>, pointer: Value<'c>, lane: Value<'c>) -> Option<Value<'c>> {
    let b = &own.a.builder;
    let Some(op) = pointer.defining_op() else {
        return is_parameter(pointer).then_some(pointer);
    };
    if let Some(step) = op.cast::<lir::GepOp<'c>>() {
        let base = of_lane(own, step.base(), lane)?;
        let index = match domains::constant(step.index()) {
            Some(_) => step.index(),
            None => own.of(step.index(), lane),
        };
        let (stride, is_unsigned) = (step.stride(), step.unsigned_index());
        return Some(lir::GepOp::build(b, pointer.ty(), base, index, stride, is_unsigned).result());
    }
    if op.is::<lir::PtrCastOp<'_>>() || op.is::<lir::AddrSpaceCastOp<'_>>() {
        let base = of_lane(own, op.operand(0), lane)?;
        let spec = OpSpec {
            operands: &[base],
            results: &[pointer.ty()],
            attributes: &op.attributes(),
            ..OpSpec::default()
        };
        return Some(b.create(op.name(), spec).result(0));
    }
    op.is::<lir::AddressOfOp<'_>>().then_some(pointer)
}

/// Bytes of a row, to which instructions want it to be aligned.
const ROW: i64 = 16;

/// Aligns the memory that an instruction loads from, if it is a global among these operations.
pub fn align(load: lir::FragmentLoadOp<'_>, top: &[Op<'_>]) {
    let mut pointer = load.ptr();
    while let Some(op) = pointer.defining_op() {
        if let Some(address) = op.cast::<lir::AddressOfOp<'_>>() {
            let globals = top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>());
            let mut globals = globals.filter(|global| global.sym_name() == address.global());
            if let Some(global) = globals.next() {
                global.set_align(global.align().max(ROW));
            }
            return;
        }
        let is_step = op.is::<lir::GepOp<'_>>()
            || op.is::<lir::PtrCastOp<'_>>()
            || op.is::<lir::AddrSpaceCastOp<'_>>();
        if !is_step {
            return;
        }
        pointer = op.operand(0);
    }
}

/// Whether a value is a parameter of a function: memory is the same for all work-items there.
fn is_parameter(value: Value<'_>) -> bool {
    let parent = value.owner_block().and_then(|block| block.parent_op());
    parent.is_some_and(|parent: Op<'_>| parent.is::<func::FuncOp<'_>>())
}
