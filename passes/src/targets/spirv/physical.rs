//! Pointers as addresses: loads, stores and address arithmetic of SPIR-V for OpenCL.
//!
//! Before its operations are lowered, all pointers of a function get their SPIR-V types ([`retype`]); control
//! flow, calls and selects then treat them like any other value.

use super::{atomics, opencl_images, types};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, Context, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter},
    spirv::{as_pointer, pointer},
    upstream::spirv::{
        self, AddressingModel, AddressingModelAttr, MemoryAccess, MemoryAccessAttr, StorageClass,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::LoadOp<'_>>(load)
        .rewrite::<lir::StoreOp<'_>>(store)
        .rewrite::<lir::GepOp<'_>>(gep)
        .add::<lir::PtrCastOp<'_>>(ptr_cast)
        .add::<lir::AddrSpaceCastOp<'_>>(addrspace_cast)
        .add::<lir::ContainingWordOp<'_>>(containing_word)
        .add::<lir::PtrToIntOp<'_>>(to_number)
        .add::<lir::IntToPtrOp<'_>>(of_number);
}

/// The SPIR-V type of a type: pointers get a storage class.
pub fn convert(ty: Type<'_>) -> Type<'_> {
    match PtrType::from_type(ty) {
        Some(ptr) => pointer(convert(ptr.pointee()), class(ptr.space())),
        None => opencl_images::convert(ty).unwrap_or(ty),
    }
}

fn class(space: StorageSpace) -> StorageClass {
    match space {
        StorageSpace::Global => StorageClass::CrossWorkgroup,
        StorageSpace::Workgroup => StorageClass::Workgroup,
        StorageSpace::Private => StorageClass::Function,
        StorageSpace::Constant => StorageClass::UniformConstant,
        StorageSpace::Generic => StorageClass::Generic,
    }
}

/// Gives every pointer of a function its SPIR-V type.
pub fn retype(function: Op<'_>) {
    function.walk_pre(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments = blocks.flat_map(Block::arguments);
        for value in op.results().chain(arguments) {
            let (old, new) = (value.ty(), convert(value.ty()));
            if old != new {
                value.set_type(new);
            }
        }
    });
}

fn load<'c>(load: lir::LoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    if let (Some(ordering), Some(scope)) = (load.ordering(), load.scope()) {
        return atomics::lower_load(op, rewriter, scope, ordering).is_some();
    }
    let access = access(op.context(), load.is_volatile());
    let align = alignment(load.ptr(), load.align());
    let b = rewriter.before(op);
    let new = spirv::LoadOp::build(&b, op.result(0).ty(), load.ptr(), Some(access), align);
    rewriter.replace(op, &[new.op().result(0)]);
    true
}

fn store<'c>(store: lir::StoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    if let (Some(ordering), Some(scope)) = (store.ordering(), store.scope()) {
        return atomics::lower_store(op, rewriter, store.value(), scope, ordering).is_some();
    }
    let access = access(op.context(), store.is_volatile());
    let align = alignment(store.ptr(), store.align());
    let b = rewriter.before(op);
    spirv::StoreOp::build(&b, store.ptr(), store.value(), Some(access), align);
    rewriter.erase(op);
    true
}

/// The alignment that an access may assume: on the stack only that of a lane, since Intel's CPU compiler does
/// not align variables to whole vectors.
fn alignment(place: Value<'_>, align: i64) -> Option<i32> {
    let align = match as_pointer(place.ty()) {
        Some((pointee, StorageClass::Function | StorageClass::Generic)) => {
            align.min(layout::size(pointee.lane()))
        }
        _ => align,
    };
    i32::try_from(align).ok()
}

/// The memory access operands of an access with known alignment.
fn access(context: &Context, is_volatile: bool) -> Attribute<'_> {
    let access = match is_volatile {
        true => MemoryAccess::ALIGNED | MemoryAccess::VOLATILE,
        false => MemoryAccess::ALIGNED,
    };
    MemoryAccessAttr::get(context, access)
}

fn ptr_cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let cast = cast(&rewriter.before(op), op.operand(0), op.result(0).ty());
    rewriter.replace(op, &[cast]);
    true
}

/// The same address as a pointer of another type.
pub fn cast<'c>(b: &Builder<'c>, address: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match address.ty() == ty {
        true => address,
        false => spirv::BitcastOp::build(b, ty, address).result(),
    }
}

fn addrspace_cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (operand, ty) = (op.operand(0), op.result(0).ty());
    let b = rewriter.before(op);
    let classes = [operand.ty(), ty].map(|ty| as_pointer(ty).map(|(_, class)| class));
    let value = match classes {
        [Some(from), Some(to)] if from == to => cast(&b, operand, ty),
        [Some(from), Some(StorageClass::Generic)] if has_generic_address(from) => {
            spirv::PtrCastToGenericOp::build(&b, ty, operand).result()
        }
        [Some(StorageClass::Generic), Some(to)] if has_generic_address(to) => {
            spirv::GenericCastToPtrOp::build(&b, ty, operand).result()
        }
        _ => {
            op.error("casts between storage spaces that share no addresses on OpenCL; only global, workgroup and private storage are part of generic storage");
            return false;
        }
    };
    rewriter.replace(op, &[value]);
    true
}

/// Whether memory of a storage class is part of generic memory; constant memory is not.
fn has_generic_address(class: StorageClass) -> bool {
    matches!(
        class,
        StorageClass::CrossWorkgroup | StorageClass::Workgroup | StorageClass::Function
    )
}

fn gep<'c>(gep: lir::GepOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = gep.op();
    let (base, b) = (gep.base(), rewriter.before(op));
    let Some((element, class)) = as_pointer(base.ty()) else {
        return false;
    };
    let size = layout::size(element);
    let address = if gep.stride() == size {
        step(&b, base, index(&b, gep))
    } else {
        // In elements if the stride is a multiple of their size, otherwise in bytes.
        let (unit, unit_size) = match gep.stride() % size {
            0 => (element, size),
            _ => (byte(b.context()), 1),
        };
        let wide = widened(&b, gep);
        let count = types::number(&b, wide.ty(), gep.stride() / unit_size);
        let offset = spirv::IMulOp::build(&b, wide.ty(), wide, count).result();
        let start = cast(&b, base, pointer(unit, class));
        cast(&b, step(&b, start, offset), base.ty())
    };
    rewriter.replace(op, &[address]);
    true
}

/// The address `index` elements after another.
fn step<'c>(b: &Builder<'c>, base: Value<'c>, index: Value<'c>) -> Value<'c> {
    spirv::PtrAccessChainOp::build(b, base.ty(), base, index, &[])
        .op()
        .result(0)
}

/// The index for address arithmetic, which sign-extends it.
fn index<'c>(b: &Builder<'c>, gep: lir::GepOp<'c>) -> Value<'c> {
    let index = gep.index();
    let is_short = types::bits(index.ty()) <= types::bits(address(gep.op()));
    match is_short && !gep.unsigned_index() {
        true => index,
        false => widened(b, gep),
    }
}

/// The index in the width of an address.
fn widened<'c>(b: &Builder<'c>, gep: lir::GepOp<'c>) -> Value<'c> {
    let (index, ty) = (gep.index(), address(gep.op()));
    let is_cut = types::bits(index.ty()) > types::bits(ty);
    if index.ty() == ty {
        index
    } else if is_cut || gep.unsigned_index() {
        spirv::UConvertOp::build(b, ty, index).result()
    } else {
        spirv::SConvertOp::build(b, ty, index).result()
    }
}

/// The containing 32-bit word: the address without its lowest bits, and these times 8.
fn containing_word<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty, word) = (rewriter.before(op), address(op), types::int32(op.context()));
    let place = spirv::ConvertPtrToUOp::build(&b, ty, op.operand(0)).result();
    let mask = types::number(&b, ty, -4);
    let start = spirv::BitwiseAndOp::build(&b, ty, place, mask).result();
    let start = spirv::ConvertUToPtrOp::build(&b, op.result(0).ty(), start).result();
    let low = match ty == word {
        true => place,
        false => spirv::UConvertOp::build(&b, word, place).result(),
    };
    let three = types::number(&b, word, 3);
    let bytes = spirv::BitwiseAndOp::build(&b, word, low, three).result();
    let shift = spirv::ShiftLeftLogicalOp::build(&b, word, bytes, three).result();
    rewriter.replace(op, &[start, shift]);
    true
}

/// An address as a 64-bit number.
fn to_number<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty, long) = (rewriter.before(op), address(op), op.result(0).ty());
    let place = spirv::ConvertPtrToUOp::build(&b, ty, op.operand(0)).result();
    let number = match ty == long {
        true => place,
        false => spirv::UConvertOp::build(&b, long, place).result(),
    };
    rewriter.replace(op, &[number]);
    true
}

/// The pointer of an address; a narrower pointer takes the low bits.
fn of_number<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty, number) = (rewriter.before(op), address(op), op.operand(0));
    let place = match ty == number.ty() {
        true => number,
        false => spirv::UConvertOp::build(&b, ty, number).result(),
    };
    let pointer = spirv::ConvertUToPtrOp::build(&b, op.result(0).ty(), place).result();
    rewriter.replace(op, &[pointer]);
    true
}

/// The integer type of an address in the module around an operation.
fn address(op: Op<'_>) -> Type<'_> {
    let context = op.context();
    let small = AddressingModelAttr::get(context, AddressingModel::Physical32);
    let mut ancestors = std::iter::successors(Some(op), |op| op.parent());
    let module = ancestors.find_map(|op| op.cast::<spirv::ModuleOp<'_>>());
    let is_small = module.is_some_and(|module| module.addressing_model() == small);
    ir::integer_type(
        context,
        if is_small { 32 } else { 64 },
        Signedness::Signless,
    )
}

fn byte(context: &Context) -> Type<'_> {
    ir::integer_type(context, 8, Signedness::Signless)
}
