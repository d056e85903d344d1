//! Products without an instruction: work-items exchange their factors.
//!
//! For each column of the left factor, its number in the work-item's row comes from one work-item of the row,
//! and the right factor's numbers in the two columns come from one work-item each. Products are exact and each
//! sum is rounded; integers narrower than a word are computed in words.

use super::{
    fragments::{Fragment, SHARERS},
    own::Own,
};
use crate::lir::{floats::words::Words, vectors::split::Split};
use gir_dialects::{
    ir::{self, Builder, OpView as _, Signedness, SmallFloat, Type, TypeExt, Value},
    lir,
    mir::CoopMatrixType,
    upstream::{arith, math},
};

/// A work-item's share of a matrix, in the order of its fragment.
pub struct Share<'c> {
    pub fragment: Fragment<'c>,
    /// The format of the elements, if it is a small one.
    pub small: Option<SmallFloat>,
    pub numbers: Vec<Value<'c>>,
}

/// A work-item's share of the sum.
pub fn multiply<'c>(
    b: Builder<'c>,
    split: &Split<'_, 'c>,
    op: lir::CoopMatMulAddOp<'c>,
) -> Option<Vec<Value<'c>>> {
    let share = |value: Value<'c>| {
        let matrix = CoopMatrixType::from_type(value.ty())?;
        Some(Share {
            fragment: Fragment::of(matrix)?,
            small: matrix.element().as_small_float(),
            numbers: split.all(value),
        })
    };
    let shares = [share(op.a())?, share(op.b())?, share(op.c())?];
    exchange(&Own::new(b), &shares, op.unsigned_factors())
}

/// A work-item's share of the sum, from its shares of the left factor, the right one and the old sum.
pub fn exchange<'c>(
    own: &Own<'c>,
    shares: &[Share<'c>; 3],
    is_unsigned: bool,
) -> Option<Vec<Value<'c>>> {
    let [left, right, sum] = shares.each_ref().map(|share| share.fragment);
    let computed = computed_in(sum.element);
    let wide = |share: &Share<'c>| share.widened(own, computed, is_unsigned);
    let [lefts, rights, mut sums] = shares.each_ref().map(wide);
    let counts = [&left, &right, &sum].map(Fragment::count);
    if [lefts.len(), rights.len(), sums.len()] != counts {
        return None;
    }
    let depth = left.block[1];
    // The first of the two columns of a sum is `i % 4 * 2`, the start of the holders of that line.
    let first = own.times(own.in_line, 2 * SHARERS);
    for step in 0..left.blocks[1] * depth {
        let (block, in_block) = (step / depth, step % depth);
        let (lane, number) = (in_block / left.held, (in_block % left.held) as usize);
        let factors: Vec<_> = (0..left.blocks[0])
            .map(|row| left.of_block([row, block]).start + number)
            .map(|at| own.of(lefts[at], own.or(own.line_start, lane)))
            .collect();
        for column in 0..sum.blocks[1] {
            let at = right.of_block([block, column]).start + number;
            let others =
                [0, 1].map(|next| own.of(rights[at], own.or(first, next * SHARERS + lane)));
            for (row, &factor) in factors.iter().enumerate() {
                let places = sum.of_block([row as i64, column]);
                for (sum, other) in sums[places].iter_mut().zip(others) {
                    *sum = added(own, factor, other, *sum);
                }
            }
        }
    }
    let narrow = |value| narrowed(own, value, sum.element);
    Some(sums.into_iter().map(narrow).collect())
}

impl<'c> Share<'c> {
    /// Its numbers, converted to the type of the computation.
    fn widened(&self, own: &Own<'c>, computed: Type<'c>, is_unsigned: bool) -> Vec<Value<'c>> {
        let numbers = self.numbers.iter();
        let widened = numbers.map(|&value| match self.small {
            Some(format) => Words::new(own.a.builder, value.ty()).widen(format, value),
            None => widened(own, value, computed, is_unsigned),
        });
        widened.collect()
    }
}

/// The type in which sums of a type are computed.
fn computed_in(sum: Type<'_>) -> Type<'_> {
    match sum.as_integer() {
        Some((bits, _)) => ir::integer_type(sum.ctx(), bits.max(32), Signedness::Signless),
        None => sum,
    }
}

/// A factor or a sum, converted to the type of the computation.
fn widened<'c>(own: &Own<'c>, value: Value<'c>, ty: Type<'c>, is_unsigned: bool) -> Value<'c> {
    let extension = match (ty.as_float(), is_unsigned) {
        _ if value.ty() == ty => return value,
        (Some(_), _) => arith::ExtFOp::NAME,
        (None, true) => arith::ExtUIOp::NAME,
        (None, false) => arith::ExtSIOp::NAME,
    };
    own.a.create(extension, &[value], ty)
}

fn narrowed<'c>(own: &Own<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty {
        true => value,
        false => own.a.create(arith::TruncIOp::NAME, &[value], ty),
    }
}

fn added<'c>(own: &Own<'c>, left: Value<'c>, right: Value<'c>, sum: Value<'c>) -> Value<'c> {
    if sum.ty().as_float().is_some() {
        return own
            .a
            .create(math::FmaOp::NAME, &[left, right, sum], sum.ty());
    }
    let product = own.a.binary(arith::MulIOp::NAME, left, right);
    own.a.binary(arith::AddIOp::NAME, sum, product)
}
