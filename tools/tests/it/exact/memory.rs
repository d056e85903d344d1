//! Instructions that move bits, and atomics.

use super::instructions;
use super::table::Type::{F32, I32, U32};

instructions! { moves, Bits:
    "  %r = mov %x", [I32; 3] => |x, _| x;
    "  %r = mov %x", [U32; 3] => |x, _| x;
    "  %r = mov %x", [F32; 3] => |x, _| x;
    "  %r = bitcast %x -> u32", [I32, I32, U32] => |x, _| x;
    "  %r = bitcast %x -> i32", [U32, U32, I32] => |x, _| x;
    "  %r = bitcast %x -> i32", [F32, F32, I32] => |x, _| x;
    "  %r = bitcast %x -> u32", [F32, F32, U32] => |x, _| x;
    "  %r = bitcast %x -> f32", [I32, I32, F32] => |x, _| x;
    "  %r = bitcast %x -> f32", [U32, U32, F32] => |x, _| x;
    "  %bits = bitcast %x -> u32
  %magnitude = and %bits, 0x7fffffffu
  %r = bitcast %magnitude -> f32", [F32; 3] => |x, _| x & 0x7fff_ffff;
    "  %condition = and %x, 1u
  %r = select %condition, %y, 2.5f", [U32, F32, F32] => |x, y| {
        if x & 1 == 0 { 2.5f32.to_bits() } else { y }
    };
    "  %signed = bitcast %at -> ptr[global]<i32>
  store %signed, %x
  %r = load %at", [I32, I32, F32] => |x, _| x;
    "  %float = bitcast %at -> ptr[global]<f32>
  store %float, %x
  %r = load %at", [F32, F32, U32] => |x, _| x;
}

/// The value in memory is `%x`, the operand `%y`; one instruction for what stands there
/// afterwards, one for the old value.
macro_rules! atomics {
    ($test:ident, $ty:expr; $($op:literal => $new:expr;)+) => {
        instructions! { $test, Bits:
            $(
                concat!("  store %at, %x
  %old = atomic.rmw ", $op, " %at, %y ordering=relaxed scope=device
  %r = load %at"), [$ty; 3] => $new;
                concat!("  store %at, %x
  %r = atomic.rmw ", $op, " %at, %y ordering=acq_rel scope=device"), [$ty; 3] => |x, _| x;
            )+
        }
    };
}

/// An operation on the signed values of bits.
macro_rules! signed {
    ($function:expr) => {
        |x, y| ($function)(x as i32, y as i32) as u32
    };
}

atomics! { signed_atomics, I32;
    "add" => u32::wrapping_add;
    "sub" => u32::wrapping_sub;
    "min_s" => signed!(i32::min);
    "max_s" => signed!(i32::max);
    "and" => |x, y| x & y;
    "or" => |x, y| x | y;
    "xor" => |x, y| x ^ y;
    "exchange" => |_, y| y;
}

atomics! { unsigned_atomics, U32;
    "add" => u32::wrapping_add;
    "sub" => u32::wrapping_sub;
    "min_u" => u32::min;
    "max_u" => u32::max;
    "and" => |x, y| x & y;
    "or" => |x, y| x | y;
    "xor" => |x, y| x ^ y;
    "exchange" => |_, y| y;
}

// The old value is `%x`, the expected one `%y`, the desired one the complement of `%x`.
instructions! { compare_exchange, Bits:
    "  store %at, %x
  %n = not %x
  %old = atomic.cmpxchg %at, %y, %n ordering_succ=acq_rel ordering_fail=acquire scope=device
  %r = load %at", [U32; 3] => |x, y| if x == y { !x } else { x };
    "  store %at, %x
  %n = not %x
  %old = atomic.cmpxchg %at, %y, %n ordering_succ=acq_rel ordering_fail=acquire scope=device
  %r = load %at", [I32; 3] => |x, y| if x == y { !x } else { x };
    "  store %at, %x
  %n = not %x
  %r = atomic.cmpxchg %at, %y, %n ordering_succ=relaxed ordering_fail=relaxed scope=workgroup", [U32; 3] => |x, _| x;
}
