//! Where things are: the repository, cargo's target directory, LLVM's tools.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow};
use serde_json::Value;

use crate::process;

/// Where Debian installs the LLVM version the project is pinned to.
const LLVM: &str = "/usr/lib/llvm-22";

/// The variable that names another folder of it.
const LLVM_VARIABLE: &str = "GIR_LLVM_PREFIX";

/// The variables by which crates find it; `.cargo/config.toml` has their defaults.
const OF_CRATES: &[&str] = &[
    "MLIR_SYS_220_PREFIX",
    "TABLEGEN_220_PREFIX",
    "LLVM_SYS_221_PREFIX",
];

/// The programs of the project.
pub const PROGRAMS: &[&str] = &[
    "gir-opt",
    "gir-translate",
    "gir-codegen",
    "gir-run",
    "gir-conformance",
    "gir-fuzz",
    "gir-reduce",
];

/// The library that stock mlir-opt loads.
pub const PLUGIN: &str = "libGirPlugin.so";

/// The directories every command works in.
#[derive(Debug)]
pub struct Workspace {
    /// Root of the repository.
    pub root: PathBuf,
    /// Cargo's target directory, wherever the user has put it.
    pub target: PathBuf,
}

/// How the compiler is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Quick to build; used by the tests.
    Dev,
    /// The users' profile; used by the demo and the benchmarks.
    Release,
}

impl Workspace {
    /// Finds the workspace this program belongs to.
    ///
    /// # Errors
    /// When cargo cannot read the workspace.
    pub fn find() -> Result<Self> {
        // Cargo sets the variable when it runs the program, so that a moved checkout is still found.
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest
            .parent()
            .map(Path::to_path_buf)
            .ok_or_else(|| anyhow!("{} is in no workspace", manifest.display()))?;
        let metadata = process::text(cargo_in(&root).args([
            "metadata",
            "--no-deps",
            "--format-version",
            "1",
        ]))?;
        let target = target_directory(&metadata).context("cannot read `cargo metadata`")?;
        Ok(Self { root, target })
    }

    /// A cargo command at the root of the workspace.
    pub fn cargo(&self) -> Command {
        cargo_in(&self.root)
    }

    /// Builds programs of the project with progress on the terminal and returns their directory.
    ///
    /// # Errors
    /// When they do not compile.
    pub fn build(&self, profile: Profile, programs: &[&str]) -> Result<PathBuf> {
        self.build_with(profile, programs, &[])
    }

    /// Builds all programs and the plugin, for the tests.
    ///
    /// # Errors
    /// When they do not compile.
    pub fn build_all(&self) -> Result<PathBuf> {
        // The plugin is the one library that no program contains.
        self.build_with(Profile::Dev, PROGRAMS, &["--lib"])
    }

    fn build_with(&self, profile: Profile, programs: &[&str], others: &[&str]) -> Result<PathBuf> {
        let mut build = self.cargo();
        build.arg("build").args(others);
        for program in programs {
            build.args(["--bin", program]);
        }
        if profile == Profile::Release {
            build.arg("--release");
        }
        process::stream(&mut build)?;
        Ok(self.target.join(match profile {
            Profile::Dev => "debug",
            Profile::Release => "release",
        }))
    }

    /// An existing directory of that name for the files of a command.
    ///
    /// # Errors
    /// When it cannot be created.
    pub fn scratch(&self, name: &str) -> Result<PathBuf> {
        let directory = self.target.join(name);
        std::fs::create_dir_all(&directory)
            .with_context(|| format!("cannot make the directory {}", directory.display()))?;
        Ok(directory)
    }
}

/// A tool of the pinned LLVM.
pub fn llvm_tool(name: &str) -> PathBuf {
    llvm().join("bin").join(name)
}

/// The headers and `.td` files of the pinned LLVM.
pub fn llvm_include() -> PathBuf {
    llvm().join("include")
}

fn llvm() -> PathBuf {
    env::var_os(LLVM_VARIABLE).map_or_else(|| LLVM.into(), PathBuf::from)
}

fn cargo_in(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    if let Some(prefix) = env::var_os(LLVM_VARIABLE) {
        cargo.envs(OF_CRATES.iter().map(|variable| (variable, &prefix)));
        cargo.env("LIBCLANG_PATH", llvm().join("lib"));
    }
    cargo
}

fn target_directory(metadata: &str) -> Result<PathBuf> {
    let metadata: Value = serde_json::from_str(metadata)?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| anyhow!("it names no target directory"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_directory_is_read_from_cargo() {
        let target = target_directory(r#"{"packages":[],"target_directory":"/build/target"}"#);
        assert_eq!(target.unwrap(), Path::new("/build/target"));
        assert!(target_directory(r#"{"packages":[]}"#).is_err());
        assert!(target_directory("error: no manifest").is_err());
    }
}
