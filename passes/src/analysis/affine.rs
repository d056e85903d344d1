//! Integers of mir as sums of multiples of other values, modulo their width.

use crate::analysis::known_integers::sign_extended;
use gir_dialects::{
    ir::{AttributeExt as _, Op, TypeExt as _, Value},
    mir,
    upstream::arith,
};

/// Operations followed from a value.
const MOST_STEPS: usize = 128;

/// A constant and multiples of values that are no sums themselves, each value once, none times 0.
#[derive(Clone, Debug)]
pub struct Affine<'c> {
    /// The width of all numbers.
    pub width: u32,
    /// The constant.
    pub constant: i64,
    /// The values and their factors.
    pub terms: Vec<(Value<'c>, i64)>,
}

impl<'c> Affine<'c> {
    /// That of an integer.
    pub fn of(value: Value<'c>) -> Option<Self> {
        let (width, _) = value.ty().as_integer()?;
        let mut sum = Self {
            width,
            constant: 0,
            terms: vec![],
        };
        sum.add(value, 1, &mut { MOST_STEPS });
        sum.constant = sign_extended(sum.constant, width);
        for (_, factor) in &mut sum.terms {
            *factor = sign_extended(*factor, width);
        }
        sum.terms.retain(|(_, factor)| *factor != 0);
        Some(sum)
    }

    /// The sum with another one, if their widths agree.
    pub fn plus(mut self, other: &Self) -> Option<Self> {
        self.constant = sign_extended(self.constant.wrapping_add(other.constant), self.width);
        for &(value, factor) in &other.terms {
            match self.terms.iter_mut().find(|(term, _)| *term == value) {
                Some((_, sum)) => *sum = sign_extended(sum.wrapping_add(factor), self.width),
                None => self.terms.push((value, factor)),
            }
        }
        self.terms.retain(|(_, factor)| *factor != 0);
        (self.width == other.width).then_some(self)
    }

    /// The factor of a value.
    pub fn factor(&self, value: Value<'c>) -> i64 {
        let mut terms = self.terms.iter();
        let found = terms.find(|(term, _)| *term == value);
        found.map_or(0, |(_, factor)| *factor)
    }

    /// How much more another sum is, if it differs by a constant.
    pub fn distance(&self, other: &Self) -> Option<i64> {
        let is_alike = self.width == other.width
            && self.terms.len() == other.terms.len()
            && self.terms.iter().all(|term| other.terms.contains(term));
        is_alike.then(|| sign_extended(other.constant.wrapping_sub(self.constant), self.width))
    }

    /// Adds a multiple of a value.
    fn add(&mut self, value: Value<'c>, factor: i64, steps: &mut usize) {
        let is_left = steps.checked_sub(1);
        *steps = is_left.unwrap_or(0);
        let op = value.defining_op().filter(|_| is_left.is_some());
        if op
            .and_then(|op| self.add_computed(op, factor, steps))
            .is_some()
        {
            return;
        }
        match self.terms.iter_mut().find(|(term, _)| *term == value) {
            Some((_, sum)) => *sum = sum.wrapping_add(factor),
            None => self.terms.push((value, factor)),
        }
    }

    /// Adds a multiple of a sum or a product with a constant; `None` if it is neither.
    fn add_computed(&mut self, op: Op<'c>, factor: i64, steps: &mut usize) -> Option<()> {
        if op.is::<arith::AddIOp<'_>>() || op.is::<arith::SubIOp<'_>>() {
            let sign = if op.is::<arith::AddIOp<'_>>() { 1 } else { -1 };
            self.add(op.operand(0), factor, steps);
            self.add(op.operand(1), factor.wrapping_mul(sign), steps);
            return Some(());
        }
        if op.is::<arith::ConstantOp<'_>>() {
            let number = constant(op.result(0))?;
            self.constant = self.constant.wrapping_add(number.wrapping_mul(factor));
            return Some(());
        }
        let (value, times) = scaled(op)?;
        self.add(value, factor.wrapping_mul(times), steps);
        Some(())
    }
}

/// The factors of a product with a constant.
fn scaled(op: Op<'_>) -> Option<(Value<'_>, i64)> {
    if op.is::<arith::MulIOp<'_>>() {
        let (lhs, rhs) = (op.operand(0), op.operand(1));
        let right = constant(rhs).map(|times| (lhs, times));
        return right.or_else(|| constant(lhs).map(|times| (rhs, times)));
    }
    let shift: mir::ShlIOp<'_> = op.cast()?;
    let (width, _) = shift.lhs().ty().as_integer()?;
    let amount = constant(shift.rhs())? as u64 % u64::from(width);
    Some((shift.lhs(), 1_i64.checked_shl(amount as u32)?))
}

/// A constant integer.
pub fn constant(value: Value<'_>) -> Option<i64> {
    let constant: arith::ConstantOp<'_> = value.defining_op()?.cast()?;
    value.ty().as_integer()?;
    constant.value().as_int()
}
