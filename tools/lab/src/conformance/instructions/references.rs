//! Functions of f64 whose results in the standard library, and in the crate `libm`, are inexact or not IEEE's.

use std::f64::consts;

/// The inverse hyperbolic cosine; that of `libm` is a number below -1.
pub(super) fn acosh(x: f64) -> f64 {
    let rest = x - 1.0;
    match rest {
        _ if x < 1.0 => f64::NAN,
        _ if x > 1e100 => x.ln() + consts::LN_2,
        _ => (rest + (rest * (rest + 2.0)).sqrt()).ln_1p(),
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
