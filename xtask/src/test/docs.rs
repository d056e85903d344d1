//! The generated documents, one test each: is the committed text up to date with the sources?

use anyhow::Result;

use super::suite::Tally;
use crate::docs::{self, Freshness};
use crate::workspace::Workspace;

/// Compares every generated document with a newly generated one.
///
/// # Errors
/// None: a document that cannot be generated is a failed test.
pub fn run(workspace: &Workspace, filter: Option<&str>) -> Result<Tally> {
    let mut tally = Tally::default();
    for document in docs::ALL {
        if filter.is_some_and(|filter| !document.path.contains(filter)) {
            continue;
        }
        match document.freshness(workspace) {
            Ok(Freshness::Fresh) => tally.passed += 1,
            Ok(Freshness::Stale) => {
                tally.fail(format!("{}: stale; run `cargo xtask docs`", document.path))
            }
            Err(error) => tally.fail(format!("{}: {error:#}", document.path)),
        }
    }
    Ok(tally)
}
