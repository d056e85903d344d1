//! Kinds of memory blocks of FPGAs.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{borrow::Cow, collections::BTreeMap, num::NonZeroU64};

/// The bits of a memory block, by the name of its kind, which are in alphabetical order.
#[derive(Clone, Debug, Default)]
pub struct MemoryBlocks(Cow<'static, [(Cow<'static, str>, u64)]>);

impl MemoryBlocks {
    /// The blocks of these sizes, unless one has no bits.
    pub const fn new(blocks: &'static [(Cow<'static, str>, u64)]) -> Option<Self> {
        let mut index = 0;
        while index < blocks.len() {
            if blocks[index].1 == 0 {
                return None;
            }
            index += 1;
        }
        Some(Self(Cow::Borrowed(blocks)))
    }
}

impl Serialize for MemoryBlocks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, bits)| (name, bits)))
    }
}

impl<'de> Deserialize<'de> for MemoryBlocks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let blocks = BTreeMap::<String, NonZeroU64>::deserialize(deserializer)?;
        let blocks = blocks
            .into_iter()
            .map(|(name, bits)| (name.into(), bits.get()));
        Ok(Self(blocks.collect()))
    }
}
