//! The edge values of every scalar type, by their bits.

use super::half_rounding::nearest_half;

pub use gir_run::element::Scalar as Type;

/// Integers; each type takes as many of their low bits as it has.
const INTEGERS: [u64; 72] = [
    // Shift amounts, small numbers.
    0,
    1,
    2,
    3,
    7,
    8,
    9,
    15,
    16,
    17,
    31,
    32,
    33,
    63,
    64,
    65,
    // The ends of the ranges.
    0x7e,
    0x7f,
    0x80,
    0x81,
    0xfe,
    0xff,
    0x100,
    0x7ffe,
    0x7fff,
    0x8000,
    0x8001,
    0xfffe,
    0xffff,
    0x1_0000,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_fffe,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0x8000_0000_0000_0001,
    // Small negative numbers, negative shift amounts.
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffe1,
    0xffff_ffff_ffff_ffe0,
    0xffff_ffff_ffff_ffdf,
    // At the precision of f16: exact, ties to either side, and beyond its range.
    0x7ff,
    0x801,
    0x803,
    0xffef,
    0xfff0,
    // The same for f32.
    0xff_ffff,
    0x100_0001,
    0x100_0003,
    0x200_0006,
    0x7fff_ffbf,
    0x7fff_ffc0,
    0x7fff_ffc1,
    0xffff_ff80,
    0x7fff_ffbf_ffff_ffff,
    0x7fff_ffc0_0000_0000,
    0xffff_ff80_0000_0001,
    // The same for f64.
    0x20_0000_0000_0001,
    0x20_0000_0000_0003,
    0x7fff_ffff_ffff_fdff,
    0x7fff_ffff_ffff_fe00,
    0xffff_ffff_ffff_fbff,
    0xffff_ffff_ffff_fc00,
    // Patterns.
    0x5555_5555_5555_5555,
    0xaaaa_aaaa_aaaa_aaaa,
    0x1234_5679_1234_5679,
    0xdead_beef_dead_beef,
];

/// The integers that also stand in kernels as literals, cut to the type's width.
const LITERAL_INTEGERS: [u64; 14] = [
    0,
    1,
    2,
    7,
    8,
    31,
    33,
    64,
    0x7f,
    0x100_0001,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff,
];

/// Positive numbers; the floats next to each, above and below, are edge values too.
const NUMBERS: [f64; 22] = [
    0.3,
    0.5,
    1.0,
    1.5,
    2.0,
    3.0,
    std::f64::consts::PI,
    // The limits of integers.
    128.0,
    256.0,
    32768.0,
    65536.0,
    2_147_483_648.0,
    4_294_967_296.0,
    9_223_372_036_854_775_808.0,
    18_446_744_073_709_551_616.0,
    // Halfway between two halves, and between the largest half and infinity.
    1.0 + 1.0 / 2048.0,
    1.0 + 3.0 / 2048.0,
    65520.0,
    // The same for f32.
    1.0 + 1.0 / 16_777_216.0,
    1.0 + 3.0 / 16_777_216.0,
    3.402_823_567_797_336_6e38,
    // Half of the smallest subnormal half, a tie.
    2.980_232_238_769_531_2e-8,
];

/// Queries on a type for the tests.
pub trait Table: Copy {
    /// The edge values; all values of 8 bits.
    fn values(self) -> Vec<u64>;
    /// The edge values, or all values where there are at most 2^16.
    fn all_values(self) -> Vec<u64>;
    /// The values to write as literals.
    fn literals(self) -> Vec<u64>;
    /// The values to write where all operands are literals: zeros of both signs too.
    fn folded_literals(self) -> Vec<u64>;
    /// The literal with these bits.
    fn literal(self, bits: u64) -> String;
    /// The value, formatted for a message.
    fn show(self, bits: u64) -> String;
    /// Whether the bits are a NaN.
    fn is_nan(self, bits: u64) -> bool;
    /// The bytes of values in memory.
    fn bytes(self, values: &[u64]) -> Vec<u8>;
    /// The values that have these bytes.
    fn read(self, bytes: &[u8]) -> Vec<u64>;
}

impl Table for Type {
    fn values(self) -> Vec<u64> {
        match Format::of(self) {
            Some(format) => with_both_signs(self, format.magnitudes()),
            None if self.size() == 1 => self.all_values(),
            None => cut(self, &INTEGERS),
        }
    }

    fn all_values(self) -> Vec<u64> {
        match self.size() {
            size @ 1..=2 => (0..1 << (8 * size)).collect(),
            _ => self.values(),
        }
    }

    fn literals(self) -> Vec<u64> {
        match Format::of(self) {
            Some(format) => with_both_signs(self, format.literal_magnitudes()),
            None => cut(self, &LITERAL_INTEGERS),
        }
    }

    fn folded_literals(self) -> Vec<u64> {
        match Format::of(self) {
            Some(format) => {
                let magnitudes = [vec![0], format.literal_magnitudes()].concat();
                with_both_signs(self, magnitudes)
            }
            None => self.literals(),
        }
    }

    fn literal(self, bits: u64) -> String {
        if Format::of(self).is_some() {
            let digits = 2 * self.size();
            return format!("{self}(0x{bits:0digits$x})");
        }
        format!("{}{self}", integer(self, bits))
    }

    fn show(self, bits: u64) -> String {
        match Format::of(self) {
            Some(format) => format!("{:e} ({bits:#x})", format.value(bits)),
            None => format!("{} ({bits:#x})", integer(self, bits)),
        }
    }

    fn is_nan(self, bits: u64) -> bool {
        Format::of(self).is_some_and(|format| format.value(bits).is_nan())
    }

    fn bytes(self, values: &[u64]) -> Vec<u8> {
        let size = self.size();
        let mut bytes = Vec::with_capacity(values.len() * size);
        for value in values {
            bytes.extend_from_slice(&value.to_le_bytes()[..size]);
        }
        bytes
    }

    fn read(self, bytes: &[u8]) -> Vec<u64> {
        let size = self.size();
        let mut values = Vec::with_capacity(bytes.len() / size);
        for element in bytes.chunks_exact(size) {
            let mut bytes = [0; 8];
            bytes[..size].copy_from_slice(element);
            values.push(u64::from_le_bytes(bytes));
        }
        values
    }
}

/// The value of an integer.
fn integer(ty: Type, bits: u64) -> i128 {
    let spare = 64 - 8 * ty.size();
    if ty.name().starts_with('i') {
        i128::from((bits << spare) as i64 >> spare)
    } else {
        i128::from(bits)
    }
}

/// The values cut to the bits of the type, each once.
fn cut(ty: Type, values: &[u64]) -> Vec<u64> {
    let mask = u64::MAX >> (64 - 8 * ty.size());
    unique(values.iter().map(|value| value & mask))
}

fn unique(values: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable();
    values.dedup();
    values
}

fn with_both_signs(ty: Type, magnitudes: Vec<u64>) -> Vec<u64> {
    let sign = 1 << (8 * ty.size() - 1);
    let signs = magnitudes
        .iter()
        .flat_map(|&magnitude| [magnitude, magnitude | sign]);
    unique(signs)
}

/// A float format.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// Bits of infinity.
    infinity: u64,
    /// The bits of the nearest float.
    nearest: fn(f64) -> u64,
    /// The value of bits.
    value: fn(u64) -> f64,
}

impl Format {
    /// The format of a type; `None` for integers.
    fn of(ty: Type) -> Option<Self> {
        Some(match ty {
            Type::F16 => Self {
                fraction: 10,
                infinity: 0x7c00,
                nearest: |value| u64::from(nearest_half(value).to_bits()),
                value: |bits| half::f16::from_bits(bits as u16).to_f64(),
            },
            Type::F32 => Self {
                fraction: 23,
                infinity: 0x7f80_0000,
                nearest: |value| u64::from((value as f32).to_bits()),
                value: |bits| f64::from(f32::from_bits(bits as u32)),
            },
            Type::F64 => Self {
                fraction: 52,
                infinity: 0x7ff0_0000_0000_0000,
                nearest: f64::to_bits,
                value: f64::from_bits,
            },
            _ => return None,
        })
    }

    fn value(self, bits: u64) -> f64 {
        (self.value)(bits)
    }

    /// Non-negative floats and NaNs.
    fn magnitudes(self) -> Vec<u64> {
        let normal = 1 << self.fraction;
        let quiet = normal >> 1;
        let bias = self.infinity / 2 / normal;
        // The square of `root` is about the least normal number; that of `large` overflows.
        let (root, large) = (bias.div_ceil(2) * normal, (bias + bias / 2 + 1) * normal);
        let mut magnitudes = vec![0, 1, 3, quiet, normal - 1, normal, normal + 1, root, large];
        magnitudes.extend([self.infinity - normal, self.infinity - 1, self.infinity]);
        magnitudes.extend([self.infinity | quiet, self.infinity | 0x123]);
        // From this magnitude on every float is an integer.
        let whole = f64::from(self.fraction).exp2();
        for number in NUMBERS.into_iter().chain([whole, 2.0 * whole]) {
            let bits = (self.nearest)(number);
            magnitudes.extend([bits.saturating_sub(1), bits, bits + 1]);
        }
        magnitudes
    }

    /// The magnitudes that also stand in kernels as literals. Zero is not among them: Mesa's software
    /// device computes with a constant zero as if signs, infinities and NaNs did not matter,
    /// whatever the module asks for (`x / 0` is undefined, `-0 + 0` is `-0`). It never sees zeros
    /// that are folded.
    fn literal_magnitudes(self) -> Vec<u64> {
        let normal = 1 << self.fraction;
        let mut magnitudes = vec![1, normal, self.infinity - 1, self.infinity];
        magnitudes.push(self.infinity | normal >> 1);
        let numbers = [0.5, 1.0, 3.0, 128.0, 2_147_483_648.0, 4_294_967_296.0];
        magnitudes.extend(numbers.map(self.nearest));
        magnitudes
    }
}
