//! Damaged and random text and binaries for the readers, and random sequences of passes.
//!
//! A case is a [`Job`]: an input and the work of `gir-opt` on it. Workers do many jobs in their own
//! process, one after the other; wrong cases are tried once more by `gir-opt` itself. Crashes, hangs,
//! panics and diagnostics that report an internal error are wrong. Errors of the input are not: the
//! readers are there to report them.

mod binary;
mod corpus;
mod job;
mod mutate;

use std::fs;
use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

use super::args::Cli;
use super::campaign::{Examined, Finding, Stop, Subject, summary};
use super::worker::{Line, tell};
use gir_tools::child::{self, Ending};

pub use binary::damaged;
pub use corpus::{Corpus, tokens};
pub use job::Job;

/// Time limit of one input: all are short.
const LIMIT: Duration = Duration::from_secs(20);

/// Damaged text as the subject of a campaign.
#[derive(Debug)]
pub struct Texts<'a> {
    cli: &'a Cli,
    tool: PathBuf,
    corpus: Corpus,
}

impl<'a> Texts<'a> {
    /// Text like that of the corpus of this command line.
    ///
    /// # Errors
    /// When the corpus cannot be read.
    pub fn new(cli: &'a Cli) -> Result<Self, String> {
        Ok(Self {
            cli,
            tool: std::env::current_exe().map_err(|error| error.to_string())?,
            corpus: Corpus::read(&cli.corpus)?,
        })
    }

    fn directory(&self, case: u64) -> PathBuf {
        self.cli.out.join(format!("text-{case}"))
    }

    /// Writes an input; returns its command line, which runs the `gir-opt` beside `gir-fuzz`.
    fn write(&self, case: u64) -> io::Result<Command> {
        let job = Job::new(&self.corpus, case);
        let directory = self.directory(case);
        fs::create_dir_all(&directory)?;
        let file = directory.join(job.file);
        fs::write(&file, &job.text)?;
        let line = format!("gir-opt {} {} -o /dev/null\n", job.shown(), job.file);
        fs::write(directory.join("commands.txt"), line)?;
        let mut command = Command::new(self.tool.with_file_name("gir-opt"));
        command
            .args(job.arguments())
            .arg(file)
            .args(["-o", "/dev/null"]);
        Ok(command)
    }
}

impl Subject for Texts<'_> {
    fn name(&self) -> &'static str {
        "texts"
    }

    fn cases(&self) -> Range<u64> {
        match self.cli.seconds {
            Some(_) => self.cli.seed..u64::MAX,
            None => self.cli.seeds(),
        }
    }

    fn end(&self) -> Option<Duration> {
        self.cli.seconds.map(Duration::from_secs)
    }

    fn chunk(&self) -> u64 {
        500
    }

    fn jobs(&self) -> usize {
        self.cli.jobs()
    }

    fn limit(&self) -> Duration {
        LIMIT
    }

    fn worker(&self, first: u64, count: u64) -> Command {
        let mut command = Command::new(&self.tool);
        command.arg("--text").arg("--corpus").arg(&self.cli.corpus);
        command.args(["--seed", &first.to_string()]);
        command.args(["--worker", "--count", &count.to_string()]);
        command
    }

    fn examine(&self, case: u64, stop: Stop<'_>) -> Result<Examined, String> {
        let said = |error: io::Error| error.to_string();
        let mut command = self.write(case).map_err(said)?;
        let (again, report) = child::run(&mut command, LIMIT).map_err(said)?;
        let internal = report.lines().find(|line| line.contains(job::INTERNAL));
        let what = match (internal, again) {
            (Some(line), Ending::Exit(_)) => line.to_owned(),
            // Errors of the input are no findings.
            (None, Ending::Exit(_)) => summary(stop.ending, Ending::Exit(0), "internal error"),
            (_, again) => summary(stop.ending.or(Some(again)), again, ""),
        };
        Ok(Examined::Finding(Finding { case, what, report }))
    }

    fn keep(&self, finding: &Finding) -> Result<String, String> {
        let directory = self.directory(finding.case);
        let Finding { case, what, report } = finding;
        let report = format!("text {case}\n{what}\n\n{report}");
        let written = fs::write(directory.join("report.txt"), report);
        written.map_err(|error| error.to_string())?;
        Ok(directory.display().to_string())
    }
}

/// Tries inputs one after the other, in this process.
///
/// # Errors
/// When the corpus cannot be read, or nobody reads the output any more.
pub fn work(cli: &Cli, cases: Range<u64>) -> Result<ExitCode, String> {
    let corpus = Corpus::read(&cli.corpus)?;
    for case in cases {
        tell(&Line::Start(case))?;
        let good = Job::new(&corpus, case).is_survived();
        tell(&match good {
            true => Line::Good(case),
            false => Line::Wrong(case),
        })?;
    }
    Ok(ExitCode::SUCCESS)
}
