//! The parts of the project that other MLIR projects use, as cargo has built them.
//!
//! `lib/libGirPlugin.so` is for `mlir-opt`, the rest is a package that CMake's `find_package(GIR)` finds:
//! `include/gir-mlir`, the archives in `lib`, and `lib/cmake/GIR`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;

use crate::process;
use crate::workspace::PLUGIN;

/// The crate whose build script runs CMake.
const DIALECTS: &str = "gir-dialects";

/// The parts that cargo has built.
#[derive(Debug)]
pub struct Parts {
    /// The folder of the build script of the dialects.
    dialects: PathBuf,
    /// The plugin.
    pub plugin: PathBuf,
}

impl Parts {
    /// Runs a build of cargo that has the libraries of the workspace, with progress on the terminal.
    ///
    /// # Errors
    /// When something does not compile, or the build has not the parts.
    pub fn build(build: &mut Command) -> Result<Self> {
        build.arg("--message-format=json-render-diagnostics");
        let output = build
            .stderr(Stdio::inherit())
            .output()
            .context("cannot start cargo")?;
        if !output.status.success() {
            bail!(
                "`{}` ended with {}",
                process::shown(build),
                process::ending(output.status)
            );
        }
        Self::read(&String::from_utf8_lossy(&output.stdout))
    }

    /// Reads cargo's messages, a JSON object a line.
    fn read(messages: &str) -> Result<Self> {
        let (mut dialects, mut plugin) = (None, None);
        for message in messages
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        {
            let package = message["package_id"].as_str().unwrap_or_default();
            match message["reason"].as_str() {
                Some("build-script-executed") if package.contains(DIALECTS) => {
                    dialects = message["out_dir"].as_str().map(PathBuf::from);
                }
                Some("compiler-artifact") => {
                    let files = message["filenames"].as_array().into_iter().flatten();
                    let found = files
                        .filter_map(Value::as_str)
                        .find(|file| file.ends_with(PLUGIN));
                    plugin = plugin.or(found.map(PathBuf::from));
                }
                _ => {}
            }
        }
        Ok(Self {
            dialects: dialects.ok_or_else(|| lacking(DIALECTS))?,
            plugin: plugin.ok_or_else(|| lacking(PLUGIN))?,
        })
    }

    /// Installs the parts below a folder; returns the place of the plugin.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn install(&self, prefix: &Path) -> Result<PathBuf> {
        let mut install = Command::new("cmake");
        install.arg("--install").arg(self.dialects.join("build"));
        install.arg("--prefix").arg(prefix);
        process::text(&mut install)?;
        let installed = prefix.join("lib").join(PLUGIN);
        // A program that runs keeps the library that it has loaded.
        if installed.exists() {
            fs::remove_file(&installed)
                .with_context(|| format!("cannot remove {}", installed.display()))?;
        }
        fs::copy(&self.plugin, &installed)
            .with_context(|| format!("cannot write {}", installed.display()))?;
        Ok(installed)
    }
}

fn lacking(part: &str) -> anyhow::Error {
    anyhow!("cargo has not said where {part} is")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_read_from_messages_of_cargo() {
        let parts = Parts::read(concat!(
            r#"{"reason":"build-script-executed","package_id":"path+file:///gir/dialects#gir-dialects@0.1.0","out_dir":"/t/out"}"#,
            "\n",
            r#"{"reason":"build-script-executed","package_id":"registry#mlir-sys@220.0.2","out_dir":"/t/other"}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"x","filenames":["/t/libgir.rlib"]}"#,
            "\n",
            r#"{"reason":"compiler-artifact","package_id":"x","filenames":["/t/libGirPlugin.so"]}"#,
            "\nno message\n",
        ))
        .unwrap();
        assert_eq!(parts.dialects, Path::new("/t/out"));
        assert_eq!(parts.plugin, Path::new("/t/libGirPlugin.so"));
        assert!(Parts::read("").is_err());
    }
}
