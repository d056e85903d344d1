//! Memory, grid, synchronisation and total ops, one to one.

use super::annotations;
use crate::analysis::layout;
use gir_dialects::{
    common::{Axis, MemoryScope},
    ir::{Op, OpView, Value},
    lir,
    mir::{self, PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<mir::LoadOp<'_>>(load)
        .rewrite::<mir::StoreOp<'_>>(store)
        .rewrite::<mir::GepOp<'_>>(gep)
        .rewrite::<mir::AllocOp<'_>>(alloc)
        .rewrite::<mir::AddressOfOp<'_>>(address_of)
        .add::<mir::PtrCastOp<'_>>(ptr_cast)
        .add::<mir::AddrSpaceCastOp<'_>>(addr_space_cast)
        .rewrite::<mir::BarrierOp<'_>>(barrier)
        .rewrite::<mir::MemoryFenceOp<'_>>(memory_fence)
        .rewrite::<mir::GlobalIdOp<'_>>(global_id)
        .rewrite::<mir::LocalIdOp<'_>>(local_id)
        .rewrite::<mir::WorkgroupIdOp<'_>>(workgroup_id)
        .rewrite::<mir::NumWorkgroupsOp<'_>>(num_workgroups)
        .rewrite::<mir::WorkgroupSizeOp<'_>>(workgroup_size)
        .rewrite::<mir::TargetSupportsOp<'_>>(target_supports)
        .rewrite::<mir::SpecConstantOp<'_>>(spec_constant)
        .add::<mir::DivSIOp<'_>>(div_si)
        .add::<mir::DivUIOp<'_>>(div_ui)
        .add::<mir::RemSIOp<'_>>(rem_si)
        .add::<mir::RemUIOp<'_>>(rem_ui)
        .add::<mir::ShlIOp<'_>>(shl)
        .add::<mir::ShrSIOp<'_>>(shr_si)
        .add::<mir::ShrUIOp<'_>>(shr_ui)
        .add::<mir::FPToSIOp<'_>>(fp_to_si)
        .add::<mir::FPToUIOp<'_>>(fp_to_ui)
        .add::<mir::BitReverseOp<'_>>(bit_reverse)
        .add::<mir::ExtractLaneOp<'_>>(extract_lane)
        .add::<mir::InsertLaneOp<'_>>(insert_lane);
}

/// Replaces `op` by one with the same operands and result types.
pub fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &'static str) -> bool {
    rewriter.rename(op, name, &[]);
    true
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident => $lir:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename(op, rewriter, lir::$lir::NAME)
        }
    )*};
}

renames! {
    ptr_cast => PtrCastOp;
    addr_space_cast => AddrSpaceCastOp;
    div_si => DivSIOp;
    div_ui => DivUIOp;
    rem_si => RemSIOp;
    rem_ui => RemUIOp;
    shl => ShlIOp;
    shr_si => ShrSIOp;
    shr_ui => ShrUIOp;
    fp_to_si => FPToSIOp;
    fp_to_ui => FPToUIOp;
    bit_reverse => BitReverseOp;
    extract_lane => ExtractLaneOp;
    insert_lane => InsertLaneOp;
}

/// Patterns of the builtins with an axis: one op for each.
macro_rules! axis_builtins {
    ($($name:ident: $mir:ident => $x:ident, $y:ident, $z:ident;)*) => {$(
        fn $name<'c>(builtin: mir::$mir<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename(builtin.op(), rewriter, match builtin.axis() {
                Axis::X => lir::$x::NAME,
                Axis::Y => lir::$y::NAME,
                Axis::Z => lir::$z::NAME,
            })
        }
    )*};
}

axis_builtins! {
    global_id: GlobalIdOp => IdGlobalXOp, IdGlobalYOp, IdGlobalZOp;
    local_id: LocalIdOp => IdLocalXOp, IdLocalYOp, IdLocalZOp;
    workgroup_id: WorkgroupIdOp => IdGroupXOp, IdGroupYOp, IdGroupZOp;
    num_workgroups: NumWorkgroupsOp => NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
    workgroup_size: WorkgroupSizeOp => GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
}

fn load<'c>(load: mir::LoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let (ptr, ordering) = (load.ptr(), load.ordering());
    let new = lir::LoadOp::build(
        &rewriter.before(op),
        op.result(0).ty(),
        ptr,
        layout::pointee_align(ptr.ty()),
        load.is_volatile(),
        ordering,
        ordering.map(|_| load.scope().unwrap_or_else(|| widest_scope(ptr))),
    );
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(store: mir::StoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (ptr, ordering) = (store.ptr(), store.ordering());
    lir::StoreOp::build(
        &rewriter.before(op),
        ptr,
        store.value(),
        layout::pointee_align(ptr.ty()),
        store.is_volatile(),
        ordering,
        ordering.map(|_| store.scope().unwrap_or_else(|| widest_scope(ptr))),
    );
    rewriter.erase(op);
    true
}

/// The scope of an access without one: the widest in which the device can share the memory.
fn widest_scope(pointer: Value<'_>) -> MemoryScope {
    match PtrType::from_type(pointer.ty()).map(PtrType::space) {
        Some(StorageSpace::Workgroup) => MemoryScope::Workgroup,
        _ => MemoryScope::Device,
    }
}

fn gep<'c>(gep: mir::GepOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = gep.op();
    let (ty, stride, unsigned) = (op.result(0).ty(), gep.stride(), gep.unsigned_index());
    let builder = rewriter.before(op);
    let new = lir::GepOp::build(&builder, ty, gep.base(), gep.index(), stride, unsigned);
    rewriter.replace(op, &[new.result()]);
    true
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

fn address_of<'c>(address: mir::AddressOfOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = address.op();
    let new = lir::AddressOfOp::build(&rewriter.before(op), op.result(0).ty(), address.global());
    rewriter.replace(op, &[new.result()]);
    true
}

fn barrier<'c>(barrier: mir::BarrierOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = barrier.op();
    let builder = rewriter.before(op);
    lir::BarrierOp::build(
        &builder,
        barrier.exec_scope(),
        barrier.mem_scope(),
        barrier.semantics(),
    );
    rewriter.erase(op);
    true
}

fn memory_fence<'c>(fence: mir::MemoryFenceOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fence.op();
    lir::MemFenceOp::build(&rewriter.before(op), fence.mem_scope(), fence.semantics());
    rewriter.erase(op);
    true
}

fn spec_constant<'c>(constant: mir::SpecConstantOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = constant.op();
    let (name, id, value) = (constant.name(), constant.id(), constant.value());
    let ty = op.result(0).ty();
    let new = lir::SpecConstantOp::build(&rewriter.before(op), ty, name, id, value);
    rewriter.replace(op, &[new.result()]);
    true
}

fn target_supports<'c>(query: mir::TargetSupportsOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = query.op();
    let ty = op.result(0).ty();
    let new = lir::TargetSupportsOp::build(&rewriter.before(op), ty, query.feature());
    rewriter.replace(op, &[new.result()]);
    true
}
