//! Random kernels as the subject of a campaign. A finding is written to a directory: text,
//! arguments, expected results, command lines, and `report.txt`.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::args::Cli;
use crate::reduce::Reducer;

use super::campaign::{Finding, SLACK, Subject, kind, summary};
use super::case::{Case, TEXT};
use super::passes;
use crate::child::{self, Ending};

/// The programs that a command line asks for.
#[derive(Debug)]
pub struct Kernels<'a> {
    cli: &'a Cli,
    tool: PathBuf,
}

impl<'a> Kernels<'a> {
    /// Those of this command line.
    ///
    /// # Errors
    /// When this program does not know where it is.
    pub fn new(cli: &'a Cli) -> Result<Self, String> {
        let tool = std::env::current_exe().map_err(|error| error.to_string())?;
        Ok(Self { cli, tool })
    }

    /// This program, with the devices and the number of a program.
    fn command(&self, seed: u64) -> Command {
        let mut command = Command::new(&self.tool);
        command.args(["--devices", &self.cli.devices.join(",")]);
        let levels: Vec<_> = self.cli.opt.iter().map(ToString::to_string).collect();
        command.args(["--opt", &levels.join(",")]);
        command.args(["--timeout", &self.cli.timeout.to_string()]);
        command.args(["--seed", &seed.to_string()]);
        command.args(["--profile", &self.cli.profile_name()]);
        if self.cli.passes {
            command.arg("--passes");
        }
        if let Some(size) = self.cli.subgroup_size {
            command.args(["--subgroup-size", &size.to_string()]);
        }
        command
    }

    fn directory(&self, seed: u64) -> PathBuf {
        self.cli.out.join(format!("program-{seed}"))
    }

    /// Checks the text of a file in a process of its own.
    fn check(&self, seed: u64, file: &Path) -> io::Result<(Ending, String)> {
        let limit = self.limit() + SLACK;
        child::run(self.command(seed).arg("--check").arg(file), limit)
    }

    /// Shrinks the program of a finding, as long as the devices go wrong in the same way. Programs
    /// that differ from the interpreter only are left: it knows no others than the generated ones.
    fn shrink(&self, seed: u64, what: &str, directory: &Path) -> Result<(), String> {
        let said = |error: io::Error| error.to_string();
        let text = fs::read_to_string(directory.join(TEXT)).map_err(said)?;
        let scratch = tempfile::TempDir::new().map_err(said)?;
        let file = scratch.path().join(TEXT);
        let mut interesting = |text: &str| {
            let tried = fs::write(&file, text).and_then(|()| self.check(seed, &file));
            let Ok((ending, report)) = tried else {
                return false;
            };
            let now = summary(None, ending, &report);
            ending != Ending::Exit(0) && similar(&now, what)
        };
        let Ok(reducer) = Reducer::new(&text, &mut interesting) else {
            return Ok(());
        };
        fs::write(directory.join("reduced.gir"), reducer.reduce()).map_err(said)
    }

    fn write(&self, seed: u64) -> io::Result<PathBuf> {
        let directory = self.directory(seed);
        let language = self.cli.language();
        let case = Case::of(seed, language);
        let case = case.unwrap_or_else(|| Case::without_results(seed, language));
        case.write(&directory, &self.cli.devices)?;
        Ok(directory)
    }
}

/// Whether two lines speak of the same: a crash, a hang, a difference, or an error of a device.
fn similar(one: &str, other: &str) -> bool {
    let kind = |text: &str| -> String {
        let text = text.rsplit("tried once more: ").next().unwrap_or_default();
        match (text.starts_with("differs:"), text.split_once(" from ")) {
            // From which one, and where, may change.
            (true, Some((who, _))) => kind(who),
            _ => kind(text),
        }
    };
    kind(one) == kind(other)
}

impl Subject for Kernels<'_> {
    fn name(&self) -> &'static str {
        "programs"
    }

    fn cases(&self) -> Range<u64> {
        self.cli.seeds()
    }

    fn end(&self) -> Option<Duration> {
        None
    }

    fn chunk(&self) -> u64 {
        25
    }

    fn jobs(&self) -> usize {
        self.cli.jobs()
    }

    fn limit(&self) -> Duration {
        let forms = self.cli.devices.len() * self.cli.opt.len();
        Duration::from_secs(self.cli.timeout) * forms.max(1) as u32
    }

    fn worker(&self, first: u64, count: u64) -> Command {
        let mut command = self.command(first);
        command.args(["--worker", "--count", &count.to_string()]);
        command
    }

    fn examine(&self, case: u64, ending: Option<Ending>) -> Result<Finding, String> {
        let said = |error: io::Error| error.to_string();
        let directory = self.write(case).map_err(said)?;
        let (again, report) = self.check(case, &directory.join(TEXT)).map_err(said)?;
        let what = summary(ending, again, &report);
        Ok(Finding { case, what, report })
    }

    fn keep(&self, finding: &Finding) -> Result<String, String> {
        let directory = self.directory(finding.case);
        let Finding { case, what, report } = finding;
        let mut report = format!("program {case}\n{what}\n\n{report}");
        if self.cli.passes {
            let pipeline = passes::pipeline(*case);
            report += &format!("\ngir-opt --pass-pipeline='builtin.module({pipeline})' {TEXT}\n");
        }
        let said = |error: io::Error| error.to_string();
        fs::write(directory.join("report.txt"), report).map_err(said)?;
        if self.cli.reduce {
            self.shrink(*case, what, &directory)?;
        }
        Ok(directory.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_difference_may_be_elsewhere() {
        let first = "differs: vulkan from the interpreter: argument 3, element 1";
        assert!(similar(
            first,
            "differs: vulkan from cpu: argument 4, element 0"
        ));
        assert!(!similar(first, "refused: vulkan: no such thing"));
        assert!(similar("crash", "hang; tried once more: crash"));
        assert!(!similar("crash", "hang"));
        let error = "refused: cpu: 'x' op has 4 elements";
        assert!(similar(error, "refused: cpu: 'x' op has 2 elements"));
        assert!(!similar(error, "refused: cpu: 'y' op has 4 elements"));
    }
}
