//! Tests of profiles, and of what they refuse.

mod claims;
mod phases;
mod profiles;
mod walk;
