//! The correctly rounded fused multiply-add.

use super::{
    numbers::{Real, Word},
    pair::Pair,
    parts::{pack, unpack},
    wide::Wide,
};

/// `x * y + z`, rounded once.
pub fn fma<R: Real>(x: R, y: R, z: R) -> R {
    let (infinity, addend) = (R::Word::INFINITY, z.bits());
    let sign = (x.bits() ^ y.bits()) & R::Word::SIGN;
    let [x, y, z] = [x, y, z].map(|factor| factor.bits() & R::Word::MAGNITUDE);
    let differ = (sign ^ addend).is_negative();
    let is_infinite = x.equals(infinity) | y.equals(infinity);
    let is_zero = x.equals(0) | y.equals(0);
    let is_nan = x.above(infinity)
        | y.above(infinity)
        | z.above(infinity)
        | (is_infinite & is_zero)
        | (is_infinite & z.equals(infinity) & differ);
    let sum = finite(sign, [x, y, z], addend & R::Word::SIGN);
    let sum = R::Word::select(is_zero, sum_with_zero(sign, addend), sum);
    let sum = R::Word::select(z.equals(infinity), addend, sum);
    let sum = R::Word::select(is_infinite, sign | infinity, sum);
    R::Word::select(is_nan, sign.constant(R::Word::NAN), sum).as_real()
}

/// The sum of a zero and another float, given and returned as bits: the sum of two zeros is
/// negative if both are.
fn sum_with_zero<W: Word>(zero: W, addend: W) -> W {
    let is_zero = (addend & W::MAGNITUDE).equals(0);
    W::select(is_zero, zero & addend, addend)
}

/// The sum of a nonzero product and a finite addend: both as words of twice the width whose highest
/// bit is free, the one with the lower unit shifted right. The bits shifted out lie far below those
/// of the result; one sticky bit records them.
fn finite<W: Word>(sign: W, [x, y, z]: [W; 3], addend_sign: W) -> W {
    let [px, py, pz] = [x, y, z].map(unpack);
    let low = sign.constant(0);
    // Left shifts of the mantissas: they put the highest bit of the product at the second or third
    // bit of the word, that of the addend at the third.
    let (of_factor, of_addend) = (W::SPARE_BITS - 1, W::SPARE_BITS - 3);
    let unit = W::BIAS + W::FRACTION_BITS;
    // In units of 2^(exponent).
    let product = Wide::product(px.mantissa << of_factor, py.mantissa << of_factor);
    let product_exponent = px.exponent + py.exponent - 2 * (unit + of_factor);
    let addend = Wide {
        high: pz.mantissa << of_addend,
        low,
    };
    // The exponent of 0 is far below all others.
    let addend_exponent = pz.exponent - (unit + of_addend + W::BITS);
    let addend_exponent = W::select(z.equals(0), low - 8 * W::BIAS, addend_exponent);
    let distance = product_exponent - addend_exponent;
    let addend_leads = distance.is_negative();
    let amount = W::select(addend_leads, low - distance, distance);
    let moved = Wide::select(addend_leads, product, addend).shift_right_sticky(amount);
    let leader = Wide::select(addend_leads, addend, product);
    let leader_sign = W::select(addend_leads, addend_sign, sign);
    let exponent = W::select(addend_leads, addend_exponent, product_exponent);
    let agree = (sign ^ addend_sign).equals(0);
    let sum = leader.plus(Wide::select(agree, moved, moved.negated()));
    // The product may exceed the leading term if that is only slightly above it.
    let is_negative = sum.high.is_negative();
    let sum = Wide::select(is_negative, sum.negated(), sum);
    let sum_sign = W::select(is_negative, leader_sign ^ W::SIGN, leader_sign);
    let zeros = sum.leading_zeros();
    let normal = sum.shift_left(zeros);
    let significand = W::select(normal.low.equals(0), normal.high, normal.high | 1);
    let exponent = exponent + (2 * W::BITS + W::BIAS - 1) - zeros;
    let rounded = pack(exponent, significand) | sum_sign;
    // Exact cancellation gives +0.
    W::select(sum.is_zero(), low, rounded)
}

/// `x * y + z` of floats that are halves; an inexact result is rounded to the odd neighbour, so
/// that it then rounds to a half as the exact sum does.
pub fn fma_of_halves<R: Real>(x: R, y: R, z: R) -> R {
    // The product has 22 bits and is exact.
    let product = x * y;
    let sum = Pair::sum(product, z);
    let bits = sum.high.bits();
    let is_even = (bits & 1).equals(0);
    let is_inexact = sum.low.below(0.0) | sum.low.above(0.0);
    // The error has the sign of the sum, or leads toward zero.
    let is_outward = !((bits ^ sum.low.bits()).is_negative());
    let neighbour = R::Word::select(is_outward, bits + 1, bits - 1);
    let odd = R::Word::select(is_even & is_inexact, neighbour, bits);
    let is_zero = (product.bits() & R::Word::MAGNITUDE).equals(0);
    let with_zero = sum_with_zero(product.bits(), z.bits());
    R::Word::select(is_zero, with_zero, odd).as_real()
}
