//! Pointers as numbers, and numbers as pointers: conversions, bits, comparisons and differences.

use super::{
    body::{Body, Outcome, Val},
    pointers::{At, Bytes, Pointer, cast, lane_pointer},
    shared::{Shared, size},
    types::Ty,
    words::{Id, Inst},
};
use crate::{
    gpu_to_mir::foreign::{compare, number, resize},
    import::llvm::operations::cast_bits,
};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::arith::{self, CmpIPredicate},
};
use rspirv::spirv::{Decoration, Op, StorageClass};

impl Shared<'_, '_, '_> {
    /// Whether the program takes addresses of a space as numbers, or compares them.
    pub fn has_numbers(&self, space: StorageSpace) -> bool {
        let classes = self.uses.numbered.iter();
        classes
            .into_iter()
            .any(|&class| self.space(class) == Ok(space))
    }
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn address(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::Bitcast => self.bitcast(inst)?,
            Op::ConvertPtrToU => {
                let (address, ty) = (self.number_of(inst.word(0)?)?, self.ty(inst)?);
                if ty.as_integer().is_none() {
                    return Err("makes of an address a value that is no integer".to_owned());
                }
                self.set_one(inst, resize(&self.b, address, ty, Signedness::Unsigned))?;
            }
            Op::ConvertUToPtr => {
                let number = self.integer(inst, 0)?;
                if number.ty().as_vector().is_some() {
                    return Err("makes pointers of a vector; make them one by one".to_owned());
                }
                self.pointer_of_number(inst, number)?;
            }
            Op::PtrEqual | Op::PtrNotEqual => {
                let [l, r] = [
                    self.number_of(inst.word(0)?)?,
                    self.number_of(inst.word(1)?)?,
                ];
                let predicate = match inst.op {
                    Op::PtrEqual => CmpIPredicate::Eq,
                    _ => CmpIPredicate::Ne,
                };
                self.set_checked(inst, |body| Ok(compare(&body.b, predicate, l, r)))?;
            }
            Op::PtrDiff => self.difference(inst)?,
            Op::SizeOf => {
                let (_, pointee) = self.shared.types.pointee(inst.word(0)?)?;
                let (bytes, ty) = (self.shared.types.size(pointee), self.ty(inst)?);
                if ty.as_integer().is_none() {
                    return Err("is a number of bytes that is no integer".to_owned());
                }
                self.set_one(inst, number(&self.b, ty, bytes.cast_signed()))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The address that a pointer is, an i64; that of the first column of a variable without a layout.
    pub fn number_of(&self, id: Id) -> Result<Value<'c>, String> {
        let pointer = self.pointer(id)?;
        let place = match &pointer.at {
            At::Bytes(place) => Some(place.base),
            At::Columns(columns) => columns.each.first().copied(),
            At::Lane { vector, lane } => Some(lane_pointer(&self.b, *vector, *lane)),
            At::Buffers(_) | At::Table { .. } | At::Known(_) | At::Choice(_) | At::Held(_) => None,
        };
        let place = place.ok_or("takes the address of a value that is not in memory")?;
        Ok(mir::PtrToIntOp::build(&self.b, self.shared.int(64), place).result())
    }

    /// The elements between two pointers.
    fn difference(&mut self, inst: &Inst<'w>) -> Outcome {
        let (left, right) = (inst.word(0)?, inst.word(1)?);
        let pointer = self.pointer(left)?;
        let stride = match &pointer.at {
            At::Columns(columns) => {
                let first = columns
                    .each
                    .first()
                    .and_then(|base| PtrType::from_type(base.ty()));
                let element = first.map_or(1, |ty| size(ty.pointee()));
                let columns = self.shared.types.columns(pointer.ty)?;
                element.saturating_mul(columns.first().map_or(1, |column| column.count))
            }
            _ => self.element_stride(self.type_of(left)?, pointer.ty),
        };
        let (word, ty) = (self.shared.int(64), self.ty(inst)?);
        let [l, r] = [self.number_of(left)?, self.number_of(right)?];
        let bytes = arith::SubIOp::build(&self.b, word, l, r, None).result();
        let value = match stride {
            0 => return Err("counts elements without a size".to_owned()),
            1 => bytes,
            _ if stride.is_power_of_two() => {
                let by = number(&self.b, word, i64::from(stride.trailing_zeros()));
                self.same(arith::ShRSIOp::NAME, &[bytes, by])
            }
            _ => self.same(
                mir::DivSIOp::NAME,
                &[bytes, number(&self.b, word, stride.cast_signed())],
            ),
        };
        if ty.as_integer().is_none() {
            return Err("is a number of elements that is no integer".to_owned());
        }
        self.set_one(inst, resize(&self.b, value, ty, Signedness::Signed))
    }

    /// Bytes from one element to the next where a pointer counts them.
    pub fn element_stride(&self, pointer: Id, pointee: Id) -> u64 {
        let (source, types) = (self.shared.source, self.shared.types);
        match source.decoration_word(pointer, Decoration::ArrayStride) {
            Some(stride) => u64::from(stride),
            None => types
                .size(pointee)
                .next_multiple_of(types.align(pointee).max(1)),
        }
    }

    /// The pointer at an address, of the type of an instruction's result.
    fn pointer_of_number(&mut self, inst: &Inst<'w>, number: Value<'c>) -> Outcome {
        let types = self.shared.parts(inst.type_id()?)?;
        let &[ty] = &types[..] else {
            return Err("makes a pointer to a variable without a layout of a number".to_owned());
        };
        let number = resize(&self.b, number, self.shared.int(64), Signedness::Unsigned);
        let pointer = mir::IntToPtrOp::build(&self.b, ty, number).result();
        self.set_parts(inst, vec![pointer])
    }

    fn bitcast(&mut self, inst: &Inst<'w>) -> Outcome {
        let shared = self.shared;
        let (from, to) = (self.type_of(inst.word(0)?)?, inst.type_id()?);
        let size = u32::try_from(shared.source.pointer_size * 8).unwrap_or(64);
        match (shared.types.get(from), shared.types.get(to)) {
            (Ty::Pointer { .. }, &Ty::Pointer { class, pointee }) => {
                self.cast_pointer(inst, class, pointee)
            }
            (_, Ty::Pointer { .. }) => {
                let value = self.arg(inst, 0)?;
                if bits(value.ty()) != Some(size) {
                    return Err("makes a pointer of a number of another size".to_owned());
                }
                let number = cast_bits(&self.b, value, shared.int(size));
                self.pointer_of_number(inst, number)
            }
            (Ty::Pointer { .. }, _) => {
                let ty = self.ty(inst)?;
                if bits(ty) != Some(size) {
                    return Err("makes of an address a number of another size".to_owned());
                }
                let address = self.number_of(inst.word(0)?)?;
                let word = shared.int(size);
                let address = resize(&self.b, address, word, Signedness::Unsigned);
                self.set_one(inst, cast_bits(&self.b, address, ty))
            }
            _ => {
                let (value, ty) = (self.arg(inst, 0)?, self.ty(inst)?);
                match bits(value.ty()).is_some() && bits(value.ty()) == bits(ty) {
                    true => self.set_one(inst, cast_bits(&self.b, value, ty)),
                    false => Err("takes the bits of a value of another size".to_owned()),
                }
            }
        }
    }

    fn cast_pointer(&mut self, inst: &Inst<'w>, class: StorageClass, pointee: Id) -> Outcome {
        let pointer = self.pointer(inst.word(0)?)?;
        let element = self.shared.element(pointee);
        let At::Bytes(place) = pointer.at else {
            return Err("takes a variable as one of another type; copy its value".to_owned());
        };
        let align = self.shared.types.align(pointee).max(1);
        let bytes = Bytes::new(cast(&self.b, place.base, element), align);
        let new = Pointer {
            class,
            ty: pointee,
            at: At::Bytes(bytes),
            volatile: pointer.volatile,
        };
        self.bind(inst.id()?, Val::Pointer(new));
        Ok(())
    }

    /// A null pointer: any pointer, unless the program takes addresses of its memory as numbers.
    pub fn null(&self, ty: Type<'c>) -> Result<Value<'c>, String> {
        let space = PtrType::from_type(ty).map(PtrType::space);
        match space.filter(|&space| self.shared.has_numbers(space)) {
            None => Ok(self.any(ty)),
            Some(StorageSpace::Global | StorageSpace::Generic) => {
                let zero = number(&self.b, self.shared.int(64), 0);
                Ok(mir::IntToPtrOp::build(&self.b, ty, zero).result())
            }
            Some(_) => Err(
                "is a null pointer to memory that may be at address 0, in a program that compares such \
                pointers; keep a flag that says whether one points to something"
                    .to_owned(),
            ),
        }
    }
}

/// The bits of numbers and of vectors of them.
fn bits(ty: Type<'_>) -> Option<u32> {
    let (lanes, lane) = ty.as_vector().unwrap_or((1, ty));
    Some(lanes * lane.number_bits().filter(|bits| *bits > 1)?)
}
