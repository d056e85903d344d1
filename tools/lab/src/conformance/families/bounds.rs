//! Errors of functions, in units in the last place of the exact result, on floats of every magnitude.
//!
//! Functions of f16 and f32 are compared with the same function of f64, whose error is negligible beside theirs.
//! Those of f64 are compared with the host's, which may be off by one unit itself.

use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::instruction::Bits;
use crate::conformance::table::{Table, Type};
use half::f16;

const WORKGROUP: usize = 64;

/// A function, its bound, and its reference on the host.
type Function = (&'static str, f64, fn(f64) -> f64);

/// The bounds are those in the reference of `gir`.
const FUNCTIONS: [Function; 8] = [
    ("rsqrt", 2.0, |x| 1.0 / x.sqrt()),
    ("exp", 3.0, f64::exp),
    ("exp2", 3.0, f64::exp2),
    ("log", 3.0, f64::ln),
    ("log2", 3.0, f64::log2),
    ("sin", 4.0, f64::sin),
    ("cos", 4.0, f64::cos),
    ("tan", 5.0, f64::tan),
];

/// All cases.
pub fn cases() -> Vec<Case> {
    let of_type = |ty: Type| FUNCTIONS.iter().map(move |&function| case(ty, function));
    [Type::F16, Type::F32, Type::F64]
        .into_iter()
        .flat_map(of_type)
        .collect()
}

fn case(ty: Type, (name, bound, exact): Function) -> Case {
    let size = ty.size();
    let text = format!(
        "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(%xs: ptr[global]<{ty}>, %rs: ptr[global]<{ty}>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={size}
  %x = load %x.at
  %r = {name} %x
  %r.at = gep %rs, %i, stride={size}
  store %r.at, %r
  ret
}}
"
    );
    Case {
        family: "bounds",
        name: format!("{name}_{ty}"),
        about: format!("{name} of {ty} of every size, within {bound} units in the last place."),
        proves: "R-RUNA-49",
        form: Form::Gir,
        text,
        plan: Box::new(move || {
            let xs = inputs(ty);
            Plan {
                workgroups: [(xs.len() / WORKGROUP) as u32, 1, 1],
                arguments: vec![Argument::input(ty, &xs), Argument::room(ty, xs.len())],
                judge: Box::new(move |outputs| judge(ty, &xs, bound, exact, outputs)),
                expected: Box::new(Vec::new),
            }
        }),
    }
}

/// All halves; for wider floats, some of every exponent and both signs, and many near zero.
fn inputs(ty: Type) -> Vec<u64> {
    let mixed = |index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let exponents = |count: u64, fraction: u32| {
        let all = 0..count;
        all.flat_map(move |exponent| {
            let each = if count > 512 { 8 } else { 64 };
            (0..each).map(move |index| {
                exponent << fraction | mixed(exponent << 8 | index) >> (64 - fraction)
            })
        })
    };
    let near = (0..1 << 14).map(|n: i32| f64::from(n - (1 << 13)) * 1.25e-2);
    match ty {
        Type::F16 => (0..1 << 16).collect(),
        Type::F32 => exponents(512, 23)
            .chain(near.map(|x| (x as f32).bits()))
            .collect(),
        _ => exponents(4096, 52).chain(near.map(f64::bits)).collect(),
    }
}

fn judge(
    ty: Type,
    xs: &[u64],
    bound: f64,
    exact: fn(f64) -> f64,
    outputs: &Outputs,
) -> Result<(), Difference> {
    let results = outputs.of(1, ty);
    for (index, &x) in xs.iter().enumerate() {
        let actual = results.get(index).copied().unwrap_or_default();
        let expected = exact(value(ty, x));
        let error = error(ty, value(ty, actual), expected);
        if error > bound {
            return Err(Difference {
                what: format!("of {}, off by {error:.2} units", ty.show(x)),
                index,
                expected: format!("{expected:e}"),
                actual: ty.show(actual),
            });
        }
    }
    Ok(())
}

fn value(ty: Type, bits: u64) -> f64 {
    match ty {
        Type::F16 => f16::of(bits).to_f64(),
        Type::F32 => f64::from(f32::of(bits)),
        _ => f64::of(bits),
    }
}

/// The distance of a result from the exact one, in units in its last place. A result that overflows the
/// type must be infinite; all NaNs are equal.
fn error(ty: Type, result: f64, exact: f64) -> f64 {
    let (fraction, smallest, largest) = match ty {
        Type::F16 => (10, -14, 65504.0),
        Type::F32 => (23, -126, f64::from(f32::MAX)),
        _ => (52, -1022, f64::MAX),
    };
    if result.is_nan() || exact.is_nan() {
        return if result.is_nan() && exact.is_nan() {
            0.0
        } else {
            f64::INFINITY
        };
    }
    let exponent = if exact == 0.0 {
        smallest
    } else {
        (exact.abs().log2().floor() as i32).clamp(smallest, 1023)
    };
    let unit = f64::from(exponent - fraction).exp2();
    if result.is_infinite() || exact.is_infinite() {
        // A bound may reach beyond the largest float.
        let is_near = exact.abs() >= largest - 4.0 * unit && result.abs() >= largest - 4.0 * unit;
        let same_sign = result.is_sign_negative() == exact.is_sign_negative();
        return if is_near && same_sign {
            0.0
        } else {
            f64::INFINITY
        };
    }
    (result - exact).abs() / unit
}
