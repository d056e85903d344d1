//! Subgroup queries if each work-item is a subgroup: the subgroup index is the index of the
//! work-item in the workgroup (x fastest, then y, then z), the number of subgroups that of
//! work-items.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Builder, Op, OpView, Type, Value},
    lir,
    upstream::arith,
};

/// Whether an operation is one of these queries.
pub fn is_question(name: &str) -> bool {
    [lir::SubgroupIdOp::NAME, lir::NumSubgroupsOp::NAME].contains(&name)
}

/// The result of a query, computed before the operation; `None` for other operations. Known
/// workgroup sizes become constants.
pub fn answer<'c>(op: Op<'c>, size: Option<[i64; 3]>) -> Option<Value<'c>> {
    if !is_question(op.name()) {
        return None;
    }
    let workgroup = Workgroup {
        a: Arithmetic::new(Builder::before(op)),
        word: op.result(0).ty(),
        size,
    };
    Some(match op.is::<lir::SubgroupIdOp<'_>>() {
        true => workgroup.number(),
        false => workgroup.count(),
    })
}

/// The index of the work-item in its workgroup, and the number of work-items.
pub fn place<'c>(
    b: &Builder<'c>,
    word: Type<'c>,
    size: Option<[i64; 3]>,
) -> (Value<'c>, Value<'c>) {
    let a = Arithmetic::new(*b);
    let workgroup = Workgroup { a, word, size };
    (workgroup.number(), workgroup.count())
}

struct Workgroup<'c> {
    a: Arithmetic<'c>,
    word: Type<'c>,
    size: Option<[i64; 3]>,
}

impl<'c> Workgroup<'c> {
    /// The index of the work-item.
    fn number(&self) -> Value<'c> {
        let (a, b) = (&self.a, &self.a.builder);
        let is_flat = |axis: usize| self.size.is_some_and(|size| size[axis] == 1);
        let mut number = None;
        // From the outermost axis inwards; an axis with a single work-item adds nothing.
        for axis in (0..3).rev().filter(|&axis| !is_flat(axis)) {
            let id = match axis {
                0 => lir::IdLocalXOp::build(b, self.word).result(),
                1 => lir::IdLocalYOp::build(b, self.word).result(),
                _ => lir::IdLocalZOp::build(b, self.word).result(),
            };
            number = Some(match number {
                None => id,
                Some(outer) => {
                    let before = a.binary(arith::MulIOp::NAME, outer, self.extent(axis));
                    a.binary(arith::AddIOp::NAME, before, id)
                }
            });
        }
        number.unwrap_or_else(|| a.int(self.word, 0))
    }

    /// The number of work-items.
    fn count(&self) -> Value<'c> {
        if let Some(size) = self.size {
            // Wraps at 32 bits, as the product of the extents would.
            let count = size
                .iter()
                .fold(1_i32, |count, &one| count.wrapping_mul(one as i32));
            return self.a.int(self.word, count.into());
        }
        let multiply = |count, extent| self.a.binary(arith::MulIOp::NAME, count, extent);
        let plane = multiply(self.extent(0), self.extent(1));
        multiply(plane, self.extent(2))
    }

    /// The number of work-items along an axis.
    fn extent(&self, axis: usize) -> Value<'c> {
        let b = &self.a.builder;
        if let Some(size) = self.size {
            return self.a.int(self.word, size[axis]);
        }
        match axis {
            0 => lir::GroupSizeXOp::build(b, self.word).result(),
            1 => lir::GroupSizeYOp::build(b, self.word).result(),
            _ => lir::GroupSizeZOp::build(b, self.word).result(),
        }
    }
}
