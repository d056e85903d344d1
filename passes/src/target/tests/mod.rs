//! Tests of profiles, and of what they refuse.

mod phases;
mod profiles;
mod walk;
