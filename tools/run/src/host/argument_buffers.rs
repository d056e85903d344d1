//! Argument buffers: memory with the addresses of the kernel's resources, which the run time fills in (`launch_member`
//! of `runtime/launch.h`).

use std::collections::BTreeMap;

use super::BoundBuffer;
use crate::program::Indices;
use gir::reflection::slots::Slot;

/// Numbers of an entry in the table of members.
pub(super) const MEMBER: usize = 4;

/// The first number of members of argument buffers: above all argument numbers of a text.
const FIRST: u32 = 32;

/// Bytes of a member.
const ADDRESS: usize = 8;

/// The kind of a member: `launch_table`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Table {
    Buffers,
    Images,
    Samplers,
}

/// The members of argument buffers, by the number of the buffer and their number in it.
#[derive(Debug, Default)]
pub(super) struct Members {
    found: BTreeMap<(u32, u32), (Table, u32)>,
}

impl Members {
    /// The number of the resource at a slot, if the kernel uses it: its number in the text, or one that only its
    /// argument buffer knows.
    pub fn number(&mut self, indices: &Indices, slot: &Slot, table: Table) -> Option<u32> {
        let &own = indices.resources.get(slot)?;
        let Some(&id) = indices.members.get(slot) else {
            return Some(own);
        };
        let number = FIRST + self.found.len() as u32;
        self.found.insert((own, id), (table, number));
        Some(number)
    }

    /// The number of members.
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

    /// The entries of all members in the order of their numbers, one after the other.
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
