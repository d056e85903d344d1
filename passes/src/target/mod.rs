//! Target profiles and what is emitted for them.
//!
//! [`known`] is the table of profiles. Nothing outside this module names a
//! target.

pub mod known;

pub use known::{ALL, GENERIC, Profile, find};
