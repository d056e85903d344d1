//! Binaries of others as the subject of a campaign: each runs on Vulkan as it is, and as ours on all devices. The
//! number of a case is that of its file; the seed of the command line makes the data.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use gir::opt_level::OptLevel;
use gir_run::{
    device::{self, Session},
    failure::Failure,
};
use gir_tools::child;
use gir_tools::progress;

use super::args::Cli;
use super::campaign::{Examined, Finding, Stop, Subject, summary};
use super::check::Fate;
use super::worker::{Line, finding, tell};
use crate::conformance::runner::first_line;
use crate::originals::{
    compare::{Agreement, compare},
    facts::Facts,
    run::{Contents, Given, Original},
};

/// The device of the originals.
const AS_IT_IS: &str = "vulkan";

/// Workgroups of a launch.
const WORKGROUPS: [u32; 3] = [2, 1, 1];

/// The `.spv` files below a directory, in the order of their names.
///
/// # Errors
/// When it cannot be read, or has none.
pub fn files(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let mut all = vec![];
    let read = collect(directory, &mut all);
    read.map_err(|error| format!("cannot read '{}': {error}", directory.display()))?;
    all.sort();
    match all.is_empty() {
        true => Err(format!("no .spv file in '{}'", directory.display())),
        false => Ok(all),
    }
}

fn collect(directory: &Path, all: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, all)?;
        } else if path.extension() == Some(OsStr::new("spv")) {
            all.push(path);
        }
    }
    Ok(())
}

/// The binaries below a directory.
#[derive(Debug)]
pub struct Binaries<'a> {
    cli: &'a Cli,
    tool: PathBuf,
    directory: &'a Path,
    files: Vec<PathBuf>,
}

impl<'a> Binaries<'a> {
    /// Those of a command line.
    ///
    /// # Errors
    /// When the directory cannot be read.
    pub fn new(cli: &'a Cli, directory: &'a Path) -> Result<Self, String> {
        Ok(Self {
            cli,
            tool: std::env::current_exe().map_err(|error| error.to_string())?,
            directory,
            files: files(directory)?,
        })
    }

    fn command(&self, first: u64, count: u64) -> Command {
        let mut command = Command::new(&self.tool);
        command.arg("--binaries").arg(self.directory);
        command.args(["--devices", &self.cli.devices().join(",")]);
        command.args(["--seed", &self.cli.seed.to_string()]);
        command.args(["--first", &first.to_string()]);
        command.args(["--worker", "--count", &count.to_string()]);
        command
    }
}

impl Subject for Binaries<'_> {
    fn name(&self) -> &'static str {
        "binaries"
    }

    fn cases(&self) -> Range<u64> {
        0..self.files.len() as u64
    }

    fn end(&self) -> Option<Duration> {
        None
    }

    fn chunk(&self) -> u64 {
        20
    }

    fn jobs(&self) -> usize {
        self.cli.jobs()
    }

    fn limit(&self) -> Duration {
        let devices = self.cli.devices().len() + 1;
        Duration::from_secs(self.cli.timeout) * u32::try_from(devices).unwrap_or(1)
    }

    fn worker(&self, first: u64, count: u64) -> Command {
        self.command(first, count)
    }

    fn examine(&self, case: u64, stop: Stop<'_>) -> Result<Examined, String> {
        let file = &self.files[usize::try_from(case).unwrap_or_default()];
        if stop.ending.is_some() && stop.device == AS_IT_IS {
            return Ok(Examined::Known(
                "the driver does not survive the original".to_owned(),
            ));
        }
        let mut command = self.command(case, 1);
        let (again, report) =
            child::run(&mut command, self.limit()).map_err(|error| error.to_string())?;
        let found = report
            .lines()
            .find(|line| line.starts_with(&finding(case, "")));
        let what = match (stop.ending, found) {
            (None, Some(line)) => line.to_owned(),
            (ending, _) => summary(ending, again, &report),
        };
        let what = format!("{}: {what}", file.display());
        Ok(Examined::Finding(Finding { case, what, report }))
    }

    fn keep(&self, finding: &Finding) -> Result<String, String> {
        Ok(
            self.files[usize::try_from(finding.case).unwrap_or_default()]
                .display()
                .to_string(),
        )
    }
}

/// Compares binaries one after the other, in this process.
///
/// # Errors
/// When a device is missing, or nobody reads the output any more.
pub fn work(cli: &Cli, directory: &Path) -> Result<ExitCode, String> {
    let files = files(directory)?;
    let open = |name: &String| {
        let choice = device::by_name(Some(name))?;
        Ok((choice.name(), choice.open()?))
    };
    let said = |failure: Failure| failure.to_string();
    let (_, vulkan) = open(&AS_IT_IS.to_owned()).map_err(said)?;
    let devices: Result<Vec<_>, Failure> = cli.devices().iter().map(open).collect();
    let devices = devices.map_err(said)?;
    for case in cli.first..cli.first + cli.count {
        let Some(file) = usize::try_from(case).ok().and_then(|at| files.get(at)) else {
            break;
        };
        tell(&Line::Start(case))?;
        let verdict = check(case, file, cli.seed, vulkan.as_ref(), &devices);
        tell(&match verdict {
            Ok(true) => Line::Good(case),
            Ok(false) => Line::Skipped(case),
            Err(what) => {
                progress::say(&finding(case, &what));
                Line::Wrong(case)
            }
        })?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Compares all kernels of a file; false if none ran. The error is the first difference.
fn check(
    case: u64,
    file: &Path,
    seed: u64,
    vulkan: &dyn Session,
    devices: &[(String, Box<dyn Session>)],
) -> Result<bool, String> {
    // An error means that nobody reads any more: the next line reports it, too.
    let watch = |device: &str, fate| {
        let _ = tell(&Line::On(case, device.to_owned(), fate));
    };
    let binary = fs::read(file).map_err(|error| error.to_string())?;
    let facts = match Facts::of(&binary) {
        Ok(facts) => facts,
        Err(why) => {
            watch(AS_IT_IS, Fate::Lacks(why));
            return Ok(false);
        }
    };
    let mut ran = false;
    for kernel in &facts.kernels {
        let original = Original {
            binary: &binary,
            kernel,
            facts: &facts,
        };
        for contents in [Contents::Integers, Contents::Typed] {
            let given = Given {
                seed,
                contents,
                workgroups: WORKGROUPS,
            };
            watch(AS_IT_IS, Fate::Begins);
            let expected = match original.as_it_is(vulkan, &given) {
                Ok(expected) => expected,
                Err(failure) => {
                    watch(AS_IT_IS, Fate::Lacks(first_line(&failure)));
                    continue;
                }
            };
            for (name, session) in devices {
                watch(name, Fate::Begins);
                // An error at the construct is better than another result.
                if let Err(failure) = original.read(session.as_ref(), OptLevel::O1) {
                    watch(name, Fate::Lacks(first_line(&failure)));
                    continue;
                }
                let found = match original.as_ours(session.as_ref(), &given, OptLevel::O1) {
                    Ok(found) => found,
                    Err(failure @ Failure::Unsupported(_)) => {
                        watch(name, Fate::Lacks(first_line(&failure)));
                        continue;
                    }
                    Err(failure) => return Err(format!("{name}: {}", first_line(&failure))),
                };
                ran = true;
                watch(
                    name,
                    match compare(&expected, &found) {
                        Agreement::Same => Fate::Agrees,
                        Agreement::Close(_) => {
                            Fate::Known("floats are close, not equal".to_owned())
                        }
                        Agreement::Other(place) => {
                            return Err(format!("{name} differs: {kernel}, {contents:?}: {place}"));
                        }
                    },
                );
            }
        }
    }
    Ok(ran)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binaries_are_found_in_folders() {
        let folder = tempfile::tempdir().unwrap();
        assert!(files(folder.path()).is_err());
        fs::create_dir(folder.path().join("b")).unwrap();
        for name in ["b/x.spv", "a.spv", "c.txt"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let found = files(folder.path()).unwrap();
        assert_eq!(
            found,
            ["a.spv", "b/x.spv"].map(|name| folder.path().join(name))
        );
    }
}
