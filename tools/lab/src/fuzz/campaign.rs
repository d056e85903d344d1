//! Many cases: worker processes try them in chunks; findings are kept and reported.
//!
//! A worker that crashes or hangs is replaced: its current case is a finding, the rest of its
//! chunk goes on. A [`Subject`] provides the cases and keeps the findings.

use std::collections::BTreeMap;
use std::ops::Range;
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use super::check::Fate;
use super::devices::Fates;
use super::worker::Line;
use crate::progress::Progress;
use gir_tools::child::{self, Ending, Next, Talking};

/// Time that a process may spend outside of its cases.
pub const SLACK: Duration = Duration::from_secs(30);

/// Findings of one kind that are kept and reported; further ones are only counted.
const OF_A_KIND: u64 = 3;

/// The subject of a campaign: a numbered set of cases.
pub trait Subject: Sync {
    /// The plural for reports, such as `programs`.
    fn name(&self) -> &'static str;

    /// The numbers of all cases.
    fn cases(&self) -> Range<u64>;

    /// The time after which no more cases are begun.
    fn end(&self) -> Option<Duration>;

    /// The number of cases that a process tries.
    fn chunk(&self) -> u64;

    /// The number of processes at work at a time.
    fn jobs(&self) -> usize;

    /// The time limit of one case.
    fn limit(&self) -> Duration;

    /// A command that tries `count` cases from `first` on, and reports them as [`Line`]s.
    fn worker(&self, first: u64, count: u64) -> Command;

    /// Tries a wrong case once more on its own: returns the problem in one line and a longer report.
    ///
    /// # Errors
    /// When a file cannot be written or a process cannot be started.
    fn examine(&self, case: u64, stop: Stop<'_>) -> Result<Examined, String>;

    /// Keeps a finding, and returns its place.
    ///
    /// # Errors
    /// When a file cannot be written or a process cannot be started.
    fn keep(&self, finding: &Finding) -> Result<String, String>;

    /// Lines to print at the end of a campaign beside the counts, given all fates and the number of wrong cases.
    ///
    /// # Errors
    /// When a record cannot be written.
    fn report(&self, _fates: &Fates, _wrong: u64) -> Result<Vec<String>, String> {
        Ok(vec![])
    }
}

/// The circumstances in which a worker stopped at a wrong case.
#[derive(Clone, Copy, Debug)]
pub struct Stop<'a> {
    /// How the worker ended, if it did not survive the case.
    pub ending: Option<Ending>,
    /// The device that ran the case.
    pub device: &'a str,
    /// The end of the worker's standard error.
    pub words: &'a str,
}

/// The verdict on a case that ended a worker.
#[derive(Clone, Debug)]
pub enum Examined {
    /// Something is wrong.
    Finding(Finding),
    /// A known defect of the device, for a reason; nothing else is wrong with it.
    Known(String),
}

/// A case that is wrong.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The number of the case.
    pub case: u64,
    /// The problem, in one line.
    pub what: String,
    /// The full report.
    pub report: String,
}

/// Tries all cases.
///
/// # Errors
/// When a worker cannot be started, or a finding cannot be written.
pub fn run(subject: &dyn Subject) -> Result<ExitCode, String> {
    let cases = subject.cases();
    let total = subject.end().is_none().then(|| cases.end - cases.start);
    let campaign = Campaign {
        subject,
        state: Mutex::new(State {
            rest: cases,
            tally: Tally::default(),
            kinds: BTreeMap::new(),
            fates: Fates::default(),
        }),
        start: Instant::now(),
        progress: Progress::new(total, subject.name()),
    };
    let work = || campaign.work();
    let outcomes: Vec<Result<(), String>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..subject.jobs()).map(|_| scope.spawn(work)).collect();
        let panicked = |_| Err("a thread of the fuzzer panicked".to_owned());
        let outcomes = threads.into_iter().map(|thread| thread.join());
        outcomes
            .map(|outcome| outcome.unwrap_or_else(panicked))
            .collect()
    });
    outcomes.into_iter().collect::<Result<(), _>>()?;
    campaign.conclude()
}

/// The cases that are left, and the counts so far.
struct State {
    rest: Range<u64>,
    tally: Tally,
    /// The number of findings of each kind.
    kinds: BTreeMap<String, u64>,
    /// The fates of cases on devices.
    fates: Fates,
}

impl State {
    fn next_chunk(&mut self, size: u64) -> Option<Range<u64>> {
        let first = self.rest.start;
        let end = self.rest.end.min(first.saturating_add(size));
        self.rest.start = end;
        (first < end).then_some(first..end)
    }
}

/// Counts of cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    good: u64,
    skipped: u64,
    wrong: u64,
}

struct Campaign<'a> {
    subject: &'a dyn Subject,
    state: Mutex<State>,
    start: Instant,
    progress: Progress,
}

impl Campaign<'_> {
    /// Works on chunks until none is left.
    fn work(&self) -> Result<(), String> {
        let size = self.subject.chunk();
        while self.goes_on()
            && let Some(mut rest) = self.with(|state| state.next_chunk(size))
        {
            while self.goes_on() && !rest.is_empty() {
                rest = self.work_on(rest)?;
            }
        }
        Ok(())
    }

    fn goes_on(&self) -> bool {
        let end = self.subject.end();
        end.is_none_or(|end| self.start.elapsed() < end)
    }

    fn with<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        // A panic of another thread leaves counts, no half-done change.
        change(&mut self.state.lock().unwrap_or_else(|lock| lock.into_inner()))
    }

    /// Has a worker try cases; returns those that are left when it ends.
    fn work_on(&self, cases: Range<u64>) -> Result<Range<u64>, String> {
        let mut command = self.subject.worker(cases.start, cases.end - cases.start);
        let mut worker = Talking::start(&mut command).map_err(|error| error.to_string())?;
        let limit = self.subject.limit() + SLACK;
        let mut next_case = cases.start;
        let mut device = String::new();
        loop {
            let next = worker.next(limit).map_err(|error| error.to_string())?;
            let line = match next {
                // A worker may leave the rest to another one.
                Next::End(Ending::Exit(0)) if next_case > cases.start => {
                    return Ok(next_case..cases.end);
                }
                Next::End(Ending::Exit(2)) => return Err(self.refusal()),
                Next::End(ending) => {
                    let stop = Stop {
                        ending: Some(ending),
                        device: &device,
                        words: &worker.last_words(),
                    };
                    self.found(next_case, stop)?;
                    return Ok(next_case + 1..cases.end);
                }
                Next::Line(line) => line.parse::<Line>(),
            };
            // A device may print something of its own.
            let Ok(line) = line else { continue };
            let case = line.case();
            match line {
                Line::Start(_) => {
                    device.clear();
                    continue;
                }
                Line::On(_, at, fate) => {
                    self.with(|state| state.fates.count(at.clone(), &fate));
                    device = at;
                    continue;
                }
                Line::Good(_) => self.count(|tally| tally.good += 1),
                Line::Skipped(_) => self.count(|tally| tally.skipped += 1),
                Line::Wrong(case) => {
                    let stop = Stop {
                        ending: None,
                        device: &device,
                        words: &worker.last_words(),
                    };
                    self.found(case, stop)?;
                }
            }
            next_case = case + 1;
            if !self.goes_on() {
                return Ok(0..0);
            }
        }
    }

    /// The reason why workers refuse to start, as a worker without cases prints it.
    fn refusal(&self) -> String {
        let said = child::run(&mut self.subject.worker(0, 0), SLACK);
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
        let done = good + skipped + wrong;
        self.progress.set(done, format!(", {wrong} wrong"));
    }

    /// Keeps a case and reports its problem, unless there were enough of its kind.
    fn found(&self, case: u64, stop: Stop<'_>) -> Result<(), String> {
        let mut finding = match self.subject.examine(case, stop)? {
            Examined::Finding(finding) => finding,
            Examined::Known(reason) => {
                let fate = Fate::Known(reason);
                self.with(|state| state.fates.count(stop.device.to_owned(), &fate));
                self.count(|tally| tally.good += 1);
                return Ok(());
            }
        };
        self.count(|tally| tally.wrong += 1);
        finding.report += stop.words;
        let kind = kind(&finding.what);
        let before = self.with(|state| {
            let count = state.kinds.entry(kind).or_default();
            *count += 1;
            *count - 1
        });
        if before < OF_A_KIND {
            let place = self.subject.keep(&finding)?;
            self.progress
                .say(&format!("{case}: {}; see {place}", finding.what));
        }
        Ok(())
    }

    fn conclude(&self) -> Result<ExitCode, String> {
        let Tally {
            good,
            skipped,
            wrong,
        } = self.with(|state| state.tally);
        let (name, seconds) = (self.subject.name(), self.start.elapsed().as_secs());
        let (lines, report) = self.with(|state| {
            let report = self.subject.report(&state.fates, state.tally.wrong);
            (state.fates.lines(), report)
        });
        let report = report?;
        let lines = lines.iter().chain(&report);
        lines.for_each(|line| self.progress.say(line));
        self.progress.say(&format!(
            "{good} {name} are good, {skipped} skipped, {wrong} wrong; {seconds} s"
        ));
        Ok(match wrong {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        })
    }
}

/// The common part of findings of one bug: the line without its numbers and paths.
pub(super) fn kind(what: &str) -> String {
    let words = what.split_whitespace();
    let words = words.filter(|word| !word.contains(|c: char| c.is_ascii_digit() || c == '/'));
    words.collect::<Vec<_>>().join(" ")
}

/// The last line; if that only names the device that refuses a program, with the first error.
fn last_line(said: &str) -> String {
    let last = said.lines().last().unwrap_or("wrong").trim();
    let mut errors = said.lines().filter_map(|line| line.split_once("error: "));
    match errors.next() {
        Some((_, error)) if last.starts_with("refused:") && last.ends_with(':') => {
            format!("{last} {error}")
        }
        _ => last.to_owned(),
    }
}

/// The problem in one line: from the end of the worker, and from the case tried on its own.
#[must_use]
pub fn summary(ending: Option<Ending>, again: Ending, said: &str) -> String {
    let first = match ending {
        Some(ending) => ending.to_string(),
        None => last_line(said),
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
    fn chunks_cover_all_cases() {
        let mut state = State {
            rest: 7..60,
            tally: Tally::default(),
            kinds: BTreeMap::new(),
            fates: Fates::default(),
        };
        let chunks: Vec<_> = std::iter::from_fn(|| state.next_chunk(25)).collect();
        assert_eq!(chunks, [7..32, 32..57, 57..60]);
    }

    #[test]
    fn findings_of_a_kind_differ_in_numbers_and_places() {
        let one = kind("differs: cpu from vulkan: 0x12 instead of 0x13");
        assert_eq!(one, kind("differs: cpu from vulkan: 0xff instead of 0x0"));
        assert_ne!(one, kind("differs: vulkan from cpu: 0xff instead of 0x0"));
    }

    #[test]
    fn a_finding_that_does_not_come_again_says_so() {
        let said = "x\ndiffers: cpu\n";
        assert_eq!(summary(None, Ending::Exit(1), said), "differs: cpu");
        let said = "k.gir:1:2: error: 'x' op fails\n  x\n  ^\nrefused: cpu: \n";
        let refused = summary(None, Ending::Exit(1), said);
        assert_eq!(refused, "refused: cpu: 'x' op fails");
        let crash = Some(Ending::Signal(11));
        assert_eq!(summary(crash, Ending::Signal(11), ""), "crash, signal 11");
        let gone = summary(crash, Ending::Exit(0), "");
        assert_eq!(gone, "crash, signal 11, but not when tried once more");
    }
}
