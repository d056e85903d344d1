//! Constants, and values that are any.

use super::{
    body::{Body, Rules},
    initial::{self, Bytes},
    layout::halves,
    types::is_pointer,
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{arith, llvm},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::ConstantOp::NAME, constant),
    (llvm::ZeroOp::NAME, zero),
    (llvm::UndefOp::NAME, undefined),
    (llvm::PoisonOp::NAME, undefined),
];

fn constant<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(constant) = op.cast::<llvm::ConstantOp<'c>>() else {
        return Ok(());
    };
    let (ty, value) = (constant.res().ty(), constant.value());
    if let Some(half) = halves(ty) {
        let whole = initial::whole(value).ok_or("has a constant of an unknown form")?;
        #[allow(clippy::cast_possible_truncation, reason = "each half has its bits")]
        let parts = [whole as i64, (whole >> 64) as i64];
        let parts = parts
            .map(|part| arith::ConstantOp::build(&body.b, half, ir::integer(half, part)).result());
        body.set(op, parts.to_vec());
        return Ok(());
    }
    if is_of(value, ty) {
        let ty = body.ty(constant.res())?;
        let value = arith::ConstantOp::build(&body.b, ty, value).result();
        body.set(op, vec![value]);
        return Ok(());
    }
    let bytes = initial::of_attribute(value, ty, body.shared.layout)?;
    let leaves = body.shared.layout.leaves(ty);
    let parts = leaves
        .into_iter()
        .map(|(leaf, at)| number(&body.b, leaf, &bytes, at));
    let parts = parts.collect::<Result<_, _>>()?;
    body.set(op, parts);
    Ok(())
}

/// Whether an attribute is a constant of a type.
fn is_of<'c>(value: Attribute<'c>, ty: Type<'c>) -> bool {
    let is_number = ty.as_vector().is_none() && (ty.is_int() || ty.is_float());
    match is_number {
        true => value.value_type() == Some(ty),
        false => ty.as_vector().is_some() && value.value_type() == Some(ty),
    }
}

/// A number or vector from bytes.
fn number<'c>(b: &Builder<'c>, ty: Type<'c>, bytes: &Bytes, at: i64) -> Result<Value<'c>, String> {
    let (lanes, lane) = ty.as_vector().unwrap_or((1, ty));
    let width = lane
        .number_bits()
        .ok_or_else(|| super::types::unsupported(ty))?;
    let stride = i64::from(width.div_ceil(8));
    let read = |index: u32| initial::read(bytes, at + i64::from(index) * stride, stride);
    let attribute = |bits: u64| match lane.is_int() {
        true => ir::integer(lane, bits.cast_signed()),
        false => ir::float_bits(lane, bits),
    };
    if ty.as_vector().is_none() {
        return Ok(arith::ConstantOp::build(b, ty, attribute(read(0))).result());
    }
    let mut data = vec![];
    for index in 0..lanes {
        data.extend_from_slice(&read(index).to_le_bytes()[..usize::try_from(stride).unwrap_or(8)]);
    }
    Ok(arith::ConstantOp::build(b, ty, ir::dense_vector(ty, &data)).result())
}

/// Zeros, or a null pointer, which is any pointer where nothing compares it.
fn zero<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let result = op.result(0);
    let is_number = is_pointer(result.ty()) && body.shared.pointers.is_numbered(result);
    if !is_number || is_only_compared(result) {
        return any(body, op);
    }
    let ty = body.ty(result)?;
    // Elsewhere 0 may be the address of something.
    let value = match PtrType::from_type(ty).map(PtrType::space) {
        Some(StorageSpace::Global | StorageSpace::Generic) => {
            let number = ir::integer_type(op.context(), 64, Signedness::Signless);
            let number = arith::ConstantOp::build(&body.b, number, ir::integer(number, 0));
            mir::IntToPtrOp::build(&body.b, ty, number.result()).result()
        }
        _ => body.any(ty),
    };
    body.set(op, vec![value]);
    Ok(())
}

/// Whether nothing takes the value of a null pointer: a comparison with it takes 0.
fn is_only_compared(null: Value<'_>) -> bool {
    null.uses().all(|(user, _)| {
        user.is::<llvm::ICmpOp<'_>>()
            || (user.is::<llvm::AddrSpaceCastOp<'_>>() && is_only_compared(user.result(0)))
    })
}

fn any<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let types = body.types(op.result(0))?;
    let parts = types.into_iter().map(|ty| body.any(ty)).collect();
    body.set(op, parts);
    Ok(())
}

/// Any value will do. A vector of such lanes is put together lane by lane.
fn undefined<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    if let Some((lanes, _)) = op.result(0).ty().as_vector() {
        body.lanes.insert(op.result(0), vec![None; lanes as usize]);
    }
    any(body, op)
}
