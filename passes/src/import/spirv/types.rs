//! Types, and their places in memory.
//!
//! Memory that the host sees has explicit offsets and strides; the other places are the natural ones, as in OpenCL.
//! A value consists of leaves: numbers, vectors and pointers, those of a matrix being its columns. Memory that only the
//! program sees has a column for each leaf of its type without arrays: an array of structures becomes an
//! array for each member, and all memory is typed.

use super::{
    constants,
    cooperative_types::Cooperative,
    image_shape::Shape,
    source::Source,
    words::{Id, Inst},
};
use rspirv::spirv::{Decoration, Op, StorageClass};
use std::collections::HashMap;

/// Values that an aggregate may consist of.
pub const MOST_LEAVES: u64 = 4096;

/// Types within types.
const DEEPEST: u32 = 64;

/// Bytes that a variable may take.
pub const LARGEST: u64 = 1 << 40;

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    /// No value.
    Void,
    /// A truth.
    Bool,
    /// An integer.
    Int {
        /// Bits.
        width: u32,
        /// Whether it is declared as signed.
        signed: bool,
    },
    /// A float of 16, 32 or 64 bits.
    Float {
        /// Bits.
        width: u32,
    },
    /// A vector.
    Vector {
        /// The type of a lane.
        lane: Id,
        /// Lanes.
        count: u32,
    },
    /// A matrix.
    Matrix {
        /// The type of a column.
        column: Id,
        /// Columns.
        count: u32,
    },
    /// An array.
    Array {
        /// The type of an element.
        element: Id,
        /// Elements.
        count: u64,
    },
    /// An array whose length the host says.
    RuntimeArray {
        /// The type of an element.
        element: Id,
    },
    /// A structure.
    Struct {
        /// The types of its members.
        members: Vec<Id>,
    },
    /// A pointer.
    Pointer {
        /// The memory.
        class: StorageClass,
        /// The type behind it.
        pointee: Id,
    },
    /// A function.
    Function,
    /// An image.
    Image(Shape),
    /// A cooperative matrix.
    Cooperative(Cooperative),
    /// A sampler.
    Sampler,
    /// An image with a sampler.
    SampledImage {
        /// The image.
        image: Id,
    },
    /// A type without a meaning here.
    Other(Op),
}

/// Memory of a leaf of a type without arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The type of its elements.
    pub leaf: Id,
    /// The number of elements.
    pub count: u64,
}

/// How a matrix lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixPlace {
    /// Bytes between columns, or rows.
    pub stride: u64,
    /// Whether rows are together.
    pub row_major: bool,
}

/// The types of a module.
#[derive(Default)]
pub struct Types {
    pub(super) all: HashMap<Id, Known>,
    pointer_size: u64,
}

/// A type with its facts.
pub(super) struct Known {
    ty: Ty,
    size: u64,
    align: u64,
    pub(super) leaves: u64,
    columns: u64,
    has_arrays: bool,
    pub(super) has_cooperative: bool,
    depth: u32,
    strides: Strides,
}

/// Explicit places.
#[derive(Default)]
struct Strides {
    element: Option<u64>,
    offsets: Vec<u64>,
    matrices: Vec<Option<MatrixPlace>>,
}

impl Types {
    /// No types.
    pub fn new(pointer_size: u64) -> Self {
        Self {
            pointer_size,
            ..Self::default()
        }
    }

    /// Adds the type that an instruction declares.
    ///
    /// # Errors
    /// If it has parts that are no types before it, or is too large.
    pub fn add(&mut self, source: &Source<'_>, inst: &Inst<'_>) -> Result<(), String> {
        let id = match inst.op {
            Op::TypeForwardPointer => inst.word(0)?,
            _ => inst.id()?,
        };
        let ty = self.read(source, inst)?;
        let mut strides = Strides {
            element: source
                .decoration_word(id, Decoration::ArrayStride)
                .map(u64::from),
            ..Strides::default()
        };
        if let Ty::Struct { members } = &ty {
            self.place_members(source, id, members, &mut strides);
        }
        let depth = 1 + self
            .parts(&ty)
            .map(|part| self.depth(part))
            .max()
            .unwrap_or(0);
        if depth > DEEPEST {
            return Err(format!(
                "nests types more than {DEEPEST} deep; use flatter ones"
            ));
        }
        let (size, align) = self.extent(&ty, &strides);
        let leaves = self.count_leaves(&ty);
        let columns = self.count_columns(&ty);
        let is_array = matches!(
            ty,
            Ty::Matrix { .. } | Ty::Array { .. } | Ty::RuntimeArray { .. }
        );
        let has_arrays = is_array || self.parts(&ty).any(|part| self.has_arrays(part));
        let is_cooperative = matches!(ty, Ty::Cooperative(_));
        let has_cooperative = is_cooperative || self.parts(&ty).any(|it| self.has_cooperative(it));
        let known = Known {
            ty,
            size: size.min(LARGEST),
            align,
            leaves,
            columns,
            has_arrays,
            has_cooperative,
            depth,
            strides,
        };
        self.all.insert(id, known);
        Ok(())
    }

    fn read(&self, source: &Source<'_>, inst: &Inst<'_>) -> Result<Ty, String> {
        let part = |at: usize| {
            let id = inst.word(at)?;
            match self.all.contains_key(&id) {
                true => Ok(id),
                false => Err(format!("has %{id} as a part, which is no type before it")),
            }
        };
        Ok(match inst.op {
            Op::TypeVoid => Ty::Void,
            Op::TypeBool => Ty::Bool,
            Op::TypeInt => Ty::Int {
                width: inst.word(0)?,
                signed: inst.word(1)? != 0,
            },
            Op::TypeFloat => match inst.words.get(1) {
                None => Ty::Float {
                    width: inst.word(0)?,
                },
                Some(encoding) => return Err(of_encoding(inst.word(0)?, *encoding)),
            },
            Op::TypeVector => Ty::Vector {
                lane: self.scalar(part(0)?)?,
                count: within(inst.word(1)?, 2, 16, "lanes")?,
            },
            Op::TypeMatrix => Ty::Matrix {
                column: self.vector(part(0)?)?,
                count: within(inst.word(1)?, 2, 4, "columns")?,
            },
            Op::TypeArray => Ty::Array {
                element: part(0)?,
                count: length(source, inst.word(1)?)?,
            },
            Op::TypeRuntimeArray => Ty::RuntimeArray { element: part(0)? },
            Op::TypeStruct => Ty::Struct {
                members: (0..inst.words.len()).map(part).collect::<Result<_, _>>()?,
            },
            // The pointee may be declared later.
            Op::TypePointer => Ty::Pointer {
                class: class(inst.word(0)?)?,
                pointee: inst.word(1)?,
            },
            // Until its declaration.
            Op::TypeForwardPointer => Ty::Pointer {
                class: class(inst.word(1)?)?,
                pointee: 0,
            },
            Op::TypeFunction => Ty::Function,
            Op::TypeImage => Ty::Image(Shape {
                component: part(0)?,
                dim: inst.word(1)?,
                is_array: inst.word(3)? != 0,
                has_samples: inst.word(4)? != 0,
                sampled: inst.word(5)?,
                has_depth: inst.word(2)? == 1,
                format: inst.word(6)?,
                access: inst.words.get(7).copied(),
            }),
            Op::TypeCooperativeMatrixKHR => {
                Ty::Cooperative(Cooperative::of(source, self.scalar(part(0)?)?, inst)?)
            }
            Op::TypeSampler => Ty::Sampler,
            Op::TypeSampledImage => Ty::SampledImage { image: part(0)? },
            op => Ty::Other(op),
        })
    }

    fn scalar(&self, id: Id) -> Result<Id, String> {
        match self.get(id) {
            Ty::Bool | Ty::Int { .. } | Ty::Float { .. } => Ok(id),
            _ => Err("is a vector of lanes that are no numbers".to_owned()),
        }
    }

    fn vector(&self, id: Id) -> Result<Id, String> {
        match self.get(id) {
            Ty::Vector { .. } => Ok(id),
            _ => Err("is a matrix of columns that are no vectors".to_owned()),
        }
    }

    fn parts<'a>(&self, ty: &'a Ty) -> impl Iterator<Item = Id> + use<'a> {
        let (one, many) = match ty {
            Ty::Vector { lane: id, .. }
            | Ty::Matrix { column: id, .. }
            | Ty::Array { element: id, .. }
            | Ty::RuntimeArray { element: id } => (Some(*id), &[][..]),
            Ty::Struct { members } => (None, &members[..]),
            _ => (None, &[][..]),
        };
        one.into_iter().chain(many.iter().copied())
    }

    fn depth(&self, id: Id) -> u32 {
        self.all.get(&id).map_or(0, |known| known.depth)
    }

    fn place_members(&self, source: &Source<'_>, id: Id, members: &[Id], strides: &mut Strides) {
        let is_packed = source.decoration(id, Decoration::CPacked).is_some();
        let mut end = 0;
        for (at, &member) in (0..).zip(members) {
            let decorated = |kind| {
                source
                    .member_decoration(id, at, kind)?
                    .first()
                    .copied()
                    .map(u64::from)
            };
            let align = if is_packed { 1 } else { self.align(member) };
            let place = decorated(Decoration::Offset).unwrap_or(up(end, align));
            let matrix = decorated(Decoration::MatrixStride).map(|stride| MatrixPlace {
                stride,
                row_major: source
                    .member_decoration(id, at, Decoration::RowMajor)
                    .is_some(),
            });
            strides.offsets.push(place);
            strides.matrices.push(matrix);
            end = place.saturating_add(self.size(member));
        }
    }

    fn extent(&self, ty: &Ty, strides: &Strides) -> (u64, u64) {
        match ty {
            Ty::Void | Ty::Function | Ty::Cooperative(_) | Ty::Other(_) => (0, 1),
            Ty::Bool => (1, 1),
            Ty::Int { width, .. } | Ty::Float { width } if *width <= 64 => {
                let bytes = u64::from(width.div_ceil(8).max(1).next_power_of_two());
                (bytes, bytes)
            }
            Ty::Int { .. } | Ty::Float { .. } => (16, 16),
            Ty::Vector { lane, count } => {
                let size = self.size(*lane) * u64::from(count.next_power_of_two());
                (size, size)
            }
            Ty::Matrix { column, count } => {
                (self.size(*column) * u64::from(*count), self.align(*column))
            }
            Ty::Array { element, count } => {
                let stride = strides.element.unwrap_or(self.stride_of(*element));
                (stride.saturating_mul(*count), self.align(*element))
            }
            Ty::RuntimeArray { element } => (0, self.align(*element)),
            Ty::Struct { members } => {
                let align = members.iter().map(|&member| self.align(member)).max();
                let align = align.unwrap_or(1);
                let ends = members.iter().zip(&strides.offsets);
                let end = ends.map(|(&member, place)| place.saturating_add(self.size(member)));
                (up(end.max().unwrap_or(0), align), align)
            }
            Ty::Pointer { .. } | Ty::Image(_) | Ty::Sampler | Ty::SampledImage { .. } => {
                (self.pointer_size, self.pointer_size)
            }
        }
    }

    fn count_leaves(&self, ty: &Ty) -> u64 {
        match ty {
            Ty::Void | Ty::RuntimeArray { .. } => 0,
            Ty::Matrix { count, .. } => u64::from(*count),
            Ty::Array { element, count } => self.leaf_count(*element).saturating_mul(*count),
            Ty::Struct { members } => members.iter().fold(0, |all, &member| {
                all.saturating_add(self.leaf_count(member))
            }),
            Ty::SampledImage { image } if !self.is_only_fetched(*image) => 2,
            _ => 1,
        }
    }

    fn count_columns(&self, ty: &Ty) -> u64 {
        match ty {
            Ty::Array { element, .. } => self.column_count(*element),
            Ty::Struct { members } => members.iter().fold(0, |all, &member| {
                all.saturating_add(self.column_count(member))
            }),
            _ => 1,
        }
    }

    /// The columns of memory for a type.
    pub fn column_count(&self, id: Id) -> u64 {
        self.all.get(&id).map_or(0, |known| known.columns)
    }

    /// A type; one without a meaning for an id that is none.
    pub fn get(&self, id: Id) -> &Ty {
        self.all
            .get(&id)
            .map_or(&Ty::Other(Op::Nop), |known| &known.ty)
    }

    /// The bytes of a type.
    pub fn size(&self, id: Id) -> u64 {
        self.all.get(&id).map_or(0, |known| known.size)
    }

    /// The natural alignment of a type.
    pub fn align(&self, id: Id) -> u64 {
        self.all.get(&id).map_or(1, |known| known.align)
    }

    fn stride_of(&self, element: Id) -> u64 {
        up(self.size(element), self.align(element))
    }

    /// Bytes from one element of an array type to the next.
    pub fn stride(&self, array: Id) -> u64 {
        let Some(known) = self.all.get(&array) else {
            return 0;
        };
        let element = self.parts(&known.ty).next().unwrap_or_default();
        known.strides.element.unwrap_or(self.stride_of(element))
    }

    /// The offset of a member, and the place of the matrices in it.
    pub fn member(&self, id: Id, member: usize) -> Option<(u64, Option<MatrixPlace>)> {
        let strides = &self.all.get(&id)?.strides;
        Some((
            *strides.offsets.get(member)?,
            *strides.matrices.get(member)?,
        ))
    }

    /// The type behind a pointer type, and its memory.
    ///
    /// # Errors
    /// If it is no pointer.
    pub fn pointee(&self, id: Id) -> Result<(StorageClass, Id), String> {
        match *self.get(id) {
            Ty::Pointer { class, pointee } => Ok((class, pointee)),
            _ => Err("has a type that is no pointer where one belongs".to_owned()),
        }
    }

    /// Whether an integer type is declared as unsigned; that of a vector's lanes.
    pub fn is_unsigned(&self, id: Id) -> bool {
        match *self.get(id) {
            Ty::Int { signed, .. } => !signed,
            Ty::Vector { lane, .. } => self.is_unsigned(lane),
            _ => false,
        }
    }

    /// Whether a type contains an array or a matrix.
    pub fn has_arrays(&self, id: Id) -> bool {
        self.all.get(&id).is_some_and(|known| known.has_arrays)
    }
}

fn within(number: u32, least: u32, most: u32, of: &str) -> Result<u32, String> {
    match (least..=most).contains(&number) {
        true => Ok(number),
        false => Err(format!("has {number} {of}; use {least} to {most}")),
    }
}

fn length(source: &Source<'_>, id: Id) -> Result<u64, String> {
    let length = constants::int_of(source, id);
    let length = length.ok_or("has a length that is no constant integer")?;
    match length {
        0 => Err("has the length 0; use at least 1".to_owned()),
        _ => Ok(length),
    }
}

/// The reason why floats of an encoding are no type.
fn of_encoding(width: u32, encoding: u32) -> String {
    format!("has floats of {width} bits of the encoding {encoding}; use those of IEEE")
}

/// A storage class.
///
/// # Errors
/// If it is not known.
pub fn class(number: u32) -> Result<StorageClass, String> {
    StorageClass::from_u32(number).ok_or_else(|| format!("has the unknown storage class {number}"))
}

/// The next multiple of an alignment.
fn up(place: u64, align: u64) -> u64 {
    place.div_ceil(align.max(1)).saturating_mul(align.max(1))
}
