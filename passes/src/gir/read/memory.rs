//! Addresses, loads, stores and storage.

use super::{
    class::{self, Class},
    instruction::{Built, Reading, result},
};
use crate::{
    analysis::layout,
    gir::text::{
        ast::{Item, Operand, OperandKind},
        keywords::{AttributeKey, Extension},
    },
};
use gir_dialects::{
    gir::*,
    ir::{Builder, Type, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    /// `mov %x` copies a value, `mov @g` takes a global's address.
    pub fn mov(&self) -> Built<'c> {
        let [
            Operand {
                kind: OperandKind::Symbol(symbol),
                span,
            },
        ] = *self.operands()
        else {
            let [operand] = self.values()?;
            return result!(MovOp::build(self.builder, operand.ty(), operand));
        };
        let header = self.scope.header;
        let symbol = header.tree.symbol(symbol)?;
        let Some(Item::Global(index)) = symbol.definition else {
            header.unknown_symbol(symbol, span.start, "global");
            return None;
        };
        let global = &header.tree.globals[index as usize];
        // An unsupported type is reported at the global's own declaration.
        let ty = header.types.get(global.ty.id)?;
        result!(AddressOfOp::build(self.builder, ty, symbol.name))
    }

    /// The type of a pointer operand.
    pub fn pointer(&self, index: usize, value: Value<'c>, role: &str) -> Option<PtrType<'c>> {
        self.need(Class::Pointer, index, value, role)?;
        PtrType::from_type(value.ty())
    }

    pub fn load(&self) -> Built<'c> {
        let [pointer] = self.values()?;
        let ty = self.pointer(0, pointer, "")?.pointee();
        result!(LoadOp::build(self.builder, ty, pointer))
    }

    pub fn store(&self) -> Built<'c> {
        let [pointer, value] = self.values()?;
        let ty = self.pointer(0, pointer, " as its first operand")?;
        if ty.space() == AddressSpace::Const {
            return self.fail(
                "cannot write to constant memory; use a pointer to global, shared or local memory",
            );
        }
        if ty.pointee() != value.ty() {
            return self.fail(format!(
                "stores {} through a pointer to {}; convert the value or the pointer",
                class::text(value.ty()),
                class::text(ty.pointee())
            ));
        }
        StoreOp::build(self.builder, pointer, value);
        Some(None)
    }

    pub fn gep(&self) -> Built<'c> {
        let [base, index] = self.values()?;
        self.need(Class::Pointer, 0, base, " as its base")?;
        self.need(Class::Integer, 1, index, " as its index")?;
        if self.scope.header.options.strict && Class::Signed.has(index.ty()) {
            return self.fail(format!(
                "with an index of type {} belongs to the extension '{}', which strict mode refuses",
                class::text(index.ty()),
                Extension::SignedIndices
            ));
        }
        let Some(stride) = self.integer(AttributeKey::Stride) else {
            return self.strideless(base.ty());
        };
        result!(GepOp::build(self.builder, base.ty(), base, index, stride))
    }

    /// Reports a `gep` without a stride.
    fn strideless(&self, base: Type<'c>) -> Built<'c> {
        let pointee = PtrType::from_type(base)?.pointee();
        let (element, bytes) = (class::text(pointee), layout::size(pointee));
        self.fail(format!(
            "lacks stride=<bytes>; an element of type {element} takes {bytes}, write stride={bytes}u"
        ))
    }

    pub fn alloc(&self) -> Built<'c> {
        let header = self.scope.header;
        let element = header.ty(self.instruction.ty?);
        let Some(entry) = self.entry else {
            return self.fail("must be in the entry block of its function");
        };
        let ty = PtrType::get(header.context(), AddressSpace::Local, element?);
        let count = self.integer(AttributeKey::Count).unwrap_or(1);
        let builder = Builder::at_end(entry, self.builder.location());
        result!(AllocOp::build(&builder, ty, count))
    }

    pub fn addr_space_cast(&self) -> Built<'c> {
        let operand = self.values();
        let ty = self.scope.header.ty(self.instruction.ty?);
        let ([operand], ty) = (operand?, ty?);
        let from = self.pointer(0, operand, "")?;
        let (old, new) = (class::text(operand.ty()), class::text(ty));
        let Some(to) = PtrType::from_type(ty) else {
            return self.fail(format!("yields a pointer, not {new}"));
        };
        if from.pointee() != to.pointee() {
            return self.fail(format!(
                "cannot change the pointee, but goes from {old} to {new}; use bitcast for that"
            ));
        }
        let is_generic = |ty: PtrType<'c>| ty.space() == AddressSpace::Generic;
        if is_generic(from) == is_generic(to) {
            return self.fail(format!(
                "must go to or from the generic address space, but goes from {old} to {new}"
            ));
        }
        if [from.space(), to.space()].contains(&AddressSpace::Const) {
            return self.fail(
                "cannot cast constant memory, which the generic address space does not cover",
            );
        }
        result!(AddrSpaceCastOp::build(self.builder, ty, operand))
    }
}
