//! `cargo xtask install --prefix DIR`: the [`parts`](crate::parts) of the project that other MLIR projects use.

use anyhow::Result;

use crate::cli::InstallOptions;
use crate::output;
use crate::parts::Parts;
use crate::workspace::Workspace;

/// Builds and installs.
///
/// # Errors
/// When something does not compile, or the folder cannot be written.
pub fn run(options: &InstallOptions) -> Result<()> {
    let mut build = Workspace::find()?.cargo();
    // The whole workspace, so that the crates have the features of other builds.
    build.args(["build", "--workspace", "--lib"]);
    if !options.dev {
        build.arg("--release");
    }
    let installed = Parts::build(&mut build)?.install(&options.prefix)?;
    output::line(format!(
        "install: {} and the CMake package GIR",
        installed.display()
    ));
    Ok(())
}
