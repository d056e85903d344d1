//! Checks of memory accesses: each goes through a pointer that the run time returns.

use super::{
    sites::Sites,
    table::{Access, Order, Watched},
};
use crate::analysis::layout;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{AttributeExt, Builder, Op, OpView, Type, TypeExt},
    lir,
    mir::PtrType,
    upstream::{arith, func, scf},
};

/// Inserts a check before an access; `None` after an error at an access that cannot be checked.
pub fn insert(op: Op<'_>, sites: &mut Sites) -> Option<()> {
    let Some(access) = access(op) else {
        return passes_on(op);
    };
    let pointer = op.operand(0);
    let site = sites.add(op, Watched::Access(access));
    let checked = lir::CheckAccessOp::build(&Builder::before(op), pointer.ty(), pointer, site);
    op.set_operand(0, checked.result());
    Some(())
}

/// Accepts an operation that accesses no memory. In a checked run, pointers are names of places,
/// not addresses, so an unknown operation on a pointer is an error.
fn passes_on(op: Op<'_>) -> Option<()> {
    const PASSING: &[&str] = &[
        lir::GepOp::NAME,
        lir::PtrCastOp::NAME,
        lir::AddrSpaceCastOp::NAME,
        lir::CheckAccessOp::NAME,
        lir::ForOp::NAME,
        lir::LoopOp::NAME,
        lir::YieldOp::NAME,
        lir::BreakOp::NAME,
        lir::ContinueOp::NAME,
        arith::SelectOp::NAME,
        func::CallOp::NAME,
        func::ReturnOp::NAME,
        scf::ForOp::NAME,
        scf::WhileOp::NAME,
        scf::ConditionOp::NAME,
        scf::YieldOp::NAME,
    ];
    let takes_pointer = op
        .operands()
        .any(|value| PtrType::from_type(value.ty()).is_some());
    if takes_pointer && !PASSING.contains(&op.name()) {
        op.error("accesses memory in a way that cannot be checked; run without checks");
        return None;
    }
    Some(())
}

/// The memory access of an operation, if it is one.
fn access(op: Op<'_>) -> Option<Access> {
    let (reads, writes) = directions(op)?;
    let ty = accessed_type(op)?;
    let order = order(op);
    let align = match op.cast::<lir::LoadOp<'_>>() {
        Some(load) => load.align(),
        None => op
            .cast::<lir::StoreOp<'_>>()
            .map_or_else(|| layout::size(ty), |store| store.align()),
    };
    Some(Access {
        size: bytes(ty) as u64,
        align: align as u64,
        reads,
        writes,
        order,
    })
}

/// Whether an operation reads and whether it writes; `None` if it is no access.
fn directions(op: Op<'_>) -> Option<(bool, bool)> {
    const UPDATES: &[&str] = &[
        lir::AtomicAddOp::NAME,
        lir::AtomicSubOp::NAME,
        lir::AtomicAndOp::NAME,
        lir::AtomicOrOp::NAME,
        lir::AtomicXorOp::NAME,
        lir::AtomicMinOp::NAME,
        lir::AtomicMaxOp::NAME,
        lir::AtomicExchangeOp::NAME,
        lir::AtomicIncWrapOp::NAME,
        lir::AtomicDecWrapOp::NAME,
        lir::AtomicFAddOp::NAME,
        lir::AtomicFMinOp::NAME,
        lir::AtomicFMaxOp::NAME,
        lir::AtomicFlagTestAndSetOp::NAME,
        lir::AtomicCompareExchangeOp::NAME,
    ];
    match op.name() {
        lir::LoadOp::NAME | lir::AtomicLoadOp::NAME => Some((true, false)),
        lir::StoreOp::NAME | lir::AtomicStoreOp::NAME | lir::AtomicFlagClearOp::NAME => {
            Some((false, true))
        }
        name => UPDATES.contains(&name).then_some((true, true)),
    }
}

/// The type of the value that an access moves.
fn accessed_type(op: Op<'_>) -> Option<Type<'_>> {
    match op.name() {
        lir::AtomicFlagTestAndSetOp::NAME | lir::AtomicFlagClearOp::NAME => {
            PtrType::from_type(op.operand(0).ty()).map(PtrType::pointee)
        }
        lir::LoadOp::NAME | lir::AtomicLoadOp::NAME => Some(op.result(0).ty()),
        _ => Some(op.operand(1).ty()),
    }
}

/// The bytes that an access of a type moves: three-lane vectors move no padding.
fn bytes(ty: Type<'_>) -> i64 {
    match ty.as_vector() {
        Some((3, lane)) => 3 * layout::size(lane),
        _ => layout::size(ty),
    }
}

/// The memory ordering of an atomic access; `None` if it is not atomic.
fn order(op: Op<'_>) -> Option<Order> {
    const ORDERINGS: [&str; 3] = [
        lir::AtomicAddOp::ORDERING_ATTR,
        lir::AtomicCompareExchangeOp::ORDERING_SUCC_ATTR,
        lir::AtomicCompareExchangeOp::ORDERING_FAIL_ATTR,
    ];
    let number = |name| op.attribute(name).and_then(AttributeExt::as_int);
    let orderings: Vec<_> = ORDERINGS
        .into_iter()
        .filter_map(number)
        .filter_map(MemoryOrdering::from_i64)
        .collect();
    let scope = number(lir::AtomicAddOp::SCOPE_ATTR).and_then(MemoryScope::from_i64);
    (!orderings.is_empty()).then(|| Order::of(&orderings, scope.unwrap_or(MemoryScope::System)))
}
