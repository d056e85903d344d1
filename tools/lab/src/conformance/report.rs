//! Coverage of a run of the whole suite: each combination that GIR allows, on each device.

use super::coverage::{
    Coverage,
    combination::{Combination, Placed},
    grammar::Grammar,
    page,
};
use super::matrix::{Column, Outcome};

/// Coverage of the whole suite.
pub struct Report {
    total: usize,
    devices: Vec<(String, Coverage)>,
    /// The text of docs/conformance.md.
    pub page: String,
}

impl Report {
    /// Coverage of columns that ran the whole suite, or ran a part and compiled the rest.
    pub fn of(placed: &[Vec<Placed>], columns: &[Column]) -> Self {
        let grammar = Grammar::find();
        let mut devices = vec![];
        let mut targets = vec![];
        for column in columns {
            if let Outcome::Ran {
                target, verdicts, ..
            } = &column.outcome
            {
                let coverage = Coverage::of(&grammar, placed, verdicts, target);
                devices.push((column.device.clone(), coverage));
                targets.push(target.as_str());
            }
        }
        let rows: Vec<_> = devices
            .iter()
            .zip(targets)
            .map(|((device, coverage), target)| (device.as_str(), target, coverage))
            .collect();
        Self {
            total: grammar.combinations().count(),
            page: page::page(&grammar, &rows),
            devices,
        }
    }

    /// Combinations that have neither been executed nor been refused.
    pub fn problems(&self) -> Vec<String> {
        let of_device = |(device, coverage): &(String, Coverage)| {
            let problem = |one: &Combination| {
                format!("{device}: no kernel executes '{one}', and nothing refuses it")
            };
            coverage.unexplained.iter().map(problem).collect::<Vec<_>>()
        };
        self.devices.iter().flat_map(of_device).collect()
    }

    /// A line for each device and each problem.
    pub fn summary(&self) -> String {
        let mut text = String::new();
        for (device, coverage) in &self.devices {
            text += &format!(
                "{device}: {} of {} combinations executed, {} refused, {} without either\n",
                coverage.executed.len(),
                self.total,
                coverage.refused.len(),
                coverage.unexplained.len()
            );
        }
        self.problems()
            .iter()
            .fold(text, |text, line| text + line + "\n")
    }
}
