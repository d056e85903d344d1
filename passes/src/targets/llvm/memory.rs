//! Variables, loads, stores and addresses.

use super::{
    access::Access,
    machine::{self, Machine},
    types,
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, OpView as _, Type, TypeExt, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{
        AddrSpaceCastOp, AllocaOp, AndOp, GEPOp, IntToPtrOp, MulOp, PtrMaskOp, PtrToIntOp, SExtOp,
        ShlOp, ZExtOp,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns<M: Machine>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::VarOp<'_>>(converter, var::<M>)
        .convert::<lir::LoadOp<'_>>(converter, load::<M>)
        .convert::<lir::StoreOp<'_>>(converter, store::<M>)
        .convert::<lir::GepOp<'_>>(converter, gep)
        .add_conversion::<lir::PtrCastOp<'_>>(converter, cast::<M>)
        .add_conversion::<lir::ContainingWordOp<'_>>(converter, containing_word::<M>)
        .add_conversion::<lir::AddrSpaceCastOp<'_>>(converter, cast::<M>)
        .add_conversion::<lir::PtrToIntOp<'_>>(converter, to_number)
        .add_conversion::<lir::IntToPtrOp<'_>>(converter, of_number::<M>);
}

fn var<'c, M: Machine>(var: lir::VarOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = var.op();
    let Some(pointer) = PtrType::from_type(op.result(0).ty()) else {
        return false;
    };
    let b = rewriter.before(op);
    let context = op.context();
    let one = types::number(&b, types::int(context, 32), 1);
    let room = types::elements::<M>(pointer.pointee(), var.count() as u64);
    let ty = M::pointer(context, StorageSpace::Private);
    let storage = AllocaOp::build(&b, ty, one, Some(var.align()), room, false);
    rewriter.replace(op, &[storage.res()]);
    true
}

fn load<'c, M: Machine>(
    load: lir::LoadOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = load.op();
    let ty = op.result(0).ty();
    let ty = types::convert::<M>(ty).unwrap_or(ty);
    let access = Access {
        align: load.align(),
        is_volatile: load.is_volatile(),
        ordering: load.ordering(),
        scope: machine::scope_of::<M>(op),
        groups: op.attribute(names::LLVM_ACCESS_GROUPS),
        ..Access::default()
    };
    let value = access.load(&rewriter.before(op), ty, operands[0]);
    rewriter.replace(op, &[value]);
    true
}

fn store<'c, M: Machine>(
    store: lir::StoreOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = store.op();
    let access = Access {
        align: store.align(),
        is_volatile: store.is_volatile(),
        ordering: store.ordering(),
        scope: machine::scope_of::<M>(op),
        groups: op.attribute(names::LLVM_ACCESS_GROUPS),
        ..Access::default()
    };
    access.store(&rewriter.before(op), operands[1], operands[0]);
    rewriter.erase(op);
    true
}

fn gep<'c>(gep: lir::GepOp<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = gep.op();
    let b = rewriter.before(op);
    let index = address_width(&b, operands[1], gep.unsigned_index());
    if gep.stride() > LONGEST_STEP {
        // LLVM 22 truncates the size of a step to 32 bits.
        let stride = types::number(&b, index.ty(), gep.stride());
        let spec = OpSpec {
            operands: &[index, stride],
            results: &[index.ty()],
            ..OpSpec::default()
        };
        let bytes = b.create_as::<MulOp<'c>>(spec).op().result(0);
        let byte = types::int(op.context(), 8);
        let address = element_address(&b, operands[0], &[bytes], &[DYNAMIC], byte);
        rewriter.replace(op, &[address]);
        return true;
    }
    let pointee = PtrType::from_type(op.result(0).ty()).map(PtrType::pointee);
    let element = step(op, pointee, gep.stride());
    let address = element_address(&b, operands[0], &[index], &[DYNAMIC], element);
    rewriter.replace(op, &[address]);
    true
}

/// Bytes of the largest element by which an address may step.
const LONGEST_STEP: i64 = i32::MAX as i64;

/// A type whose size is the stride: the element's own, if it fits.
fn step<'c>(op: Op<'c>, pointee: Option<Type<'c>>, stride: i64) -> Type<'c> {
    let is_plain = |ty: &Type<'c>| {
        let ty = *ty;
        layout::size(ty) == stride && (ty.is_int() || ty.as_float().is_some())
    };
    let context = op.context();
    pointee
        .filter(is_plain)
        .unwrap_or_else(|| types::bytes(context, stride as u64))
}

/// An index extended to 64 bits, the width of address computations.
fn address_width<'c>(b: &Builder<'c>, index: Value<'c>, is_unsigned: bool) -> Value<'c> {
    let wide = types::int(b.context(), 64);
    if index.ty() == wide {
        index
    } else if is_unsigned {
        ZExtOp::build(b, wide, index, false).res()
    } else {
        SExtOp::build(b, wide, index).res()
    }
}

/// Marks the position of a computed index in the list of constant indices.
pub const DYNAMIC: i32 = i32::MIN;

/// The address of an element, from constant indices and, at the [`DYNAMIC`] ones, computed indices.
pub fn element_address<'c>(
    b: &Builder<'c>,
    base: Value<'c>,
    computed: &[Value<'c>],
    constant: &[i32],
    element: Type<'c>,
) -> Value<'c> {
    let mut operands = vec![base];
    operands.extend(computed);
    let spec = OpSpec {
        operands: &operands,
        results: &[base.ty()],
        attributes: &[
            (
                GEPOp::RAW_CONSTANT_INDICES_ATTR,
                ir::dense_i32(b.context(), constant),
            ),
            (GEPOp::ELEM_TYPE_ATTR, ir::type_attr(element)),
        ],
        ..OpSpec::default()
    };
    b.create_as::<GEPOp<'c>>(spec).res()
}

/// The containing word: the address without its two lowest bits, which number the bytes in the word.
fn containing_word<'c, M: Machine>(
    op: Op<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let Some(pointer) = PtrType::from_type(op.operand(0).ty()) else {
        return false;
    };
    let b = rewriter.before(op);
    let word = types::int(op.context(), 32);
    let address = types::int(op.context(), M::address_bits(pointer.space()));
    let mask = types::number(&b, address, -4);
    let place = PtrMaskOp::build(&b, operands[0].ty(), operands[0], mask);
    let low = PtrToIntOp::build(&b, word, operands[0]).res();
    let three = types::number(&b, word, 3);
    let bytes = AndOp::build(&b, word, low, three).res();
    let spec = OpSpec {
        operands: &[bytes, three],
        results: &[word],
        ..OpSpec::default()
    };
    let shift = b.create_as::<ShlOp<'c>>(spec).res();
    rewriter.replace(op, &[place.res(), shift]);
    true
}

/// The same address, in another address space if the storage spaces have different ones.
fn cast<'c, M: Machine>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let &[pointer] = operands else { return false };
    let Some(ty) = types::convert::<M>(op.result(0).ty()) else {
        return false;
    };
    let address = match pointer.ty() == ty {
        true => pointer,
        false => AddrSpaceCastOp::build(&rewriter.before(op), ty, pointer).res(),
    };
    rewriter.replace(op, &[address]);
    true
}

/// An address as a number, zero-extended where addresses are narrower.
fn to_number<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let ty = op.result(0).ty();
    let number = PtrToIntOp::build(&rewriter.before(op), ty, operands[0]);
    rewriter.replace(op, &[number.res()]);
    true
}

/// The pointer of an address.
fn of_number<'c, M: Machine>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(ty) = types::convert::<M>(op.result(0).ty()) else {
        return false;
    };
    let pointer = IntToPtrOp::build(&rewriter.before(op), ty, operands[0], None);
    rewriter.replace(op, &[pointer.res()]);
    true
}
