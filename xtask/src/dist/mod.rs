//! `cargo xtask dist`: an archive of the programs for any Linux on x86-64, without LLVM.
//!
//! `target/dist` gets `gir-VERSION-x86_64-linux.tar.gz`, the same files as a package for Debian, a `Dockerfile` that
//! unpacks the archive, and `SHA256SUMS`. The programs need the C library 2.31 or a later one ([`old_libc`]) and find
//! drivers when they run. The libraries for other MLIR projects need MLIR's shared library; they are an archive of
//! their own, `gir-mlir-VERSION-x86_64-linux.tar.gz` ([`libraries`]). Two runs give the same bytes:
//! entries are sorted, their time is that of the commit, and no file has a path of this machine ([`paths`]).

mod archive;
mod check;
mod deb;
mod help;
mod libraries;
mod licences;
mod manual;
mod old_libc;
mod paths;
mod symbols;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::cli::DistOptions;
use crate::output;
use crate::parts::Parts;
use crate::process;
use crate::setup;
use crate::workspace::Workspace;
use archive::Entry;

/// The programs of the archive. `gir-codegen` stands beside the others, which start it.
const PROGRAMS: &[&str] = &["gir-opt", "gir-translate", "gir-run", "gir-codegen"];

/// The target of the programs. Naming it keeps flags for them away from build scripts.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// The version of the programs.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Files of the repository in the archive, with their places.
const FILES: &[(&str, &str)] = &[
    ("LICENSE", "share/doc/gir/LICENSE"),
    ("CHANGELOG.md", "share/doc/gir/CHANGELOG.md"),
    ("docs/install.md", "share/doc/gir/install.md"),
    ("docs/stability.md", "share/doc/gir/stability.md"),
    ("docs/reflection.md", "share/doc/gir/reflection.md"),
    (
        "docs/reflection.schema.json",
        "share/gir/reflection.schema.json",
    ),
    (
        "docs/manifest.schema.json",
        "share/gir/manifest.schema.json",
    ),
    ("test/e2e/saxpy.gir", "share/gir/examples/saxpy.gir"),
    ("test/e2e/matmul.gir", "share/gir/examples/matmul.gir"),
    ("test/e2e/reduce.gir", "share/gir/examples/reduce.gir"),
];

const DOCKERFILE: &str = include_str!("Dockerfile");

/// Builds the programs and packs them.
///
/// # Errors
/// When something does not compile, needs a newer C library, or cannot be written.
pub fn run(options: &DistOptions) -> Result<()> {
    setup::run(&options.setup)?;
    let workspace = Workspace::find()?;
    let folder = workspace.scratch("dist")?;
    let machine = paths::of_machine(&workspace)?;
    let parts = build(&workspace, &folder, &machine)?;
    let programs = workspace.target.join(TARGET).join("release");
    for program in PROGRAMS {
        symbols::check(&programs.join(program))?;
    }
    let notices = licences::text(&workspace)?;
    let archives = [
        ("gir", collect(&workspace, &programs, &notices)?),
        (
            "gir-mlir",
            libraries::collect(&workspace, &parts, &folder, &notices)?,
        ),
    ];
    for (_, entries) in &archives {
        paths::check(entries, &machine)?;
    }
    let files = write(&folder, &archives, commit_time(&workspace)?)?;
    match options.check {
        true => check::run(&workspace, &folder, &files),
        false => Ok(()),
    }
}

/// Builds the programs, linked against the older C library, and the libraries.
fn build(workspace: &Workspace, folder: &Path, machine: &[(PathBuf, &str)]) -> Result<Parts> {
    let linker = old_libc::prepare(folder)?;
    let mut flags = vec!["-C".to_owned(), format!("linker={}", old_libc::LINKER)];
    for (path, name) in machine {
        flags.push(format!("--remap-path-prefix={}={name}", path.display()));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(linker).chain(std::env::split_paths(&path)))?;
    let mut cargo = workspace.cargo();
    cargo
        .env("PATH", path)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    cargo.args([
        "build",
        "--release",
        "--locked",
        "--target",
        TARGET,
        "--lib",
    ]);
    cargo.args(PROGRAMS.iter().flat_map(|program| ["--bin", program]));
    Parts::build(&mut cargo)
}

/// The time of the commit, in seconds since 1970.
fn commit_time(workspace: &Workspace) -> Result<u64> {
    let mut git = Command::new("git");
    git.current_dir(&workspace.root)
        .args(["log", "-1", "--format=%ct"]);
    let text = process::text(&mut git)?;
    text.trim()
        .parse()
        .context("git prints no time of the commit")
}

/// The files of the archive of the programs, with paths below its top.
fn collect(workspace: &Workspace, programs: &Path, notices: &str) -> Result<Vec<Entry>> {
    let mut entries = vec![];
    for program in PROGRAMS {
        let bytes = read(&programs.join(program))?;
        entries.push(Entry::program(&format!("bin/{program}"), bytes));
        let command = help::command(program, &programs.join(program))?;
        entries.extend(manual::entries(program, command)?);
    }
    entries.extend(documents(workspace, FILES, notices)?);
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(entries)
}

/// Files of the repository, by their places, and the notices.
fn documents(workspace: &Workspace, files: &[(&str, &str)], notices: &str) -> Result<Vec<Entry>> {
    let file =
        |(file, place): &(&str, &str)| Ok(Entry::file(place, read(&workspace.root.join(file))?));
    let notices = Entry::file("share/doc/gir/THIRD-PARTY.txt", notices.into());
    files.iter().map(file).chain([Ok(notices)]).collect()
}

/// The folder that an archive has.
fn top(archive: &str) -> String {
    format!("{archive}-{VERSION}-x86_64-linux")
}

/// The name of an archive.
fn archive_name(archive: &str) -> String {
    format!("{}.tar.gz", top(archive))
}

/// Writes the files of the folder: archives by their names, the first one also as a package. Returns the names.
fn write(folder: &Path, archives: &[(&str, Vec<Entry>)], time: u64) -> Result<Vec<String>> {
    let mut files = vec![];
    for (name, entries) in archives {
        files.push((
            archive_name(name),
            archive::tar_gz(&top(name), entries, time)?,
        ));
    }
    if let Some((_, programs)) = archives.first() {
        files.push((deb::name(VERSION), deb::package(VERSION, programs, time)?));
    }
    let dockerfile = DOCKERFILE.replace("@VERSION@", VERSION);
    files.push(("Dockerfile".to_owned(), dockerfile.into_bytes()));
    let mut sums = String::new();
    for (name, bytes) in &files {
        let path = folder.join(name);
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        sums += &format!("{}  {name}\n", hex(bytes));
        output::line(format!(
            "dist: {} ({} KiB)",
            path.display(),
            bytes.len() >> 10
        ));
    }
    fs::write(folder.join("SHA256SUMS"), sums)?;
    let names = files.into_iter().map(|(name, _)| name);
    Ok(names.chain(["SHA256SUMS".to_owned()]).collect())
}

/// The SHA-256 of bytes, in hexadecimal.
fn hex(bytes: &[u8]) -> String {
    let digits = |byte: u8| format!("{byte:02x}");
    Sha256::digest(bytes).into_iter().map(digits).collect()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Compares bytes with a known sum.
///
/// # Errors
/// When they differ.
fn check_sum(name: &str, bytes: &[u8], expected: &str) -> Result<()> {
    let found = hex(bytes);
    if found != expected {
        bail!("{name} has the SHA-256 {found}, not {expected}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_sum_is_that_of_the_standard() {
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex(b"abc"), sum);
        assert!(check_sum("abc", b"abc", sum).is_ok());
        assert!(check_sum("abc", b"abd", sum).is_err());
    }

    /// The step behind the build: the same programs give the same files.
    #[test]
    fn two_runs_pack_the_same_bytes() {
        let entries = vec![
            Entry::program("bin/gir-opt", b"\x7fELF".to_vec()),
            Entry::file("share/doc/gir/LICENSE", b"Apache".to_vec()),
        ];
        let library = vec![Entry::file("lib/libGirPlugin.so", b"\x7fELF".to_vec())];
        let archives = [("gir", entries), ("gir-mlir", library)];
        let folders = ["one", "two"].map(|name| {
            let folder =
                std::env::temp_dir().join(format!("gir-dist-{}-{name}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            write(&folder, &archives, 1_700_000_000).unwrap();
            folder
        });
        let sums = folders
            .each_ref()
            .map(|folder| fs::read_to_string(folder.join("SHA256SUMS")).unwrap());
        for folder in folders {
            fs::remove_dir_all(folder).unwrap();
        }
        assert_eq!(sums[0], sums[1]);
        let names = sums[0].lines().map(|line| &line[66..]);
        let expected = [
            archive_name("gir"),
            archive_name("gir-mlir"),
            deb::name(VERSION),
            "Dockerfile".to_owned(),
        ];
        assert_eq!(names.collect::<Vec<_>>(), expected);
        assert_eq!(
            expected[0],
            concat!("gir-", env!("CARGO_PKG_VERSION"), "-x86_64-linux.tar.gz")
        );
    }
}
