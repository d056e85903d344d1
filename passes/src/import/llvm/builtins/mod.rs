//! Functions that OpenCL, CUDA and AMD's device libraries give to kernels, and intrinsics of LLVM.
//!
//! A [`Row`] is a name and its meaning: the name of a function, without the types that mangling adds, or of an
//! intrinsic, such as `llvm.nvvm.barrier0`. The meaning is an operation that takes the arguments as they are, a
//! choice of three by the type of the first argument, or a function that builds operations for a [`Call`].
//! [`TABLES`] has all rows; a name whose end says its types, such as `convert_uchar4_sat`, is a family of
//! [`FAMILIES`] instead.

mod amd;
mod call;
mod ctype;
mod cuda;
mod intrinsics;
mod name;
mod opencl;
pub mod ptx;
pub mod scans;
mod system;
mod textures;

pub use amd::Hidden;
pub use call::{Call, Meaning, Outcome};
pub use ctype::{CType, name_of};
pub use name::Name;
pub use opencl::{grid::fence, images, integers::high_product, rounding};

use call::{Family, Row};
use opencl::math::of_name as of_math;
use std::{collections::HashMap, sync::LazyLock};

/// All tables of functions.
const TABLES: &[&[Row]] = &[
    opencl::grid::ROWS,
    opencl::groups::ROWS,
    opencl::images::ROWS,
    opencl::math::ROWS,
    opencl::integers::ROWS,
    opencl::atomics::ROWS,
    opencl::relational::ROWS,
    opencl::vectors::ROWS,
    cuda::ROWS,
    amd::ROWS,
    intrinsics::ROWS,
    system::ROWS,
];

/// All families.
const FAMILIES: &[&[Family]] = &[
    opencl::FAMILIES,
    cuda::FAMILIES,
    amd::FAMILIES,
    system::FAMILIES,
    textures::FAMILIES,
];

static BY_NAME: LazyLock<HashMap<&'static str, Meaning>> =
    LazyLock::new(|| TABLES.iter().copied().flatten().copied().collect());

/// The meaning of a function; `None` if it is unknown.
pub fn meaning(name: &str) -> Option<Meaning> {
    if let Some(&meaning) = BY_NAME.get(name) {
        return Some(meaning);
    }
    let mut families = FAMILIES.iter().copied().flatten();
    let family = families.find(|(start, _)| name.starts_with(start));
    // Functions of C for f32.
    let of_float = || name.strip_suffix('f').and_then(of_math);
    family.map(|&(_, meaning)| meaning).or_else(of_float)
}
