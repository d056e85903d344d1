//! The versions of our dialects that bytecode may have.
//!
//! Bytecode says which version of each dialect it was written with. What has a later one
//! than ours is refused, what has an earlier one is brought up to date after it has been
//! read and before it is verified, step by step. `docs/decisions` says when there is a new
//! version.

use crate::ir::Op;

/// Makes of what has been read what the next version would have written. It is given an
/// operation that holds all of it, at any depth, and fails by emitting an error.
pub type Step = fn(Op<'_>);

/// The versions of a dialect.
#[derive(Clone, Copy, Debug)]
pub struct DialectVersions {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The step to version 2, the step to version 3, and so on.
    pub steps: &'static [Step],
}

impl DialectVersions {
    /// The version that is written.
    pub fn current(&self) -> u64 {
        self.steps.len() as u64 + 1
    }

    /// What an earlier version lacks.
    pub(crate) fn steps_from(&self, version: u64) -> impl Iterator<Item = Step> {
        let done = usize::try_from(version.saturating_sub(1));
        self.steps.iter().copied().skip(done.unwrap_or(usize::MAX))
    }
}

/// The versions of gir, mir and lir.
pub static VERSIONS: [DialectVersions; 3] = [
    DialectVersions {
        dialect: "gir",
        steps: &[],
    },
    DialectVersions {
        dialect: "mir",
        steps: &[],
    },
    DialectVersions {
        dialect: "lir",
        steps: &[],
    },
];
