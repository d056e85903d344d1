//! Random kernels as the subject of a campaign. A finding is written to a directory: text,
//! arguments, expected results, command lines, and `report.txt`.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::slice;
use std::time::Duration;

use gir::opt_level::OptLevel;

use super::args::Cli;
use crate::reduce::Reducer;

use super::campaign::{Examined, Finding, SLACK, Stop, Subject, kind, summary};
use super::case::{Case, TEXT};
use super::devices::Fates;
use super::known::Settings;
use super::{coverage, devices, generate, known, passes, record, worker};
use gir_tools::child::{self, Ending};

/// The programs that a command line asks for.
#[derive(Debug)]
pub struct Kernels<'a> {
    cli: &'a Cli,
    tool: PathBuf,
    /// The devices that take part.
    devices: Vec<String>,
}

impl<'a> Kernels<'a> {
    /// The programs of this command line.
    ///
    /// # Errors
    /// When the path of this executable is unknown.
    pub fn new(cli: &'a Cli) -> Result<Self, String> {
        let tool = std::env::current_exe().map_err(|error| error.to_string())?;
        let devices = match cli.all_devices && cli.devices.is_empty() {
            true => devices::present(),
            false => cli.devices(),
        };
        Ok(Self { cli, tool, devices })
    }

    /// A command that runs this executable, with devices and the number of a program.
    fn command(&self, seed: u64, devices: &[String]) -> Command {
        let mut command = Command::new(&self.tool);
        command.args(["--devices", &devices.join(",")]);
        command.args(["--timeout", &self.cli.timeout.to_string()]);
        command.args(["--seed", &seed.to_string()]);
        command.args(["--profile", &self.cli.profile_name()]);
        if self.cli.all_devices {
            command.arg("--all-devices");
        } else {
            let levels: Vec<_> = self.cli.opt.iter().map(ToString::to_string).collect();
            command.args(["--opt", &levels.join(",")]);
        }
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

    /// Checks the text of a file in a process of its own, on some devices, with settings of their drivers.
    fn check(
        &self,
        seed: u64,
        file: &Path,
        devices: &[String],
        settings: Settings,
    ) -> io::Result<(Ending, String)> {
        let limit = self.limit() * devices.len().max(1) as u32 + SLACK;
        let mut command = self.command(seed, devices);
        command.envs(settings.iter().copied());
        child::run(command.arg("--check").arg(file), limit)
    }

    /// The reason why a problem of a device with a program is no finding.
    fn known(
        &self,
        case: u64,
        file: &Path,
        device: &String,
        says: &str,
    ) -> io::Result<Option<&'static str>> {
        let text = fs::read_to_string(file)?;
        if let Some(row) = known::find(known::DEFECTS, device, says, &text) {
            return Ok(Some(row.reason));
        }
        for row in known::curable(device, says, &text) {
            let (ending, _) = self.check(case, file, slice::from_ref(device), row.cure)?;
            if ending == Ending::Exit(0) {
                return Ok(Some(row.defect.reason));
            }
        }
        Ok(None)
    }

    /// Examines a worker's stop with the program of a file: the device at which it stopped, then those after it,
    /// each in a process of its own, for each may have a known defect.
    fn examine_stop(&self, case: u64, file: &Path, stop: Stop<'_>) -> io::Result<Examined> {
        let place = self.devices.iter().position(|name| name == stop.device);
        let reason = match place.map(|place| &self.devices[place]) {
            Some(device) => self.known(case, file, device, &says(case, stop))?,
            None => None,
        };
        let Some((reason, place)) = reason.zip(place) else {
            let (again, report) = self.check(case, file, &self.devices, &[])?;
            let what = summary(stop.ending, again, &report);
            return Ok(Examined::Finding(Finding { case, what, report }));
        };
        for device in &self.devices[place + 1..] {
            let (ending, report) = self.check(case, file, slice::from_ref(device), &[])?;
            let says = match ending {
                Ending::Exit(0) => continue,
                Ending::Exit(_) => report.clone(),
                other => other.to_string(),
            };
            if self.known(case, file, device, &says)?.is_none() {
                let what = match ending {
                    Ending::Exit(_) => summary(None, ending, &report),
                    other => other.to_string(),
                };
                return Ok(Examined::Finding(Finding { case, what, report }));
            }
        }
        Ok(Examined::Known(reason.to_owned()))
    }

    /// Shrinks the program of a finding, as long as the devices go wrong in the same way. Programs that
    /// differ from the interpreter only stay as they are: it runs generated programs only.
    fn shrink(&self, seed: u64, what: &str, directory: &Path) -> Result<(), String> {
        let said = |error: io::Error| error.to_string();
        let text = fs::read_to_string(directory.join(TEXT)).map_err(said)?;
        let scratch = tempfile::TempDir::new().map_err(said)?;
        let file = scratch.path().join(TEXT);
        let mut interesting = |text: &str| {
            let tried =
                fs::write(&file, text).and_then(|()| self.check(seed, &file, &self.devices, &[]));
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
        case.write(&directory, &self.devices)?;
        Ok(directory)
    }
}

/// A worker's message about the program it stopped at: how the worker ended, or its finding.
fn says(case: u64, stop: Stop<'_>) -> String {
    match stop.ending {
        Some(ending) => ending.to_string(),
        None => {
            let found = stop.words.rsplit_once(&worker::finding(case, ""));
            found.map_or_else(String::new, |(_, what)| what.to_owned())
        }
    }
}

/// Whether two lines report the same problem: a crash, a hang, a difference, or an error of a device.
fn similar(one: &str, other: &str) -> bool {
    let kind = |text: &str| -> String {
        let text = text.rsplit("tried once more: ").next().unwrap_or_default();
        match (text.starts_with("differs:"), text.split_once(" from ")) {
            // The other device and the place may change.
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
        let levels = match self.cli.all_devices {
            true => OptLevel::ALL.len(),
            false => self.cli.opt.len(),
        };
        Duration::from_secs(self.cli.timeout) * levels.max(1) as u32
    }

    fn worker(&self, first: u64, count: u64) -> Command {
        let mut command = self.command(first, &self.devices);
        command.args(["--worker", "--count", &count.to_string()]);
        command
    }

    fn examine(&self, case: u64, stop: Stop<'_>) -> Result<Examined, String> {
        let said = |error: io::Error| error.to_string();
        let directory = self.write(case).map_err(said)?;
        let text = directory.join(TEXT);
        let examined = self.examine_stop(case, &text, stop).map_err(said)?;
        if matches!(examined, Examined::Known(_)) {
            fs::remove_dir_all(&directory).map_err(said)?;
        }
        Ok(examined)
    }

    fn report(&self, fates: &Fates, wrong: u64) -> Result<Vec<String>, String> {
        let language = self.cli.language();
        if let Some(file) = &self.cli.record {
            let profile = self.cli.profile_name();
            let record = record::markdown(self.cli.seeds(), &profile, wrong, fates);
            fs::write(file, record).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        let programs = self
            .cli
            .seeds()
            .map(|seed| generate::program(seed, language));
        Ok(coverage::Coverage::of(programs).lines())
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
    fn a_worker_says_how_it_ended_or_what_it_found() {
        let stop = |ending| Stop {
            ending,
            device: "vulkan",
            words: "program 6: refused: vulkan\nprogram 7: differs: vulkan from the interpreter\n",
        };
        assert_eq!(says(7, stop(Some(Ending::Signal(6)))), "crash, signal 6");
        assert_eq!(
            says(7, stop(None)),
            "differs: vulkan from the interpreter\n"
        );
        assert_eq!(says(8, stop(None)), "");
    }

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
