//! The requirements of lir's atomic operations on a target.

use super::{AtomicOperation, Scalar};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::Op,
    lir,
    mir::{PtrType, StorageSpace},
};

/// The requirements of an atomic operation.
#[derive(Debug)]
pub struct AtomicUse {
    /// The operation.
    pub operation: AtomicOperation,
    /// The type in memory.
    pub ty: Scalar,
    /// The storage space.
    pub space: StorageSpace,
    /// Its ordering, or both orderings of a compare-exchange.
    pub orderings: Vec<MemoryOrdering>,
    /// Its scope.
    pub scope: MemoryScope,
}

impl AtomicUse {
    /// The requirements of `op`, if it is atomic.
    pub fn of(op: Op<'_>) -> Option<Self> {
        let access = lir::memory_access(op).filter(|access| access.is_atomic())?;
        let pointer = PtrType::from_type(access.pointer().ty())?;
        Some(Self {
            operation: access.operation(),
            ty: Scalar::of(pointer.pointee())?,
            space: pointer.space(),
            orderings: access.orderings(),
            scope: access.scope()?,
        })
    }
}

/// The orderings and the scope of an atomic on a texel.
pub fn texel_order(op: Op<'_>) -> Option<(Vec<MemoryOrdering>, MemoryScope)> {
    if let Some(update) = op.cast::<lir::ImageAtomicOp<'_>>() {
        return Some((vec![update.ordering()], update.scope()));
    }
    let exchange = op.cast::<lir::ImageCompareExchangeOp<'_>>()?;
    let orderings = vec![exchange.ordering_succ(), exchange.ordering_fail()];
    Some((orderings, exchange.scope()))
}
