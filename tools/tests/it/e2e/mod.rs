//! The kernels of `test/e2e`, and the specification's examples, run on a device and compared, bit by bit, with what Rust
//! computes; once as they are, and again after passes that fold and clean up, at every level.
//!
//! `gir-run` compiles and launches a kernel as a user would, with NumPy files for buffers. The
//! expected values come from a different algorithm where there is one (a checksum bit by bit, a
//! sort of the standard library). Floats are exact, or the operations have the kernel's order:
//! either way there is no tolerance. A kernel goes all ways once, and only on the devices with other arguments;
//! `GIR_TEST_ALL=1` has it go all ways with all. Buffers are longer than what a kernel may touch: a write out of
//! bounds changes what stands there, a read spoils the result.

mod arrays;
mod bound_text;
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
mod ways;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{LazyLock, Mutex};

/// The path of a kernel file by its name without extension.
fn kernel_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../test/e2e")
        .join(name)
        .with_extension("gir")
}

/// Whether the tests that need a Vulkan device can run. They fail where none is found, unless
/// the environment says that there is none.
pub fn vulkan_expected() -> bool {
    let without = std::env::var("GIR_TEST_WITHOUT_VULKAN").is_ok_and(|value| value == "1");
    if without {
        eprintln!("skipped: GIR_TEST_WITHOUT_VULKAN=1");
    }
    !without
}

/// Whether kernels run on the device `opencl-spirv` too: where `gir-run` finds it, or has to, since
/// the environment says that the executors under a vendor's licence are installed.
pub fn opencl_expected() -> bool {
    is_found("opencl-spirv") || std::env::var("GIR_VENDOR").is_ok_and(|value| value == "1")
}

/// Whether nothing is thinned: each kernel goes all ways with all arguments, and instructions with literals on all
/// devices.
pub fn runs_all() -> bool {
    std::env::var("GIR_TEST_ALL").is_ok_and(|value| value == "1")
}

/// Whether `gir-run` finds a device, `NAME` or `NAME:WHICH`; where it does not, it says so once.
pub fn is_found(device: &'static str) -> bool {
    static LISTING: LazyLock<String> = LazyLock::new(|| {
        let devices = Command::new(env!("CARGO_BIN_EXE_gir-run"))
            .arg("--list-devices")
            .output()
            .unwrap();
        String::from_utf8(devices.stdout).unwrap()
    });
    static MISSING: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());
    let (kind, which) = device.split_once(':').unwrap_or((device, ""));
    let found = LISTING.lines().any(|line| {
        let words: Vec<_> = line.split_whitespace().collect();
        let is_it = |word: &&str| which.is_empty() || word.strip_suffix(':') == Some(which);
        words[..2] == [kind, "yes"] && words[2..].iter().any(is_it)
    });
    if !found && MISSING.lock().unwrap().insert(device) {
        eprintln!("skipped on {device}, which is not there");
    }
    found
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
