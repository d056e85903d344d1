//! Atomic operations. Upstream's have no ordering; its lowerings to LLVM and SPIR-V agree on acquire and release for
//! the device, so that weaker ones become stronger, and stronger ones are errors.

use super::total::{binary, number};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, OpView as _, Value},
    mir::{self, AtomicKind},
    upstream::{
        arith::{self, AtomicRMWKind},
        memref,
    },
};

/// The reason why an atomic has no counterpart.
pub fn problem(atomic: mir::AtomicOp<'_>) -> Option<&'static str> {
    if atomic.ordering() == MemoryOrdering::SeqCst {
        Some("is sequentially consistent, as 'memref.atomic_rmw' is not; use acq_rel")
    } else if atomic.scope() == MemoryScope::System {
        Some(
            "has the scope of the system, and 'memref.atomic_rmw' that of the device; use the device",
        )
    } else if kind(atomic.kind()).is_none() {
        Some(
            "wraps, as no kind of 'memref.atomic_rmw' does; emit the kernel for its target from here",
        )
    } else {
        None
    }
}

/// The atomic on an element of a memref.
pub fn convert<'c>(
    b: &Builder<'c>,
    atomic: mir::AtomicOp<'c>,
    base: Value<'c>,
    index: Value<'c>,
) -> Option<Value<'c>> {
    let mut value = atomic.value();
    if atomic.kind() == AtomicKind::Sub {
        value = binary(b, arith::SubIOp::NAME, number(b, value.ty(), 0), value);
    }
    let kind = kind(atomic.kind())?;
    Some(memref::AtomicRMWOp::build(b, value.ty(), kind, value, base, &[index]).result())
}

fn kind(kind: AtomicKind) -> Option<AtomicRMWKind> {
    Some(match kind {
        AtomicKind::Add | AtomicKind::Sub => AtomicRMWKind::Addi,
        AtomicKind::MinS => AtomicRMWKind::Mins,
        AtomicKind::MinU => AtomicRMWKind::Minu,
        AtomicKind::MaxS => AtomicRMWKind::Maxs,
        AtomicKind::MaxU => AtomicRMWKind::Maxu,
        AtomicKind::And => AtomicRMWKind::Andi,
        AtomicKind::Or => AtomicRMWKind::Ori,
        AtomicKind::Xor => AtomicRMWKind::Xori,
        AtomicKind::Exchange => AtomicRMWKind::Assign,
        AtomicKind::FAdd => AtomicRMWKind::Addf,
        AtomicKind::FMin => AtomicRMWKind::Minnumf,
        AtomicKind::FMax => AtomicRMWKind::Maxnumf,
        AtomicKind::IncWrap | AtomicKind::DecWrap => return None,
    })
}
