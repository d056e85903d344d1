//! Definitions of memrefs: allocations, and views of other memrefs.

use super::{
    buffers::{Buffer, Buffers, sizes},
    extent::{Extent, constant, mixed},
    lifetime::{Reach, may_repeat, reach},
    types::{Part, Role},
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Op, OpView, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{arith, builtin, memref},
};

impl<'c> Buffers<'_, 'c> {
    /// The description of a memref whose sources are described; `None` after a diagnostic.
    pub fn make(&mut self, value: Value<'c>) -> Option<Buffer<'c>> {
        let memref = MemRef::of(value.ty())?;
        let op = value.defining_op()?;
        let b = Builder::before(op);
        if op.is::<builtin::UnrealizedConversionCastOp<'c>>() {
            return Some(passed(op, &memref));
        } else if op.is::<memref::AllocaOp<'c>>() || self.is_of_call(op, &memref) {
            return self.variable(op, &memref);
        } else if let Some(address) = op.cast::<memref::GetGlobalOp<'c>>() {
            return self.global(address, &memref);
        } else if op.is::<memref::AllocOp<'c>>() {
            op.error(super::buffers::NO_HEAP);
            return None;
        } else if let Some(select) = op.cast::<arith::SelectOp<'c>>() {
            return self.select(select, &memref);
        }
        let source = op.operand(value_source(op, value));
        let source = self.get(source)?;
        if let Some(view) = op.cast::<memref::ViewOp<'c>>() {
            return Some(self.view(view, &source, &memref));
        } else if let Some(view) = op.cast::<memref::SubViewOp<'c>>() {
            return self.subview(view, &source, &memref);
        } else if let Some(cast) = op.cast::<memref::ReinterpretCastOp<'c>>() {
            let offset = mixed(cast.static_offsets(), cast.offsets());
            let strides = mixed(cast.static_strides(), cast.strides());
            return Some(Buffer {
                base: source.base,
                offset: offset.first().copied().unwrap_or(Extent::Known(0)),
                sizes: mixed(cast.static_sizes(), cast.sizes()),
                strides: (!memref.is_contiguous()).then_some(strides),
                is_signed: source.is_signed,
            });
        } else if let Some(expand) = op.cast::<memref::ExpandShapeOp<'c>>() {
            return Some(self.expand(expand, &source));
        } else if let Some(collapse) = op.cast::<memref::CollapseShapeOp<'c>>() {
            return Some(self.collapse(collapse, &source));
        } else if let Some(transpose) = op.cast::<memref::TransposeOp<'c>>() {
            return self.transpose(transpose, source);
        } else if op.is::<memref::ExtractStridedMetadataOp<'c>>() {
            let base = Buffer::contiguous(source.base, vec![]);
            return Some(Buffer {
                is_signed: source.is_signed,
                ..base
            });
        } else if op.is::<memref::MemorySpaceCastOp<'c>>() {
            let space = self.types.space(memref.space).ok().flatten();
            let base = match space {
                Some(space) => self.in_space(&b, op, source.base, space)?,
                None => source.base,
            };
            return Some(Buffer { base, ..source });
        }
        // memref.cast, and assertions about the memory.
        let sizes = sizes(
            &memref,
            source
                .sizes
                .iter()
                .zip(&memref.shape)
                .filter(|(_, extent)| extent.is_none())
                .map(|(size, _)| *size),
        );
        Some(Buffer { sizes, ..source })
    }

    /// Whether an allocation is memory of one call that a variable can hold: of a fixed size that is not large, and
    /// neither returned nor carried by a loop.
    fn is_of_call(&self, op: Op<'c>, memref: &MemRef<'c>) -> bool {
        const MAX_BYTES: i64 = 64 << 10;
        let size = layout::size(self.types.element(memref.element));
        let bytes = memref.count().and_then(|count| count.checked_mul(size));
        op.is::<memref::AllocOp<'c>>()
            && memref.space.is_none()
            && bytes.is_some_and(|bytes| bytes <= MAX_BYTES)
            && reach(op) < Reach::Anywhere
    }

    /// Private memory of each work-item.
    fn variable(&self, op: Op<'c>, memref: &MemRef<'c>) -> Option<Buffer<'c>> {
        let Some(count) = memref.count() else {
            op.error("allocates memory of a size known only at run time; a work-item's memory has a fixed size");
            return None;
        };
        let space = self.types.space(memref.space).ok().flatten();
        if !matches!(space, None | Some(StorageSpace::Private)) {
            op.error("allocates memory that is not private; use a global, a workgroup attribution or a buffer of the host");
            return None;
        }
        let entry = self.function.region(0).first_block()?;
        let is_at_start = op.block() == Some(entry);
        let is_seen_later = reach(op) > Reach::Region;
        if !is_at_start && is_seen_later && may_repeat(op, self.function) {
            op.error("allocates memory in a branch or loop and passes it on, but a work-item has it once; allocate it at the start of the function");
            return None;
        }
        let b = match is_at_start {
            true => Builder::before(op),
            false => Builder::at_start(entry, op.location()),
        };
        let element = self.types.element(memref.element);
        let ty = PtrType::get(b.context(), StorageSpace::Private, element);
        // An address needs at least one element.
        let base = mir::AllocOp::build(&b, ty, count.max(1)).result();
        Some(Buffer::contiguous(base, sizes(memref, std::iter::empty())))
    }

    fn global(&self, address: memref::GetGlobalOp<'c>, memref: &MemRef<'c>) -> Option<Buffer<'c>> {
        let op = address.op();
        let Some(global) = self.symbols.global(address.name()) else {
            op.error(format!(
                "names '@{}', which is not a global of the device",
                address.name()
            ));
            return None;
        };
        let b = Builder::before(op);
        let base = mir::AddressOfOp::build(&b, global.type_(), address.name()).result();
        Some(Buffer::contiguous(base, sizes(memref, std::iter::empty())))
    }

    /// Bytes as elements of another type.
    fn view(
        &self,
        view: memref::ViewOp<'c>,
        source: &Buffer<'c>,
        memref: &MemRef<'c>,
    ) -> Buffer<'c> {
        let b = Builder::before(view.op());
        let (start, element) = (self.start(&b, source), self.types.element(memref.element));
        let shift = Extent::of(view.byte_shift());
        let size = layout::size(element);
        // Memory sized by the launch has the type of its views already.
        let base = if source.element() == element && size > 1 {
            self.step(&b, start, self.whole(&b, shift, size))
        } else {
            let bytes = match shift {
                Extent::Known(0) => start,
                _ => mir::GepOp::build(&b, start.ty(), start, view.byte_shift(), 1, true).result(),
            };
            let ty = PtrType::get(b.context(), source.space(), element);
            match bytes.ty() == ty {
                true => bytes,
                false => mir::PtrCastOp::build(&b, ty, bytes).result(),
            }
        };
        let open = view.sizes().into_iter().map(Extent::of);
        Buffer::contiguous(base, sizes(memref, open))
    }

    /// Bytes as a number of elements; a view starts at a whole one.
    fn whole(&self, b: &Builder<'c>, bytes: Extent<'c>, size: i64) -> Extent<'c> {
        let ty = self.index();
        match bytes {
            Extent::Known(bytes) => Extent::Known(bytes / size),
            Extent::Value(value) => {
                let size = constant(b, ty, size);
                Extent::Value(arith::DivUIOp::build(b, ty, value, size, false).result())
            }
            Extent::Unknown => Extent::Unknown,
        }
    }

    fn subview(
        &self,
        view: memref::SubViewOp<'c>,
        source: &Buffer<'c>,
        memref: &MemRef<'c>,
    ) -> Option<Buffer<'c>> {
        let (b, ty) = (Builder::before(view.op()), self.index());
        let offsets = mixed(view.static_offsets(), view.offsets());
        let sizes = mixed(view.static_sizes(), view.sizes());
        let steps = mixed(view.static_strides(), view.strides());
        let strides = self.strides(&b, source);
        let offset = offsets
            .iter()
            .zip(&strides)
            .fold(source.offset, |sum, (offset, stride)| {
                let rows = offset.times(&b, ty, *stride);
                sum.plus(&b, ty, rows)
            });
        let strides: Vec<_> = strides
            .iter()
            .zip(&steps)
            .map(|(stride, step)| stride.times(&b, ty, *step))
            .collect();
        let Some(kept) = kept_dimensions(&view.static_sizes().as_dense_i64()?, memref) else {
            view.op().error("drops dimensions that cannot be determined; keep them, and use 'memref.collapse_shape'");
            return None;
        };
        let keep = |all: &[Extent<'c>]| kept.iter().map(|&at| all[at]).collect::<Vec<_>>();
        Some(Buffer {
            base: source.base,
            offset,
            sizes: keep(&sizes),
            strides: Some(keep(&strides)),
            is_signed: source.is_signed,
        })
    }

    fn expand(&self, expand: memref::ExpandShapeOp<'c>, source: &Buffer<'c>) -> Buffer<'c> {
        let (b, ty) = (Builder::before(expand.op()), self.index());
        let sizes = mixed(expand.static_output_shape(), expand.output_shape());
        let strides = source.strides.as_ref().map(|outer| {
            let mut strides = vec![Extent::Known(1); sizes.len()];
            for (group, stride) in groups(expand.reassociation()).iter().zip(outer) {
                let mut stride = *stride;
                for &at in group.iter().rev() {
                    strides[at] = stride;
                    stride = stride.times(&b, ty, sizes[at]);
                }
            }
            strides
        });
        Buffer {
            sizes,
            strides,
            ..source.clone()
        }
    }

    fn collapse(&self, collapse: memref::CollapseShapeOp<'c>, source: &Buffer<'c>) -> Buffer<'c> {
        let (b, ty) = (Builder::before(collapse.op()), self.index());
        let groups = groups(collapse.reassociation());
        let product = |group: &Vec<usize>| {
            group.iter().fold(Extent::Known(1), |size, &at| {
                size.times(&b, ty, source.sizes[at])
            })
        };
        let innermost = |strides: &Vec<Extent<'c>>| {
            let last = groups
                .iter()
                .map(|group| group.last().map_or(Extent::Known(1), |&at| strides[at]));
            last.collect()
        };
        Buffer {
            sizes: groups.iter().map(product).collect(),
            strides: source.strides.as_ref().map(innermost),
            ..source.clone()
        }
    }

    /// The dimensions in another order.
    fn transpose(
        &self,
        transpose: memref::TransposeOp<'c>,
        source: Buffer<'c>,
    ) -> Option<Buffer<'c>> {
        let b = Builder::before(transpose.op());
        let (_, order) = ir::projection(transpose.permutation())?;
        let order: Vec<_> = order.into_iter().collect::<Option<_>>()?;
        let permuted = |all: &[Extent<'c>]| order.iter().map(|&at| all[at]).collect::<Vec<_>>();
        let strides = self.strides(&b, &source);
        Some(Buffer {
            sizes: permuted(&source.sizes),
            strides: Some(permuted(&strides)),
            ..source
        })
    }

    /// One of two memrefs; memory of different spaces meets in the generic space.
    fn select(&mut self, select: arith::SelectOp<'c>, memref: &MemRef<'c>) -> Option<Buffer<'c>> {
        let (op, condition) = (select.op(), select.condition());
        let b = Builder::before(op);
        let [yes, no] = [select.true_value(), select.false_value()].map(|side| self.get(side));
        let (yes, no) = (yes?, no?);
        let space = match yes.space() == no.space() {
            true => yes.space(),
            false => StorageSpace::Generic,
        };
        let side = |buffer: &Buffer<'c>| {
            let origin = self.origin(&b, buffer, memref);
            self.in_space(&b, op, origin, space)
        };
        let (first, second) = (side(&yes)?, side(&no)?);
        let base = arith::SelectOp::build(&b, first.ty(), condition, first, second).result();
        let strides = [self.strides(&b, &yes), self.strides(&b, &no)];
        let ty = self.index();
        let choose = |part: Part| {
            let [yes, no] = match part {
                Part::Pointer | Part::Offset => return None,
                Part::Size(at) => [yes.sizes[at], no.sizes[at]],
                Part::Stride(at) => [strides[0][at], strides[1][at]],
            };
            let values = yes.value(&b, ty).zip(no.value(&b, ty));
            let chosen = values.map_or(Extent::Unknown, |(yes, no)| {
                Extent::Value(arith::SelectOp::build(&b, ty, condition, yes, no).result())
            });
            Some((part, chosen))
        };
        let numbers = Part::all(memref, Role::Value)
            .into_iter()
            .filter_map(choose);
        let numbers: Vec<_> = numbers.collect();
        Some(Buffer::of_parts(memref, base, &numbers))
    }
}

/// The memref that a cast puts together from its parts.
fn passed<'c>(cast: Op<'c>, memref: &MemRef<'c>) -> Buffer<'c> {
    let parts = [Role::Value, Role::KernelParameter].map(|role| Part::all(memref, role));
    let fits = |parts: &&Vec<Part>| parts.len() == cast.operand_count();
    let parts = parts.iter().find(fits).cloned().unwrap_or_default();
    let numbers = parts.into_iter().zip(cast.operands().map(Extent::of));
    let numbers: Vec<_> = numbers.skip(1).collect();
    Buffer::of_parts(memref, cast.operand(0), &numbers)
}

/// The index of the operand that a result is a view of.
fn value_source<'c>(op: Op<'c>, value: Value<'c>) -> usize {
    match op.is::<memref::DistinctObjectsOp<'c>>() {
        true => value.index(),
        false => 0,
    }
}

/// The dimensions by group.
fn groups(reassociation: Attribute<'_>) -> Vec<Vec<usize>> {
    let group = |group: Attribute<'_>| {
        let members = group.as_array().unwrap_or_default();
        members
            .iter()
            .filter_map(|at| usize::try_from(at.as_int()?).ok())
            .collect()
    };
    let groups = reassociation.as_array().unwrap_or_default();
    groups.into_iter().map(group).collect()
}

/// The dimensions of a subview that its type keeps: it may drop those of size 1.
fn kept_dimensions(sizes: &[i64], memref: &MemRef<'_>) -> Option<Vec<usize>> {
    let mut kept = vec![];
    for (at, &size) in sizes.iter().enumerate() {
        let known = (size != MemRef::DYNAMIC).then_some(size);
        if memref.shape.get(kept.len()) == Some(&known) {
            kept.push(at);
        } else if size != 1 {
            return None;
        }
    }
    (kept.len() == memref.shape.len()).then_some(kept)
}
