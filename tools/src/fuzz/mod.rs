//! Fuzzing: random programs on several devices, and damaged text for the readers and passes.
//!
//! The road of a random kernel: [`generate`] makes a [`program`] of a seed, [`print`] gives its
//! text, [`interpret`] its results in Rust, [`check`] those of the devices. [`campaign`] does that
//! for many seeds in [`worker`] processes, so that no crash or hang ends it, and keeps what it finds.

pub mod args;
pub mod campaign;
pub mod case;
pub mod check;
pub mod child;
pub mod generate;
pub mod interpret;
pub mod memory;
pub mod number;
pub mod print;
pub mod program;
pub mod random;
pub mod worker;

use std::process::ExitCode;

use clap::Parser;

use crate::progress;
use args::{Cli, Mode};

/// The main function of `gir-fuzz`.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match cli.mode() {
        Mode::Worker(seeds) => worker::run(&cli, seeds),
        Mode::Check(file) => check::report(&cli, file),
        Mode::Campaign => campaign::run(&cli),
    };
    outcome.unwrap_or_else(|error| {
        progress::say(&format!("error: {error}"));
        ExitCode::from(2)
    })
}
