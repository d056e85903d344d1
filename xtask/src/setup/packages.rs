//! The Debian packages the project needs, and which of them the machine lacks.

use std::collections::HashMap;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;

/// The suite of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suite {
    /// The release itself, with its updates and security suites.
    Release,
    /// The backports suite of the release.
    Backports,
}

/// A Debian package with its purpose in the project.
#[derive(Debug, PartialEq, Eq)]
pub struct Package {
    /// Name in the archive.
    pub name: &'static str,
    /// Its purpose, as printed before it is installed.
    pub purpose: &'static str,
    /// Its suite.
    pub suite: Suite,
    /// The least upstream version, when the release has an older one.
    pub at_least: Option<&'static str>,
}

const fn release(name: &'static str, purpose: &'static str) -> Package {
    Package {
        name,
        purpose,
        suite: Suite::Release,
        at_least: None,
    }
}

/// Every package the project builds, tests and runs with.
pub const PACKAGES: &[Package] = &[
    release("llvm-22-dev", "LLVM headers and static libraries"),
    release("libmlir-22-dev", "MLIR headers and static libraries"),
    release("mlir-22-tools", "mlir-tblgen, and mlir-opt to compare with"),
    release("llvm-22-tools", "lit, FileCheck, not, split-file"),
    release("clang-22", "C++ compiler of the dialect library"),
    release("lld-22", "linker"),
    release(
        "libpolly-22-dev",
        "static library LLVM's own list of libraries names",
    ),
    release("libzstd-dev", "static library LLVM links"),
    release("zlib1g-dev", "static library LLVM links"),
    release("cmake", "builds the dialect library"),
    release("ninja-build", "builds the dialect library"),
    release("pkg-config", "finds the system libraries LLVM links"),
    release("python3", "runs lit"),
    release(
        "python3-venv",
        "virtual environments of CIRCT and of the licensed executors",
    ),
    release(
        "python3-pyopencl",
        "runs the sources of gir-opt --emit-host=numpy",
    ),
    release("yosys", "counts the cells of circuits"),
    release(
        "spirv-tools",
        "spirv-val, spirv-as, spirv-dis, spirv-link: judge of the SPIR-V",
    ),
    release("libvulkan1", "Vulkan loader of gir-run --device vulkan"),
    release("libomp-22-dev", "OpenMP, a peer in the benchmarks"),
    release(
        "pocl-opencl-icd",
        "PoCL: a driver of gir-run --device opencl, a peer in the benchmarks",
    ),
    release(
        "ocl-icd-opencl-dev",
        "OpenCL loader of gir-run --device opencl and opencl-spirv, and of that peer",
    ),
    release("opencl-headers", "OpenCL headers of that peer"),
    release(
        "glslang-tools",
        "glslangValidator, a peer in the benchmarks",
    ),
    release("spirv-cross", "a peer in the benchmarks"),
    release("valgrind", "counts machine instructions in the benchmarks"),
    Package {
        name: "qemu-user",
        purpose: "qemu-hexagon, the emulator of gir-run --device hexagon",
        suite: Suite::Backports,
        at_least: Some("10.0"),
    },
    Package {
        name: "qemu-system-arm",
        purpose: "the emulator of gir-run --device helium",
        suite: Suite::Backports,
        at_least: Some("10.0"),
    },
    Package {
        name: "mesa-vulkan-drivers",
        purpose: "lavapipe, the Vulkan device that needs no GPU",
        suite: Suite::Backports,
        at_least: Some("25.0"),
    },
];

/// Those of `wanted` that are missing, or too old.
///
/// # Errors
/// When dpkg is missing.
pub fn missing(wanted: &'static [Package]) -> Result<Vec<&'static Package>> {
    // dpkg-query exits with 1 when it does not know one of the names; the known ones are on standard output all the
    // same.
    let output = process::capture(
        Command::new("dpkg-query")
            .args(["-W", "-f", "${db:Status-Status} ${Package} ${Version}\n"])
            .args(wanted.iter().map(|package| package.name)),
    )
    .context("setup needs Debian's package manager")?;
    let installed = parse_installed(&String::from_utf8_lossy(&output.stdout));
    let mut missing = Vec::new();
    for package in wanted {
        if !is_enough(package, installed.get(package.name))? {
            missing.push(package);
        }
    }
    Ok(missing)
}

/// Package names separated by spaces, for messages.
pub fn names(packages: &[&Package]) -> String {
    let names: Vec<_> = packages.iter().map(|package| package.name).collect();
    names.join(" ")
}

/// Reads `status name version` lines; a package may have a line for each architecture.
fn parse_installed(listing: &str) -> HashMap<String, String> {
    let mut installed = HashMap::new();
    for line in listing.lines() {
        if let ["installed", name, version] = line.split_whitespace().collect::<Vec<_>>()[..] {
            installed.insert(name.to_owned(), version.to_owned());
        }
    }
    installed
}

fn is_enough(package: &Package, installed: Option<&String>) -> Result<bool> {
    match (installed, package.at_least) {
        (None, _) => Ok(false),
        (Some(_), None) => Ok(true),
        (Some(version), Some(oldest)) => {
            let mut compare = Command::new("dpkg");
            compare.args(["--compare-versions", version, "ge", oldest]);
            Ok(process::capture(&mut compare)?.status.success())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn installed_packages_are_told_from_known_and_half_removed_ones() {
        let listing = "installed cmake 3.25.1-1\n\
                       not-installed mesa-vulkan-drivers \n\
                       config-files lld-22 1:22.1.8-1\n\
                       half-configured valgrind 1:3.19.0-1\n\
                       installed python3 3.11.2-1+b1\n";
        let mut names: Vec<_> = parse_installed(listing).into_iter().collect();
        names.sort();
        let expected = [("cmake", "3.25.1-1"), ("python3", "3.11.2-1+b1")];
        assert_eq!(names, expected.map(|(n, v)| (n.to_owned(), v.to_owned())));
    }

    #[test]
    fn a_version_older_than_needed_counts_as_missing() {
        let package = Package {
            at_least: Some("25.0"),
            ..release("mesa-vulkan-drivers", "")
        };
        let enough = |version: &str| is_enough(&package, Some(&version.to_owned())).unwrap();
        assert!(!enough("22.3.6-1+deb12u2"));
        assert!(!enough("9.9"));
        assert!(enough("25.0.7-2~bpo12+1"));
        assert!(!is_enough(&package, None).unwrap());
    }

    #[test]
    fn no_package_stands_twice() {
        let mut names: Vec<_> = PACKAGES.iter().map(|package| package.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), PACKAGES.len());
    }
}
