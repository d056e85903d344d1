//! Operations on the elements of a matrix that a work-item holds.

use super::fragments::{Fragment, HOLDERS};
use crate::lir::{arithmetic::Arithmetic, vectors::split::Split};
use gir_dialects::{
    ir::{Builder, Op, OpView as _, Type, Value},
    lir,
    mir::{CoopMatrixMap, CoopMatrixType},
    upstream::{
        arith::{self, CmpFPredicate},
        ub,
    },
};

/// The results of an operation on each element.
pub fn map<'c>(
    b: Builder<'c>,
    split: &Split<'_, 'c>,
    op: lir::CoopMatMapOp<'c>,
) -> Option<Vec<Value<'c>>> {
    let a = Arithmetic::new(b);
    let element = CoopMatrixType::from_type(op.result().ty())?.element();
    let operands: Vec<_> = op.matrices().iter().map(|&it| split.all(it)).collect();
    let count = operands.first()?.len();
    let of = |place: usize| {
        let numbers: Vec<_> = operands.iter().map(|matrix| matrix[place]).collect();
        apply(&a, op.kind(), &numbers, element)
    };
    Some((0..count).map(of).collect())
}

/// Takes apart the matrices that are left to the target, for operations on each element: those of one block.
pub fn take_apart(module: Op<'_>) {
    let mut found = vec![];
    module.walk_pre(|op| found.extend(op.cast::<lir::CoopMatMapOp<'_>>()));
    for map in found {
        let a = Arithmetic::new(Builder::before(map.op()));
        let (b, ty) = (&a.builder, map.result().ty());
        let Some(matrix) = CoopMatrixType::from_type(ty) else {
            continue;
        };
        let matrices = map.matrices();
        let is_same = matrices.iter().all(|one| one.ty() == ty);
        let mut made = match matrices.first() {
            Some(&first) if is_same => first,
            _ => ub::PoisonOp::build(b, ty, None).result(),
        };
        for number in 0..matrix.rows() * matrix.columns() / HOLDERS {
            let numbers: Vec<_> = matrices
                .iter()
                .filter_map(|&one| {
                    let element = CoopMatrixType::from_type(one.ty())?.element();
                    Some(lir::CoopMatExtractOp::build(b, element, one, number).result())
                })
                .collect();
            let value = apply(&a, map.kind(), &numbers, matrix.element());
            made = lir::CoopMatInsertOp::build(b, ty, value, made, number).result();
        }
        map.result().replace_all_uses(made);
        map.op().erase();
    }
}

/// An operation on one or two numbers.
fn apply<'c>(
    a: &Arithmetic<'c>,
    kind: CoopMatrixMap,
    numbers: &[Value<'c>],
    ty: Type<'c>,
) -> Value<'c> {
    let name = match kind {
        CoopMatrixMap::AddF => arith::AddFOp::NAME,
        CoopMatrixMap::SubF => arith::SubFOp::NAME,
        CoopMatrixMap::MulF => arith::MulFOp::NAME,
        CoopMatrixMap::DivF => arith::DivFOp::NAME,
        CoopMatrixMap::MaxF => return extreme(a, CmpFPredicate::OGT, numbers),
        CoopMatrixMap::MinF => return extreme(a, CmpFPredicate::OLT, numbers),
        CoopMatrixMap::NegF => arith::NegFOp::NAME,
        CoopMatrixMap::ExtF => arith::ExtFOp::NAME,
        CoopMatrixMap::TruncF => arith::TruncFOp::NAME,
        CoopMatrixMap::AddI => arith::AddIOp::NAME,
        CoopMatrixMap::SubI => arith::SubIOp::NAME,
        CoopMatrixMap::MulI => arith::MulIOp::NAME,
        CoopMatrixMap::DivSI => arith::DivSIOp::NAME,
        CoopMatrixMap::DivUI => arith::DivUIOp::NAME,
        CoopMatrixMap::NegI => {
            return a.binary(arith::SubIOp::NAME, a.int(ty, 0), numbers[0]);
        }
    };
    a.create(name, numbers, ty)
}

/// The second number, unless the first one is beyond it or a NaN.
fn extreme<'c>(a: &Arithmetic<'c>, beyond: CmpFPredicate, numbers: &[Value<'c>]) -> Value<'c> {
    let (first, second) = (numbers[0], numbers[1]);
    let is_beyond = a.cmpf(beyond, first, second);
    let is_nan = a.cmpf(CmpFPredicate::UNO, first, first);
    let takes_first = a.binary(arith::OrIOp::NAME, is_beyond, is_nan);
    a.select(takes_first, first, second)
}

/// An element of a work-item.
pub fn extract<'c>(split: &Split<'_, 'c>, op: lir::CoopMatExtractOp<'c>) -> Option<Value<'c>> {
    let numbers = split.all(op.matrix());
    numbers.get(op.number() as usize).copied()
}

/// The elements of a work-item, with another one in place of one of them.
pub fn insert<'c>(split: &Split<'_, 'c>, op: lir::CoopMatInsertOp<'c>) -> Option<Vec<Value<'c>>> {
    let mut numbers = split.all(op.matrix());
    *numbers.get_mut(op.number() as usize)? = op.value();
    Some(numbers)
}

/// Whether a work-item has the element that an operation takes or replaces; otherwise reports an error.
pub fn has_number(op: Op<'_>) -> bool {
    let taken = op.cast::<lir::CoopMatExtractOp<'_>>();
    let taken = taken.map(|it| (it.matrix(), it.number()));
    let put = op.cast::<lir::CoopMatInsertOp<'_>>();
    let Some((matrix, number)) = taken.or(put.map(|it| (it.matrix(), it.number()))) else {
        return true;
    };
    let fragment = CoopMatrixType::from_type(matrix.ty()).and_then(Fragment::of);
    let count = fragment.map_or(0, |fragment| fragment.count());
    let is_held = number < count as i64;
    if !is_held {
        op.error(format!(
            "takes element {number} of the work-item, which holds {count} of {}; take one of these",
            matrix.ty()
        ));
    }
    is_held
}
