//! bf16, tf32 and floats of 8 bits, which `lir-expand-small-floats` holds as integers: every number of them, compared
//! with the definitions of the formats in [`formats`], bit by bit, on every device.

mod formats;
mod matrices;
mod programs;

use std::fmt::Write as _;

use gir_run::element::Scalar;

use crate::e2e::launch::{BUT_VULKAN, CPU, POCL, VULKAN, Way};
use crate::e2e::vulkan_expected;
use crate::mir_kernel::{Buffer, MirKernel, scalar_type};
use formats::{BF16, E4M3, E5M2, F16, F32, Format, TF32, fused, of_integer};

/// Work-items of a workgroup.
const WORKGROUP: usize = 64;

/// One device of each kind whose results do not come from the same code. PoCL has no f16.
fn others() -> Vec<Way> {
    BUT_VULKAN
        .iter()
        .copied()
        .filter(|way| way.level == CPU.level && ![CPU.device, POCL.device].contains(&way.device))
        .collect()
}

/// The type of a result.
#[derive(Clone, Copy)]
enum Kind {
    Of(Format),
    Integer(Scalar),
}

impl Kind {
    fn scalar(self) -> Scalar {
        match self {
            Self::Of(format) => format.scalar,
            Self::Integer(scalar) => scalar,
        }
    }
}

/// An operation: its text, where `X`, `Y` and `Z` are operands and `R` is the result, and its result as bits.
struct Operation {
    text: String,
    kind: Kind,
    /// Whether a NaN keeps its bits, rather than being any NaN.
    is_exact: bool,
    compute: Box<dyn Fn(u64, u64, u64) -> u64>,
}

fn operation(
    text: impl Into<String>,
    kind: Kind,
    compute: impl Fn(u64, u64, u64) -> u64 + 'static,
) -> Operation {
    Operation {
        text: text.into(),
        kind,
        is_exact: false,
        compute: Box::new(compute),
    }
}

fn exact(
    text: impl Into<String>,
    kind: Kind,
    compute: impl Fn(u64, u64, u64) -> u64 + 'static,
) -> Operation {
    Operation {
        is_exact: true,
        ..operation(text, kind, compute)
    }
}

/// Operands of one type, in memory.
struct Operands {
    scalar: Scalar,
    values: [Vec<u64>; 3],
}

/// Runs operations on all operands by some ways, one number in each work-item.
#[track_caller]
fn check(operands: &Operands, operations: &[Operation], ways: &[Way]) {
    // One after the other: devices make other NaNs.
    ways.iter()
        .for_each(|&way| check_by(operands, operations, way));
}

#[track_caller]
fn check_by(operands: &Operands, operations: &[Operation], way: Way) {
    if !vulkan_expected() {
        return;
    }
    let count = operands.values[0].len();
    let buffer = |name, scalar| Buffer {
        name,
        scalar,
        lanes: 1,
    };
    let mut buffers: Vec<_> = ["xs", "ys", "zs"]
        .map(|name| buffer(name, operands.scalar))
        .into();
    let names: Vec<_> = (0..operations.len()).map(|at| format!("r{at}")).collect();
    let results = names.iter().zip(operations);
    buffers.extend(results.map(|(name, operation)| buffer(name, operation.kind.scalar())));
    let mut body = String::from("  %i = mir.gpu.global_id x\n");
    for (at, name) in ["x", "y", "z"].into_iter().enumerate() {
        body += &buffers[at].load(name, "%i");
    }
    for (at, operation) in operations.iter().enumerate() {
        let text = operation.text.replace('X', "%x").replace('Y', "%y");
        let text = text.replace('Z', "%z").replace('R', &format!("%v{at}"));
        let _ = writeln!(body, "  {text}");
        body += &buffers[3 + at].store(&format!("v{at}"), "%i");
    }
    let kernel = MirKernel::new([WORKGROUP as u32, 1, 1], &buffers, &body, "");
    let memory = |scalar: Scalar, values: &[u64]| -> Vec<u8> {
        let bytes = |bits: &u64| bits.to_le_bytes()[..scalar.size()].to_vec();
        values.iter().flat_map(bytes).collect()
    };
    let mut launch = kernel.launch((count / WORKGROUP) as u32).by(&[way]);
    for values in &operands.values {
        launch = launch.input_bytes(operands.scalar, &memory(operands.scalar, values));
    }
    for operation in operations {
        let scalar = operation.kind.scalar();
        launch = launch.in_out_bytes(scalar, &vec![0; count * scalar.size()]);
    }
    let outputs = launch.run();
    for (at, operation) in operations.iter().enumerate() {
        let scalar = operation.kind.scalar();
        let bytes = outputs.bytes(3 + at, scalar);
        for (place, found) in bytes.chunks(scalar.size()).enumerate() {
            let mut word = [0; 8];
            word[..found.len()].copy_from_slice(found);
            let found = u64::from_le_bytes(word);
            let [x, y, z] = [0, 1, 2].map(|at: usize| operands.values[at][place]);
            let expected = (operation.compute)(x, y, z);
            let are_nans = match operation.kind {
                Kind::Of(format) if !operation.is_exact => {
                    format.is_nan(found) && format.is_nan(expected)
                }
                _ => false,
            };
            assert!(
                are_nans || found == expected,
                "{}: X = {x:#x}, Y = {y:#x}, Z = {z:#x}: {found:#x}, expected {expected:#x}",
                operation.text
            );
        }
    }
}

/// A mixing function: any word for each.
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// Every number of a format with others of it: close to it, of the same size, or any.
fn numbers(format: Format, step: u64) -> Operands {
    let all = format.count();
    let unit = if format == TF32 { 1 << 13 } else { 1 };
    let times = (0x1_0000 / all).max(1);
    let mut xs: Vec<_> = (0..all * times)
        .step_by(step as usize)
        .map(|x| x % all * unit)
        .collect();
    xs.truncate(xs.len() / WORKGROUP * WORKGROUP);
    let others = |seed: u64| {
        let other = |(at, &x): (usize, &u64)| {
            let any = mixed(seed << 32 | at as u64);
            let near = (x / unit).wrapping_add(any >> 8 & 0x1f).wrapping_sub(16);
            let sized = (x / unit) ^ (any >> 8 & ((1 << 7) - 1));
            let flip = if any & 4 == 0 { all / 2 } else { 0 };
            let picked = match any & 3 {
                0 => near ^ flip,
                1 => sized ^ flip,
                _ => any >> 16,
            };
            picked % all * unit
        };
        xs.iter().enumerate().map(other).collect()
    };
    Operands {
        scalar: format.scalar,
        values: [xs.clone(), others(1), others(2)],
    }
}

/// Arithmetic of a format.
fn arithmetic(f: Format) -> Vec<Operation> {
    let t = f.name();
    let of = Kind::Of(f);
    let two = |name: &str, compute: fn(f64, f64) -> f64| {
        operation(
            format!("R = arith.{name} X, Y : {t}"),
            of,
            move |x, y, _| f.round(compute(f.value(x), f.value(y))),
        )
    };
    let sign = f.sign();
    vec![
        two("addf", |x, y| x + y),
        two("subf", |x, y| x - y),
        two("mulf", |x, y| x * y),
        two("divf", |x, y| x / y),
        operation(format!("R = math.sqrt X : {t}"), of, move |x, _, _| {
            f.round(f.value(x).sqrt())
        }),
        exact(format!("R = arith.negf X : {t}"), of, move |x, _, _| {
            x ^ sign
        }),
        exact(format!("R = math.absf X : {t}"), of, move |x, _, _| {
            x & !sign
        }),
        exact(
            format!("R = math.copysign X, Y : {t}"),
            of,
            move |x, y, _| x & !sign | y & sign,
        ),
        // Zeros of either sign are equal, and a signalling NaN may count as a number.
        exact(
            format!(
                "Rm = arith.maxnumf X, Y : {t}\n  Ra = math.absf Rm : {t}\n  \
                 Ro = arith.cmpf ord, X, Y : {t}\n  R = arith.select Ro, Ra, Z : {t}"
            ),
            of,
            move |x, y, z| match (f.value(x), f.value(y)) {
                (a, b) if a.is_nan() || b.is_nan() => z,
                (a, b) if a < b => y & !sign,
                _ => x & !sign,
            },
        ),
        exact(
            format!("Rc = arith.cmpf olt, X, Y : {t}\n  R = arith.select Rc, Z, X : {t}"),
            of,
            move |x, y, z| if f.value(x) < f.value(y) { z } else { x },
        ),
        operation(
            format!("Rb = math.floor X : {t}\n  R = mir.fptosi Rb : {t} -> i32"),
            Kind::Integer(Scalar::I32),
            move |x, _, _| match f.value(x).floor() {
                whole if (-2147483648.0..2147483648.0).contains(&whole) => {
                    (whole as i32 as u32).into()
                }
                _ => 0,
            },
        ),
    ]
}

fn fma(f: Format) -> Operation {
    let text = format!("R = math.fma X, Y, Z : {}", f.name());
    operation(text, Kind::Of(f), move |x, y, z| {
        f.round(fused(f.value(x), f.value(y), f.value(z)))
    })
}

/// Conversions from a format to those that contain it, and to f16.
fn widening(f: Format) -> Vec<Operation> {
    let t = f.name();
    vec![
        exact(
            format!("R = arith.extf X : {t} to f32"),
            Kind::Of(F32),
            move |x, _, _| {
                match f.is_nan(x) {
                    // A NaN keeps its sign and the bits of its fraction.
                    true => {
                        let fraction = F32.fraction_of(f, x);
                        let sign = u64::from(x & f.sign() != 0) * F32.sign();
                        sign | 0x7f80_0000 | fraction
                    }
                    false => F32.round(f.value(x)),
                }
            },
        ),
        operation(
            format!("Rs = arith.extf X : {t} to f32\n  R = arith.truncf Rs : f32 to f16"),
            Kind::Of(F16),
            move |x, _, _| F16.round(f.value(x)),
        ),
    ]
}

/// Conversions of an f32 to each format.
fn narrowing() -> Vec<Operation> {
    let to = |f: Format| {
        let text = format!("R = arith.truncf X : f32 to {}", f.name());
        operation(text, Kind::Of(f), move |x, _, _| f.round(F32.value(x)))
    };
    [BF16, TF32, E4M3, E5M2].map(to).into()
}

/// f32 around every number of bf16 and around every point between two.
fn singles(step: usize) -> Operands {
    let below = [0, 1, 0x7fff, 0x8000, 0x8001, 0xffff];
    let near = |upper: u64| below.map(|lower| upper << 16 | lower);
    let mut xs: Vec<_> = (0..0x1_0000).step_by(step).flat_map(near).collect();
    // Around the points between numbers of 8 bits and of tf32.
    let ties = (0..0x2000u64).map(|at| mixed(at) & 0xffff_0000);
    xs.extend(ties.flat_map(|x| [0x0fff, 0x1000, 0x1001, 0x3000].map(|lower| x | lower)));
    xs.truncate(xs.len() / WORKGROUP * WORKGROUP);
    Operands {
        scalar: Scalar::F32,
        values: [xs.clone(), xs.clone(), xs],
    }
}

/// Every bf16 with two others: arithmetic is rounded once, signs and choices keep all bits.
#[test]
fn arithmetic_of_bf16() {
    let mut operations = arithmetic(BF16);
    operations.push(fma(BF16));
    operations.extend(widening(BF16));
    check(&numbers(BF16, 1), &operations, &[CPU, VULKAN]);
    check(&numbers(BF16, 31), &operations, &others());
}

#[test]
fn arithmetic_of_8_bits() {
    for format in [E4M3, E5M2] {
        let mut operations = arithmetic(format);
        operations.push(fma(format));
        operations.extend(widening(format));
        check(&numbers(format, 3), &operations, &[CPU]);
        check(&numbers(format, 16), &operations, &[VULKAN]);
        check(&numbers(format, 61), &operations, &others());
    }
}

#[test]
fn arithmetic_of_tf32() {
    check(&numbers(TF32, 29), &arithmetic(TF32), &[CPU, VULKAN]);
}

/// Every bf16, every point between two, and the f32 beside them.
#[test]
fn conversions_of_f32() {
    check(&singles(1), &narrowing(), &[CPU]);
    check(&singles(16), &narrowing(), &[VULKAN]);
    check(&singles(97), &narrowing(), &others());
    check(&singles(97), &narrowing(), &[POCL]);
}

/// Wide numbers are rounded once: no point between two is made by rounding before.
#[test]
fn conversions_of_wide_numbers() {
    let formats = [BF16, TF32, E4M3, E5M2];
    let near_ties = |at: u64| {
        let any = mixed(at);
        let kept = [8, 9, 10, 12, 24, 25][(any & 7) as usize % 6];
        let sign = any << 63;
        let number = (any >> 3 | 1 << 61) & !(u64::MAX >> (kept + 2));
        let delta = [0, 1, 1u64.wrapping_neg()][(any >> 1) as usize % 3];
        (sign, number.wrapping_add(delta), mixed(any))
    };
    let count = 0x2000;
    let doubles: Vec<_> = (0..count)
        .map(|at| {
            let (sign, number, any) = near_ties(at);
            let exponent = 1023 - 150 + any % 300;
            sign | exponent << 52 | (number << 2 >> 12)
        })
        .collect();
    let to = |f: Format| {
        let text = format!("R = arith.truncf X : f64 to {}", f.name());
        operation(text, Kind::Of(f), move |x, _, _| f.round(f64::from_bits(x)))
    };
    let operands = |scalar, xs: Vec<u64>| Operands {
        scalar,
        values: [xs.clone(), xs.clone(), xs],
    };
    let ways = [CPU, VULKAN, POCL];
    check(&operands(Scalar::F64, doubles), &formats.map(to), &ways);
    for (scalar, bits) in [
        (Scalar::I64, 64),
        (Scalar::U64, 64),
        (Scalar::I32, 32),
        (Scalar::U32, 32),
    ] {
        let integers = (0..count).map(|at| {
            let (sign, number, any) = near_ties(at);
            let magnitude = number << 2 >> (any % bits) >> (64 - bits);
            let value = if sign == 0 {
                magnitude
            } else {
                magnitude.wrapping_neg()
            };
            value & (u64::MAX >> (64 - bits))
        });
        let is_signed = matches!(scalar, Scalar::I64 | Scalar::I32);
        let letter = if is_signed { "si" } else { "ui" };
        let to = |f: Format| {
            let text = format!(
                "R = arith.{letter}tofp X : {} to {}",
                scalar_type(scalar),
                f.name()
            );
            operation(text, Kind::Of(f), move |x, _, _| {
                let unused = 64 - bits;
                let value = match is_signed {
                    true => i128::from((x << unused) as i64 >> unused),
                    false => x.into(),
                };
                f.round(of_integer(value))
            })
        };
        check(
            &operands(scalar, integers.collect()),
            &formats.map(to),
            &[CPU, VULKAN],
        );
    }
}
