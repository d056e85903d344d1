//! The C library of Debian 11, to link against.
//!
//! A program needs the versions of symbols that the linker finds. Linked on Debian 12 it needs version 2.36 of the C
//! library; linked against the files of these packages it needs 2.31, and runs with all later ones. The linker is the
//! system's: a script, `gir-dist-cc`, puts a folder with the older files in front of its own. The folder also has the
//! archives of zlib and zstd, without their shared libraries, so that programs contain them, and the few symbols that
//! LLVM's objects take from newer versions (`newer.c`).

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::check_sum;
use crate::output;
use crate::process;

/// The name of the linker; it is found through `PATH`, so that no path is a part of cargo's flags.
pub const LINKER: &str = "gir-dist-cc";

/// A package of Debian 11: its path below the mirror, and its SHA-256.
const PACKAGES: &[(&str, &str)] = &[
    (
        "pool/main/g/glibc/libc6_2.31-13+deb11u11_amd64.deb",
        "05f7264da867b37f4c5ce49266b558ea1e81e05a9464f623152fca70f3550282",
    ),
    (
        "pool/main/g/glibc/libc6-dev_2.31-13+deb11u11_amd64.deb",
        "e7f7b45d9c5cfcf37609f0b6efd3c645272c812144703af89dfd32218fcb0fd3",
    ),
    (
        "pool/main/g/gcc-10/libgcc-s1_10.2.1-6_amd64.deb",
        "e478f2709d8474165bb664de42e16950c391f30eaa55bc9b3573281d83a29daf",
    ),
];

/// The mirror; old releases move to archive.debian.org.
const MIRROR: &str = "http://deb.debian.org/debian";

/// The variable that names another mirror.
const MIRROR_VARIABLE: &str = "GIR_DEBIAN_MIRROR";

/// Files to link with, by their places in the packages and their names for the linker.
const PARTS: &[(&str, &str)] = &[
    ("usr/lib/x86_64-linux-gnu/crt1.o", "crt1.o"),
    ("usr/lib/x86_64-linux-gnu/crti.o", "crti.o"),
    ("usr/lib/x86_64-linux-gnu/crtn.o", "crtn.o"),
    ("usr/lib/x86_64-linux-gnu/Scrt1.o", "Scrt1.o"),
    (
        "usr/lib/x86_64-linux-gnu/libc_nonshared.a",
        "libc_nonshared.a",
    ),
    ("lib/x86_64-linux-gnu/libc.so.6", "libc.so.6"),
    ("lib/x86_64-linux-gnu/ld-2.31.so", "ld-linux-x86-64.so.2"),
    ("lib/x86_64-linux-gnu/libpthread.so.0", "libpthread.so"),
    ("lib/x86_64-linux-gnu/libdl.so.2", "libdl.so"),
    ("lib/x86_64-linux-gnu/librt.so.1", "librt.so"),
    ("lib/x86_64-linux-gnu/libutil.so.1", "libutil.so"),
    ("lib/x86_64-linux-gnu/libm.so.6", "libm.so"),
    ("lib/x86_64-linux-gnu/libgcc_s.so.1", "libgcc_s.so"),
];

/// The linker script of the C library, without absolute paths.
const SCRIPT: &str = "GROUP ( libc.so.6 libc_nonshared.a AS_NEEDED ( ld-linux-x86-64.so.2 ) )\n";

/// Archives of this machine that programs contain.
const ARCHIVES: &[&str] = &["libz.a", "libzstd.a"];

/// Makes the folder of the linker, once; returns it.
///
/// # Errors
/// When the packages cannot be fetched, or are others.
pub fn prepare(folder: &Path) -> Result<PathBuf> {
    let made = folder.join("link");
    let packages = folder.join("packages");
    let root = folder.join("debian-11");
    fs::create_dir_all(&made)?;
    fs::create_dir_all(&packages)?;
    if !made.join("libc.so").is_file() {
        for (package, sum) in PACKAGES {
            let file = fetch(package, sum, &packages)?;
            process::stream(Command::new("dpkg-deb").arg("-x").arg(file).arg(&root))?;
        }
        for (place, name) in PARTS {
            let from = root.join(place);
            fs::copy(&from, made.join(name))
                .with_context(|| format!("cannot copy {}", from.display()))?;
        }
        fs::write(made.join("libc.so"), SCRIPT)?;
    }
    for archive in ARCHIVES {
        let found = process::text(Command::new("cc").arg(format!("-print-file-name={archive}")))?;
        fs::copy(found.trim(), made.join(archive))
            .with_context(|| format!("cannot copy {archive}"))?;
    }
    let source = folder.join("newer.c");
    fs::write(&source, include_str!("newer.c"))?;
    let mut cc = Command::new("cc");
    cc.current_dir(folder).args([
        "-O2",
        "-Wall",
        "-fno-builtin",
        "-c",
        "newer.c",
        "-o",
        "link/newer.o",
    ]);
    process::stream(&mut cc)?;
    let linker = made.join(LINKER);
    fs::write(&linker, include_str!("gir-dist-cc"))?;
    fs::set_permissions(&linker, fs::Permissions::from_mode(0o755))?;
    Ok(made)
}

/// A package on this machine.
fn fetch(package: &str, sum: &str, folder: &Path) -> Result<PathBuf> {
    let name = package.rsplit('/').next().unwrap_or(package);
    let file = folder.join(name);
    let is_here = fs::read(&file).is_ok_and(|bytes| check_sum(name, &bytes, sum).is_ok());
    if is_here {
        return Ok(file);
    }
    let mirror = std::env::var(MIRROR_VARIABLE).unwrap_or_else(|_| MIRROR.to_owned());
    output::line(format!("dist: fetch {name}"));
    let mut curl = Command::new("curl");
    curl.args([
        "--fail",
        "--silent",
        "--show-error",
        "--location",
        "--output",
    ]);
    curl.arg(&file).arg(format!("{mirror}/{package}"));
    process::stream(&mut curl).with_context(|| {
        format!("cannot fetch {name}; {MIRROR_VARIABLE} names another mirror of Debian 11")
    })?;
    check_sum(name, &fs::read(&file)?, sum)?;
    Ok(file)
}
