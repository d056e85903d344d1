//! Rounding to halves, by a search for the neighbours: independent of the rounding of compilers, of drivers and
//! of the crate `half`.

use half::f16;

/// The half nearest to a number; ties go to even.
pub fn nearest_half(number: f64) -> f16 {
    if number.is_nan() {
        return f16::NAN;
    }
    let magnitude = number.abs();
    let sign = if number.is_sign_negative() { 0x8000 } else { 0 };
    f16::from_bits(sign | nearest_magnitude(magnitude))
}

fn nearest_magnitude(magnitude: f64) -> u16 {
    const INFINITY: u16 = 0x7c00;
    // Infinity counts as the value that the next half would have.
    let value = |bits: u16| match bits {
        INFINITY => 65536.0,
        _ => f16::from_bits(bits).to_f64(),
    };
    if magnitude >= value(INFINITY) {
        return INFINITY;
    }
    let (mut below, mut above) = (0, INFINITY);
    while above - below > 1 {
        let middle = below.midpoint(above);
        match value(middle) <= magnitude {
            true => below = middle,
            false => above = middle,
        }
    }
    let halfway = (value(below) + value(above)) / 2.0;
    let goes_up = magnitude > halfway || magnitude == halfway && below % 2 == 1;
    if goes_up { above } else { below }
}

#[cfg(test)]
#[test]
fn halves_are_nearest_and_even() {
    let bits = |number| nearest_half(number).to_bits();
    assert_eq!(bits(1.0), 0x3c00);
    assert_eq!(bits(1.0 + 1.0 / 2048.0), 0x3c00);
    assert_eq!(bits(1.0 + 3.0 / 2048.0), 0x3c02);
    assert_eq!(bits(-1.000_488_281_250_001), 0xbc01);
    assert_eq!(bits(65519.99), 0x7bff);
    assert_eq!(bits(65520.0), 0x7c00);
    assert_eq!(bits(f64::NEG_INFINITY), 0xfc00);
    assert_eq!(bits(-0.0), 0x8000);
    assert_eq!(bits(f64::exp2(-25.0)), 0);
    assert_eq!(bits(f64::exp2(-25.0).next_up()), 1);
}
