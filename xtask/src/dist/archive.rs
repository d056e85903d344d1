//! Archives with the same bytes each time: sorted entries, one time, one owner.

use std::io::Write;

use anyhow::Result;
use flate2::{Compression, GzBuilder};

/// A file of an archive.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its path below the top.
    pub path: String,
    /// Its permissions.
    pub mode: u32,
    /// Its contents.
    pub bytes: Vec<u8>,
}

impl Entry {
    /// A file to read.
    pub fn file(path: &str, bytes: Vec<u8>) -> Self {
        Self {
            path: path.to_owned(),
            mode: 0o644,
            bytes,
        }
    }

    /// A file to run.
    pub fn program(path: &str, bytes: Vec<u8>) -> Self {
        Self {
            path: path.to_owned(),
            mode: 0o755,
            bytes,
        }
    }
}

/// A compressed archive of files below a folder, in the order of their paths.
///
/// # Errors
/// When a path does not fit.
pub fn tar_gz(top: &str, entries: &[Entry], time: u64) -> Result<Vec<u8>> {
    let mut archive = tar::Builder::new(vec![]);
    let mut sorted: Vec<_> = entries.iter().collect();
    sorted.sort_by(|one, other| one.path.cmp(&other.path));
    let mut folders = vec![];
    for entry in sorted {
        let path = format!("{top}/{}", entry.path);
        add_folders(&mut archive, &path, time, &mut folders)?;
        let mut header = header(entry.mode, time);
        header.set_size(entry.bytes.len() as u64);
        archive.append_data(&mut header, &path, &entry.bytes[..])?;
    }
    let bytes = archive.into_inner()?;
    let mut compressed = GzBuilder::new().mtime(0).write(vec![], Compression::best());
    compressed.write_all(&bytes)?;
    Ok(compressed.finish()?)
}

/// Adds the folders of a path that are not there yet.
fn add_folders(
    archive: &mut tar::Builder<Vec<u8>>,
    path: &str,
    time: u64,
    known: &mut Vec<String>,
) -> Result<()> {
    let ends = path.match_indices('/').map(|(end, _)| &path[..=end]);
    for folder in ends.filter(|folder| *folder != "./") {
        if known.iter().any(|known| known == folder) {
            continue;
        }
        known.push(folder.to_owned());
        let mut header = header(0o755, time);
        header.set_entry_type(tar::EntryType::Directory);
        header.set_size(0);
        archive.append_data(&mut header, folder, &[][..])?;
    }
    Ok(())
}

fn header(mode: u32, time: u64) -> tar::Header {
    let mut header = tar::Header::new_ustar();
    header.set_mode(mode);
    header.set_mtime(time);
    header.set_uid(0);
    header.set_gid(0);
    header
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_order_of_files_does_not_matter() {
        let one = Entry::file("share/a", b"a".to_vec());
        let two = Entry::program("bin/b", b"b".to_vec());
        let forth = tar_gz("top", &[one.clone(), two.clone()], 7).unwrap();
        let back = tar_gz("top", &[two, one], 7).unwrap();
        assert_eq!(forth, back);
        let mut read = tar::Archive::new(flate2::read::GzDecoder::new(&forth[..]));
        let entries = read.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            let header = entry.header();
            (
                entry.path().unwrap().display().to_string(),
                header.mode().unwrap(),
                header.mtime().unwrap(),
            )
        });
        let expected = [
            ("top/", 0o755),
            ("top/bin/", 0o755),
            ("top/bin/b", 0o755),
            ("top/share/", 0o755),
            ("top/share/a", 0o644),
        ];
        let expected: Vec<_> = expected
            .map(|(path, mode)| (path.to_owned(), mode, 7))
            .to_vec();
        assert_eq!(entries.collect::<Vec<_>>(), expected);
    }
}
