//! Counts by name: the sizes of memory blocks of FPGAs, the cycles of operations.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{borrow::Cow, collections::BTreeMap, num::NonZeroU64};

/// Counts by name, which are in alphabetical order.
#[derive(Clone, Debug, Default)]
pub struct NamedCounts(Cow<'static, [(Cow<'static, str>, u64)]>);

impl NamedCounts {
    /// These counts, unless one is 0.
    pub const fn new(counts: &'static [(Cow<'static, str>, u64)]) -> Option<Self> {
        let mut index = 0;
        while index < counts.len() {
            if counts[index].1 == 0 {
                return None;
            }
            index += 1;
        }
        Some(Self(Cow::Borrowed(counts)))
    }

    /// The count of a name.
    pub fn get(&self, name: &str) -> Option<u64> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, count)| *count)
    }
}

impl Serialize for NamedCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, bits)| (name, bits)))
    }
}

impl<'de> Deserialize<'de> for NamedCounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<String, NonZeroU64>::deserialize(deserializer)?;
        let counts = counts
            .into_iter()
            .map(|(name, bits)| (name.into(), bits.get()));
        Ok(Self(counts.collect()))
    }
}
