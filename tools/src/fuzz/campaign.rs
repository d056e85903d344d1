//! Many programs: chunks of them go to worker processes, what is wrong is kept and said.
//!
//! A worker that crashes or hangs is replaced: the program it was at is a finding, the rest of its
//! chunk goes on. A finding is tried once more by itself, for its message, and written to a
//! directory: text, arguments, expected results, command lines, and `report.txt`.

use std::collections::VecDeque;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use super::args::Cli;
use super::case::{Case, TEXT};
use super::child::{self, Ending, Next, Talking};
use super::worker::Line;
use crate::progress;

/// Programs that one process checks.
const CHUNK: u64 = 25;

/// Time for what a process does beside running programs.
const SLACK: Duration = Duration::from_secs(30);

/// Checks all programs.
///
/// # Errors
/// When a worker cannot be started, or a finding not be written.
pub fn run(cli: &Cli) -> Result<ExitCode, String> {
    let chunks = chunks(cli.seeds());
    let campaign = Campaign {
        cli,
        tool: std::env::current_exe().map_err(|error| error.to_string())?,
        state: Mutex::new(State {
            chunks,
            tally: Tally::default(),
        }),
        start: Instant::now(),
    };
    let work = || campaign.work();
    let outcomes: Vec<Result<(), String>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cli.jobs()).map(|_| scope.spawn(work)).collect();
        let panicked = |_| Err("a thread of the fuzzer panicked".to_owned());
        let outcomes = threads.into_iter().map(|thread| thread.join());
        outcomes
            .map(|outcome| outcome.unwrap_or_else(panicked))
            .collect()
    });
    progress::clear();
    outcomes.into_iter().collect::<Result<(), _>>()?;
    Ok(campaign.conclude())
}

/// Ranges of seeds, each for one process.
fn chunks(seeds: Range<u64>) -> VecDeque<Range<u64>> {
    let firsts = seeds.clone().step_by(CHUNK as usize);
    let chunk = |first: u64| first..seeds.end.min(first.saturating_add(CHUNK));
    firsts.map(chunk).collect()
}

/// What is left, and what has been seen.
struct State {
    chunks: VecDeque<Range<u64>>,
    tally: Tally,
}

/// Counts of programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    good: u64,
    skipped: u64,
    wrong: u64,
}

struct Campaign<'a> {
    cli: &'a Cli,
    tool: PathBuf,
    state: Mutex<State>,
    start: Instant,
}

impl Campaign<'_> {
    /// Works on chunks until none is left.
    fn work(&self) -> Result<(), String> {
        while let Some(chunk) = self.with(|state| state.chunks.pop_front()) {
            let mut rest = chunk;
            while !rest.is_empty() {
                rest = self.work_on(rest)?;
            }
        }
        Ok(())
    }

    fn with<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        // A panic elsewhere leaves counts, nothing half done.
        change(&mut self.state.lock().unwrap_or_else(|lock| lock.into_inner()))
    }

    /// Has a worker check programs; those that are left when it ends.
    fn work_on(&self, seeds: Range<u64>) -> Result<Range<u64>, String> {
        let mut command = self.command(seeds.start);
        command.args(["--worker", "--count"]);
        command.arg((seeds.end - seeds.start).to_string());
        let mut worker = Talking::start(&mut command).map_err(|error| error.to_string())?;
        let limit = self.limit();
        let mut next_seed = seeds.start;
        loop {
            let next = worker.next(limit).map_err(|error| error.to_string())?;
            let line = match next {
                Next::End(Ending::Exit(0)) if next_seed == seeds.end => {
                    return Ok(seeds.end..seeds.end);
                }
                Next::End(Ending::Exit(2)) => return Err(self.refusal()),
                Next::End(ending) => {
                    self.found(next_seed, Some(ending))?;
                    return Ok(next_seed + 1..seeds.end);
                }
                Next::Line(line) => line.parse::<Line>(),
            };
            match line {
                Ok(Line::Good(seed)) => {
                    next_seed = seed + 1;
                    self.count(|tally| tally.good += 1);
                }
                Ok(Line::Skipped(seed)) => {
                    next_seed = seed + 1;
                    self.count(|tally| tally.skipped += 1);
                }
                Ok(Line::Wrong(seed)) => {
                    next_seed = seed + 1;
                    self.found(seed, None)?;
                }
                // A device may print something of its own.
                Ok(Line::Start(_)) | Err(()) => {}
            }
        }
    }

    /// Time for one program on all devices.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.cli.timeout) * self.cli.devices.len().max(1) as u32 + SLACK
    }

    /// This program, with the devices and the number of a program.
    fn command(&self, seed: u64) -> Command {
        let mut command = Command::new(&self.tool);
        command.args(["--devices", &self.cli.devices.join(",")]);
        command.args(["--timeout", &self.cli.timeout.to_string()]);
        command.args(["--seed", &seed.to_string()]);
        command
    }

    /// Why a worker does not start working, from one without work.
    fn refusal(&self) -> String {
        let mut command = self.command(0);
        let said = child::run(command.args(["--worker", "--count", "0"]), SLACK);
        let said = said.map_or_else(|error| error.to_string(), |(_, said)| said);
        said.trim().trim_start_matches("error: ").to_owned()
    }

    fn count(&self, add: impl FnOnce(&mut Tally)) {
        let tally = self.with(|state| {
            add(&mut state.tally);
            state.tally
        });
        let Tally {
            good,
            skipped,
            wrong,
        } = tally;
        let (done, count) = (good + skipped + wrong, self.cli.count);
        let seconds = self.start.elapsed().as_secs();
        progress::show(&format!(
            "{done} of {count} programs, {wrong} wrong, {seconds} s"
        ));
    }

    /// Keeps a program and says what is wrong with it.
    fn found(&self, seed: u64, ending: Option<Ending>) -> Result<(), String> {
        let directory = self.cli.out.join(format!("program-{seed}"));
        let error = |error: std::io::Error| format!("{}: {error}", directory.display());
        let case = Case::new(seed).unwrap_or_else(|| Case::without_results(seed));
        case.write(&directory, &self.cli.devices).map_err(error)?;
        let (again, said) = self.check(seed, &directory.join(TEXT)).map_err(error)?;
        let what = summary(ending, again, &said);
        let report = format!("program {seed}\n{what}\n\n{said}");
        fs::write(directory.join("report.txt"), report).map_err(error)?;
        progress::say(&format!(
            "program {seed}: {what}; see {}",
            directory.display()
        ));
        self.count(|tally| tally.wrong += 1);
        Ok(())
    }

    /// Checks the text of a file in a process of its own.
    fn check(&self, seed: u64, file: &Path) -> std::io::Result<(Ending, String)> {
        child::run(self.command(seed).arg("--check").arg(file), self.limit())
    }

    fn conclude(&self) -> ExitCode {
        let Tally {
            good,
            skipped,
            wrong,
        } = self.with(|state| state.tally);
        let devices = self.cli.devices.join(", ");
        let seconds = self.start.elapsed().as_secs();
        progress::say(&format!(
            "{good} programs agree on {devices}, {skipped} skipped, {wrong} wrong; {seconds} s"
        ));
        match wrong {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}

/// What is wrong, in one line.
fn summary(ending: Option<Ending>, again: Ending, said: &str) -> String {
    let first = match ending {
        Some(ending) => ending.to_string(),
        None => said.lines().last().unwrap_or("wrong").to_owned(),
    };
    match (ending, again) {
        (_, Ending::Exit(0)) => format!("{first}, but not when tried once more"),
        (None, Ending::Exit(_)) => first,
        (Some(before), again) if before == again => first,
        (_, again) => format!("{first}; tried once more: {again}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_all_seeds() {
        let chunks: Vec<_> = chunks(7..60).into();
        assert_eq!(chunks, [7..32, 32..57, 57..60]);
    }

    #[test]
    fn a_finding_that_does_not_come_again_says_so() {
        let said = "x\ndiffers: cpu\n";
        assert_eq!(summary(None, Ending::Exit(1), said), "differs: cpu");
        let crash = Some(Ending::Signal(11));
        assert_eq!(summary(crash, Ending::Signal(11), ""), "crash, signal 11");
        let gone = summary(crash, Ending::Exit(0), "");
        assert_eq!(gone, "crash, signal 11, but not when tried once more");
    }
}
