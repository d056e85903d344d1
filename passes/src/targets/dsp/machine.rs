//! LLVM's code generators for DSPs.

use crate::profile::Family;

/// A code generator, and the processor that it is for.
#[derive(Debug)]
pub struct Machine {
    /// The name in messages.
    pub name: &'static str,
    /// LLVM's name of the target.
    pub triple: &'static str,
    /// LLVM's name of the processor.
    pub processor: &'static str,
    /// Features of the processor to assume.
    pub features: &'static str,
    /// Sizes and alignments of types, as Clang states them.
    pub data_layout: &'static str,
}

/// Vectors of 128 bytes. Its vectors of floats compute in a format of their own (HVX, "qfloat"), which is not exact, so
/// that only integers are vectors.
static HEXAGON: Machine = Machine {
    name: "code for Hexagon",
    triple: "hexagon-unknown-none-elf",
    processor: "hexagonv68",
    features: "+hvxv68,+hvx-length128b,-hvx-qfloat,-hvx-ieee-fp",
    data_layout: "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-\
        v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048",
};

/// Cortex-M55, which passes floats in registers. Its vectors of floats lose subnormals, whatever the program asks for
/// (Armv8-M, "Standard FPSCR value"), so that only integers are vectors.
static HELIUM: Machine = Machine {
    name: "code for Helium",
    triple: "thumbv8.1m.main-unknown-none-eabihf",
    processor: "cortex-m55",
    features: "+mve,-mve.fp,+fp64",
    data_layout: "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
};

impl Machine {
    /// The code generator for a family.
    pub fn of(family: Family) -> Option<&'static Self> {
        match family {
            Family::Hexagon => Some(&HEXAGON),
            Family::Helium => Some(&HELIUM),
            _ => None,
        }
    }
}
