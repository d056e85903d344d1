//! The cube root.

use super::{
    numbers::{Real, Word},
    pair::Pair,
    parts::unpack,
};

/// `cbrt(x)`
///
/// With `x = 2^(3q) m` and `m` in [1, 8), the root is `2^q` times that of `m`, which is `m y^2` for the inverse
/// root `y`.
pub fn cbrt<R: Real>(x: R) -> R {
    let magnitude = x.bits() & R::Word::MAGNITUDE;
    let parts = unpack(magnitude);
    // Makes exponents positive.
    let thirds = R::Word::by_format(64, 512);
    let exponent = parts.exponent + (3 * thirds - R::Word::BIAS);
    // A third, exact for small numbers.
    let third = (exponent * exponent.constant(43_691)) >> 17;
    let rest = exponent - third * third.constant(3);
    let exponent = (rest + R::Word::BIAS) << R::Word::FRACTION_BITS;
    let m = (exponent | (parts.mantissa & R::Word::FRACTION)).as_real();
    let root = of_moderate(m);
    let root = root.bits() + ((third - thirds) << R::Word::FRACTION_BITS);
    // Zeros and infinities are their own roots.
    let is_itself = magnitude.equals(0) | magnitude.equals(R::Word::INFINITY);
    let is_nan = magnitude.above(R::Word::INFINITY);
    let root = R::Word::select(is_itself, magnitude, root);
    let root = R::Word::select(is_nan, root.constant(R::Word::NAN), root);
    (root | (x.bits() & R::Word::SIGN)).as_real()
}

/// The root of a number in [1, 8).
fn of_moderate<R: Real>(m: R) -> R {
    // A third of the exponent approximates the logarithm of the root: 3.5 % off.
    let (offset, steps) = R::Word::by_format((0x54a2_3200, 3), (0x553e_f0ea_aaaa_aaaa, 4));
    let third = m
        .bits()
        .mul_high(m.bits().constant(R::Word::MAGNITUDE / 3 * 2));
    let estimate = (m.bits().constant(offset) - third).as_real();
    let y = (0..steps).fold(estimate, |y, _| {
        y + y * (-(m * y * y * y) + 1.0) * (1.0 / 3.0)
    });
    let slope = y * y;
    let root = m * slope;
    // One more step with the exact cube.
    let square = Pair::product(root, root);
    let cube = Pair::product(square.high, root);
    let rest = (m - cube.high) - (cube.low + square.low * root);
    root + rest * slope * (1.0 / 3.0)
}
