//! The parts of a device that are built once: run times, precompiled headers.
//!
//! They are kept in the user's cache folder, in a folder named by everything that they depend on; without a cache
//! folder they are built again.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::cpu::cache;
use crate::failure::Failure;
use crate::own_files::OwnFolder;

/// The file that says that all others are complete.
const READY: &str = "ready";

/// A text file: its path in a folder, and its text.
pub type TextFile = (&'static str, &'static str);

/// Hashes what parts depend on.
pub struct Sources(blake3::Hasher);

impl Sources {
    /// Of parts that a compiler makes, which is at a path.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn new(compiler: &Path) -> io::Result<Self> {
        let compiler = compiler.canonicalize()?;
        let facts = fs::metadata(&compiler)?;
        let mut sources = Self(blake3::Hasher::new());
        let (len, modified) = (facts.len(), facts.modified()?);
        sources.add(&format!("{} {len} {modified:?}", compiler.display()));
        Ok(sources)
    }

    /// Adds an option, or the text of a file.
    pub fn add(&mut self, part: &str) {
        self.0.update(&(part.len() as u64).to_le_bytes());
        self.0.update(part.as_bytes());
    }

    /// Adds the texts of files.
    pub fn add_files<'f>(&mut self, files: impl IntoIterator<Item = &'f TextFile>) {
        for (name, text) in files {
            self.add(name);
            self.add(text);
        }
    }

    fn name(&self) -> String {
        self.0.finalize().to_hex()[..32].to_owned()
    }
}

/// A folder with the parts of a device.
#[derive(Debug)]
pub struct BuiltParts {
    folder: PathBuf,
    /// Keeps the folder alive, if it is not the user's.
    _temporary: Option<TempDir>,
}

impl BuiltParts {
    /// Finds the parts of a device; `build` makes them in a folder where there are none.
    ///
    /// # Errors
    /// [`Failure::Absent`] where `build` fails, with its reason, or no folder can be made.
    pub fn new(
        device: &str,
        sources: &Sources,
        build: impl Fn(&Path) -> Result<(), String>,
    ) -> Result<Self, Failure> {
        let kept = kept(&format!("{device}-{}", sources.name()));
        let parts = Self::kept_or_temporary(kept, build);
        parts.map_err(|what| Failure::Absent(format!("{device}: {what}")))
    }

    fn kept_or_temporary(
        kept: Option<OwnFolder>,
        build: impl Fn(&Path) -> Result<(), String>,
    ) -> Result<Self, String> {
        if let Some(kept) = kept {
            prepare(kept.path(), &build)?;
            match kept.check_all() {
                Ok(()) => {
                    return Ok(Self {
                        folder: kept.path().to_owned(),
                        _temporary: None,
                    });
                }
                Err(refusal) => cache::warn(kept.path(), &refusal),
            }
        }
        let temporary = TempDir::new().map_err(|error| error.to_string())?;
        build(temporary.path())?;
        Ok(Self {
            folder: temporary.path().to_owned(),
            _temporary: Some(temporary),
        })
    }

    /// Where they are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Writes files below a folder.
///
/// # Errors
/// When the system refuses.
pub fn write<'f>(folder: &Path, files: impl IntoIterator<Item = &'f TextFile>) -> io::Result<()> {
    for (name, text) in files {
        let path = folder.join(name);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// The folder of a name in the user's cache, if there is one.
fn kept(name: &str) -> Option<OwnFolder> {
    let path = cache::folder_of_user()?.path().join(name);
    let opened = OwnFolder::open(&path);
    opened.map_err(|refusal| cache::warn(&path, &refusal)).ok()
}

/// Builds missing parts. One process does, others wait for it.
fn prepare(folder: &Path, build: impl Fn(&Path) -> Result<(), String>) -> Result<(), String> {
    let failed = |error: io::Error| error.to_string();
    let ready = folder.join(READY);
    if ready.is_file() {
        return Ok(());
    }
    let lock = File::create(folder.join("lock")).map_err(failed)?;
    lock.lock().map_err(failed)?;
    if ready.is_file() {
        return Ok(());
    }
    build(folder)?;
    fs::write(ready, "").map_err(failed)?;
    // Files that others may write are refused; the system's defaults may allow that.
    let folder = OwnFolder::open(folder);
    folder.map_or(Ok(()), |folder| folder.close_to_others().map_err(failed))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    /// Parts in a folder of the user, and how often they have been built so far.
    fn parts_in(folder: &Path, built: &Cell<usize>) -> Result<BuiltParts, String> {
        BuiltParts::kept_or_temporary(Some(OwnFolder::open(folder).unwrap()), |folder| {
            built.set(built.get() + 1);
            fs::write(folder.join("part"), "1").map_err(|error| error.to_string())
        })
    }

    #[test]
    fn parts_are_built_once() {
        let folder = tempfile::tempdir().unwrap();
        let (path, built) = (folder.path().join("kept"), Cell::new(0));
        for _ in 0..3 {
            let parts = parts_in(&path, &built).unwrap();
            assert_eq!(parts.folder(), path);
            assert_eq!(fs::read(parts.folder().join("part")).unwrap(), b"1");
        }
        assert_eq!(built.get(), 1);
    }

    #[test]
    fn a_part_that_others_may_have_written_is_built_elsewhere() {
        let folder = tempfile::tempdir().unwrap();
        let (path, built) = (folder.path().join("kept"), Cell::new(0));
        parts_in(&path, &built).unwrap();
        let open = fs::Permissions::from_mode(0o666);
        fs::set_permissions(path.join("part"), open).unwrap();
        let parts = parts_in(&path, &built).unwrap();
        assert_ne!(parts.folder(), path);
        assert!(parts.folder().join("part").is_file());
        assert_eq!(built.get(), 2);
    }

    #[test]
    fn parts_that_cannot_be_built_are_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let kept = || Some(OwnFolder::open(folder.path()).unwrap());
        let failure = BuiltParts::kept_or_temporary(kept(), |_| Err("no compiler".to_owned()));
        assert_eq!(failure.unwrap_err(), "no compiler");
        let built = Cell::new(0);
        parts_in(folder.path(), &built).unwrap();
        assert_eq!(built.get(), 1);
    }

    #[test]
    fn other_sources_are_other_parts() {
        let compiler = tempfile::NamedTempFile::new().unwrap();
        let name = |parts: &[&str]| {
            let mut sources = Sources::new(compiler.path()).unwrap();
            parts.iter().for_each(|part| sources.add(part));
            sources.name()
        };
        assert_eq!(name(&["-O1", "text"]), name(&["-O1", "text"]));
        assert_ne!(name(&["-O1", "text"]), name(&["-O2", "text"]));
        // The end of one part counts.
        assert_ne!(name(&["ab", "c"]), name(&["a", "bc"]));
        assert!(Sources::new(Path::new("/no/compiler")).is_err());
    }
}
