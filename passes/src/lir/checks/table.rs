//! What the check ops of a module are about: their sites, and the storage they name.
//!
//! The pass writes it to the attribute `lir.checks`, the artifact of a checked run holds
//! it as text of the symbol [`SYMBOL`], the run time reads it there.

use gir_dialects::common::{MemoryOrdering, MemoryScope};
use serde::{Deserialize, Serialize};

/// The symbol of the table's text in an artifact: JSON, with a zero behind it.
pub const SYMBOL: &str = "gir.check.table";

/// Everything a checked run has to know of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Bytes of the smallest access.
    pub unit: u64,
    /// What `lir.check_storage` names.
    pub storages: Vec<Storage>,
    /// The places of the other ops.
    pub sites: Vec<Site>,
}

/// The pointer to the byte at an offset in a memory: those of the table come first, then
/// the buffers of the launcher, then its workgroup storage. Memories are so far from each
/// other that no index of 32 bits leads from one into another, and no place is an address
/// of the process.
#[inline]
pub fn pointer(memory: usize, offset: i64) -> u64 {
    let start = PLACE | ((memory as u64) << OFFSET_BITS) | MIDDLE;
    start.wrapping_add_signed(offset)
}

/// The memory that a pointer names, and the offset in it; `None` if it names none.
#[inline]
pub fn place_of(pointer: u64) -> Option<(usize, i64)> {
    let memory = (pointer & !PLACE) >> OFFSET_BITS;
    let offset = pointer & ((1 << OFFSET_BITS) - 1);
    (pointer & PLACE != 0).then(|| (memory as usize, offset as i64 - MIDDLE as i64))
}

const PLACE: u64 = 1 << 63;
const OFFSET_BITS: u32 = 40;
/// What offset 0 is stored as: below are negative ones.
const MIDDLE: u64 = 1 << (OFFSET_BITS - 1);

/// Storage that the run time provides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storage {
    /// What the source calls it, with its sigil.
    pub name: String,
    /// Whose it is.
    pub kind: StorageKind,
    /// Its size in bytes.
    pub size: u64,
}

/// Whose a storage is.
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
    /// Where the source has it.
    pub place: Option<Place>,
    /// The operation as the dialect calls it, without prefix.
    pub operation: String,
    /// What is watched.
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

/// What happens at a site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watched {
    /// Memory is accessed.
    Access(Access),
    /// The divisor is zero.
    DivisionByZero,
    /// The quotient of the lowest integer and -1 does not fit.
    DivisionOverflow,
    /// The amount is no smaller than the width.
    Shift,
    /// The float is no number in the range of the integer.
    Conversion,
    /// The life of a variable starts, of the storage of this number.
    Variable(usize),
    /// A fence.
    Fence(Order),
    /// Work-items of a group come together.
    Barrier(Barrier),
    /// What decides the way to a barrier.
    Way {
        /// The group whose work-items have to take the same one.
        group: Group,
        /// Where the branch or loop stands.
        branch: Option<Place>,
    },
}

/// Work-items that wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Those of a subgroup.
    Subgroup,
    /// Those of a workgroup.
    Workgroup,
}

/// Where work-items of a group come together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barrier {
    /// Which group that is.
    pub group: Group,
    /// The group whose accesses to memory it orders, which may be another; none if it
    /// orders those of no two work-items.
    pub reach: Option<Group>,
    /// Later accesses come after what others have released.
    pub acquires: bool,
    /// Earlier accesses come before what others do who acquire.
    pub releases: bool,
}

impl Barrier {
    /// One that orders all that a group does.
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
    /// Bytes.
    pub size: u64,
    /// What the address is a multiple of.
    pub align: u64,
    /// Whether memory is read.
    pub reads: bool,
    /// Whether memory is written.
    pub writes: bool,
    /// How an atomic access orders others.
    pub order: Option<Order>,
}

/// What an atomic access or a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Later accesses come after what it has read.
    pub acquires: bool,
    /// Earlier accesses come before what it has written.
    pub releases: bool,
    /// Whether that holds for work-items of other workgroups.
    pub is_wide: bool,
}

impl Order {
    /// That of some orderings together.
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
