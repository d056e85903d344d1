//! The archive for other MLIR projects: `libGirPlugin.so`, and the archives and headers that CMake finds.
//!
//! `docs/plugin.md` is for their users. The plugin and MLIR share one context, and so one copy of MLIR: it needs the
//! shared library of Debian's LLVM, which the archive of the programs does without.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::archive::Entry;
use super::{documents, read};
use crate::parts::Parts;
use crate::workspace::Workspace;

/// Files of the repository in the archive, with their places.
const FILES: &[(&str, &str)] = &[
    ("LICENSE", "share/doc/gir/LICENSE"),
    ("CHANGELOG.md", "share/doc/gir/CHANGELOG.md"),
    ("docs/plugin.md", "share/doc/gir/plugin.md"),
];

/// The files, with paths below the top of the archive.
///
/// # Errors
/// When a file cannot be installed or read.
pub fn collect(
    workspace: &Workspace,
    parts: &Parts,
    folder: &Path,
    notices: &str,
) -> Result<Vec<Entry>> {
    let installed = folder.join("mlir");
    if installed.exists() {
        fs::remove_dir_all(&installed)
            .with_context(|| format!("cannot remove {}", installed.display()))?;
    }
    parts.install(&installed)?;
    let mut entries = documents(workspace, FILES, notices)?;
    add(&mut entries, &installed, "")?;
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(entries)
}

/// Adds the files of a folder, whose path below the top ends with a slash.
fn add(entries: &mut Vec<Entry>, folder: &Path, place: &str) -> Result<()> {
    let cannot = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let place = format!("{place}{name}");
        match path.is_dir() {
            true => add(entries, &path, &format!("{place}/"))?,
            false => entries.push(Entry::file(&place, read(&path)?)),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn files_of_folders_keep_their_paths() {
        let folder = std::env::temp_dir().join(format!("gir-libraries-{}", std::process::id()));
        fs::create_dir_all(folder.join("lib/cmake")).unwrap();
        fs::write(folder.join("lib/cmake/GIRConfig.cmake"), "set(x)").unwrap();
        let mut entries = vec![];
        add(&mut entries, &folder, "").unwrap();
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(entries.len(), 1);
        assert_eq!(entries[0].path, "lib/cmake/GIRConfig.cmake");
        assert_eq!(entries[0].bytes, b"set(x)");
    }
}
