//! `cargo xtask install --prefix DIR`: the parts of the project that other MLIR projects use.
//!
//! `DIR/lib/libGirPlugin.so` is for `mlir-opt`, the rest is a package that CMake's `find_package(GIR)` finds:
//! `include/gir-mlir`, the archives in `lib`, and `lib/cmake/GIR`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow};
use serde_json::Value;

use crate::cli::InstallOptions;
use crate::output;
use crate::process;
use crate::workspace::{PLUGIN, Workspace};

/// The crate whose build script runs CMake.
const DIALECTS: &str = "gir-dialects";

/// The parts that cargo has built.
#[derive(Debug, Default)]
struct Built {
    /// The folder of the build script of the dialects.
    dialects: Option<PathBuf>,
    /// The plugin.
    plugin: Option<PathBuf>,
}

/// Builds and installs.
///
/// # Errors
/// When something does not compile, or the folder cannot be written.
pub fn run(options: &InstallOptions) -> Result<()> {
    let workspace = Workspace::find()?;
    let built = build(&workspace, options.dev)?;
    let dialects = built.dialects.ok_or_else(|| lacking(DIALECTS))?;
    let plugin = built.plugin.ok_or_else(|| lacking(PLUGIN))?;
    let mut install = Command::new("cmake");
    install.arg("--install").arg(dialects.join("build"));
    install.arg("--prefix").arg(&options.prefix);
    process::text(&mut install)?;
    let installed = options.prefix.join("lib").join(PLUGIN);
    // A program that runs keeps the library that it has loaded.
    if installed.exists() {
        fs::remove_file(&installed)
            .with_context(|| format!("cannot remove {}", installed.display()))?;
    }
    fs::copy(&plugin, &installed)
        .with_context(|| format!("cannot write {}", installed.display()))?;
    output::line(format!(
        "install: {} and the CMake package GIR",
        installed.display()
    ));
    Ok(())
}

fn lacking(part: &str) -> anyhow::Error {
    anyhow!("cargo has not said where {part} is")
}

/// Builds the workspace, so that the crates have the features of other builds.
fn build(workspace: &Workspace, is_dev: bool) -> Result<Built> {
    let mut build = workspace.cargo();
    build.args(["build", "--workspace", "--lib"]);
    build.arg("--message-format=json-render-diagnostics");
    if !is_dev {
        build.arg("--release");
    }
    let output = build
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        return Err(anyhow!(
            "`{}` ended with {}",
            process::shown(&build),
            process::ending(output.status)
        ));
    }
    Ok(read(&String::from_utf8_lossy(&output.stdout)))
}

/// Reads cargo's messages, a JSON object a line.
fn read(messages: &str) -> Built {
    let mut built = Built::default();
    for message in messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
    {
        let package = message["package_id"].as_str().unwrap_or_default();
        match message["reason"].as_str() {
            Some("build-script-executed") if package.contains(DIALECTS) => {
                built.dialects = message["out_dir"].as_str().map(PathBuf::from);
            }
            Some("compiler-artifact") => {
                let files = message["filenames"].as_array().into_iter().flatten();
                let plugin = files
                    .filter_map(Value::as_str)
                    .find(|file| file.ends_with(PLUGIN));
                built.plugin = built.plugin.or(plugin.map(PathBuf::from));
            }
            _ => {}
        }
    }
    built
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_read_from_messages_of_cargo() {
        let built = read(concat!(
            r#"{"reason":"build-script-executed","package_id":"path+file:///gir/dialects#gir-dialects@0.1.0","out_dir":"/t/out"}"#,
            "\n",
            r#"{"reason":"build-script-executed","package_id":"registry#mlir-sys@220.0.2","out_dir":"/t/other"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"x","filenames":["/t/libgir.rlib"]}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"x","filenames":["/t/libGirPlugin.so"]}"#,
            "\nno message\n",
        ));
        assert_eq!(built.dialects, Some(PathBuf::from("/t/out")));
        assert_eq!(built.plugin, Some(PathBuf::from("/t/libGirPlugin.so")));
        assert!(read("").plugin.is_none());
    }
}
