//! What an atomic operation of lir asks for.

use super::caps::{AtomicOperation, Scalar};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Op, OpView},
    lir,
    mir::{PtrType, StorageSpace},
};

/// What an atomic operation asks for.
#[derive(Debug)]
pub struct AtomicUse {
    /// The operation.
    pub operation: AtomicOperation,
    /// The type in memory.
    pub ty: Scalar,
    /// The storage.
    pub space: StorageSpace,
    /// Its ordering, or both of a compare-exchange.
    pub orderings: Vec<MemoryOrdering>,
    /// Its scope.
    pub scope: MemoryScope,
}

impl AtomicUse {
    /// What `op` asks for, if it is atomic.
    pub fn of(op: Op<'_>) -> Option<Self> {
        let operation = operation(op)?;
        let pointer = PtrType::from_type(op.operand(0).ty())?;
        let number = |name| op.attribute(name).and_then(AttributeExt::as_int);
        let orderings = [
            lir::AtomicAddOp::ORDERING_ATTR,
            lir::AtomicCompareExchangeOp::ORDERING_SUCC_ATTR,
            lir::AtomicCompareExchangeOp::ORDERING_FAIL_ATTR,
        ];
        let orderings = orderings.into_iter().filter_map(number);
        Some(Self {
            operation,
            ty: Scalar::of(pointer.pointee())?,
            space: pointer.space(),
            orderings: orderings.filter_map(MemoryOrdering::from_i64).collect(),
            scope: number(lir::AtomicAddOp::SCOPE_ATTR).and_then(MemoryScope::from_i64)?,
        })
    }
}

/// Whether a load or a store has an ordering, which makes it atomic.
pub fn is_ordered_access(op: Op<'_>) -> bool {
    let name = op.name();
    (name == lir::LoadOp::NAME || name == lir::StoreOp::NAME)
        && op.attribute(lir::LoadOp::ORDERING_ATTR).is_some()
}

fn operation(op: Op<'_>) -> Option<AtomicOperation> {
    use AtomicOperation as A;
    Some(match op.name() {
        lir::LoadOp::NAME if is_ordered_access(op) => A::Load,
        lir::StoreOp::NAME if is_ordered_access(op) => A::Store,
        lir::AtomicLoadOp::NAME => A::Load,
        lir::AtomicStoreOp::NAME | lir::AtomicFlagClearOp::NAME => A::Store,
        lir::AtomicExchangeOp::NAME | lir::AtomicFlagTestAndSetOp::NAME => A::Exchange,
        lir::AtomicCompareExchangeOp::NAME => A::CompareExchange,
        lir::AtomicAddOp::NAME | lir::AtomicFAddOp::NAME => A::Add,
        lir::AtomicSubOp::NAME => A::Sub,
        lir::AtomicAndOp::NAME => A::And,
        lir::AtomicOrOp::NAME => A::Or,
        lir::AtomicXorOp::NAME => A::Xor,
        lir::AtomicMinOp::NAME | lir::AtomicFMinOp::NAME => A::Min,
        lir::AtomicMaxOp::NAME | lir::AtomicFMaxOp::NAME => A::Max,
        lir::AtomicIncWrapOp::NAME => A::IncWrap,
        lir::AtomicDecWrapOp::NAME => A::DecWrap,
        _ => return None,
    })
}
