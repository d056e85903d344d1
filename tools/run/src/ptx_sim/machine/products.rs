//! Products of matrices that the threads of a warp hold together.
//!
//! PTX leaves open in which order products of `f16` are added up, and where sums are rounded (PTX ISA, "mma",
//! "Precision and rounding"): here each product is exact, and each sum from the first column of the left factor to
//! the last is rounded to nearest, as those of `f64` are. Sums of integers wrap around.

use super::super::fault::Outcome;
use super::super::program::{Factor, Product, Register, Sum};
use super::super::values::number::{Half, Number};
use super::warp::{Lanes, Warp};

/// Columns of a right factor, and lines of a matrix that a warp's threads share.
const SIDE: usize = 8;

impl Warp {
    /// Executes the product, once all threads have reached it.
    pub fn multiply(&mut self, product: &Product, group: Lanes, line: u32) -> Outcome<()> {
        if group != Lanes::MAX {
            let what = "not all 32 threads of the warp reach this product of matrices";
            return Err(self.fault(group.trailing_zeros(), line, what));
        }
        for &register in product.a.iter().chain(&product.b).chain(&product.c) {
            self.need(register, group, line)?;
        }
        let held = product.factor.per_register() as usize;
        let left = self.left(product, held);
        let right = self.right(product, held);
        let mut sums = self.sums(product);
        for (place, sum) in sums.iter_mut().enumerate() {
            let (row, column) = (place / SIDE, place % SIDE);
            for (left, right) in left[row].iter().zip(&right[column]) {
                *sum = added(product, *left, *right, *sum);
            }
        }
        self.put(product, &sums);
        Ok(())
    }

    /// A number of a register of a thread.
    fn number(&self, register: Register, lane: usize, place: usize, bits: usize) -> u64 {
        let value = self.registers[register as usize][lane];
        match bits {
            64 => value,
            _ => value >> (place * bits) & ((1 << bits) - 1),
        }
    }

    /// The rows of the left factor. Registers hold 8 rows each, those below before those to the right.
    fn left(&self, product: &Product, held: usize) -> Vec<Vec<u64>> {
        let blocks = product.rows as usize / SIDE;
        let rows = 0..product.rows as usize;
        rows.map(|row| {
            let column = |column: usize| {
                let (block, in_block) = (column / (4 * held), column % (4 * held));
                let register = product.a[block * blocks + row / SIDE];
                let lane = row % SIDE * 4 + in_block / held;
                self.number(register, lane, in_block % held, product.factor.bits())
            };
            (0..product.depth as usize).map(column).collect()
        })
        .collect()
    }

    /// The columns of the right factor.
    fn right(&self, product: &Product, held: usize) -> Vec<Vec<u64>> {
        let column = |column: usize| {
            let row = |row: usize| {
                let (block, in_block) = (row / (4 * held), row % (4 * held));
                let lane = column * 4 + in_block / held;
                let register = product.b[block];
                self.number(register, lane, in_block % held, product.factor.bits())
            };
            (0..product.depth as usize).map(row).collect()
        };
        (0..SIDE).map(column).collect()
    }

    /// The register of a sum, its thread, and its place in the register.
    fn place(product: &Product, row: usize, column: usize) -> (usize, usize, usize) {
        let of_thread = row / SIDE * 2 + column % 2;
        let per_register = product.sum.per_register() as usize;
        let lane = row % SIDE * 4 + column / 2;
        (of_thread / per_register, lane, of_thread % per_register)
    }

    fn sums(&self, product: &Product) -> Vec<u64> {
        let places = 0..product.rows as usize * SIDE;
        let sums = places.map(|place| {
            let (register, lane, half) = Self::place(product, place / SIDE, place % SIDE);
            self.number(product.c[register], lane, half, product.sum.bits())
        });
        sums.collect()
    }

    fn put(&mut self, product: &Product, sums: &[u64]) {
        let mut values = vec![[0; 32]; product.d.len()];
        for (place, sum) in sums.iter().enumerate() {
            let (register, lane, half) = Self::place(product, place / SIDE, place % SIDE);
            values[register][lane] |= sum << (half * product.sum.bits() % 64);
        }
        for (&register, values) in product.d.iter().zip(&values) {
            self.define(register, Lanes::MAX, |lane| values[lane as usize]);
        }
    }
}

/// A sum with one more product.
fn added(product: &Product, left: u64, right: u64, sum: u64) -> u64 {
    let signed = |byte: u64| i32::from(byte as u8 as i8);
    let half = |bits| Half::of(bits);
    match (product.factor, product.sum) {
        (Factor::Half, Sum::Half) => half(left).times_plus(half(right), half(sum)).register(),
        (Factor::Half, _) => {
            let [left, right] = [left, right].map(|bits| half(bits).double() as f32);
            left.times_plus(right, f32::of(sum)).register()
        }
        (Factor::Bfloat, _) => {
            let [left, right] = [left, right].map(|bits| f32::from_bits((bits as u32) << 16));
            left.times_plus(right, f32::of(sum)).register()
        }
        (Factor::Tensor, _) => {
            // The last 13 bits have no part.
            let [left, right] = [left, right].map(|bits| f32::from_bits(bits as u32 & !0x1fff));
            left.times_plus(right, f32::of(sum)).register()
        }
        (Factor::Byte4 | Factor::Byte5, _) => {
            let [left, right] = [left, right].map(|bits| byte(product.factor, bits as u8));
            left.times_plus(right, f32::of(sum)).register()
        }
        (Factor::Double, _) => f64::of(left)
            .times_plus(f64::of(right), f64::of(sum))
            .register(),
        (Factor::Signed, _) => {
            let product = signed(left).wrapping_mul(signed(right));
            u64::from((sum as u32).wrapping_add_signed(product))
        }
        (Factor::Unsigned, _) => {
            let product = (left as u32).wrapping_mul(right as u32);
            u64::from((sum as u32).wrapping_add(product))
        }
    }
}

/// The number in a byte, `e4m3` or `e5m2` (PTX ISA, "Alternate Floating-Point Data Formats").
fn byte(format: Factor, bits: u8) -> f32 {
    let (fraction_bits, bias) = match format {
        Factor::Byte4 => (3, 7),
        _ => (2, 15),
    };
    let fraction = f32::from(bits & ((1 << fraction_bits) - 1)) / (1 << fraction_bits) as f32;
    let exponent = i32::from(bits & 0x7f) >> fraction_bits;
    let magnitude = match (format, bits & 0x7f) {
        (Factor::Byte4, 0x7f) | (Factor::Byte5, 0x7d..) => f32::NAN,
        (Factor::Byte5, 0x7c) => f32::INFINITY,
        _ if exponent == 0 => fraction * 2_f32.powi(1 - bias),
        _ => (1.0 + fraction) * 2_f32.powi(exponent - bias),
    };
    if bits & 0x80 == 0 {
        magnitude
    } else {
        -magnitude
    }
}
