//! The bytecode versions of our dialects.
//!
//! Bytecode records the version of each dialect it was written with. A later version than ours is
//! refused, an earlier one is upgraded step by step, after reading and before verification.
//! `docs/decisions` tells when to introduce a new version.

use crate::ir::Op;

/// Upgrades IR to the next version. It takes an operation that contains all of it, at any depth,
/// and fails by emitting an error.
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
    /// The version written.
    pub fn current(&self) -> u64 {
        self.steps.len() as u64 + 1
    }

    /// The steps from an earlier version to the current one.
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
