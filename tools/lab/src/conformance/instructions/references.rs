//! Functions of f64 that the standard library lacks, or that are inexact there.

use std::f64::consts;

/// The inverse hyperbolic cosine.
pub(super) fn acosh(x: f64) -> f64 {
    let rest = x - 1.0;
    match rest {
        _ if x < 1.0 => f64::NAN,
        _ if x > 1e100 => x.ln() + consts::LN_2,
        _ => (rest + (rest * (rest + 2.0)).sqrt()).ln_1p(),
    }
}

/// The inverse hyperbolic sine; that of the standard library is infinite for the largest floats.
pub(super) fn asinh(x: f64) -> f64 {
    if x.is_finite() && x.abs() > 1e100 {
        (x.abs().ln() + consts::LN_2).copysign(x)
    } else {
        x.asinh()
    }
}

/// The length of a vector; infinite also beside a signalling NaN.
pub(super) fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        f64::INFINITY
    } else {
        x.hypot(y)
    }
}

/// The error function: `2 / sqrt(pi) e^(-x^2) sum of 2^n x^(2n+1) / (2n+1)!!`, a series of positive terms.
pub(super) fn erf(x: f64) -> f64 {
    let magnitude = x.abs();
    if x.is_nan() || magnitude > 2.5 {
        return (1.0 - erfc(magnitude)).copysign(x);
    }
    let (mut term, mut sum) = (magnitude, magnitude);
    for n in 1..100 {
        term *= 2.0 * magnitude * magnitude / f64::from(2 * n + 1);
        sum += term;
    }
    (sum * (-magnitude * magnitude).exp() * consts::FRAC_2_SQRT_PI).copysign(x)
}

/// Its complement: from 1 on by the continued fraction.
pub(super) fn erfc(x: f64) -> f64 {
    match x {
        _ if x < -2.5 => 2.0 - erfc(-x),
        _ if x < 1.0 => 1.0 - erf(x),
        _ if x > 28.0 => 0.0,
        _ => {
            let fraction = |f: f64, k: u32| x + f64::from(k) / 2.0 / f;
            let fraction = (1..200).rev().fold(x, fraction);
            let square = x * x;
            let rest = x.mul_add(x, -square);
            (-square).exp() * (1.0 - rest) / (fraction * consts::PI.sqrt())
        }
    }
}
