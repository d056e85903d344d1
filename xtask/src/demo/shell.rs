//! Commands that are printed as one would type them, then run at the root of the repository.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::setup::vendor;
use crate::{output, process};

/// The exit status of gir-run on a device that lacks something that the kernel needs.
const UNSUPPORTED: i32 = 3;

/// Runs commands at the root of the repository.
pub struct Shell {
    root: PathBuf,
}

impl Shell {
    /// A shell at that directory.
    pub fn at(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
        }
    }

    /// The path as seen from the root, if it is below it.
    pub fn path<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }

    /// A command at the root.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(self.path(program));
        command.current_dir(&self.root);
        command.envs(vendor::environment());
        command
    }

    /// Prints the command, runs it, prints its output.
    ///
    /// # Errors
    /// When it cannot be run or fails.
    pub fn run(&self, command: &mut Command) -> Result<()> {
        self.run_head(command, usize::MAX)
    }

    /// Prints a command of gir-run and runs it; its output, or its first message where the device lacks something.
    ///
    /// # Errors
    /// When it cannot be run or fails.
    pub fn launch(&self, command: &mut Command) -> Result<Result<String, String>> {
        output::line(format!("$ {}", process::shown(command)));
        let ran = process::capture(command)?;
        let said = String::from_utf8_lossy(&ran.stderr);
        if ran.status.code() == Some(UNSUPPORTED) {
            return Ok(Err(said.lines().next().unwrap_or_default().to_owned()));
        }
        if !ran.status.success() {
            bail!(
                "`{}` ended with {}\n{said}",
                process::shown(command),
                process::ending(ran.status)
            );
        }
        Ok(Ok(String::from_utf8(ran.stdout)?))
    }

    /// The same as [`Self::run`], with no more than so many lines of output.
    ///
    /// # Errors
    /// When it cannot be run or fails.
    pub fn run_head(&self, command: &mut Command, lines: usize) -> Result<()> {
        let limit = if lines == usize::MAX {
            String::new()
        } else {
            format!(" | head -n {lines}")
        };
        output::line(format!("$ {}{limit}", process::shown(command)));
        process::text(command)?
            .lines()
            .take(lines)
            .for_each(output::line);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_below_the_root_are_shown_from_there() {
        let shell = Shell::at(Path::new("/repo"));
        assert_eq!(
            shell.path(Path::new("/repo/target/a.spv")),
            Path::new("target/a.spv")
        );
        assert_eq!(
            shell.path(Path::new("/build/a.spv")),
            Path::new("/build/a.spv")
        );
        let command = shell.command(Path::new("/repo/target/release/gir-opt"));
        assert_eq!(command.get_program(), "target/release/gir-opt");
    }

    #[test]
    fn a_command_that_fails_is_an_error() {
        let shell = Shell::at(Path::new("/"));
        assert!(shell.run(&mut shell.command(Path::new("false"))).is_err());
        assert!(shell.run(&mut shell.command(Path::new("true"))).is_ok());
    }

    #[test]
    fn a_launch_that_the_device_refuses_has_a_reason() {
        let shell = Shell::at(Path::new("/"));
        let launch = |script: &str| {
            let mut command = shell.command(Path::new("sh"));
            shell.launch(command.args(["-c", script]))
        };
        let refused = launch("echo 'k.gir:1:1: error: no floats' >&2; echo more >&2; exit 3");
        let reason = "k.gir:1:1: error: no floats".to_owned();
        assert_eq!(refused.unwrap(), Err(reason));
        assert_eq!(launch("echo {}").unwrap(), Ok("{}\n".to_owned()));
        assert!(launch("exit 1").is_err());
    }
}
