//! Saturating and fixed-point arithmetic, which has no instructions in GIR: from `mir`, on numbers and on vectors of
//! every length.
//!
//! The expected values come from integers wide enough for the exact result, which is clamped.

use super::kernel::{WORKGROUP, pairs};
use super::table::{
    Table,
    Type::{self, F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64},
};
use crate::e2e::{
    launch::{DSPS, MIR_AND_GIR, Way},
    vulkan_expected,
};
use crate::mir_kernel::{Buffer, MirKernel, type_of};
use crate::vectors::LENGTHS;

/// An operation on values of types that several share.
pub struct Operation {
    /// With `X` and `R` for the types of the operands and of the result.
    pub text: String,
    /// The bits of the result, from those of the operands.
    pub expected: Box<dyn Fn(u64, u64) -> u64>,
}

/// Operations on the same types.
pub struct Family {
    /// The types of the operands and of the result.
    pub types: [Type; 2],
    pub operations: Vec<Operation>,
}

impl Family {
    /// A family without operations yet.
    pub fn new(x: Type, r: Type) -> Self {
        Self {
            types: [x, r],
            operations: vec![],
        }
    }

    /// Adds an operation.
    pub fn add(&mut self, text: String, expected: impl Fn(u64, u64) -> u64 + 'static) {
        self.operations.push(Operation {
            text,
            expected: Box::new(expected),
        });
    }

    /// Runs the operations on numbers and on vectors, and compares.
    fn check(&self) {
        if !vulkan_expected() {
            return;
        }
        let x = self.types[0];
        let is_binary = self.operations[0].text.contains("%y");
        let [all, some] = match is_binary {
            true => [x.values(), x.literals()].map(|values| pairs(&values, &values)),
            false => [x.all_values(), x.values()].map(|values| pairs(&values, &[0])),
        };
        self.check_vectors(1, &all, MIR_AND_GIR);
        for lanes in LENGTHS {
            self.check_vectors(lanes, &some, MIR_AND_GIR);
        }
    }

    /// The same on emulated DSPs, which have instructions for some operations, on numbers and on vectors of four.
    fn check_on_dsps(&self) {
        let x = self.types[0];
        let [all, some] = [x.values(), x.literals()].map(|values| pairs(&values, &values));
        self.check_vectors(1, &all, DSPS);
        self.check_vectors(4, &some, DSPS);
    }

    fn check_vectors(&self, lanes: usize, pairs: &[(u64, u64)], ways: &'static [Way]) {
        let [x, r] = self.types;
        let [xs, ys, results] =
            [("xs", x), ("ys", x), ("results", r)].map(|(name, scalar)| Buffer {
                name,
                scalar,
                lanes,
            });
        let (stored, count) = (xs.stored(), self.operations.len());
        let vectors = pairs.len().div_ceil(lanes).next_multiple_of(WORKGROUP);
        let mut next = pairs.iter().copied().cycle();
        let places: Vec<_> = (0..vectors * stored)
            .map(|place| match place % stored < lanes {
                true => next.next().unwrap(),
                false => (0x0bad_cafe_0bad_cafe, 0x0bad_cafe_0bad_cafe),
            })
            .collect();
        let (of_x, of_y): (Vec<_>, Vec<_>) = places.iter().copied().unzip();
        let room = vec![0x6b8f_2c3d_6b8f_2c3d; vectors * stored * count];
        let kernel = MirKernel::new(
            [WORKGROUP as u32, 1, 1],
            &[xs, ys, results],
            &self.body(&xs, &ys, &results),
            "",
        );
        let outputs = kernel
            .launch((vectors / WORKGROUP) as u32)
            .by(ways)
            .input_bytes(x, &x.bytes(&of_x))
            .input_bytes(x, &x.bytes(&of_y))
            .in_out_bytes(r, &r.bytes(&room))
            .run();
        let actual = r.read(&outputs.bytes(2, r));
        assert_eq!(actual.len(), room.len());
        for (place, (x_bits, y_bits)) in places.into_iter().enumerate() {
            if place % stored >= lanes {
                continue;
            }
            for (number, operation) in self.operations.iter().enumerate() {
                let vector = place / stored * count + number;
                let actual = actual[vector * stored + place % stored];
                let expected = (operation.expected)(x_bits, y_bits);
                assert!(
                    actual == expected,
                    "{} with X = {}, R = {}: %x = {}, %y = {} gives {}, expected {}",
                    operation.text,
                    type_of(x, lanes),
                    type_of(r, lanes),
                    x.show(x_bits),
                    x.show(y_bits),
                    r.show(actual),
                    r.show(expected),
                );
            }
        }
    }

    fn body(&self, xs: &Buffer<'_>, ys: &Buffer<'_>, results: &Buffer<'_>) -> String {
        let mut body = String::from("  %i = mir.gpu.global_id x\n");
        body += &xs.load("x", "%i");
        body += &ys.load("y", "%i");
        body += &format!(
            "  %count = arith.constant {} : i32
  %first = arith.muli %i, %count : i32
",
            self.operations.len()
        );
        for (number, operation) in self.operations.iter().enumerate() {
            let text = operation.text.replace('X', &xs.element());
            let text = text.replace('R', &results.element());
            body += &format!(
                "  %n{number} = arith.constant {number} : i32
  %place{number} = arith.addi %first, %n{number} : i32
  %r{number} = {text}
"
            );
            body += &results.store(&format!("r{number}"), &format!("%place{number}"));
        }
        body
    }
}

const SIGNED: [Type; 4] = [I8, I16, I32, I64];
const UNSIGNED: [Type; 4] = [U8, U16, U32, U64];

pub fn width(ty: Type) -> u32 {
    8 * ty.size() as u32
}

/// The value of bits, of which there may be more than the type has.
pub fn value(ty: Type, bits: u64) -> i128 {
    let spare = 64 - width(ty);
    match SIGNED.contains(&ty) {
        true => i128::from((bits << spare) as i64 >> spare),
        false => i128::from(bits << spare >> spare),
    }
}

/// The bits as an unsigned number.
pub fn unsigned(ty: Type, bits: u64) -> i128 {
    let spare = 64 - width(ty);
    i128::from(bits << spare >> spare)
}

pub fn range(ty: Type) -> [i128; 2] {
    match SIGNED.contains(&ty) {
        true => [-(1 << (width(ty) - 1)), (1 << (width(ty) - 1)) - 1],
        false => [0, (1 << width(ty)) - 1],
    }
}

/// The bits that a type has of an integer.
pub fn bits(ty: Type, value: i128) -> u64 {
    value as u64 & (u64::MAX >> (64 - width(ty)))
}

/// The bits of the nearest value of a type.
fn clamped(ty: Type, value: i128) -> u64 {
    let [low, high] = range(ty);
    bits(ty, value.clamp(low, high))
}

/// Each integer type with the letter of its operations.
pub fn integers() -> impl Iterator<Item = (Type, char)> {
    let signed = SIGNED.map(|ty| (ty, 's')).into_iter();
    signed.chain(UNSIGNED.map(|ty| (ty, 'u')))
}

fn sums() -> Vec<Family> {
    let of_type = |(ty, sign)| {
        let mut family = Family::new(ty, ty);
        family.add(format!("mir.{sign}add_sat %x, %y : R"), move |x, y| {
            clamped(ty, value(ty, x) + value(ty, y))
        });
        family.add(format!("mir.{sign}sub_sat %x, %y : R"), move |x, y| {
            clamped(ty, value(ty, x) - value(ty, y))
        });
        family
    };
    integers().map(of_type).collect()
}

fn shifts() -> Vec<Family> {
    let of_type = |(ty, sign)| {
        let mut family = Family::new(ty, ty);
        family.add(format!("mir.{sign}shl_sat %x, %y : R"), move |x, y| {
            // A shift by more than 63 bits saturates every value but 0.
            let amount = unsigned(ty, y).min(64) as u32;
            clamped(ty, value(ty, x).saturating_mul(1 << amount))
        });
        family
    };
    integers().map(of_type).collect()
}

fn rounding_shifts() -> Vec<Family> {
    let of_type = |(ty, sign)| {
        let mut family = Family::new(ty, ty);
        family.add(format!("mir.{sign}shr_round %x, %y : R"), move |x, y| {
            // A quotient by more than the width is nearer to 0 than to 1.
            let divisor = 1_i128 << unsigned(ty, y).min(66);
            bits(ty, (value(ty, x) + divisor / 2).div_euclid(divisor))
        });
        family
    };
    integers().map(of_type).collect()
}

fn narrowings() -> Vec<Family> {
    let of_widths = |(from, to): (usize, usize)| {
        let kinds = [
            ("trunc_ssat_s", SIGNED[from], SIGNED[to]),
            ("trunc_ssat_u", SIGNED[from], UNSIGNED[to]),
            ("trunc_usat_u", UNSIGNED[from], UNSIGNED[to]),
        ];
        kinds.map(|(name, x, r)| {
            let mut family = Family::new(x, r);
            family.add(format!("mir.{name} %x : X -> R"), move |bits, _| {
                clamped(r, value(x, bits))
            });
            family
        })
    };
    let widths = [(3, 2), (3, 1), (3, 0), (2, 1), (2, 0), (1, 0)];
    widths.into_iter().flat_map(of_widths).collect()
}

/// The value of a float, truncated; 0 for a NaN, clamped where it does not fit.
pub fn truncated(ty: Type, bits: u64) -> i128 {
    let value = match ty {
        F16 => half::f16::from_bits(bits as u16).to_f64(),
        F32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    };
    value as i128
}

fn truncations() -> Vec<Family> {
    let of_type = |x: Type| {
        integers().map(move |(r, sign)| {
            let mut family = Family::new(x, r);
            family.add(
                format!("mir.fpto{sign}i_sat %x : X -> R"),
                move |bits, _| clamped(r, truncated(x, bits)),
            );
            family
        })
    };
    [F16, F32, F64].into_iter().flat_map(of_type).collect()
}

/// A product divided by a power of two, rounded down; exact up to the division.
fn quotient(ty: Type, [x, y]: [u64; 2], scale: u32, bias: u128) -> i128 {
    let [x, y] = [value(ty, x), value(ty, y)];
    if SIGNED.contains(&ty) {
        (x * y + bias as i128).div_euclid(1 << scale)
    } else {
        // The product of two unsigned words of 64 bits needs all of 128.
        let product = x as u128 * y as u128 + bias;
        i128::try_from(product >> scale).unwrap_or(i128::MAX)
    }
}

fn fixed_point(ty: Type) -> Family {
    let sign = if SIGNED.contains(&ty) { 's' } else { 'u' };
    let width = width(ty);
    let mut family = Family::new(ty, ty);
    for scale in [0, 1, width / 2, width - 1, width] {
        for (rounding, half) in [("floor", 0), ("half_up", (1_u128 << scale) / 2)] {
            let what = format!("%x, %y scale {scale} rounding {rounding} : R");
            family.add(format!("mir.{sign}mul_fix_sat {what}"), move |x, y| {
                clamped(ty, quotient(ty, [x, y], scale, half))
            });
            family.add(format!("mir.{sign}mul_fix {what}"), move |x, y| {
                let wide = quotient(ty, [x, y], scale, half);
                match (wide, scale) {
                    // Cut short above: the low word is the product of words.
                    (i128::MAX, 0) => x.wrapping_mul(y),
                    (i128::MAX, _) => unreachable!("only an unshifted product is that large"),
                    _ => bits(ty, wide),
                }
            });
        }
    }
    family
}

/// All saturating operations.
pub fn families() -> Vec<Family> {
    let products = integers().map(|(ty, _)| fixed_point(ty)).collect();
    let all = [
        sums(),
        shifts(),
        rounding_shifts(),
        narrowings(),
        truncations(),
        products,
    ];
    all.into_iter().flatten().collect()
}

// R-RUNA-70
#[test]
fn sums_and_differences() {
    sums().iter().for_each(Family::check);
}

/// R-RUNA-70 R-RUNA-83: every pair of numbers of 8 bits, and many of the others.
#[test]
fn dsps_saturate_as_the_reference_does() {
    let families = [sums(), rounding_shifts()];
    families.iter().flatten().for_each(Family::check_on_dsps);
    for ty in [I8, U8, I16, U16] {
        fixed_point(ty).check_on_dsps();
    }
}

#[test]
fn shifts_to_the_left() {
    shifts().iter().for_each(Family::check);
}

// R-RUNA-70
#[test]
fn rounding_shifts_to_the_right() {
    rounding_shifts().iter().for_each(Family::check);
}

#[test]
fn integers_to_narrower_ones() {
    narrowings().iter().for_each(Family::check);
}

#[test]
fn floats_to_integers() {
    truncations().iter().for_each(Family::check);
}

// R-RUNA-70
#[test]
fn fixed_point_of_8_bits() {
    fixed_point(I8).check();
    fixed_point(U8).check();
}

#[test]
fn fixed_point_of_16_bits() {
    fixed_point(I16).check();
    fixed_point(U16).check();
}

#[test]
fn fixed_point_of_32_bits() {
    fixed_point(I32).check();
    fixed_point(U32).check();
}

#[test]
fn fixed_point_of_64_bits() {
    fixed_point(I64).check();
    fixed_point(U64).check();
}

/// Instructions of signal processors, by their manuals, equal the operations that their descriptions name: both sides
/// from the definitions, on all pairs of edge values.
// R-RUNA-70
#[test]
fn products_of_signal_processors() {
    let product = |ty, x, y, scale, half| {
        let bias = if half { (1_u128 << scale) / 2 } else { 0 };
        clamped(ty, quotient(ty, [x, y], scale, bias))
    };
    for (x, y) in pairs(&I16.values(), &I16.values()) {
        let [a, b] = [x, y].map(|bits| bits as i16);
        // C66x _smpy: the product of 16-bit numbers, shifted left once, saturated to 32 bits.
        let smpy = (i64::from(a) * i64::from(b) * 2).clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        assert_eq!(
            product(I16, x, y, 15, false),
            u64::from((smpy >> 16) as u16)
        );
        let wide = [x, y].map(|bits| bits << 16);
        assert_eq!(
            product(I32, wide[0], wide[1], 31, false),
            u64::from(smpy as u32)
        );
        // Helium vqdmulh and vqrdmulh: the high half of twice the product, plain and rounded.
        let twice = i64::from(a) * i64::from(b) * 2;
        let high = |value: i64| (value >> 16).clamp(i16::MIN.into(), i16::MAX.into()) as u16;
        assert_eq!(product(I16, x, y, 15, false), u64::from(high(twice)));
        assert_eq!(
            product(I16, x, y, 15, true),
            u64::from(high(twice + 0x8000))
        );
        // Hexagon vmpy:<<1:rnd:sat: the same by way of a saturated sum of 32 bits.
        let rounded = (twice + 0x8000).clamp(i32::MIN.into(), i32::MAX.into());
        assert_eq!(
            product(I16, x, y, 15, true),
            u64::from((rounded >> 16) as u16)
        );
    }
}
