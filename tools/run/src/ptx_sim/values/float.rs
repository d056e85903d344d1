//! Arithmetic of floats (PTX ISA, "Floating-Point Instructions").
//!
//! Subnormals are kept, unless `.ftz` flushes those of `f32`. A NaN result is the one NaN of its type. Approximate
//! instructions (`.approx`) return the exact result rounded, which is within every bound that PTX states.

use super::number::{Half, Number};
use super::rounding::F64;
use super::types::{Kind, Type};
use super::{Binary, Ternary, Unary};

/// The modifiers of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modes {
    /// Subnormals of `f32` are zeros.
    pub flushes: bool,
    /// The result is between 0 and 1.
    pub saturates: bool,
}

/// Applies the modes to a function of floats.
macro_rules! with_modes {
    ($modes:expr, $form:ty, $number:ty, |$($argument:ident),*| $body:expr) => {{
        let function: $form = match ($modes.flushes, $modes.saturates) {
            (false, false) => |$($argument),*| {
                $(let $argument = <$number>::of($argument);)*
                $body.register()
            },
            (true, false) => |$($argument),*| {
                $(let $argument = <$number>::of(flushed($argument));)*
                flushed($body.register())
            },
            (false, true) => |$($argument),*| {
                $(let $argument = <$number>::of($argument);)*
                saturated::<$number>($body.register())
            },
            (true, true) => |$($argument),*| {
                $(let $argument = <$number>::of(flushed($argument));)*
                saturated::<$number>(flushed($body.register()))
            },
        };
        Some(function)
    }};
}

/// The same for each type of float.
macro_rules! of_float {
    ($ty:expr, $modes:expr, $form:ty, |$($argument:ident),*| $body:expr) => {{
        match ($ty.kind, $ty.bits) {
            (Kind::Float, 32) => with_modes!($modes, $form, f32, |$($argument),*| $body),
            (Kind::Float, 64) if $modes == Modes::default() => {
                with_modes!($modes, $form, f64, |$($argument),*| $body)
            }
            (Kind::Float, 16) if !$modes.flushes => {
                with_modes!($modes, $form, Half, |$($argument),*| $body)
            }
            (Kind::Floats, _) if $modes == Modes::default() => {
                let function: $form = |$($argument),*| {
                    let half = |place: u32| {
                        $(let $argument = Half::of($argument >> place);)*
                        $body.register() << place
                    };
                    half(0) | half(16)
                };
                Some(function)
            }
            _ => None,
        }
    }};
}

/// An `f32` that is zero where it was subnormal.
pub fn flushed(register: u64) -> u64 {
    match register & 0x7f80_0000 {
        0 => register & 0x8000_0000,
        _ => register,
    }
}

/// A float clamped to [0, 1]; NaN becomes 0.
fn saturated<N: Number>(register: u64) -> u64 {
    let value = N::of(register).double();
    match value {
        _ if value >= 1.0 => N::near(1.0).register(),
        _ if value > 0.0 => register,
        _ => 0,
    }
}

/// `op.type d, a`
pub fn unary(op: &str, ty: Type, modes: Modes) -> Option<Unary> {
    match op {
        "sqrt" => of_float!(ty, modes, Unary, |a| a.root()),
        "rcp" => of_float!(ty, modes, Unary, |a| one_over(a)),
        "rcp.approx" if ty.bits == 64 && modes.flushes && !modes.saturates => {
            Some(upper_reciprocal)
        }
        "neg" | "abs" => sign(op, ty, modes),
        "rsqrt" => of_float!(ty, modes, Unary, |a| by(a, |a| a.sqrt().recip())),
        "sin" => of_float!(ty, modes, Unary, |a| by(a, f64::sin)),
        "cos" => of_float!(ty, modes, Unary, |a| by(a, f64::cos)),
        "lg2" => of_float!(ty, modes, Unary, |a| by(a, f64::log2)),
        "ex2" => of_float!(ty, modes, Unary, |a| by(a, f64::exp2)),
        "tanh" => of_float!(ty, modes, Unary, |a| by(a, f64::tanh)),
        _ => None,
    }
}

fn one_over<N: Number>(value: N) -> N {
    N::near(1.0).over(value)
}

/// The upper word of a reciprocal, by the upper word of a number (PTX ISA, "rcp.approx.ftz.f64").
fn upper_reciprocal(register: u64) -> u64 {
    let upper = |value: f64| match value.is_subnormal() {
        true => 0.0_f64.copysign(value),
        false => f64::from_bits(value.to_bits() >> 32 << 32),
    };
    let reciprocal = upper(f64::from_bits(register)).recip();
    match reciprocal.is_nan() {
        true => F64.nan(),
        false => upper(reciprocal).to_bits(),
    }
}

/// A function by that of `f64`.
fn by<N: Number>(value: N, function: fn(f64) -> f64) -> N {
    N::near(function(value.double()))
}

/// Changes of the sign bit, which keep all others.
fn sign(op: &str, ty: Type, modes: Modes) -> Option<Unary> {
    let is_negation = op == "neg";
    match (ty.kind, ty.bits, modes.flushes) {
        (Kind::Float | Kind::Bfloat, 16, _) if is_negation => Some(|a| a & 0xffff ^ 0x8000),
        (Kind::Float | Kind::Bfloat, 16, _) => Some(|a| a & 0x7fff),
        (Kind::Float, 32, false) if is_negation => Some(|a| a & 0xffff_ffff ^ 0x8000_0000),
        (Kind::Float, 32, false) => Some(|a| a & 0x7fff_ffff),
        (Kind::Float, 32, true) if is_negation => Some(|a| flushed(a) ^ 0x8000_0000),
        (Kind::Float, 32, true) => Some(|a| flushed(a) & 0x7fff_ffff),
        (Kind::Float, 64, _) if is_negation => Some(|a| a ^ 1 << 63),
        (Kind::Float, 64, _) => Some(|a| a & !(1 << 63)),
        (Kind::Floats, _, _) if is_negation => Some(|a| a ^ 0x8000_8000),
        (Kind::Floats, _, _) => Some(|a| a & 0x7fff_7fff),
        _ => None,
    }
}

/// `op.type d, a, b`
pub fn binary(op: &str, ty: Type, modes: Modes) -> Option<Binary> {
    match op {
        "add" => of_float!(ty, modes, Binary, |a, b| a.plus(b)),
        "sub" => of_float!(ty, modes, Binary, |a, b| a.plus(negative(b))),
        "mul" => of_float!(ty, modes, Binary, |a, b| a.times(b)),
        "div" => of_float!(ty, modes, Binary, |a, b| a.over(b)),
        "min" => of_float!(ty, modes, Binary, |a, b| least(a, b)),
        "max" => of_float!(ty, modes, Binary, |a, b| negative(least(
            negative(a),
            negative(b)
        ))),
        "min.NaN" => of_float!(ty, modes, Binary, |a, b| with_nan(a, b, least(a, b))),
        "max.NaN" => of_float!(ty, modes, Binary, |a, b| with_nan(
            a,
            b,
            negative(least(negative(a), negative(b)))
        )),
        "copysign" => match ty.bits {
            32 => Some(|a, b| b & 0x7fff_ffff | a & 0x8000_0000),
            64 => Some(|a, b| b & !(1 << 63) | a & 1 << 63),
            _ => None,
        },
        _ => None,
    }
}

fn negative<N: Number>(value: N) -> N {
    let top = N::FORMAT.exponent + N::FORMAT.fraction;
    match value.is_none() {
        true => value,
        false => N::of(value.register() ^ 1 << top),
    }
}

/// The lesser number; the only one, if the other is none. A negative zero is less than the other.
fn least<N: Number>(a: N, b: N) -> N {
    let is_negative = |value: N| value.double().is_sign_negative();
    match () {
        () if a.is_none() => b,
        () if b.is_none() => a,
        () if a == b => {
            if is_negative(a) {
                a
            } else {
                b
            }
        }
        () if a < b => a,
        () => b,
    }
}

fn with_nan<N: Number>(a: N, b: N, otherwise: N) -> N {
    match (a.is_none(), b.is_none()) {
        (true, _) => a,
        (_, true) => b,
        _ => otherwise,
    }
}

/// `op.type d, a, b, c`
pub fn ternary(op: &str, ty: Type, modes: Modes) -> Option<Ternary> {
    match op {
        "fma" => of_float!(ty, modes, Ternary, |a, b, c| a.times_plus(b, c)),
        "fma.rm" if (ty.kind, ty.bits) == (Kind::Float, 32) => {
            with_modes!(modes, Ternary, f32, |a, b, c| times_plus_down(a, b, c))
        }
        _ => None,
    }
}

/// `a * b + c`, rounded towards minus infinity.
fn times_plus_down(a: f32, b: f32, c: f32) -> f32 {
    // A product of two is a double; the rounding error of the sum is one, too (Knuth's TwoSum).
    let (product, c) = (f64::from(a) * f64::from(b), f64::from(c));
    let sum = product + c;
    if !sum.is_finite() {
        return sum as f32;
    }
    if sum == 0.0 {
        let is_positive = product.is_sign_positive() && c.is_sign_positive();
        return if is_positive { 0.0 } else { -0.0 };
    }
    let of_c = sum - product;
    let lost = (product - (sum - of_c)) + (c - of_c);
    let is_above = |value: f32| {
        let value = f64::from(value);
        value > sum || value == sum && lost < 0.0
    };
    let nearest = sum as f32;
    match is_above(nearest) {
        true => nearest.next_down(),
        false if is_above(nearest.next_up()) => nearest,
        false => nearest.next_up(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Modes = Modes {
        flushes: false,
        saturates: false,
    };

    fn ty(name: &str) -> Type {
        Type::of(name).unwrap()
    }

    fn singles(op: &str, modes: Modes, a: f32, b: f32) -> f32 {
        let function = binary(op, ty("f32"), modes).unwrap();
        f32::from_bits(function(a.to_bits().into(), b.to_bits().into()) as u32)
    }

    #[test]
    fn singles_are_those_of_rust() {
        let samples = [
            0.0,
            -0.0,
            1.5,
            -3.25,
            1e-40,
            f32::MAX,
            f32::MIN_POSITIVE,
            f32::INFINITY,
        ];
        for a in samples {
            for b in samples {
                for (op, expected) in [
                    ("add", a + b),
                    ("sub", a - b),
                    ("mul", a * b),
                    ("div", a / b),
                ] {
                    let found = singles(op, PLAIN, a, b);
                    match expected.is_nan() {
                        true => assert_eq!(found.to_bits(), 0x7fff_ffff),
                        false => assert_eq!(found.to_bits(), expected.to_bits(), "{op} {a} {b}"),
                    }
                }
                let fma = ternary("fma", ty("f32"), PLAIN).unwrap();
                let found = fma(a.to_bits().into(), b.to_bits().into(), a.to_bits().into()) as u32;
                let expected = a.mul_add(b, a);
                assert!(expected.is_nan() || found == expected.to_bits());
            }
        }
    }

    /// As `__nv_expf` uses it: the integer part of a number.
    #[test]
    fn products_and_sums_round_down() {
        let fma = ternary("fma.rm", ty("f32"), PLAIN).unwrap();
        let down = |a: f32, b: f32, c: f32| {
            let [a, b, c] = [a, b, c].map(|value| u64::from(value.to_bits()));
            f32::from_bits(fma(a, b, c) as u32)
        };
        let shift = 12_582_912.0;
        for value in [-1.75, -1.0, -0.25, 0.0, 0.5, 0.75, 1.0, 2.999_999_8, 253.7] {
            assert_eq!(down(value, 1.0, shift) - shift, value.floor(), "{value}");
        }
        assert_eq!(down(1.0, 1.0, 1e-30), 1.0);
        assert_eq!(down(1.0, 1.0, -1e-30), 1.0_f32.next_down());
        assert_eq!(down(-1.0, 1.0, -1e-30), (-1.0_f32).next_down());
        assert_eq!(down(1.0, 1.0, -1.0).to_bits(), 1 << 31);
        assert_eq!(down(0.0, 1.0, 0.0).to_bits(), 0);
        assert_eq!(down(f32::MAX, 2.0, 0.0), f32::MAX);
        assert_eq!(down(f32::MAX, -2.0, 0.0), f32::NEG_INFINITY);
        assert!(down(f32::INFINITY, 0.0, 1.0).is_nan());
        assert!(ternary("fma.rm", ty("f64"), PLAIN).is_none());
    }

    #[test]
    fn reciprocals_of_doubles_have_an_upper_word() {
        let modes = Modes {
            flushes: true,
            ..PLAIN
        };
        let f = unary("rcp.approx", ty("f64"), modes).unwrap();
        let of = |value: f64| f64::from_bits(f(value.to_bits()));
        assert_eq!(of(4.0), 0.25);
        assert_eq!(f(3.0_f64.to_bits()), (1.0_f64 / 3.0).to_bits() >> 32 << 32);
        assert_eq!(of(f64::from_bits(4.0_f64.to_bits() | 0xffff)), 0.25);
        assert_eq!(of(-1e-310), f64::NEG_INFINITY);
        assert_eq!(of(-f64::MAX).to_bits(), 1 << 63);
        assert!(of(f64::NAN).is_nan());
        assert!(unary("rcp.approx", ty("f64"), PLAIN).is_none());
    }

    #[test]
    fn subnormals_are_flushed_where_asked() {
        let modes = Modes {
            flushes: true,
            ..PLAIN
        };
        assert_eq!(singles("add", modes, 1e-40, 1e-40).to_bits(), 0);
        assert_eq!(singles("mul", modes, -1e-30, 1e-10).to_bits(), 1 << 31);
        assert_eq!(singles("mul", PLAIN, -1e-30, 1e-10), -1e-40);
        assert!(binary("add", ty("f64"), modes).is_none());
    }

    #[test]
    fn saturation_ends_between_zero_and_one() {
        let modes = Modes {
            saturates: true,
            ..PLAIN
        };
        assert_eq!(singles("add", modes, 1.0, 1.0), 1.0);
        assert_eq!(singles("add", modes, -1.0, -1.0).to_bits(), 0);
        assert_eq!(singles("add", modes, 0.25, 0.5), 0.75);
        assert_eq!(singles("add", modes, f32::NAN, 0.5).to_bits(), 0);
    }

    #[test]
    fn least_and_greatest_know_zeros_and_nans() {
        assert_eq!(singles("min", PLAIN, 0.0, -0.0).to_bits(), 1 << 31);
        assert_eq!(singles("max", PLAIN, -0.0, 0.0).to_bits(), 0);
        assert_eq!(singles("min", PLAIN, f32::NAN, 2.0), 2.0);
        assert_eq!(singles("max", PLAIN, 2.0, f32::NAN), 2.0);
        assert_eq!(
            singles("max", PLAIN, -f32::NAN, f32::NAN).to_bits(),
            0x7fff_ffff
        );
        assert_eq!(
            singles("min.NaN", PLAIN, f32::NAN, 2.0).to_bits(),
            0x7fff_ffff
        );
        assert_eq!(singles("max.NaN", PLAIN, 1.0, 2.0), 2.0);
        assert_eq!(singles("copysign", PLAIN, -1.0, 2.0), -2.0);
    }

    #[test]
    fn doubles_and_pairs_of_halves() {
        let add = binary("add", ty("f64"), PLAIN).unwrap();
        assert_eq!(
            add(1.5_f64.to_bits(), 2.25_f64.to_bits()),
            3.75_f64.to_bits()
        );
        let (one, two) = (0x3c00, 0x4000);
        let pair = binary("mul", ty("f16x2"), PLAIN).unwrap();
        assert_eq!(pair(one << 16 | two, two << 16 | two), two << 16 | 0x4400);
        let root = unary("sqrt", ty("f32"), PLAIN).unwrap();
        assert_eq!(root(2_f32.to_bits().into()) as u32, 2_f32.sqrt().to_bits());
        assert_eq!(unary("neg", ty("f16x2"), PLAIN).unwrap()(one), 0x8000_bc00);
        assert_eq!(unary("abs", ty("f64"), PLAIN).unwrap()(1 << 63), 0);
    }
}
