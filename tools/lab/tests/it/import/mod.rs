//! Kernels of `test/import`, which clang has compiled to LLVM IR: OpenCL C, CUDA and HIP. They run on a device of each
//! family and are compared, bit by bit, with Rust.
//!
//! R-CHIP-3.

mod builtins;
mod computed;
mod corpus;
mod cuda;
mod fields;
mod from_source;
mod images;
mod odd_expressions;
mod opencl;
mod shapes;
mod warps;

use std::path::{Path, PathBuf};

use crate::e2e::launch::{CPU, Launch, METAL, OPENCL, POCL, PTX, VULKAN, Way};

/// The devices of the tests.
const DEVICES: &[Way] = &[CPU, VULKAN, OPENCL, POCL, METAL, PTX];

/// The LLVM IR of a source of `test/import`.
fn imported(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/import")
        .join(name)
        .with_extension("ll")
}

/// Kernels whose parameters differ from those of the source: a structure becomes its numbers.
const WITH_STRUCTURES: [&str; 1] = ["move"];

/// Kernels with other results by Intel's compiler: its `mad_sat` of unsigned integers saturates the product and wraps
/// the sum, `mad_sat(13451988u, 3u, 4294965929u)` being 40354597 instead of 4294967295. The tests know the results.
const OTHER_ORIGINALS: [&str; 1] = ["arranged"];

/// A kernel of `test/import`. One in OpenCL C is compared with what drivers make of the source.
fn launch(file: &str, kernel: &str, workgroups: [u32; 3]) -> Launch {
    let launch = Launch::of(&imported(file), kernel, workgroups).by(DEVICES);
    let is_compared = !WITH_STRUCTURES.contains(&kernel) && !OTHER_ORIGINALS.contains(&kernel);
    match file.starts_with("opencl/") && is_compared {
        true => launch.original(&imported(file).with_extension("cl")),
        false => launch,
    }
}
