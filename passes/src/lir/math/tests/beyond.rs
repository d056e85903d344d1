//! The functions that not all targets have: all values of f16, and many of f32, against the functions of f64 of the
//! standard library, which has no error functions; f64 against the table of mpmath.
//!
//! R-RUNA-49: bounds on errors; special values as in annex F of C.

use super::{
    super::{host::Host, library::Function},
    Random, double,
    single::{error, floats, same, within},
};
use half::f16;
use std::f64::consts;

/// A function of one argument.
struct Unary {
    function: Function,
    /// Of f32 and f64, in units in the last place.
    bounds: [f64; 2],
    exact: fn(f64) -> f64,
}

const fn unary(function: Function, bounds: [f64; 2], exact: fn(f64) -> f64) -> Unary {
    Unary {
        function,
        bounds,
        exact,
    }
}

/// The bounds that the documentation states.
const UNARY: [Unary; 15] = [
    unary(Function::Sinh, [1.0, 0.75], f64::sinh),
    unary(Function::Cosh, [1.0, 0.75], f64::cosh),
    unary(Function::Tanh, [1.0, 0.75], f64::tanh),
    unary(Function::Asin, [0.75, 0.75], f64::asin),
    unary(Function::Acos, [0.75, 0.75], f64::acos),
    unary(Function::Atan, [0.75, 0.75], f64::atan),
    unary(Function::Asinh, [0.75, 0.75], asinh),
    unary(Function::Acosh, [0.75, 0.75], f64::acosh),
    unary(Function::Atanh, [0.75, 0.75], atanh),
    unary(Function::Erf, [1.5, 1.5], libm::erf),
    unary(Function::Erfc, [2.0, 1.5], libm::erfc),
    unary(Function::Expm1, [1.25, 1.0], f64::exp_m1),
    unary(Function::Log10, [0.75, 0.75], f64::log10),
    unary(Function::Log1p, [0.75, 0.75], f64::ln_1p),
    unary(Function::Cbrt, [0.75, 0.75], f64::cbrt),
];

/// That of the standard library loses small arguments, and the sign of zero.
fn asinh(x: f64) -> f64 {
    if x.abs() < 1e-3 {
        x * (1.0 - x * x / 6.0)
    } else {
        x.asinh()
    }
}

fn atanh(x: f64) -> f64 {
    if x.abs() < 1e-3 {
        x * (1.0 + x * x / 3.0)
    } else {
        x.atanh()
    }
}

#[test]
fn of_f32() {
    let steps = (-15_000..15_000).map(|n| n as f32 * 1e-3);
    let units = (0x3f00_0000..0x3f80_0000).step_by(4001).map(f32::from_bits);
    for unary in UNARY {
        eprintln!("{:?}", unary.function);
        let edges = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 10.5, f32::INFINITY];
        let inputs = floats().step_by(5).chain(steps.clone()).chain(edges);
        let inputs = inputs.chain(units.clone());
        let of = |x: f32| unary.function.of_f32(&[x]);
        within(unary.bounds[0], inputs, of, unary.exact);
    }
}

/// Computed as f32 and rounded, a value is at most a little more than half a unit off.
#[test]
fn of_all_halves() {
    for unary in UNARY {
        for bits in 0..=u16::MAX {
            let x = f16::from_bits(bits);
            let wide = Host(x.to_f32());
            let actual = f16::from_f32(unary.function.compute_for_half(&[wide]).0);
            let exact = (unary.exact)(x.to_f64());
            let expected = f16::from_f64(exact);
            if actual.to_bits() == expected.to_bits() || actual.is_nan() && expected.is_nan() {
                continue;
            }
            let unit = f16::from_bits(expected.to_bits() + 1).to_f64() - expected.to_f64();
            let error = (actual.to_f64() - exact).abs() / unit.abs();
            assert!(
                error < 0.502,
                "{:?} of {x}: {actual}, expected {expected}, {error} ulp",
                unary.function
            );
        }
    }
}

#[test]
fn of_f64() {
    for unary in UNARY {
        let of = |x: &[f64]| unary.function.of_f64(x);
        double::within(unary.bounds[1], unary.function.spelling(), of);
    }
    double::within(0.75, "atan2", |x| Function::Atan2.of_f64(x));
}

/// Arguments and results that annex F of C names; a NaN stands for any.
#[test]
fn special_values() {
    use Function as F;
    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;
    const QUARTER: f64 = consts::FRAC_PI_2;
    let odd = [F::Sinh, F::Tanh, F::Asin, F::Atan, F::Asinh, F::Atanh];
    let odd = odd.into_iter().chain([F::Erf, F::Expm1, F::Log1p, F::Cbrt]);
    let mut rows: Vec<(Function, f64, f64)> =
        odd.flat_map(|f| [(f, 0.0, 0.0), (f, -0.0, -0.0)]).collect();
    rows.extend([
        (F::Sinh, INF, INF),
        (F::Sinh, -INF, -INF),
        (F::Cosh, 0.0, 1.0),
        (F::Cosh, -INF, INF),
        (F::Tanh, INF, 1.0),
        (F::Tanh, -INF, -1.0),
        (F::Asin, 1.0, QUARTER),
        (F::Asin, 1.5, NAN),
        (F::Asin, INF, NAN),
        (F::Acos, 1.0, 0.0),
        (F::Acos, -1.0, consts::PI),
        (F::Acos, -1.5, NAN),
        (F::Atan, INF, QUARTER),
        (F::Atan, -INF, -QUARTER),
        (F::Asinh, -INF, -INF),
        (F::Acosh, 1.0, 0.0),
        (F::Acosh, 0.5, NAN),
        (F::Acosh, -INF, NAN),
        (F::Acosh, INF, INF),
        (F::Atanh, 1.0, INF),
        (F::Atanh, -1.0, -INF),
        (F::Atanh, 2.0, NAN),
        (F::Erf, INF, 1.0),
        (F::Erf, -INF, -1.0),
        (F::Erfc, INF, 0.0),
        (F::Erfc, -INF, 2.0),
        (F::Erfc, 0.0, 1.0),
        (F::Expm1, INF, INF),
        (F::Expm1, -INF, -1.0),
        (F::Log10, 0.0, -INF),
        (F::Log10, -0.0, -INF),
        (F::Log10, -1.0, NAN),
        (F::Log10, 1.0, 0.0),
        (F::Log10, INF, INF),
        (F::Log1p, -1.0, -INF),
        (F::Log1p, -1.5, NAN),
        (F::Log1p, INF, INF),
        (F::Cbrt, 27.0, 3.0),
        (F::Cbrt, -INF, -INF),
    ]);
    rows.extend(UNARY.map(|unary| (unary.function, NAN, NAN)));
    for (function, x, expected) in rows {
        let wide = function.of_f64(&[x]);
        assert!(double::same(wide, expected), "{function:?} of {x}: {wide}");
        let narrow = function.of_f32(&[x as f32]);
        assert!(
            same(narrow, expected as f32),
            "{function:?} of {x}: {narrow}"
        );
    }
}

/// The points of annex F in all quadrants, and random ones.
#[test]
fn angles() {
    let coordinates = [0.0, 1e-45, 1.0, 3.0, 1e38, f32::INFINITY, f32::NAN];
    let signed = coordinates.into_iter().flat_map(|x| [x, -x]);
    let mut points: Vec<_> = signed
        .clone()
        .flat_map(|y| signed.clone().map(move |x| (y, x)))
        .collect();
    let mut random = Random(6);
    for _ in 0..30_000 {
        points.push((random.float(), random.float()));
        points.push((random.moderate(), random.moderate()));
        let y = random.moderate();
        points.push((y, y * (random.word() % 64) as f32 / 16.0));
    }
    for (y, x) in points {
        let exact = f64::from(y).atan2(f64::from(x));
        let error = error(Function::Atan2.of_f32(&[y, x]), exact);
        assert!(error <= 1.0, "atan2 {y:e}, {x:e}: {error} ulp");
        let wide = Function::Atan2.of_f64(&[f64::from(y), f64::from(x)]);
        assert!(
            double::distance(wide, exact).abs() <= 1.0,
            "atan2 {y:e}, {x:e}: {wide:e}"
        );
    }
}

/// Remainders are exact, Rust's too.
#[test]
fn remainders() {
    let mut random = Random(7);
    let check = |x: f32, y: f32| {
        let actual = Function::Fmod.of_f32(&[x, y]);
        assert!(same(actual, x % y), "{x:e} % {y:e}: {actual:e}");
    };
    let wide = |x: f64, y: f64| {
        let actual = Function::Fmod.of_f64(&[x, y]);
        assert!(double::same(actual, x % y), "{x:e} % {y:e}: {actual:e}");
    };
    let edges = [
        0.0,
        1e-45,
        1.2e-38,
        1.0,
        1.5,
        3.0,
        3.4e38,
        f32::INFINITY,
        f32::NAN,
    ];
    for x in edges.into_iter().flat_map(|x| [x, -x]) {
        for y in edges.into_iter().flat_map(|y| [y, -y]) {
            check(x, y);
            wide(f64::from(x), f64::from(y));
        }
    }
    for _ in 0..40_000 {
        let (x, y) = (random.float(), random.float());
        check(x, y);
        check(random.moderate(), random.moderate());
        check(y * (random.word() % 4096) as f32, y);
        let (x, y) = (random.double(), random.double());
        wide(x, y);
        wide(random.near_one(), random.near_one());
        wide(y * f64::from(random.word() % 4096), y);
    }
}
