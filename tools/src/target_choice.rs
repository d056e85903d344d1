//! `--target` and `--target-file`: the profile that a tool compiles for; and the permitted fallbacks.

use clap::Args;
use gir::profile::{Permissions, Profiles, known::FileError};
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

/// The profiles of a file, and the name of its profile if it has only one.
#[derive(Clone, Debug, Default)]
pub struct TargetFile {
    /// The built-in profiles, and those of the file.
    pub profiles: Profiles,
    /// The names of the file's profiles.
    pub names: Vec<String>,
}

impl TargetFile {
    /// Reads a file of profiles.
    ///
    /// # Errors
    /// When it cannot be read, or is wrong.
    pub fn read(path: &Path, form: Form) -> Result<Self, Reported> {
        let mut profiles = Profiles::default();
        match profiles.add_file(path) {
            Ok(names) => Ok(Self { profiles, names }),
            Err(error) => {
                print(&error, path, form);
                Err(Reported)
            }
        }
    }

    /// The name of its profile, if it has only one.
    #[must_use]
    pub fn only(&self) -> Option<&str> {
        match &self.names[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

fn print(error: &FileError, path: &Path, form: Form) {
    let context = Context::new();
    let text: &[u8] = match error {
        FileError::Unreadable(_) => &[],
        FileError::Wrong { text, .. } => text.as_bytes(),
    };
    let file = path.to_string_lossy();
    diagnostic::print_with_source(&context, text, &file, form, || {
        error.emit(&context, path);
    });
}
