//! The families of kernels, a folder of `test/conformance` each.

mod apply;

use super::case::Case;

/// Every case, in the order of the matrix.
#[must_use]
pub fn all() -> Vec<Case> {
    [apply::cases()].into_iter().flatten().collect()
}
