//! Pointers: to bytes at explicit places, to columns of typed memory, to a lane, or to a value that never changes.

use super::{
    body::Body,
    shared::{Shared, common, size},
    types::{MatrixPlace, Ty},
    words::Id,
};
use crate::gpu_to_mir::foreign::number;
use gir_dialects::{
    ir::{self, Builder, Signedness, Type, TypeExt, Value},
    mir::{self, PtrType},
};
use rspirv::spirv::StorageClass;

/// Elements that a number may choose among.
pub const MOST_CHOICES: u64 = 64;

/// A pointer of the module.
#[derive(Clone)]
pub struct Pointer<'c> {
    /// The memory.
    pub class: StorageClass,
    /// The type behind it.
    pub ty: Id,
    /// Its form in mir.
    pub at: At<'c>,
    /// Whether accesses are neither removed nor repeated.
    pub volatile: bool,
}

/// A place.
#[derive(Clone)]
pub enum At<'c> {
    /// Bytes.
    Bytes(Bytes<'c>),
    /// Columns.
    Columns(Columns<'c>),
    /// A lane of a vector that only this work-item accesses.
    Lane {
        /// The pointer to the vector.
        vector: Value<'c>,
        /// The lane, an i32.
        lane: Value<'c>,
    },
    /// An array of buffers.
    Buffers(Vec<Value<'c>>),
    /// An array of buffers of any number, whose addresses are in memory.
    Table {
        /// The pointer to the first address.
        base: Value<'c>,
    },
    /// A value that never changes, by its leaves.
    Known(Vec<Value<'c>>),
    /// An image or a sampler of an array, chosen by a number that only the run tells.
    Choice(Choice<'c>),
    /// A variable that is a value, as it holds cooperative matrices.
    Held(Part<'c>),
}

/// An index.
#[derive(Clone, Copy)]
pub enum Index<'c> {
    /// A constant.
    Known(u64),
    /// The value, and whether it is unsigned.
    Run(Value<'c>, bool),
}

/// A part of a variable that holds cooperative matrices.
#[derive(Clone)]
pub struct Part<'c> {
    /// The first leaf that it may begin with, each under a condition; that of the last one does not count.
    pub ways: Vec<(Option<Value<'c>>, usize)>,
    /// The element of a matrix.
    pub element: Option<Index<'c>>,
}

/// An image or a sampler of an array, chosen by a number.
#[derive(Clone)]
pub struct Choice<'c> {
    /// The number of the element.
    pub index: Value<'c>,
    /// The leaves of each element.
    pub each: Vec<Vec<Value<'c>>>,
}

/// A place among bytes.
#[derive(Clone, Copy)]
pub struct Bytes<'c> {
    /// The pointer of mir.
    pub base: Value<'c>,
    /// Its least alignment.
    pub align: u64,
    /// How the matrices behind it lie.
    pub matrix: Option<MatrixPlace>,
    /// Bytes between lanes of the vector behind it, where they are not together.
    pub lanes: Option<u64>,
    /// Whether a vector of three lanes has room for a fourth.
    pub padded: bool,
}

/// Pointers to the columns of a type.
#[derive(Clone)]
pub struct Columns<'c> {
    /// The pointers.
    pub each: Vec<Value<'c>>,
    /// Whether there is one for each leaf: arrays are taken apart too.
    pub apart: bool,
}

impl<'c> Bytes<'c> {
    /// A place of which only the pointer is known.
    pub fn new(base: Value<'c>, align: u64) -> Self {
        Self {
            base,
            align,
            matrix: None,
            lanes: None,
            padded: false,
        }
    }
}

impl<'c> Pointer<'c> {
    /// The pointer that some values of mir are.
    ///
    /// # Errors
    /// If their number is wrong.
    pub fn of_parts(
        shared: &Shared<'_, '_, 'c>,
        class: StorageClass,
        ty: Id,
        parts: Vec<Value<'c>>,
    ) -> Result<Self, String> {
        let at = match (shared.is_bytes(class), &parts[..]) {
            (true, &[base]) => At::Bytes(Bytes::new(base, least_align(shared, ty))),
            (true, _) => return Err("is a pointer of several values".to_owned()),
            (false, _) if is_value(class) => At::Known(parts),
            (false, _) => At::Columns(Columns {
                each: parts,
                apart: false,
            }),
        };
        Ok(Self {
            class,
            ty,
            at,
            volatile: false,
        })
    }

    /// The values of mir that it is, for branches and calls.
    ///
    /// # Errors
    /// If it cannot be passed on.
    pub fn parts(&self, b: &Builder<'c>) -> Result<Vec<Value<'c>>, String> {
        match &self.at {
            At::Bytes(bytes) if bytes.matrix.is_some() || bytes.lanes.is_some() => {
                Err("passes a pointer into a matrix on; access the matrix itself".to_owned())
            }
            At::Bytes(bytes) => Ok(vec![bytes.base]),
            At::Columns(columns) => Ok(columns.each.clone()),
            At::Buffers(_) | At::Table { .. } => {
                Err("passes an array of buffers on; pass one of them".to_owned())
            }
            At::Choice(_) => Err(
                "passes an image or a sampler on that only the run tells; access it here"
                    .to_owned(),
            ),
            At::Held(_) => {
                Err("passes a pointer to a cooperative matrix on; pass the matrix".to_owned())
            }
            At::Lane { vector, lane } => Ok(vec![lane_pointer(b, *vector, *lane)]),
            At::Known(parts) if is_value(self.class) => Ok(parts.clone()),
            At::Known(_) => Err(
                "passes a pointer to push constants on; load them, and pass the value".to_owned(),
            ),
        }
    }
}

/// Whether a pointer to memory of a class stands for the value behind it, which never changes.
pub fn is_value(class: StorageClass) -> bool {
    matches!(class, StorageClass::UniformConstant | StorageClass::Input)
}

/// The alignment of memory behind a pointer of which only the type is known. Shaders may lay vectors out by lanes.
fn least_align(shared: &Shared<'_, '_, '_>, ty: Id) -> u64 {
    let natural = shared.types.align(ty).max(1);
    match *shared.types.get(ty) {
        _ if shared.source.is_physical => natural,
        Ty::Vector { lane, .. } => shared.types.align(lane).max(1),
        Ty::Struct { .. } | Ty::Array { .. } | Ty::Matrix { .. } | Ty::RuntimeArray { .. } => {
            natural.min(4)
        }
        _ => natural,
    }
}

/// The pointer to a lane.
pub fn lane_pointer<'c>(b: &Builder<'c>, vector: Value<'c>, lane: Value<'c>) -> Value<'c> {
    let Some(ty) = PtrType::from_type(vector.ty()) else {
        return vector;
    };
    let element = ty.pointee().lane();
    let first = cast(b, vector, element);
    let stride = size(element).cast_signed();
    mir::GepOp::build(b, first.ty(), first, lane, stride, true).result()
}

/// A pointer as one to another type.
pub fn cast<'c>(b: &Builder<'c>, pointer: Value<'c>, element: Type<'c>) -> Value<'c> {
    crate::import::llvm::operations::typed(b, pointer, element)
}

/// An address some elements of a stride on. Bytes within an element are counted by a pointer to smaller ones.
pub fn step<'c>(
    b: &Builder<'c>,
    pointer: Value<'c>,
    index: Value<'c>,
    stride: u64,
    unsigned: bool,
) -> Value<'c> {
    let Some(ty) = PtrType::from_type(pointer.ty()).filter(|_| stride > 0) else {
        return pointer;
    };
    let element = ty.pointee();
    let by = |pointer: Value<'c>| {
        mir::GepOp::build(
            b,
            pointer.ty(),
            pointer,
            index,
            stride.cast_signed(),
            unsigned,
        )
        .result()
    };
    if stride.is_multiple_of(size(element).max(1)) {
        return by(pointer);
    }
    let lane = element.as_vector().map(|(_, lane)| lane);
    let lane = lane.filter(|&lane| stride.is_multiple_of(size(lane)));
    let part = lane.unwrap_or_else(|| {
        let unit = 1_u32 << (size(element) | stride).trailing_zeros().min(3);
        ir::integer_type(b.context(), unit * 8, Signedness::Signless)
    });
    cast(b, by(cast(b, pointer, part)), element)
}

/// An address some bytes on.
pub fn offset<'c>(b: &Builder<'c>, pointer: Value<'c>, bytes: i64) -> Value<'c> {
    let Some(ty) = PtrType::from_type(pointer.ty()).filter(|_| bytes != 0) else {
        return pointer;
    };
    let sizes = [size(ty.pointee()), size(ty.pointee().lane())];
    let fits = |step: &u64| *step > 0 && bytes.unsigned_abs().is_multiple_of(*step);
    let unit = 1 << bytes.trailing_zeros().min(3);
    let step_size = sizes.into_iter().find(fits).unwrap_or(unit);
    let width = if i32::try_from(bytes).is_ok() { 32 } else { 64 };
    let ty = ir::integer_type(b.context(), width, Signedness::Signless);
    let index = number(b, ty, bytes / step_size.cast_signed());
    step(b, pointer, index, step_size, false)
}

impl<'c> Body<'_, '_, 'c> {
    /// A place some bytes beyond another.
    pub fn moved(&self, place: Bytes<'c>, bytes: u64) -> Bytes<'c> {
        Bytes {
            base: offset(&self.b, place.base, bytes.cast_signed()),
            align: common(place.align, bytes),
            ..place
        }
    }

    /// The pointer to the number behind a pointer, for atomics.
    ///
    /// # Errors
    /// If it is no memory, or holds no number.
    pub fn number_pointer(&self, pointer: &Pointer<'c>) -> Result<Value<'c>, String> {
        let element = self.shared.stored(pointer.ty)?;
        let is_number = !matches!(
            self.shared.types.get(pointer.ty),
            Ty::Vector { .. } | Ty::Matrix { .. } | Ty::Array { .. } | Ty::Struct { .. }
        );
        match pointer.parts(&self.b)?[..] {
            [place] if is_number => Ok(cast(&self.b, place, element)),
            _ => Err("accesses no number; access a member or an element".to_owned()),
        }
    }
}
