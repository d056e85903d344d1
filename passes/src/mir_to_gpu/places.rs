//! Pointers as places: a memref of one dimension and the index of an element in it.

use super::total::{binary, number};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, Builder, Context, MemRef, Op, OpView as _, Type, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{arith, memref, vector},
};

/// An element of a memref.
#[derive(Clone, Copy)]
pub struct Place<'c> {
    /// A memref of one dimension.
    pub base: Value<'c>,
    /// The number of the element; `None` is 0.
    pub index: Option<Value<'c>>,
}

/// The form of an access.
enum Access {
    /// To an element.
    Element,
    /// To the bits of an element of another type.
    Bits,
    /// To successive elements, as a vector.
    Lanes,
}

impl<'c> Place<'c> {
    /// The type of the elements.
    pub fn element(self) -> Type<'c> {
        MemRef::of(self.base.ty()).map_or(self.base.ty(), |memref| memref.element)
    }

    /// The index as a value.
    pub fn index(self, b: &Builder<'c>) -> Value<'c> {
        self.index
            .unwrap_or_else(|| number(b, Type::index(b.context()), 0))
    }

    /// The place that a gep computes; `None` after an error.
    pub fn step(self, b: &Builder<'c>, gep: mir::GepOp<'c>) -> Option<Self> {
        let size = layout::size(self.element());
        if gep.stride() % size != 0 {
            gep.op().error(format!(
                "steps by {} bytes in memory of {}, which has {size}; step by whole elements",
                gep.stride(),
                self.element()
            ));
            return None;
        }
        let (ty, index) = (Type::index(b.context()), gep.index());
        let mut index = match gep.unsigned_index() {
            true => arith::IndexCastUIOp::build(b, ty, index).out(),
            false => arith::IndexCastOp::build(b, ty, index).out(),
        };
        let elements = gep.stride() / size;
        if elements != 1 {
            index = binary(b, arith::MulIOp::NAME, index, number(b, ty, elements));
        }
        if let Some(first) = self.index {
            index = binary(b, arith::AddIOp::NAME, first, index);
        }
        Some(Self {
            base: self.base,
            index: Some(index),
        })
    }

    /// Loads a value; `None` after an error.
    pub fn load(self, b: &Builder<'c>, op: Op<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        let access = self.access(op, ty)?;
        let (base, index) = (self.base, [self.index(b)]);
        Some(match access {
            Access::Lanes => vector::LoadOp::build(b, ty, base, &index, None, None).result(),
            Access::Element => memref::LoadOp::build(b, ty, base, &index, None, None).result(),
            Access::Bits => {
                let element = self.element();
                let bits = memref::LoadOp::build(b, element, base, &index, None, None).result();
                arith::BitcastOp::build(b, ty, bits).out()
            }
        })
    }

    /// Stores a value; `None` after an error.
    pub fn store(self, b: &Builder<'c>, op: Op<'c>, value: Value<'c>) -> Option<()> {
        let access = self.access(op, value.ty())?;
        let (base, index) = (self.base, [self.index(b)]);
        match access {
            Access::Lanes => _ = vector::StoreOp::build(b, value, base, &index, None, None),
            Access::Element => _ = memref::StoreOp::build(b, value, base, &index, None, None),
            Access::Bits => {
                let value = arith::BitcastOp::build(b, self.element(), value).out();
                memref::StoreOp::build(b, value, base, &index, None, None);
            }
        }
        Some(())
    }

    fn access(self, op: Op<'c>, ty: Type<'c>) -> Option<Access> {
        let element = self.element();
        let is_number = |ty: Type<'c>| ty.as_vector().is_none() && is_stored(ty);
        if ty == element {
            return Some(Access::Element);
        }
        if is_number(ty) && is_number(element) && layout::size(ty) == layout::size(element) {
            return Some(Access::Bits);
        }
        if ty.as_vector().is_some_and(|(_, lane)| lane == element) {
            return Some(Access::Lanes);
        }
        op.error(format!(
            "accesses {ty} in memory of {element}, as no memref does; access whole elements"
        ));
        None
    }
}

/// Whether memrefs have this type in memory as mir has.
pub fn is_stored(ty: Type<'_>) -> bool {
    let lane = ty.lane();
    let is_whole = |(width, _): (u32, _)| [8, 16, 32, 64].contains(&width);
    lane.as_integer().is_some_and(is_whole) || lane.is_float()
}

/// The type of a memref with elements of a pointer; `None` if there is none.
pub fn memref_of(pointer: Type<'_>, count: Option<i64>) -> Option<Type<'_>> {
    let pointer = PtrType::from_type(pointer)?;
    let element = pointer.pointee();
    let space = space(element.ctx(), pointer.space())?;
    let count = count.unwrap_or(MemRef::DYNAMIC);
    is_stored(element).then(|| ir::memref(&[count], element, space))
}

/// The memory space of memrefs: none stands for global and constant storage. The outer `None` is the generic space.
fn space(context: &Context, space: StorageSpace) -> Option<Option<Attribute<'_>>> {
    let name = match space {
        StorageSpace::Generic => return None,
        StorageSpace::Global | StorageSpace::Constant => return Some(None),
        StorageSpace::Workgroup => "workgroup",
        StorageSpace::Private => "private",
    };
    let text = format!("#gpu.address_space<{name}>");
    Attribute::parse(context, &text).map(Some)
}

/// The base as a memref of unknown size, which functions take.
pub fn unsized_base<'c>(b: &Builder<'c>, base: Value<'c>) -> Value<'c> {
    let Some(memref) = MemRef::of(base.ty()) else {
        return base;
    };
    let ty = ir::memref(&[MemRef::DYNAMIC], memref.element, memref.space);
    match ty == base.ty() {
        true => base,
        false => memref::CastOp::build(b, ty, base).dest(),
    }
}
