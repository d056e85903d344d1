//! A process that checks some programs, and says on standard output where it is: [`Line`]s.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::str::FromStr;

use super::args::Cli;
use super::case::{Case, TEXT};
use super::check::{Devices, Fate, Verdict};
use crate::progress;

/// What a worker says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It goes on to the case of that number.
    Start(u64),
    /// Something about the case on a device.
    On(u64, String, Fate),
    /// All is well with it.
    Good(u64),
    /// It takes too long, or no device runs it.
    Skipped(u64),
    /// Something is wrong with it.
    Wrong(u64),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(number) => write!(f, "start {number}"),
            Self::On(number, device, fate) => {
                let (word, why) = match fate {
                    Fate::Begins => ("begins", ""),
                    Fate::Agrees => ("agrees", ""),
                    Fate::Lacks(why) => ("lacks", why.as_str()),
                    Fate::Known(why) => ("known", why.as_str()),
                };
                write!(f, "{word} {number} {device} {why}")
            }
            Self::Good(number) => write!(f, "good {number}"),
            Self::Skipped(number) => write!(f, "skipped {number}"),
            Self::Wrong(number) => write!(f, "wrong {number}"),
        }
    }
}

impl Line {
    /// The number of the case.
    #[must_use]
    pub fn case(&self) -> u64 {
        let (Self::Start(case)
        | Self::On(case, ..)
        | Self::Good(case)
        | Self::Skipped(case)
        | Self::Wrong(case)) = self;
        *case
    }
}

impl FromStr for Line {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let (word, rest) = line.split_once(' ').ok_or(())?;
        let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let number = number.parse().map_err(drop)?;
        let (device, why) = rest.split_once(' ').unwrap_or((rest, ""));
        let fate = match word {
            "start" => return Ok(Self::Start(number)),
            "good" => return Ok(Self::Good(number)),
            "skipped" => return Ok(Self::Skipped(number)),
            "wrong" => return Ok(Self::Wrong(number)),
            "begins" => Fate::Begins,
            "agrees" => Fate::Agrees,
            "lacks" => Fate::Lacks(why.to_owned()),
            "known" => Fate::Known(why.to_owned()),
            _ => return Err(()),
        };
        Ok(Self::On(number, device.to_owned(), fate))
    }
}

/// Says it at once: the process may be gone a moment later.
///
/// # Errors
/// When nobody listens any more.
pub fn tell(line: &Line) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    let told = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
    told.map_err(|error| error.to_string())
}

/// What is said of a program that is wrong.
#[must_use]
pub fn finding(seed: u64, what: &str) -> String {
    format!("program {seed}: {what}")
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
        tell(&Line::Start(seed))?;
        let Some(case) = Case::of(seed, cli.language()) else {
            tell(&Line::Skipped(seed))?;
            continue;
        };
        std::fs::write(&file, &case.text).map_err(|error| error.to_string())?;
        // Nobody listens any more: the next line says so, too.
        let mut watch = |device: &str, fate| {
            let _ = tell(&Line::On(seed, device.to_owned(), fate));
        };
        let verdict = devices.check(&case, &file, &mut watch);
        tell(&match verdict {
            Verdict::Agrees => Line::Good(seed),
            Verdict::Skipped => Line::Skipped(seed),
            Verdict::Wrong(what) => {
                // It may not come again.
                progress::say(&finding(seed, &what));
                Line::Wrong(seed)
            }
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
            Line::On(4, "opencl:pocl".to_owned(), Fate::Begins),
            Line::On(4, "cpu".to_owned(), Fate::Agrees),
            Line::On(4, "msl-host".to_owned(), Fate::Lacks("no f64".to_owned())),
            Line::On(4, "vulkan".to_owned(), Fate::Known("a b".to_owned())),
        ] {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
        assert!("hello".parse::<Line>().is_err());
        assert!("start x".parse::<Line>().is_err());
    }
}
