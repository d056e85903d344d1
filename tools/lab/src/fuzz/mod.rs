//! Fuzzing: random programs on several devices, and damaged text for the readers and passes.
//!
//! The road of a random kernel: [`generate`] makes a [`program`] from a seed, [`mod@print`] prints it as
//! text, [`interpret`] computes its results in Rust, [`check`] compares them with the devices'. [`kernels`]
//! does this for many seeds, [`text`] does the same for damaged text, [`binaries`] for SPIR-V of others. A [`campaign`]
//! runs each in [`worker`] processes, so that no crash or hang ends it, and keeps their findings.

pub mod args;
pub mod binaries;
pub mod campaign;
pub mod case;
pub mod check;
pub mod check_file;
pub mod coverage;
pub mod devices;
pub mod generate;
pub mod interpret;
pub mod kernels;
pub mod known;
pub mod memory;
pub mod number;
pub mod passes;
pub mod print;
pub mod program;
pub mod random;
pub mod record;
pub mod text;
pub mod worker;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Mode};
use gir_tools::progress;

/// The main function of `gir-fuzz`.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match (cli.mode(), &cli.binaries) {
        (Mode::Worker(_), Some(directory)) => binaries::work(&cli, directory),
        (_, Some(directory)) => {
            binaries::Binaries::new(&cli, directory).and_then(|all| campaign::run(&all))
        }
        (mode, None) => other(&cli, mode),
    };
    outcome.unwrap_or_else(|error| {
        progress::say(&format!("error: {error}"));
        ExitCode::from(2)
    })
}

/// The work of a command line on random programs and texts.
fn other(cli: &Cli, mode: Mode<'_>) -> Result<ExitCode, String> {
    match mode {
        Mode::Worker(cases) if cli.text => text::work(cli, cases),
        Mode::Worker(seeds) => worker::run(cli, seeds),
        Mode::Check(file) => check_file::report(cli, file),
        Mode::Print => show(&print::program(&generate::program(
            cli.seed,
            cli.language(),
        ))),
        Mode::Campaign if cli.text => text::Texts::new(cli).and_then(|texts| campaign::run(&texts)),
        Mode::Campaign => kernels::Kernels::new(cli).and_then(|kernels| campaign::run(&kernels)),
    }
}

/// Writes to standard output. A closed pipe is no error: its reader has read enough.
fn show(text: &str) -> Result<ExitCode, String> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(ExitCode::SUCCESS),
    }
}
