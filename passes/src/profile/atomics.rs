//! Atomics of a target, and what it makes others of.

use super::{AtomicOperation, Scalar, Synchronization, has_ordering};
use crate::profile::keywords::Set;
use gir_dialects::{common::MemoryOrdering, mir::StorageSpace};
use serde::{Deserialize, Serialize};

/// The atomic operations a target has itself, by the type in memory.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Atomics {
    /// The storage they work on.
    pub spaces: Set<StorageSpace>,
    /// The orderings their instructions have, where fences have more; without any,
    /// all that fences have.
    pub orderings: Set<MemoryOrdering>,
    /// The storage that those on floats work on; without any, all of `spaces`.
    pub float_spaces: Set<StorageSpace>,
    /// The storage in which those that compute on f32 keep subnormals; without any, all.
    pub f32_spaces: Set<StorageSpace>,
    pub i8: Set<AtomicOperation>,
    pub i16: Set<AtomicOperation>,
    pub i32: Set<AtomicOperation>,
    pub i64: Set<AtomicOperation>,
    pub f16: Set<AtomicOperation>,
    pub f32: Set<AtomicOperation>,
    pub f64: Set<AtomicOperation>,
}

/// What a target makes an atomic operation of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// An instruction of its own.
    Instruction,
    /// An instruction that does another operation, on the integer of the same bits.
    Operation(AtomicOperation),
    /// A loop around a compare-exchange of the bits.
    Loop,
    /// What there is for the word of 32 bits around it.
    Word,
}

impl Atomics {
    /// The operations the target has itself on a type.
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

    /// The same, to change it.
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

    /// Whether the target has an operation itself.
    pub fn is_native(&self, ty: Scalar, operation: AtomicOperation) -> bool {
        self.native(ty).contains(operation)
    }

    /// Whether an operation can be had.
    pub fn has(&self, ty: Scalar, operation: AtomicOperation) -> bool {
        self.means(ty, operation).is_some()
    }

    /// What an operation is made of; `None` if it cannot be had.
    pub fn means(&self, ty: Scalar, operation: AtomicOperation) -> Option<Means> {
        match self.is_native(ty, operation) {
            true => Some(Means::Instruction),
            false => self.means_for_others(ty, operation),
        }
    }

    /// What an operation on some storage is made of.
    pub fn means_in(
        &self,
        space: StorageSpace,
        ty: Scalar,
        operation: AtomicOperation,
    ) -> Option<Means> {
        let is_float = ty != ty.bits();
        let lacks =
            |spaces: &Set<StorageSpace>| spaces.iter().next().is_some() && !spaces.contains(space);
        let flushes = ty == Scalar::F32 && lacks(&self.f32_spaces);
        match is_float && lacks(&self.float_spaces) || flushes {
            true => self.means_for_others(ty, operation),
            false => self.means(ty, operation),
        }
    }

    /// What an operation is made of that is no instruction.
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

    /// Whether instructions have an ordering, or one that is stronger.
    pub fn has_ordering(&self, ordering: MemoryOrdering, fences: &Synchronization) -> bool {
        match self.orderings.iter().next() {
            None => fences.has_ordering(ordering),
            Some(_) => has_ordering(&self.orderings, ordering),
        }
    }
}

/// The operations that one of them on the same bits can stand in for, the best first.
fn stand_ins(ty: Scalar, operation: AtomicOperation) -> &'static [AtomicOperation] {
    use AtomicOperation as A;
    let is_float = ty != ty.bits();
    match operation {
        // `old | 0`, or an exchange of 0 for 0.
        A::Load => &[A::Load, A::Or, A::CompareExchange],
        A::Store => &[A::Store, A::Exchange],
        A::Exchange => &[A::Exchange],
        A::CompareExchange => &[A::CompareExchange],
        // Of the negative.
        A::Sub if !is_float => &[A::Add],
        _ => &[],
    }
}
