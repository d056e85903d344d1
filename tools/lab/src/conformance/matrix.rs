//! The matrix of kernels by device, as text and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::case::Case;
use super::runner::Verdict;

/// Results of a device.
pub struct Column {
    /// The device's name for `--devices`.
    pub device: String,
    /// Heading of the column: the device, with the profile if that is not the device's own.
    pub label: String,
    /// The options that reproduce it.
    pub again: String,
    /// Results of the run.
    pub outcome: Outcome,
}

/// Outcome of all cases on a device.
pub enum Outcome {
    /// The device is absent, with the reason.
    Absent(String),
    /// The profile compiled for, and the verdicts in the order of the cases.
    Ran {
        /// The device and its driver.
        description: String,
        /// The profile compiled for.
        target: String,
        /// The verdicts.
        verdicts: Vec<Verdict>,
    },
}

impl Verdict {
    fn word(&self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Fail(_) => "FAIL",
            Self::Unsupported(_) => "unsupported",
            Self::LeftOut => "left out",
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            Self::Pass | Self::LeftOut => None,
            Self::Fail(reason) | Self::Unsupported(reason) => Some(reason),
        }
    }
}

impl Column {
    fn verdict(&self, index: usize) -> Option<&Verdict> {
        match &self.outcome {
            Outcome::Absent(_) => None,
            Outcome::Ran { verdicts, .. } => verdicts.get(index),
        }
    }

    /// Number of cases that failed.
    #[must_use]
    pub fn failures(&self) -> usize {
        match &self.outcome {
            Outcome::Absent(_) => 0,
            Outcome::Ran { verdicts, .. } => {
                let failed = |verdict: &&Verdict| matches!(verdict, Verdict::Fail(_));
                verdicts.iter().filter(failed).count()
            }
        }
    }
}

/// The matrix as text: a line for each kernel, then unsupported kernels with reasons, then failures.
#[must_use]
pub fn text(cases: &[Case], columns: &[Column]) -> String {
    let width = cases.iter().map(|case| case.id().len()).max().unwrap_or(0);
    let mut text = row(
        "kernel",
        width,
        columns.iter().map(|column| column.label.as_str()),
    );
    for (index, case) in cases.iter().enumerate() {
        let words = columns
            .iter()
            .map(|column| column.verdict(index).map_or("absent", Verdict::word));
        text += &row(&case.id(), width, words);
    }
    for column in columns {
        text += &unsupported(cases, column);
    }
    for column in columns {
        text += &failures(cases, column);
    }
    text.push('\n');
    for column in columns {
        text += &summary(column);
    }
    text
}

fn row<'w>(name: &str, width: usize, words: impl Iterator<Item = &'w str>) -> String {
    let words: Vec<_> = words.map(|word| format!("{word:<11}")).collect();
    let line = format!("{name:<width$}  {}", words.join("  "));
    format!("{}\n", line.trim_end())
}

/// The kernels that a device does not support, by reason.
fn unsupported(cases: &[Case], column: &Column) -> String {
    let mut by_reason: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (index, case) in cases.iter().enumerate() {
        if let Some(Verdict::Unsupported(reason)) = column.verdict(index) {
            by_reason
                .entry(unplaced(first_line(reason)))
                .or_default()
                .push(case.id());
        }
    }
    let mut text = String::new();
    for (reason, kernels) in by_reason {
        let (count, first) = (kernels.len(), &kernels[0]);
        text += &match count {
            1 => format!("\n{}: unsupported: {first}\n  {reason}\n", column.label),
            _ => format!(
                "\n{}: unsupported: {first} and {} more\n  {reason}\n",
                column.label,
                count - 1
            ),
        };
    }
    text
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// An error without its location, so that equal reasons are merged.
#[must_use]
pub fn unplaced(reason: &str) -> &str {
    reason
        .split_once(": error: ")
        .map_or(reason, |(_, message)| message)
}

fn failures(cases: &[Case], column: &Column) -> String {
    let mut text = String::new();
    for (index, case) in cases.iter().enumerate() {
        if let Some(Verdict::Fail(reason)) = column.verdict(index) {
            let (device, label, id) = (&column.device, &column.label, case.id());
            let profile = match label == device {
                true => "",
                false => ", with the same --target or --target-file",
            };
            text += &format!(
                "\n{label}: FAIL: {id}\n  {reason}\n  again: cargo xtask conformance {} --filter {id}{profile}\n",
                column.again
            );
        }
    }
    text
}

fn summary(column: &Column) -> String {
    match &column.outcome {
        Outcome::Absent(why) => format!("{}: absent: {why}\n", column.label),
        Outcome::Ran {
            description,
            target,
            verdicts,
        } => {
            let count = |word| verdicts.iter().filter(|one| one.word() == word).count();
            let left_out = match count("left out") {
                0 => String::new(),
                count => format!(
                    ", {count} compiled and left out: the rest has each instruction with each of its types, orderings, scopes and spaces"
                ),
            };
            format!(
                "{} ({description}; {target}): {} passed, {} failed, {} unsupported{left_out}\n",
                column.label,
                count("pass"),
                count("FAIL"),
                count("unsupported")
            )
        }
    }
}

/// The matrix for programs.
#[must_use]
pub fn json(cases: &[Case], columns: &[Column]) -> Value {
    let devices = columns.iter().map(|column| match &column.outcome {
        Outcome::Absent(why) => json!({ "column": column.label, "device": column.device, "absent": why }),
        Outcome::Ran {
            description,
            target,
            verdicts,
        } => {
            let left_out = verdicts.iter().filter(|one| **one == Verdict::LeftOut);
            json!({ "column": column.label, "device": column.device, "description": description, "target": target, "left_out": left_out.count() })
        }
    });
    let kernels = cases.iter().enumerate().map(|(index, case)| {
        let verdicts: serde_json::Map<_, _> = columns
            .iter()
            .filter_map(|column| {
                let verdict = column.verdict(index)?;
                if *verdict == Verdict::LeftOut {
                    return None;
                }
                let word = verdict.word().to_lowercase();
                let value = match verdict.reason() {
                    None => json!({ "verdict": word }),
                    Some(reason) => json!({ "verdict": word, "reason": first_line(reason) }),
                };
                Some((column.label.clone(), value))
            })
            .collect();
        json!({ "kernel": case.id(), "file": case.file(), "on": verdicts })
    });
    json!({ "devices": devices.collect::<Vec<_>>(), "kernels": kernels.collect::<Vec<_>>() })
}
