//! Comparisons (PTX ISA, "setp").

use super::number::{Half, Number};
use super::types::{Kind, Type};
use super::{Binary, float};

/// Whether a comparison holds for two numbers in an order.
type Holds = fn(std::cmp::Ordering) -> bool;

/// Whether a comparison holds for numbers, and for NaNs.
fn holds(op: &str) -> Option<(Holds, bool)> {
    Some(match op {
        "eq" => (|order| order.is_eq(), false),
        "ne" => (|order| order.is_ne(), false),
        "lt" => (|order| order.is_lt(), false),
        "le" => (|order| order.is_le(), false),
        "gt" => (|order| order.is_gt(), false),
        "ge" => (|order| order.is_ge(), false),
        "equ" => (|order| order.is_eq(), true),
        "neu" => (|order| order.is_ne(), true),
        "ltu" => (|order| order.is_lt(), true),
        "leu" => (|order| order.is_le(), true),
        "gtu" => (|order| order.is_gt(), true),
        "geu" => (|order| order.is_ge(), true),
        "num" => (|_| true, false),
        "nan" => (|_| false, true),
        _ => return None,
    })
}

/// The comparison `op` of a type: 0 or 1. Of pairs it is that of the first; see [`second`].
pub fn comparison(op: &str, ty: Type, flushes: bool) -> Option<Binary> {
    match ty.kind {
        Kind::Float | Kind::Floats => of_floats(op, ty, flushes),
        Kind::Predicate | Kind::Bfloat => None,
        _ => of_integers(op, ty),
    }
}

/// The function that a comparison of the second of a pair is, from that of the first.
pub fn second(register: u64) -> u64 {
    register >> 16
}

macro_rules! integers {
    ($op:expr, $t:ty) => {
        Some(match $op {
            "eq" => |a, b| u64::from(a as $t == b as $t),
            "ne" => |a, b| u64::from(a as $t != b as $t),
            "lt" | "lo" => |a, b| u64::from((a as $t) < b as $t),
            "le" | "ls" => |a, b| u64::from(a as $t <= b as $t),
            "gt" | "hi" => |a, b| u64::from(a as $t > b as $t),
            "ge" | "hs" => |a, b| u64::from(a as $t >= b as $t),
            _ => return None,
        })
    };
}

fn of_integers(op: &str, ty: Type) -> Option<Binary> {
    let is_signed = ty.kind == Kind::Signed;
    match (ty.kind, op) {
        (Kind::Bits, "eq" | "ne") | (Kind::Unsigned, _) => {}
        (Kind::Signed, "eq" | "ne" | "lt" | "le" | "gt" | "ge") => {}
        _ => return None,
    }
    match (ty.bits, is_signed) {
        (16, true) => integers!(op, i16),
        (16, false) => integers!(op, u16),
        (32, true) => integers!(op, i32),
        (32, false) => integers!(op, u32),
        (64, true) => integers!(op, i64),
        (64, false) => integers!(op, u64),
        _ => None,
    }
}

macro_rules! floats {
    ($op:expr, $number:ty, $prepare:expr) => {{
        // One function for each comparison: a function pointer holds no state.
        macro_rules! one {
            ($name:literal) => {
                |a, b| compared::<$number>($name, $prepare(a), $prepare(b))
            };
        }
        let function: Binary = match $op {
            "eq" => one!("eq"),
            "ne" => one!("ne"),
            "lt" => one!("lt"),
            "le" => one!("le"),
            "gt" => one!("gt"),
            "ge" => one!("ge"),
            "equ" => one!("equ"),
            "neu" => one!("neu"),
            "ltu" => one!("ltu"),
            "leu" => one!("leu"),
            "gtu" => one!("gtu"),
            "geu" => one!("geu"),
            "num" => one!("num"),
            "nan" => one!("nan"),
            _ => return None,
        };
        Some(function)
    }};
}

fn of_floats(op: &str, ty: Type, flushes: bool) -> Option<Binary> {
    match (ty.bits, ty.kind, flushes) {
        (16, ..) => floats!(op, Half, |register| register),
        (32, Kind::Floats, _) => floats!(op, Half, |register| register),
        (32, _, false) => floats!(op, f32, |register| register),
        (32, _, true) => floats!(op, f32, float::flushed),
        (64, ..) => floats!(op, f64, |register| register),
        _ => None,
    }
}

#[inline(always)]
fn compared<N: Number>(op: &str, a: u64, b: u64) -> u64 {
    let order = N::of(a).partial_cmp(&N::of(b));
    let result = match holds(op) {
        Some((holds, of_nan)) => order.map_or(of_nan, holds),
        None => false,
    };
    result.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_compare_by_their_sign() {
        let of = |op: &str, name: &str| comparison(op, Type::of(name).unwrap(), false).unwrap();
        assert_eq!(of("lt", "s32")(0xffff_ffff, 0), 1);
        assert_eq!(of("lt", "u32")(0xffff_ffff, 0), 0);
        assert_eq!(of("hs", "u16")(5, 5), 1);
        assert_eq!(of("ge", "s64")(u64::MAX, 0), 0);
        assert_eq!(of("ne", "b32")(1 << 32, 0), 0);
        assert!(comparison("lt", Type::of("b32").unwrap(), false).is_none());
        assert!(comparison("lo", Type::of("s32").unwrap(), false).is_none());
    }

    #[test]
    fn floats_compare_with_and_without_nans() {
        let nan = f32::NAN.to_bits().into();
        let [one, two] = [1_f32, 2_f32].map(|value| u64::from(value.to_bits()));
        for (op, of_less, of_equal, of_nan) in [
            ("eq", 0, 1, 0),
            ("ne", 1, 0, 0),
            ("lt", 1, 0, 0),
            ("le", 1, 1, 0),
            ("gt", 0, 0, 0),
            ("ge", 0, 1, 0),
            ("equ", 0, 1, 1),
            ("neu", 1, 0, 1),
            ("ltu", 1, 0, 1),
            ("leu", 1, 1, 1),
            ("gtu", 0, 0, 1),
            ("geu", 0, 1, 1),
            ("num", 1, 1, 0),
            ("nan", 0, 0, 1),
        ] {
            let function = comparison(op, Type::of("f32").unwrap(), false).unwrap();
            let found = [function(one, two), function(one, one), function(nan, one)];
            assert_eq!(found, [of_less, of_equal, of_nan], "{op}");
        }
        let flushing = comparison("eq", Type::of("f32").unwrap(), true).unwrap();
        assert_eq!(flushing(1, 0), 1);
        let zeros = comparison("eq", Type::of("f64").unwrap(), false).unwrap();
        assert_eq!(zeros(1 << 63, 0), 1);
    }
}
