//! Access chains: pointers to parts.

use super::{
    body::{Body, Outcome, Val},
    constants,
    pointers::{At, Bytes, Choice, Columns, Index, MOST_CHOICES, Pointer, offset, step},
    shared::{common, size},
    types::Ty,
    words::{Id, Inst},
};
use crate::{
    analysis::handles,
    gpu_to_mir::foreign::{compare, resize, select},
    import::llvm::operations::simplified,
};
use gir_dialects::{
    ir::{Signedness, TypeExt, Value},
    mir,
    upstream::arith::CmpIPredicate,
};
use rspirv::spirv::StorageClass;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// The pointer to a part; the first index of some instructions counts whole elements.
    pub fn access_chain(&mut self, inst: &Inst<'w>, has_element: bool) -> Outcome {
        let base = inst.word(0)?;
        let (_, result) = self.shared.types.pointee(inst.type_id()?)?;
        let mut pointer = self.pointer(base)?;
        let mut indices = inst.words[1..].iter();
        if has_element {
            let element = *indices.next().ok_or("has no element")?;
            pointer = self.element_on(pointer, self.type_of(base)?, element)?;
        }
        let mut known = 0;
        for &index in indices {
            let index = self.index(index)?;
            pointer = self.part(pointer, index, &mut known)?;
        }
        if let At::Bytes(place) = &mut pointer.at {
            *place = self.moved(*place, known);
        }
        if pointer.ty != result && self.shared.parts(pointer.ty)? != self.shared.parts(result)? {
            return Err("has indices that lead to another type than its own".to_owned());
        }
        self.bind(inst.id()?, Val::Pointer(pointer));
        Ok(())
    }

    /// An index, which SPIR-V takes as signed. Those of Vulkan count from the start of memory, so that one of an
    /// unsigned type is never negative.
    fn index(&self, id: Id) -> Result<Index<'c>, String> {
        let source = self.shared.source;
        let known = constants::fixed(source, id).and_then(|_| constants::signed_of(source, id));
        match known {
            Some(index) => Ok(Index::Known(index.cast_unsigned())),
            None => {
                let value = self.value(id)?;
                if value.ty().as_integer().is_none() {
                    return Err(format!("has %{id} as an index, which is no integer"));
                }
                let unsigned =
                    !source.is_physical && self.shared.types.is_unsigned(self.type_of(id)?);
                let (narrow, extended, factor) = simplified(&self.b, value);
                match factor {
                    1 if narrow != value => Ok(Index::Run(narrow, extended)),
                    _ => Ok(Index::Run(value, unsigned)),
                }
            }
        }
    }

    /// A pointer some elements on.
    fn element_on(&self, pointer: Pointer<'c>, ty: Id, element: Id) -> Result<Pointer<'c>, String> {
        let types = self.shared.types;
        let stride = self.element_stride(ty, pointer.ty);
        let value = self.value(element)?;
        let known = constants::signed_of(self.shared.source, element);
        let known = known.filter(|_| constants::fixed(self.shared.source, element).is_some());
        let at = match pointer.at {
            At::Bytes(place) => At::Bytes(Bytes {
                align: common(place.align, stride),
                base: match known {
                    Some(index) => offset(
                        &self.b,
                        place.base,
                        index.wrapping_mul(stride.cast_signed()),
                    ),
                    None => self.run_step(place.base, value, stride, false),
                },
                ..place
            }),
            At::Columns(columns) if !columns.apart => {
                let counts = types.columns(pointer.ty)?;
                let each = columns.each.iter().zip(counts);
                let each =
                    each.map(|(&base, column)| self.column_step(base, value, column.count, false));
                At::Columns(Columns {
                    each: each.collect(),
                    apart: false,
                })
            }
            _ => return Err("counts elements of a variable that is no array".to_owned()),
        };
        Ok(Pointer { at, ..pointer })
    }

    /// An address some elements on, by an index of any width.
    fn run_step(
        &self,
        base: Value<'c>,
        index: Value<'c>,
        stride: u64,
        unsigned: bool,
    ) -> Value<'c> {
        let (narrow, extended, factor) = simplified(&self.b, index);
        // An index that was extended has the sign of its extension.
        let unsigned = if narrow == index { unsigned } else { extended };
        let index = narrow;
        let index = match index.ty().as_integer() {
            Some((8 | 16 | 32 | 64, _)) => index,
            _ => resize(&self.b, index, self.shared.int(64), Signedness::Signed),
        };
        let stride = stride.saturating_mul(factor.unsigned_abs());
        step(&self.b, base, index, stride, unsigned)
    }

    fn column_step(
        &self,
        base: Value<'c>,
        index: Value<'c>,
        count: u64,
        unsigned: bool,
    ) -> Value<'c> {
        let element = mir::PtrType::from_type(base.ty()).map_or(1, |ty| size(ty.pointee()));
        self.run_step(base, index, element.saturating_mul(count), unsigned)
    }

    /// A pointer to a part; `known` are the bytes that constants have added so far.
    fn part(
        &self,
        pointer: Pointer<'c>,
        index: Index<'c>,
        known: &mut u64,
    ) -> Result<Pointer<'c>, String> {
        let ty = self.part_type(pointer.ty, index)?;
        let at = match pointer.at {
            At::Bytes(place) => At::Bytes(self.byte_part(place, (pointer.ty, ty), index, known)?),
            At::Columns(ref columns) => self.column_part(&pointer, columns, index)?,
            At::Known(parts) => self.part_of_known(pointer.ty, &parts, index)?,
            At::Choice(_) => {
                return Err("takes a part of an image that only the run tells".to_owned());
            }
            At::Lane { .. } => return Err("takes a part of a number".to_owned()),
            At::Held(part) => self.held_part(pointer.ty, part, index)?,
            At::Buffers(each) => At::Bytes(Bytes::new(self.chosen_buffer(&each, index)?, 16)),
            At::Table { base } => At::Bytes(Bytes::new(self.buffer_of_table(base, index)?, 16)),
        };
        let is_volatile =
            matches!(index, Index::Known(member) if self.is_volatile(pointer.ty, member));
        Ok(Pointer {
            ty,
            at,
            volatile: pointer.volatile || is_volatile,
            ..pointer
        })
    }

    fn is_volatile(&self, ty: Id, member: u64) -> bool {
        let member = u32::try_from(member).unwrap_or(u32::MAX);
        let is_struct = matches!(self.shared.types.get(ty), Ty::Struct { .. });
        let decoration = rspirv::spirv::Decoration::Volatile;
        is_struct
            && self
                .shared
                .source
                .member_decoration(ty, member, decoration)
                .is_some()
    }

    /// One of some buffers; the last one for an index beyond them.
    fn chosen_buffer(&self, each: &[Value<'c>], index: Index<'c>) -> Result<Value<'c>, String> {
        let &last = each.last().ok_or("chooses among no buffers")?;
        match index {
            Index::Known(index) => {
                let at = usize::try_from(index).unwrap_or(usize::MAX);
                Ok(each.get(at).copied().unwrap_or(last))
            }
            Index::Run(index, _) => {
                let others = each.iter().enumerate().take(each.len() - 1).rev();
                Ok(others.fold(last, |chosen, (at, &one)| {
                    let number = self.like(index, i64::try_from(at).unwrap_or(i64::MAX));
                    let is_it = compare(&self.b, CmpIPredicate::Eq, index, number);
                    select(&self.b, is_it, one, chosen)
                }))
            }
        }
    }

    /// The buffer whose address a table holds.
    fn buffer_of_table(&self, base: Value<'c>, index: Index<'c>) -> Result<Value<'c>, String> {
        let ty = mir::PtrType::from_type(base.ty())
            .ok_or("is no table of buffers")?
            .pointee();
        let place = match index {
            Index::Known(index) => {
                offset(&self.b, base, index.wrapping_mul(size(ty)).cast_signed())
            }
            Index::Run(index, unsigned) => self.run_step(base, index, size(ty), unsigned),
        };
        Ok(mir::LoadOp::build(&self.b, ty, place, false, None, None).result())
    }

    fn part_type(&self, ty: Id, index: Index<'c>) -> Result<Id, String> {
        let types = self.shared.types;
        match (types.get(ty), index) {
            (Ty::RuntimeArray { element }, _) => Ok(*element),
            (Ty::Cooperative(matrix), _) => Ok(matrix.component),
            (Ty::Struct { .. }, Index::Run(..)) => {
                Err("chooses a member by a number that is no constant".to_owned())
            }
            // An index beyond the end is undefined, not wrong.
            (Ty::Array { element, .. }, _) => Ok(*element),
            (_, Index::Known(index)) => Ok(types.part(ty, index)?.0),
            (_, Index::Run(..)) => Ok(types.part(ty, 0)?.0),
        }
    }

    fn byte_part(
        &self,
        place: Bytes<'c>,
        (ty, part): (Id, Id),
        index: Index<'c>,
        known: &mut u64,
    ) -> Result<Bytes<'c>, String> {
        let types = self.shared.types;
        if let (Ty::Struct { .. }, Index::Known(member)) = (types.get(ty), index) {
            let at = usize::try_from(member).unwrap_or(usize::MAX);
            let (bytes, matrix) = types
                .member(ty, at)
                .ok_or("takes a member that there is not")?;
            *known += bytes;
            return Ok(Bytes {
                matrix,
                padded: false,
                ..place
            });
        }
        let (stride, new) = self.element_place(place, ty, part);
        match index {
            Index::Known(index) => {
                *known = known.wrapping_add(index.wrapping_mul(stride));
                Ok(new)
            }
            Index::Run(index, unsigned) => Ok(Bytes {
                base: self.run_step(place.base, index, stride, unsigned),
                align: common(new.align, stride),
                ..new
            }),
        }
    }

    /// The bytes between the parts of a vector, a matrix or an array, and how the parts lie.
    fn element_place(&self, place: Bytes<'c>, ty: Id, part: Id) -> (u64, Bytes<'c>) {
        let types = self.shared.types;
        match types.get(ty) {
            Ty::Matrix { .. } => {
                let natural = types.size(part);
                let lane = match *types.get(part) {
                    Ty::Vector { lane, .. } => types.size(lane),
                    _ => natural,
                };
                let row_major = place.matrix.is_some_and(|matrix| matrix.row_major);
                let stride = place.matrix.map_or(natural, |matrix| matrix.stride);
                let new = Bytes {
                    matrix: None,
                    lanes: row_major.then_some(stride),
                    padded: !row_major && stride >= natural,
                    ..place
                };
                (if row_major { lane } else { stride }, new)
            }
            Ty::Vector { lane, .. } => {
                let stride = place.lanes.unwrap_or(types.size(*lane));
                (
                    stride,
                    Bytes {
                        lanes: None,
                        ..place
                    },
                )
            }
            _ => {
                let stride = types.stride(ty);
                let padded = types.size(part) <= stride;
                (stride, Bytes { padded, ..place })
            }
        }
    }

    fn column_part(
        &self,
        pointer: &Pointer<'c>,
        columns: &Columns<'c>,
        index: Index<'c>,
    ) -> Result<At<'c>, String> {
        let types = self.shared.types;
        let ty = types.get(pointer.ty);
        if let Ty::Vector { .. } = ty {
            let [vector] = columns.each[..] else {
                return Err("takes a lane of memory that is no vector".to_owned());
            };
            return Ok(self.lane_part(pointer.class, vector, index));
        }
        let narrow = |first: usize, count: usize| {
            let each = columns.each.get(first..first + count);
            let each = each.ok_or("takes a part that there is not")?.to_vec();
            Ok(At::Columns(Columns {
                each,
                apart: columns.apart,
            }))
        };
        match index {
            Index::Known(index) if columns.apart => {
                let (part, first) = types.part(pointer.ty, index)?;
                narrow(
                    first,
                    usize::try_from(types.leaf_count(part)).unwrap_or_default(),
                )
            }
            Index::Known(member) if matches!(ty, Ty::Struct { .. }) => {
                let Ty::Struct { members } = ty else {
                    return Err("takes a member of a value that has none".to_owned());
                };
                let at = usize::try_from(member).unwrap_or(usize::MAX);
                let part = *members.get(at).ok_or("takes a member that there is not")?;
                let before = members[..at].iter();
                let first = before.map(|&member| types.columns(member).map_or(0, |all| all.len()));
                narrow(first.sum(), types.columns(part)?.len())
            }
            _ if columns.apart => {
                Err("chooses a part of a variable that has been taken apart".to_owned())
            }
            _ => {
                let part = self.part_type(pointer.ty, index)?;
                let counts = types.columns(part)?;
                let each = columns
                    .each
                    .iter()
                    .zip(counts)
                    .map(|(&base, column)| match index {
                        Index::Known(index) => {
                            let element = mir::PtrType::from_type(base.ty())
                                .map_or(1, |ty| size(ty.pointee()));
                            let bytes = index.wrapping_mul(column.count).wrapping_mul(element);
                            offset(&self.b, base, bytes.cast_signed())
                        }
                        Index::Run(index, unsigned) => {
                            self.column_step(base, index, column.count, unsigned)
                        }
                    });
                Ok(At::Columns(Columns {
                    each: each.collect(),
                    apart: false,
                }))
            }
        }
    }

    /// A lane: of memory of the work-item it is put into the vector, other memory is written by the lane alone.
    fn lane_part(&self, class: StorageClass, vector: Value<'c>, index: Index<'c>) -> At<'c> {
        let lane = match index {
            Index::Known(lane) => self.word(lane.cast_signed()),
            Index::Run(lane, _) => resize(&self.b, lane, self.shared.int(32), Signedness::Unsigned),
        };
        if class != StorageClass::Workgroup {
            return At::Lane { vector, lane };
        }
        At::Columns(Columns {
            each: vec![super::pointers::lane_pointer(&self.b, vector, lane)],
            apart: false,
        })
    }

    /// A part of a value; of an array by a number that only the run tells, one of some.
    fn part_of_known(
        &self,
        ty: Id,
        parts: &[Value<'c>],
        index: Index<'c>,
    ) -> Result<At<'c>, String> {
        let types = self.shared.types;
        let (Ty::Array { count, .. }, Index::Run(index, _)) = (types.get(ty), index) else {
            return Ok(At::Known(self.known_part(ty, parts, index)?));
        };
        if *count > MOST_CHOICES {
            return Err(format!(
                "chooses among more than {} elements of an input by a number that is no constant; copy it to a variable first",
                MOST_CHOICES
            ));
        }
        let each = (0..*count).map(|at| self.known_part(ty, parts, Index::Known(at)));
        let each: Vec<_> = each.collect::<Result<_, _>>()?;
        let handles = each
            .iter()
            .flatten()
            .any(|part| handles::is_handle(part.ty()));
        if handles {
            return Ok(At::Choice(Choice { index, each }));
        }
        let mut all = each.into_iter().enumerate().rev();
        let (_, last) = all.next().ok_or("chooses among no elements")?;
        Ok(At::Known(all.fold(last, |chosen, (at, leaves)| {
            let number = self.like(index, i64::try_from(at).unwrap_or(i64::MAX));
            let is_it = compare(&self.b, CmpIPredicate::Eq, index, number);
            let pairs = leaves.into_iter().zip(chosen);
            pairs
                .map(|(yes, no)| select(&self.b, is_it, yes, no))
                .collect()
        })))
    }

    fn known_part(
        &self,
        ty: Id,
        parts: &[Value<'c>],
        index: Index<'c>,
    ) -> Result<Vec<Value<'c>>, String> {
        let types = self.shared.types;
        match (types.get(ty), index) {
            (Ty::Vector { .. }, Index::Known(lane)) => {
                let lane = u32::try_from(lane).unwrap_or_default();
                Ok(vec![self.lane(parts[0], lane)])
            }
            (Ty::Vector { .. }, Index::Run(lane, _)) => {
                let lane = resize(&self.b, lane, self.shared.int(32), Signedness::Unsigned);
                let ty = parts[0].ty().lane();
                Ok(vec![mir::ExtractLaneOp::build(&self.b, ty, parts[0], lane).result()])
            }
            (_, Index::Known(index)) => {
                let (part, first) = types.part(ty, index)?;
                let count = usize::try_from(types.leaf_count(part)).unwrap_or_default();
                let found = parts.get(first..first + count);
                Ok(found.ok_or("takes a part that there is not")?.to_vec())
            }
            (_, Index::Run(..)) => Err(
                "chooses an element of an input by a number that is no constant; copy it to a variable first"
                    .to_owned(),
            ),
        }
    }
}
