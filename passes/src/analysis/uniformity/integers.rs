//! Integers of one value, one for each work-item, and arithmetic on them.

use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    upstream::arith::{self, CmpIPredicate},
};
use std::rc::Rc;

/// An integer for each work-item, zero-extended from its width.
#[derive(Clone, Debug, PartialEq)]
pub struct Integers {
    /// False if an unknown number, the same for all, is added to each.
    pub exact: bool,
    /// One for each work-item, in order of x, then y, then z; or a single one for all.
    items: Rc<[u64]>,
}

impl Integers {
    /// A value common to all work-items: this one, or an unknown one.
    pub fn uniform(constant: Option<u64>) -> Self {
        Self {
            exact: constant.is_some(),
            items: Rc::from([constant.unwrap_or(0)]),
        }
    }

    /// A value for each work-item; there is at least one.
    pub fn new(exact: bool, items: Vec<u64>) -> Self {
        let all_same = items.iter().all(|item| *item == items[0]);
        let items = if all_same {
            Rc::from([items[0]])
        } else {
            items.into()
        };
        Self { exact, items }
    }

    /// Whether the value is the same for all work-items.
    pub fn is_uniform(&self) -> bool {
        self.items.len() == 1
    }

    /// The constant of all work-items, if they have one.
    pub fn constant(&self) -> Option<u64> {
        (self.exact && self.is_uniform()).then(|| self.items[0])
    }

    /// The number of stored integers.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// The value of a work-item.
    pub fn at(&self, item: usize) -> u64 {
        self.items[if self.is_uniform() { 0 } else { item }]
    }

    /// All stored integers.
    pub fn items(&self) -> impl Iterator<Item = u64> {
        self.items.iter().copied()
    }

    /// The result of a function of each integer.
    pub fn map(&self, exact: bool, of: impl Fn(u64) -> u64) -> Self {
        Self::new(exact, self.items().map(of).collect())
    }

    /// Combines two values; `None` if some work-item has no result.
    pub fn zip(
        &self,
        other: &Self,
        exact: bool,
        of: impl Fn(u64, u64) -> Option<u64>,
    ) -> Option<Self> {
        let items = (0..self.len().max(other.len())).map(|item| of(self.at(item), other.at(item)));
        Some(Self::new(exact, items.collect::<Option<_>>()?))
    }
}

/// The lowest bits of a number.
pub fn truncate(value: u64, width: u32) -> u64 {
    if width >= 64 {
        value
    } else {
        value & ((1 << width) - 1)
    }
}

/// The value of the lowest bits in two's complement.
pub fn signed(value: u64, width: u32) -> i64 {
    let unused = 64 - width.min(64);
    ((value << unused) as i64) >> unused
}

/// The result of an operation on two operands; `None` if the operation is unsupported, or undefined for them.
pub fn binary(op: Op<'_>, width: u32, a: u64, b: u64) -> Option<u64> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let in_width = (b < u64::from(width)).then_some(b as u32);
    let amount = (b % u64::from(width)) as u32;
    let result = match op.name() {
        arith::AddIOp::NAME => a.wrapping_add(b),
        arith::SubIOp::NAME => a.wrapping_sub(b),
        arith::MulIOp::NAME => a.wrapping_mul(b),
        arith::AndIOp::NAME => a & b,
        arith::OrIOp::NAME => a | b,
        arith::XOrIOp::NAME => a ^ b,
        arith::MinUIOp::NAME => a.min(b),
        arith::MaxUIOp::NAME => a.max(b),
        arith::MinSIOp::NAME => sa.min(sb) as u64,
        arith::MaxSIOp::NAME => sa.max(sb) as u64,
        arith::DivUIOp::NAME => a.checked_div(b)?,
        arith::RemUIOp::NAME => a.checked_rem(b)?,
        arith::ShLIOp::NAME => a << in_width?,
        arith::ShRUIOp::NAME => a >> in_width?,
        arith::ShRSIOp::NAME => (sa >> in_width?) as u64,
        mir::DivUIOp::NAME | lir::DivUIOp::NAME => a.checked_div(b).unwrap_or(a),
        mir::RemUIOp::NAME | lir::RemUIOp::NAME => a.checked_rem(b).unwrap_or(0),
        mir::DivSIOp::NAME | lir::DivSIOp::NAME if b != 0 => sa.wrapping_div(sb) as u64,
        mir::DivSIOp::NAME | lir::DivSIOp::NAME => a,
        mir::RemSIOp::NAME | lir::RemSIOp::NAME if b != 0 => sa.wrapping_rem(sb) as u64,
        mir::RemSIOp::NAME | lir::RemSIOp::NAME => 0,
        mir::ShlIOp::NAME | lir::ShlIOp::NAME => a << amount,
        mir::ShrUIOp::NAME | lir::ShrUIOp::NAME => a >> amount,
        mir::ShrSIOp::NAME | lir::ShrSIOp::NAME => (sa >> amount) as u64,
        _ => return None,
    };
    Some(truncate(result, width))
}

/// Whether a comparison holds.
pub fn compare(predicate: CmpIPredicate, width: u32, a: u64, b: u64) -> bool {
    let (sa, sb) = (signed(a, width), signed(b, width));
    match predicate {
        CmpIPredicate::Eq => a == b,
        CmpIPredicate::Ne => a != b,
        CmpIPredicate::Slt => sa < sb,
        CmpIPredicate::Sle => sa <= sb,
        CmpIPredicate::Sgt => sa > sb,
        CmpIPredicate::Sge => sa >= sb,
        CmpIPredicate::Ult => a < b,
        CmpIPredicate::Ule => a <= b,
        CmpIPredicate::Ugt => a > b,
        CmpIPredicate::Uge => a >= b,
    }
}

/// The number of iterations of a counted loop; `None` if it does not end.
pub fn rounds(lower: u64, upper: u64, step: u64, width: u32, unsigned: bool) -> Option<u64> {
    let distance = if unsigned {
        i128::from(upper) - i128::from(lower)
    } else {
        i128::from(signed(upper, width)) - i128::from(signed(lower, width))
    };
    if distance <= 0 {
        return Some(0);
    }
    let step = i128::from(if unsigned {
        i64::try_from(step).ok()?
    } else {
        signed(step, width)
    });
    (step > 0).then(|| ((distance + step - 1) / step) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_sign_of_their_highest_bit() {
        assert_eq!(signed(0xff, 8), -1);
        assert_eq!(signed(0x7f, 8), 127);
        assert_eq!(signed(1, 1), -1);
        assert_eq!(signed(u64::MAX, 64), -1);
        assert_eq!(truncate(0x1_0000_0001, 32), 1);
        assert_eq!(truncate(u64::MAX, 64), u64::MAX);
    }

    #[test]
    fn comparisons_see_signs_where_they_should() {
        assert!(compare(CmpIPredicate::Slt, 8, 0xff, 0));
        assert!(!compare(CmpIPredicate::Ult, 8, 0xff, 0));
        assert!(compare(CmpIPredicate::Uge, 8, 0xff, 0xff));
    }

    #[test]
    fn rounds_are_those_of_the_loop() {
        assert_eq!(rounds(0, 10, 3, 32, true), Some(4));
        assert_eq!(rounds(10, 10, 1, 32, true), Some(0));
        assert_eq!(rounds(11, 10, 1, 32, true), Some(0));
        assert_eq!(rounds(0xffff_fffe, 2, 1, 32, false), Some(4), "from -2");
        assert_eq!(rounds(0xffff_fffe, 2, 1, 32, true), Some(0));
        assert_eq!(rounds(0, 1, 0, 32, true), None);
    }

    #[test]
    fn what_all_have_is_stored_once() {
        let same = Integers::new(true, vec![3, 3, 3]);
        assert_eq!(same.constant(), Some(3));
        let other = Integers::new(true, vec![1, 2, 3]);
        let sum = same.zip(&other, true, |a, b| Some(a + b)).unwrap();
        assert_eq!(sum.items().collect::<Vec<_>>(), [4, 5, 6]);
        assert!(
            same.zip(&other, true, |a, b| (a != b).then_some(a))
                .is_none()
        );
        assert_eq!(Integers::uniform(None).constant(), None);
    }
}
