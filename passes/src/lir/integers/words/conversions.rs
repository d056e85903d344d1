//! Conversions from and to floats with a single rounding, and the bits of `f64`.

use super::{
    bits::Shift,
    word::{Pair, Words},
};
use gir_dialects::{
    ir::{self, Builder, OpView, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        math, vector,
    },
};

/// 2^32
const WORD: f64 = 4_294_967_296.0;

impl<'c> Words<'c> {
    /// The float nearest to an integer.
    pub fn float_of(&self, x: Pair<'c>, ty: Type<'c>, is_signed: bool) -> Value<'c> {
        match ty.as_float() {
            Some(16) => self.half_of(x, ty, is_signed),
            Some(32) => self.single_of(x, ty, is_signed),
            _ => self.double_of(x, ty, is_signed),
        }
    }

    fn convert(&self, name: &str, x: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.a.create(name, &[x], ty)
    }

    fn scaled(&self, x: Value<'c>, by: Value<'c>) -> Value<'c> {
        self.a.binary(arith::MulFOp::NAME, x, by)
    }

    /// Both words are exact in `f64`; their sum is rounded.
    fn double_of(&self, x: Pair<'c>, ty: Type<'c>, is_signed: bool) -> Value<'c> {
        let name = match is_signed {
            true => arith::SIToFPOp::NAME,
            false => arith::UIToFPOp::NAME,
        };
        let high = self.scaled(self.convert(name, x.high, ty), self.a.float(ty, WORD));
        let low = self.convert(arith::UIToFPOp::NAME, x.low, ty);
        self.a.binary(arith::AddFOp::NAME, high, low)
    }

    /// The highest 32 bits, the last of which is sticky, round as all bits together would; a power
    /// of two scales the result.
    fn single_of(&self, x: Pair<'c>, ty: Type<'c>, is_signed: bool) -> Value<'c> {
        let (x, sign) = match is_signed {
            true => {
                let (x, negative) = self.magnitude(x);
                (x, Some(negative))
            }
            false => (x, None),
        };
        let zeros = self.zeros_above(x);
        let top = self.shift(x, zeros, Shift::Left);
        let sticky = self.flag(self.is_set(top.low));
        let rounded = self.convert(arith::UIToFPOp::NAME, self.or(top.high, sticky), ty);
        let exponent = self.sub(self.int(127 + 32), zeros);
        let bits = self.a.binary(arith::ShLIOp::NAME, exponent, self.int(23));
        let power = self.convert(arith::BitcastOp::NAME, bits, ty);
        let value = self.scaled(rounded, power);
        sign.map_or(value, |negative| {
            let negated = self.convert(arith::NegFOp::NAME, value, ty);
            self.a.select(negative, negated, value)
        })
    }

    /// Numbers of more than 31 bits are beyond `f16`, and so is the largest of 31 bits.
    fn half_of(&self, x: Pair<'c>, ty: Type<'c>, is_signed: bool) -> Value<'c> {
        let (a, most) = (&self.a, self.int(i64::from(i32::MAX)));
        let (fits, beyond) = match is_signed {
            true => {
                let least = self.int(i64::from(i32::MIN));
                let sign = a.binary(arith::ShRSIOp::NAME, x.low, self.int(31));
                let fits = a.cmpi(CmpIPredicate::Eq, sign, x.high);
                (fits, a.select(self.is_negative(x.high), least, most))
            }
            false => {
                let upper = a.binary(arith::ShRUIOp::NAME, x.low, self.int(31));
                (self.is_zero(self.or(x.high, upper)), most)
            }
        };
        let clamped = a.select(fits, x.low, beyond);
        self.convert(arith::SIToFPOp::NAME, clamped, ty)
    }

    /// The integer part of a float, if it fits.
    pub fn pair_of_float(&self, x: Value<'c>, is_signed: bool) -> Pair<'c> {
        let x = match x.ty().as_float() {
            Some(16) => {
                let single = Type::float32(self.a.builder.context());
                self.convert(arith::ExtFOp::NAME, x, single)
            }
            _ => x,
        };
        if !is_signed {
            return self.pair_of_magnitude(x);
        }
        let ty = x.ty();
        let negative = self.a.cmpf(CmpFPredicate::OLT, x, self.a.float(ty, 0.0));
        let magnitude = self.convert(math::AbsFOp::NAME, x, ty);
        self.negate_if(negative, self.pair_of_magnitude(magnitude))
    }

    /// Both products and the difference are exact.
    fn pair_of_magnitude(&self, x: Value<'c>) -> Pair<'c> {
        let ty = x.ty();
        let words = self.scaled(x, self.a.float(ty, 1.0 / WORD));
        let high = self.convert(arith::FPToUIOp::NAME, words, self.word());
        let whole = self.convert(arith::UIToFPOp::NAME, high, ty);
        let above = self.scaled(whole, self.a.float(ty, WORD));
        let below = self.a.binary(arith::SubFOp::NAME, x, above);
        Pair {
            low: self.convert(arith::FPToUIOp::NAME, below, self.word()),
            high,
        }
    }

    /// The bits of an `f64`.
    pub fn bits_of(&self, x: Value<'c>) -> Pair<'c> {
        let b = &self.a.builder;
        let one = vector::FromElementsOp::build(b, ir::vector(1, x.ty()), &[x]).dest();
        let two = vector::BitCastOp::build(b, ir::vector(2, self.word()), one).result();
        let [low, high] = [0, 1].map(|lane| take(b, two, lane));
        Pair { low, high }
    }

    /// The `f64` with these bits.
    pub fn of_bits(&self, x: Pair<'c>, ty: Type<'c>) -> Value<'c> {
        let b = &self.a.builder;
        let two = ir::vector(2, self.word());
        let two = vector::FromElementsOp::build(b, two, &[x.low, x.high]).dest();
        let one = vector::BitCastOp::build(b, ir::vector(1, ty), two).result();
        take(b, one, 0)
    }
}

fn take<'c>(b: &Builder<'c>, vector: Value<'c>, lane: i64) -> Value<'c> {
    let position = ir::dense_i64(b.context(), &[lane]);
    vector::ExtractOp::build(b, vector.ty().lane(), vector, &[], position).result()
}
