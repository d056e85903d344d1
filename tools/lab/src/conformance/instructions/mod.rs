//! The tables of instructions on values: each instruction for every type, with its expected result.
//!
//! Expected results come from Rust's own arithmetic.

mod conversions;
mod floats;
mod integers;
mod math;
mod moves;
mod references;

use super::instruction::{Group, instructions};
use super::on_bits as on;

/// A table: the name of its kernels, and a function that lists its groups.
pub type Table = (&'static str, fn() -> Vec<Group>);

/// All tables.
pub const ALL: &[Table] = &[
    ("integers", integers::groups),
    ("floats", floats::groups),
    ("conversions", conversions::groups),
    ("moves", moves::groups),
    ("integer_functions", math::of_integers),
    ("exact_functions", math::exact),
    ("bounded_functions", math::bounded),
];
