//! Buffer pointers as addresses, in kernels that `--lir-address-buffers` marks.
//!
//! Before the operations of a kernel are lowered, all its pointers to global storage become 64-bit integers
//! ([`retype`]), so that control flow and memory treat them like any other value. At an access, an address
//! becomes a pointer in the storage class of physical buffers.

use super::types;
use crate::lir::{
    atomics::{bits, locked_updates},
    pointers::lir_address_buffers::is_global,
};
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    rewrite::Rewriter,
    spirv::{as_pointer, pointer},
    upstream::spirv::{self, MemoryAccess, MemoryAccessAttr, StorageClass},
};

/// The type of a value whose buffer pointers are addresses; other types stay as they are.
pub fn convert(ty: Type<'_>) -> Type<'_> {
    match PtrType::from_type(ty) {
        Some(_) if is_global(ty) => ir::integer_type(ty.ctx(), 64, Signedness::Signless),
        Some(points) => PtrType::get(ty.ctx(), points.space(), convert(points.pointee())),
        None => ty,
    }
}

/// Turns every pointer of a kernel to global storage into an address.
pub fn retype(kernel: Op<'_>) {
    kernel.walk_pre(|op| {
        if let Some(ty) = accessed(op) {
            let class = StorageClass::PhysicalStorageBuffer;
            let b = Builder::before(op);
            let ty = pointer(convert(ty), class);
            let place = spirv::ConvertUToPtrOp::build(&b, ty, op.operand(0));
            op.set_operand(0, place.result());
        }
    });
    kernel.walk_pre(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments = blocks.flat_map(Block::arguments);
        for value in op.results().chain(arguments) {
            let (old, new) = (value.ty(), convert(value.ty()));
            if old != new {
                value.set_type(new);
            }
        }
    });
    let mut same = vec![];
    kernel.walk_pre(|op| {
        if op.is::<lir::PtrToIntOp<'_>>() || op.is::<lir::IntToPtrOp<'_>>() {
            same.push(op);
        }
    });
    for op in same {
        op.result(0).replace_all_uses(op.operand(0));
        op.erase();
    }
}

/// The type that an operation accesses in a buffer, if it accesses one.
fn accessed(op: Op<'_>) -> Option<Type<'_>> {
    if op.operand_count() == 0 || !is_global(op.operand(0).ty()) {
        return None;
    }
    if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
        Some(load.result().ty())
    } else if let Some(store) = op.cast::<lir::StoreOp<'_>>() {
        Some(store.value().ty())
    } else {
        locked_updates::is_atomic(op).then(|| bits::number_at(op.operand(0)))
    }
}

/// Whether a pointer is an address.
pub fn is_address(pointer: Value<'_>) -> bool {
    types::bits(pointer.ty()) == Some(64) && as_pointer(pointer.ty()).is_none()
}

/// Whether memory is accessed through an address.
pub fn is_behind_address(place: Value<'_>) -> bool {
    let class = as_pointer(place.ty()).map(|(_, class)| class);
    class == Some(StorageClass::PhysicalStorageBuffer)
}

/// The memory access operands of an access through an address, which must state its alignment.
pub fn how(op: Op<'_>, is_volatile: bool) -> Attribute<'_> {
    let access = match is_volatile {
        true => MemoryAccess::ALIGNED | MemoryAccess::VOLATILE,
        false => MemoryAccess::ALIGNED,
    };
    MemoryAccessAttr::get(op.context(), access)
}

/// `base + index * stride`
pub fn gep<'c>(gep: lir::GepOp<'c>, rewriter: &Rewriter<'c>) {
    let b = rewriter.before(gep.op());
    let (base, index) = (gep.base(), gep.index());
    let ty = base.ty();
    let wide = match (index.ty() == ty, gep.unsigned_index()) {
        (true, _) => index,
        (false, true) => spirv::UConvertOp::build(&b, ty, index).result(),
        (false, false) => spirv::SConvertOp::build(&b, ty, index).result(),
    };
    let bytes = match gep.stride() {
        1 => wide,
        stride => {
            let stride = types::number(&b, ty, stride);
            spirv::IMulOp::build(&b, ty, wide, stride).result()
        }
    };
    let address = spirv::IAddOp::build(&b, ty, base, bytes).result();
    rewriter.replace(gep.op(), &[address]);
}
