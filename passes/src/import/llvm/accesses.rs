//! Loads, stores and addresses.
//!
//! An address is its base and an offset: constants of all indices together, and each index that is not constant with
//! the bytes it counts. Memory that is accessed at less than the natural alignment of a type is accessed in parts.

use super::{
    body::{Body, Rules},
    builtins::{Call, Hidden, Name},
    by_value,
    operations::{cast_bits, simplified},
    parts::{bytes_of, common, is_packed, is_whole, packed, parts},
    types::{is_pointer, stored},
};
use crate::{
    analysis::layout::size,
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{lane_of, number, resize},
};
use gir_dialects::{
    ir::{self, AttributeExt as _, Op, OpView, Signedness, Type, TypeExt, Value},
    mir::{self, PtrType},
    upstream::{arith, llvm, vector},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::LoadOp::NAME, load),
    (llvm::StoreOp::NAME, store),
    (llvm::GEPOp::NAME, address),
    (llvm::AddrSpaceCastOp::NAME, cast_space),
];

fn load<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(load) = op.cast::<llvm::LoadOp<'c>>() else {
        return Ok(());
    };
    if load.ordering() != llvm::AtomicOrdering::NotAtomic {
        return super::atomics::load(body, load);
    }
    if let Some(fact) = hidden(load) {
        return take(body, load, fact);
    }
    if let Some(parts) = by_value::parts(body, load) {
        let types = body.types(load.res())?.into_iter();
        let parts = parts.into_iter().zip(types);
        let parts = parts.map(|(part, ty)| match PtrType::from_type(ty) {
            Some(_) => body.pointer_as(part, ty),
            None => Ok(part),
        });
        let parts = parts.collect::<Result<_, _>>()?;
        body.set(op, parts);
        return Ok(());
    }
    let (pointer, ty) = (body.value(load.addr())?, load.res().ty());
    let align = load.alignment();
    let mut parts = vec![];
    for (leaf, at) in body.shared.layout.leaves(ty) {
        let wanted = match is_pointer(leaf) {
            true if is_pointer(ty) => body.ty(load.res())?,
            true => body.types_of(leaf)?[0],
            false => leaf,
        };
        let place = body.offset(pointer, at)?;
        let align = align.map(|align| common(align, at));
        parts.push(body.load(place, wanted, align, load.volatile_())?);
    }
    body.set(op, parts);
    Ok(())
}

fn store<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(store) = op.cast::<llvm::StoreOp<'c>>() else {
        return Ok(());
    };
    if store.ordering() != llvm::AtomicOrdering::NotAtomic {
        return super::atomics::store(body, store);
    }
    let pointer = body.value(store.addr())?;
    let leaves = body.shared.layout.leaves(store.value().ty());
    for ((leaf, at), value) in leaves.into_iter().zip(body.parts(store.value())?) {
        let place = body.offset(pointer, at)?;
        let align = store.alignment().map(|align| common(align, at));
        let value = match (is_pointer(leaf), body.shared.pointers.held(store.addr())) {
            (true, Some(held)) => body.pointer_as(value, held)?,
            _ => value,
        };
        body.store(place, value, leaf, align, store.volatile_())?;
    }
    Ok(())
}

/// The fact about the launch that a load takes from memory which only AMD's run time fills.
fn hidden(load: llvm::LoadOp<'_>) -> Option<Hidden> {
    let (mut pointer, mut offset) = (load.addr(), 0);
    loop {
        let op = pointer.defining_op()?;
        if let Some(call) = op.cast::<llvm::CallIntrinsicOp<'_>>() {
            return Hidden::at(call.intrin(), offset);
        }
        let address = op.cast::<llvm::GEPOp<'_>>()?;
        let [index] = address.raw_constant_indices()[..] else {
            return None;
        };
        let index = match address.dynamic_indices().first() {
            Some(&index) => known_index(index)?,
            None => i64::from(index),
        };
        let bits = address.elem_type().number_bits()?;
        offset += index * i64::from(bits / 8);
        pointer = address.base();
    }
}

/// A constant index, or that of a whole workgroup where a last, smaller one has another.
fn known_index(index: Value<'_>) -> Option<i64> {
    let op = index.defining_op()?;
    if let Some(constant) = op.cast::<llvm::ConstantOp<'_>>() {
        return constant.value().as_int();
    }
    let select = op.cast::<llvm::SelectOp<'_>>()?.op();
    known_index(select.operand(1)).min(known_index(select.operand(2)))
}

fn take<'c>(body: &mut Body<'_, 'c>, load: llvm::LoadOp<'c>, fact: Hidden) -> Result<(), String> {
    let name = Name::default();
    let ty = body.ty(load.res())?;
    let call = Call {
        op: load.op(),
        b: body.b,
        name: &name,
        args: vec![],
        results: vec![ty],
    };
    let values = call.one(fact.value(&call))?;
    body.set(load.op(), values);
    Ok(())
}

fn cast_space<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    if by_value::is_place(body, op) {
        return Ok(());
    }
    let pointer = body.value(op.operand(0))?;
    let ty = body.ty(op.result(0))?;
    let value = body.pointer_as(pointer, ty)?;
    body.set(op, vec![value]);
    Ok(())
}

fn address<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(address) = op.cast::<llvm::GEPOp<'c>>() else {
        return Ok(());
    };
    if by_value::is_place(body, op) {
        return Ok(());
    }
    if address.res().ty().as_vector().is_some() {
        return Err("computes a vector of addresses; compute them one by one".to_owned());
    }
    let mut place = body.value(address.base())?;
    let layout = body.shared.layout;
    let (mut ty, mut known) = (address.elem_type(), 0);
    let mut dynamic = address.dynamic_indices().into_iter();
    for (level, index) in address.raw_constant_indices().into_iter().enumerate() {
        let is_dynamic = index == DYNAMIC;
        let (part, stride) = match level {
            0 => (ty, layout.size(ty)),
            // All parts that an index may choose at run time are alike.
            _ => {
                let at = if is_dynamic { 1 } else { i64::from(index) };
                layout
                    .part(ty, at)
                    .ok_or("takes a part of a type that has none")?
            }
        };
        ty = part;
        if !is_dynamic {
            known += if level == 0 {
                stride * i64::from(index)
            } else {
                stride
            };
            continue;
        }
        let source = dynamic.next().ok_or("has too few indices")?;
        let index = body.value(source)?;
        match constant_value(index) {
            Some(index) => known += index * stride,
            None => place = scaled(body, place, index, stride)?,
        }
    }
    place = body.offset(place, known)?;
    body.set(op, vec![place]);
    Ok(())
}

/// Upstream's mark of an index that is an operand.
pub const DYNAMIC: i32 = i32::MIN;

/// An address beyond another by an index that is not constant.
fn scaled<'c>(
    body: &Body<'_, 'c>,
    place: Value<'c>,
    index: Value<'c>,
    stride: i64,
) -> Result<Value<'c>, String> {
    if stride == 0 {
        return Ok(place);
    }
    let (index, unsigned, factor) = simplified(&body.b, index);
    let index = match index.ty().as_integer() {
        Some((8 | 16 | 32 | 64, _)) => index,
        _ => {
            let wide = ir::integer_type(body.b.context(), 64, Signedness::Signless);
            resize(&body.b, index, wide, Signedness::Signed)
        }
    };
    body.step(place, index, stride * factor, unsigned)
}

impl<'c> Body<'_, 'c> {
    /// An address some bytes on.
    pub fn offset(&self, pointer: Value<'c>, bytes: i64) -> Result<Value<'c>, String> {
        if bytes == 0 {
            return Ok(pointer);
        }
        let index_type = self.index_type(bytes);
        let sizes = [element_size(pointer), lane_of_element(pointer).map(size)];
        let fitting = sizes.into_iter().flatten().find(|step| bytes % step == 0);
        let step = fitting.unwrap_or_else(|| i64::from(unit(bytes, bytes)));
        let index = number(&self.b, index_type, bytes / step);
        self.step(pointer, index, step, false)
    }

    /// A type for constant offsets.
    fn index_type(&self, bytes: i64) -> Type<'c> {
        let width = if i32::try_from(bytes).is_ok() { 32 } else { 64 };
        ir::integer_type(self.b.context(), width, Signedness::Signless)
    }

    /// An address some elements of a stride on. Bytes within an element are counted by a pointer to bytes.
    pub fn step(
        &self,
        pointer: Value<'c>,
        index: Value<'c>,
        stride: i64,
        unsigned: bool,
    ) -> Result<Value<'c>, String> {
        let ty = pointer.ty();
        let pointer_ty = PtrType::from_type(ty).ok_or("computes an address of a number")?;
        let is_whole = element_size(pointer).is_some_and(|size| stride % size == 0);
        if is_whole {
            return Ok(mir::GepOp::build(&self.b, ty, pointer, index, stride, unsigned).result());
        }
        let lane = lane_of_element(pointer).filter(|&lane| stride % size(lane) == 0);
        let part = lane.unwrap_or_else(|| {
            let unit = unit(element_size(pointer).unwrap_or(1), stride);
            ir::integer_type(self.b.context(), unit * 8, Signedness::Signless)
        });
        let parts = self.element_as(pointer, part);
        let moved = mir::GepOp::build(&self.b, parts.ty(), parts, index, stride, unsigned).result();
        Ok(self.element_as(moved, pointer_ty.pointee()))
    }

    /// Loads a number, a vector or a pointer.
    pub fn load(
        &self,
        place: Value<'c>,
        ty: Type<'c>,
        align: Option<i64>,
        volatile: bool,
    ) -> Result<Value<'c>, String> {
        if PtrType::from_type(ty).is_some() {
            return Ok(self.load_whole(place, ty, volatile));
        }
        let memory = stored(ty).ok_or_else(|| super::types::unsupported(ty))?;
        let lanes = ty.as_vector();
        if is_packed(ty) {
            return Err(packed(ty));
        }
        let in_parts = !is_aligned(memory, align) || !is_whole(ty);
        if lanes.is_some() && memory.as_vector().is_none() || in_parts {
            return match lanes {
                Some((count, lane)) => self.load_lanes(place, (ty, count, lane), align, volatile),
                None => self.load_parts(place, ty, align.unwrap_or(size(memory)), volatile),
            };
        }
        Ok(self.narrowed(self.load_whole(place, memory, volatile), ty))
    }

    fn load_whole(&self, place: Value<'c>, ty: Type<'c>, volatile: bool) -> Value<'c> {
        let place = self.element_as(place, ty);
        mir::LoadOp::build(&self.b, ty, place, volatile, None, None).result()
    }

    /// A value of an odd width from its form in memory.
    fn narrowed(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        match value.ty() == ty {
            true => value,
            false => arith::TruncIOp::build(&self.b, ty, value, None)
                .op()
                .result(0),
        }
    }

    fn load_lanes(
        &self,
        place: Value<'c>,
        (ty, count, lane): (Type<'c>, u32, Type<'c>),
        align: Option<i64>,
        volatile: bool,
    ) -> Result<Value<'c>, String> {
        let stride = lane_size(lane)?;
        let mut lanes = vec![];
        for at in 0..i64::from(count) {
            let place = self.offset(place, at * stride)?;
            let align = align.map(|align| common(align, at * stride));
            lanes.push(self.load(place, lane, align, volatile)?);
        }
        Ok(vector::FromElementsOp::build(&self.b, ty, &lanes).dest())
    }

    /// Loads a number that is not aligned, or of a number of bytes that no type has, from numbers that are.
    fn load_parts(
        &self,
        place: Value<'c>,
        ty: Type<'c>,
        align: i64,
        volatile: bool,
    ) -> Result<Value<'c>, String> {
        let bits = ty
            .number_bits()
            .ok_or_else(|| super::types::unsupported(ty))?;
        let whole = self.bytes_type(bytes_of(bits));
        let mut all: Option<Value<'c>> = None;
        for (at, bytes) in parts(bits, align) {
            let place = self.offset(place, at)?;
            let value = self.load_whole(place, self.bytes_type(bytes), volatile);
            let value = resize(&self.b, value, whole, Signedness::Unsigned);
            let by = number(&self.b, whole, at * 8);
            let value = arith::ShLIOp::build(&self.b, whole, value, by, None).result();
            all = Some(match all {
                Some(all) => arith::OrIOp::build(&self.b, whole, all, value).result(),
                None => value,
            });
        }
        let value = all.ok_or("loads nothing")?;
        let exact = ir::integer_type(self.b.context(), bits, Signedness::Signless);
        Ok(cast_bits(&self.b, self.narrowed(value, exact), ty))
    }

    /// The integer type of a number of bytes.
    fn bytes_type(&self, bytes: i64) -> Type<'c> {
        let bits = u32::try_from(bytes * 8).unwrap_or(64);
        ir::integer_type(self.b.context(), bits, Signedness::Signless)
    }

    /// Stores a number, a vector or a pointer; `ty` is its type in the source.
    pub fn store(
        &self,
        place: Value<'c>,
        value: Value<'c>,
        ty: Type<'c>,
        align: Option<i64>,
        volatile: bool,
    ) -> Result<(), String> {
        if PtrType::from_type(value.ty()).is_some() {
            self.store_whole(place, value, volatile);
            return Ok(());
        }
        let memory = stored(ty).ok_or_else(|| super::types::unsupported(ty))?;
        let lanes = ty.as_vector();
        if is_packed(ty) {
            return Err(packed(ty));
        }
        let in_parts = !is_aligned(memory, align) || !is_whole(ty);
        if lanes.is_some() && memory.as_vector().is_none() || in_parts {
            return match lanes {
                Some((count, lane)) => {
                    self.store_lanes(place, value, (count, lane), align, volatile)
                }
                None => self.store_parts(place, value, align.unwrap_or(size(memory)), volatile),
            };
        }
        let value = match value.ty() == memory {
            true => value,
            false => arith::ExtUIOp::build(&self.b, memory, value).out(),
        };
        self.store_whole(place, value, volatile);
        Ok(())
    }

    fn store_whole(&self, place: Value<'c>, value: Value<'c>, volatile: bool) {
        let place = self.element_as(place, value.ty());
        mir::StoreOp::build(&self.b, place, value, volatile, None, None);
    }

    fn store_lanes(
        &self,
        place: Value<'c>,
        value: Value<'c>,
        (count, lane): (u32, Type<'c>),
        align: Option<i64>,
        volatile: bool,
    ) -> Result<(), String> {
        let stride = lane_size(lane)?;
        for at in 0..i64::from(count) {
            let place = self.offset(place, at * stride)?;
            let align = align.map(|align| common(align, at * stride));
            let value = lane_of(&self.b, value, at);
            self.store(place, value, lane, align, volatile)?;
        }
        Ok(())
    }

    fn store_parts(
        &self,
        place: Value<'c>,
        value: Value<'c>,
        align: i64,
        volatile: bool,
    ) -> Result<(), String> {
        let bits = value
            .ty()
            .number_bits()
            .ok_or_else(|| super::types::unsupported(value.ty()))?;
        let exact = ir::integer_type(self.b.context(), bits, Signedness::Signless);
        let whole = self.bytes_type(bytes_of(bits));
        let value = cast_bits(&self.b, value, exact);
        let value = resize(&self.b, value, whole, Signedness::Unsigned);
        for (at, bytes) in parts(bits, align) {
            let place = self.offset(place, at)?;
            let by = number(&self.b, whole, at * 8);
            let value = arith::ShRUIOp::build(&self.b, whole, value, by, false).result();
            let value = resize(&self.b, value, self.bytes_type(bytes), Signedness::Unsigned);
            self.store_whole(place, value, volatile);
        }
        Ok(())
    }
}

/// The bytes of what a pointer points to.
fn element_size(pointer: Value<'_>) -> Option<i64> {
    PtrType::from_type(pointer.ty()).map(|ty| size(ty.pointee()))
}

/// The lanes of the vectors that a pointer points to.
fn lane_of_element(pointer: Value<'_>) -> Option<Type<'_>> {
    let element = PtrType::from_type(pointer.ty())?.pointee();
    element.as_vector().map(|(_, lane)| lane)
}

/// The bytes of a lane in memory.
fn lane_size(lane: Type<'_>) -> Result<i64, String> {
    let memory = stored(lane).ok_or_else(|| super::types::unsupported(lane))?;
    Ok(size(memory))
}

/// The largest number of bytes, up to 8, that divides two.
fn unit(one: i64, other: i64) -> u32 {
    let common = (one | other).trailing_zeros().min(3);
    1 << common
}

fn is_aligned(ty: Type<'_>, align: Option<i64>) -> bool {
    align.is_none_or(|align| align >= size(ty))
}
