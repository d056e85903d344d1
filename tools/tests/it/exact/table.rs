//! The edge values, and how they travel: as bits, with a type.

use crate::e2e::launch::{Launch, Outputs};

/// A type of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    I32,
    U32,
    F32,
}

/// Integers, by their bits.
const INTEGERS: [u32; 47] = [
    // Shift amounts, small numbers.
    0,
    1,
    2,
    3,
    7,
    8,
    15,
    16,
    30,
    31,
    32,
    33,
    63,
    64,
    65,
    255,
    256,
    // Widths of halves.
    0x7fff,
    0x8000,
    0xffff,
    0x1_0000,
    // At the precision of f32: exact, ties to either side, and beyond.
    0xff_ffff,
    0x100_0000,
    0x100_0001,
    0x100_0003,
    0x200_0002,
    0x200_0006,
    0x7fff_ffbf,
    0x7fff_ffc0,
    0x7fff_ffc1,
    0xffff_ff7f,
    0xffff_ff80,
    0xffff_ff81,
    // The ends of the ranges.
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffd,
    0xffff_fffe,
    0xffff_ffff,
    // -31, -32, -33
    0xffff_ffe1,
    0xffff_ffe0,
    0xffff_ffdf,
    // Patterns.
    0x5555_5555,
    0xaaaa_aaaa,
    0x1234_5679,
    0xdead_beef,
];

/// Non-negative floats and NaNs, by their bits; the table has them with both signs.
const MAGNITUDES: [u32; 36] = [
    0x0000_0000, // 0
    0x0000_0001, // the least subnormal
    0x0000_0003,
    0x0040_0000, // half the least normal
    0x007f_ffff, // the largest subnormal
    0x0080_0000, // the least normal
    0x0080_0001,
    0x1a00_0000, // its square is subnormal
    0x1fb5_04f3, // its square is about the least normal
    0x3e99_999a, // 0.3
    0x3eff_ffff, // below 0.5
    0x3f00_0000, // 0.5
    0x3f00_0001,
    0x3f7f_ffff, // below 1
    0x3f80_0000, // 1
    0x3f80_0001, // above 1
    0x3fc0_0000, // 1.5
    0x3fff_ffff, // below 2
    0x4040_0000, // 3
    0x4049_0fdb, // pi
    0x4b00_0001, // 2^23 + 1
    0x4b7f_ffff, // 2^24 - 1
    0x4b80_0000, // 2^24
    0x4eff_ffff, // below 2^31
    0x4f00_0000, // 2^31
    0x4f00_0001, // above 2^31
    0x4f7f_ffff, // below 2^32
    0x4f80_0000, // 2^32
    0x4f80_0001, // above 2^32
    0x5f00_0000, // 2^63
    0x6000_0000, // its square overflows
    0x7f00_0000, // its double overflows
    0x7f7f_ffff, // the largest
    0x7f80_0000, // infinity
    0x7fc0_0000, // a quiet NaN
    0x7fa0_1234, // a signalling NaN
];

const SIGN: u32 = 1 << 31;

/// The integers that also stand in kernels as literals.
const LITERAL_INTEGERS: [u32; 12] = [
    0,
    1,
    2,
    7,
    31,
    32,
    33,
    0x100_0001,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fffe,
    0xffff_ffff,
];

/// The magnitudes of the floats that also do, which also do negated. Zero is none of them: Mesa's
/// software device computes with a constant zero as if signs, infinities and NaNs did not matter,
/// whatever the module asks for (`x / 0` is undefined, `-0 + 0` is `-0`).
const LITERAL_MAGNITUDES: [u32; 10] = [
    0x0000_0001,
    0x0080_0000,
    0x3f00_0000,
    0x3f80_0000,
    0x4040_0000,
    0x4f00_0000,
    0x4f80_0000,
    0x7f7f_ffff,
    0x7f80_0000,
    0x7fc0_0000,
];

impl Type {
    /// The name in GIR text.
    pub fn spelling(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::U32 => "u32",
            Self::F32 => "f32",
        }
    }

    /// The edge values of the type.
    pub fn values(self) -> Vec<u32> {
        match self {
            Self::I32 | Self::U32 => INTEGERS.to_vec(),
            Self::F32 => with_both_signs(&MAGNITUDES),
        }
    }

    /// The values to write as literals.
    pub fn literals(self) -> Vec<u32> {
        match self {
            Self::I32 | Self::U32 => LITERAL_INTEGERS.to_vec(),
            Self::F32 => with_both_signs(&LITERAL_MAGNITUDES),
        }
    }

    /// The literal with these bits.
    pub fn literal(self, bits: u32) -> String {
        match self {
            Self::I32 => format!("{}i32", bits as i32),
            Self::U32 => format!("{bits}u32"),
            Self::F32 => format!("f32({bits:#010x})"),
        }
    }

    /// The value for a message.
    pub fn show(self, bits: u32) -> String {
        match self {
            Self::I32 => format!("{} ({bits:#010x})", bits as i32),
            Self::U32 => format!("{bits} ({bits:#010x})"),
            Self::F32 => format!("{:e} ({bits:#010x})", f32::from_bits(bits)),
        }
    }

    /// Adds a buffer of values as the next argument.
    pub fn input(self, launch: Launch, bits: &[u32]) -> Launch {
        match self {
            Self::I32 => launch.input(&signed(bits)),
            Self::U32 => launch.input(bits),
            Self::F32 => launch.input(&floats(bits)),
        }
    }

    /// Adds room for so many values as the next argument.
    pub fn room(self, launch: Launch, count: usize) -> Launch {
        // What no instruction makes of the table but by chance.
        let bits = vec![0x6b8f_2c3d; count];
        match self {
            Self::I32 => launch.in_out(&signed(&bits)),
            Self::U32 => launch.in_out(&bits),
            Self::F32 => launch.in_out(&floats(&bits)),
        }
    }

    /// The bits a launch left in the buffer of a parameter.
    pub fn output(self, outputs: &Outputs, parameter: usize) -> Vec<u32> {
        match self {
            Self::I32 => {
                let values = outputs.buffer::<i32>(parameter).into_iter();
                values.map(|value| value as u32).collect()
            }
            Self::U32 => outputs.buffer(parameter),
            Self::F32 => {
                let values = outputs.buffer::<f32>(parameter).into_iter();
                values.map(f32::to_bits).collect()
            }
        }
    }
}

fn with_both_signs(magnitudes: &[u32]) -> Vec<u32> {
    let signs = |&magnitude: &u32| [magnitude, magnitude | SIGN];
    magnitudes.iter().flat_map(signs).collect()
}

fn signed(bits: &[u32]) -> Vec<i32> {
    bits.iter().map(|&bits| bits as i32).collect()
}

fn floats(bits: &[u32]) -> Vec<f32> {
    bits.iter().map(|&bits| f32::from_bits(bits)).collect()
}
