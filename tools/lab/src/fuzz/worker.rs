//! A process that checks some programs, and reports its progress on standard output as [`Line`]s.

use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::process::ExitCode;
use std::str::FromStr;

use super::args::Cli;
use super::case::{Case, TEXT};
use super::check::{Devices, Fate, Verdict};
use gir_run::device;
use gir_tools::progress;

/// A message of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The worker starts the case of this number.
    Start(u64),
    /// The fate of the case on a device.
    On(u64, String, Fate),
    /// The case is good.
    Good(u64),
    /// The case takes too long, or no device runs it.
    Skipped(u64),
    /// The case is wrong.
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

/// Writes a line at once: the process may be gone a moment later.
///
/// # Errors
/// When nobody reads the output any more.
pub fn tell(line: &Line) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    let told = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
    told.map_err(|error| error.to_string())
}

/// The report of a wrong program.
#[must_use]
pub fn finding(seed: u64, what: &str) -> String {
    format!("program {seed}: {what}")
}

/// Checks programs one after the other.
///
/// # Errors
/// When a device is missing, or a file cannot be written.
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
        // An error means that nobody reads any more: the next line reports it, too.
        let mut watch = |device: &str, fate| {
            let _ = tell(&Line::On(seed, device.to_owned(), fate));
        };
        let verdict = devices.check(&case, &file, &mut watch);
        tell(&match verdict {
            Verdict::Agrees => Line::Good(seed),
            Verdict::Skipped => Line::Skipped(seed),
            Verdict::Wrong(what) => {
                // The problem may not occur again.
                progress::say(&finding(seed, &what));
                Line::Wrong(seed)
            }
        })?;
        if devices.is_busy() {
            // Another worker goes on, with devices of its own.
            drop(directory);
            device::leave(0);
            return Ok(ExitCode::SUCCESS);
        }
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
