//! Argument buffers: memory with the addresses of what a kernel takes, which the run time fills in
//! (`launch_member` of `runtime/launch.h`).

use std::collections::BTreeMap;

use super::BoundBuffer;
use crate::run::program::{Indices, Slot};

/// Numbers of an entry in the table of members.
pub(super) const MEMBER: usize = 4;

/// The first number of what stands in argument buffers: none that a text may have for an argument.
const FIRST: u32 = 32;

/// Bytes of a member.
const ADDRESS: usize = 8;

/// What a member is: `launch_table`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Table {
    Buffers,
    Images,
    Samplers,
}

/// What stands in argument buffers, by their number and its number there.
#[derive(Debug, Default)]
pub(super) struct Members {
    found: BTreeMap<(u32, u32), (Table, u32)>,
}

impl Members {
    /// The number of what is bound at a slot, if the kernel uses it: the one that the text has for it, or one that
    /// only its argument buffer knows.
    pub fn number(&mut self, indices: &Indices, slot: &Slot, table: Table) -> Option<u32> {
        let &own = indices.resources.get(slot)?;
        let Some(&id) = indices.members.get(slot) else {
            return Some(own);
        };
        let number = FIRST + self.found.len() as u32;
        self.found.insert((own, id), (table, number));
        Some(number)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// The argument buffers.
    pub fn buffers(&self) -> Vec<BoundBuffer> {
        let mut sizes = BTreeMap::new();
        for (set, _) in self.found.keys() {
            *sizes.entry(*set).or_insert(0) += ADDRESS;
        }
        let sizes = sizes.into_iter();
        let made = sizes.map(|(number, bytes)| BoundBuffer {
            number,
            buffer: None,
            bytes: vec![0; bytes],
        });
        made.collect()
    }

    /// The entries of all members: they stand in the order of their numbers, one behind the other.
    pub fn entries(&self) -> Vec<[u64; MEMBER]> {
        let first_of = |set: u32| self.found.range(..(set, 0)).count();
        let found = self.found.iter().enumerate();
        let entries = found.map(|(place, (&(set, _), &(table, number)))| {
            let place = place - first_of(set);
            [set.into(), place as u64, table as u64, number.into()]
        });
        entries.collect()
    }
}
