//! The functions of f64 against a table, which `reference.py` writes, and against those of the
//! standard library.

use super::{Random, on_host};
use std::f64::consts;

on_host! { f64 }

/// Every exponent with both signs; mantissas that are extreme, short or random.
fn floats() -> impl Iterator<Item = f64> + Clone {
    let mut random = Random(1);
    let [root, quarter] = [consts::SQRT_2, consts::FRAC_PI_4].map(|x| x.to_bits() & FRACTION);
    let mantissas = [
        0,
        1,
        2,
        1 << 51,
        root,
        root + 1,
        quarter,
        FRACTION - 1,
        FRACTION,
    ];
    let any: Vec<u64> = (0..20).map(|_| random.next() & FRACTION).collect();
    let mantissas: Vec<u64> = mantissas.into_iter().chain(any).collect();
    (0..4096_u64).flat_map(move |top| {
        mantissas
            .clone()
            .into_iter()
            .map(move |mantissa| f64::from_bits(top << 52 | mantissa))
    })
}

const FRACTION: u64 = (1 << 52) - 1;

impl Random {
    pub(super) fn double(&mut self) -> f64 {
        f64::from_bits(self.next())
    }

    /// A float whose exponent is close to that of 1.
    pub(super) fn near_one(&mut self) -> f64 {
        let bits = self.next();
        f64::from_bits((bits & 0x801f_ffff_ffff_ffff).wrapping_add(0x3fe0_0000_0000_0000))
    }
}

/// Maps floats to integers in the same order; both zeros map to 0.
fn position(x: f64) -> i64 {
    let magnitude = (x.to_bits() << 1 >> 1) as i64;
    if x.is_sign_negative() {
        -magnitude
    } else {
        magnitude
    }
}

pub(super) fn same(actual: f64, expected: f64) -> bool {
    actual.to_bits() == expected.to_bits() || actual.is_nan() && expected.is_nan()
}

/// The distance from a float in units in the last place; infinite if one is a NaN, infinite, or a
/// zero of the other sign.
pub(super) fn distance(actual: f64, expected: f64) -> f64 {
    let special = |x: f64| x.is_nan() || x.is_infinite() || x == 0.0;
    match () {
        () if same(actual, expected) => 0.0,
        () if special(expected) && !(expected == 0.0 && actual.abs() < f64::MIN_POSITIVE) => {
            f64::INFINITY
        }
        () => (position(actual) - position(expected)) as f64,
    }
}

/// A line of the table: a function, its arguments and the expected result.
struct Row<'a> {
    function: &'a str,
    arguments: Vec<f64>,
    nearest: f64,
    /// The error of the nearest float, in units in its last place.
    missed: f64,
}

impl<'a> Row<'a> {
    fn of(line: &'a str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let [function, floats @ .., missed] = words.as_slice() else {
            panic!("{line}");
        };
        let float = |bits: &&str| f64::from_bits(u64::from_str_radix(bits, 16).unwrap());
        let mut arguments: Vec<f64> = floats.iter().map(float).collect();
        Self {
            function,
            nearest: arguments.pop().unwrap(),
            arguments,
            missed: missed.parse().unwrap(),
        }
    }

    fn error(&self, actual: f64) -> f64 {
        let sign = self.nearest.signum();
        (distance(actual, self.nearest) * sign - self.missed * sign).abs()
    }
}

/// Checks that the rows of a function stay within an error bound.
#[track_caller]
pub(super) fn within(bound: f64, function: &str, compute: impl Fn(&[f64]) -> f64) {
    let rows = include_str!("reference.txt").lines().map(Row::of);
    let rows: Vec<Row<'_>> = rows.filter(|row| row.function == function).collect();
    assert!(rows.len() > 50, "{function}");
    for row in rows {
        let actual = compute(&row.arguments);
        let error = row.error(actual);
        assert!(
            error <= bound,
            "{function} {:?}: {actual:e} is {error} ulp from {:e}",
            row.arguments,
            row.nearest
        );
    }
}

/// Checks that our function is close to that of the standard library, which rounds well.
#[track_caller]
fn near(
    units: f64,
    inputs: impl Iterator<Item = f64>,
    function: fn(f64) -> f64,
    other: fn(f64) -> f64,
) {
    for x in inputs {
        let (actual, expected) = (function(x), other(x));
        let error = distance(actual, expected).abs();
        assert!(error <= units, "{x:e}: {actual:e}, expected {expected:e}");
    }
}

#[test]
fn roots() {
    for x in floats() {
        assert!(same(sqrt(x), x.sqrt()), "{x:e}: {:e}", sqrt(x));
    }
    let mut random = Random(2);
    for _ in 0..100_000 {
        let x = random.near_one().abs();
        assert!(same(sqrt(x), x.sqrt()), "{x:e}: {:e}", sqrt(x));
    }
    within(1.25, "rsqrt", |x| rsqrt(x[0]));
    near(2.0, floats(), rsqrt, |x| 1.0 / x.sqrt());
}

#[test]
fn division() {
    let check = |x: f64, y: f64| {
        let actual = divide(x, y);
        assert!(same(actual, x / y), "{x:e} / {y:e}: {actual:e}");
    };
    let some: Vec<f64> = floats().step_by(331).collect();
    for &x in &some {
        some.iter().for_each(|&y| check(x, y));
    }
    let mut random = Random(3);
    for _ in 0..100_000 {
        check(random.double(), random.double());
        let (x, y) = (random.near_one(), random.near_one());
        check(x, y);
        // A quotient next to a float.
        check(x * y, y);
        // A subnormal quotient.
        check(x * 2.0_f64.powi(-540), y * 2.0_f64.powi(510));
    }
}

#[test]
fn fused_multiply_add() {
    let check = |x: f64, y: f64, z: f64| {
        let (actual, expected) = (fma(x, y, z), x.mul_add(y, z));
        assert!(
            same(actual, expected),
            "{x:e} * {y:e} + {z:e}: {actual:e}, expected {expected:e}"
        );
    };
    let some: Vec<f64> = floats().step_by(2047).collect();
    for &x in &some {
        for &y in &some {
            some.iter().for_each(|&z| check(x, y, z));
        }
    }
    let mut random = Random(4);
    for _ in 0..100_000 {
        check(random.double(), random.double(), random.double());
        let (x, y) = (random.near_one(), random.near_one());
        check(x, y, random.near_one());
        // Sums that cancel all but the error of the product, exactly and nearly.
        check(x, y, -(x * y));
        let near = (-(x * y)).to_bits() ^ (random.next() & 3);
        check(x, y, f64::from_bits(near));
        // A product at the edge of the subnormal numbers.
        let (x, y) = (x * 2.0_f64.powi(-537), y * 2.0_f64.powi(-537));
        check(x, y, random.near_one() * 2.0_f64.powi(-1070));
        // Products that overflow, unless the addend brings the sum back into range.
        let scale = 2.0_f64.powi(1023);
        check(random.near_one(), scale, random.near_one() * scale);
    }
}

#[test]
fn exponentials() {
    within(1.25, "exp", |x| exp(x[0]));
    within(1.25, "exp2", |x| exp2(x[0]));
    let range = (0..100_000_u32).map(|n| (f64::from(n) - 5e4) * (1100.0 / 5e4));
    near(2.0, floats().chain(range.clone()), exp, f64::exp);
    near(2.0, floats().chain(range), exp2, f64::exp2);
}

#[test]
fn logarithms() {
    within(0.6, "log", |x| log(x[0]));
    within(0.6, "log2", |x| log2(x[0]));
    let near_1 = (0..100_000_u32).map(|n| 0.5 + f64::from(n) * 1.7e-5);
    near(1.0, floats().chain(near_1.clone()), log, f64::ln);
    near(1.0, floats().chain(near_1), log2, f64::log2);
}

#[test]
fn trigonometry() {
    within(1.0, "sin", |x| sin(x[0]));
    within(1.0, "cos", |x| cos(x[0]));
    within(2.25, "tan", |x| tan(x[0]));
    // One period in fine steps, all exponents, and neighbours of multiples of pi/2.
    let period = (0..100_000_u32).map(|n| f64::from(n) * 6.4e-5);
    let multiples = (0..20_000_u32).flat_map(|n| {
        let near = f64::from(n) * consts::FRAC_PI_2;
        [near, near.next_up(), near.next_down()]
    });
    let angles = floats().chain(period).chain(multiples);
    near(1.0, angles.clone(), sin, f64::sin);
    near(1.0, angles.clone(), cos, f64::cos);
    near(3.0, angles, tan, f64::tan);
}

#[test]
fn powers() {
    within(1.25, "pow", |x| pow(x[0], x[1]));
    let check = |x: f64, y: f64| {
        let (actual, expected) = (pow(x, y), x.powf(y));
        let error = distance(actual, expected).abs();
        assert!(
            error <= 2.0,
            "{x:e}^{y:e}: {actual:e}, expected {expected:e}"
        );
    };
    let some: Vec<f64> = floats().step_by(331).collect();
    let precision = 2.0_f64.powi(53);
    let edges = [
        0.0,
        0.5,
        1.0,
        1.5,
        2.0,
        3.0,
        precision / 2.0 + 1.0,
        precision - 1.0,
        precision,
        f64::INFINITY,
        f64::NAN,
    ];
    for &x in &some {
        some.iter().for_each(|&y| check(x, y));
        for y in edges.into_iter().chain(edges.map(|edge| -edge)) {
            check(x, y);
            check(y, x);
        }
    }
    for x in edges {
        for y in edges {
            for (x, y) in [(x, y), (x, -y), (-x, y), (-x, -y)] {
                check(x, y);
            }
        }
    }
    let mut random = Random(5);
    for _ in 0..50_000 {
        // Results over the whole range, and bases closer to 1 than any float.
        let x = random.double().abs();
        check(x, random.near_one() * 540.0 / x.log2());
        check(
            1.0 + random.near_one() * 2.0_f64.powi(-50),
            random.near_one() * 2.0_f64.powi(58),
        );
    }
}
