//! Accesses to memory through a pointer, atomic or not, of mir and lir.
//!
//! An op of this kind names its operation in the `.td` files (`let access = …`). From that the generator of the
//! views makes `memory_access` of each dialect, so that passes hold no lists of such ops.

use crate::{
    common::{AtomicOperation, MemoryOrdering, MemoryScope},
    ir::{self, AttributeExt as _, Op, Type, Value},
    mir::PtrType,
};

/// An access to memory through the first operand of an op.
#[derive(Clone, Copy, Debug)]
pub struct MemoryAccess<'c> {
    op: Op<'c>,
    operation: AtomicOperation,
    /// The attributes that hold its orderings, and the one that holds its scope.
    orderings: &'static [&'static str],
    scopes: &'static [&'static str],
}

impl<'c> MemoryAccess<'c> {
    pub(crate) fn new(
        op: Op<'c>,
        operation: AtomicOperation,
        orderings: &'static [&'static str],
        scopes: &'static [&'static str],
    ) -> Self {
        Self {
            op,
            operation,
            orderings,
            scopes,
        }
    }

    /// The operation on the memory.
    pub fn operation(self) -> AtomicOperation {
        self.operation
    }

    /// The address.
    pub fn pointer(self) -> Value<'c> {
        self.op.operand(0)
    }

    /// Whether the access loads.
    pub fn reads(self) -> bool {
        self.operation != AtomicOperation::Store
    }

    /// Whether the access stores.
    pub fn writes(self) -> bool {
        self.operation != AtomicOperation::Load
    }

    /// Whether the access is atomic: it has an ordering.
    pub fn is_atomic(self) -> bool {
        let mut names = self.orderings.iter();
        names.any(|name| self.op.attribute(name).is_some())
    }

    /// The ordering, or both orderings of a compare-exchange; none if it is not atomic.
    pub fn orderings(self) -> Vec<MemoryOrdering> {
        let numbers = self.orderings.iter().filter_map(|name| self.number(name));
        numbers.filter_map(MemoryOrdering::from_i64).collect()
    }

    /// The scope, if it has one.
    pub fn scope(self) -> Option<MemoryScope> {
        let mut numbers = self.scopes.iter().filter_map(|name| self.number(name));
        numbers.next().and_then(MemoryScope::from_i64)
    }

    /// The type of the value that the access moves.
    pub fn value_type(self) -> Option<Type<'c>> {
        if self.op.operand_count() > 1 {
            return Some(self.op.operand(1).ty());
        }
        match self.operation {
            AtomicOperation::Load => Some(self.op.result(0).ty()),
            // A flag, whose value is not an operand.
            _ => PtrType::from_type(self.pointer().ty()).map(PtrType::pointee),
        }
    }

    /// Makes all orderings relaxed.
    pub fn relax(self) {
        let relaxed = ir::i32_attr(self.op.context(), MemoryOrdering::Relaxed as i64);
        for name in self.orderings {
            if self.op.attribute(name).is_some() {
                self.op.set_attribute(name, relaxed);
            }
        }
    }

    fn number(self, name: &str) -> Option<i64> {
        self.op.attribute(name)?.as_int()
    }
}
