//! Integration tests of `gir-run`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cuda_driver;
