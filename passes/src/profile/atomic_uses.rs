//! The requirements of lir's atomic operations on a target.

use super::{AtomicOperation, Scalar};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Op, OpView},
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
        let operation = operation(op.name())?;
        op.attribute(ORDERING)
            .or(op.attribute(ORDERING_OF_SUCCESS))?;
        let pointer = PtrType::from_type(op.operand(0).ty())?;
        let number = |name| op.attribute(name).and_then(AttributeExt::as_int);
        let orderings = [ORDERING, ORDERING_OF_SUCCESS, ORDERING_OF_FAILURE];
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

const ORDERING: &str = lir::AtomicAddOp::ORDERING_ATTR;
const ORDERING_OF_SUCCESS: &str = lir::AtomicCompareExchangeOp::ORDERING_SUCC_ATTR;
const ORDERING_OF_FAILURE: &str = lir::AtomicCompareExchangeOp::ORDERING_FAIL_ATTR;

/// The atomic operation of an op with this name, provided it has an ordering.
fn operation(name: &str) -> Option<AtomicOperation> {
    use AtomicOperation as A;
    Some(match name {
        lir::AtomicLoadOp::NAME | lir::LoadOp::NAME => A::Load,
        lir::AtomicStoreOp::NAME | lir::AtomicFlagClearOp::NAME | lir::StoreOp::NAME => A::Store,
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
