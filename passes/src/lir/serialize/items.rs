//! Loops over work-items, after the fact.

use crate::lir::arithmetic::domains::constant as constant_value;
use gir_dialects::{
    ir::{Op, OpView, Value},
    lir, names,
    upstream::{arith, scf},
};

/// A loop over work-items from 0 on.
pub struct Loop<'c> {
    /// The number of the work-item.
    pub index: Value<'c>,
    /// The number of work-items.
    pub upper: Value<'c>,
}

impl<'c> Loop<'c> {
    /// The loop of an operation, if it is one over work-items.
    pub fn of(op: scf::ForOp<'c>) -> Option<Self> {
        op.op().attribute(names::LIR_WORK_ITEMS)?;
        let is_counted = constant_value(op.op().operand(0)) == Some(0)
            && constant_value(op.op().operand(2)) == Some(1)
            && op.op().result_count() == 0;
        let body = op.region().first_block()?;
        is_counted.then(|| Self {
            index: body.argument(0),
            upper: op.op().operand(1),
        })
    }
}

/// The axis of the workgroup whose number is multiplied by a power of two: the global index of its first work-item.
pub fn base_axis(value: Value<'_>) -> Option<usize> {
    let product = value.defining_op()?.cast::<arith::MulIOp<'_>>()?.op();
    let [group, size] = [product.operand(0), product.operand(1)];
    let is_power = constant_value(size).is_some_and(|size| size > 0 && size & (size - 1) == 0);
    const GROUPS: [&str; 3] = [
        lir::IdGroupXOp::NAME,
        lir::IdGroupYOp::NAME,
        lir::IdGroupZOp::NAME,
    ];
    let name = group.defining_op().map(Op::name)?;
    let axis = GROUPS.iter().position(|known| *known == name);
    axis.filter(|_| is_power)
}
