//! Shared ownership of profiles.

use super::{Profile, known::digest};
use std::{ops::Deref, sync::Arc};

/// A profile: a built-in one, or one that was made in this run and lives as long as its last handle.
#[derive(Clone, Debug)]
pub enum ProfileHandle {
    /// A constant.
    BuiltIn(&'static Profile),
    /// Read from a file, or derived from another one.
    Made(Arc<Profile>),
}

impl Deref for ProfileHandle {
    type Target = Profile;

    fn deref(&self) -> &Profile {
        match self {
            Self::BuiltIn(profile) => profile,
            Self::Made(profile) => profile,
        }
    }
}

impl PartialEq for ProfileHandle {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && digest(self) == digest(other)
    }
}

impl From<Profile> for ProfileHandle {
    fn from(profile: Profile) -> Self {
        Self::Made(Arc::new(profile))
    }
}
