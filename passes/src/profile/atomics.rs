//! Atomics of a target, and their replacements where it lacks them.

use super::{
    AtomicOperation, Scalar,
    synchronization::{Synchronization, has_ordering},
};
use crate::profile::keywords::Set;
use gir_dialects::{common::MemoryOrdering, mir::StorageSpace};
use serde::{Deserialize, Serialize};

/// The target's own atomic operations, by the type in memory.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Atomics {
    /// The storage spaces that atomics work on.
    pub spaces: Set<StorageSpace>,
    /// The orderings of atomic instructions, where fences have more; if empty, all those of fences.
    pub orderings: Set<MemoryOrdering>,
    /// The storage spaces that float atomics work on; if empty, all of `spaces`.
    pub float_spaces: Set<StorageSpace>,
    /// The storage spaces in which f32 arithmetic of atomics keeps subnormals; if empty, all.
    pub f32_spaces: Set<StorageSpace>,
    pub i8: Set<AtomicOperation>,
    pub i16: Set<AtomicOperation>,
    pub i32: Set<AtomicOperation>,
    pub i64: Set<AtomicOperation>,
    pub f16: Set<AtomicOperation>,
    pub f32: Set<AtomicOperation>,
    pub f64: Set<AtomicOperation>,
}

/// The implementation of an atomic operation on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// An instruction of its own.
    Instruction,
    /// Another operation's instruction, on the integer of the same bits.
    Operation(AtomicOperation),
    /// A loop around a compare-exchange of the bits.
    Loop,
    /// The implementation for the 32-bit word around it.
    Word,
}

impl Atomics {
    /// The target's own operations on a type.
    pub fn native(&self, ty: Scalar) -> &Set<AtomicOperation> {
        match ty {
            Scalar::I8 => &self.i8,
            Scalar::I16 => &self.i16,
            Scalar::I32 => &self.i32,
            Scalar::I64 => &self.i64,
            Scalar::F16 => &self.f16,
            Scalar::F32 => &self.f32,
            Scalar::F64 => &self.f64,
        }
    }

    /// Like [`Self::native`], mutable.
    pub fn native_mut(&mut self, ty: Scalar) -> &mut Set<AtomicOperation> {
        match ty {
            Scalar::I8 => &mut self.i8,
            Scalar::I16 => &mut self.i16,
            Scalar::I32 => &mut self.i32,
            Scalar::I64 => &mut self.i64,
            Scalar::F16 => &mut self.f16,
            Scalar::F32 => &mut self.f32,
            Scalar::F64 => &mut self.f64,
        }
    }

    /// Whether the target itself has an operation.
    pub fn is_native(&self, ty: Scalar, operation: AtomicOperation) -> bool {
        self.native(ty).contains(operation)
    }

    /// Whether the target can implement an operation.
    pub fn has(&self, ty: Scalar, operation: AtomicOperation) -> bool {
        self.means(ty, operation).is_some()
    }

    /// The implementation of an operation; `None` if there is none.
    pub fn means(&self, ty: Scalar, operation: AtomicOperation) -> Option<Means> {
        match self.is_native(ty, operation) {
            true => Some(Means::Instruction),
            false => self.means_for_others(ty, operation),
        }
    }

    /// The implementation of an operation in a storage space, where subnormals may count as zeros or not.
    pub fn means_in(
        &self,
        (space, may_flush): (StorageSpace, bool),
        ty: Scalar,
        operation: AtomicOperation,
    ) -> Option<Means> {
        let is_float = ty != ty.bits();
        let lacks =
            |spaces: &Set<StorageSpace>| spaces.iter().next().is_some() && !spaces.contains(space);
        let flushes = ty == Scalar::F32 && !may_flush && lacks(&self.f32_spaces);
        match is_float && lacks(&self.float_spaces) || flushes {
            true => self.means_for_others(ty, operation),
            false => self.means(ty, operation),
        }
    }

    /// The implementation of an operation that is not an instruction.
    pub fn means_for_others(&self, ty: Scalar, operation: AtomicOperation) -> Option<Means> {
        let bits = ty.bits();
        let is_native = |operation: &AtomicOperation| self.is_native(bits, *operation);
        let exchanges = |ty| self.is_native(ty, AtomicOperation::CompareExchange);
        if let Some(&other) = stand_ins(ty, operation).iter().find(|&one| is_native(one)) {
            Some(Means::Operation(other))
        } else if exchanges(bits) {
            Some(Means::Loop)
        } else {
            let is_narrow = matches!(bits, Scalar::I8 | Scalar::I16);
            (is_narrow && exchanges(Scalar::I32)).then_some(Means::Word)
        }
    }

    /// Whether instructions have an ordering, or a stronger one.
    pub fn has_ordering(&self, ordering: MemoryOrdering, fences: &Synchronization) -> bool {
        match self.orderings.iter().next() {
            None => fences.has_ordering(ordering),
            Some(_) => has_ordering(&self.orderings, ordering),
        }
    }
}

/// The operations on the same bits that can replace an operation, the best first.
fn stand_ins(ty: Scalar, operation: AtomicOperation) -> &'static [AtomicOperation] {
    use AtomicOperation as A;
    let is_float = ty != ty.bits();
    match operation {
        // `old | 0`, or an exchange of 0 for 0.
        A::Load => &[A::Load, A::Or, A::CompareExchange],
        A::Store => &[A::Store, A::Exchange],
        A::Exchange => &[A::Exchange],
        A::CompareExchange => &[A::CompareExchange],
        // With the negated operand.
        A::Sub if !is_float => &[A::Add],
        _ => &[],
    }
}
