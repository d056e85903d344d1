//! Floats of 32 bits and their words, number by number or lane by lane.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{Builder, OpView as _, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        math,
    },
};

/// Builds arithmetic on values with the lanes of one type.
#[derive(Clone, Copy)]
pub struct Words<'c> {
    /// The builder.
    pub a: Arithmetic<'c>,
    /// `i32`, or a vector of it.
    pub word: Type<'c>,
    /// `f32`, or a vector of it.
    pub real: Type<'c>,
}

impl<'c> Words<'c> {
    /// Builds at an insertion point, on as many lanes as `shape` has.
    pub fn new(b: Builder<'c>, shape: Type<'c>) -> Self {
        let a = Arithmetic::new(b);
        Self {
            a,
            word: a.integer_like(shape, 32),
            real: shape.with_lane(Type::float32(b.context())),
        }
    }

    /// A constant word.
    pub fn int(&self, value: i64) -> Value<'c> {
        self.a.int(self.word, value)
    }

    /// The word with the bits of a float.
    pub fn bits(&self, real: Value<'c>) -> Value<'c> {
        self.a.create(arith::BitcastOp::NAME, &[real], self.word)
    }

    /// The float with the bits of a word.
    pub fn float(&self, word: Value<'c>) -> Value<'c> {
        self.a.create(arith::BitcastOp::NAME, &[word], self.real)
    }

    /// A word of an unsigned integer of fewer bits.
    pub fn extended(&self, value: Value<'c>) -> Value<'c> {
        match value.ty() == self.word {
            true => value,
            false => self.a.create(arith::ExtUIOp::NAME, &[value], self.word),
        }
    }

    /// The lower bits of a word.
    pub fn cut(&self, word: Value<'c>, bits: u32) -> Value<'c> {
        match bits {
            32 => word,
            _ => {
                let ty = self.a.integer_like(word.ty(), bits);
                self.a.create(arith::TruncIOp::NAME, &[word], ty)
            }
        }
    }

    /// `x + y`
    pub fn plus(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::AddIOp::NAME, x, y)
    }

    /// `x - y`
    pub fn minus(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::SubIOp::NAME, x, y)
    }

    /// `x & y`
    pub fn and(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::AndIOp::NAME, x, y)
    }

    /// `x & mask`
    pub fn masked(&self, x: Value<'c>, mask: i64) -> Value<'c> {
        self.and(x, self.a.int(x.ty(), mask))
    }

    /// `x | y`
    pub fn or(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::OrIOp::NAME, x, y)
    }

    /// `x ^ y`
    pub fn xor(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::XOrIOp::NAME, x, y)
    }

    /// `x << amount`
    pub fn up(&self, x: Value<'c>, amount: i64) -> Value<'c> {
        self.up_by(x, self.a.int(x.ty(), amount))
    }

    /// `x << amount`, less than the width.
    pub fn up_by(&self, x: Value<'c>, amount: Value<'c>) -> Value<'c> {
        self.a.binary(arith::ShLIOp::NAME, x, amount)
    }

    /// `x >> amount`, unsigned.
    pub fn down(&self, x: Value<'c>, amount: i64) -> Value<'c> {
        self.down_by(x, self.a.int(x.ty(), amount))
    }

    /// `x >> amount`, unsigned and less than the width.
    pub fn down_by(&self, x: Value<'c>, amount: Value<'c>) -> Value<'c> {
        self.a.binary(arith::ShRUIOp::NAME, x, amount)
    }

    /// The lesser of two words with a sign.
    pub fn least(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::MinSIOp::NAME, x, y)
    }

    /// The greater of two words with a sign.
    pub fn most(&self, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.binary(arith::MaxSIOp::NAME, x, y)
    }

    /// The magnitude of a word with a sign.
    pub fn magnitude(&self, x: Value<'c>) -> Value<'c> {
        let negative = self.minus(self.int(0), x);
        self.most(x, negative)
    }

    /// The zeros above the highest bit that is set.
    pub fn zeros_above(&self, x: Value<'c>) -> Value<'c> {
        self.a.create(math::CountLeadingZerosOp::NAME, &[x], x.ty())
    }

    /// A comparison of words with a number.
    pub fn is(&self, predicate: CmpIPredicate, x: Value<'c>, number: i64) -> Value<'c> {
        self.a.cmpi(predicate, x, self.a.int(x.ty(), number))
    }

    /// A comparison of floats.
    pub fn compares(&self, predicate: CmpFPredicate, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.a.cmpf(predicate, x, y)
    }

    /// One of two values.
    pub fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        self.a.select(condition, yes, no)
    }

    /// `x >> amount`, unsigned, whose lowest bit is set if a bit is lost: rounding the result again to at least two
    /// bits fewer is rounding `x` once. The amount is 0 to 31.
    pub fn down_sticky(&self, x: Value<'c>, amount: Value<'c>) -> Value<'c> {
        let kept = self.down_by(x, amount);
        let lost = self.a.cmpi(CmpIPredicate::Ne, self.up_by(kept, amount), x);
        let lost = self.a.create(arith::ExtUIOp::NAME, &[lost], x.ty());
        self.or(kept, lost)
    }
}
