//! Loads, stores and queries of memrefs.

use super::{
    arith::compare,
    buffers::{Buffers, NO_HEAP, is_memref},
    extent::{Extent, constant},
    matrices,
    memory::{from_memory, load, store, to_memory},
    types::{Part, Role},
};
use gir_dialects::{
    ir::{Builder, MemRef, Op, Value},
    mir::{PtrType, StorageSpace},
    upstream::{
        arith::{self, CmpIPredicate},
        builtin, memref, ub, vector,
    },
};

impl<'c> Buffers<'_, 'c> {
    /// Replaces all operations on memrefs in the function, and the memrefs.
    pub fn lower(&mut self) {
        let mut ops = vec![];
        self.function.walk_pre(|op| {
            if op.operands().chain(op.results()).any(is_memref) {
                ops.push(op);
            }
        });
        // An error counts even if the result is unused.
        let made = ops.iter().flat_map(|op| op.results());
        made.filter(|&value| is_memref(value)).for_each(|value| {
            self.get(value);
        });
        let mut complete = true;
        for &op in &ops {
            complete &= self.access(op).is_some();
        }
        if complete {
            // They use each other.
            ops.iter().for_each(|op| op.set_operands(&[]));
            ops.into_iter().for_each(Op::erase);
        }
    }

    /// Replaces the effect and the results of an operation on memrefs; the operation itself stays till the end.
    /// `None` after a diagnostic.
    fn access(&mut self, op: Op<'c>) -> Option<()> {
        if let Some(load) = op.cast::<memref::LoadOp<'c>>() {
            self.load(op, load.memref(), &load.indices())
        } else if let Some(store) = op.cast::<memref::StoreOp<'c>>() {
            self.store(op, store.value(), store.memref(), &store.indices())
        } else if let Some(load) = op.cast::<vector::LoadOp<'c>>() {
            self.load_vector(op, load.base(), &load.indices(), load.alignment())
        } else if let Some(store) = op.cast::<vector::StoreOp<'c>>() {
            let (value, base) = (store.value_to_store(), store.base());
            self.store_vector(op, value, base, &store.indices(), store.alignment())
        } else if let Some(read) = op.cast::<vector::TransferReadOp<'c>>() {
            self.load_vector(op, read.base(), &read.indices(), None)
        } else if let Some(write) = op.cast::<vector::TransferWriteOp<'c>>() {
            let (value, base) = (write.value_to_store(), write.base());
            self.store_vector(op, value, base, &write.indices(), None)
        } else if let Some(atomic) = op.cast::<memref::AtomicRMWOp<'c>>() {
            self.atomic(atomic)
        } else if let Some(atomic) = op.cast::<memref::GenericAtomicRMWOp<'c>>() {
            self.generic_atomic(atomic)
        } else if matrices::is_access(op) {
            matrices::access(self, op)
        } else {
            self.question(op)
        }
    }

    /// Replaces queries of memrefs and assertions about them.
    fn question(&mut self, op: Op<'c>) -> Option<()> {
        if let Some(dimension) = op.cast::<memref::DimOp<'c>>() {
            self.size(dimension)
        } else if op.is::<memref::RankOp<'c>>() {
            let rank = MemRef::of(op.operand(0).ty())?.shape.len();
            let rank = constant(&Builder::before(op), self.index(), rank as i64);
            self.replace(op, rank);
            Some(())
        } else if let Some(parts) = op.cast::<memref::ExtractStridedMetadataOp<'c>>() {
            self.metadata(parts)
        } else if op.is::<memref::DeallocOp<'c>>() {
            self.dealloc(op)
        } else if op.is::<memref::PrefetchOp<'c>>() {
            Some(())
        } else if op.is::<builtin::UnrealizedConversionCastOp<'c>>() && !op.results().any(is_memref)
        {
            self.take_apart(op)
        } else {
            // Memory and views of it; errors in them have been reported.
            let mut memrefs = op.results().filter(|&value| is_memref(value));
            memrefs.all(|value| self.get(value).is_some()).then_some(())
        }
    }

    fn load(&mut self, op: Op<'c>, memref: Value<'c>, indices: &[Value<'c>]) -> Option<()> {
        let buffer = self.get(memref)?;
        let b = Builder::before(op);
        let place = self.place(&b, &buffer, indices);
        let value = load(&b, place);
        self.replace(op, from_memory(&b, value, op.result(0).ty()));
        Some(())
    }

    fn store(
        &mut self,
        op: Op<'c>,
        value: Value<'c>,
        memref: Value<'c>,
        indices: &[Value<'c>],
    ) -> Option<()> {
        let buffer = self.get(memref)?;
        let b = Builder::before(op);
        check_writable(op, buffer.space())?;
        let place = self.place(&b, &buffer, indices);
        store(&b, place, to_memory(&b, value, buffer.element()));
        Some(())
    }

    fn size(&mut self, dimension: memref::DimOp<'c>) -> Option<()> {
        use gir_dialects::ir::OpView;
        let op = dimension.op();
        let buffer = self.get(dimension.source())?;
        let b = Builder::before(op);
        let Extent::Known(at) = Extent::of(dimension.index()) else {
            return self.size_of_some(dimension, &buffer.sizes);
        };
        let size = usize::try_from(at).ok().and_then(|at| buffer.sizes.get(at));
        let Some(size) = size else {
            // Undefined in upstream.
            let poison = ub::PoisonOp::build(&b, self.index(), None).result();
            self.replace(op, poison);
            return Some(());
        };
        let size = size.value(&b, self.index());
        if size.is_none() {
            op.error(OF_LAUNCH);
        }
        self.replace(op, size?);
        Some(())
    }

    /// The size of a dimension that is known only at run time: one of all sizes.
    fn size_of_some(&mut self, dimension: memref::DimOp<'c>, sizes: &[Extent<'c>]) -> Option<()> {
        use gir_dialects::ir::OpView;
        let (op, ty) = (dimension.op(), self.index());
        let b = Builder::before(op);
        let mut chosen = None;
        for (at, size) in sizes.iter().enumerate() {
            let Some(size) = size.value(&b, ty) else {
                op.error(OF_LAUNCH);
                return None;
            };
            chosen = Some(chosen.map_or(size, |others| {
                let at = constant(&b, ty, at as i64);
                let is_it = compare(&b, CmpIPredicate::Eq, dimension.index(), at);
                arith::SelectOp::build(&b, ty, is_it, size, others).result()
            }));
        }
        // A memref without dimensions has no size: undefined in upstream.
        let poison = || ub::PoisonOp::build(&b, ty, None).result();
        let chosen = chosen.unwrap_or_else(poison);
        self.replace(op, chosen);
        Some(())
    }

    fn metadata(&mut self, parts: memref::ExtractStridedMetadataOp<'c>) -> Option<()> {
        use gir_dialects::ir::OpView;
        let op = parts.op();
        let buffer = self.get(parts.source())?;
        let b = Builder::before(op);
        let strides = self.strides(&b, &buffer);
        let old = [vec![parts.offset()], parts.sizes(), parts.strides()].concat();
        let new = [vec![buffer.offset], buffer.sizes.clone(), strides].concat();
        for (old, new) in old.into_iter().zip(new).filter(|(old, _)| old.has_uses()) {
            let Some(new) = new.value(&b, self.index()) else {
                op.error(OF_LAUNCH);
                return None;
            };
            self.replace_value(old, new);
        }
        Some(())
    }

    /// Workgroup memory ends with the workgroup, private memory with the call; other memory is not allocated here.
    fn dealloc(&mut self, op: Op<'c>) -> Option<()> {
        let buffer = self.get(op.operand(0))?;
        let own = [StorageSpace::Workgroup, StorageSpace::Private];
        if !own.contains(&buffer.space()) {
            op.error(NO_HEAP);
            return None;
        }
        Some(())
    }

    /// The pointer and the open numbers of a memref that leaves its block.
    fn take_apart(&mut self, op: Op<'c>) -> Option<()> {
        let memref = MemRef::of(op.operand(0).ty())?;
        let buffer = self.get(op.operand(0))?;
        let b = Builder::before(op);
        let space = PtrType::from_type(op.result(0).ty())?.space();
        let origin = self.origin(&b, &buffer, &memref);
        let origin = self.in_space(&b, op, origin, space)?;
        let strides = self.strides(&b, &buffer);
        let parts = Part::all(&memref, Role::Value);
        for (part, old) in parts.into_iter().zip(op.results()) {
            let number = match part {
                Part::Pointer | Part::Offset => Extent::Value(origin),
                Part::Size(at) => buffer.sizes[at],
                Part::Stride(at) => strides[at],
            };
            let Some(new) = number.value(&b, self.index()) else {
                op.error(OF_LAUNCH);
                return None;
            };
            self.replace_value(old, new);
        }
        Some(())
    }
}

const OF_LAUNCH: &str = "needs the size of dynamic workgroup memory, which only the launch knows; pass it as a parameter, and make a 'memref.view' of that size";

/// Reports a write to constant memory.
pub fn check_writable(op: Op<'_>, space: StorageSpace) -> Option<()> {
    let writable = space != StorageSpace::Constant;
    if !writable {
        op.error("writes to constant memory; declare the global without 'constant'");
    }
    writable.then_some(())
}
