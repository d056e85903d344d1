//! The data behind the check operations of a module: their sites, and the storage they name.
//!
//! The pass writes it to the attribute `lir.checks`; the artifact of a checked run holds it as the
//! text of the symbol [`SYMBOL`], where the run time reads it.

use gir_dialects::common::{MemoryOrdering, MemoryScope};
use serde::{Deserialize, Serialize};

/// The symbol of the table's text in an artifact: JSON, zero-terminated.
pub const SYMBOL: &str = "gir.check.table";

/// All that a checked run needs to know about a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The size of the smallest access in bytes.
    pub unit: u64,
    /// The storages that `lir.check_storage` names.
    pub storages: Vec<Storage>,
    /// The sites of the other check operations.
    pub sites: Vec<Site>,
}

/// The pointer to the byte at an offset in a memory. The memories of the table come first, then the
/// buffers of the launcher, then its workgroup memory. Memories are so far apart that no 32-bit
/// index leads from one into another, and no such pointer is an address of the process.
#[inline]
pub fn pointer(memory: usize, offset: i64) -> u64 {
    let start = PLACE | ((memory as u64) << OFFSET_BITS) | MIDDLE;
    start.wrapping_add_signed(offset)
}

/// The memory and the offset that a pointer names; `None` if it names none.
#[inline]
pub fn place_of(pointer: u64) -> Option<(usize, i64)> {
    let memory = (pointer & !PLACE) >> OFFSET_BITS;
    let offset = pointer & ((1 << OFFSET_BITS) - 1);
    (pointer & PLACE != 0).then(|| (memory as usize, offset as i64 - MIDDLE as i64))
}

const PLACE: u64 = 1 << 63;
const OFFSET_BITS: u32 = 40;
/// The stored form of offset 0: smaller ones are negative offsets.
const MIDDLE: u64 = 1 << (OFFSET_BITS - 1);

/// Storage that the run time provides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storage {
    /// Its name in the source, with its sigil.
    pub name: String,
    /// The work-items that share it.
    pub kind: StorageKind,
    /// Its size in bytes.
    pub size: u64,
}

/// The work-items that share a storage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StorageKind {
    /// One for each workgroup.
    Workgroup,
    /// One for each work-item.
    Private,
    /// A table of these bytes, two hexadecimal digits each.
    Constant(String),
}

/// The place of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// Its source position.
    pub place: Option<Place>,
    /// The name of the operation without its dialect.
    pub operation: String,
    /// The event to check.
    pub watched: Watched,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// The file, as locations call it.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
}

/// An event that is checked at a site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watched {
    /// Memory is accessed.
    Access(Access),
    /// The divisor is zero.
    DivisionByZero,
    /// The quotient of the lowest integer and -1 does not fit.
    DivisionOverflow,
    /// The shift amount is not less than the width.
    Shift,
    /// The float is NaN or out of the range of the integer.
    Conversion,
    /// The lifetime of a variable starts; the number is that of its storage.
    Variable(usize),
    /// A fence.
    Fence(Order),
    /// A barrier for the work-items of a group.
    Barrier(Barrier),
    /// A branch or loop around a barrier.
    Way {
        /// The group whose work-items must take the same path.
        group: Group,
        /// The source position of the branch or loop.
        branch: Option<Place>,
    },
}

/// A group of work-items that wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// The work-items of a subgroup.
    Subgroup,
    /// The work-items of a workgroup.
    Workgroup,
}

/// A barrier for the work-items of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barrier {
    /// The group that waits.
    pub group: Group,
    /// The group whose memory accesses it orders, which may differ; `None` if it orders no accesses
    /// between work-items.
    pub reach: Option<Group>,
    /// Later accesses come after writes that others have released.
    pub acquires: bool,
    /// Earlier accesses come before accesses of others that acquire.
    pub releases: bool,
}

impl Barrier {
    /// A barrier that orders all accesses of its group.
    pub const fn full(group: Group) -> Self {
        Self {
            group,
            reach: Some(Group::Workgroup),
            acquires: true,
            releases: true,
        }
    }
}

/// An access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Access {
    /// The size in bytes.
    pub size: u64,
    /// The alignment of the address in bytes.
    pub align: u64,
    /// Whether memory is read.
    pub reads: bool,
    /// Whether memory is written.
    pub writes: bool,
    /// The ordering of an atomic access.
    pub order: Option<Order>,
}

/// The memory ordering of an atomic access or a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Later accesses come after the writes it has read from.
    pub acquires: bool,
    /// Earlier accesses come before the value it has written.
    pub releases: bool,
    /// Whether the ordering holds across workgroups.
    pub is_wide: bool,
}

impl Order {
    /// The combined ordering of several orderings.
    pub fn of(orderings: &[MemoryOrdering], scope: MemoryScope) -> Self {
        use MemoryOrdering as M;
        let any = |wanted: &[M]| orderings.iter().any(|ordering| wanted.contains(ordering));
        Self {
            acquires: any(&[M::Acquire, M::AcqRel, M::SeqCst]),
            releases: any(&[M::Release, M::AcqRel, M::SeqCst]),
            is_wide: matches!(scope, MemoryScope::Device | MemoryScope::System),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_keeps_its_memory_however_far_it_is_moved() {
        for memory in [0, 1, 77, (1 << 23) - 1] {
            for offset in [0, 1, -1, 1 << 36, -(1 << 36), (1 << 39) - 1, -(1 << 39)] {
                assert_eq!(place_of(pointer(memory, offset)), Some((memory, offset)));
                let moved = pointer(memory, 0).wrapping_add_signed(offset);
                assert_eq!(place_of(moved), Some((memory, offset)));
            }
        }
        assert_eq!(place_of(0x7fff_dead_beef), None);
    }
}
