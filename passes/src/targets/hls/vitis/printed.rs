//! A module in C++, and the facts about it that the files around it state.

use super::report::Report;

/// A module in C++.
pub struct Printed {
    /// The kernels.
    pub source: String,
    /// The functions by which a program calls them.
    pub launchers: String,
    /// Declarations of the kernels.
    pub declarations: String,
    /// The names of the kernels.
    pub kernels: Vec<String>,
    /// For each kernel the places of its numbers in the block of scalars; buffers have none.
    pub parameters: Vec<Vec<Option<(i64, u64)>>>,
    /// The loops, arrays and ports of each kernel.
    pub report: Report,
}
