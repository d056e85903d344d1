//! Types of mir for those of upstream's kernels.
//!
//! `index` becomes an integer of the width given to the pass. A memref becomes a pointer, followed by the numbers
//! that its type leaves open, see [`Part`]. In memory an `i1` takes a byte, an integer of another odd width the
//! next power of two.

use gir_dialects::{
    common::MemoryScope,
    devices::MmaMatrix,
    ir::{self, Attribute, AttributeExt, MemRef, Signedness, Type, TypeExt},
    mir::{CoopMatrixType, CoopMatrixUse, PtrType, StorageSpace},
    pass::PassRun,
    upstream::{
        gpu,
        spirv::{StorageClass, StorageClassAttr},
    },
};

/// The settings of the conversion of types.
#[derive(Clone, Copy)]
pub struct Types {
    /// Bits of an `index`.
    pub index_width: u32,
    /// Whether memory spaces are numbers, as those of NVVM are.
    numbered: bool,
}

/// The kind of value that a memref is.
#[derive(Clone, Copy, PartialEq)]
pub enum Role {
    /// A parameter of a kernel: its memory without a space is the host's buffer.
    KernelParameter,
    /// Any other value: memory without a space may be in any.
    Value,
}

/// A part of a memref that is passed as a value of its own.
#[derive(Clone, Copy, PartialEq)]
pub enum Part {
    /// The address of the element that the static offset of the type counts from.
    Pointer,
    /// The offset of the first element, where only the launch knows it.
    Offset,
    /// The size of a dimension.
    Size(usize),
    /// The distance between neighbours of a dimension.
    Stride(usize),
}

impl Part {
    /// The parts of a memref, in the order of upstream's descriptor: the pointer, the offset, sizes, strides. Between
    /// blocks and functions the pointer contains an offset that is not static.
    pub fn all(memref: &MemRef<'_>, role: Role) -> Vec<Self> {
        let mut parts = vec![Self::Pointer];
        let layout = memref.strides.as_ref().filter(|_| !memref.is_contiguous());
        if role == Role::KernelParameter && layout.is_some_and(|(_, offset)| offset.is_none()) {
            parts.push(Self::Offset);
        }
        let open = |all: &[Option<i64>]| {
            let open = all
                .iter()
                .enumerate()
                .filter(|(_, extent)| extent.is_none());
            open.map(|(at, _)| at).collect::<Vec<_>>()
        };
        parts.extend(open(&memref.shape).into_iter().map(Self::Size));
        if let Some((strides, _)) = layout {
            parts.extend(open(strides).into_iter().map(Self::Stride));
        }
        parts
    }
}

impl Types {
    /// The settings from the options of the pass; `None` after a diagnostic.
    pub fn chosen(pass: &PassRun<'_>) -> Option<Self> {
        let width = pass.int_option(super::INDEX_BITWIDTH.name);
        let spaces = pass.string_option(super::MEMORY_SPACES.name);
        let index_width = u32::try_from(width)
            .ok()
            .filter(|width| [32, 64].contains(width));
        if index_width.is_none() {
            pass.op().error(format!(
                "cannot have indices of {width} bits; index-bitwidth is 32 or 64"
            ));
        }
        let known = ["named", "nvvm"].contains(&spaces.as_str());
        if !known {
            pass.op().error(format!(
                "cannot read memory spaces as '{spaces}'; memory-spaces is 'named' or 'nvvm'"
            ));
        }
        Some(Self {
            index_width: index_width.filter(|_| known)?,
            numbered: spaces == "nvvm",
        })
    }

    /// The type of an `index`.
    pub fn index<'c>(&self, context: &'c ir::Context) -> Type<'c> {
        ir::integer_type(context, self.index_width, Signedness::Signless)
    }

    /// The type of a value; memrefs stay.
    pub fn value<'c>(&self, ty: Type<'c>) -> Type<'c> {
        match ty.lane().is_index() {
            true => ty.with_lane(self.index(ty.ctx())),
            false => cooperative(ty).unwrap_or(ty),
        }
    }

    /// The type of elements in memory.
    pub fn element<'c>(&self, ty: Type<'c>) -> Type<'c> {
        self.value(stored(ty))
    }

    /// The pointer for a memref.
    ///
    /// # Errors
    /// The error in its memory space.
    pub fn pointer<'c>(&self, memref: &MemRef<'c>, role: Role) -> Result<Type<'c>, String> {
        let space = self.space(memref.space)?.unwrap_or(match role {
            Role::KernelParameter => StorageSpace::Global,
            Role::Value => StorageSpace::Generic,
        });
        let element = self.element(memref.element);
        Ok(PtrType::get(element.ctx(), space, element))
    }

    /// The types for a type in a list of parameters, arguments or results.
    ///
    /// # Errors
    /// The error in the memory space of a memref.
    pub fn expanded<'c>(&self, ty: Type<'c>, role: Role) -> Result<Vec<Type<'c>>, String> {
        let Some(memref) = MemRef::of(ty) else {
            return Ok(vec![self.value(ty)]);
        };
        let pointer = self.pointer(&memref, role)?;
        let parts = Part::all(&memref, role).into_iter();
        let types = parts.map(|part| match part {
            Part::Pointer => pointer,
            _ => self.index(ty.ctx()),
        });
        Ok(types.collect())
    }

    /// The storage space of a memory space; `None` for the default one.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn space(&self, space: Option<Attribute<'_>>) -> Result<Option<StorageSpace>, String> {
        let Some(space) = space else { return Ok(None) };
        if let Some(named) = gpu::AddressSpaceAttr::from_attribute(space) {
            return Ok(Some(match named.value() {
                gpu::AddressSpace::Global => StorageSpace::Global,
                gpu::AddressSpace::Workgroup => StorageSpace::Workgroup,
                gpu::AddressSpace::Private => StorageSpace::Private,
            }));
        }
        if let Some(class) = StorageClassAttr::from_attribute(space) {
            return of_storage_class(class.value());
        }
        match space.as_int() {
            Some(number) if self.numbered => of_number(number),
            Some(number) => of_any_number(number),
            None => Err(format!(
                "memory space {space} is unknown; write #gpu.address_space<…>"
            )),
        }
    }
}

/// The cooperative matrix for a type, if it is one of matrices.
pub fn cooperative(ty: Type<'_>) -> Option<Type<'_>> {
    let matrix = MmaMatrix::of(ty)?;
    let element = match matrix.element.as_integer() {
        Some((width, _)) => ir::integer_type(ty.ctx(), width, Signedness::Signless),
        None => matrix.element,
    };
    let part = match matrix.operand {
        "AOp" => CoopMatrixUse::A,
        "BOp" => CoopMatrixUse::B,
        _ => CoopMatrixUse::Accumulator,
    };
    let (rows, columns) = matrix.shape;
    let scope = MemoryScope::Subgroup;
    Some(CoopMatrixType::get(
        ty.ctx(),
        rows,
        columns,
        element,
        part,
        scope,
    ))
}

/// The type for numbers of any width in memory: 8, 16, 32 or 64 bits.
pub fn stored(ty: Type<'_>) -> Type<'_> {
    match ty.as_integer() {
        Some((width @ 1..64, _)) => {
            let width = width.next_power_of_two().max(8);
            ir::integer_type(ty.ctx(), width, Signedness::Signless)
        }
        _ => ty,
    }
}

/// The storage space of a number with one meaning for NVVM, AMD and upstream's ways to SPIR-V. Space 1 is global for
/// the first two, and generic for SPIR-V: generic memory comprises global memory.
fn of_any_number(number: i64) -> Result<Option<StorageSpace>, String> {
    match number {
        0 | 1 => Ok(None),
        3 => Ok(Some(StorageSpace::Workgroup)),
        4 => Ok(Some(StorageSpace::Constant)),
        5 => Ok(Some(StorageSpace::Private)),
        _ => Err(format!(
            "memory space {number} has a different meaning on each target; write #gpu.address_space<…>"
        )),
    }
}

/// The storage space of a number, as NVVM and AMD define them.
fn of_number(number: i64) -> Result<Option<StorageSpace>, String> {
    match number {
        0 => Ok(None),
        1 => Ok(Some(StorageSpace::Global)),
        3 => Ok(Some(StorageSpace::Workgroup)),
        4 => Ok(Some(StorageSpace::Constant)),
        5 => Ok(Some(StorageSpace::Private)),
        _ => Err(format!(
            "NVVM has no memory space {number}; kernels have 0 (generic), 1 (global), 3 (shared), 4 (constant) and 5 (local)"
        )),
    }
}

fn of_storage_class(class: StorageClass) -> Result<Option<StorageSpace>, String> {
    match class {
        StorageClass::Generic => Ok(None),
        StorageClass::StorageBuffer | StorageClass::CrossWorkgroup => {
            Ok(Some(StorageSpace::Global))
        }
        StorageClass::Workgroup => Ok(Some(StorageSpace::Workgroup)),
        StorageClass::Function | StorageClass::Private => Ok(Some(StorageSpace::Private)),
        StorageClass::UniformConstant => Ok(Some(StorageSpace::Constant)),
        other => Err(format!(
            "storage class {} is not memory of a kernel; use StorageBuffer, Workgroup or Function",
            other.keyword()
        )),
    }
}
