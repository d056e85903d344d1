//! Wall-clock times of whole processes.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process;

/// Median, least and greatest of several measurements.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    /// The middle one.
    pub median: f64,
    /// The least.
    pub min: f64,
    /// The greatest.
    pub max: f64,
}

impl Spread {
    /// The spread of at least one measurement.
    ///
    /// # Errors
    /// When there is none.
    pub fn of(mut measurements: Vec<f64>) -> Result<Self> {
        measurements.sort_by(f64::total_cmp);
        let [min, .., max] = measurements[..] else {
            let [only] = measurements[..] else {
                bail!("nothing was measured");
            };
            return Ok(Self::exact(only));
        };
        let middle = measurements.len() / 2;
        let median = if measurements.len().is_multiple_of(2) {
            f64::midpoint(measurements[middle - 1], measurements[middle])
        } else {
            measurements[middle]
        };
        Ok(Self { median, min, max })
    }

    /// Of a measurement that repeats exactly.
    pub const fn exact(value: f64) -> Self {
        Self {
            median: value,
            min: value,
            max: value,
        }
    }

    /// In another unit.
    pub fn scaled(self, factor: f64) -> Self {
        Self {
            median: self.median * factor,
            min: self.min * factor,
            max: self.max * factor,
        }
    }
}

/// Seconds of each command, run in turns so that a change of the machine's pace meets all of them. One round more than
/// asked for warms the caches up and does not count.
///
/// # Errors
/// When a command cannot be run or fails.
pub fn in_turns(rounds: usize, commands: &mut [Command]) -> Result<Vec<Spread>> {
    let mut seconds = vec![Vec::new(); commands.len()];
    for round in 0..=rounds {
        for (command, seconds) in commands.iter_mut().zip(&mut seconds) {
            let time = run(command)?;
            if round > 0 {
                seconds.push(time);
            }
        }
    }
    seconds.into_iter().map(Spread::of).collect()
}

/// Seconds from the start of a command to its end.
fn run(command: &mut Command) -> Result<f64> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let start = Instant::now();
    let output = command
        .output()
        .with_context(|| format!("cannot run `{}`", process::shown(command)))?;
    let seconds = start.elapsed().as_secs_f64();
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{}` ended with {}\n{}",
            process::shown(command),
            process::ending(output.status),
            stderr.trim_end()
        );
    }
    Ok(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(measurements: &[f64]) -> Spread {
        Spread::of(measurements.to_vec()).unwrap()
    }

    #[test]
    fn the_median_of_an_even_count_is_between_the_middle_two() {
        let even = spread(&[4.0, 1.0, 3.0, 2.0]);
        assert_eq!((even.median, even.min, even.max), (2.5, 1.0, 4.0));
        assert_eq!(spread(&[9.0, 1.0, 2.0]).median, 2.0);
        assert_eq!(spread(&[7.0]), Spread::exact(7.0));
        assert!(Spread::of(vec![]).is_err());
    }

    #[test]
    fn every_command_is_measured() {
        let mut nap = Command::new("sleep");
        nap.arg("0.05");
        let spreads = in_turns(3, &mut [Command::new("true"), nap]).unwrap();
        assert!(spreads[0].min < spreads[1].min, "{spreads:?}");
        assert!(spreads[1].min >= 0.05, "{spreads:?}");
    }

    #[test]
    fn a_command_that_fails_is_no_measurement() {
        let mut list = Command::new("ls");
        list.arg("/nonexistent");
        let error = in_turns(1, &mut [list]).unwrap_err().to_string();
        assert!(
            error.starts_with("`ls /nonexistent` ended with exit code"),
            "{error}"
        );
    }
}
