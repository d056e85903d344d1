//! Paths of the machine that builds: no file of an archive has one, so that a build in another folder is the same.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::archive::Entry;
use crate::workspace::Workspace;

/// Folders whose paths compilers write into programs, with what stands for them. The last one that fits counts.
///
/// # Errors
/// When the folder of cargo is unknown.
pub fn of_machine(workspace: &Workspace) -> Result<Vec<(PathBuf, &'static str)>> {
    Ok(vec![
        (workspace.root.clone(), "/gir"),
        (workspace.target.clone(), "/gir/target"),
        (cargo_home()?, "/cargo"),
    ])
}

/// The folder of cargo, which holds the sources of crates.
fn cargo_home() -> Result<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
    named.or(home).context("neither CARGO_HOME nor HOME is set")
}

/// Looks for the folders in files.
///
/// # Errors
/// When a file has the path of one.
pub fn check(entries: &[Entry], machine: &[(PathBuf, &str)]) -> Result<()> {
    let folders = machine
        .iter()
        .filter(|(path, name)| path != Path::new(name));
    for (path, _) in folders {
        let text = path.as_os_str().as_encoded_bytes();
        let with_path = |entry: &&Entry| has(&entry.bytes, text);
        if let Some(entry) = entries.iter().find(with_path) {
            bail!(
                "{} has the path {} of this machine, so that a build elsewhere is another one",
                entry.path,
                path.display()
            );
        }
    }
    Ok(())
}

/// Whether bytes contain a path: the text, and then no further letter of a name.
fn has(bytes: &[u8], path: &[u8]) -> bool {
    let ends = |next: Option<&u8>| !next.is_some_and(|next| next.is_ascii_alphanumeric());
    let mut places = bytes.windows(path.len()).enumerate();
    places.any(|(place, found)| found == path && ends(bytes.get(place + path.len())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_the_machine_are_found() {
        let machine = [(PathBuf::from("/home/me/gir"), "/gir")];
        let file = |text: &str| [Entry::file("lib/a", text.into())];
        assert!(
            check(
                &file("\0/gir/passes/src/lib.rs\0/home/me/giraffe"),
                &machine
            )
            .is_ok()
        );
        let found = check(&file("\0/home/me/gir/passes/src/lib.rs"), &machine);
        let message = found.unwrap_err().to_string();
        assert!(
            message.starts_with("lib/a has the path /home/me/gir of"),
            "{message}"
        );
        assert!(check(&file("at /home/me/gir"), &machine).is_err());
        assert!(check(&file("/gir/x"), &[(PathBuf::from("/gir"), "/gir")]).is_ok());
    }
}
