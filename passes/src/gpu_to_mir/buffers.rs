//! Descriptions of memrefs.
//!
//! A memref is a pointer to the start of its memory, and the layout of its indices. A value of memref type gets this
//! description at its definition; its users look it up here. In the end no memref is left.

use super::{
    extent::Extent,
    symbols::Symbols,
    types::{Part, Types},
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{Builder, MemRef, Op, Type, Value},
    mir::{self, PtrType, StorageSpace},
};
use std::collections::HashMap;

/// The error for memory management in a kernel.
pub const NO_HEAP: &str = "manages memory in a kernel, which is only possible for at most 64 KiB of a fixed size that no loop carries and no function returns; use 'memref.alloca', a workgroup attribution, or a buffer from the host";

/// The description of a memref.
#[derive(Clone)]
pub struct Buffer<'c> {
    /// The start of its memory.
    pub base: Value<'c>,
    /// Elements from there to the one with all indices 0.
    pub offset: Extent<'c>,
    /// Sizes of the dimensions, outermost first.
    pub sizes: Vec<Extent<'c>>,
    /// The distance between neighbouring indices, in elements; `None` for contiguous rows.
    pub strides: Option<Vec<Extent<'c>>>,
    /// Whether elements may be before the base: it is the first element of a view whose strides may be negative.
    pub is_signed: bool,
}

impl<'c> Buffer<'c> {
    /// Memory with contiguous rows.
    pub fn contiguous(base: Value<'c>, sizes: Vec<Extent<'c>>) -> Self {
        Self {
            base,
            offset: Extent::Known(0),
            sizes,
            strides: None,
            is_signed: false,
        }
    }

    /// Memory that is passed as a pointer and the numbers that the type leaves open.
    pub fn of_parts(memref: &MemRef<'c>, base: Value<'c>, numbers: &[(Part, Extent<'c>)]) -> Self {
        let given = |part: Part| {
            let given = numbers.iter().find(|(other, _)| *other == part);
            given.map_or(Extent::Unknown, |(_, number)| *number)
        };
        let fill = |all: &[Option<i64>], part: fn(usize) -> Part| {
            let number = |(at, known): (usize, &Option<i64>)| {
                known.map_or_else(|| given(part(at)), Extent::Known)
            };
            all.iter().enumerate().map(number).collect()
        };
        let layout = memref.strides.as_ref().filter(|_| !memref.is_contiguous());
        let offset = match (layout, given(Part::Offset)) {
            (Some((_, None)), Extent::Unknown) | (None, _) => Extent::Known(0),
            (Some((_, None)), offset) => offset,
            (Some((_, Some(offset))), _) => Extent::Known(*offset),
        };
        let is_from_start = given(Part::Offset) == Extent::Unknown;
        let may_be_negative = |stride: &Option<i64>| stride.is_none_or(|stride| stride < 0);
        let is_signed =
            is_from_start && layout.is_some_and(|(strides, _)| strides.iter().any(may_be_negative));
        Self {
            base,
            offset,
            sizes: fill(&memref.shape, Part::Size),
            strides: layout.map(|(strides, _)| fill(strides, Part::Stride)),
            is_signed,
        }
    }

    /// The type of the elements in memory.
    pub fn element(&self) -> Type<'c> {
        let ty = self.base.ty();
        PtrType::from_type(ty).map_or(ty, PtrType::pointee)
    }

    /// The storage space of its memory.
    pub fn space(&self) -> StorageSpace {
        PtrType::from_type(self.base.ty()).map_or(StorageSpace::Generic, PtrType::space)
    }
}

/// The memrefs of a function.
pub struct Buffers<'a, 'c> {
    pub types: Types,
    pub symbols: &'a Symbols<'c>,
    /// The function.
    pub function: Op<'c>,
    known: HashMap<Value<'c>, Option<Buffer<'c>>>,
    /// The replacements of sizes and the like. The replaced operations stay till the end, so that no dangling value
    /// is compared.
    replaced: HashMap<Value<'c>, Value<'c>>,
}

impl<'a, 'c> Buffers<'a, 'c> {
    pub fn new(function: Op<'c>, symbols: &'a Symbols<'c>, types: Types) -> Self {
        Self {
            types,
            symbols,
            function,
            known: HashMap::new(),
            replaced: HashMap::new(),
        }
    }

    /// The integer type of indices.
    pub fn index(&self) -> Type<'c> {
        self.types.index(self.function.context())
    }

    /// The description of a memref; `None` after a diagnostic.
    pub fn get(&mut self, memref: Value<'c>) -> Option<Buffer<'c>> {
        // Views of views: the source comes first, and may be many steps away.
        let mut pending = vec![memref];
        while let Some(&value) = pending.last() {
            let sources = value.defining_op().map_or(vec![], memrefs);
            let unknown: Vec<_> = sources
                .into_iter()
                .filter(|source| !self.known.contains_key(source))
                .collect();
            if !self.known.contains_key(&value) && unknown.is_empty() {
                let made = self.make(value);
                self.known.insert(value, made);
            }
            if self.known.contains_key(&value) {
                pending.pop();
            } else {
                pending.extend(unknown);
            }
        }
        let buffer = self.known.get(&memref).cloned().flatten();
        buffer.map(|buffer| self.as_it_is_now(buffer))
    }

    /// Replaces the uses of an operation's one result by another value.
    pub fn replace(&mut self, op: Op<'c>, value: Value<'c>) {
        self.replace_value(op.result(0), value);
    }

    /// Replaces the uses of a value by another.
    pub fn replace_value(&mut self, old: Value<'c>, new: Value<'c>) {
        old.replace_all_uses(new);
        self.replaced.insert(old, new);
    }

    /// The description with its replaced values updated.
    fn as_it_is_now(&self, mut buffer: Buffer<'c>) -> Buffer<'c> {
        let strides = buffer.strides.iter_mut().flatten();
        let extents = buffer.sizes.iter_mut().chain(strides);
        for extent in extents.chain([&mut buffer.offset]) {
            while let Extent::Value(value) = extent
                && let Some(&new) = self.replaced.get(value)
            {
                *extent = Extent::of(new);
            }
        }
        buffer
    }

    /// The address of an element.
    pub fn place(&self, b: &Builder<'c>, buffer: &Buffer<'c>, indices: &[Value<'c>]) -> Value<'c> {
        let indices: Vec<_> = indices.iter().map(|&index| Extent::of(index)).collect();
        self.at(b, buffer, self.distance(b, buffer, &indices))
    }

    /// The address of the element with all indices 0.
    pub fn start(&self, b: &Builder<'c>, buffer: &Buffer<'c>) -> Value<'c> {
        self.at(b, buffer, buffer.offset)
    }

    /// The address a number of elements after the base of a memref.
    fn at(&self, b: &Builder<'c>, buffer: &Buffer<'c>, elements: Extent<'c>) -> Value<'c> {
        match buffer.is_signed {
            true => self.back(b, buffer.base, elements),
            false => self.step(b, buffer.base, elements),
        }
    }

    /// The address from which the static offset of a memref's type counts, that of its first element without one: the
    /// form in which memory is passed on.
    pub fn origin(&self, b: &Builder<'c>, buffer: &Buffer<'c>, memref: &MemRef<'c>) -> Value<'c> {
        let fixed = static_offset(memref);
        let back = buffer.offset.plus(b, self.index(), Extent::Known(-fixed));
        match back {
            Extent::Known(..0) | Extent::Value(_) if fixed != 0 => self.back(b, buffer.base, back),
            _ => self.at(b, buffer, back),
        }
    }

    /// The address a number of elements, which may be negative, after another.
    fn back(&self, b: &Builder<'c>, base: Value<'c>, elements: Extent<'c>) -> Value<'c> {
        let element = PtrType::from_type(base.ty()).map(PtrType::pointee);
        match (element, elements.value(b, self.index())) {
            _ if elements == Extent::Known(0) => base,
            (Some(element), Some(index)) => {
                let size = layout::size(element);
                mir::GepOp::build(b, base.ty(), base, index, size, false).result()
            }
            _ => base,
        }
    }

    /// The address a number of elements after another.
    pub fn step(&self, b: &Builder<'c>, base: Value<'c>, elements: Extent<'c>) -> Value<'c> {
        let element = PtrType::from_type(base.ty()).map(PtrType::pointee);
        let (Some(element), false) = (element, elements == Extent::Known(0)) else {
            return base;
        };
        let Some(index) = elements.value(b, self.index()) else {
            return base;
        };
        // The offset of an element counts from the start, so it is not negative.
        mir::GepOp::build(b, base.ty(), base, index, layout::size(element), true).result()
    }

    /// The offset of an element from the start of the memory, in elements.
    fn distance(&self, b: &Builder<'c>, buffer: &Buffer<'c>, indices: &[Extent<'c>]) -> Extent<'c> {
        let ty = self.index();
        let inner = match &buffer.strides {
            Some(strides) => {
                indices
                    .iter()
                    .zip(strides)
                    .fold(Extent::Known(0), |sum, (index, stride)| {
                        let step = index.times(b, ty, *stride);
                        sum.plus(b, ty, step)
                    })
            }
            None => indices
                .iter()
                .zip(&buffer.sizes)
                .fold(Extent::Known(0), |rows, (index, size)| {
                    rows.times(b, ty, *size).plus(b, ty, *index)
                }),
        };
        buffer.offset.plus(b, ty, inner)
    }

    /// The distance between neighbouring indices of each dimension, in elements.
    pub fn strides(&self, b: &Builder<'c>, buffer: &Buffer<'c>) -> Vec<Extent<'c>> {
        if let Some(strides) = &buffer.strides {
            return strides.clone();
        }
        let ty = self.index();
        let mut stride = Extent::Known(1);
        let mut strides: Vec<_> = buffer
            .sizes
            .iter()
            .rev()
            .map(|size| {
                let here = stride;
                stride = stride.times(b, ty, *size);
                here
            })
            .collect();
        strides.reverse();
        strides
    }

    /// An address cast to a storage space; `None` after a diagnostic at `op`.
    pub fn in_space(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        pointer: Value<'c>,
        space: StorageSpace,
    ) -> Option<Value<'c>> {
        let from = PtrType::from_type(pointer.ty())?;
        if from.space() == space {
            return Some(pointer);
        }
        let through_generic = [from.space(), space].contains(&StorageSpace::Generic);
        if [from.space(), space].contains(&StorageSpace::Constant) {
            op.error("passes constant memory on, which would lose its memory space; inline the calls (`mlir-opt --inline`), or load the value first");
            return None;
        } else if !through_generic {
            op.error(format!(
                "uses {} memory as {} memory",
                from.space().keyword(),
                space.keyword()
            ));
            return None;
        }
        let ty = PtrType::get(b.context(), space, from.pointee());
        Some(mir::AddrSpaceCastOp::build(b, ty, pointer).result())
    }
}

/// The operands of an op that are memrefs.
fn memrefs(op: Op<'_>) -> Vec<Value<'_>> {
    op.operands()
        .filter(|value| MemRef::of(value.ty()).is_some())
        .collect()
}

/// Whether a value is a memref.
pub fn is_memref(value: Value<'_>) -> bool {
    MemRef::of(value.ty()).is_some()
}

/// The offset that the type of a memref states, 0 if it states none.
pub fn static_offset(memref: &MemRef<'_>) -> i64 {
    let strided = memref.strides.as_ref().filter(|_| !memref.is_contiguous());
    strided.and_then(|(_, offset)| *offset).unwrap_or(0)
}

/// The static sizes of a type, with the dynamic ones filled in, in order.
pub fn sizes<'c>(
    memref: &MemRef<'c>,
    mut open: impl Iterator<Item = Extent<'c>>,
) -> Vec<Extent<'c>> {
    let size = |extent: &Option<i64>| match extent {
        Some(extent) => Extent::Known(*extent),
        None => open.next().unwrap_or(Extent::Unknown),
    };
    memref.shape.iter().map(size).collect()
}
