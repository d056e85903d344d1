//! The results of a suite of tests.

use std::fmt;

/// Counts of a suite, or of all, with the names of failures and skips.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed, crashes and suites that could not run included.
    pub failed: usize,
    /// Tests that were not run, each with its own reason.
    pub skipped: usize,
    /// The failures, one line each.
    pub failures: Vec<String>,
    /// The skips and their reasons, one line each.
    pub skips: Vec<String>,
    /// Tests and parts of tests left out because a driver or a tool is missing, one line each.
    pub wanting: Vec<String>,
    /// Other notes on tests that passed, one line each.
    pub notes: Vec<String>,
}

impl Tally {
    /// Counts a failure.
    pub fn fail(&mut self, what: String) {
        self.failed += 1;
        self.failures.push(what);
    }

    /// Counts a skipped test.
    pub fn skip(&mut self, what: String) {
        self.skipped += 1;
        self.skips.push(what);
    }

    /// Records a part left out because a driver or a tool is missing; a test skipped as a whole is also counted as
    /// such.
    pub fn want(&mut self, what: String) {
        self.wanting.push(what);
    }

    /// How many tests there were.
    pub const fn total(&self) -> usize {
        self.passed + self.failed + self.skipped
    }

    /// Adds the counts and names of another tally.
    pub fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.failures.extend_from_slice(&other.failures);
        self.skips.extend_from_slice(&other.skips);
        self.wanting.extend_from_slice(&other.wanting);
        self.notes.extend_from_slice(&other.notes);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_suites_add_up_to_the_last_line() {
        let mut total = Tally::default();
        let mut suite = Tally {
            passed: 3,
            ..Tally::default()
        };
        suite.fail("a".to_owned());
        total.add(&suite);
        suite.skip("b: no device".to_owned());
        total.add(&suite);
        assert_eq!(total.to_string(), "6 passed, 2 failed, 1 skipped");
        assert_eq!(total.total(), 9);
        assert_eq!(total.failures, ["a", "a"]);
    }
}
