//! The rules of the house, a test each.

use anyhow::Result;

use super::suite::Tally;
use crate::tidy::{House, RULES};
use crate::workspace::Workspace;

/// Checks the rules whose names have the filter.
///
/// # Errors
/// When a file cannot be read.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let house = House::read(workspace)?;
    let mut tally = Tally::default();
    let chosen = RULES
        .iter()
        .filter(|(name, _)| filter.is_none_or(|filter| name.contains(filter)));
    for (name, rule) in chosen {
        let complaints = rule(&house);
        match complaints.is_empty() {
            true => tally.passed += 1,
            false => tally.fail(format!("{name}: {}", complaints.join("; "))),
        }
    }
    Ok(tally)
}
