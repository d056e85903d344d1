//! Tests of profiles and of their checks.

mod claims;
mod phases;
mod profiles;
mod walk;
