//! A process that checks some programs, and says on standard output where it is: [`Line`]s.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::str::FromStr;

use super::args::Cli;
use super::case::{Case, TEXT};
use super::check::{Devices, Verdict};

/// What a worker says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// It goes on to the case of that number.
    Start(u64),
    /// All is well with it.
    Good(u64),
    /// It takes too long, or a device lacks something.
    Skipped(u64),
    /// Something is wrong with it.
    Wrong(u64),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(number) => write!(f, "start {number}"),
            Self::Good(number) => write!(f, "good {number}"),
            Self::Skipped(number) => write!(f, "skipped {number}"),
            Self::Wrong(number) => write!(f, "wrong {number}"),
        }
    }
}

impl Line {
    /// The number of the case.
    #[must_use]
    pub fn case(self) -> u64 {
        let (Self::Start(case) | Self::Good(case) | Self::Skipped(case) | Self::Wrong(case)) = self;
        case
    }
}

impl FromStr for Line {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let (word, number) = line.split_once(' ').ok_or(())?;
        let number = number.parse().map_err(drop)?;
        match word {
            "start" => Ok(Self::Start(number)),
            "good" => Ok(Self::Good(number)),
            "skipped" => Ok(Self::Skipped(number)),
            "wrong" => Ok(Self::Wrong(number)),
            _ => Err(()),
        }
    }
}

/// Says it at once: the process may be gone a moment later.
///
/// # Errors
/// When nobody listens any more.
pub fn tell(line: Line) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    let told = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
    told.map_err(|error| error.to_string())
}

/// Checks programs one after the other.
///
/// # Errors
/// When a device is not there, or a file cannot be written.
pub fn run(cli: &Cli, seeds: Range<u64>) -> Result<ExitCode, String> {
    let devices = Devices::of(cli)?;
    let directory = tempfile::TempDir::new().map_err(|error| error.to_string())?;
    let file = directory.path().join(TEXT);
    for seed in seeds {
        tell(Line::Start(seed))?;
        let Some(case) = Case::of(seed, cli.language()) else {
            tell(Line::Skipped(seed))?;
            continue;
        };
        std::fs::write(&file, &case.text).map_err(|error| error.to_string())?;
        tell(match devices.check(&case, &file) {
            Verdict::Agrees => Line::Good(seed),
            Verdict::Unsupported(_) => Line::Skipped(seed),
            Verdict::Wrong(_) => Line::Wrong(seed),
        })?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        for line in [
            Line::Start(1),
            Line::Good(2),
            Line::Skipped(3),
            Line::Wrong(u64::MAX),
        ] {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
        assert!("hello".parse::<Line>().is_err());
        assert!("start x".parse::<Line>().is_err());
    }
}
