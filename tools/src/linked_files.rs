//! `--link`: the files whose functions a program may declare.

use crate::{
    from_source::{self, Failure, Language},
    os_error::reason,
};
use gir::link::File;
use gir_dialects::diagnostic::{self, Form};
use std::{ffi::OsString, fs, path::Path};

/// Reads the files that a command line names. clang compiles those in its languages, with the flags that it gets
/// for the program.
///
/// # Errors
/// When one cannot be read; an empty message if diagnostics have reported the error.
pub fn read(
    names: &[impl AsRef<Path>],
    flags: &[OsString],
    form: Form,
) -> Result<Vec<File>, String> {
    let read = |name: &Path| {
        let source = fs::read(name).map_err(|error| {
            let reason = reason(&error);
            format!(
                "cannot read '{}', which --link names: {reason}",
                name.display()
            )
        })?;
        let source = match Language::of(name) {
            Some(language) => compile(name, language, &source, (flags, form))?,
            None => source,
        };
        let name = name.to_string_lossy().into_owned();
        Ok(File { name, source })
    };
    names.iter().map(|name| read(name.as_ref())).collect()
}

/// The LLVM IR of a file in a language of clang.
fn compile(
    file: &Path,
    language: Language,
    source: &[u8],
    (flags, form): (&[OsString], Form),
) -> Result<Vec<u8>, String> {
    let request = from_source::Request {
        flags,
        keeps_all: false,
    };
    match from_source::compile(file, language, request) {
        Ok((code, _)) => Ok(code),
        Err(Failure::Absent(message)) => Err(message),
        Err(Failure::Refused(said)) => {
            diagnostic::print_all(&said, source, &file.to_string_lossy(), form);
            Err(String::new())
        }
    }
}
