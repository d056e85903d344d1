//! Functions of OpenCL C. Mangled names tell the signs of integers.

pub mod atomics;
pub mod grid;
pub mod groups;
pub mod images;
pub mod integers;
pub mod math;
pub mod relational;

mod conversions;
pub mod rounding;
pub mod vectors;

use super::call::{Family, Meaning::Build};

/// Functions whose names have types at their ends.
pub const FAMILIES: &[Family] = &[
    ("convert_", Build(conversions::convert)),
    ("as_", Build(conversions::reinterpret)),
    ("vload_half", Build(vectors::load_half)),
    ("vloada_half", Build(vectors::load_half)),
    ("vstore_half", Build(vectors::store_half)),
    ("vstorea_half", Build(vectors::store_half)),
    ("vload", Build(vectors::load)),
    ("vstore", Build(vectors::store)),
];
