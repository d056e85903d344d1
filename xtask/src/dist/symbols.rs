//! The shared libraries that a program needs, and the versions of their symbols.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process;

/// The C library of the oldest system that the programs run on.
const OLDEST: (u32, u32) = (2, 31);

/// Libraries that every Linux with the GNU C library has.
const LIBRARIES: &[&str] = &[
    "libc.so.6",
    "libm.so.6",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
    "libgcc_s.so.1",
    "ld-linux-x86-64.so.2",
];

/// Checks a program.
///
/// # Errors
/// When it needs a newer C library, or a library that a bare system lacks.
pub fn check(program: &Path) -> Result<()> {
    let listing = process::text(Command::new("objdump").arg("-p").arg(program))?;
    for library in needed(&listing) {
        if !LIBRARIES.contains(&library) {
            bail!(
                "{} needs {library}, which a bare system lacks",
                program.display()
            );
        }
    }
    let newest = newest(&listing);
    if newest > OLDEST {
        let ((major, minor), (most, of)) = (newest, OLDEST);
        bail!(
            "{} needs version {major}.{minor} of the C library, not {most}.{of}",
            program.display()
        );
    }
    Ok(())
}

fn needed(listing: &str) -> impl Iterator<Item = &str> {
    listing
        .lines()
        .filter_map(|line| line.trim().strip_prefix("NEEDED"))
        .map(str::trim)
}

/// The newest version of the C library that a program asks for.
fn newest(listing: &str) -> (u32, u32) {
    let versions = listing
        .split_whitespace()
        .filter_map(|word| word.strip_prefix("GLIBC_"));
    let versions = versions.filter_map(|version| {
        let mut numbers = version.split('.').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    });
    versions.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn libraries_and_versions_are_read() {
        let listing = "  NEEDED               libm.so.6\n  NEEDED               libz.so.1\n\
                       required from libm.so.6:\n    0x06969187 0x00 03 GLIBC_2.27\n    0x0 0x00 02 GLIBC_2.2.5\n";
        assert_eq!(
            needed(listing).collect::<Vec<_>>(),
            ["libm.so.6", "libz.so.1"]
        );
        assert_eq!(newest(listing), (2, 27));
        assert!((2, 34) > OLDEST && (2, 4) < OLDEST);
    }
}
