//! Wall-clock and processor times of whole processes.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use nix::sys::resource::{UsageWho, getrusage};

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

/// Processor seconds of each command in each round, of the processes that it starts too; the commands run in turns,
/// `repeats` times a round. Processor time varies less than wall-clock time while other programs run.
///
/// # Errors
/// When a command cannot be run or fails.
pub fn processor_seconds(
    rounds: usize,
    repeats: usize,
    commands: &mut [Command],
) -> Result<Vec<Vec<f64>>> {
    let mut seconds = vec![vec![0.0; rounds]; commands.len()];
    for round in 0..rounds {
        for _ in 0..repeats {
            for (command, seconds) in commands.iter_mut().zip(&mut seconds) {
                seconds[round] += processor_time(command)? / repeats as f64;
            }
        }
    }
    Ok(seconds)
}

/// Processor seconds of one run of a command.
///
/// # Errors
/// When it cannot be run or fails.
pub fn processor_time(command: &mut Command) -> Result<f64> {
    let before = of_ended_processes()?;
    run(command)?;
    Ok(of_ended_processes()? - before)
}

/// Processor seconds of all processes that this one has started and that have ended.
fn of_ended_processes() -> Result<f64> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).context("cannot read processor times")?;
    let times = [usage.user_time(), usage.system_time()];
    let seconds = times.map(|time| time.tv_sec() as f64 + time.tv_usec() as f64 * 1e-6);
    Ok(seconds.iter().sum())
}

/// The ratios of two lists of measurements, each of one round.
///
/// # Errors
/// When there is none, or a time of the second list is zero.
pub fn ratio(ours: &[f64], theirs: &[f64]) -> Result<Spread> {
    if theirs.iter().any(|&time| time <= 0.0) {
        bail!("the machine's clock of processor time is too coarse");
    }
    let ratios = ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs);
    Spread::of(ratios.collect())
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
    fn processor_time_is_that_of_work() {
        let mut spin = Command::new("bash");
        spin.args(["-c", "for i in $(seq 30000); do :; done"]);
        let mut nap = Command::new("sleep");
        nap.arg("0.1");
        let seconds = processor_seconds(2, 1, &mut [spin, nap]).unwrap();
        assert_eq!((seconds.len(), seconds[0].len()), (2, 2));
        assert!(seconds[0].iter().all(|&time| time > 0.0), "{seconds:?}");
    }

    #[test]
    fn ratios_are_those_of_the_rounds() {
        let ratio = |ours: &[f64]| super::ratio(ours, &[1.0, 2.0, 4.0]);
        assert_eq!(ratio(&[2.0, 2.0, 2.0]).unwrap().median, 1.0);
        assert!(super::ratio(&[1.0], &[0.0]).is_err());
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
