//! `--target` and `--target-file`: the profile that a tool compiles for; and the permitted fallbacks.

use clap::Args;
use gir::profile::{
    self, Permissions,
    known::{self, FileError},
};
use gir_dialects::{
    diagnostic::{self, Form},
    ir::Context,
};
use std::path::Path;

/// Permitted fallbacks, and native features that are required.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct PermissionFlags {
    /// Allow fallbacks for features that the target lacks: atomics, matrices, subgroups
    #[arg(long)]
    allow_gpu_fallback: bool,

    /// Allow fallbacks for atomics that the target lacks
    #[arg(long)]
    allow_atomic_fallback: bool,

    /// Refuse barriers that the target does not support natively
    #[arg(long)]
    strict_barriers: bool,
}

impl PermissionFlags {
    /// The permissions of these flags.
    #[must_use]
    pub fn permissions(self) -> Permissions {
        Permissions {
            gpu_fallback: self.allow_gpu_fallback,
            atomic_fallback: self.allow_atomic_fallback,
            strict_barriers: self.strict_barriers,
        }
    }
}

/// Diagnostics have reported the error.
#[derive(Clone, Copy, Debug)]
pub struct Reported;

/// Reads a file of profiles and registers them; returns its profile, if it has only one.
///
/// # Errors
/// When it cannot be read, or is wrong.
pub fn read(path: &Path, form: Form) -> Result<Option<&'static str>, Reported> {
    Ok(match read_all(path, form)?[..] {
        [only] => Some(only),
        _ => None,
    })
}

/// Reads a file of profiles and registers them; returns their names.
///
/// # Errors
/// When it cannot be read, or is wrong.
pub fn read_all(path: &Path, form: Form) -> Result<Vec<&'static str>, Reported> {
    known::add_file(path).map_err(|error| {
        let context = Context::new();
        let text: &[u8] = match &error {
            FileError::Unreadable(_) => &[],
            FileError::Wrong { text, .. } => text.as_bytes(),
        };
        let file = path.to_string_lossy();
        diagnostic::print_with_source(&context, text, &file, form, || {
            error.emit(&context, path);
        });
        Reported
    })
}

/// Checks that a profile is known.
///
/// # Errors
/// Lists the known ones.
pub fn check(name: &str) -> Result<(), String> {
    if profile::find(name).is_some() {
        return Ok(());
    }
    Err(known::unknown(name))
}
