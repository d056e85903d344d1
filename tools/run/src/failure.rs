//! Reasons why `gir-run` did not run a kernel, and their exit statuses.

use std::fmt::Display;

use gir_dialects::terminal;
use gir_tools::output_file::WriteError;

use super::finding::Finding;
use super::program::CompileError;

/// The kernel did not run, or its results could not be kept.
///
/// Each kind has its own exit status, so that a script can distinguish a wrong program from a machine that merely
/// cannot run it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// A mistake in the program, in its arguments or in a file (status 1).
    #[error("{0}")]
    Mistake(String),
    /// The kernel has exceeded its time, and may still run on the device (status 1).
    #[error("{0}")]
    Unfinished(String),
    /// The command line itself is wrong (status 2).
    #[error("{0}")]
    Usage(String),
    /// The device or the profile lacks a feature that the kernel needs (status 3).
    #[error("{0}")]
    Unsupported(String),
    /// The device is not there (status 4).
    #[error("{0}")]
    Absent(String),
    /// A checked run has found something wrong with the kernel (status 1). The findings are
    /// printed with the source.
    #[error("{}", ended.as_deref().unwrap_or_default())]
    Found {
        /// The errors found.
        findings: Vec<Finding>,
        /// The reason why the run has not finished, if it has not.
        ended: Option<String>,
    },
    /// An assertion of the kernel has failed (status 1).
    #[error("{messages}")]
    Asserted {
        /// The text that the kernel has printed, for standard output.
        printed: Vec<u8>,
        /// The assertions with their places, a line each.
        messages: String,
    },
    /// The compiler returned no program (status 1, 3 or 4).
    #[error(transparent)]
    Compile(#[from] CompileError),
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        Self::Mistake(error.to_string())
    }
}

impl Failure {
    /// The exit status of the process.
    #[must_use]
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Mistake(_)
            | Self::Unfinished(_)
            | Self::Found { .. }
            | Self::Asserted { .. }
            | Self::Compile(CompileError::Invalid(_)) => 1,
            Self::Usage(_) => 2,
            Self::Unsupported(_) | Self::Compile(CompileError::Unsupported(_)) => 3,
            Self::Absent(_) | Self::Compile(CompileError::Absent(_)) => 4,
        }
    }

    /// The text for standard error. Diagnostics of the compiler are printed unchanged, every line of another message is
    /// an error of its own.
    #[must_use]
    pub fn render(&self) -> String {
        let text = self.to_string();
        let prefix = if matches!(self, Self::Compile(_) | Self::Asserted { .. }) {
            ""
        } else {
            "error: "
        };
        text.lines()
            .map(|line| format!("{prefix}{}\n", terminal::message(line)))
            .collect()
    }

    /// A mistake that concerns a file.
    #[must_use]
    pub fn in_file(path: &std::path::Path, what: impl Display) -> Self {
        Self::Mistake(format!("'{}': {what}", path.display()))
    }
}
