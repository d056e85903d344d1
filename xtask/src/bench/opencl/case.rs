//! The kernels that are compared: their launches and arguments.

/// Floats of a row of the matrices.
const EXTENT: u32 = 512;

/// Bodies that pull each other.
const BODIES: u32 = 4096;

/// Floats that are scaled and added.
const VECTOR: u32 = 16 << 20;

/// An argument of a kernel.
pub enum Argument {
    /// A buffer with this number of floats, whose values depend on the index.
    Floats(usize),
    /// A float.
    Float(f32),
    /// An unsigned integer of 32 bits.
    Word(u32),
}

use Argument::{Float, Floats, Word};

/// A kernel and how it is launched.
pub struct Case {
    /// Its name, and that of its files.
    pub kernel: &'static str,
    /// Work-items along x and y.
    pub global: [usize; 2],
    /// Those of a workgroup.
    pub local: [usize; 2],
    /// In the order of its parameters.
    pub arguments: &'static [Argument],
}

/// Every kernel.
pub const ALL: &[Case] = &[
    Case {
        kernel: "saxpy",
        global: [VECTOR as usize, 1],
        local: [64, 1],
        arguments: &[
            Floats(VECTOR as usize),
            Floats(VECTOR as usize),
            Float(0.5),
            Word(VECTOR),
        ],
    },
    Case {
        kernel: "matmul",
        global: [EXTENT as usize; 2],
        local: [16, 16],
        arguments: &[
            Floats((EXTENT * EXTENT) as usize),
            Floats((EXTENT * EXTENT) as usize),
            Floats((EXTENT * EXTENT) as usize),
            Word(EXTENT),
            Word(EXTENT),
            Word(EXTENT),
        ],
    },
    Case {
        kernel: "reduce",
        global: [VECTOR as usize, 1],
        local: [256, 1],
        arguments: &[Floats(VECTOR as usize), Floats(VECTOR as usize / 256)],
    },
    Case {
        kernel: "nbody",
        global: [BODIES as usize, 1],
        local: [64, 1],
        arguments: &[
            Floats(4 * BODIES as usize),
            Floats(3 * BODIES as usize),
            Float(0.01),
            Word(BODIES),
        ],
    },
];

/// The case of a kernel.
pub fn of(kernel: &str) -> Option<&'static Case> {
    ALL.iter().find(|case| case.kernel == kernel)
}

/// So many floats between 0 and 1, the same every time.
pub fn floats(count: usize) -> Vec<f32> {
    (0..count)
        .map(|place| (place * 7919 % 1000) as f32 * 1e-3)
        .collect()
}
