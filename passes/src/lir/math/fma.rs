//! The fused multiply-add, correctly rounded.

use super::{
    numbers::{INFINITY, MAGNITUDE, NAN, Real, SIGN, Word},
    pair::Pair,
    parts::{pack, unpack},
    wide::Wide,
};

/// `x * y + z`, rounded once.
pub fn fma<R: Real>(x: R, y: R, z: R) -> R {
    let addend = z.bits();
    let sign = (x.bits() ^ y.bits()) & SIGN;
    let [x, y, z] = [x, y, z].map(|factor| factor.bits() & MAGNITUDE);
    let differ = !((sign ^ addend) & SIGN).equals(0);
    let is_infinite = x.equals(INFINITY) | y.equals(INFINITY);
    let is_zero = x.equals(0) | y.equals(0);
    let is_nan = x.above(INFINITY)
        | y.above(INFINITY)
        | z.above(INFINITY)
        | (is_infinite & is_zero)
        | (is_infinite & z.equals(INFINITY) & differ);
    let sum = finite(sign, [x, y, z], addend & SIGN);
    let sum = R::Word::select(is_zero, sum_with_zero(sign, addend), sum);
    let sum = R::Word::select(z.equals(INFINITY), addend, sum);
    let sum = R::Word::select(is_infinite, sign | INFINITY, sum);
    R::Word::select(is_nan, sign.constant(NAN), sum).as_real()
}

/// The sum of a zero and another float, given and returned as bits: two zeros are
/// negative if both are.
fn sum_with_zero<W: Word>(zero: W, addend: W) -> W {
    let is_zero = (addend & MAGNITUDE).equals(0);
    W::select(is_zero, zero & addend, addend)
}

/// The sum for a product other than zero and a finite addend: both as words of 64
/// bits of which the highest is free, the one with the lower unit shifted right.
/// What falls off lies far below the 24 bits of the result, and one bit says that
/// it was there.
fn finite<W: Word>(sign: W, [x, y, z]: [W; 3], addend_sign: W) -> W {
    let [px, py, pz] = [x, y, z].map(unpack);
    let low = sign.constant(0);
    // In [2^60, 2^62), of units 2^(exponent).
    let product = Wide::product(px.mantissa << 7, py.mantissa << 7);
    let product_exponent = px.exponent + py.exponent - 314;
    // In [2^60, 2^61), or 0, far below.
    let addend = Wide {
        high: pz.mantissa << 5,
        low,
    };
    let addend_exponent = W::select(z.equals(0), low - 1024, pz.exponent - 187);
    let distance = product_exponent - addend_exponent;
    let addend_leads = distance.is_negative();
    let amount = W::select(addend_leads, low - distance, distance);
    let moved = Wide::select(addend_leads, product, addend).shift_right_sticky(amount);
    let leader = Wide::select(addend_leads, addend, product);
    let leader_sign = W::select(addend_leads, addend_sign, sign);
    let exponent = W::select(addend_leads, addend_exponent, product_exponent);
    let agree = (sign ^ addend_sign).equals(0);
    let sum = leader.plus(Wide::select(agree, moved, moved.negated()));
    // The product may be more than what leads, if that is little above it.
    let is_negative = sum.high.is_negative();
    let sum = Wide::select(is_negative, sum.negated(), sum);
    let sum_sign = W::select(is_negative, leader_sign ^ SIGN, leader_sign);
    let zeros = sum.leading_zeros();
    let normal = sum.shift_left(zeros);
    let significand = W::select(normal.low.equals(0), normal.high, normal.high | 1);
    let rounded = pack(exponent + 190 - zeros, significand) | sum_sign;
    // What cancels is +0.
    W::select(sum.is_zero(), low, rounded)
}

/// `x * y + z` of floats that are halves, rounded to the odd one of its neighbours
/// where it is inexact: it then rounds to a half as the exact sum does.
pub fn fma_of_halves<R: Real>(x: R, y: R, z: R) -> R {
    // It has 22 bits.
    let product = x * y;
    let sum = Pair::sum(product, z);
    let bits = sum.high.bits();
    let is_even = (bits & 1).equals(0);
    let is_inexact = sum.low.below(0.0) | sum.low.above(0.0);
    // What is missing has the sign of the sum, or leads toward zero.
    let is_outward = !((bits ^ sum.low.bits()).is_negative());
    let neighbour = R::Word::select(is_outward, bits + 1, bits - 1);
    let odd = R::Word::select(is_even & is_inexact, neighbour, bits);
    let is_zero = (product.bits() & MAGNITUDE).equals(0);
    let with_zero = sum_with_zero(product.bits(), z.bits());
    R::Word::select(is_zero, with_zero, odd).as_real()
}
