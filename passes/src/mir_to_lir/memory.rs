//! Accesses to memory and variables, which state their alignment and scope.

use super::annotations;
use crate::analysis::layout;
use gir_dialects::{
    common::MemoryScope,
    ir::{AttributeExt as _, Op, OpView, Value},
    lir,
    mir::{self, PtrType, StorageSpace},
    names,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<mir::LoadOp<'_>>(load)
        .rewrite::<mir::StoreOp<'_>>(store)
        .rewrite::<mir::AllocOp<'_>>(alloc);
}

fn load<'c>(load: mir::LoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let (ptr, ordering) = (load.ptr(), load.ordering());
    let new = lir::LoadOp::build(
        &rewriter.before(op),
        op.result(0).ty(),
        ptr,
        alignment(op, ptr),
        load.is_volatile(),
        ordering,
        ordering.map(|_| load.scope().unwrap_or_else(|| widest_scope(ptr))),
    );
    annotations::carry(op, new.op());
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(store: mir::StoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (ptr, ordering) = (store.ptr(), store.ordering());
    let new = lir::StoreOp::build(
        &rewriter.before(op),
        ptr,
        store.value(),
        alignment(op, ptr),
        store.is_volatile(),
        ordering,
        ordering.map(|_| store.scope().unwrap_or_else(|| widest_scope(ptr))),
    );
    annotations::carry(op, new.op());
    rewriter.erase(op);
    true
}

/// The alignment of an access: that of the type, unless the access has less.
fn alignment(access: Op<'_>, ptr: Value<'_>) -> i64 {
    let natural = layout::pointee_align(ptr.ty());
    let stated = access
        .attribute(names::MIR_ALIGN)
        .and_then(|align| align.as_int());
    access.remove_attribute(names::MIR_ALIGN);
    match stated {
        None => natural,
        Some(align) if align >= natural => natural,
        Some(align) if align > 0 && align.count_ones() == 1 => align,
        Some(_) => 1,
    }
}

/// The scope of an access without one: the widest in which the device can share the memory.
fn widest_scope(pointer: Value<'_>) -> MemoryScope {
    match PtrType::from_type(pointer.ty()).map(PtrType::space) {
        Some(StorageSpace::Workgroup) => MemoryScope::Workgroup,
        _ => MemoryScope::Device,
    }
}

fn alloc<'c>(alloc: mir::AllocOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = alloc.op();
    let ty = op.result(0).ty();
    let align = layout::pointee_align(ty);
    let new = lir::VarOp::build(&rewriter.before(op), ty, alloc.count(), align);
    annotations::carry(op, new.op());
    rewriter.replace(op, &[new.result()]);
    true
}
