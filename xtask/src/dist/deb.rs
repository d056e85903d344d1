//! A package for Debian and its descendants, from the files of the archive: an `ar` archive of three files.

use anyhow::Result;

use super::archive::{self, Entry};

/// The name of the package.
const PACKAGE: &str = "gir-gpu";

/// The name of the file.
pub fn name(version: &str) -> String {
    format!("{PACKAGE}_{version}_amd64.deb")
}

/// The package.
///
/// # Errors
/// When a path does not fit.
pub fn package(version: &str, entries: &[Entry], time: u64) -> Result<Vec<u8>> {
    let installed = |entry: &Entry| Entry {
        path: format!("usr/{}", entry.path),
        ..entry.clone()
    };
    let files: Vec<_> = entries.iter().map(installed).collect();
    let size: usize = files
        .iter()
        .map(|entry| entry.bytes.len().div_ceil(1024))
        .sum();
    let control = Entry::file("control", control(version, size).into_bytes());
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", archive::tar_gz(".", &[control], time)?),
        ("data.tar.gz", archive::tar_gz(".", &files, time)?),
    ];
    let mut bytes = b"!<arch>\n".to_vec();
    for (name, contents) in parts {
        let length = contents.len();
        bytes.extend(
            format!(
                "{name:<16}{time:<12}{:<6}{:<6}{:<8}{length:<10}`\n",
                0, 0, "100644"
            )
            .bytes(),
        );
        bytes.extend(contents);
        if length % 2 == 1 {
            bytes.push(b'\n');
        }
    }
    Ok(bytes)
}

fn control(version: &str, size: usize) -> String {
    format!(
        "Package: {PACKAGE}\n\
         Version: {version}\n\
         Architecture: amd64\n\
         Maintainer: The gir authors <gir@localhost>\n\
         Installed-Size: {size}\n\
         Depends: libc6 (>= 2.31), libgcc-s1\n\
         Recommends: libvulkan1, ocl-icd-libopencl1\n\
         Suggests: mesa-vulkan-drivers, pocl-opencl-icd, clang\n\
         Section: devel\n\
         Priority: optional\n\
         Description: compiler of GPU kernels\n \
         gir-opt compiles kernels in GIR text, MLIR, LLVM IR and SPIR-V to SPIR-V, PTX,\n \
         CUDA C++, Metal, OpenCL C and more; gir-run runs them.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process;
    use pretty_assertions::assert_eq;
    use std::process::Command;

    #[test]
    fn dpkg_reads_the_package() {
        let entries = [Entry::program("bin/gir-opt", vec![0x7f; 2049])];
        let file = std::env::temp_dir().join(format!("gir-{}.deb", std::process::id()));
        std::fs::write(&file, package("1.2.3", &entries, 86_400).unwrap()).unwrap();
        let text = |option| process::text(Command::new("dpkg-deb").arg(option).arg(&file)).unwrap();
        let (fields, contents) = (text("--field"), text("--contents"));
        std::fs::remove_file(&file).unwrap();
        assert!(
            fields.starts_with("Package: gir-gpu\nVersion: 1.2.3\n"),
            "{fields}"
        );
        assert!(fields.contains("Installed-Size: 3\n"), "{fields}");
        let paths: Vec<_> = contents
            .lines()
            .filter_map(|line| line.split_whitespace().last())
            .collect();
        assert_eq!(paths, ["usr/", "usr/bin/", "usr/bin/gir-opt"]);
    }
}
