//! The functions as operations of `arith` and `lir`.

use super::numbers::{Bit, Real, Word};
use gir_dialects::{
    ir::{self, Builder, Type, Value},
    lir,
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate, FastMathFlags, FastMathFlagsAttr},
        math,
    },
};
use std::{
    cell::RefCell,
    collections::HashMap,
    ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Shl, Shr, Sub},
};

/// Builds the operations of one function, a single block, on floats of `BITS` bits.
pub struct Emitter<'c, const BITS: u32> {
    builder: Builder<'c>,
    word: Type<'c>,
    real: Type<'c>,
    bit: Type<'c>,
    /// By type and bits.
    constants: RefCell<HashMap<(Type<'c>, u64), Value<'c>>>,
}

impl<'c, const BITS: u32> Emitter<'c, BITS> {
    /// Appends at the builder's insertion point.
    pub fn new(builder: Builder<'c>) -> Self {
        let context = builder.context();
        let integer = |width| ir::integer_type(context, width, ir::Signedness::Signless);
        Self {
            builder,
            word: integer(BITS),
            real: if BITS == 32 {
                Type::float32(context)
            } else {
                Type::float64(context)
            },
            bit: integer(1),
            constants: RefCell::default(),
        }
    }

    /// Wraps a float.
    pub fn real<'e>(&'e self, value: Value<'c>) -> EmittedReal<'e, 'c, BITS> {
        EmittedReal {
            emitter: self,
            value,
        }
    }

    fn word<'e>(&'e self, value: Value<'c>) -> EmittedWord<'e, 'c, BITS> {
        EmittedWord {
            emitter: self,
            value,
        }
    }

    fn bit<'e>(&'e self, value: Value<'c>) -> EmittedBit<'e, 'c, BITS> {
        EmittedBit {
            emitter: self,
            value,
        }
    }

    fn constant(&self, ty: Type<'c>, bits: u64) -> Value<'c> {
        let mut constants = self.constants.borrow_mut();
        *constants.entry((ty, bits)).or_insert_with(|| {
            let unused = 64 - BITS;
            let value = match ty == self.real {
                true => ir::float_bits(ty, bits),
                false => ir::integer(ty, (bits << unused) as i64 >> unused),
            };
            arith::ConstantOp::build(&self.builder, ty, value).result()
        })
    }

    fn float(&self, value: f64) -> Value<'c> {
        self.constant(self.real, EmittedWord::<'_, '_, BITS>::bits_of(value))
    }

    fn compare_words(&self, predicate: CmpIPredicate, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        arith::CmpIOp::build(&self.builder, self.bit, predicate, x, y).result()
    }

    fn compare_reals(&self, predicate: CmpFPredicate, x: Value<'c>, y: f64) -> Value<'c> {
        let y = self.float(y);
        arith::CmpFOp::build(&self.builder, self.bit, predicate, x, y, None).result()
    }

    fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        arith::SelectOp::build(&self.builder, yes.ty(), condition, yes, no).result()
    }
}

/// A value of type `i1`.
#[derive(Clone, Copy)]
pub struct EmittedBit<'e, 'c, const BITS: u32> {
    emitter: &'e Emitter<'c, BITS>,
    value: Value<'c>,
}

/// A word.
#[derive(Clone, Copy)]
pub struct EmittedWord<'e, 'c, const BITS: u32> {
    emitter: &'e Emitter<'c, BITS>,
    value: Value<'c>,
}

/// A float.
#[derive(Clone, Copy)]
pub struct EmittedReal<'e, 'c, const BITS: u32> {
    emitter: &'e Emitter<'c, BITS>,
    value: Value<'c>,
}

impl<'c, const BITS: u32> EmittedReal<'_, 'c, BITS> {
    /// The value.
    pub fn value(self) -> Value<'c> {
        self.value
    }
}

/// Operators of a wrapper; further expressions after the op's type are the remaining arguments of
/// its `build`.
macro_rules! operators {
    ($($wrapper:ident.$make:ident: $trait:ident $method:ident => $op:ty $(, $more:expr)*;)*) => {$(
        impl<const BITS: u32> $trait for $wrapper<'_, '_, BITS> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let (emitter, ty) = (self.emitter, self.value.ty());
                let op = <$op>::build(&emitter.builder, ty, self.value, other.value $(, $more)*);
                emitter.$make(op.result())
            }
        }
    )*};
}

operators! {
    EmittedBit.bit: BitAnd bitand => arith::AndIOp;
    EmittedBit.bit: BitOr bitor => arith::OrIOp;
    EmittedWord.word: Add add => arith::AddIOp, None;
    EmittedWord.word: Sub sub => arith::SubIOp, None;
    EmittedWord.word: Mul mul => arith::MulIOp, None;
    EmittedWord.word: BitAnd bitand => arith::AndIOp;
    EmittedWord.word: BitOr bitor => arith::OrIOp;
    EmittedWord.word: BitXor bitxor => arith::XOrIOp;
    EmittedWord.word: Shl shl => lir::ShlIOp;
    EmittedWord.word: Shr shr => lir::ShrUIOp;
    EmittedReal.real: Add add => arith::AddFOp, None;
    EmittedReal.real: Sub sub => arith::SubFOp, None;
    EmittedReal.real: Mul mul => arith::MulFOp, None;
}

/// The same operators with a constant.
macro_rules! with_constants {
    ($($wrapper:ident, $constant:ty: $($trait:ident $method:ident)*;)*) => {$($(
        impl<const BITS: u32> $trait<$constant> for $wrapper<'_, '_, BITS> {
            type Output = Self;
            fn $method(self, other: $constant) -> Self {
                $trait::$method(self, self.constant(other))
            }
        }
    )*)*};
}

with_constants! {
    EmittedWord, u64: Add add Sub sub BitAnd bitand BitOr bitor BitXor bitxor Shl shl Shr shr;
    EmittedReal, f64: Add add Sub sub Mul mul;
}

impl<const BITS: u32> Not for EmittedBit<'_, '_, BITS> {
    type Output = Self;
    fn not(self) -> Self {
        let emitter = self.emitter;
        let one = emitter.constant(emitter.bit, 1);
        emitter.bit(arith::XOrIOp::build(&emitter.builder, emitter.bit, self.value, one).result())
    }
}

impl<const BITS: u32> Bit for EmittedBit<'_, '_, BITS> {}

impl<const BITS: u32> Neg for EmittedReal<'_, '_, BITS> {
    type Output = Self;
    fn neg(self) -> Self {
        let (emitter, x) = (self.emitter, self.value);
        emitter.real(arith::NegFOp::build(&emitter.builder, emitter.real, x, None).result())
    }
}

impl<'e, 'c, const BITS: u32> Word for EmittedWord<'e, 'c, BITS> {
    type Real = EmittedReal<'e, 'c, BITS>;
    type Bit = EmittedBit<'e, 'c, BITS>;

    const BITS: u64 = BITS as u64;
    const PRECISION: u64 = if BITS == 32 { 24 } else { 53 };

    fn constant(self, value: u64) -> Self {
        let emitter = self.emitter;
        emitter.word(emitter.constant(emitter.word, value))
    }

    fn mul_high(self, other: Self) -> Self {
        let (emitter, ty) = (self.emitter, self.value.ty());
        let (x, y) = (self.value, other.value);
        emitter.word(arith::MulUIExtendedOp::build(&emitter.builder, ty, ty, x, y).high())
    }

    fn leading_zeros(self) -> Self {
        let (emitter, x) = (self.emitter, self.value);
        let op = math::CountLeadingZerosOp::build(&emitter.builder, x.ty(), x);
        emitter.word(op.result())
    }

    fn equals(self, other: u64) -> Self::Bit {
        let other = self.constant(other).value;
        let emitter = self.emitter;
        emitter.bit(emitter.compare_words(CmpIPredicate::Eq, self.value, other))
    }

    fn below(self, other: Self) -> Self::Bit {
        let emitter = self.emitter;
        emitter.bit(emitter.compare_words(CmpIPredicate::Ult, self.value, other.value))
    }

    fn above(self, other: u64) -> Self::Bit {
        let other = self.constant(other).value;
        let emitter = self.emitter;
        emitter.bit(emitter.compare_words(CmpIPredicate::Ugt, self.value, other))
    }

    fn is_negative(self) -> Self::Bit {
        let zero = self.constant(0).value;
        let emitter = self.emitter;
        emitter.bit(emitter.compare_words(CmpIPredicate::Slt, self.value, zero))
    }

    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self {
        let emitter = yes.emitter;
        emitter.word(emitter.select(condition.value, yes.value, no.value))
    }

    fn as_real(self) -> Self::Real {
        let (emitter, x) = (self.emitter, self.value);
        emitter.real(arith::BitcastOp::build(&emitter.builder, emitter.real, x).out())
    }

    fn to_real(self) -> Self::Real {
        let (emitter, x) = (self.emitter, self.value);
        emitter.real(arith::SIToFPOp::build(&emitter.builder, emitter.real, x).out())
    }
}

impl<'e, 'c, const BITS: u32> Real for EmittedReal<'e, 'c, BITS> {
    type Word = EmittedWord<'e, 'c, BITS>;
    type Bit = EmittedBit<'e, 'c, BITS>;

    fn constant(self, value: f64) -> Self {
        let emitter = self.emitter;
        emitter.real(emitter.float(value))
    }

    fn estimated_quotient(self, divisor: Self) -> Self {
        let (emitter, x, y) = (self.emitter, self.value, divisor.value);
        let b = &emitter.builder;
        let arcp = FastMathFlagsAttr::get(b.context(), FastMathFlags::ARCP);
        emitter.real(arith::DivFOp::build(b, emitter.real, x, y, Some(arcp)).result())
    }

    fn bits(self) -> Self::Word {
        let (emitter, x) = (self.emitter, self.value);
        emitter.word(arith::BitcastOp::build(&emitter.builder, emitter.word, x).out())
    }

    fn round_even(self) -> Self {
        let (emitter, x) = (self.emitter, self.value);
        emitter.real(math::RoundEvenOp::build(&emitter.builder, emitter.real, x, None).result())
    }

    fn integer_part(self) -> Self::Word {
        let (emitter, x) = (self.emitter, self.value);
        // Total, because an unused result must not poison the used ones.
        emitter.word(lir::FPToSIOp::build(&emitter.builder, emitter.word, x).result())
    }

    fn below(self, other: f64) -> Self::Bit {
        let emitter = self.emitter;
        emitter.bit(emitter.compare_reals(CmpFPredicate::OLT, self.value, other))
    }

    fn above(self, other: f64) -> Self::Bit {
        let emitter = self.emitter;
        emitter.bit(emitter.compare_reals(CmpFPredicate::OGT, self.value, other))
    }

    fn select(condition: Self::Bit, yes: Self, no: Self) -> Self {
        let emitter = yes.emitter;
        emitter.real(emitter.select(condition.value, yes.value, no.value))
    }
}
