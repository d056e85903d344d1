//! Arithmetic, bits and comparisons of `i32` and `u32`.

use super::instructions;
use super::table::Type::{I32, U32};

/// An operation on the signed values of bits.
macro_rules! signed {
    ($function:expr) => {
        |x, y| ($function)(x as i32, y as i32) as u32
    };
}

// `x / 0` is `x`, `INT_MIN / -1` is `INT_MIN`; the remainders are 0.

fn div_signed(x: i32, y: i32) -> i32 {
    match y {
        0 => x,
        _ => x.wrapping_div(y),
    }
}

fn rem_signed(x: i32, y: i32) -> i32 {
    match y {
        0 => 0,
        _ => x.wrapping_rem(y),
    }
}

instructions! { signed_arithmetic, Bits:
    "  %r = add %x, %y", [I32; 3] => signed!(i32::wrapping_add);
    "  %r = sub %x, %y", [I32; 3] => signed!(i32::wrapping_sub);
    "  %r = mul %x, %y", [I32; 3] => signed!(i32::wrapping_mul);
    "  %r = neg %x", [I32; 3] => |x, _| x.wrapping_neg();
    "  %r = div %x, %y", [I32; 3] => signed!(div_signed);
    "  %r = rem %x, %y", [I32; 3] => signed!(rem_signed);
}

instructions! { unsigned_arithmetic, Bits:
    "  %r = add %x, %y", [U32; 3] => u32::wrapping_add;
    "  %r = sub %x, %y", [U32; 3] => u32::wrapping_sub;
    "  %r = mul %x, %y", [U32; 3] => u32::wrapping_mul;
    "  %r = neg %x", [U32; 3] => |x, _| x.wrapping_neg();
    "  %r = div %x, %y", [U32; 3] => |x, y| x.checked_div(y).unwrap_or(x);
    "  %r = rem %x, %y", [U32; 3] => |x, y| x.checked_rem(y).unwrap_or(0);
}

instructions! { bits, Bits:
    "  %r = and %x, %y", [I32; 3] => |x, y| x & y;
    "  %r = and %x, %y", [U32; 3] => |x, y| x & y;
    "  %r = or %x, %y", [I32; 3] => |x, y| x | y;
    "  %r = or %x, %y", [U32; 3] => |x, y| x | y;
    "  %r = xor %x, %y", [I32; 3] => |x, y| x ^ y;
    "  %r = xor %x, %y", [U32; 3] => |x, y| x ^ y;
    "  %r = not %x", [I32; 3] => |x, _| !x;
    "  %r = not %x", [U32; 3] => |x, _| !x;
}

// The amount counts modulo the width.
instructions! { shifts, Bits:
    "  %r = shl %x, %y", [I32; 3] => u32::wrapping_shl;
    "  %r = shl %x, %y", [U32; 3] => u32::wrapping_shl;
    "  %r = shr %x, %y", [I32; 3] => |x, y| (x as i32).wrapping_shr(y) as u32;
    "  %r = shr %x, %y", [U32; 3] => u32::wrapping_shr;
}

/// A comparison of the signed values of bits.
macro_rules! compare_signed {
    ($op:tt) => {
        |x, y| u32::from((x as i32) $op (y as i32))
    };
}

/// A comparison of bits.
macro_rules! compare {
    ($op:tt) => {
        |x, y| u32::from(x $op y)
    };
}

instructions! { signed_comparisons, Bits:
    "  %r = icmp.eq %x, %y", [I32, I32, U32] => compare!(==);
    "  %r = icmp.ne %x, %y", [I32, I32, U32] => compare!(!=);
    "  %r = icmp.lt %x, %y", [I32, I32, U32] => compare_signed!(<);
    "  %r = icmp.le %x, %y", [I32, I32, U32] => compare_signed!(<=);
    "  %r = icmp.gt %x, %y", [I32, I32, U32] => compare_signed!(>);
    "  %r = icmp.ge %x, %y", [I32, I32, U32] => compare_signed!(>=);
    "  %r = ucmp.eq %x, %y", [I32, I32, U32] => compare!(==);
    "  %r = ucmp.ne %x, %y", [I32, I32, U32] => compare!(!=);
}

instructions! { unsigned_comparisons, Bits:
    "  %r = ucmp.eq %x, %y", [U32; 3] => compare!(==);
    "  %r = ucmp.ne %x, %y", [U32; 3] => compare!(!=);
    "  %r = ucmp.lt %x, %y", [U32; 3] => compare!(<);
    "  %r = ucmp.le %x, %y", [U32; 3] => compare!(<=);
    "  %r = ucmp.gt %x, %y", [U32; 3] => compare!(>);
    "  %r = ucmp.ge %x, %y", [U32; 3] => compare!(>=);
    "  %r = icmp.eq %x, %y", [U32; 3] => compare!(==);
    "  %r = icmp.ne %x, %y", [U32; 3] => compare!(!=);
}

// What a comparison yields is a number, and any number is a condition.
instructions! { conditions, Bits:
    "  %less = ucmp.lt %x, %y
  %two = shl %less, 1u
  %n = not %less
  %r = xor %two, %n", [U32; 3] => |x, y| (u32::from(x < y) << 1) ^ !u32::from(x < y);
    "  %m = not %y
  %r = select %x, %y, %m", [U32; 3] => |x, y| if x == 0 { !y } else { y };
    "  %less = icmp.lt %x, %y
  %r = select %less, %x, %y", [I32; 3] => signed!(i32::min);
    "  %less = icmp.lt %x, %y
  %flip = xor %less, 1u
  %r = select %flip, %x, %y", [I32; 3] => signed!(i32::max);
    "  br from#
from#:
  br_if %x, yes#, no#
yes#:
  %m = not %y
  br no#
no#:
  %r = phi u32 [ %y, from# ], [ %m, yes# ]", [U32; 3] => |x, y| if x == 0 { y } else { !y };
}
