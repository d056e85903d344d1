//! Output files that appear whole or not at all.
//!
//! The bytes go to a temporary file beside the target, which is renamed over it at the end: an existing file survives
//! every failure and keeps its permissions. A special file, such as `/dev/null`, is written in place. Creation of the
//! temporary file is tried before the kernel runs; during the run no file exists that an interrupt would leave behind.

use std::error::Error;
use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::os_error::reason;

/// A file cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("cannot write '{}': {reason}", path.display())]
pub struct WriteError {
    path: PathBuf,
    reason: String,
}

/// A file to be written.
#[derive(Debug)]
pub struct OutputFile {
    /// The path as the user gave it.
    path: PathBuf,
    /// The path with symbolic links resolved.
    target: PathBuf,
    /// Whether the target is a device or a pipe.
    in_place: bool,
}

/// A file that is complete but does not have its name yet.
#[derive(Debug)]
pub struct CompleteFile {
    file: OutputFile,
    /// The bytes; none where they were written in place.
    temporary: Option<NamedTempFile>,
}

impl OutputFile {
    /// Makes sure that `path` can be written, as far as this is known in advance.
    ///
    /// # Errors
    /// When the directory does not exist or may not be written to, or `path` is a directory.
    pub fn prepare(path: &Path) -> Result<Self, WriteError> {
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let existing = fs::metadata(&target).ok();
        if existing.as_ref().is_some_and(fs::Metadata::is_dir) {
            return Err(failed(path, &io::ErrorKind::IsADirectory.into()));
        }
        let in_place = existing.is_some_and(|found| !found.is_file());
        if !in_place {
            temporary_beside(&target).map_err(|error| failed(path, &error))?;
        }
        Ok(Self {
            path: path.to_owned(),
            target,
            in_place,
        })
    }

    /// Whether both are the same file. Devices and pipes accept more than one output.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        !self.in_place && self.place() == other.place()
    }

    /// The target in its resolved directory.
    fn place(&self) -> PathBuf {
        let directory = fs::canonicalize(directory_of(&self.target));
        let place = directory.ok().zip(self.target.file_name());
        place.map_or_else(
            || self.target.clone(),
            |(directory, name)| directory.join(name),
        )
    }

    /// Writes `parts` one after the other.
    ///
    /// # Errors
    /// When the bytes cannot be written; the target is then untouched.
    pub fn fill(self, parts: &[&[u8]]) -> Result<CompleteFile, WriteError> {
        match self.write(parts) {
            Ok(temporary) => Ok(CompleteFile {
                file: self,
                temporary,
            }),
            Err(error) => Err(failed(&self.path, &error)),
        }
    }

    fn write(&self, parts: &[&[u8]]) -> io::Result<Option<NamedTempFile>> {
        if self.in_place {
            let mut file = OpenOptions::new().write(true).open(&self.target)?;
            parts.iter().try_for_each(|part| file.write_all(part))?;
            return Ok(None);
        }
        let mut temporary = temporary_beside(&self.target)?;
        // Not through the `NamedTempFile`, whose errors name the temporary file.
        let file = temporary.as_file_mut();
        parts.iter().try_for_each(|part| file.write_all(part))?;
        if let Ok(existing) = fs::metadata(&self.target) {
            file.set_permissions(existing.permissions())?;
        }
        Ok(Some(temporary))
    }
}

impl CompleteFile {
    /// Gives the file its name.
    ///
    /// # Errors
    /// When it cannot be renamed; the target is then untouched.
    pub fn commit(self) -> Result<(), WriteError> {
        let Self { file, temporary } = self;
        match temporary.map(|temporary| temporary.persist(file.target)) {
            Some(Err(error)) => Err(failed(&file.path, &error.error)),
            Some(Ok(_)) | None => Ok(()),
        }
    }
}

fn temporary_beside(target: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".gir-").permissions(new_file_permissions());
    builder
        .tempfile_in(directory_of(target))
        .map_err(without_path)
}

fn directory_of(target: &Path) -> &Path {
    match target.parent() {
        Some(directory) if directory != Path::new("") => directory,
        _ => Path::new("."),
    }
}

/// The error inside one that names the temporary file, which the user does not know.
fn without_path(error: io::Error) -> io::Error {
    let source = error.get_ref().and_then(Error::source);
    let code = source
        .and_then(|source| source.downcast_ref::<io::Error>())
        .and_then(io::Error::raw_os_error);
    code.map_or(error, io::Error::from_raw_os_error)
}

fn failed(path: &Path, error: &io::Error) -> WriteError {
    WriteError {
        path: path.to_owned(),
        reason: reason(error),
    }
}

/// The permissions of an ordinary new file; the process's mask still applies.
fn new_file_permissions() -> Permissions {
    use std::os::unix::fs::PermissionsExt;
    Permissions::from_mode(0o666)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
        OutputFile::prepare(path)?.fill(&[bytes])?.commit()
    }

    #[test]
    fn nothing_appears_without_commit() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("y.npy");
        fs::write(&path, "old").unwrap();
        let file = OutputFile::prepare(&path).unwrap();
        assert_eq!(
            fs::read_dir(directory.path()).unwrap().count(),
            1,
            "nothing during the run"
        );
        let file = file.fill(&[b"new"]).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"old");
        drop(file);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(
            fs::read_dir(directory.path()).unwrap().count(),
            1,
            "no temporary file stays"
        );
    }

    #[test]
    fn an_existing_file_keeps_its_permissions_and_links() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("y.npy");
        let link = directory.path().join("link.npy");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write(&link, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(
            fs::metadata(&path).unwrap().permissions().mode() & 0o777,
            0o640
        );
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }

    #[test]
    fn a_file_is_the_same_by_another_path() {
        let directory = tempfile::tempdir().unwrap();
        let prepare = |name: &str| OutputFile::prepare(&directory.path().join(name)).unwrap();
        fs::create_dir(directory.path().join("sub")).unwrap();
        assert!(prepare("new").is_same(&prepare("sub/../new")));
        assert!(!prepare("new").is_same(&prepare("sub/new")));
        let null = || OutputFile::prepare(Path::new("/dev/null")).unwrap();
        assert!(!null().is_same(&null()));
    }

    #[test]
    fn a_device_file_stays_one() {
        write(Path::new("/dev/null"), b"gone").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }

    #[test]
    fn a_bad_path_is_found_before_the_run() {
        let directory = tempfile::tempdir().unwrap();
        let missing = directory.path().join("no/y.npy");
        for path in [missing.as_path(), directory.path()] {
            let message = OutputFile::prepare(path).unwrap_err().to_string();
            assert!(message.contains(&*path.to_string_lossy()), "{message}");
        }
    }
}
