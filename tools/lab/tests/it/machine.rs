//! The parts of the machine that tests need: devices, and tools that variables name.
//!
//! The guards of tests ask here, and [`crate::skip`] reports the missing part: the whole test is skipped where it does
//! nothing without it, a part where it does the rest.

use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use crate::skip;

/// Why tests leave Vulkan out.
const WITHOUT_VULKAN: &str = "GIR_TEST_WITHOUT_VULKAN=1";

fn is_without_vulkan() -> bool {
    std::env::var("GIR_TEST_WITHOUT_VULKAN").is_ok_and(|value| value == "1")
}

/// Whether a test that needs a Vulkan device can run; it is skipped otherwise. It fails where no device is found,
/// unless the environment says that there is none.
pub fn vulkan_expected() -> bool {
    if is_without_vulkan() {
        skip::whole(WITHOUT_VULKAN);
    }
    !is_without_vulkan()
}

/// Whether kernels run on Vulkan too; a test without is skipped in part.
pub fn also_vulkan() -> bool {
    if is_without_vulkan() {
        skip::part(WITHOUT_VULKAN);
    }
    !is_without_vulkan()
}

/// Whether kernels run on the device `opencl-spirv` too; a test without is skipped in part.
pub fn opencl_expected() -> bool {
    is_expected("opencl-spirv", skip::part)
}

/// Whether a test that needs a device can run; it is skipped otherwise.
pub fn needs(device: &str) -> bool {
    is_expected(device, skip::whole)
}

/// Whether a device is present, or required, since it accepts SPIR-V for OpenCL and the environment says that the
/// executors under a vendor's licence are installed.
fn is_expected(device: &str, skip: fn(&str)) -> bool {
    let is_expected = is_there(device)
        || device == "opencl-spirv" && std::env::var("GIR_VENDOR").is_ok_and(|value| value == "1");
    if !is_expected {
        skip(&format!("there is no device '{device}'"));
    }
    is_expected
}

/// Whether a test that needs a program can run, which is asked for its version; it is skipped otherwise.
pub fn needs_program(program: &str, version: &str) -> bool {
    is_installed(program, version, skip::whole)
}

/// Whether a test can use a program too; a test without is skipped in part.
pub fn also_program(program: &str, version: &str) -> bool {
    is_installed(program, version, skip::part)
}

fn is_installed(program: &str, version: &str, skip: fn(&str)) -> bool {
    let answers = Command::new(program).arg(version).output();
    let is_installed = answers.is_ok_and(|answer| answer.status.success());
    if !is_installed {
        skip(&format!("{program} is not installed"));
    }
    is_installed
}

/// The value of a variable; a test that needs it is skipped where it is not set. `cargo xtask setup --vendor` installs
/// such tools, and the commands of xtask set the variables.
pub fn named(variable: &str) -> Option<PathBuf> {
    path_in(variable, skip::whole)
}

/// The value of a variable; a test that could use it is skipped in part where it is not set.
pub fn also_named(variable: &str) -> Option<PathBuf> {
    path_in(variable, skip::part)
}

fn path_in(variable: &str, skip: fn(&str)) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    if named.is_none() {
        skip(&format!("{variable} names nothing"));
    }
    named
}

/// Whether `gir-run` finds a device, `NAME` or `NAME:WHICH`; a test without is skipped in part.
pub fn is_found(device: &str) -> bool {
    let is_found = is_there(device);
    if !is_found {
        let reason = format!("there is no device '{device}'");
        match device {
            "cuda" => skip::hardware(&reason),
            _ => skip::part(&reason),
        }
    }
    is_found
}

fn is_there(device: &str) -> bool {
    static LISTING: LazyLock<String> = LazyLock::new(|| {
        let devices = Command::new(concat!(env!("GIR_BIN"), "/gir-run"))
            .arg("--list-devices")
            .output()
            .unwrap();
        String::from_utf8(devices.stdout).unwrap()
    });
    let (kind, which) = device.split_once(':').unwrap_or((device, ""));
    LISTING.lines().any(|line| {
        let words: Vec<_> = line.split_whitespace().collect();
        let is_it = |word: &&str| which.is_empty() || word.strip_suffix(':') == Some(which);
        words[..2] == [kind, "yes"] && words[2..].iter().any(is_it)
    })
}

/// Whether nothing is thinned: each kernel goes all ways with all arguments, and instructions with literals on all
/// devices.
pub fn runs_all() -> bool {
    std::env::var("GIR_TEST_ALL").is_ok_and(|value| value == "1")
}

/// The random modules of SPIR-V to try, by `GIR_RANDOM_SHAPES=FIRST..LAST`.
pub fn shapes_to_try() -> Option<std::ops::Range<u64>> {
    let range = std::env::var("GIR_RANDOM_SHAPES").ok()?;
    let (first, last) = range.split_once("..").expect("FIRST..LAST");
    Some(first.parse().unwrap()..last.parse().unwrap())
}
