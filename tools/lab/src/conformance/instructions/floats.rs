//! Arithmetic and comparisons of floats.

use super::super::instruction::Group;
use super::super::table::Type::{F16, F32, F64, U32};
use super::{instructions, on};
use ::half::f16;
use std::cmp::Ordering::{Equal, Greater, Less};

/// Whether the operands compare in one of these ways; `None` stands for unordered, with a NaN.
macro_rules! holds {
    ($f:ident, $($ways:tt)+) => {
        on!($f, |x, y| u32::from(matches!(x.partial_cmp(&y), $($ways)+)))
    };
}

/// The groups of a width: the Rust type and its GIR type.
macro_rules! floats {
    ($($module:ident: $f:ident $F:ident;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![
                    arithmetic(),
                    identities(),
                    ordered_comparisons(),
                    unordered_comparisons(),
                    selections(),
                    negated_comparisons(),
                ]
            }

            /// The literal `$number` of the type.
            macro_rules! literal {
                ($number:literal) => { concat!($number, stringify!($f)) };
            }

            // R-GIR-49
            instructions! { arithmetic, AnyNan:
                "  %r = add %x, %y", [$F; 3] => on!($f, |x, y| x + y);
                "  %r = sub %x, %y", [$F; 3] => on!($f, |x, y| x - y);
                "  %r = mul %x, %y", [$F; 3] => on!($f, |x, y| x * y);
                "  %r = div %x, %y", [$F; 3] => on!($f, |x, y| x / y);
                "  %r = neg %x", [$F; 3] => on!($f, |x, _| -x);
            }

            // Identities of real numbers that do not hold with rounding, signed zeros and NaNs.
            instructions! { identities, AnyNan:
                "  %xy = mul %x, %y
  %r = add %xy, %x", [$F; 3] => on!($f, |x, y| x * y + x);
                "  %sum = add %x, %y
  %r = sub %sum, %y", [$F; 3] => on!($f, |x, y| x + y - y);
                "  %difference = sub %x, %y
  %r = neg %difference", [$F; 3] => on!($f, |x, y| -(x - y));
                concat!("  %r = mul %x, ", literal!("1.0")), [$F; 3] => |x, _| x;
                concat!("  %r = mul %x, ", literal!("0.0")), [$F; 3] =>
                    on!($f, |x, _| x * <$f as From<i8>>::from(0));
                "  %r = sub %x, %x", [$F; 3] => on!($f, |x, _| x - x);
                "  %r = div %x, %x", [$F; 3] => on!($f, |x, _| x / x);
                concat!("  %quotient = div %x, ", literal!("3.0"), "
  %r = mul %quotient, ", literal!("3.0")), [$F; 3] => on!($f, |x, _| {
                    let three = <$f as From<i8>>::from(3);
                    x / three * three
                });
            }

            // R-GIR-59 R-GIR-62
            instructions! { ordered_comparisons, Bits:
                "  %r = fcmp.oeq %x, %y", [$F, $F, U32] => holds!($f, Some(Equal));
                "  %r = fcmp.one %x, %y", [$F, $F, U32] => holds!($f, Some(Less | Greater));
                "  %r = fcmp.olt %x, %y", [$F, $F, U32] => holds!($f, Some(Less));
                "  %r = fcmp.ole %x, %y", [$F, $F, U32] => holds!($f, Some(Less | Equal));
                "  %r = fcmp.ogt %x, %y", [$F, $F, U32] => holds!($f, Some(Greater));
                "  %r = fcmp.oge %x, %y", [$F, $F, U32] => holds!($f, Some(Greater | Equal));
            }

            // R-GIR-60 R-GIR-62
            instructions! { unordered_comparisons, Bits:
                "  %r = fcmp.ueq %x, %y", [$F, $F, U32] => holds!($f, None | Some(Equal));
                "  %r = fcmp.une %x, %y", [$F, $F, U32] => holds!($f, None | Some(Less | Greater));
                "  %r = fcmp.ult %x, %y", [$F, $F, U32] => holds!($f, None | Some(Less));
                "  %r = fcmp.ule %x, %y", [$F, $F, U32] => holds!($f, None | Some(Less | Equal));
                "  %r = fcmp.ugt %x, %y", [$F, $F, U32] => holds!($f, None | Some(Greater));
                "  %r = fcmp.uge %x, %y", [$F, $F, U32] => holds!($f, None | Some(Greater | Equal));
            }

            // R-GIR-64
            instructions! { selections, Bits:
                "  %c = fcmp.olt %x, %y
  %r = select %c, %y, %x", [$F; 3] => on!($f, |x, y| if x < y { y } else { x });
            }

            // A negated comparison is not the opposite one: both are false with a NaN.
            // R-GIR-61 R-GIR-62
            instructions! { negated_comparisons, Bits:
                "  %c = fcmp.olt %x, %y
  %r = xor %c, 1u", [$F, $F, U32] => holds!($f, None | Some(Greater | Equal));
                "  %c = fcmp.oge %x, %y
  %n = icmp.eq %c, 0u
  %r = select %n, 7u, 9u", [$F, $F, U32] => on!($f, |x, y| if x >= y { 9_u32 } else { 7 });
                "  %c = fcmp.ult %x, %y
  %n = icmp.eq %c, 0u
  %r = select %n, 7u, 9u", [$F, $F, U32] => on!($f, |x, y| if x >= y { 7_u32 } else { 9 });
                "  br from#
from#:
  %c = fcmp.ole %x, %y
  br_if %c, end#, otherwise#
otherwise#:
  br end#
end#:
  %r = phi u32 [ 1u, from# ], [ 2u, otherwise# ]", [$F, $F, U32] =>
                    on!($f, |x, y| if x <= y { 1_u32 } else { 2 });
                "  %r = fcmp.oeq %x, %x", [$F, $F, U32] => on!($f, |x, _| u32::from(!x.is_nan()));
                "  %r = fcmp.une %x, %x", [$F, $F, U32] => on!($f, |x, _| u32::from(x.is_nan()));
            }
        }
    )+};
}

/// All groups.
pub(super) fn groups() -> Vec<Group> {
    [half::groups(), float::groups(), double::groups()].concat()
}

floats! {
    half: f16 F16;
    float: f32 F32;
    double: f64 F64;
}
