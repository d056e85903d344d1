//! The memory that accesses of mir share with other work-items of the workgroup, and which of them conflict.
//!
//! Two accesses conflict if two different work-items may reach the same byte by them, and one writes. Memory of
//! different variables of a module is distinct; nothing is assumed about parameters, which may overlap. Of one
//! variable, indices are compared ([`index`]): elements that each work-item has for itself do not conflict.

mod index;

use crate::analysis::{affine, layout, memory::is_parameter};
use gir_dialects::{
    ir::{Op, Value},
    mir::{self, KernelAttr, PtrType, StorageSpace},
    names,
};
use index::Index;
pub use index::{Extents, item_range, tells_items_apart};

/// The maximum number of steps followed from a pointer to its base.
const MOST_STEPS: usize = 64;

/// The work-items of a kernel's workgroup along the axes, if the kernel states them.
pub fn extents(function: Op<'_>) -> Option<Extents> {
    if function.attribute(names::MIR_WORKGROUP_SIZE_IDS).is_some() {
        return None;
    }
    let kernel = KernelAttr::from_attribute(function.attribute(names::MIR_KERNEL)?)?;
    kernel.workgroup_size().try_into().ok()
}

/// An operation, as other work-items see it.
#[derive(Debug)]
pub enum Effect<'c> {
    /// Others see nothing of it.
    None,
    /// A plain load or store.
    Plain(SharedAccess<'c>),
    /// An atomic or volatile access.
    Ordered(SharedAccess<'c>),
    /// Something that is not known to be harmless.
    Other,
}

impl<'c> Effect<'c> {
    /// That of an operation, without the operations in its regions.
    pub fn of(op: Op<'c>) -> Self {
        if op.is::<mir::AllocOp<'_>>() {
            return Self::None;
        }
        let Some(access) = Touch::of(op) else {
            let is_end = op.block().and_then(|block| block.terminator()) == Some(op);
            return match is_end || op.effects().is_none() {
                true => Self::None,
                false => Self::Other,
            };
        };
        let place = Place::of(op.operand(0));
        if place.base.is_private() {
            return Self::None;
        }
        let is_plain = !access.is_atomic && !is_volatile(op);
        if is_plain && !access.writes && place.base.is_constant() {
            return Self::None;
        }
        let shared = SharedAccess {
            place,
            size: access.size,
            writes: access.writes,
            is_atomic: access.is_atomic,
        };
        match is_plain {
            true => Self::Plain(shared),
            false => Self::Ordered(shared),
        }
    }

    /// Whether other work-items see nothing of it.
    pub fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether a work-item must not run this while another runs the other one.
    pub fn conflicts(&self, other: &Self, extents: Option<Extents>) -> bool {
        match (self, other) {
            (Self::None, _) | (_, Self::None) => false,
            (Self::Plain(one), Self::Plain(other)) => one.conflicts(other, extents),
            _ => true,
        }
    }

    /// Whether two work-items of a workgroup may reach the same byte of its memory by these, one of them writes, and
    /// not both are atomic.
    pub fn races(&self, other: &Self, extents: Option<Extents>) -> bool {
        let (Some(one), Some(two)) = (self.access(), other.access()) else {
            return false;
        };
        let are_shared = one.is_in_workgroup_memory() && two.is_in_workgroup_memory();
        are_shared && !(one.is_atomic && two.is_atomic) && one.conflicts(two, extents)
    }

    /// Whether it is an access to memory of the workgroup, or may be one.
    pub fn is_in_workgroup_memory(&self) -> bool {
        self.access()
            .is_some_and(SharedAccess::is_in_workgroup_memory)
    }

    fn access(&self) -> Option<&SharedAccess<'c>> {
        match self {
            Self::Plain(access) | Self::Ordered(access) => Some(access),
            _ => None,
        }
    }
}

/// An access to memory through the pointer in operand 0.
struct Touch {
    size: i64,
    writes: bool,
    is_atomic: bool,
}

impl Touch {
    fn of(op: Op<'_>) -> Option<Self> {
        if let Some(update) = op.cast::<mir::AtomicOp<'_>>() {
            return Some(Self {
                size: layout::size(update.value().ty()),
                writes: true,
                is_atomic: true,
            });
        }
        let access = mir::memory_access(op)?;
        Some(Self {
            size: access.value_type().map_or(i64::MAX, layout::size),
            writes: access.writes(),
            is_atomic: access.is_atomic(),
        })
    }
}

fn is_volatile(op: Op<'_>) -> bool {
    let load = op.cast::<mir::LoadOp<'_>>();
    let store = op.cast::<mir::StoreOp<'_>>();
    load.is_some_and(mir::LoadOp::is_volatile) || store.is_some_and(mir::StoreOp::is_volatile)
}

/// A load, store or update of memory that work-items share.
#[derive(Debug)]
pub struct SharedAccess<'c> {
    place: Place<'c>,
    size: i64,
    writes: bool,
    is_atomic: bool,
}

impl SharedAccess<'_> {
    fn is_in_workgroup_memory(&self) -> bool {
        matches!(
            self.place.base.space,
            Some(StorageSpace::Workgroup | StorageSpace::Generic) | None
        )
    }

    fn conflicts(&self, other: &Self, extents: Option<Extents>) -> bool {
        (self.writes || other.writes)
            && self.place.base.may_be_that_of(&other.place.base)
            && !self.is_apart(other, extents)
    }

    /// Whether two work-items reach different elements of one memory.
    fn is_apart(&self, other: &Self, extents: Option<Extents>) -> bool {
        let (one, two) = (&self.place, &other.place);
        let (Some(index), Some(others), Some(extents)) = (&one.index, &two.index, extents) else {
            return false;
        };
        let ends = [(one.bytes, self.size), (two.bytes, other.size)];
        let ends = ends.map(|(at, size)| at.saturating_add(size));
        if one.base.root != two.base.root {
            return false;
        }
        if index.is_none() && others.is_none() && (ends[0] <= two.bytes || ends[1] <= one.bytes) {
            return true;
        }
        let first = one.bytes.min(two.bytes);
        let in_element = |end: i64| end.saturating_sub(first) <= index.stride;
        ends.into_iter().all(in_element) && index.is_apart(others, extents)
    }
}

/// An address: a base, bytes, and an index where there is one that is understood.
#[derive(Debug)]
struct Place<'c> {
    base: Base<'c>,
    bytes: i64,
    index: Option<Index<'c>>,
}

/// The pointer that an address is computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base<'c> {
    /// Its origin.
    pub root: Root<'c>,
    space: Option<StorageSpace>,
}

/// The origin of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root<'c> {
    /// Storage of this function.
    Variable(Value<'c>),
    /// The global with a name.
    Global(&'c str),
    /// A pointer from elsewhere.
    Pointer(Value<'c>),
}

impl<'c> Place<'c> {
    fn of(pointer: Value<'c>) -> Self {
        let mut bytes = 0_i64;
        let mut geps = vec![];
        let mut at = pointer;
        for _ in 0..MOST_STEPS {
            let Some(op) = at.defining_op() else { break };
            if let Some(gep) = op.cast::<mir::GepOp<'c>>() {
                match constant(gep.index(), gep.unsigned_index()) {
                    Some(number) => bytes = bytes.wrapping_add(number.wrapping_mul(gep.stride())),
                    None => geps.push(gep),
                }
                at = gep.base();
            } else if op.is::<mir::PtrCastOp<'_>>() || op.is::<mir::AddrSpaceCastOp<'_>>() {
                at = op.operand(0);
            } else {
                break;
            }
        }
        let base = Base::of(at);
        let index = match (geps.as_slice(), base.root) {
            // A pointer that a loop carries is another one in each iteration.
            (_, Root::Pointer(pointer)) if !is_parameter(pointer) => None,
            ([], _) => Some(Index::none()),
            ([gep], _) => Index::of(*gep),
            _ => None,
        };
        Self { base, bytes, index }
    }
}

impl<'c> Base<'c> {
    /// That of a pointer that no index is added to.
    pub fn of(pointer: Value<'c>) -> Self {
        Self {
            root: Root::of(pointer),
            space: PtrType::from_type(pointer.ty()).map(PtrType::space),
        }
    }

    fn is_private(&self) -> bool {
        self.space == Some(StorageSpace::Private)
    }

    /// Whether nobody writes there.
    pub fn is_constant(&self) -> bool {
        self.space == Some(StorageSpace::Constant)
    }

    /// Whether an address with another base may be in the same memory.
    pub fn may_be_that_of(&self, other: &Self) -> bool {
        if self.root == other.root {
            return true;
        }
        let is_made = |root: Root<'_>| !matches!(root, Root::Pointer(_));
        let are_apart = match (self.space, other.space) {
            (Some(StorageSpace::Generic) | None, _) | (_, Some(StorageSpace::Generic) | None) => {
                false
            }
            (one, other) => one != other,
        };
        !(are_apart || is_made(self.root) && is_made(other.root))
    }
}

impl<'c> Root<'c> {
    fn of(pointer: Value<'c>) -> Self {
        let Some(op) = pointer.defining_op() else {
            return Self::Pointer(pointer);
        };
        if op.is::<mir::AllocOp<'_>>() {
            return Self::Variable(pointer);
        }
        op.cast::<mir::AddressOfOp<'c>>()
            .map_or(Self::Pointer(pointer), |address| {
                Self::Global(address.global())
            })
    }
}

/// A constant index, extended to 64 bits.
fn constant(value: Value<'_>, is_unsigned: bool) -> Option<i64> {
    let number = affine::constant(value)?;
    Some(match is_unsigned {
        true => index::unsigned(number, value.ty()),
        false => number,
    })
}
