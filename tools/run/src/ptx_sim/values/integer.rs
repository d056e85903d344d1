//! Integer arithmetic (PTX ISA, "Integer Arithmetic Instructions").
//!
//! Everything wraps. A quotient by zero, which PTX leaves open, is all ones, and the remainder the dividend.

use super::types::{Kind, Type};
use super::{Binary, Ternary, Unary, register};

/// A function for a type: in it, `T` is the type, `U` the unsigned one of its width, `W` the one of twice its width.
macro_rules! of_integer {
    ($ty:expr, $form:ty, $function:expr) => {{
        match ($ty.kind, $ty.bits) {
            (Kind::Signed, 8) => of_integer!(i8, u8, i16, $form, $function),
            (Kind::Signed, 16) => of_integer!(i16, u16, i32, $form, $function),
            (Kind::Signed, 32) => of_integer!(i32, u32, i64, $form, $function),
            (Kind::Signed, 64) => of_integer!(i64, u64, i128, $form, $function),
            (Kind::Unsigned | Kind::Bits, 8) => of_integer!(u8, u8, u16, $form, $function),
            (Kind::Unsigned | Kind::Bits, 16) => of_integer!(u16, u16, u32, $form, $function),
            (Kind::Unsigned | Kind::Bits, 32) => of_integer!(u32, u32, u64, $form, $function),
            (Kind::Unsigned | Kind::Bits, 64) => of_integer!(u64, u64, u128, $form, $function),
            _ => None,
        }
    }};
    ($t:ty, $u:ty, $w:ty, $form:ty, $function:expr) => {{
        #[allow(dead_code, reason = "not every function needs each of them")]
        type T = $t;
        #[allow(dead_code, reason = "not every function needs each of them")]
        type U = $u;
        #[allow(dead_code, reason = "not every function needs each of them")]
        type W = $w;
        let function: $form = $function;
        Some(function)
    }};
}

/// `op.type d, a`
pub fn unary(op: &str, ty: Type) -> Option<Unary> {
    match op {
        "abs" => of_integer!(ty, Unary, |a| match (a as T).checked_abs_of() {
            Some(value) => register(value as U),
            None => register(a as U),
        }),
        "neg" => of_integer!(ty, Unary, |a| register((a as T).wrapping_neg() as U)),
        _ => None,
    }
}

/// `abs` of signed and of unsigned integers.
trait Absolute: Sized {
    fn checked_abs_of(self) -> Option<Self>;
}

macro_rules! absolutes {
    ($($signed:ty, $unsigned:ty;)*) => {$(
        impl Absolute for $signed {
            fn checked_abs_of(self) -> Option<Self> {
                self.checked_abs()
            }
        }
        impl Absolute for $unsigned {
            fn checked_abs_of(self) -> Option<Self> {
                Some(self)
            }
        }
    )*};
}
absolutes! { i8, u8; i16, u16; i32, u32; i64, u64; }

/// `op.type d, a, b`
pub fn binary(op: &str, ty: Type) -> Option<Binary> {
    match op {
        "add" => of_integer!(ty, Binary, |a, b| register((a as U).wrapping_add(b as U))),
        "sub" => of_integer!(ty, Binary, |a, b| register((a as U).wrapping_sub(b as U))),
        "mul.lo" => of_integer!(ty, Binary, |a, b| register((a as U).wrapping_mul(b as U))),
        "mul.hi" => of_integer!(ty, Binary, |a, b| register(
            ((a as T as W * b as T as W) >> T::BITS) as U
        )),
        "mul24.lo" => of_integer!(ty, Binary, |a, b| register(
            (low24(a, T::MIN != 0) as U).wrapping_mul(low24(b, T::MIN != 0) as U)
        )),
        "div" => of_integer!(ty, Binary, |a, b| match b as T {
            0 => register(U::MAX),
            b => register((a as T).wrapping_div(b) as U),
        }),
        "rem" => of_integer!(ty, Binary, |a, b| match b as T {
            0 => register(a as U),
            b => register((a as T).wrapping_rem(b) as U),
        }),
        "min" => of_integer!(ty, Binary, |a, b| register((a as T).min(b as T) as U)),
        "max" => of_integer!(ty, Binary, |a, b| register((a as T).max(b as T) as U)),
        "add.sat" => {
            of_integer!(ty, Binary, |a, b| register(
                (a as T).saturating_add(b as T) as U
            ))
        }
        "sub.sat" => {
            of_integer!(ty, Binary, |a, b| register(
                (a as T).saturating_sub(b as T) as U
            ))
        }
        _ => None,
    }
}

/// The low 24 bits, with their sign.
fn low24(value: u64, is_signed: bool) -> u64 {
    match is_signed {
        true => ((value << 40) as i64 >> 40) as u64,
        false => value & 0xff_ffff,
    }
}

/// `mul.wide.type d, a, b`: twice as wide.
pub fn multiply_wide(ty: Type) -> Option<Binary> {
    match (ty.kind, ty.bits) {
        (Kind::Signed, 16) => Some(|a, b| register((a as i16 as i32 * b as i16 as i32) as u32)),
        (Kind::Signed, 32) => Some(|a, b| (a as i32 as i64 * b as i32 as i64) as u64),
        (Kind::Unsigned, 16) => Some(|a, b| register(a as u16 as u32 * b as u16 as u32)),
        (Kind::Unsigned, 32) => Some(|a, b| a as u32 as u64 * b as u32 as u64),
        _ => None,
    }
}

/// `op.type d, a, b, c`
pub fn ternary(op: &str, ty: Type) -> Option<Ternary> {
    match op {
        "mad.lo" => of_integer!(ty, Ternary, |a, b, c| register(
            (a as U).wrapping_mul(b as U).wrapping_add(c as U)
        )),
        "mad.hi" => of_integer!(ty, Ternary, |a, b, c| register(
            (((a as T as W * b as T as W) >> T::BITS) as U).wrapping_add(c as U)
        )),
        "mad.wide" => match (ty.kind, ty.bits) {
            (Kind::Signed, 16) => Some(|a, b, c| {
                let product = (a as i16 as i32 * b as i16 as i32) as u32;
                register(product.wrapping_add(c as u32))
            }),
            (Kind::Signed, 32) => {
                Some(|a, b, c| ((a as i32 as i64 * b as i32 as i64) as u64).wrapping_add(c))
            }
            (Kind::Unsigned, 16) => Some(|a, b, c| {
                let product = a as u16 as u32 * b as u16 as u32;
                register(product.wrapping_add(c as u32))
            }),
            (Kind::Unsigned, 32) => {
                Some(|a, b, c| (a as u32 as u64 * b as u32 as u64).wrapping_add(c))
            }
            _ => None,
        },
        "sad" => of_integer!(ty, Ternary, |a, b, c| register(
            ((a as T).abs_diff(b as T) as U).wrapping_add(c as U)
        )),
        _ => None,
    }
}

/// `dp4a.atype.btype d, a, b, c`: products of bytes, added up.
pub fn dot_of_bytes(a: Type, b: Type) -> Option<Ternary> {
    macro_rules! dot {
        ($a:ty, $b:ty) => {
            Some(|a, b, c| {
                let products = (0..4).map(|byte| {
                    let (a, b) = ((a >> (8 * byte)) as $a, (b >> (8 * byte)) as $b);
                    i32::from(a) * i32::from(b)
                });
                register(products.fold(c as i32, i32::wrapping_add) as u32)
            })
        };
    }
    match (a.kind, b.kind) {
        (Kind::Signed, Kind::Signed) => dot!(i8, i8),
        (Kind::Signed, Kind::Unsigned) => dot!(i8, u8),
        (Kind::Unsigned, Kind::Signed) => dot!(u8, i8),
        (Kind::Unsigned, Kind::Unsigned) => dot!(u8, u8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(name: &str) -> Type {
        Type::of(name).unwrap()
    }

    const SAMPLES: [u64; 11] = [
        0,
        1,
        2,
        7,
        0x7f,
        0x80,
        0x8000,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0000_0000_0000,
        u64::MAX,
    ];

    /// Each pair of samples, as values of the type.
    fn pairs(ty: Type) -> impl Iterator<Item = (u64, u64)> {
        let values = SAMPLES.map(|value| value & ty.mask());
        values.into_iter().flat_map(move |a| values.map(|b| (a, b)))
    }

    #[test]
    fn arithmetic_of_32_bits_wraps() {
        let of = |op, name| binary(op, ty(name)).unwrap();
        for (a, b) in pairs(ty("u32")) {
            let (x, y) = (a as u32, b as u32);
            let (i, j) = (x as i32, y as i32);
            assert_eq!(of("add", "s32")(a, b), u64::from(x.wrapping_add(y)));
            assert_eq!(of("sub", "u32")(a, b), u64::from(x.wrapping_sub(y)));
            assert_eq!(of("mul.lo", "s32")(a, b), u64::from(x.wrapping_mul(y)));
            assert_eq!(
                of("mul.hi", "u32")(a, b),
                (u64::from(x) * u64::from(y)) >> 32
            );
            let high = ((i64::from(i) * i64::from(j)) >> 32) as u32;
            assert_eq!(of("mul.hi", "s32")(a, b), u64::from(high));
            assert_eq!(of("min", "s32")(a, b), u64::from(i.min(j) as u32));
            assert_eq!(of("max", "u32")(a, b), u64::from(x.max(y)));
            assert_eq!(
                of("add.sat", "s32")(a, b),
                u64::from(i.saturating_add(j) as u32)
            );
            if let Some(quotient) = x.checked_div(y) {
                assert_eq!(of("div", "u32")(a, b), u64::from(quotient));
                assert_eq!(of("rem", "s32")(a, b), u64::from(i.wrapping_rem(j) as u32));
            }
            let wide = multiply_wide(ty("s32")).unwrap();
            assert_eq!(wide(a, b), (i64::from(i) * i64::from(j)) as u64);
        }
    }

    #[test]
    fn arithmetic_of_other_widths_wraps() {
        for (a, b) in pairs(ty("u16")) {
            let (x, y) = (a as u16, b as u16);
            assert_eq!(
                binary("add", ty("s16")).unwrap()(a, b),
                u64::from(x.wrapping_add(y))
            );
            let high = ((i32::from(x as i16) * i32::from(y as i16)) >> 16) as u16;
            assert_eq!(binary("mul.hi", ty("s16")).unwrap()(a, b), u64::from(high));
        }
        for (a, b) in pairs(ty("u64")) {
            let high = ((u128::from(a) * u128::from(b)) >> 64) as u64;
            assert_eq!(binary("mul.hi", ty("u64")).unwrap()(a, b), high);
            let mad = ternary("mad.lo", ty("s64")).unwrap();
            assert_eq!(mad(a, b, 5), a.wrapping_mul(b).wrapping_add(5));
            assert_eq!(ternary("sad", ty("u64")).unwrap()(a, b, 0), a.abs_diff(b));
        }
    }

    #[test]
    fn what_has_no_result_has_one() {
        for name in ["u16", "s32", "u64"] {
            let ty = ty(name);
            assert_eq!(binary("div", ty).unwrap()(7, 0), ty.mask());
            assert_eq!(binary("rem", ty).unwrap()(7, 0), 7);
        }
        let (least, minus_one) = (0x8000_0000, 0xffff_ffff);
        assert_eq!(binary("div", ty("s32")).unwrap()(least, minus_one), least);
        assert_eq!(binary("rem", ty("s32")).unwrap()(least, minus_one), 0);
        assert_eq!(unary("abs", ty("s32")).unwrap()(least), least);
        assert_eq!(unary("neg", ty("s16")).unwrap()(1), 0xffff);
    }

    #[test]
    fn bytes_are_multiplied_and_added() {
        let bytes = |bytes: [u8; 4]| u64::from(u32::from_le_bytes(bytes));
        let (a, b) = (bytes([1, 2, 255, 128]), bytes([4, 3, 2, 255]));
        let dot = |a: &str, b: &str| dot_of_bytes(ty(a), ty(b)).unwrap();
        assert_eq!(
            dot("u32", "u32")(a, b, 1) as i32,
            1 + 4 + 6 + 510 + 128 * 255
        );
        assert_eq!(dot("s32", "s32")(a, b, 0) as i32, 4 + 6 - 2 + 128);
        assert_eq!(dot("s32", "u32")(a, b, 0) as i32, 4 + 6 - 2 - 128 * 255);
    }
}
