//! Instructions with literals.

use gir_lab::conformance::{instruction::Instruction, instructions};

use rayon::prelude::*;

use super::kernel::Kernel;
use crate::e2e::launch::{DEVICES, Way};
use crate::e2e::{runs_all, vulkan_expected};

/// The operands of an instruction that are literals in its kernel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Literals {
    X,
    Y,
    /// All, and the kernel is folded before it is compiled.
    All(Folded),
}

/// Where a kernel is folded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Folded {
    /// From gir on.
    Early,
    /// From mir on.
    Late,
}

/// All that is tried.
const LITERALS: [Literals; 4] = [
    Literals::X,
    Literals::Y,
    Literals::All(Folded::Early),
    Literals::All(Folded::Late),
];

impl Literals {
    /// Whether they replace `%x` and `%y`.
    pub fn places(self) -> [bool; 2] {
        match self {
            Self::X => [true, false],
            Self::Y => [false, true],
            Self::All(_) => [true, true],
        }
    }

    /// Whether they apply to an instruction.
    fn apply_to(self, instruction: &Instruction) -> bool {
        match self {
            Self::X => instruction.reads("%x"),
            Self::Y => instruction.reads("%y"),
            // MLIR's fold of the angle of two zeros is a NaN.
            Self::All(Folded::Late) if instruction.body.contains("atan2") => false,
            // Loads and stores do not fold.
            Self::All(_) => !instruction.reads("%at"),
        }
    }
}

/// The devices for one of many kernels: all of them, or one in turn, so that an instruction runs on each with some of
/// its types, signed ones and unsigned.
fn devices(turn: usize) -> &'static [Way] {
    let one = (turn + turn / 2) % DEVICES.len();
    match runs_all() {
        true => DEVICES,
        false => &DEVICES[one..=one],
    }
}

/// The combinations for one of many kernels: all, or one in turn.
fn tries(turn: usize) -> impl Iterator<Item = (usize, Literals)> {
    let all = LITERALS.into_iter().enumerate();
    all.filter(move |(place, _)| runs_all() || (turn + place).is_multiple_of(LITERALS.len()))
}

/// Runs instructions on all pairs, with literal operands, and compares.
fn check(turn: usize, instructions: &[Instruction]) {
    let same_types = instructions.chunk_by(|one, next| one.types == next.types);
    for (chunk, instructions) in same_types.enumerate() {
        for (place, literals) in tries(turn + chunk) {
            let apply = |one: &&Instruction| literals.apply_to(one);
            let instructions: Vec<_> = instructions.iter().filter(apply).collect();
            if !instructions.is_empty() {
                Kernel::new(&instructions, literals).check(devices(turn + chunk + place));
            }
        }
    }
}

/// Checks every group of a table.
fn check_table(name: &str) {
    if !vulkan_expected() {
        return;
    }
    let (_, groups) = instructions::ALL
        .iter()
        .find(|(table, _)| *table == name)
        .unwrap();
    groups()
        .par_iter()
        .enumerate()
        .for_each(|(turn, group)| check(turn, &group.instructions));
}

// R-GIR-48 R-GIR-49 R-GIR-53 R-GIR-55 R-GIR-57 R-GIR-58
#[test]
fn integers() {
    check_table("integers");
}

// R-GIR-49 R-GIR-59 R-GIR-60
#[test]
fn floats() {
    check_table("floats");
}

// R-GIR-71 R-GIR-72 R-GIR-73
#[test]
fn conversions() {
    check_table("conversions");
}

// R-GIR-70
#[test]
fn moves() {
    check_table("moves");
}

#[test]
fn integer_functions() {
    check_table("integer_functions");
}

// R-RUNA-49
#[test]
fn exact_functions() {
    check_table("exact_functions");
}

// R-RUNA-49
#[test]
fn bounded_functions() {
    check_table("bounded_functions");
}
