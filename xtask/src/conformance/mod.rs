//! `cargo xtask conformance`: builds `gir-conformance` and runs the kernels of the conformance suite.
//!
//! The suite itself is a part of the tools, because it links the compiler.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::cli::ConformanceOptions;
use crate::process;
use crate::setup::vendor;
use crate::workspace::{Profile, Workspace};

/// The page about the executed combinations, relative to the root of the repository.
pub const PAGE: &str = "docs/conformance.md";

/// The folder of examples and digests of the kernels, from the root of the repository.
pub const KEPT: &str = "test/conformance";

/// Builds the program and passes the options on; its exit status is the command's.
///
/// # Errors
/// When it does not build or cannot be started.
pub fn run(options: &ConformanceOptions) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    let mut command = program(&workspace)?;
    if options.write {
        command.args(["--write", KEPT]);
    }
    if let Some(folder) = &options.write_to {
        command.arg("--write-to").arg(std::path::absolute(folder)?);
    }
    if let Some(kernel) = &options.print {
        command.args(["--print", kernel]);
    }
    if options.list {
        command.arg("--list");
    }
    if options.page {
        command.args(["--page", PAGE]);
    }
    if !options.devices.is_empty() {
        command.args(["--devices", &options.devices.join(",")]);
    }
    if !options.assemble.is_empty() {
        command.args(["--assemble", &options.assemble.join(",")]);
    }
    if let Some(filter) = &options.filter {
        command.args(["--filter", filter]);
    }
    if let Some(target) = &options.target {
        command.args(["--target", target]);
    }
    if let Some(file) = &options.target_file {
        // The program runs at the root, wherever the user is.
        command.arg("--target-file").arg(std::path::absolute(file)?);
    }
    if options.allow_gpu_fallback {
        command.arg("--allow-gpu-fallback");
    }
    if let Some(levels) = &options.opt {
        command.args(["--opt", levels]);
    }
    if options.json {
        command.arg("--json");
    }
    let status = process::status(&mut command)?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or_else(|| crashed(&command, status), ExitCode::from))
}

/// The program, built, to be run at the root of the repository.
///
/// # Errors
/// When it does not build.
pub fn program(workspace: &Workspace) -> Result<Command> {
    let tools = workspace.build(Profile::Dev, &["gir-conformance", "gir-codegen"])?;
    let mut command = Command::new(tools.join("gir-conformance"));
    command.current_dir(&workspace.root);
    command.envs(vendor::environment());
    Ok(command)
}

fn crashed(command: &Command, status: std::process::ExitStatus) -> ExitCode {
    crate::output::error(&format!(
        "`{}` ended with {}; --verbose --jobs 1 name the kernel that it ran",
        process::shown(command),
        process::ending(status)
    ));
    ExitCode::FAILURE
}
