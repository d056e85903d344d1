//! The functions of f32 against those of f64.

use super::{
    super::{fma, host::Host},
    Random, on_host,
};

on_host! { f32 }

fn fma_of_halves(x: f32, y: f32, z: f32) -> f32 {
    fma::fma_of_halves(Host(x), Host(y), Host(z)).0
}

/// Every exponent with both signs; mantissas that are extreme, short or random.
pub(super) fn floats() -> impl Iterator<Item = f32> + Clone {
    let mut random = Random(1);
    let mantissas = [
        0, 1, 2, 0x40_0000, 0x35_04f3, 0x35_04f4, 0x49_0fdb, 0x7f_fffe, 0x7f_ffff,
    ];
    let any: Vec<u32> = (0..200).map(|_| random.word() & 0x7f_ffff).collect();
    let mantissas: Vec<u32> = mantissas.into_iter().chain(any).collect();
    (0..512_u32).flat_map(move |top| {
        mantissas
            .clone()
            .into_iter()
            .map(move |mantissa| f32::from_bits(top << 23 | mantissa))
    })
}

impl Random {
    pub(super) fn word(&mut self) -> u32 {
        (self.next() >> 16) as u32
    }

    pub(super) fn float(&mut self) -> f32 {
        f32::from_bits(self.word())
    }

    /// A float whose exponent is close to that of 1.
    pub(super) fn moderate(&mut self) -> f32 {
        let bits = self.word();
        f32::from_bits((bits & 0x80ff_ffff).wrapping_add(0x3f00_0000))
    }
}

/// The distance of a result from the exact one in units in the last place.
pub(super) fn error(actual: f32, exact: f64) -> f64 {
    let nearest = exact as f32;
    if nearest.is_nan() || nearest.is_infinite() || actual.is_infinite() || nearest == 0.0 {
        let same = nearest.to_bits() == actual.to_bits() || nearest.is_nan() && actual.is_nan();
        // The largest float, and values below half the least one, still have a neighbour.
        let close = (f64::from(actual.clamp(f32::MIN, f32::MAX)) - exact).abs();
        let bound = if nearest == 0.0 {
            2.0_f64.powi(-149)
        } else {
            2.0_f64.powi(104)
        };
        return match same {
            true => 0.0,
            false if nearest.is_nan() || exact.is_infinite() || actual.is_nan() => f64::INFINITY,
            false => close / bound,
        };
    }
    let exponent = (exact.abs().log2().floor() as i32).max(-126);
    (f64::from(actual) - exact).abs() / 2.0_f64.powi(exponent - 23)
}

#[track_caller]
pub(super) fn within(
    bound: f64,
    inputs: impl Iterator<Item = f32>,
    function: impl Fn(f32) -> f32,
    exact: fn(f64) -> f64,
) {
    let mut worst = (0.0, 0.0);
    for x in inputs {
        let error = error(function(x), exact(f64::from(x)));
        if error > worst.0 || error.is_nan() {
            worst = (error, x);
        }
    }
    let (error, x) = worst;
    eprintln!("worst: {error} ulp at {x:e} ({:#010x})", x.to_bits());
    assert!(
        error <= bound,
        "{error} ulp at {x:e} ({:#010x}): {:e}, expected {:e}",
        x.to_bits(),
        function(x),
        exact(f64::from(x))
    );
}

pub(super) fn same(actual: f32, expected: f32) -> bool {
    actual.to_bits() == expected.to_bits() || actual.is_nan() && expected.is_nan()
}

#[test]
fn roots() {
    for x in floats() {
        assert!(same(sqrt(x), x.sqrt()), "{x:e}: {:e}", sqrt(x));
    }
    within(1.5, floats(), rsqrt, |x| 1.0 / x.sqrt());
}

#[test]
fn division() {
    let mut random = Random(2);
    let some: Vec<f32> = floats().step_by(97).collect();
    for &x in &some {
        for &y in &some {
            assert!(
                same(divide(x, y), x / y),
                "{x:e} / {y:e}: {:e}",
                divide(x, y)
            );
        }
    }
    for _ in 0..300_000 {
        let (x, y) = (random.float(), random.float());
        assert!(
            same(divide(x, y), x / y),
            "{x:e} / {y:e}: {:e}",
            divide(x, y)
        );
        let (x, y) = (random.moderate(), random.moderate());
        assert!(
            same(divide(x, y), x / y),
            "{x:e} / {y:e}: {:e}",
            divide(x, y)
        );
    }
}

#[test]
fn fused_multiply_add() {
    let mut random = Random(3);
    let check = |x: f32, y: f32, z: f32| {
        let (actual, expected) = (fma(x, y, z), x.mul_add(y, z));
        assert!(
            same(actual, expected),
            "{x:e} * {y:e} + {z:e}: {actual:e}, expected {expected:e}"
        );
    };
    let some: Vec<f32> = floats().step_by(1021).collect();
    for &x in &some {
        for &y in &some {
            some.iter().for_each(|&z| check(x, y, z));
        }
    }
    for _ in 0..200_000 {
        check(random.float(), random.float(), random.float());
        let (x, y) = (random.moderate(), random.moderate());
        check(x, y, random.moderate());
        // Sums that cancel all but the error of the product, exactly and nearly.
        check(x, y, -(x * y));
        check(
            x,
            y,
            f32::from_bits((-(x * y)).to_bits() ^ (random.word() & 3)),
        );
        // A product at the edge of the subnormal numbers.
        let (x, y) = (x * 2.0_f32.powi(-70), y * 2.0_f32.powi(-70));
        check(x, y, random.moderate() * 2.0_f32.powi(-140));
    }
}

#[test]
fn exponentials() {
    let range = (0..400_000_u32).map(|n| (n as f32 - 2e5) * (160.0 / 2e5));
    within(1.2, floats().chain(range.clone()), exp2, f64::exp2);
    within(1.2, floats().chain(range), exp, f64::exp);
}

#[test]
fn logarithms() {
    let near_1 = (0x3f00_0000..0x4000_0000).step_by(31).map(f32::from_bits);
    within(0.75, floats().chain(near_1.clone()), log2, f64::log2);
    within(0.75, floats().chain(near_1), log, f64::ln);
}

#[test]
fn trigonometry() {
    // One period in fine steps, all exponents, and neighbours of multiples of pi/2.
    let period = (0..200_000_u32).map(|n| n as f32 * 3.2e-5);
    let multiples = (0..100_000_u32).flat_map(|n| {
        let near = (f64::from(n) * std::f64::consts::FRAC_PI_2) as f32;
        [near, near.next_up(), near.next_down()]
    });
    let angles = floats().chain(period).chain(multiples);
    within(1.0, angles.clone(), sin, f64::sin);
    within(1.0, angles.clone(), cos, f64::cos);
    within(2.5, angles, tan, f64::tan);
}

#[test]
fn powers() {
    let mut random = Random(4);
    let mut worst = (0.0, 0.0, 0.0);
    let mut check = |x: f32, y: f32| {
        let error = error(pow(x, y), f64::from(x).powf(f64::from(y)));
        if error > worst.0 {
            worst = (error, x, y);
        }
    };
    let some: Vec<f32> = floats().step_by(97).collect();
    let edges = [
        0.0,
        0.5,
        1.0,
        1.5,
        2.0,
        3.0,
        8_388_609.0,
        16_777_215.0,
        16_777_216.0,
        f32::INFINITY,
        f32::NAN,
    ];
    for &x in &some {
        some.iter().for_each(|&y| check(x, y));
        for y in edges {
            check(x, y);
            check(x, -y);
            check(y, x);
            check(-y, x);
        }
    }
    for _ in 0..200_000 {
        let x = random.float().abs();
        // Results over the whole range.
        let y = random.moderate() * 75.0 / x.log2();
        check(x, y);
        check(random.moderate(), random.float());
        check(random.moderate(), (random.word() % 200) as f32 - 100.0);
    }
    let (error, x, y) = worst;
    eprintln!("worst: {error} ulp at {x:e}, {y:e}");
    assert!(
        error <= 10.0,
        "{error} ulp at {x:e}, {y:e}: {:e}",
        pow(x, y)
    );
}

/// A half, as a multiple of 2^-24.
fn half(random: &mut Random) -> i128 {
    let bits = random.word();
    let (exponent, mantissa) = (bits >> 10 & 31, i128::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => mantissa,
        _ => (mantissa | 0x400) << (exponent.min(30) - 1),
    };
    if bits >> 15 & 1 == 1 {
        -magnitude
    } else {
        magnitude
    }
}

/// The half nearest to a multiple of 2^-48, as such a multiple; the exponent is unlimited.
fn round_to_half(value: i128) -> i128 {
    let magnitude = value.unsigned_abs();
    let shift = (128 - magnitude.leading_zeros()).saturating_sub(11).max(24);
    let is_odd = magnitude >> shift & 1;
    let rounded = (magnitude + (1 << (shift - 1)) - 1 + is_odd) >> shift << shift;
    value.signum() * rounded as i128
}

#[test]
fn fused_multiply_add_of_halves() {
    let mut random = Random(5);
    for round in 0..200_000 {
        let [x, y, any] = [(); 3].map(|()| half(&mut random));
        // Every other sum nearly cancels.
        let near = -round_to_half(x * y) >> 24;
        let z = if round % 2 == 0 && near.abs() < 65504 << 24 {
            near
        } else {
            any
        };
        let floats = [x, y, z].map(|half| half as f32 * 2.0_f32.powi(-24));
        let sum = fma_of_halves(floats[0], floats[1], floats[2]);
        let sum = (f64::from(sum) * 2.0_f64.powi(48)) as i128;
        let exact = x * y + (z << 24);
        assert_eq!(round_to_half(sum), round_to_half(exact), "{floats:?}");
    }
}
