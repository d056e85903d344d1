//! The version of CUDA C++ that is emitted.

use crate::{profile::Profile, targets::compute_capability::Architecture};

/// CUDA C++ for an architecture.
pub struct Cuda {
    /// The architecture.
    pub architecture: Architecture,
}

impl Cuda {
    /// CUDA C++ for the architecture of a profile.
    pub fn of(profile: &Profile) -> Self {
        Self {
            architecture: Architecture::of(profile),
        }
    }
}
