//! The command line of `gir-fuzz`.

use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::{Parser, ValueEnum};
use gir::opt_level::OptLevel;

use super::generate::{Language, Profile};
use gir_run::device;

/// The largest seed; numbers of programs count up from it and must not overflow.
const MAX_SEED: u64 = u64::MAX / 2;

/// The sizes of subgroups that kernels may ask for.
fn power_of_two(text: &str) -> Result<u32, String> {
    let size: Option<u32> = text.parse().ok();
    size.filter(|size| size.is_power_of_two() && *size <= 32)
        .ok_or_else(|| "expected a power of two from 1 to 32".to_owned())
}

/// Runs random kernels on several devices and compares the results
#[derive(Debug, Parser)]
#[command(name = "gir-fuzz", version)]
pub struct Cli {
    /// The number of programs
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub count: u64,

    /// The number of the first program; N programs have the numbers from there on
    #[arg(long, value_name = "S", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    pub seed: u64,

    /// The devices that have to agree with each other and the interpreter; cpu if left out
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub devices: Vec<String>,

    /// All available devices: cpu at all levels of optimisation, others at -O1, every fourth program at -O0
    #[arg(long, conflicts_with = "opt")]
    pub all_devices: bool,

    /// The levels of optimisation that have to agree
    #[arg(long, value_name = "0,1", value_delimiter = ',', default_value = "1")]
    pub opt: Vec<OptLevel>,

    /// The profile of the programs: their most frequent constructs
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Profile::Mixed)]
    pub profile: Profile,

    /// The directory of the findings, with a subdirectory for each
    #[arg(long, value_name = "DIR", default_value = "fuzz-findings")]
    pub out: PathBuf,

    /// Write a record of the campaign to this file, as Markdown
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,

    /// Also run each program after random passes that preserve its meaning
    #[arg(long)]
    pub passes: bool,

    /// Shrink the findings
    #[arg(long)]
    pub reduce: bool,

    /// Feed damaged text to the readers and through passes instead
    #[arg(long)]
    pub text: bool,

    /// Test text for this long, instead of a number of inputs
    #[arg(long, value_name = "N", requires = "text")]
    pub seconds: Option<u64>,

    /// The text that is damaged: all .gir and .mlir files below, and the kernels of the conformance suite
    #[arg(long, value_name = "DIR", default_value = "test")]
    pub corpus: PathBuf,

    /// Compare the kernels of the .spv files below instead: as they are on vulkan, and as ours on the devices
    #[arg(long, value_name = "DIR", conflicts_with_all = ["text", "all_devices"])]
    pub binaries: Option<PathBuf>,

    /// The number of the first file
    #[arg(long, hide = true, default_value_t = 0)]
    pub first: u64,

    /// Also generate subgroup operations, for subgroups of N work-items
    #[arg(long, value_name = "N", value_parser = power_of_two)]
    pub subgroup_size: Option<u32>,

    /// Seconds after which a program counts as hanging
    #[arg(long, value_name = "S", default_value_t = 60,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub timeout: u64,

    /// Processes at a time; as many as there are processors if left out
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    /// Check the text of this file, with the arguments of the program of the seed
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,

    /// Print the text of the program of the seed
    #[arg(long)]
    pub print: bool,

    /// Check the programs from the seed on in this process, a line for each
    #[arg(long, hide = true)]
    pub worker: bool,
}

/// The task of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode<'a> {
    /// A whole campaign, in child processes.
    Campaign,
    /// Some programs in this process.
    Worker(Range<u64>),
    /// A check of one text.
    Check(&'a Path),
    /// The text of a program.
    Print,
}

impl Cli {
    /// The task that the flags ask for.
    #[must_use]
    pub fn mode(&self) -> Mode<'_> {
        match (&self.check, self.worker) {
            (Some(file), _) => Mode::Check(file),
            (None, _) if self.print => Mode::Print,
            (None, true) => Mode::Worker(self.seeds()),
            (None, false) => Mode::Campaign,
        }
    }

    /// The devices it names.
    #[must_use]
    pub fn devices(&self) -> Vec<String> {
        match self.devices.is_empty() {
            true => vec![device::DEFAULT.to_owned()],
            false => self.devices.clone(),
        }
    }

    /// The name of the profile.
    #[must_use]
    pub fn profile_name(&self) -> String {
        let value = self.profile.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The language of the programs: optional features and the profile.
    #[must_use]
    pub fn language(&self) -> Language {
        Language {
            subgroup: self.subgroup_size,
            profile: self.profile,
        }
    }

    /// The numbers of the programs.
    #[must_use]
    pub fn seeds(&self) -> Range<u64> {
        self.seed..self.seed.saturating_add(self.count)
    }

    /// The number of processes at work at a time.
    #[must_use]
    pub fn jobs(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.unwrap_or_else(processors).max(1)
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn levels_are_a_list() {
        let cli = Cli::parse_from(["gir-fuzz", "--opt", "0,1"]);
        assert_eq!(cli.opt, [OptLevel::O0, OptLevel::O1]);
        assert_eq!(Cli::parse_from(["gir-fuzz"]).opt, [OptLevel::default()]);
        assert!(Cli::try_parse_from(["gir-fuzz", "--opt", "9"]).is_err());
    }

    #[test]
    fn programs_have_the_numbers_from_the_seed_on() {
        let cli = Cli::parse_from(["gir-fuzz", "--count", "5", "--seed", "7"]);
        assert_eq!(cli.seeds(), 7..12);
        assert_eq!(cli.mode(), Mode::Campaign);
    }
}
