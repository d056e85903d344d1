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

/// A product of the number of the workgroup along an axis and a power of two: the global index of its first work-item,
/// if that is the number of its work-items.
pub struct Base {
    /// The axis.
    pub axis: usize,
    /// The power of two.
    pub factor: i64,
}

impl Base {
    /// The product that a value is, if it is one.
    pub fn of(value: Value<'_>) -> Option<Self> {
        let product = value.defining_op()?.cast::<arith::MulIOp<'_>>()?.op();
        let [group, factor] = [product.operand(0), product.operand(1)];
        let factor = constant_value(factor).filter(|factor| *factor > 0)?;
        const GROUPS: [&str; 3] = [
            lir::IdGroupXOp::NAME,
            lir::IdGroupYOp::NAME,
            lir::IdGroupZOp::NAME,
        ];
        let name = group.defining_op().map(Op::name)?;
        let axis = GROUPS.iter().position(|known| *known == name)?;
        (factor & (factor - 1) == 0).then_some(Self { axis, factor })
    }
}

/// The work-items of a workgroup along the axis of a loop with a bound, which may be one of several workgroups, or of
/// those below limits.
pub fn size(bound: Value<'_>) -> Option<i64> {
    if let Some(size) = constant_value(bound) {
        return Some(size);
    }
    let op = bound.defining_op()?;
    match op.name() {
        arith::MulIOp::NAME => constant_value(op.operand(1)),
        arith::SelectOp::NAME => {
            let least = op.operand(1).defining_op()?;
            least
                .is::<arith::MinUIOp<'_>>()
                .then(|| size(least.operand(1)))?
        }
        _ => None,
    }
}
