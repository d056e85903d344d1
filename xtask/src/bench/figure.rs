//! Measured figures and their goals.

use anyhow::Result;
use serde_json::{Value, json};

use super::timing::Spread;

/// A measurement, and the median of the peer's with its name.
pub type Measured = (Spread, Option<(&'static str, f64)>);

/// One line of the report.
#[derive(Debug)]
pub struct Figure {
    /// The name of the figure.
    pub name: String,
    /// Its unit.
    pub unit: &'static str,
    /// The measurement, or the reason why there is none.
    pub measured: Result<Spread, String>,
    /// The upper limit of the median; a figure without one is for information.
    pub goal: Option<f64>,
    /// The same of another program in the same run, for comparison: its name and median.
    pub peer: Option<(&'static str, f64)>,
}

impl Figure {
    /// A figure with a goal; if it could not be measured, with the reason.
    pub fn gated(name: String, unit: &'static str, goal: f64, measured: Result<Measured>) -> Self {
        let (measured, peer) = match measured {
            Ok((spread, peer)) => (Ok(spread), peer),
            Err(error) => (Err(format!("{error:#}")), None),
        };
        Self {
            name,
            unit,
            measured,
            goal: Some(goal),
            peer,
        }
    }

    /// A figure for information.
    pub fn information(name: String, unit: &'static str, measured: Result<Measured>) -> Self {
        Self {
            goal: None,
            ..Self::gated(name, unit, 0.0, measured)
        }
    }

    /// Whether it was measured and its goal, if it has one, is reached.
    pub fn is_met(&self) -> bool {
        matches!(self.measured, Ok(spread) if self.goal.is_none_or(|goal| spread.median <= goal))
    }

    /// In one word.
    pub fn verdict(&self) -> &'static str {
        match self.measured {
            Err(_) => "not measured",
            Ok(_) if !self.is_met() => "MISSED",
            Ok(_) if self.goal.is_some() => "ok",
            Ok(_) => "-",
        }
    }

    /// As saved by `--save`.
    pub fn json(&self) -> Value {
        let spread = self.measured.as_ref().ok();
        json!({
            "name": self.name,
            "unit": self.unit,
            "median": spread.map(|spread| spread.median),
            "min": spread.map(|spread| spread.min),
            "max": spread.map(|spread| spread.max),
            "goal": self.goal,
            "met": self.is_met(),
            "error": self.measured.as_ref().err(),
            "peer": self.peer.map(|(name, median)| json!({"name": name, "median": median})),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(measured: Result<Spread, String>) -> Figure {
        Figure {
            name: "start-up".to_owned(),
            unit: "ms",
            measured,
            goal: Some(5.0),
            peer: Some(("mlir-opt", 46.0)),
        }
    }

    #[test]
    fn a_goal_is_reached_by_the_median() {
        let spread = Spread {
            median: 5.0,
            min: 4.0,
            max: 9.0,
        };
        assert_eq!(figure(Ok(spread)).verdict(), "ok");
        assert_eq!(figure(Ok(spread.scaled(1.01))).verdict(), "MISSED");
    }

    #[test]
    fn a_figure_without_a_goal_is_information() {
        let figure =
            Figure::information("size".to_owned(), "words", Ok((Spread::exact(300.0), None)));
        assert!(figure.is_met());
        assert_eq!(figure.verdict(), "-");
    }

    #[test]
    fn what_is_not_measured_is_not_met() {
        let figure = figure(Err("no valgrind".to_owned()));
        assert!(!figure.is_met());
        assert_eq!(figure.verdict(), "not measured");
        assert_eq!(figure.json()["median"], Value::Null);
        assert_eq!(figure.json()["error"], "no valgrind");
    }
}
