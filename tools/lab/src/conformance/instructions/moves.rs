//! Instructions that move bits, and atomics.

use super::super::instruction::Group;
use super::super::table::Type::{F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
use super::{instructions, on};

/// All groups.
pub(super) fn groups() -> Vec<Group> {
    vec![
        bytes(),
        of_16_bits(),
        of_32_bits(),
        of_64_bits(),
        signed_atomics(),
        signed_wide_atomics(),
        unsigned_atomics(),
        unsigned_wide_atomics(),
        signed_exchange(),
        unsigned_exchange(),
        wide_exchange(),
    ]
}

/// Moves of the types of a width.
macro_rules! moves {
    ($($test:ident: $i:ident $I:ident, $u:ident $U:ident;)+) => {$(
        instructions! { $test, Bits:
            "  %r = mov %x", [$I; 3] => |x, _| x;
            "  %r = mov %x", [$U; 3] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($u)), [$I, $I, $U] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($i)), [$U, $U, $I] => |x, _| x;
        }
    )+};
    ($($test:ident: $i:ident $I:ident, $u:ident $U:ident, $f:ident $F:ident;)+) => {$(
        instructions! { $test, Bits:
            "  %r = mov %x", [$I; 3] => |x, _| x;
            "  %r = mov %x", [$U; 3] => |x, _| x;
            "  %r = mov %x", [$F; 3] => |x, _| x;
            concat!("  %bits = bitcast %x -> ", stringify!($u), "
  %r = bitcast %bits -> ", stringify!($f)), [$F; 3] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($u)), [$I, $I, $U] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($i)), [$U, $U, $I] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($i)), [$F, $F, $I] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($u)), [$F, $F, $U] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($f)), [$I, $I, $F] => |x, _| x;
            concat!("  %r = bitcast %x -> ", stringify!($f)), [$U, $U, $F] => |x, _| x;
            concat!("  %condition = and %x, 1u
  %r = select %condition, %y, 2.5", stringify!($f)), [U32, $F, $F] => |x, y| {
                if x & 1 == 0 { two_and_a_half($F) } else { y }
            };
            concat!("  %signed = bitcast %at -> ptr[global]<", stringify!($i), ">
  store %signed, %x
  %r = load %at"), [$I, $I, $F] => |x, _| x;
            concat!("  %float = bitcast %at -> ptr[global]<", stringify!($f), ">
  store %float, %x
  %r = load %at"), [$F, $F, $U] => |x, _| x;
        }
    )+};
}

/// The bits of 2.5.
fn two_and_a_half(ty: super::super::table::Type) -> u64 {
    match ty {
        F16 => 0x4100,
        F32 => 0x4020_0000,
        _ => 0x4004_0000_0000_0000,
    }
}

moves! {
    bytes: i8 I8, u8 U8;
}
moves! {
    of_16_bits: i16 I16, u16 U16, f16 F16;
    of_32_bits: i32 I32, u32 U32, f32 F32;
    of_64_bits: i64 I64, u64 U64, f64 F64;
}

/// The value in memory is `%x`, the operand `%y`; one instruction gives the value in memory
/// afterwards, one the old value.
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

macro_rules! signed_atomics {
    ($test:ident: $i:ident $I:ident) => {
        atomics! { $test, $I;
            "add" => on!($i, $i::wrapping_add);
            "sub" => on!($i, $i::wrapping_sub);
            "min_s" => on!($i, |x, y| x.min(y));
            "max_s" => on!($i, |x, y| x.max(y));
            "and" => |x, y| x & y;
            "or" => |x, y| x | y;
            "xor" => |x, y| x ^ y;
            "exchange" => |_, y| y;
        }
    };
}
signed_atomics! { signed_atomics: i32 I32 }
signed_atomics! { signed_wide_atomics: i64 I64 }

macro_rules! unsigned_atomics {
    ($test:ident: $u:ident $U:ident) => {
        atomics! { $test, $U;
            "add" => on!($u, $u::wrapping_add);
            "sub" => on!($u, $u::wrapping_sub);
            "min_u" => on!($u, |x, y| x.min(y));
            "max_u" => on!($u, |x, y| x.max(y));
            "and" => |x, y| x & y;
            "or" => |x, y| x | y;
            "xor" => |x, y| x ^ y;
            "exchange" => |_, y| y;
        }
    };
}
unsigned_atomics! { unsigned_atomics: u32 U32 }
unsigned_atomics! { unsigned_wide_atomics: u64 U64 }

/// The old value is `%x`, the expected one `%y`, the desired one the complement of `%x`.
macro_rules! compare_exchange {
    ($($test:ident: $ty:ident $Ty:ident;)+) => {$(
        instructions! { $test, Bits:
            "  store %at, %x
  %n = not %x
  %old = atomic.cmpxchg %at, %y, %n ordering_succ=acq_rel ordering_fail=acquire scope=device
  %r = load %at", [$Ty; 3] => on!($ty, |x, y| if x == y { !x } else { x });
            "  store %at, %x
  %n = not %x
  %r = atomic.cmpxchg %at, %y, %n ordering_succ=relaxed ordering_fail=relaxed scope=workgroup",
                [$Ty; 3] => |x, _| x;
        }
    )+};
}
compare_exchange! {
    signed_exchange: i32 I32;
    unsigned_exchange: u32 U32;
    wide_exchange: u64 U64;
}
