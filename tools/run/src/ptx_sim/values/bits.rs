//! Bits: logic, shifts, fields, counts, permutations (PTX ISA, "Logic and Shift Instructions").

use super::types::{Kind, Type, truncated};
use super::{Binary, Ternary, Unary, register};

/// A function of 16, 32 or 64 bits, as `U`.
macro_rules! of_bits {
    ($ty:expr, $form:ty, $function:expr) => {{
        match $ty.bits {
            16 => of_bits!(u16, i16, $form, $function),
            32 => of_bits!(u32, i32, $form, $function),
            64 => of_bits!(u64, i64, $form, $function),
            _ => None,
        }
    }};
    ($u:ty, $s:ty, $form:ty, $function:expr) => {{
        #[allow(dead_code, reason = "not every function needs both")]
        type U = $u;
        #[allow(dead_code, reason = "not every function needs both")]
        type S = $s;
        let function: $form = $function;
        Some(function)
    }};
}

/// `op.type d, a`
pub fn unary(op: &str, ty: Type) -> Option<Unary> {
    match (op, ty.kind) {
        ("not", Kind::Predicate) => Some(|a| a ^ 1),
        ("not", _) => of_bits!(ty, Unary, |a| register(!(a as U))),
        ("cnot", _) => of_bits!(ty, Unary, |a| register(a as U == 0)),
        ("popc", _) => of_bits!(ty, Unary, |a| register((a as U).count_ones())),
        ("clz", _) => of_bits!(ty, Unary, |a| register((a as U).leading_zeros())),
        ("brev", _) => of_bits!(ty, Unary, |a| register((a as U).reverse_bits())),
        ("bfind", Kind::Signed) => of_bits!(ty, Unary, |a| first(
            (a as U) ^ ((a as S >> (S::BITS - 1)) as U)
        )),
        ("bfind", _) => of_bits!(ty, Unary, |a| first(a as U)),
        ("bfind.shiftamt", Kind::Signed) => of_bits!(ty, Unary, |a| shift_to_top(
            register((a as U) ^ ((a as S >> (S::BITS - 1)) as U)),
            U::BITS
        )),
        ("bfind.shiftamt", _) => {
            of_bits!(ty, Unary, |a| shift_to_top(register(a as U), U::BITS))
        }
        _ => None,
    }
}

/// The place of the highest bit that is set; all ones if none is.
fn first(value: impl Into<u64>) -> u64 {
    match value.into() {
        0 => register(u32::MAX),
        value => register(value.ilog2()),
    }
}

/// How far the highest bit that is set is from the top.
fn shift_to_top(value: u64, bits: u32) -> u64 {
    match value {
        0 => register(u32::MAX),
        value => register(bits - 1 - value.ilog2()),
    }
}

/// `op.type d, a, b`
pub fn binary(op: &str, ty: Type) -> Option<Binary> {
    let is_signed = ty.kind == Kind::Signed;
    match op {
        "and" => Some(|a, b| a & b),
        "or" => Some(|a, b| a | b),
        "xor" => Some(|a, b| a ^ b),
        // Counts above the width do as much as the width.
        "shl" => of_bits!(ty, Binary, |a, b| register(
            (a as U).checked_shl(b as u32).unwrap_or(0)
        )),
        "shr" if is_signed => of_bits!(ty, Binary, |a, b| register(
            (a as S >> (b as u32).min(S::BITS - 1)) as U
        )),
        "shr" => of_bits!(ty, Binary, |a, b| register(
            (a as U).checked_shr(b as u32).unwrap_or(0)
        )),
        "bmsk.clamp" => Some(|a, b| {
            let (place, length) = ((a as u32).min(32), (b as u32).min(32));
            truncated(ones(length) << place, 32)
        }),
        "bmsk.wrap" => Some(|a, b| truncated(ones(b as u32 & 31) << (a as u32 & 31), 32)),
        "szext.clamp" if is_signed => Some(|a, b| sign_of_low(a as u32, (b as u32).min(32))),
        "szext.clamp" => Some(|a, b| a & ones((b as u32).min(32))),
        "szext.wrap" if is_signed => Some(|a, b| sign_of_low(a as u32, b as u32 & 31)),
        "szext.wrap" => Some(|a, b| a & ones(b as u32 & 31)),
        _ => None,
    }
}

fn ones(count: u32) -> u64 {
    (1 << count) - 1
}

/// The low bits of a word, with their sign.
fn sign_of_low(value: u32, count: u32) -> u64 {
    match count {
        0 => 0,
        count => register(((value << (32 - count)) as i32 >> (32 - count)) as u32),
    }
}

/// `op.type d, a, b, c`
pub fn ternary(op: &str, ty: Type) -> Option<Ternary> {
    let is_signed = ty.kind == Kind::Signed;
    match op {
        "bfe" => match (ty.bits, is_signed) {
            (32, false) => Some(|a, b, c| field(a, b, c, 32, false)),
            (32, true) => Some(|a, b, c| field(a, b, c, 32, true)),
            (64, false) => Some(|a, b, c| field(a, b, c, 64, false)),
            (64, true) => Some(|a, b, c| field(a, b, c, 64, true)),
            _ => None,
        },
        "shf.l.wrap" => Some(|a, b, c| truncated(pair(a, b) << (c & 31) >> 32, 32)),
        "shf.r.wrap" => Some(|a, b, c| truncated(pair(a, b) >> (c & 31), 32)),
        "shf.l.clamp" => Some(|a, b, c| truncated(pair(a, b) << (c as u32).min(32) >> 32, 32)),
        "shf.r.clamp" => Some(|a, b, c| truncated(pair(a, b) >> (c as u32).min(32), 32)),
        "prmt" => Some(|a, b, c| permuted(a, b, [c, c >> 4, c >> 8, c >> 12])),
        "prmt.f4e" => Some(|a, b, c| permuted(a, b, [0, 1, 2, 3].map(|byte| (c & 3) + byte))),
        "prmt.b4e" => Some(|a, b, c| {
            permuted(
                a,
                b,
                [0, 1, 2, 3].map(|byte| (c & 3).wrapping_sub(byte) & 7),
            )
        }),
        "prmt.rc8" => Some(|a, b, c| permuted(a, b, [c & 3; 4])),
        "prmt.ecl" => Some(|a, b, c| permuted(a, b, [0, 1, 2, 3].map(|byte| byte.max(c & 3)))),
        "prmt.ecr" => Some(|a, b, c| permuted(a, b, [0, 1, 2, 3].map(|byte| byte.min(c & 3)))),
        "prmt.rc16" => Some(|a, b, c| {
            let first = (c & 1) * 2;
            permuted(a, b, [first, first + 1, first, first + 1])
        }),
        _ => None,
    }
}

/// Two words as one of 64 bits, the low one first.
fn pair(low: u64, high: u64) -> u64 {
    truncated(low, 32) | high << 32
}

/// Bytes of two words by their numbers; with bit 3 of a number, the sign of the byte eight times.
fn permuted(a: u64, b: u64, selected: [u64; 4]) -> u64 {
    let bytes = pair(a, b).to_le_bytes();
    let byte = |number: u64| {
        let byte = bytes[(number & 7) as usize];
        match number & 8 {
            0 => byte,
            _ => (byte as i8 >> 7) as u8,
        }
    };
    register(u32::from_le_bytes(selected.map(byte)))
}

/// `bfe`: bits of a value, from a place on.
fn field(a: u64, place: u64, length: u64, bits: u32, is_signed: bool) -> u64 {
    let (place, length) = ((place & 0xff) as u32, (length & 0xff) as u32);
    if length == 0 {
        return 0;
    }
    let a = truncated(a, bits);
    let top = (place + length - 1).min(bits - 1);
    let sign = is_signed && a >> top & 1 != 0;
    let found = a.checked_shr(place).unwrap_or(0);
    let known = length.min(bits.saturating_sub(place));
    let below = ones_of_64(known);
    let filled = if sign { !below } else { 0 };
    truncated(found & below | filled, bits)
}

/// `bfi`: a value with bits of another one from a place on.
pub fn insert(bits: u32) -> fn(u64, u64, u64, u64) -> u64 {
    fn inserted(a: u64, b: u64, place: u64, length: u64, bits: u32) -> u64 {
        let (place, length) = ((place & 0xff) as u32, (length & 0xff) as u32);
        let mask = ones_of_64(length).checked_shl(place).unwrap_or(0);
        let moved = a.checked_shl(place).unwrap_or(0);
        truncated(b & !mask | moved & mask, bits)
    }
    match bits {
        64 => |a, b, place, length| inserted(a, b, place, length, 64),
        _ => |a, b, place, length| inserted(a, b, place, length, 32),
    }
}

fn ones_of_64(count: u32) -> u64 {
    match count {
        64.. => u64::MAX,
        count => ones(count),
    }
}

/// `lop3.b32`: each bit by a table of eight.
pub fn look_up(a: u64, b: u64, c: u64, table: u8) -> u64 {
    let row = |number: u8| {
        let is = |value: u64, bit: u8| if number & bit != 0 { value } else { !value };
        is(a, 4) & is(b, 2) & is(c, 1)
    };
    let rows = (0..8).filter(|number| table >> number & 1 != 0);
    truncated(rows.map(row).fold(0, |all, row| all | row), 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(name: &str) -> Type {
        Type::of(name).unwrap()
    }

    #[test]
    fn shifts_stop_at_the_width() {
        let of = |op, name| binary(op, ty(name)).unwrap();
        assert_eq!(of("shl", "b32")(1, 31), 1 << 31);
        assert_eq!(of("shl", "b32")(1, 32), 0);
        assert_eq!(of("shl", "b64")(1, u64::from(u32::MAX)), 0);
        assert_eq!(of("shr", "u32")(0x8000_0000, 32), 0);
        assert_eq!(of("shr", "s32")(0x8000_0000, 40), 0xffff_ffff);
        assert_eq!(of("shr", "s16")(0x8000, 3), 0xf000);
        assert_eq!(of("shr", "s64")(1 << 63, 1), 3 << 62);
        let funnel = |op| ternary(op, ty("b32")).unwrap();
        assert_eq!(funnel("shf.l.wrap")(0x8000_0001, 0x10, 4), 0x108);
        assert_eq!(funnel("shf.l.clamp")(5, 9, 99), 5);
        assert_eq!(funnel("shf.r.clamp")(5, 9, 99), 9);
        assert_eq!(funnel("shf.r.wrap")(0x10, 0xf, 4), 0xf000_0001);
    }

    #[test]
    fn counts_and_reversals() {
        let of = |op, name| unary(op, ty(name)).unwrap();
        assert_eq!(of("clz", "b32")(0), 32);
        assert_eq!(of("clz", "b64")(1), 63);
        assert_eq!(of("popc", "b64")(u64::MAX), 64);
        assert_eq!(of("brev", "b32")(1), 1 << 31);
        assert_eq!(of("bfind", "u32")(0), 0xffff_ffff);
        assert_eq!(of("bfind", "u32")(0x100), 8);
        assert_eq!(of("bfind", "s32")(0xffff_fffe), 0);
        assert_eq!(of("bfind.shiftamt", "u32")(0x100), 23);
        assert_eq!(of("not", "pred")(1), 0);
        assert_eq!(of("cnot", "b32")(0), 1);
    }

    /// The pseudo-code of the ISA, bit by bit.
    fn field_bit_by_bit(a: u64, place: u64, length: u64, bits: u64, is_signed: bool) -> u64 {
        let top = (place + length).wrapping_sub(1).min(bits - 1);
        let sign = is_signed && length != 0 && a >> top & 1 != 0;
        (0..bits).fold(0, |all, bit| {
            let own = match bit < length && place + bit < bits {
                true => a >> (place + bit) & 1,
                false => u64::from(sign),
            };
            all | own << bit
        })
    }

    #[test]
    fn fields_are_taken_and_put() {
        let a = 0x9234_5678_9abc_def0;
        for place in [0, 1, 4, 31, 32, 40, 63, 64, 200, 255] {
            for length in [0, 1, 8, 31, 32, 33, 63, 64, 255] {
                for (name, bits, is_signed) in [
                    ("u32", 32, false),
                    ("s32", 32, true),
                    ("u64", 64, false),
                    ("s64", 64, true),
                ] {
                    let a = truncated(a, bits);
                    let found = ternary("bfe", ty(name)).unwrap()(a, place, length);
                    let expected = field_bit_by_bit(a, place, length, bits.into(), is_signed);
                    assert_eq!(found, expected, "bfe.{name} {place} {length}");
                }
                let found = insert(32)(0xa5a5_a5a5, 0x1234_5678, place, length);
                let expected = (0..32_u64).fold(0x1234_5678, |all, bit| {
                    let is_put = bit >= place && bit - place < length;
                    let own = if is_put {
                        0xa5a5_a5a5 >> (bit - place) & 1
                    } else {
                        all >> bit & 1
                    };
                    all & !(1 << bit) | own << bit
                });
                assert_eq!(found, expected, "bfi {place} {length}");
            }
        }
    }

    #[test]
    fn bytes_are_permuted() {
        let (a, b) = (0x8302_0100, 0x0706_0584);
        let of = |op, c| ternary(op, ty("b32")).unwrap()(a, b, c);
        assert_eq!(of("prmt", 0x7531), 0x0705_8301);
        assert_eq!(of("prmt", 0xcb40), 0xffff_8400);
        assert_eq!(of("prmt.f4e", 2), 0x0584_8302);
        assert_eq!(of("prmt.b4e", 1), 0x0607_0001);
        assert_eq!(of("prmt.rc8", 3), 0x8383_8383);
        assert_eq!(of("prmt.ecl", 2), 0x8302_0202);
        assert_eq!(of("prmt.ecr", 2), 0x0202_0100);
        assert_eq!(of("prmt.rc16", 1), 0x8302_8302);
    }

    #[test]
    fn tables_of_three() {
        let (a, b, c) = (0xf0f0_1234, 0xcccc_5678, 0xaaaa_9abc);
        let word = |value: u64| value & 0xffff_ffff;
        assert_eq!(look_up(a, b, c, 0x80), a & b & c);
        assert_eq!(look_up(a, b, c, 0xfe), a | b | c);
        assert_eq!(look_up(a, b, c, 0x96), a ^ b ^ c);
        assert_eq!(look_up(a, b, c, 0x1a), word((a & b | c) ^ a));
    }

    #[test]
    fn masks_and_extensions() {
        let of = |op, name| binary(op, ty(name)).unwrap();
        assert_eq!(of("bmsk.clamp", "b32")(4, 8), 0xff0);
        assert_eq!(of("bmsk.clamp", "b32")(0, 40), 0xffff_ffff);
        assert_eq!(of("bmsk.wrap", "b32")(33, 2), 6);
        assert_eq!(of("szext.clamp", "s32")(0x80, 8), 0xffff_ff80);
        assert_eq!(of("szext.clamp", "u32")(0xffff_ffff, 40), 0xffff_ffff);
        assert_eq!(of("szext.wrap", "u32")(0xffff, 36), 0xf);
    }
}
