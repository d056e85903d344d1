//! Input that clang compiles first, with its flags behind `--`.

use crate::from_source::{self, Failure, Language};
use gir_dialects::diagnostic::{self, Form};
use std::{ffi::OsString, path::Path};

/// The command line before `--`, and clang's flags behind it.
pub fn split(args: impl Iterator<Item = OsString>) -> (Vec<OsString>, Vec<OsString>) {
    let mut args: Vec<_> = args.collect();
    let at = args.iter().position(|arg| arg == "--");
    let flags = at.map(|at| args.split_off(at));
    let flags = flags.into_iter().flatten().skip(1);
    (args, flags.collect())
}

/// Refuses an input in a language of clang.
///
/// # Errors
/// The refusal.
pub fn check_uncompiled(file: &Path) -> Result<(), String> {
    match Language::of(file) {
        None => Ok(()),
        Some(_) => Err(
            "is a source that clang compiles, which a batch does not do; give it a run of its own"
                .to_owned(),
        ),
    }
}

/// The LLVM IR of an input in a language of clang; `None` for other languages.
///
/// # Errors
/// An empty message if diagnostics have reported the error.
pub fn compile(
    file: &Path,
    source: &[u8],
    flags: &[OsString],
    form: Form,
) -> Result<Option<Vec<u8>>, String> {
    let Some(language) = Language::of(file) else {
        return match flags.is_empty() {
            true => Ok(None),
            false => Err(from_source::SUPERFLUOUS.to_owned()),
        };
    };
    let request = from_source::Request {
        flags,
        keeps_all: false,
    };
    let name = file.to_string_lossy();
    match from_source::compile(file, language, request) {
        Ok((code, said)) => {
            diagnostic::print_all(&said, source, &name, form);
            Ok(Some(code))
        }
        Err(Failure::Absent(message)) => Err(message),
        Err(Failure::Refused(said)) => {
            diagnostic::print_all(&said, source, &name, form);
            Err(String::new())
        }
    }
}
