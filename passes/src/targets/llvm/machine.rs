//! Differences between LLVM's code generators.

use gir_dialects::{
    common::MemoryScope,
    ir::{Context, Op, Type},
    lir, llvm,
    mir::StorageSpace,
};

/// A code generator of LLVM: its address space for each storage space, and its names for the scopes of atomics.
/// It is a type, not a value, because patterns are plain functions.
pub trait Machine: 'static {
    /// The number of the address space of a storage space.
    fn space(space: StorageSpace) -> u32;

    /// Bits of an address in a storage space.
    fn address_bits(_: StorageSpace) -> u32 {
        64
    }

    /// The scope of an atomic or a fence; `None` is the whole system, which includes all others.
    fn scope(scope: MemoryScope) -> Option<&'static str>;

    /// A pointer into a storage space.
    fn pointer(context: &Context, space: StorageSpace) -> Type<'_> {
        llvm::pointer_in(context, Self::space(space))
    }
}

/// The host processor: all storage is in one address space.
pub struct Host;

impl Machine for Host {
    fn space(_: StorageSpace) -> u32 {
        0
    }

    fn scope(_: MemoryScope) -> Option<&'static str> {
        None
    }
}

/// The scope of a load or store, if it has one.
pub fn scope_of<M: Machine>(op: Op<'_>) -> Option<&'static str> {
    let number = op.attribute(lir::AtomicAddOp::SCOPE_ATTR)?;
    let number = gir_dialects::ir::AttributeExt::as_int(number)?;
    M::scope(MemoryScope::from_i64(number)?)
}
