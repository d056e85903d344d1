//! `--link`: the files whose functions a program may declare.

use crate::os_error::reason;
use gir::link::File;
use std::{fs, path::Path};

/// Reads the files that a command line names.
///
/// # Errors
/// When one cannot be read.
pub fn read(names: &[impl AsRef<Path>]) -> Result<Vec<File>, String> {
    let read = |name: &Path| {
        let source = fs::read(name).map_err(|error| {
            let reason = reason(&error);
            format!(
                "cannot read '{}', which --link names: {reason}",
                name.display()
            )
        })?;
        let name = name.to_string_lossy().into_owned();
        Ok(File { name, source })
    };
    names.iter().map(|name| read(name.as_ref())).collect()
}
