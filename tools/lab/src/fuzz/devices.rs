//! All devices of this machine, for campaigns on all of them, and the fates of programs on each.

use std::collections::BTreeMap;

use super::check::Fate;
use gir_run::device::{self, Choice};
use gir_run::failure::Failure;
use gir_tools::progress;

/// The kind of device that campaigns on all devices leave out, as it needs hardware.
const HARDWARE: &str = "cuda";

/// The names of all devices that are here; the others are reported with the reason.
#[must_use]
pub fn present() -> Vec<String> {
    let kinds = device::ALL.iter().filter(|kind| kind.is_quick());
    let kinds = kinds.filter(|kind| kind.name() != HARDWARE);
    let choices = kinds.flat_map(|&kind| Choice::columns(kind));
    let mut names = vec![];
    let mut absent = vec![];
    for choice in choices {
        match opens(&choice) {
            Ok(()) => names.push(choice.name()),
            Err(failure) => absent.push(format!("skipped: {}: {failure}", choice.name())),
        }
    }
    progress::say(&format!("devices: {}", names.join(", ")));
    if !absent.is_empty() {
        progress::say(&format!("{} devices are not here", absent.len()));
        absent.iter().for_each(|line| progress::say(line));
    }
    names
}

fn opens(choice: &Choice) -> Result<(), Failure> {
    choice.open().map(drop)
}

/// Counts of the fates of programs on devices.
#[derive(Debug, Default)]
pub struct Fates {
    /// By device: programs that it ran, programs that need something it lacks, programs that show a known defect.
    devices: BTreeMap<String, [u64; 3]>,
    /// By reason: how often a device lacks something or shows a known defect.
    reasons: BTreeMap<String, u64>,
}

impl Fates {
    /// Counts the fate of a program on a device.
    pub fn count(&mut self, device: String, fate: &Fate) {
        let (place, reason) = match fate {
            Fate::Begins => return,
            Fate::Agrees => (0, None),
            Fate::Lacks(why) => (1, Some(format!("lacks, {device}: {why}"))),
            Fate::Known(why) => (2, Some(format!("known, {device}: {why}"))),
        };
        self.devices.entry(device).or_default()[place] += 1;
        if let Some(reason) = reason {
            *self.reasons.entry(reason).or_default() += 1;
        }
    }

    /// For each device, the number of programs on which it agrees, lacks something, and shows a known defect.
    pub fn devices(&self) -> impl Iterator<Item = (&String, &[u64; 3])> {
        self.devices.iter()
    }

    /// The reasons, which are gaps of devices and known defects, with their counts.
    pub fn reasons(&self) -> impl Iterator<Item = (&String, &u64)> {
        self.reasons.iter()
    }

    /// A line for each device, and one for each reason.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        if self.devices.len() < 2 && self.reasons.is_empty() {
            return vec![];
        }
        let devices = self.devices.iter().map(|(device, [ran, lacks, known])| {
            format!("{device:<14} {ran:>6} agree {lacks:>5} lacking {known:>5} known defects")
        });
        let reasons = self.reasons.iter();
        let reasons = reasons.map(|(reason, count)| format!("{count:>6} {reason}"));
        devices.chain(reasons).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_counted() {
        let mut fates = Fates::default();
        fates.count("cpu".to_owned(), &Fate::Agrees);
        fates.count("cpu".to_owned(), &Fate::Begins);
        for _ in 0..2 {
            let lacks = Fate::Lacks("no f64".to_owned());
            fates.count("msl-host".to_owned(), &lacks);
        }
        fates.count("vulkan".to_owned(), &Fate::Known("a defect".to_owned()));
        let lines = fates.lines();
        assert_eq!(
            lines,
            [
                "cpu                 1 agree     0 lacking     0 known defects",
                "msl-host            0 agree     2 lacking     0 known defects",
                "vulkan              0 agree     0 lacking     1 known defects",
                "     1 known, vulkan: a defect",
                "     2 lacks, msl-host: no f64",
            ]
        );
    }
}
