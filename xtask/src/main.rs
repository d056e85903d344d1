//! `cargo xtask`: everything a contributor does with the repository besides writing code.
//!
//! One command per subject: `setup` installs missing packages, `demo` shows the compiler at work, `test` runs every
//! suite, `conformance` the kernels that compare devices, `docs` regenerates the committed reference pages, `bench`
//! measures and gates the figures, `install` installs the plugin and the C++ package, `dist` packs the programs,
//! `readability` compares the text of kernels, `fuzz` tries random programs. The crate links neither LLVM nor MLIR, so
//! that it builds and runs on a machine without any setup.

mod bench;
mod cli;
mod conformance;
mod demo;
mod digests;
mod dist;
mod docs;
mod fuzz;
mod install;
mod output;
mod parts;
mod process;
mod readability;
mod setup;
mod table;
mod test;
mod tidy;
mod workspace;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Setup(options) => setup::run(&options).map(|_| ExitCode::SUCCESS),
        Command::Test(options) => test::run(&options),
        Command::Demo(options) => demo::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Install(options) => install::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Dist(options) => dist::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Conformance(options) => conformance::run(&options),
        Command::Docs(options) => docs::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Readability => readability::run(),
        Command::Digests(options) => digests::run(&options),
        Command::Tidy => tidy::run(),
        Command::Fuzz(options) => fuzz::run(&options),
        Command::OpenclPair(options) => {
            bench::opencl::pair::run(&options).map(|()| ExitCode::SUCCESS)
        }
    };
    outcome.unwrap_or_else(|error| {
        output::error(&format!("{error:#}"));
        ExitCode::FAILURE
    })
}
