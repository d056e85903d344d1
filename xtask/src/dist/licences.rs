//! The notices of everything that the programs contain: crates, LLVM, and the libraries of C and C++.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::TARGET;
use crate::process;
use crate::workspace::Workspace;

/// Packages of Debian whose code is in the programs.
const DEBIAN: &[&str] = &[
    "llvm-22-dev",
    "libmlir-22-dev",
    "libstdc++-12-dev",
    "zlib1g-dev",
    "libzstd-dev",
];

/// The starts of names of files with notices.
const NOTICES: &[&str] = &[
    "LICENSE",
    "LICENCE",
    "COPYING",
    "COPYRIGHT",
    "NOTICE",
    "UNLICENSE",
];

/// The text.
///
/// # Errors
/// When cargo cannot list the crates, or a notice is not there.
pub fn text(workspace: &Workspace) -> Result<String> {
    let mut text = "gir contains the following software.\n".to_owned();
    for package in DEBIAN {
        let file = Path::new("/usr/share/doc").join(package).join("copyright");
        let notice =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        section(&mut text, &format!("{package} (Debian)"), &[notice]);
    }
    section(
        &mut text,
        "Rust's standard library (MIT OR Apache-2.0)",
        &rust()?,
    );
    let linked = linked(workspace)?;
    let mut metadata = workspace.cargo();
    metadata.args([
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        TARGET,
    ]);
    let metadata: Value = serde_json::from_str(&process::text(&mut metadata)?)?;
    let mut crates: Vec<_> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(of)
        .collect();
    crates.retain(|one| linked.contains(&one.title) && !one.is_ours);
    crates.sort_by(|one, other| one.title.cmp(&other.title));
    for one in crates {
        let heading = format!("{} ({})", one.title, one.licence);
        section(&mut text, &heading, &notices(&one.folder)?);
    }
    Ok(text)
}

/// The notices of Rust's standard library, which come with the compiler.
fn rust() -> Result<Vec<String>> {
    let root = process::text(Command::new("rustc").args(["--print", "sysroot"]))?;
    let folder = Path::new(root.trim()).join("share/doc/rust/licenses");
    ["MIT.txt", "Apache-2.0.txt"]
        .map(|name| {
            fs::read_to_string(folder.join(name))
                .with_context(|| format!("cannot read {name} of Rust"))
        })
        .into_iter()
        .collect()
}

/// A crate.
struct Crate {
    title: String,
    licence: String,
    folder: PathBuf,
    is_ours: bool,
}

fn of(package: &Value) -> Option<Crate> {
    let field = |name: &str| package[name].as_str();
    let manifest = Path::new(field("manifest_path")?);
    Some(Crate {
        title: format!("{} v{}", field("name")?, field("version")?),
        licence: field("license").unwrap_or("see below").to_owned(),
        folder: manifest.parent()?.to_owned(),
        is_ours: package["source"].is_null(),
    })
}

/// The crates in the programs, without those that run at build time only.
fn linked(workspace: &Workspace) -> Result<BTreeSet<String>> {
    let mut tree = workspace.cargo();
    tree.args([
        "tree",
        "--locked",
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--target",
        TARGET,
    ]);
    tree.args([
        "--format",
        "{p}",
        "--package",
        "gir-run",
        "--package",
        "gir-tools",
        "--package",
        "gir-plugin",
    ]);
    let name = |line: &str| {
        let mut words = line.split(' ');
        Some(format!("{} {}", words.next()?, words.next()?))
    };
    Ok(process::text(&mut tree)?.lines().filter_map(name).collect())
}

/// The notices in the folder of a crate, by name.
fn notices(folder: &Path) -> Result<Vec<String>> {
    let mut files = vec![];
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        if path.is_file() && NOTICES.iter().any(|start| name.starts_with(start)) {
            files.push(path);
        }
    }
    files.sort();
    let texts = files
        .iter()
        .map(|file| Ok(String::from_utf8_lossy(&fs::read(file)?).into_owned()));
    texts.collect()
}

fn section(text: &mut String, heading: &str, notices: &[String]) {
    let line = "=".repeat(80);
    *text += &format!("\n{line}\n{heading}\n{line}\n");
    for notice in notices {
        *text += &format!("\n{}\n", notice.trim_end());
    }
}
