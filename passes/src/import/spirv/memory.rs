//! Loads, stores, copies, and variables of functions.

use super::{
    body::{Body, Outcome, Val},
    pointers::{At, Bytes, Columns, Pointer, cast, offset, step},
    shared::size,
    types::Ty,
    words::{Id, Inst},
};
use crate::gpu_to_mir::foreign::resize;
use gir_dialects::{
    ir::{Builder, OpView as _, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{arith, vector},
};
use rspirv::spirv::{Decoration, MemoryAccess, Op, StorageClass};

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn memory(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::Variable => self.variable(inst)?,
            Op::Load => {
                let pointer = self.accessed(inst, 0, 1)?;
                if let At::Choice(choice) = pointer.at {
                    self.bind(inst.id()?, Val::Choice(choice));
                    return Ok(true);
                }
                let parts = self.load(&pointer)?;
                self.set_parts(inst, parts)?;
            }
            Op::Store => {
                let pointer = self.accessed(inst, 0, 2)?;
                let parts = self.parts(inst.word(1)?)?;
                self.name_stored(inst.word(0)?, &parts);
                self.store(&pointer, &parts)?;
            }
            Op::CopyMemory => {
                let (to, from) = (self.accessed(inst, 0, 2)?, self.accessed(inst, 1, 2)?);
                let parts = self.load(&from)?;
                self.store(&to, &parts)?;
            }
            Op::CopyMemorySized => self.copy_bytes(inst)?,
            Op::AccessChain | Op::InBoundsAccessChain => self.access_chain(inst, false)?,
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain => self.access_chain(inst, true)?,
            Op::ArrayLength => self.array_length(inst)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The pointer of an access, with its memory operands from a word on.
    fn accessed(&self, inst: &Inst<'w>, at: usize, operands: usize) -> Result<Pointer<'c>, String> {
        let mut pointer = self.pointer(inst.word(at)?)?;
        let Some(&mask) = inst.words.get(operands) else {
            return Ok(pointer);
        };
        let has = |bit: MemoryAccess| mask & bit.bits() != 0;
        pointer.volatile |= has(MemoryAccess::VOLATILE);
        if has(MemoryAccess::ALIGNED)
            && let Some(&align) = inst.words.get(operands + 1)
            && let At::Bytes(bytes) = &mut pointer.at
            && align.is_power_of_two()
        {
            bytes.align = u64::from(align);
        }
        Ok(pointer)
    }

    /// The leaves of what a pointer points to.
    pub fn load(&self, pointer: &Pointer<'c>) -> Result<Vec<Value<'c>>, String> {
        let volatile = pointer.volatile;
        match &pointer.at {
            At::Known(parts) => Ok(parts.clone()),
            At::Buffers(_) | At::Table { .. } => {
                Err("loads an array of buffers; load a member of one".to_owned())
            }
            At::Bytes(place) => {
                let mut parts = vec![];
                self.shared.types.leaves(pointer.ty)?;
                self.each_leaf(*place, pointer.ty, &mut |place, leaf| {
                    parts.push(self.load_leaf(place, leaf, volatile)?);
                    Ok(())
                })?;
                Ok(parts)
            }
            At::Columns(columns) => {
                let leaves = self.shared.types.leaves(pointer.ty)?;
                let places = self.leaf_pointers(pointer.ty, columns)?;
                let each = places.into_iter().zip(leaves);
                each.map(|(place, leaf)| {
                    let memory = self.shared.stored(leaf)?;
                    let value = self.load_typed(place, memory, volatile);
                    Ok(from_memory(&self.b, value, self.shared.leaf(leaf)?))
                })
                .collect()
            }
            At::Choice(_) => Err("loads an image that only the run tells; access it".to_owned()),
            At::Held(part) => self.load_held(pointer, part),
            At::Lane { vector, lane } => {
                let element = self.shared.stored(pointer.ty)?;
                let whole = mir::PtrType::from_type(vector.ty()).ok_or("loads from no memory")?;
                let value = self.load_typed(*vector, whole.pointee(), volatile);
                let value = match known_lane(*lane, value) {
                    Some(lane) => self.lane(value, lane),
                    None => mir::ExtractLaneOp::build(&self.b, element, value, *lane).result(),
                };
                let ty = self.shared.leaf(pointer.ty)?;
                Ok(vec![from_memory(&self.b, value, ty)])
            }
        }
    }

    /// Stores leaves.
    pub fn store(&self, pointer: &Pointer<'c>, parts: &[Value<'c>]) -> Outcome {
        let volatile = pointer.volatile;
        let types = self.shared.parts(pointer.ty)?;
        let fits = |(part, ty): (&Value<'c>, &Type<'c>)| {
            part.ty() == *ty || mir::PtrType::from_type(*ty).is_some()
        };
        if types.len() != parts.len() || !parts.iter().zip(&types).all(fits) {
            return Err("stores a value of another type than its pointer's".to_owned());
        }
        match &pointer.at {
            At::Known(_) | At::Choice(_) => Err("stores to memory that is only read".to_owned()),
            At::Buffers(_) | At::Table { .. } => {
                Err("stores an array of buffers; store a member of one".to_owned())
            }
            At::Bytes(place) => {
                let mut parts = parts.iter();
                self.each_leaf(*place, pointer.ty, &mut |place, _| {
                    let value = *parts.next().ok_or("stores too few numbers")?;
                    self.store_leaf(place, value, volatile)
                })
            }
            At::Columns(columns) => {
                let places = self.leaf_pointers(pointer.ty, columns)?;
                for (place, &value) in places.into_iter().zip(parts) {
                    self.store_typed(place, to_memory(&self.b, value), volatile);
                }
                Ok(())
            }
            At::Held(part) => self.store_held(part, parts),
            At::Lane { vector, lane } => {
                let ty = mir::PtrType::from_type(vector.ty()).ok_or("stores to no memory")?;
                let old = self.load_typed(*vector, ty.pointee(), volatile);
                let value = to_memory(&self.b, parts[0]);
                let new = match known_lane(*lane, old) {
                    Some(lane) => self.with_lane(old, value, lane),
                    None => mir::InsertLaneOp::build(&self.b, old.ty(), old, value, *lane).result(),
                };
                self.store_typed(*vector, new, volatile);
                Ok(())
            }
        }
    }

    /// The pointers to the leaves of a type in columns.
    fn leaf_pointers(&self, ty: Id, columns: &Columns<'c>) -> Result<Vec<Value<'c>>, String> {
        let wrong = || "has memory of another type than its pointer's".to_owned();
        if columns.apart {
            let fits = columns.each.len() as u64 == self.shared.types.leaf_count(ty);
            return fits.then(|| columns.each.clone()).ok_or_else(wrong);
        }
        self.shared.types.leaves(ty)?;
        let places = self.shared.types.leaf_places(ty).into_iter();
        let each = places.map(|(column, element)| {
            let base = *columns.each.get(column).ok_or_else(wrong)?;
            let pointer = mir::PtrType::from_type(base.ty()).ok_or_else(wrong)?;
            let bytes = size(pointer.pointee()).saturating_mul(element);
            Ok(offset(&self.b, base, bytes.cast_signed()))
        });
        each.collect()
    }

    /// Does something with each leaf of a type at a place.
    fn each_leaf(
        &self,
        place: Bytes<'c>,
        ty: Id,
        visit: &mut dyn FnMut(Bytes<'c>, Id) -> Outcome,
    ) -> Outcome {
        let types = self.shared.types;
        if types.leaf_count(ty) == 0 {
            return Ok(());
        }
        match types.get(ty) {
            Ty::Matrix { column, count } => {
                for at in 0..u64::from(*count) {
                    self.each_leaf(self.column(place, *column, at), *column, visit)?;
                }
                Ok(())
            }
            Ty::Array { element, count } => {
                let stride = types.stride(ty);
                for at in 0..*count {
                    let part = Bytes {
                        padded: types.size(*element) <= stride,
                        ..self.moved(place, at * stride)
                    };
                    self.each_leaf(part, *element, visit)?;
                }
                Ok(())
            }
            Ty::Struct { members } => {
                for (at, &member) in members.iter().enumerate() {
                    let (bytes, matrix) = types.member(ty, at).unwrap_or_default();
                    let part = Bytes {
                        matrix,
                        padded: false,
                        ..self.moved(place, bytes)
                    };
                    self.each_leaf(part, member, visit)?;
                }
                Ok(())
            }
            _ => visit(place, ty),
        }
    }

    /// The place of a column of a matrix.
    pub fn column(&self, place: Bytes<'c>, column: Id, at: u64) -> Bytes<'c> {
        let natural = self.shared.types.size(column);
        let (stride, row_major) = match place.matrix {
            Some(matrix) => (matrix.stride, matrix.row_major),
            None => (natural, false),
        };
        let lane = match *self.shared.types.get(column) {
            Ty::Vector { lane, .. } => self.shared.types.size(lane),
            _ => natural,
        };
        let bytes = if row_major { at * lane } else { at * stride };
        Bytes {
            matrix: None,
            lanes: row_major.then_some(stride),
            padded: !row_major && stride >= natural,
            ..self.moved(place, bytes)
        }
    }

    /// Whether a vector is accessed as a whole.
    fn is_whole(&self, place: Bytes<'c>, memory: Type<'c>) -> bool {
        let (lanes, _) = memory.as_vector().unwrap_or((1, memory));
        let has_room = lanes != 3 || place.padded;
        place.lanes.is_none()
            && place.align >= size(memory)
            && has_room
            && matches!(lanes, 1 | 2 | 3 | 4 | 8 | 16)
    }

    fn load_leaf(&self, place: Bytes<'c>, leaf: Id, volatile: bool) -> Result<Value<'c>, String> {
        let (memory, ty) = (self.shared.stored(leaf)?, self.shared.leaf(leaf)?);
        let value = match memory.as_vector() {
            Some((count, lane)) if !self.is_whole(place, memory) => {
                let lanes: Result<Vec<_>, String> = (0..u64::from(count))
                    .map(|at| self.load_scalar(self.lane_place(place, lane, at), lane, volatile))
                    .collect();
                vector::FromElementsOp::build(&self.b, memory, &lanes?).dest()
            }
            Some(_) => self.load_typed(place.base, memory, volatile),
            None => self.load_scalar(place, memory, volatile)?,
        };
        Ok(from_memory(&self.b, value, ty))
    }

    fn lane_place(&self, place: Bytes<'c>, lane: Type<'c>, at: u64) -> Bytes<'c> {
        let stride = place.lanes.unwrap_or(size(lane));
        self.moved(place, at * stride)
    }

    fn load_scalar(
        &self,
        place: Bytes<'c>,
        ty: Type<'c>,
        volatile: bool,
    ) -> Result<Value<'c>, String> {
        let aligned = place.align >= size(ty) || ty.number_bits().is_none();
        if aligned {
            return Ok(self.load_typed(place.base, ty, volatile));
        }
        let bits = ty
            .number_bits()
            .ok_or("loads a value that is not aligned")?;
        let (part, whole) = (self.shared.int(part_bits(place)), self.shared.int(bits));
        let mut all: Option<Value<'c>> = None;
        for at in 0..u64::from(bits) / (place.align * 8) {
            let value = self.load_typed(self.moved(place, at * place.align).base, part, volatile);
            let value = resize(&self.b, value, whole, Signedness::Unsigned);
            let by = self.amount(whole, at * place.align * 8);
            let value = arith::ShLIOp::build(&self.b, whole, value, by, None).result();
            all = Some(match all {
                Some(all) => arith::OrIOp::build(&self.b, whole, all, value).result(),
                None => value,
            });
        }
        let value = all.ok_or("loads nothing")?;
        Ok(crate::import::llvm::operations::cast_bits(
            &self.b, value, ty,
        ))
    }

    fn amount(&self, ty: Type<'c>, bits: u64) -> Value<'c> {
        crate::gpu_to_mir::foreign::number(&self.b, ty, bits.cast_signed())
    }

    fn store_leaf(&self, place: Bytes<'c>, value: Value<'c>, volatile: bool) -> Outcome {
        let value = to_memory(&self.b, value);
        if value.ty().as_vector().is_none() {
            return self.store_scalar(place, value, volatile);
        }
        if self.is_whole(place, value.ty()) {
            self.store_typed(place.base, value, volatile);
            return Ok(());
        }
        for (at, lane) in (0..).zip(self.lanes(value)) {
            self.store_scalar(self.lane_place(place, lane.ty(), at), lane, volatile)?;
        }
        Ok(())
    }

    fn store_scalar(&self, place: Bytes<'c>, value: Value<'c>, volatile: bool) -> Outcome {
        let ty = value.ty();
        if place.align >= size(ty) || ty.number_bits().is_none() {
            self.store_typed(place.base, value, volatile);
            return Ok(());
        }
        let bits = ty
            .number_bits()
            .ok_or("stores a value that is not aligned")?;
        let (part, whole) = (self.shared.int(part_bits(place)), self.shared.int(bits));
        let value = crate::import::llvm::operations::cast_bits(&self.b, value, whole);
        for at in 0..u64::from(bits) / (place.align * 8) {
            let by = self.amount(whole, at * place.align * 8);
            let value = arith::ShRUIOp::build(&self.b, whole, value, by, false).result();
            let value = resize(&self.b, value, part, Signedness::Unsigned);
            self.store_typed(self.moved(place, at * place.align).base, value, volatile);
        }
        Ok(())
    }

    pub fn load_typed(&self, place: Value<'c>, ty: Type<'c>, volatile: bool) -> Value<'c> {
        let place = cast(&self.b, place, ty);
        mir::LoadOp::build(&self.b, ty, place, volatile, None, None).result()
    }

    fn store_typed(&self, place: Value<'c>, value: Value<'c>, volatile: bool) {
        let place = cast(&self.b, place, value.ty());
        mir::StoreOp::build(&self.b, place, value, volatile, None, None);
    }

    /// Memory of the work-item for a type.
    pub fn allocate(&self, class: StorageClass, ty: Id, apart: bool) -> Result<At<'c>, String> {
        if self.shared.is_bytes(class) {
            let element = self.shared.element(ty);
            let bytes = self.shared.types.size(ty);
            let count = bytes.div_ceil(size(element).max(1)).max(1).cast_signed();
            let pointer = self.shared.pointer(class, element)?;
            let base = mir::AllocOp::build(&self.b, pointer, count).result();
            let align = self.shared.types.align(ty).min(size(element));
            return Ok(At::Bytes(Bytes::new(base, align)));
        }
        let mut each = vec![];
        if apart {
            for leaf in self.shared.types.leaves(ty)? {
                let pointer = self.shared.pointer(class, self.shared.stored(leaf)?)?;
                each.push(mir::AllocOp::build(&self.b, pointer, 1).result());
            }
        } else {
            for column in self.shared.types.columns(ty)? {
                let pointer = self
                    .shared
                    .pointer(class, self.shared.stored(column.leaf)?)?;
                let count = column.count.cast_signed();
                each.push(mir::AllocOp::build(&self.b, pointer, count).result());
            }
        }
        Ok(At::Columns(Columns { each, apart }))
    }

    /// Gives a value without a name that of the variable it is stored to: the variable may become a value itself.
    fn name_stored(&self, variable: Id, parts: &[Value<'c>]) {
        let named = self.shared.source.defs.get(&variable);
        let named = named.filter(|inst| inst.op == Op::Variable);
        let name = named.and_then(|_| self.shared.source.name(variable));
        let (Some(name), &[value]) = (name, parts) else {
            return;
        };
        let op = value.defining_op();
        let is_computed = op.is_some_and(|op| !op.is::<arith::ConstantOp<'c>>());
        if is_computed && value.name().is_none() {
            value.set_name(&super::body::plain(name));
        }
    }

    fn variable(&mut self, inst: &Inst<'w>) -> Outcome {
        let id = inst.id()?;
        let (class, ty) = self.shared.variable(id)?;
        if self.held.holds(id) {
            return Ok(());
        }
        if class != StorageClass::Function {
            return Err(format!(
                "is a variable of the class {class:?} in a function"
            ));
        }
        let at = self.allocate(class, ty, !self.shared.is_scattered(id))?;
        let volatile = self.shared.source.decoration(id, Decoration::Volatile);
        let pointer = Pointer {
            class,
            ty,
            at,
            volatile: volatile.is_some(),
        };
        if let At::Columns(Columns { each, .. }) = &pointer.at
            && let Some(name) = self.shared.source.name(id)
        {
            each.iter()
                .for_each(|each| each.set_name(&super::body::plain(name)));
        }
        if let Some(&initial) = inst.words.get(1) {
            let parts = self.parts(initial)?;
            self.store(&pointer, &parts)?;
        }
        self.bind(id, Val::Pointer(pointer));
        Ok(())
    }

    fn copy_bytes(&mut self, inst: &Inst<'w>) -> Outcome {
        let (to, from) = (self.accessed(inst, 0, 3)?, self.accessed(inst, 1, 3)?);
        let count = self.known(inst, 2)?;
        let (At::Bytes(to), At::Bytes(from)) = (&to.at, &from.at) else {
            return Err("copies bytes between variables; copy their values".to_owned());
        };
        let align = to.align.min(from.align).clamp(1, 8);
        let unit = 1 << (count | align).trailing_zeros().min(3);
        let ty = self.shared.int(unit * 8);
        let (to, from) = (cast(&self.b, to.base, ty), cast(&self.b, from.base, ty));
        let count = count / u64::from(unit);
        if count > 64 {
            let number = self.word(count.cast_signed());
            return self.each(number, |body, index| {
                let place = |pointer| step(&body.b, pointer, index, unit.into(), true);
                let value = body.load_typed(place(from), ty, false);
                body.store_typed(place(to), value, false);
                Ok(())
            });
        }
        for at in 0..count {
            let bytes = (at * u64::from(unit)).cast_signed();
            let value = self.load_typed(offset(&self.b, from, bytes), ty, false);
            self.store_typed(offset(&self.b, to, bytes), value, false);
        }
        Ok(())
    }
}

/// The lane that a constant names.
fn known_lane(lane: Value<'_>, vector: Value<'_>) -> Option<u32> {
    let (count, _) = vector.ty().as_vector()?;
    let known = crate::gir_to_mir::arith::constant_value(lane)?;
    u32::try_from(known).ok().filter(|&lane| lane < count)
}

fn part_bits(place: Bytes<'_>) -> u32 {
    u32::try_from(place.align * 8).unwrap_or(8)
}

/// A value from its form in memory: a truth is a byte that is not 0.
pub fn from_memory<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty || ty.lane().as_integer().is_none_or(|(width, _)| width != 1) {
        true => value,
        false => arith::TruncIOp::build(b, ty, value, None).op().result(0),
    }
}

/// A value's form in memory.
pub fn to_memory<'c>(b: &Builder<'c>, value: Value<'c>) -> Value<'c> {
    use gir_dialects::ir;
    match value.ty().lane().as_integer() {
        Some((1, _)) => {
            let byte = ir::integer_type(b.context(), 8, Signedness::Signless);
            let ty = value.ty().with_lane(byte);
            arith::ExtUIOp::build(b, ty, value).op().result(0)
        }
        _ => value,
    }
}
