//! The shape of an image: the operands of its type.

use super::words::Id;

/// An image type, by the operands of `OpTypeImage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The type of a component.
    pub component: Id,
    /// The number of `Dim`.
    pub dim: u32,
    /// Whether it is an array.
    pub is_array: bool,
    /// Whether texels have samples.
    pub has_samples: bool,
    /// 0 unknown, 1 sampled, 2 storage.
    pub sampled: u32,
    /// Whether it is declared with depths.
    pub has_depth: bool,
    /// The number of the format.
    pub format: u32,
    /// Read only 0, write only 1, both 2, of kernels.
    pub access: Option<u32>,
}

impl Shape {
    /// Whether an image has no use for a sampler: its texels have samples, or are a buffer.
    pub fn is_only_fetched(self) -> bool {
        self.has_samples || self.dim == 5
    }
}
