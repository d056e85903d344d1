//! Conversions between small formats and f32, which contains them all, and from other numbers to f32.
//!
//! A conversion to a small format rounds once, to nearest even: conversions from f64 and from wide integers go through
//! an f32 that is *rounded to odd*: of the two neighbours of an inexact value it is the one whose last bit is set. With
//! two bits more than the small format it tells on which side of a tie the value lies.
//!
//! A NaN becomes a quiet NaN with the upper bits of its fraction; to f32 it keeps its bits. A value beyond the largest
//! number becomes infinity, and in f8E4M3FN, which has none, a NaN. Subnormal numbers are kept.

use super::words::Words;
use gir_dialects::{
    ir::{OpView as _, SmallFloat, TypeExt, Value},
    upstream::arith::{self, CmpFPredicate, CmpIPredicate, RoundingMode},
};

/// A format of 8 bits, against f32.
struct Byte {
    /// Bits of its fraction.
    fraction: i64,
    /// The difference to the bias of f32.
    bias: i64,
    /// The place of the last bit of subnormal numbers.
    last: f64,
    /// The largest number.
    largest: i64,
}

const E4M3: Byte = Byte {
    fraction: 3,
    bias: 127 - 7,
    last: 1.0 / 512.0,
    largest: 0x7e,
};

const E5M2: Byte = Byte {
    fraction: 2,
    bias: 127 - 15,
    last: 1.0 / 65536.0,
    largest: 0x7b,
};

impl<'c> Words<'c> {
    /// The f32 equal to a small float, given as an integer.
    pub fn widen(&self, format: SmallFloat, bits: Value<'c>) -> Value<'c> {
        let word = self.extended(bits);
        match format {
            SmallFloat::Bf16 => self.float(self.up(word, 16)),
            // Hardware ignores these bits, too.
            SmallFloat::Tf32 => self.float(self.masked(word, !0x1fff)),
            SmallFloat::F8E4M3FN => {
                let nan = |magnitude| self.is(CmpIPredicate::Eq, magnitude, 0x7f);
                self.widen_byte(&E4M3, word, nan)
            }
            SmallFloat::F8E5M2 => {
                let beyond = |magnitude| self.is(CmpIPredicate::Ugt, magnitude, 0x7b);
                self.widen_byte(&E5M2, word, beyond)
            }
        }
    }

    fn widen_byte(
        &self,
        byte: &Byte,
        word: Value<'c>,
        is_special: impl Fn(Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let magnitude = self.masked(word, 0x7f);
        let moved = self.up(magnitude, 23 - byte.fraction);
        let normal = self.plus(moved, self.int(byte.bias << 23));
        // Subnormal numbers are multiples of the last place, and normal ones in f32.
        let count = self
            .a
            .create(arith::UIToFPOp::NAME, &[magnitude], self.real);
        let last = self.a.float(self.real, byte.last);
        let small = self.bits(self.a.binary(arith::MulFOp::NAME, count, last));
        let is_small = self.is(CmpIPredicate::Ult, magnitude, 1 << byte.fraction);
        let finite = self.select(is_small, small, normal);
        // The exponent of infinities and NaNs, above a fraction that stays.
        let special = self.or(moved, self.int(0x7f80_0000));
        let found = self.select(is_special(magnitude), special, finite);
        let sign = self.up(self.masked(word, 0x80), 24);
        self.float(self.or(found, sign))
    }

    /// The small float nearest to an f32, as an integer.
    pub fn narrow(&self, format: SmallFloat, real: Value<'c>) -> Value<'c> {
        let bits = self.bits(real);
        let word = match format {
            SmallFloat::Bf16 => self.narrow_upper(bits, 16),
            SmallFloat::Tf32 => self.up(self.narrow_upper(bits, 13), 13),
            SmallFloat::F8E4M3FN => self.narrow_byte(&E4M3, bits, |_| self.int(0x7f)),
            SmallFloat::F8E5M2 => self.narrow_byte(&E5M2, bits, |magnitude| {
                let payload = self.masked(self.down(magnitude, 21), 3);
                self.or(payload, self.int(0x7e))
            }),
        };
        self.cut(word, format.stored_bits())
    }

    /// The upper bits of an f32, rounded.
    fn narrow_upper(&self, bits: Value<'c>, lost: i64) -> Value<'c> {
        let upper = self.down(bits, lost);
        let odd = self.masked(upper, 1);
        let half = self.plus(odd, self.int((1 << (lost - 1)) - 1));
        let rounded = self.down(self.plus(bits, half), lost);
        let quiet = self.or(upper, self.int(0x40_0000 >> lost));
        let magnitude = self.masked(bits, 0x7fff_ffff);
        let is_nan = self.is(CmpIPredicate::Ugt, magnitude, 0x7f80_0000);
        self.select(is_nan, quiet, rounded)
    }

    fn narrow_byte(
        &self,
        byte: &Byte,
        bits: Value<'c>,
        nan: impl Fn(Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let magnitude = self.masked(bits, 0x7fff_ffff);
        let lost = 23 - byte.fraction;
        let odd = self.masked(self.down(magnitude, lost), 1);
        let half = self.plus(odd, self.int((1 << (lost - 1)) - 1 - (byte.bias << 23)));
        let normal = self.down(self.plus(magnitude, half), lost);
        // A sum whose last place is that of subnormal numbers is rounded there.
        let aligned = byte.last * f64::from(1 << 23);
        let aligned_bits = i64::from((aligned as f32).to_bits());
        let aligned = self.a.float(self.real, aligned);
        let sum = self
            .a
            .binary(arith::AddFOp::NAME, self.float(magnitude), aligned);
        let small = self.minus(self.bits(sum), self.int(aligned_bits));
        let least_normal = (byte.bias + 1) << 23;
        let is_small = self.is(CmpIPredicate::Ult, magnitude, least_normal);
        let finite = self.select(is_small, small, normal);
        // The next value above the largest number: infinity, or the NaN of a format without one.
        let beyond = self.int(byte.largest + 1);
        let is_beyond = self.is(CmpIPredicate::Ugt, finite, byte.largest);
        let found = self.select(is_beyond, beyond, finite);
        let is_nan = self.is(CmpIPredicate::Ugt, magnitude, 0x7f80_0000);
        let found = self.select(is_nan, nan(magnitude), found);
        let sign = self.masked(self.down(bits, 24), 0x80);
        self.or(found, sign)
    }

    /// The upper bits of an f32 that is a small float already, as an integer: no rounding.
    pub fn narrow_exact(&self, format: SmallFloat, real: Value<'c>) -> Value<'c> {
        match format {
            SmallFloat::Bf16 => self.cut(self.down(self.bits(real), 16), 16),
            _ => self.narrow(format, real),
        }
    }

    /// An f64 as f32, rounded to odd.
    pub fn float_of_double(&self, double: Value<'c>) -> Value<'c> {
        let a = &self.a;
        let build =
            |operand, ty, mode| arith::TruncFOp::build(&a.builder, ty, operand, mode, None).out();
        let near = build(double, self.real, None::<RoundingMode>);
        let back = a.create(arith::ExtFOp::NAME, &[near], double.ty());
        let long = a.integer_like(double.ty(), 64);
        let magnitude = |value| {
            let bits = a.create(arith::BitcastOp::NAME, &[value], long);
            self.masked(bits, i64::MAX)
        };
        let (exact, rounded) = (magnitude(double), magnitude(back));
        let is_inexact = a.cmpi(CmpIPredicate::Ne, exact, rounded);
        let is_above = a.cmpi(CmpIPredicate::Ugt, rounded, exact);
        self.odd(near, is_inexact, is_above)
    }

    /// The neighbour of an inexact value whose last bit is set, given one of its neighbours.
    fn odd(&self, near: Value<'c>, is_inexact: Value<'c>, is_above: Value<'c>) -> Value<'c> {
        let bits = self.bits(near);
        let one = |flag| self.a.create(arith::ExtUIOp::NAME, &[flag], self.word);
        let below = self.minus(bits, one(is_above));
        let odd = self.float(self.or(below, one(is_inexact)));
        let ordered = self.compares(CmpFPredicate::ORD, near, near);
        self.select(ordered, odd, near)
    }

    /// An integer as f32, rounded to odd: bits that f32 may not have are joined to one that it has.
    pub fn float_of_integer(&self, integer: Value<'c>, is_signed: bool) -> Value<'c> {
        let ty = integer.ty();
        let bits = ty.number_bits().unwrap_or(32);
        // From which magnitude on how many bits are joined: f32 holds 24, a small format at most 11 and one to round.
        let steps: &[(u32, u32)] = match bits {
            64 => &[(24, 8), (32, 16), (40, 24), (48, 32), (56, 40)],
            32 => &[(24, 8)],
            _ => &[],
        };
        let mut mask = self.a.int(ty, 0);
        for &(from, joined) in steps {
            let is_large = match is_signed {
                // -2^from ≤ x < 2^from
                true => {
                    let moved = self.plus(integer, self.a.int(ty, 1 << from));
                    self.is(CmpIPredicate::Uge, moved, 1 << (from + 1))
                }
                false => self.is(CmpIPredicate::Uge, integer, 1 << from),
            };
            mask = self.select(is_large, self.a.int(ty, (1 << joined) - 1), mask);
        }
        let name = match is_signed {
            true => arith::SIToFPOp::NAME,
            false => arith::UIToFPOp::NAME,
        };
        if steps.is_empty() {
            return self.a.create(name, &[integer], self.real);
        }
        let ones = self.a.int(ty, -1);
        let upper = self.and(integer, self.xor(mask, ones));
        let lost = self.and(integer, mask);
        let is_lost = self.is(CmpIPredicate::Ne, lost, 0);
        // The bit above the mask.
        let next = self.plus(mask, self.a.int(ty, 1));
        let joined = self.or(upper, next);
        let odd = self.select(is_lost, joined, upper);
        self.a.create(name, &[odd], self.real)
    }
}
