//! Checks of memory accesses: each goes through a pointer that the run time returns.

use super::{
    sites::Sites,
    table::{Access, Order, Watched},
};
use crate::analysis::layout;
use gir_dialects::{
    access::MemoryAccess,
    common::MemoryScope,
    ir::{Builder, Op, OpView, Type, TypeExt},
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
        // Places are numbers: those of one memory are ordered and subtracted as addresses are.
        lir::PtrToIntOp::NAME,
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
    let access = lir::memory_access(op)?;
    let ty = access.value_type()?;
    let align = match op.cast::<lir::LoadOp<'_>>() {
        Some(load) => load.align(),
        None => op
            .cast::<lir::StoreOp<'_>>()
            .map_or_else(|| layout::size(ty), |store| store.align()),
    };
    Some(Access {
        size: bytes(ty) as u64,
        align: align as u64,
        reads: access.reads(),
        writes: access.writes(),
        order: order(access),
    })
}

/// The bytes that an access of a type moves: three-lane vectors move no padding.
fn bytes(ty: Type<'_>) -> i64 {
    match ty.as_vector() {
        Some((3, lane)) => 3 * layout::size(lane),
        _ => layout::size(ty),
    }
}

/// The memory ordering of an atomic access; `None` if it is not atomic.
fn order(access: MemoryAccess<'_>) -> Option<Order> {
    let scope = access.scope().unwrap_or(MemoryScope::System);
    let is_atomic = access.is_atomic();
    is_atomic.then(|| Order::of(&access.orderings(), scope))
}
