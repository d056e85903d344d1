//! Arithmetic, bit operations and comparisons of integers.

use super::super::instruction::Group;
use super::super::table::Type::{I8, I16, I32, I64, U8, U16, U32, U64};
use super::{instructions, on};

/// The groups of a width: the signed Rust type and its GIR type, then the unsigned ones.
macro_rules! integers {
    ($($module:ident: $i:ident $I:ident, $u:ident $U:ident;)+) => {$(
        mod $module {
            use super::*;

            pub(super) fn groups() -> Vec<Group> {
                vec![
                    signed_arithmetic(),
                    signed_bits(),
                    signed_comparisons(),
                    unsigned_arithmetic(),
                    unsigned_bits(),
                    unsigned_comparisons(),
                    conditions(),
                    loops(),
                ]
            }

            // `x / 0` is `x`, `INT_MIN / -1` is `INT_MIN`; the remainders are 0.
            // R-GIR-49 R-GIR-52 R-GIR-53
            instructions! { signed_arithmetic, Bits:
                "  %r = add %x, %y", [$I; 3] => on!($i, $i::wrapping_add);
                "  %r = sub %x, %y", [$I; 3] => on!($i, $i::wrapping_sub);
                "  %r = mul %x, %y", [$I; 3] => on!($i, $i::wrapping_mul);
                "  %r = neg %x", [$I; 3] => on!($i, |x, _| x.wrapping_neg());
                "  %r = div %x, %y", [$I; 3] => on!($i, |x, y| if y == 0 { x } else { x.wrapping_div(y) });
                "  %r = rem %x, %y", [$I; 3] => on!($i, |x, y| if y == 0 { 0 } else { x.wrapping_rem(y) });
            }

            // R-GIR-49 R-GIR-53
            instructions! { unsigned_arithmetic, Bits:
                "  %r = add %x, %y", [$U; 3] => on!($u, $u::wrapping_add);
                "  %r = sub %x, %y", [$U; 3] => on!($u, $u::wrapping_sub);
                "  %r = mul %x, %y", [$U; 3] => on!($u, $u::wrapping_mul);
                "  %r = neg %x", [$U; 3] => on!($u, |x, _| x.wrapping_neg());
                "  %r = div %x, %y", [$U; 3] => on!($u, |x, y| x.checked_div(y).unwrap_or(x));
                "  %r = rem %x, %y", [$U; 3] => on!($u, |x, y| x.checked_rem(y).unwrap_or(0));
            }

            // R-GIR-55 R-GIR-56
            instructions! { signed_bits, Bits:
                "  %r = and %x, %y", [$I; 3] => |x, y| x & y;
                "  %r = or %x, %y", [$I; 3] => |x, y| x | y;
                "  %r = xor %x, %y", [$I; 3] => |x, y| x ^ y;
                "  %r = not %x", [$I; 3] => on!($i, |x, _| !x);
                // The amount counts modulo the width.
                "  %r = shl %x, %y", [$I; 3] => on!($i, |x, y| x.wrapping_shl(y as u32));
                "  %r = shr %x, %y", [$I; 3] => on!($i, |x, y| x.wrapping_shr(y as u32));
            }

            // R-GIR-55 R-GIR-56
            instructions! { unsigned_bits, Bits:
                "  %r = and %x, %y", [$U; 3] => |x, y| x & y;
                "  %r = or %x, %y", [$U; 3] => |x, y| x | y;
                "  %r = xor %x, %y", [$U; 3] => |x, y| x ^ y;
                "  %r = not %x", [$U; 3] => on!($u, |x, _| !x);
                "  %r = shl %x, %y", [$U; 3] => on!($u, |x, y| x.wrapping_shl(y as u32));
                "  %r = shr %x, %y", [$U; 3] => on!($u, |x, y| x.wrapping_shr(y as u32));
            }

            // R-GIR-57 R-GIR-61
            instructions! { signed_comparisons, Bits:
                "  %r = icmp.eq %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x == y));
                "  %r = icmp.ne %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x != y));
                "  %r = icmp.lt %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x < y));
                "  %r = icmp.le %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x <= y));
                "  %r = icmp.gt %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x > y));
                "  %r = icmp.ge %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x >= y));
                "  %r = ucmp.eq %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x == y));
                "  %r = ucmp.ne %x, %y", [$I, $I, U32] => on!($i, |x, y| u32::from(x != y));
            }

            // R-GIR-58 R-GIR-61
            instructions! { unsigned_comparisons, Bits:
                "  %r = ucmp.eq %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x == y));
                "  %r = ucmp.ne %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x != y));
                "  %r = ucmp.lt %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x < y));
                "  %r = ucmp.le %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x <= y));
                "  %r = ucmp.gt %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x > y));
                "  %r = ucmp.ge %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x >= y));
                "  %r = icmp.eq %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x == y));
                "  %r = icmp.ne %x, %y", [$U, $U, U32] => on!($u, |x, y| u32::from(x != y));
            }

            // A comparison yields a number, and any number is a condition.
            // R-GIR-61 R-GIR-64
            instructions! { conditions, Bits:
                "  %less = icmp.lt %x, %y
  %r = select %less, %x, %y", [$I; 3] => on!($i, |x, y| x.min(y));
                "  %less = icmp.lt %x, %y
  %flip = xor %less, 1u
  %r = select %flip, %x, %y", [$I; 3] => on!($i, |x, y| x.max(y));
                "  %less = ucmp.lt %x, %y
  %two = shl %less, 1u
  %n = not %less
  %r = xor %two, %n", [$U, $U, U32] => on!($u, |x, y| (u32::from(x < y) << 1) ^ !u32::from(x < y));
                "  %m = not %y
  %r = select %x, %y, %m", [U32, $U, $U] => on!(u32, $u, |x, y| if x == 0 { !y } else { y });
                concat!("  br from#
from#:
  br_if %x, yes#, no#
yes#:
  %m = not %y
  br no#
no#:
  %r = phi ", stringify!($u), " [ %y, from# ], [ %m, yes# ]"), [U32, $U, $U] =>
                    on!(u32, $u, |x, y| if x == 0 { y } else { !y });
            }

            // A loop that carries a value of the type, and has an induction variable of the type.
            instructions! { loops, Bits:
                concat!("  %bound = and %y, 7", stringify!($u), "
  br from#
from#:
  br loop#
loop#:
  %n = phi ", stringify!($u), " [ 0", stringify!($u), ", from# ], [ %next, body# ]
  %r = phi ", stringify!($u), " [ %x, from# ], [ %sum, body# ]
  %more = ucmp.lt %n, %bound
  br_if %more, body#, end#
body#:
  %twice = add %r, %r
  %sum = add %twice, %n
  %next = add %n, 1", stringify!($u), "
  br loop#
end#:"), [$U; 3] => on!($u, |x, y| {
                    (0..y & 7).fold(x, |sum, n| sum.wrapping_mul(2).wrapping_add(n))
                });
            }
        }
    )+};
}

/// All groups.
pub(super) fn groups() -> Vec<Group> {
    [
        width8::groups(),
        width16::groups(),
        width32::groups(),
        width64::groups(),
    ]
    .concat()
}

integers! {
    width8: i8 I8, u8 U8;
    width16: i16 I16, u16 U16;
    width32: i32 I32, u32 U32;
    width64: i64 I64, u64 U64;
}
