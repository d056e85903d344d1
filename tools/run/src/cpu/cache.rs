//! Object files of kernels that have run before.
//!
//! A file is named by everything its contents depend on: the module, the processor and the build of this program. Runs
//! may share a folder: a file appears under its name when it is complete, and begins with the hash of the rest, so that
//! a damaged one is compiled again. A file that cannot be read or written is no error, it only costs the time to
//! compile. A file that another user may have written is not executed: there is a warning, and the cache is not used.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, io};

use gir_dialects::jit;

use crate::own_files::{OwnFolder, Refusal};
use gir_tools::progress;

/// The variable that names the folder; empty it turns the cache off.
const FOLDER_VARIABLE: &str = "GIR_CACHE_DIR";

/// The total size of all files, in bytes. The least recently used are removed first.
const MAX_SIZE: u64 = 256 << 20;

/// Names an object file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(blake3::Hash);

impl Key {
    /// The key of a module's object file, as this program compiles it for this processor.
    pub fn of(module: &[u8]) -> Self {
        let mut hasher = blake3::Hasher::new();
        for part in [this_build().as_bytes(), jit::host().as_bytes(), module] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Self(hasher.finalize())
    }
}

/// The version of this program, and when it was built.
fn this_build() -> String {
    let file = env::current_exe().and_then(fs::metadata).ok();
    let built = file.as_ref().and_then(|file| file.modified().ok());
    let built = built.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let size = file.map(|file| file.len());
    format!("{} {size:?} {built:?}", env!("CARGO_PKG_VERSION"))
}

/// The folder that `GIR_CACHE_DIR` names, or the user's cache folder; `None` if the variable is empty, there is no
/// user, or, with a warning, if others may write to the folder.
pub(crate) fn folder_of_user() -> Option<OwnFolder> {
    let path = match env::var_os(FOLDER_VARIABLE) {
        Some(folder) if folder.is_empty() => return None,
        Some(folder) => folder.into(),
        None => user_folder()?.join("gir"),
    };
    let opened = OwnFolder::open(&path);
    opened.map_err(|refusal| warn(&path, &refusal)).ok()
}

/// Warns, once, why a file is not taken from the cache. A missing or unreadable file counts as no cache.
pub(crate) fn warn(path: &Path, refusal: &Refusal) {
    static SAID: Once = Once::new();
    if let Refusal::Untrusted(why) = refusal {
        let path = path.display();
        SAID.call_once(|| {
            progress::say(&format!(
                "warning: the cache is not used: '{path}': {why}; remove it, or name another folder with {FOLDER_VARIABLE}"
            ));
        });
    }
}

/// A folder of object files.
#[derive(Debug)]
pub(super) struct Cache {
    folder: OwnFolder,
    max_size: u64,
}

impl Cache {
    /// The folder that `GIR_CACHE_DIR` names, or the user's cache folder; `None` if the
    /// variable is empty or there is no user.
    pub fn of_user() -> Option<Self> {
        Some(Self {
            folder: folder_of_user()?,
            max_size: MAX_SIZE,
        })
    }

    /// The object file of a key, if it is there and whole.
    pub fn get(&self, key: Key) -> Option<Vec<u8>> {
        let file = self.folder.file(&name(key));
        let file = file.map_err(|refusal| warn(&self.path(key), &refusal));
        let mut file = file.ok()?;
        let mut bytes = vec![];
        file.read_to_end(&mut bytes).ok()?;
        let (hash, object) = bytes.split_at_checked(blake3::OUT_LEN)?;
        if blake3::hash(object) != *hash {
            return None;
        }
        bytes.drain(..blake3::OUT_LEN);
        // It has been used: it stays when others go.
        let _ = file.set_modified(SystemTime::now());
        Some(bytes)
    }

    /// Keeps the object file of a key. Some keys, one of 64, also remove what is too much: a folder of ten thousand
    /// files takes longer to list than most kernels to compile.
    pub fn put(&self, key: Key, object: &[u8]) {
        if self.write(&self.path(key), object).is_ok() && key.0.as_bytes()[0] < 4 {
            let _ = self.trim();
        }
    }

    fn path(&self, key: Key) -> PathBuf {
        self.folder.path().join(name(key))
    }

    fn write(&self, path: &Path, object: &[u8]) -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(self.folder.path())?;
        io::Write::write_all(&mut file, blake3::hash(object).as_bytes())?;
        io::Write::write_all(&mut file, object)?;
        file.persist(path)?;
        Ok(())
    }

    /// Removes the least recently used files until the rest fits.
    fn trim(&self) -> io::Result<()> {
        let mut files = vec![];
        for entry in fs::read_dir(self.folder.path())? {
            let entry = entry?;
            let facts = entry.metadata()?;
            if is_own(&entry.path()) {
                files.push((facts.modified()?, facts.len(), entry.path()));
            }
        }
        files.sort();
        let mut size: u64 = files.iter().map(|(_, len, _)| len).sum();
        for (_, len, path) in files {
            if size <= self.max_size {
                break;
            }
            fs::remove_file(path)?;
            size -= len;
        }
        Ok(())
    }
}

/// The name of a key's file.
fn name(key: Key) -> String {
    format!("{}.o", key.0.to_hex())
}

/// Whether a file name is one of the cache's.
fn is_own(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    path.extension().is_some_and(|end| end == "o")
        && stem.is_some_and(|stem| blake3::Hash::from_hex(stem).is_ok())
}

/// The user's folder for caches.
fn user_folder() -> Option<PathBuf> {
    let of_variable = |name| env::var_os(name).map(PathBuf::from);
    of_variable("XDG_CACHE_HOME")
        .filter(|folder| folder.is_absolute())
        .or_else(|| Some(of_variable("HOME")?.join(".cache")))
        .filter(|folder| folder.is_absolute())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(folder: &tempfile::TempDir, max_size: u64) -> Cache {
        let folder = OwnFolder::open(&folder.path().join("new")).unwrap();
        Cache { folder, max_size }
    }

    #[test]
    fn what_is_put_is_got() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder, 1 << 20);
        let (one, other) = (Key::of(b"one"), Key::of(b"other"));
        assert_ne!(one, other);
        assert_eq!(cache.get(one), None);
        cache.put(one, b"object");
        assert_eq!(cache.get(one).as_deref(), Some(&b"object"[..]));
        assert_eq!(cache.get(other), None);
    }

    #[test]
    fn a_damaged_file_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder, 1 << 20);
        let key = Key::of(b"one");
        cache.put(key, b"object");
        let path = cache.path(key);
        let whole = fs::read(&path).unwrap();
        for damaged in [&whole[..whole.len() - 1], &whole[..5], b"", &[0; 64]] {
            fs::write(&path, damaged).unwrap();
            assert_eq!(cache.get(key), None, "{damaged:?}");
        }
        cache.put(key, b"object");
        assert!(cache.get(key).is_some());
    }

    #[test]
    fn what_others_may_have_written_is_none() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder, 1 << 20);
        let key = Key::of(b"one");
        cache.put(key, b"object");
        let open = fs::Permissions::from_mode(0o622);
        fs::set_permissions(cache.path(key), open).unwrap();
        assert_eq!(cache.get(key), None);
        // The folder is created again, for the user alone.
        cache.put(key, b"object");
        assert!(cache.get(key).is_some());
    }

    #[test]
    fn the_oldest_files_go() {
        let folder = tempfile::tempdir().unwrap();
        let cache = cache(&folder, 250);
        let foreign = cache.folder.path().join("library.o");
        fs::write(&foreign, [0; 300]).unwrap();
        let keys: Vec<_> = (0..4_u8).map(|number| Key::of(&[number])).collect();
        for (age, &key) in keys.iter().enumerate() {
            cache.put(key, &[0; 68]);
            let time = UNIX_EPOCH + std::time::Duration::from_secs(age as u64);
            if let Ok(file) = fs::File::options().append(true).open(cache.path(key)) {
                file.set_modified(time).unwrap();
            }
        }
        cache.trim().unwrap();
        let kept = keys.iter().map(|&key| cache.get(key).is_some());
        assert_eq!(kept.collect::<Vec<_>>(), [false, false, true, true]);
        assert!(foreign.exists());
    }
}
