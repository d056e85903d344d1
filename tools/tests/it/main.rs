//! Integration tests of `gir-opt`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cli;
mod lowerings;
