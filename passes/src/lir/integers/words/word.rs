//! A pair of words, and the basic arithmetic of all operations.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, OpSpec, OpView, Signedness, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// A 64-bit integer: the lower and the upper word.
#[derive(Clone, Copy)]
pub struct Pair<'c> {
    /// The lower word.
    pub low: Value<'c>,
    /// The upper word, with the sign.
    pub high: Value<'c>,
}

/// Builds operations on words and pairs of them.
#[derive(Clone, Copy)]
pub struct Words<'c> {
    /// Builds operations.
    pub a: Arithmetic<'c>,
}

impl<'c> Words<'c> {
    /// `i32`
    pub fn word(&self) -> Type<'c> {
        ir::integer_type(self.a.builder.context(), 32, Signedness::Signless)
    }

    /// A constant word.
    pub fn int(&self, value: i64) -> Value<'c> {
        self.a.int(self.word(), value)
    }

    /// A constant pair.
    pub fn long(&self, value: i64) -> Pair<'c> {
        Pair {
            low: self.int(i64::from(value as i32)),
            high: self.int(value >> 32),
        }
    }

    /// Zero-extends a word to a pair.
    pub fn unsigned(&self, low: Value<'c>) -> Pair<'c> {
        let high = self.int(0);
        Pair { low, high }
    }

    /// The sum of two words.
    pub fn add(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::AddIOp::NAME, x, y)
    }

    /// The difference of two words.
    pub fn sub(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::SubIOp::NAME, x, y)
    }

    /// The bitwise and of two words.
    pub fn and(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::AndIOp::NAME, x, y)
    }

    /// The bitwise or of two words.
    pub fn or(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::OrIOp::NAME, x, y)
    }

    /// The bitwise exclusive or of two words.
    pub fn xor(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::XOrIOp::NAME, x, y)
    }

    /// Whether a word is zero.
    pub fn is_zero(&self, x: Value<'c>) -> Value<'c> {
        self.a.cmpi(CmpIPredicate::Eq, x, self.int(0))
    }

    /// Whether the highest bit of a word is set.
    pub fn is_negative(&self, x: Value<'c>) -> Value<'c> {
        self.a.cmpi(CmpIPredicate::Slt, x, self.int(0))
    }

    /// A flag as a word, 0 or 1.
    pub fn flag(&self, flag: Value<'c>) -> Value<'c> {
        self.a.create(arith::ExtUIOp::NAME, &[flag], self.word())
    }

    /// The number of leading zeros of a word.
    pub fn leading_zeros(&self, x: Value<'c>) -> Value<'c> {
        self.a.create(math::CountLeadingZerosOp::NAME, &[x], x.ty())
    }

    /// Selects one of two pairs.
    pub fn select(&self, condition: Value<'c>, yes: Pair<'c>, no: Pair<'c>) -> Pair<'c> {
        Pair {
            low: self.a.select(condition, yes.low, no.low),
            high: self.a.select(condition, yes.high, no.high),
        }
    }

    /// The sum, and its carry.
    pub fn sum(&self, x: Pair<'c>, y: Pair<'c>) -> (Pair<'c>, Value<'c>) {
        let low = self.add(x.low, y.low);
        let carry = self.a.cmpi(CmpIPredicate::Ult, low, x.low);
        let upper = self.add(x.high, y.high);
        let high = self.add(upper, self.flag(carry));
        let passes = self.a.cmpi(CmpIPredicate::Ult, upper, x.high);
        let passes_by_carry = self.a.cmpi(CmpIPredicate::Ult, high, upper);
        (Pair { low, high }, self.or(passes, passes_by_carry))
    }

    /// The sum.
    pub fn plus(&self, x: Pair<'c>, y: Pair<'c>) -> Pair<'c> {
        let low = self.add(x.low, y.low);
        let carry = self.a.cmpi(CmpIPredicate::Ult, low, x.low);
        let high = self.add(self.add(x.high, y.high), self.flag(carry));
        Pair { low, high }
    }

    /// The difference.
    pub fn minus(&self, x: Pair<'c>, y: Pair<'c>) -> Pair<'c> {
        let low = self.sub(x.low, y.low);
        let borrow = self.a.cmpi(CmpIPredicate::Ult, x.low, y.low);
        let high = self.sub(self.sub(x.high, y.high), self.flag(borrow));
        Pair { low, high }
    }

    /// Negates a pair if the condition holds.
    pub fn negate_if(&self, condition: Value<'c>, x: Pair<'c>) -> Pair<'c> {
        let negative = self.minus(self.long(0), x);
        self.select(condition, negative, x)
    }

    /// The magnitude, and whether the pair was negative.
    pub fn magnitude(&self, x: Pair<'c>) -> (Pair<'c>, Value<'c>) {
        let negative = self.is_negative(x.high);
        (self.negate_if(negative, x), negative)
    }

    /// The 64-bit product of two words.
    pub fn wide_product(&self, x: Value<'c>, y: Value<'c>) -> Pair<'c> {
        let spec = OpSpec {
            operands: &[x, y],
            results: &[x.ty(), x.ty()],
            ..OpSpec::default()
        };
        let product = self.a.builder.create(arith::MulUIExtendedOp::NAME, spec);
        Pair {
            low: product.result(0),
            high: product.result(1),
        }
    }

    /// A comparison of pairs.
    pub fn compare(&self, predicate: CmpIPredicate, x: Pair<'c>, y: Pair<'c>) -> Value<'c> {
        use CmpIPredicate as P;
        let a = &self.a;
        let low = match predicate {
            P::Eq | P::Ne => {
                let low = self.xor(x.low, y.low);
                let high = self.xor(x.high, y.high);
                return a.cmpi(predicate, self.or(low, high), self.int(0));
            }
            P::Slt | P::Ult => P::Ult,
            P::Sle | P::Ule => P::Ule,
            P::Sgt | P::Ugt => P::Ugt,
            P::Sge | P::Uge => P::Uge,
        };
        let same = a.cmpi(P::Eq, x.high, y.high);
        let lower = a.cmpi(low, x.low, y.low);
        a.select(same, lower, a.cmpi(predicate, x.high, y.high))
    }
}
