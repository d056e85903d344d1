//! Files and folders that only the user may change.
//!
//! The files kept from one run to the next are executed: machine code, and programs. They are used only from a folder
//! and from files that belong to the user who runs this program, and that nobody else may write. A file is opened
//! first, and the open file is checked: nobody can replace it in between.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags, openat};
use rustix::io::Errno;

/// Who may write beside the owner, in the mode of a file.
const OTHERS_WRITE: u32 = 0o022;

/// The mode of new folders.
const OWN: u32 = 0o700;

/// Why something is not used.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// There is none, or it cannot be read.
    #[error("{0}")]
    Unreadable(io::Error),
    /// Someone else may have changed it: how.
    #[error("{0}")]
    Untrusted(String),
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<Errno> for Refusal {
    fn from(error: Errno) -> Self {
        match error {
            // `openat` does not follow a link at the end of a name.
            Errno::LOOP => Self::Untrusted("it is a symbolic link".to_owned()),
            error => Self::Unreadable(error.into()),
        }
    }
}

/// A folder of the user, open.
#[derive(Debug)]
pub struct OwnFolder {
    opened: File,
    path: PathBuf,
}

impl OwnFolder {
    /// Opens a folder of the user; creates it, for the user alone, if it does not exist.
    ///
    /// # Errors
    /// When it cannot be created or opened, or another user may change its contents.
    pub fn open(path: &Path) -> Result<Self, Refusal> {
        DirBuilder::new().recursive(true).mode(OWN).create(path)?;
        let opened = File::open(path)?;
        check(&opened, "a folder", fs::Metadata::is_dir)?;
        let path = path.to_owned();
        Ok(Self { opened, path })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens a file of this folder to read it.
    ///
    /// # Errors
    /// When it does not exist, or another user may have written it.
    pub fn file(&self, name: &str) -> Result<File, Refusal> {
        // Opening a special file, such as a pipe, would block until someone writes.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let file = File::from(openat(&self.opened, name, flags, Mode::empty())?);
        check(&file, "a file", fs::Metadata::is_file)?;
        Ok(file)
    }

    /// Checks everything below this folder.
    ///
    /// # Errors
    /// Names the first that another one may have changed.
    pub fn check_all(&self) -> Result<(), Refusal> {
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let checked = match entry.file_type()?.is_dir() {
                true => Self::open(&entry.path()).and_then(|folder| folder.check_all()),
                false => self.file(&name).map(drop),
            };
            checked.map_err(|refusal| match refusal {
                Refusal::Untrusted(why) => Refusal::Untrusted(format!("'{name}': {why}")),
                other => other,
            })?;
        }
        Ok(())
    }

    /// Removes write permissions that the system's defaults gave to others below this folder.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn close_to_others(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let facts = entry.metadata()?;
            let mode = facts.permissions().mode();
            if mode & OTHERS_WRITE != 0 {
                let closed = fs::Permissions::from_mode(mode & !OTHERS_WRITE);
                fs::set_permissions(entry.path(), closed)?;
            }
            if facts.is_dir() {
                let path = entry.path();
                let opened = File::open(&path)?;
                Self { opened, path }.close_to_others()?;
            }
        }
        Ok(())
    }
}

/// Checks an open file or folder.
fn check(opened: &File, what: &str, is_kind: fn(&fs::Metadata) -> bool) -> Result<(), Refusal> {
    let facts = opened.metadata()?;
    let user = rustix::process::geteuid().as_raw();
    let untrusted = |why: String| Err(Refusal::Untrusted(why));
    let mode = facts.mode() & 0o7777;
    if !is_kind(&facts) {
        untrusted(format!("it is not {what}"))
    } else if facts.uid() != user {
        untrusted(format!(
            "it belongs to user {}, not to user {user}",
            facts.uid()
        ))
    } else if mode & OTHERS_WRITE != 0 {
        untrusted(format!("others may write to it (mode {mode:04o})"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{chown, symlink};

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[track_caller]
    fn refused<T: std::fmt::Debug>(opened: Result<T, Refusal>, why: &str) {
        match opened {
            Err(Refusal::Untrusted(said)) => assert_eq!(said, why),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_folder_that_is_made_is_the_users_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one/two");
        let own = OwnFolder::open(&path).unwrap();
        for made in [own.path(), path.parent().unwrap()] {
            assert_eq!(fs::metadata(made).unwrap().mode() & 0o7777, OWN);
        }
        assert!(OwnFolder::open(&path).is_ok());
    }

    #[test]
    fn what_others_may_write_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        let own = OwnFolder::open(&path).unwrap();
        fs::write(path.join("file"), "x").unwrap();
        for (mode, is_own) in [
            (0o700, true),
            (0o755, true),
            (0o775, false),
            (0o757, false),
            (0o1777, false),
        ] {
            set_mode(&path, mode);
            let opened = OwnFolder::open(&path);
            match is_own {
                true => assert!(opened.is_ok(), "{mode:o}"),
                false => refused(opened, &format!("others may write to it (mode {mode:04o})")),
            }
        }
        for (mode, is_own) in [(0o600, true), (0o644, true), (0o664, false), (0o646, false)] {
            set_mode(&path.join("file"), mode);
            match is_own {
                true => assert!(own.file("file").is_ok(), "{mode:o}"),
                false => {
                    let why = format!("others may write to it (mode {mode:04o})");
                    refused(own.file("file"), &why);
                    refused(own.check_all(), &format!("'file': {why}"));
                }
            }
        }
        own.close_to_others().unwrap();
        assert!(own.check_all().is_ok());
    }

    #[test]
    fn what_is_no_file_of_the_folder_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let own = OwnFolder::open(&folder.path().join("cache")).unwrap();
        let other = folder.path().join("other");
        fs::write(&other, "x").unwrap();
        symlink(&other, own.path().join("link")).unwrap();
        fs::create_dir(own.path().join("folder")).unwrap();
        refused(own.file("link"), "it is a symbolic link");
        refused(own.file("folder"), "it is not a file");
        assert!(matches!(own.file("none"), Err(Refusal::Unreadable(_))));
        assert!(matches!(
            OwnFolder::open(&other),
            Err(Refusal::Unreadable(_))
        ));
    }

    /// Only the superuser can give a file to another user.
    #[test]
    fn what_belongs_to_another_is_refused() {
        let user = rustix::process::geteuid().as_raw();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cache");
        let own = OwnFolder::open(&path).unwrap();
        fs::write(path.join("file"), "x").unwrap();
        if user != 0 {
            // For any other user: the folders of the system belong to the superuser.
            let why = format!("it belongs to user 0, not to user {user}");
            return refused(OwnFolder::open(Path::new("/usr")), &why);
        }
        let why = "it belongs to user 65534, not to user 0";
        chown(path.join("file"), Some(65534), None).unwrap();
        refused(own.file("file"), why);
        chown(&path, Some(65534), None).unwrap();
        refused(OwnFolder::open(&path), why);
    }
}
