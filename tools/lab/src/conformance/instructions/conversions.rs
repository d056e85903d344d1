//! Conversions between all types.

use super::super::half_rounding::nearest_half;
use super::super::instruction::Group;
use super::super::table::Type::{F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
use super::{instructions, on};
use ::half::f16;

/// All groups.
pub(super) fn groups() -> Vec<Group> {
    let mut all = vec![signed_integers(), unsigned_integers(), between_floats()];
    all.extend(half::groups());
    all.extend(float::groups());
    all.extend(double::groups());
    all
}

/// The body of a conversion to a type.
macro_rules! convert {
    ($instruction:literal, $to:ident) => {
        concat!("  %r = ", $instruction, " %x -> ", stringify!($to))
    };
}

/// Truncations and extensions between integers of one sign, narrow before wide.
macro_rules! between_integers {
    ($($test:ident, $extend:literal { $($n:ident $N:ident < $w:ident $W:ident;)+ })+) => {$(
        instructions! { $test, Bits:
            $(
                convert!($extend, $w), [$N, $N, $W] => on!($n, |x, _| <$w>::from(x));
                convert!("trunc", $n), [$W, $W, $N] => on!($w, |x, _| x as $n);
            )+
        }
    )+};
}

between_integers! {
    signed_integers, "sext" {
        i8 I8 < i16 I16;
        i8 I8 < i32 I32;
        i8 I8 < i64 I64;
        i16 I16 < i32 I32;
        i16 I16 < i64 I64;
        i32 I32 < i64 I64;
    }
    unsigned_integers, "zext" {
        u8 U8 < u16 U16;
        u8 U8 < u32 U32;
        u8 U8 < u64 U64;
        u16 U16 < u32 U32;
        u16 U16 < u64 U64;
        u32 U32 < u64 U64;
    }
}

/// Truncation toward zero; 0 where the integer part does not fit, and for a NaN.
macro_rules! to_integer {
    ($float:ident, $i:ident) => {
        on!($float, |x, _| {
            let whole = f64::from(x).trunc();
            let limit = (<$i>::MAX as f64 + 1.0).round();
            let fits = <$i>::MIN as f64 <= whole && whole < limit.max(<$i>::MAX as f64);
            if fits { whole as $i } else { 0 }
        })
    };
}

/// Conversions from and to a float; a 64-bit number becomes an `f64`, or a narrower float directly.
macro_rules! with_float {
    ($($module:ident: $f:ident $F:ident, $round:expr;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![signed(), unsigned(), booleans()]
            }

            with_float! { @signed $f $F $round; signed: i8 I8, i16 I16, i32 I32, i64 I64 }
            with_float! { @unsigned $f $F $round; unsigned: u8 U8, u16 U16, u32 U32, u64 U64 }

            // A comparison yields 0 or 1.
            instructions! { booleans, Bits:
                concat!("  %less = icmp.lt %x, %y
  %r = uitofp %less -> ", stringify!($f)), [I32, I32, $F] =>
                    on!(i32, |x, y| $f::from(u8::from(x < y)));
                concat!("  %less = fcmp.olt %x, %y
  %number = bitcast %less -> i32
  %r = sitofp %number -> ", stringify!($f)), [$F; 3] =>
                    on!($f, |x, y| $f::from(u8::from(x < y)));
            }
        }
    )+};
    (@signed $f:ident $F:ident $round:expr; $test:ident: $($i:ident $I:ident),+) => {
        instructions! { $test, Bits:
            $(
                convert!("sitofp", $f), [$I, $I, $F] => on!($i, |x, _| $round(x as i128));
                convert!("fptosi", $i), [$F, $F, $I] => to_integer!($f, $i);
            )+
        }
    };
    (@unsigned $f:ident $F:ident $round:expr; $test:ident: $($i:ident $I:ident),+) => {
        instructions! { $test, Bits:
            $(
                convert!("uitofp", $f), [$I, $I, $F] => on!($i, |x, _| $round(x as i128));
                convert!("fptoui", $i), [$F, $F, $I] => to_integer!($f, $i);
            )+
        }
    };
}

with_float! {
    // From 65520 on every number becomes an infinite half; smaller integers are exact in `f64`.
    half: f16 F16, |x: i128| nearest_half(x as f64);
    float: f32 F32, |x: i128| x as f32;
    double: f64 F64, |x: i128| x as f64;
}

// R-GIR-73
instructions! { between_floats, AnyNan:
    convert!("fpext", f32), [F16, F16, F32] => on!(f16, |x, _| x.to_f32());
    convert!("fpext", f64), [F16, F16, F64] => on!(f16, |x, _| x.to_f64());
    convert!("fpext", f64), [F32, F32, F64] => on!(f32, |x, _| f64::from(x));
    convert!("fptrunc", f16), [F32, F32, F16] => on!(f32, |x, _| nearest_half(f64::from(x)));
    convert!("fptrunc", f16), [F64, F64, F16] => on!(f64, |x, _| nearest_half(x));
    convert!("fptrunc", f32), [F64, F64, F32] => on!(f64, |x, _| x as f32);
    // To a wider type and back.
    "  %wide = fpext %x -> f64
  %sum = add %wide, %wide
  %r = fptrunc %sum -> f16", [F16; 3] => on!(f16, |x, _| x + x);
}
