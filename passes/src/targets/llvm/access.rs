//! Loads and stores of the `llvm` dialect.

use super::synchronization::atomic_ordering;
use gir_dialects::{
    common::MemoryOrdering,
    ir::{Attribute, Builder, Type, Value},
    upstream::llvm::{LoadOp, StoreOp},
};

/// Properties of a memory access.
#[derive(Clone, Copy, Debug, Default)]
pub struct Access<'c> {
    /// The alignment of the address in bytes.
    pub align: i64,
    /// Whether the access is volatile.
    pub is_volatile: bool,
    /// Whether the memory is not written while the program runs.
    pub is_invariant: bool,
    /// The ordering of an atomic access.
    pub ordering: Option<MemoryOrdering>,
    /// Its scope; the whole system without one.
    pub scope: Option<&'static str>,
    /// The access groups of parallel loops of whose iterations the access is independent.
    pub groups: Option<Attribute<'c>>,
}

impl<'c> Access<'c> {
    /// Loads a value of a type from an address.
    pub fn load(self, b: &Builder<'c>, ty: Type<'c>, address: Value<'c>) -> Value<'c> {
        let ordering = self.ordering.map(atomic_ordering);
        let load = LoadOp::build(
            b,
            ty,
            address,
            Some(self.align),
            self.is_volatile,
            false,
            self.is_invariant,
            false,
            ordering,
            self.scope,
            None,
            self.groups,
            None,
            None,
            None,
        );
        load.res()
    }

    /// Stores a value to an address.
    pub fn store(self, b: &Builder<'c>, value: Value<'c>, address: Value<'c>) {
        let ordering = self.ordering.map(atomic_ordering);
        StoreOp::build(
            b,
            value,
            address,
            Some(self.align),
            self.is_volatile,
            false,
            false,
            ordering,
            self.scope,
            self.groups,
            None,
            None,
            None,
        );
    }
}
