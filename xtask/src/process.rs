//! Running other programs: every failure names the command and its reason.

use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitStatus, Output, Stdio};

use anyhow::{Context, Result, bail};

/// The command as a reader would type it, for messages.
pub fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// How a program ended, in words: `exit code 3` or `signal 11`.
pub fn ending(status: ExitStatus) -> String {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("exit code {code}"),
        (None, Some(signal)) => format!("signal {signal}"),
        (None, None) => "an unknown ending".to_owned(),
    }
}

/// Runs a command with its output on the terminal; an ending other than success is an error.
pub fn stream(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    if !status.success() {
        bail!("`{}` ended with {}", shown(command), ending(status));
    }
    Ok(())
}

/// Runs a command with its output on the terminal and returns its exit status.
pub fn status(command: &mut Command) -> Result<ExitStatus> {
    command.status().with_context(|| cannot_start(command))
}

/// Runs a command and captures its output, whatever its ending.
pub fn capture(command: &mut Command) -> Result<Output> {
    command
        .stdin(Stdio::null())
        .output()
        .with_context(|| cannot_start(command))
}

/// Runs a command and returns its standard output; failure is an error with its standard error.
pub fn text(command: &mut Command) -> Result<String> {
    Ok(String::from_utf8_lossy(&success(command)?.stdout).into_owned())
}

/// Runs a command and returns its standard error; failure is an error with it.
pub fn report(command: &mut Command) -> Result<String> {
    Ok(String::from_utf8_lossy(&success(command)?.stderr).into_owned())
}

fn success(command: &mut Command) -> Result<Output> {
    let output = capture(command)?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{}` ended with {}\n{}",
            shown(command),
            ending(output.status),
            stderr.trim_end()
        );
    }
    Ok(output)
}

/// Runs a command that reads `input` from its standard input and whose output does not matter.
pub fn feed(command: &mut Command, input: &str) -> Result<()> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .with_context(|| cannot_start(command))?;
    let written = match child.stdin.take() {
        Some(mut stdin) => stdin.write_all(input.as_bytes()),
        None => Ok(()),
    };
    let status = child.wait().with_context(|| cannot_start(command))?;
    if !status.success() {
        bail!("`{}` ended with {}", shown(command), ending(status));
    }
    written.with_context(|| format!("cannot write to `{}`", shown(command)))
}

/// Whether a program of that name is an executable file in one of the directories of `PATH`.
pub fn on_path(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| {
        std::env::split_paths(&path).any(|directory| is_file(&directory.join(program)))
    })
}

fn is_file(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| metadata.is_file())
}

fn cannot_start(command: &Command) -> String {
    format!("cannot run `{}`", command.get_program().to_string_lossy())
}
