//! Arithmetic, comparisons and conversions of `f32`.

use super::instructions;
use super::table::Type::{F32, I32, U32};

/// An operation on the values of bits.
macro_rules! float {
    ($op:tt) => {
        |x, y| (f32::from_bits(x) $op f32::from_bits(y)).to_bits()
    };
}

instructions! { float_arithmetic, AnyNan:
    "  %r = add %x, %y", [F32; 3] => float!(+);
    "  %r = sub %x, %y", [F32; 3] => float!(-);
    "  %r = mul %x, %y", [F32; 3] => float!(*);
    "  %r = div %x, %y", [F32; 3] => float!(/);
    "  %r = neg %x", [F32; 3] => |x, _| x ^ (1 << 31);
}

/// The sum of a product and an addend, each rounded.
fn product_and_sum(x: u32, y: u32) -> u32 {
    let (x, y) = (f32::from_bits(x), f32::from_bits(y));
    (x * y + x).to_bits()
}

// Identities of real numbers that rounding, signed zeros and NaNs break.
instructions! { float_identities, AnyNan:
    "  %xy = mul %x, %y
  %r = add %xy, %x", [F32; 3] => product_and_sum;
    "  %sum = add %x, %y
  %r = sub %sum, %y", [F32; 3] => |x, y| {
        let (x, y) = (f32::from_bits(x), f32::from_bits(y));
        (x + y - y).to_bits()
    };
    "  %r = mul %x, 1.0f", [F32; 3] => |x, _| x;
    "  %r = mul %x, 0.0f", [F32; 3] => |x, _| (f32::from_bits(x) * 0.0).to_bits();
    "  %r = sub %x, %x", [F32; 3] => |x, _| (f32::from_bits(x) - f32::from_bits(x)).to_bits();
    "  %r = div %x, %x", [F32; 3] => |x, _| (f32::from_bits(x) / f32::from_bits(x)).to_bits();
    "  %difference = sub %x, %y
  %r = neg %difference", [F32; 3] => |x, y| (-(f32::from_bits(x) - f32::from_bits(y))).to_bits();
    "  %quotient = div %x, 3.0f
  %r = mul %quotient, 3.0f", [F32; 3] => |x, _| (f32::from_bits(x) / 3.0 * 3.0).to_bits();
}

/// A comparison of the values of bits; `$ordered` says the result where none is a NaN, `$nan`
/// otherwise.
macro_rules! compare {
    ($op:tt, $nan:expr) => {
        |x, y| {
            let (x, y) = (f32::from_bits(x), f32::from_bits(y));
            if x.is_nan() || y.is_nan() { $nan } else { u32::from(x $op y) }
        }
    };
}

instructions! { ordered_comparisons, Bits:
    "  %r = fcmp.oeq %x, %y", [F32, F32, U32] => compare!(==, 0);
    "  %r = fcmp.one %x, %y", [F32, F32, U32] => compare!(!=, 0);
    "  %r = fcmp.olt %x, %y", [F32, F32, U32] => compare!(<, 0);
    "  %r = fcmp.ole %x, %y", [F32, F32, U32] => compare!(<=, 0);
    "  %r = fcmp.ogt %x, %y", [F32, F32, U32] => compare!(>, 0);
    "  %r = fcmp.oge %x, %y", [F32, F32, U32] => compare!(>=, 0);
}

instructions! { unordered_comparisons, Bits:
    "  %r = fcmp.ueq %x, %y", [F32, F32, U32] => compare!(==, 1);
    "  %r = fcmp.une %x, %y", [F32, F32, U32] => compare!(!=, 1);
    "  %r = fcmp.ult %x, %y", [F32, F32, U32] => compare!(<, 1);
    "  %r = fcmp.ule %x, %y", [F32, F32, U32] => compare!(<=, 1);
    "  %r = fcmp.ugt %x, %y", [F32, F32, U32] => compare!(>, 1);
    "  %r = fcmp.uge %x, %y", [F32, F32, U32] => compare!(>=, 1);
}

// A negated comparison is not the opposite one: NaNs make both false.
instructions! { negated_comparisons, Bits:
    "  %c = fcmp.olt %x, %y
  %r = xor %c, 1u", [F32, F32, U32] => compare!(>=, 1);
    "  %c = fcmp.oge %x, %y
  %n = icmp.eq %c, 0u
  %r = select %n, 7u, 9u", [F32, F32, U32] => |x, y| {
        if f32::from_bits(x) >= f32::from_bits(y) { 9 } else { 7 }
    };
    "  %c = fcmp.ult %x, %y
  %n = icmp.eq %c, 0u
  %r = select %n, 7u, 9u", [F32, F32, U32] => |x, y| {
        if f32::from_bits(x) >= f32::from_bits(y) { 7 } else { 9 }
    };
    "  br from#
from#:
  %c = fcmp.ole %x, %y
  br_if %c, end#, otherwise#
otherwise#:
  br end#
end#:
  %r = phi u32 [ 1u, from# ], [ 2u, otherwise# ]", [F32, F32, U32] => |x, y| {
        if f32::from_bits(x) <= f32::from_bits(y) { 1 } else { 2 }
    };
    "  %r = fcmp.oeq %x, %x", [F32, F32, U32] => |x, _| u32::from(!f32::from_bits(x).is_nan());
    "  %r = fcmp.une %x, %x", [F32, F32, U32] => |x, _| u32::from(f32::from_bits(x).is_nan());
}

// Truncated toward zero; 0 where the integer part does not fit, and for a NaN.

fn to_signed(bits: u32) -> u32 {
    let value = f64::from(f32::from_bits(bits)).trunc();
    let fits = (-2_147_483_648.0..=2_147_483_647.0).contains(&value);
    if fits { value as i32 as u32 } else { 0 }
}

fn to_unsigned(bits: u32) -> u32 {
    let value = f64::from(f32::from_bits(bits)).trunc();
    let fits = (0.0..=4_294_967_295.0).contains(&value);
    if fits { value as u32 } else { 0 }
}

instructions! { conversions, Bits:
    "  %r = fptosi %x -> i32", [F32, F32, I32] => |x, _| to_signed(x);
    "  %r = fptoui %x -> u32", [F32, F32, U32] => |x, _| to_unsigned(x);
    "  %r = sitofp %x -> f32", [I32, I32, F32] => |x, _| (x as i32 as f32).to_bits();
    "  %r = uitofp %x -> f32", [U32, U32, F32] => |x, _| (x as f32).to_bits();
    "  %less = icmp.lt %x, %y
  %r = uitofp %less -> f32", [I32, I32, F32] => |x, y| {
        f32::from(u8::from((x as i32) < y as i32)).to_bits()
    };
    "  %less = fcmp.olt %x, %y
  %number = bitcast %less -> i32
  %r = sitofp %number -> f32", [F32; 3] => |x, y| {
        f32::from(u8::from(f32::from_bits(x) < f32::from_bits(y))).to_bits()
    };
}
