//! Mathematical functions and bit operations on the edge values; functions with a bound of
//! error also on floats of every magnitude.
//!
//! `sqrt`, `fma`, `floor` and the like have one right result. The others are compared with the same
//! function of f64, whose error is negligible beside theirs; the bounds are those of OpenCL's full profile.

use super::super::half_rounding::nearest_half;
use super::super::instruction::Group;
use super::super::table::Type::{F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
use super::{instructions, on, references};
use ::half::f16;

/// Functions of integers.
pub(super) fn of_integers() -> Vec<Group> {
    [
        bits_8::groups(),
        bits_16::groups(),
        bits_32::groups(),
        bits_64::groups(),
    ]
    .concat()
}

/// Functions of floats with one right result.
pub(super) fn exact() -> Vec<Group> {
    let mut all = [
        floats_16::groups(),
        floats_32::groups(),
        floats_64::groups(),
    ]
    .concat();
    all.extend([
        fused_sums(),
        fused_sums_of_doubles(),
        fused_squares(),
        fused_multiples(),
        fused_errors(),
        fused_errors_of_doubles(),
        fused_halves(),
        roots_of_zero(),
    ]);
    all
}

/// Functions of floats whose results may have an error up to a bound.
pub(super) fn bounded() -> Vec<Group> {
    [
        functions_16::groups(),
        functions_32::groups(),
        functions_64::groups(),
    ]
    .concat()
}

/// The groups of a width of integers: the signed Rust type and its GIR type, then the unsigned ones.
macro_rules! integers {
    ($($module:ident: $i:ident $I:ident, $u:ident $U:ident;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![signed(), unsigned()]
            }

            instructions! { signed, Bits:
                "  %r = abs %x", [$I; 3] => on!($i, |x, _| x.wrapping_abs());
                "  %r = min %x, %y", [$I; 3] => on!($i, |x, y| x.min(y));
                "  %r = max %x, %y", [$I; 3] => on!($i, |x, y| x.max(y));
                concat!("  %r = clamp %x, -7", stringify!($i), ", %y"), [$I; 3] =>
                    on!($i, |x, y| x.max(-7).min(y));
                "  %n = not %y
  %r = clamp %n, %x, %y", [$I; 3] => on!($i, |x, y| (!y).max(x).min(y));
                "  %r = popcount %x", [$I; 3] => on!($i, |x, _| x.count_ones() as $i);
                "  %r = clz %x", [$I; 3] => on!($i, |x, _| x.leading_zeros() as $i);
                "  %r = ctz %x", [$I; 3] => on!($i, |x, _| x.trailing_zeros() as $i);
                "  %r = bitreverse %x", [$I; 3] => on!($i, |x, _| x.reverse_bits());
                "  %r = rotl %x, %y", [$I; 3] => on!($i, |x, y| x.rotate_left((y as u64 % u64::from($i::BITS)) as u32));
            }

            instructions! { unsigned, Bits:
                "  %r = min %x, %y", [$U; 3] => on!($u, |x, y| x.min(y));
                "  %r = max %x, %y", [$U; 3] => on!($u, |x, y| x.max(y));
                concat!("  %r = clamp %x, 7", stringify!($u), ", %y"), [$U; 3] =>
                    on!($u, |x, y| x.max(7).min(y));
                "  %n = not %y
  %r = clamp %n, %x, %y", [$U; 3] => on!($u, |x, y| (!y).max(x).min(y));
                "  %r = popcount %x", [$U; 3] => on!($u, |x, _| x.count_ones() as $u);
                "  %r = clz %x", [$U; 3] => on!($u, |x, _| x.leading_zeros() as $u);
                "  %r = ctz %x", [$U; 3] => on!($u, |x, _| x.trailing_zeros() as $u);
                "  %r = bitreverse %x", [$U; 3] => on!($u, |x, _| x.reverse_bits());
                "  %r = rotl %x, %y", [$U; 3] => on!($u, |x, y| x.rotate_left((y as u64 % u64::from($u::BITS)) as u32));
            }
        }
    )+};
}

integers! {
    bits_8: i8 I8, u8 U8;
    bits_16: i16 I16, u16 U16;
    bits_32: i32 I32, u32 U32;
    bits_64: i64 I64, u64 U64;
}

/// The half equal to a float that is representable as one.
fn half(value: f64) -> f16 {
    nearest_half(value)
}

/// A function of f64, applied to a narrower type that holds its results.
macro_rules! through_f64 {
    ($f:ident, $round:expr, $function:expr) => {
        on!($f, |x, y| {
            let function: fn(f64, f64) -> f64 = $function;
            let round: fn(f64) -> $f = $round;
            round(function(f64::from(x), f64::from(y)))
        })
    };
}

/// The groups of a width of floats: the Rust type, its GIR type, and rounding to it.
macro_rules! floats {
    ($($module:ident: $f:ident $F:ident $round:expr;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![rounding(), extremes()]
            }

            instructions! { rounding, AnyNan:
                "  %r = abs %x", [$F; 3] => through_f64!($f, $round, |x, _| x.abs());
                "  %r = floor %x", [$F; 3] => through_f64!($f, $round, |x, _| x.floor());
                "  %r = ceil %x", [$F; 3] => through_f64!($f, $round, |x, _| x.ceil());
                "  %r = round %x", [$F; 3] => through_f64!($f, $round, |x, _| x.round());
                "  %r = rint %x", [$F; 3] =>
                    through_f64!($f, $round, |x, _| x.round_ties_even());
                "  %r = trunc_f %x", [$F; 3] => through_f64!($f, $round, |x, _| x.trunc());
                // Rounding twice is harmless for roots.
                "  %r = sqrt %x", [$F; 3] => through_f64!($f, $round, |x, _| x.sqrt());
            }

            // Either of two zeros may be the minimum or the maximum.
            instructions! { extremes, EITHER_ZERO:
                "  %r = min %x, %y", [$F; 3] => through_f64!($f, $round, f64::min);
                "  %r = max %x, %y", [$F; 3] => through_f64!($f, $round, f64::max);
                concat!("  %r = clamp %x, -1.5", stringify!($f), ", %y"), [$F; 3] =>
                    through_f64!($f, $round, |x, y| x.max(-1.5).min(y));
                concat!("  %r = clamp %x, %y, 3.0", stringify!($f)), [$F; 3] =>
                    through_f64!($f, $round, |x, y| x.max(y).min(3.0));
                "  %n = neg %y
  %r = clamp %n, %x, %y", [$F; 3] => through_f64!($f, $round, |x, y| (-y).max(x).min(y));
            }
        }
    )+};
}

floats! {
    floats_16: f16 F16 half;
    floats_32: f32 F32 |value| value as f32;
    floats_64: f64 F64 |value| value;
}

/// Rust's power, but 1 also for a signalling NaN where any other operand gives 1; `powf` gives NaN there.
fn power(x: f64, y: f64) -> f64 {
    if x == 1.0 || y == 0.0 { 1.0 } else { x.powf(y) }
}

/// The groups of the other functions of a width of floats.
macro_rules! functions {
    ($($module:ident: $f:ident $F:ident $round:expr;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![on_edges(), beyond(), remainders(), powers()]
            }

            // Most results on edge values are special.
            instructions! { on_edges, WITHIN_4:
                "  %r = rsqrt %x", [$F; 3] =>
                    through_f64!($f, $round, |x, _| 1.0 / x.sqrt());
                "  %r = exp %x", [$F; 3] => through_f64!($f, $round, |x, _| x.exp());
                "  %r = exp2 %x", [$F; 3] => through_f64!($f, $round, |x, _| x.exp2());
                "  %r = log %x", [$F; 3] => through_f64!($f, $round, |x, _| x.ln());
                "  %r = log2 %x", [$F; 3] => through_f64!($f, $round, |x, _| x.log2());
                "  %r = sin %x", [$F; 3] => through_f64!($f, $round, |x, _| x.sin());
                "  %r = cos %x", [$F; 3] => through_f64!($f, $round, |x, _| x.cos());
                "  %r = tan %x", [$F; 3] => through_f64!($f, $round, |x, _| x.tan());
            }

            instructions! { beyond, WITHIN_4:
                "  %r = sinh %x", [$F; 3] => through_f64!($f, $round, |x, _| x.sinh());
                "  %r = cosh %x", [$F; 3] => through_f64!($f, $round, |x, _| x.cosh());
                "  %r = tanh %x", [$F; 3] => through_f64!($f, $round, |x, _| x.tanh());
                "  %r = asin %x", [$F; 3] => through_f64!($f, $round, |x, _| x.asin());
                "  %r = acos %x", [$F; 3] => through_f64!($f, $round, |x, _| x.acos());
                "  %r = atan %x", [$F; 3] => through_f64!($f, $round, |x, _| x.atan());
                "  %r = asinh %x", [$F; 3] => through_f64!($f, $round, |x, _| libm::asinh(x));
                "  %r = acosh %x", [$F; 3] => through_f64!($f, $round, |x, _| references::acosh(x));
                "  %r = atanh %x", [$F; 3] => through_f64!($f, $round, |x, _| libm::atanh(x));
                "  %r = erf %x", [$F; 3] => through_f64!($f, $round, |x, _| libm::erf(x));
                "  %r = erfc %x", [$F; 3] => through_f64!($f, $round, |x, _| libm::erfc(x));
                "  %r = expm1 %x", [$F; 3] => through_f64!($f, $round, |x, _| x.exp_m1());
                "  %r = log10 %x", [$F; 3] => through_f64!($f, $round, |x, _| x.log10());
                "  %r = log1p %x", [$F; 3] => through_f64!($f, $round, |x, _| x.ln_1p());
                "  %r = cbrt %x", [$F; 3] => through_f64!($f, $round, |x, _| x.cbrt());
                "  %r = atan2 %x, %y", [$F; 3] => through_f64!($f, $round, f64::atan2);
                "  %r = hypot %x, %y", [$F; 3] => through_f64!($f, $round, references::hypot);
            }

            // Exact, so that rounding to the type changes nothing.
            instructions! { remainders, AnyNan:
                "  %r = fmod %x, %y", [$F; 3] => through_f64!($f, $round, |x, y| x % y);
                "  %r = copysign %x, %y", [$F; 3] => through_f64!($f, $round, f64::copysign);
            }

            instructions! { powers, WITHIN_16:
                "  %r = pow %x, %y", [$F; 3] => through_f64!($f, $round, power);
                "  %r = exp10 %x", [$F; 3] => through_f64!($f, $round, |x, _| power(10.0, x));
            }
        }
    )+};
}

functions! {
    functions_16: f16 F16 half;
    functions_32: f32 F32 |value| value as f32;
    functions_64: f64 F64 |value| value;
}

/// `x * y + z` of halves. The sum is rounded to odd first, which does not change the final
/// rounding.
fn fused(x: f16, y: f16, z: f16) -> f16 {
    let (product, z) = (x.to_f64() * y.to_f64(), z.to_f64());
    let sum = product + z;
    let from_z = sum - product;
    let rest = (product - (sum - from_z)) + (z - from_z);
    let is_even = sum.to_bits() & 1 == 0;
    nearest_half(match () {
        () if is_even && rest > 0.0 => sum.next_up(),
        () if is_even && rest < 0.0 => sum.next_down(),
        () => sum,
    })
}

// No pass folds `fma`, and the code for it is long: a kernel each.
instructions! { fused_sums, AnyNan:
    "  %r = fma %x, %y, %x", [F32; 3] => on!(f32, |x, y| x.mul_add(y, x));
}

instructions! { fused_sums_of_doubles, AnyNan:
    "  %r = fma %x, %y, %x", [F64; 3] => on!(f64, |x, y| x.mul_add(y, x));
}

instructions! { fused_squares, AnyNan:
    "  %r = fma %x, %x, %y", [F32; 3] => on!(f32, |x, y| x.mul_add(x, y));
}

instructions! { fused_multiples, AnyNan:
    "  %r = fma %x, 0.3f, %y", [F32; 3] => on!(f32, |x, y| x.mul_add(0.3, y));
}

instructions! { fused_errors, AnyNan:
    "  %p = mul %x, %y
  %n = neg %p
  %r = fma %x, %y, %n", [F32; 3] => on!(f32, |x, y| x.mul_add(y, -(x * y)));
}

instructions! { fused_errors_of_doubles, AnyNan:
    "  %p = mul %x, %y
  %n = neg %p
  %r = fma %x, %y, %n", [F64; 3] => on!(f64, |x, y| x.mul_add(y, -(x * y)));
}

instructions! { fused_halves, AnyNan:
    "  %r = fma %x, %y, %x", [F16; 3] => on!(f16, |x, y| fused(x, y, x));
    "  %r = fma %x, %x, %y", [F16; 3] => on!(f16, |x, y| fused(x, x, y));
}

instructions! { roots_of_zero, Bits:
    "  %r = sqrt -0.0f", [F32; 3] => |_, _| 1 << 31;
}
