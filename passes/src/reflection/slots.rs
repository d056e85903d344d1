//! Places in the descriptor sets, and the access to images, as launches ask for them.

use super::schema::{Access, Global, Parameter, Resource};

/// A place in the descriptor sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot {
    /// The descriptor set.
    pub set: u32,
    /// The binding in it.
    pub binding: u32,
}

impl Slot {
    fn of(set: Option<u32>, binding: Option<u32>) -> Option<Self> {
        let (set, binding) = (set?, binding?);
        Some(Self { set, binding })
    }
}

impl Resource {
    /// The place that the host binds it to.
    pub fn slot(&self) -> Slot {
        let (set, binding) = (self.set, self.binding);
        Slot { set, binding }
    }
}

impl Parameter {
    /// The place of the resource that the parameter is, if it is one.
    pub fn slot(&self) -> Option<Slot> {
        Slot::of(self.set, self.binding)
    }
}

impl Global {
    /// The place of the variable's buffer, if it has one.
    pub fn slot(&self) -> Option<Slot> {
        Slot::of(self.set, self.binding)
    }
}

impl Access {
    /// Whether the image is sampled, or its texels fetched; else it is a storage image.
    pub fn is_sampled(self) -> bool {
        matches!(self, Self::Sampled | Self::Depth)
    }

    /// Whether the kernel writes texels.
    pub fn writes(self) -> bool {
        matches!(self, Self::Write | Self::ReadWrite | Self::Atomic)
    }
}
