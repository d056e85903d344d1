//! The kernels of `test/e2e`, and the specification's examples, run on a device and compared, bit by bit, with Rust;
//! once unchanged, and again after passes that fold and clean up, at every level.
//!
//! `gir-run` compiles and launches a kernel as a user would, with NumPy files for buffers. The expected values come
//! from a different algorithm where possible (a checksum bit by bit, a sort of the standard library). Floats are exact,
//! or the operations have the kernel's order: either way there is no tolerance. A kernel goes all ways once, and only
//! on the devices with other arguments; with `GIR_TEST_ALL=1` it goes all ways with all of them. Buffers are longer
//! than the part a kernel may touch: a write out of bounds changes the guard, a read spoils the result.

mod arrays;
mod bound_text;
mod buffers;
mod examples;
mod fields;
mod floats;
mod graphs;
pub mod inputs;
mod integers;
pub mod launch;
mod numbers;
mod peers;
mod samples;
mod strings;
mod tool_chains;
mod ways;

use std::path::{Path, PathBuf};

pub use crate::machine::{is_found, opencl_expected, runs_all, vulkan_expected};

/// The path of a kernel file by its name without extension.
fn kernel_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/e2e")
        .join(name)
        .with_extension("gir")
}

/// The number of workgroups of `size` work-items that cover `count` elements.
pub fn groups(count: usize, size: usize) -> u32 {
    u32::try_from(count.div_ceil(size)).unwrap()
}

/// Fails at the first element whose bits differ.
#[track_caller]
pub fn assert_same_bits<T: launch::Element>(what: &str, actual: &[T], expected: &[T]) {
    assert_eq!(actual.len(), expected.len(), "{what}: number of elements");
    for (index, (&actual, &expected)) in actual.iter().zip(expected).enumerate() {
        assert_eq!(
            actual.to_memory(),
            expected.to_memory(),
            "{what}: element {index} is {actual}, expected {expected}"
        );
    }
}
