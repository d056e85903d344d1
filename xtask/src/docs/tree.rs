//! The files of a directory of the repository, in an order that is the same on every machine.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// A text file of the repository.
#[derive(Debug)]
pub struct Source {
    /// Its path from the root, with slashes.
    pub path: String,
    /// Its contents.
    pub text: String,
}

/// The files under `root/directory` with one of the extensions, sorted by path. Directories called `Inputs` hold inputs
/// of tests, not tests: they are left out.
///
/// # Errors
/// When a file or folder cannot be read.
pub fn sources(root: &Path, directory: &str, extensions: &[&str]) -> Result<Vec<Source>> {
    let mut found = Vec::new();
    collect(root, directory, extensions, &mut found)?;
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn collect(
    root: &Path,
    directory: &str,
    extensions: &[&str],
    found: &mut Vec<Source>,
) -> Result<()> {
    let cannot_read = |path: &str| format!("cannot read {path}");
    let entries = fs::read_dir(root.join(directory)).with_context(|| cannot_read(directory))?;
    for entry in entries {
        let entry = entry.with_context(|| cannot_read(directory))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{directory}/{name}");
        if entry
            .file_type()
            .with_context(|| cannot_read(&path))?
            .is_dir()
        {
            if name != "Inputs" {
                collect(root, &path, extensions, found)?;
            }
        } else if has_extension(&name, extensions) {
            let text = fs::read_to_string(entry.path()).with_context(|| cannot_read(&path))?;
            found.push(Source { path, text });
        }
    }
    Ok(())
}

fn has_extension(name: &str, extensions: &[&str]) -> bool {
    name.rsplit_once('.')
        .is_some_and(|(_, extension)| extensions.contains(&extension))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_is_what_follows_the_last_dot() {
        assert!(has_extension("a.b.gir", &["mlir", "gir"]));
        assert!(!has_extension("gir", &["gir"]));
        assert!(!has_extension("a.gir.orig", &["gir"]));
    }

    #[test]
    fn files_come_sorted_by_path() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sources = sources(root, "src", &["rs"]).unwrap();
        let paths: Vec<_> = sources.iter().map(|source| source.path.as_str()).collect();
        assert!(paths.is_sorted(), "{paths:?}");
        assert!(paths.contains(&"src/docs/tree.rs"), "{paths:?}");
        assert!(paths.contains(&"src/main.rs"), "{paths:?}");
    }
}
