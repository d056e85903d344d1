//! The files of `test/conformance`: are they what the suite runs?

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::case::Case;

/// What differs between a folder and the suite.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stale {
    /// The file has another text, or is not there.
    Other(PathBuf),
    /// The suite has no such file.
    Extra(PathBuf),
}

/// The files that the suite has, with their text.
#[must_use]
pub fn files(cases: &[Case]) -> BTreeMap<PathBuf, String> {
    let file = |case: &Case| (PathBuf::from(case.file()), case.source());
    cases.iter().map(file).collect()
}

/// Compares a folder with the suite.
///
/// # Errors
/// When the folder cannot be read.
pub fn compare(cases: &[Case], folder: &Path) -> io::Result<Vec<Stale>> {
    let files = files(cases);
    let mut stale = vec![];
    for (file, text) in &files {
        match fs::read_to_string(folder.join(file)) {
            Ok(found) if found == *text => {}
            _ => stale.push(Stale::Other(file.clone())),
        }
    }
    for file in kernels_in(folder)? {
        if !files.contains_key(&file) {
            stale.push(Stale::Extra(file));
        }
    }
    stale.sort();
    Ok(stale)
}

/// Makes a folder what the suite has, and says what has changed.
///
/// # Errors
/// When a file cannot be written or removed.
pub fn write(cases: &[Case], folder: &Path) -> io::Result<Vec<Stale>> {
    let files = files(cases);
    let stale = compare(cases, folder)?;
    for change in &stale {
        match change {
            Stale::Extra(file) => fs::remove_file(folder.join(file))?,
            Stale::Other(file) => {
                let path = folder.join(file);
                if let Some(parent) = path.parent() {
                    fs::create_dir_all(parent)?;
                }
                fs::write(path, &files[file])?;
            }
        }
    }
    Ok(stale)
}

/// The `.gir` and `.mlir` files in the folders of a folder.
fn kernels_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = vec![];
    let families = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
        families => families?,
    };
    for family in families {
        let family = family?;
        if !family.file_type()?.is_dir() {
            continue;
        }
        for file in fs::read_dir(family.path())? {
            let name = PathBuf::from(file?.file_name());
            let is_kernel = |extension| extension == "gir" || extension == "mlir";
            if name.extension().is_some_and(is_kernel) {
                found.push(Path::new(&family.file_name()).join(name));
            }
        }
    }
    Ok(found)
}
