//! Tests of profiles, and of what they refuse.

mod profiles;
mod walk;
