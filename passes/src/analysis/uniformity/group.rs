//! Groups of work-items, and the uniformity of values over them.

/// Work-items that run together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// A workgroup.
    Workgroup,
    /// A subgroup.
    Subgroup,
}

/// The uniformity of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Uniformity {
    /// The same for all work-items of a workgroup.
    Workgroup,
    /// The same for all work-items of a subgroup.
    Subgroup,
    /// Neither is proved.
    Unknown,
    /// Not the same for all work-items of a workgroup.
    Divergent,
}
