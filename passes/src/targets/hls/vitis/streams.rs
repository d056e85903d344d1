//! Buffers that a kernel reads or writes from the first element on, each once: they are streams.
//!
//! An access qualifies if it is the only one of its buffer and its index is the number of the iteration of the loops
//! around it, which are those over workgroups and work-items along x: `group * size + item`. A branch around it may
//! compare that number with a value that stays the same, so that the elements in front are accessed and no others.

use super::kernels::is_kernel;
use crate::{lir::arithmetic::domains, targets::c_like::types::CType};
use gir_dialects::{
    ir::{self, AttributeExt, Block, Op, OpView as _, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// Marks the streams of all kernels, and their accesses.
pub fn mark(module: Op<'_>) {
    let top = module.region(0).blocks().flat_map(Block::ops);
    for kernel in top.filter(|op| is_kernel(*op)) {
        let Some(entry) = kernel.region(0).first_block() else {
            continue;
        };
        let mut streams = vec![];
        for (index, buffer) in entry.arguments().enumerate() {
            let access = only_access(buffer);
            if let Some(access) = access.filter(|access| is_in_order(*access, kernel)) {
                take_next(access, buffer);
                streams.push(index as i64);
            }
        }
        if !streams.is_empty() {
            let streams = ir::dense_i64(kernel.context(), &streams);
            kernel.set_attribute(names::LIR_HLS_STREAMS, streams);
        }
    }
}

/// Makes an access that of the next element: the place in the buffer is that of the stream.
fn take_next<'c>(access: Op<'c>, buffer: Value<'c>) {
    access.set_attribute(names::LIR_HLS_STREAM, ir::flag(access.context()));
    for (index, operand) in access.operands().enumerate().collect::<Vec<_>>() {
        if let Some(element) = operand.defining_op().filter(|op| op.is::<lir::GepOp<'_>>())
            && operand.ty() == buffer.ty()
        {
            access.set_operand(index, buffer);
            erase_unused(element);
        }
    }
}

/// Erases a computation without users, and those that only it used.
fn erase_unused(op: Op<'_>) {
    let mut unused = vec![op];
    while let Some(op) = unused.pop() {
        if op.has_uses() || !op.is_effect_free() {
            continue;
        }
        let operands: Vec<_> = op.operands().collect();
        op.erase();
        for definition in operands.into_iter().filter_map(Value::defining_op) {
            // Both operands may be of one operation.
            if !unused.contains(&definition) {
                unused.push(definition);
            }
        }
    }
}

/// The parameters of a kernel that are streams.
pub fn of(kernel: Op<'_>) -> Vec<usize> {
    let streams = kernel.attribute(names::LIR_HLS_STREAMS);
    let streams = streams
        .and_then(AttributeExt::as_dense_i64)
        .unwrap_or_default();
    streams.into_iter().map(|index| index as usize).collect()
}

/// The one access of a buffer of numbers, if there is one and it is plain.
fn only_access(buffer: Value<'_>) -> Option<Op<'_>> {
    let pointer = PtrType::from_type(buffer.ty())?;
    let element = CType::of(pointer.pointee())?;
    if pointer.space() != StorageSpace::Global || !matches!(element, CType::Scalar(_)) {
        return None;
    }
    let (user, _) = buffer.uses().next().filter(|_| buffer.has_one_use())?;
    let gep = user.cast::<lir::GepOp<'_>>()?;
    let address = gep.op().result(0);
    let (access, _) = address.uses().next().filter(|_| address.has_one_use())?;
    let is_element = Some(gep.stride()) == element.stride(64) && address.ty() == buffer.ty();
    let (is_plain, value) = if let Some(load) = access.cast::<lir::LoadOp<'_>>() {
        let is_plain = !load.is_volatile() && load.ordering().is_none();
        (is_plain && load.result().has_uses(), load.result())
    } else {
        let store = access.cast::<lir::StoreOp<'_>>()?;
        let is_plain = !store.is_volatile() && store.ordering().is_none();
        (is_plain && store.ptr() == address, store.value())
    };
    let is_whole = value.ty() == pointer.pointee();
    (is_element && is_plain && is_whole).then_some(access)
}

/// Whether an access is that of the element with the number of its iteration.
fn is_in_order<'c>(access: Op<'c>, kernel: Op<'c>) -> bool {
    let Some(order) = Order::around(access, kernel) else {
        return false;
    };
    let element = access.operands().find_map(|operand| {
        let gep = operand.defining_op()?.cast::<lir::GepOp<'c>>()?;
        PtrType::from_type(operand.ty()).map(|_| gep)
    });
    element.is_some_and(|gep| order.is_number(gep.index()))
}

/// The loops around an access, whose branches are all guards.
struct Order<'c> {
    /// The counter of workgroups along x, if there is a loop.
    group: Option<Value<'c>>,
    /// The counter of work-items along x, and the work-items of a workgroup.
    item: Value<'c>,
    size: Value<'c>,
}

impl<'c> Order<'c> {
    fn around(access: Op<'c>, kernel: Op<'c>) -> Option<Self> {
        let around = std::iter::successors(access.parent(), |op| op.parent());
        let around: Vec<_> = around.take_while(|op| *op != kernel).collect();
        let is_loop = |op: &&Op<'c>| op.is::<scf::ForOp<'_>>();
        let loops: Vec<_> = around.iter().filter(is_loop).copied().collect();
        let (item, group) = match *loops.as_slice() {
            [item] => (item, None),
            [item, group] => (item, Some(group)),
            _ => return None,
        };
        let is_grid = |op: Op<'c>, name: &str| op.attribute(name).is_some();
        let has_marks = is_grid(item, names::LIR_WORK_ITEMS)
            && group.is_none_or(|group| is_grid(group, names::LIR_WORKGROUPS));
        let from_zero = |op: Op<'c>| {
            let [first, step] = [op.operand(0), op.operand(2)].map(domains::constant);
            first == Some(0) && step == Some(1)
        };
        if !has_marks || !loops.iter().all(|&op| from_zero(op)) {
            return None;
        }
        let counter = |op: Op<'c>| Some(op.region(0).first_block()?.argument(0));
        let order = Self {
            group: group.map(counter).unwrap_or_default(),
            item: counter(item)?,
            size: item.operand(1),
        };
        let mut inner = access;
        for op in around {
            if !is_loop(&&op) && !order.is_guard(op, inner, kernel) {
                return None;
            }
            inner = op;
        }
        Some(order)
    }

    /// Whether a value is the number of the iteration, of any width.
    fn is_number(&self, value: Value<'c>) -> bool {
        let value = narrow(value);
        let Some(group) = self.group else {
            return value == self.item;
        };
        let Some(sum) = value
            .defining_op()
            .filter(|op| op.is::<arith::AddIOp<'_>>())
        else {
            return false;
        };
        let [one, other] = [sum.operand(0), sum.operand(1)];
        let (first, item) = match one == self.item {
            true => (other, one),
            false => (one, other),
        };
        let Some(first) = first.defining_op() else {
            return false;
        };
        let is_scaled = if first.is::<arith::MulIOp<'_>>() {
            let [one, other] = [first.operand(0), first.operand(1)];
            (one == group && self.is_size(other)) || (other == group && self.is_size(one))
        } else if first.is::<arith::ShLIOp<'_>>() || first.is::<lir::ShlIOp<'_>>() {
            let bits = domains::constant(first.operand(1));
            let size = bits.and_then(|bits| 1_i64.checked_shl(bits as u32));
            first.operand(0) == group && size.is_some() && domains::constant(self.size) == size
        } else {
            false
        };
        item == self.item && is_scaled
    }

    fn is_size(&self, value: Value<'c>) -> bool {
        let size = domains::constant(value);
        value == self.size || size.is_some() && size == domains::constant(self.size)
    }

    /// Whether an operation is a branch that takes `inner` for the first iterations, however many.
    fn is_guard(&self, branch: Op<'c>, inner: Op<'c>, kernel: Op<'c>) -> bool {
        if !branch.is::<scf::IfOp<'_>>() || inner.block() != branch.region(0).first_block() {
            return false;
        }
        let condition = branch.operand(0).defining_op();
        let Some(test) = condition.and_then(|op| op.cast::<arith::CmpIOp<'c>>()) else {
            return false;
        };
        let [left, right] = [test.lhs(), test.rhs()];
        let (number, bound) = match test.predicate() {
            CmpIPredicate::Ult | CmpIPredicate::Ule => (left, right),
            CmpIPredicate::Ugt | CmpIPredicate::Uge => (right, left),
            _ => return false,
        };
        self.is_number(number) && is_invariant(bound, kernel)
    }
}

/// A value without its extension to more bits.
fn narrow(value: Value<'_>) -> Value<'_> {
    let mut value = value;
    while let Some(op) = value.defining_op() {
        match op.is::<arith::ExtUIOp<'_>>() || op.is::<arith::ExtSIOp<'_>>() {
            true => value = op.operand(0),
            false => break,
        }
    }
    value
}

/// Whether a value is the same in all iterations: a parameter of the kernel, or a constant.
fn is_invariant<'c>(value: Value<'c>, kernel: Op<'c>) -> bool {
    let value = narrow(value);
    match value.defining_op() {
        Some(op) => op.is::<arith::ConstantOp<'_>>(),
        None => value.owner_block() == kernel.region(0).first_block(),
    }
}
