//! Atomics, barriers and fences.

use super::{
    class::{self, Class},
    instruction::{Built, Reading, result},
};
use crate::gir::text::{
    ast::AttributeValue,
    keywords::{self, AttributeKey, UpdateOp},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    gir::*,
    ir::{Type, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    pub fn atomic_load(&self) -> Built<'c> {
        let [pointer] = self.values()?;
        let ty = self.shared_pointer(pointer)?;
        if ty.space() == AddressSpace::Const {
            return self.fail("reads constant memory, which never changes; use load");
        }
        self.need_held(Class::Number, "an atomic", ty.pointee())?;
        let ordering = self.ordering(AttributeKey::Ordering)?;
        if matches!(ordering, MemoryOrdering::Release | MemoryOrdering::AcqRel) {
            return self.fail(format!(
                "stores nothing: its ordering is relaxed, acquire or seq_cst, not {}",
                ordering.keyword()
            ));
        }
        let scope = self.memory_scope(AttributeKey::Scope)?;
        result!(AtomicLoadOp::build(
            self.builder,
            ty.pointee(),
            pointer,
            ordering,
            scope
        ))
    }

    pub fn atomic_store(&self) -> Built<'c> {
        let [pointer, value] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
        self.need_held(Class::Number, "an atomic", ty)?;
        self.need_pointee(ty, 1, value)?;
        let ordering = self.store_ordering()?;
        let scope = self.memory_scope(AttributeKey::Scope)?;
        AtomicStoreOp::build(self.builder, pointer, value, ordering, scope);
        Some(None)
    }

    pub fn atomic_rmw(&self) -> Built<'c> {
        let AttributeValue::Update(update) = self.attribute(AttributeKey::Update)? else {
            return self.unsupported();
        };
        let Some(op) = rmw_op(update) else {
            return self.flag(update);
        };
        let [pointer, value] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
        self.need_held(taken_by(op), &format!("operation '{update}'"), ty)?;
        self.need_pointee(ty, 1, value)?;
        let ordering = self.ordering(AttributeKey::Ordering)?;
        let scope = self.memory_scope(AttributeKey::Scope)?;
        result!(AtomicRmwOp::build(
            self.builder,
            ty,
            op,
            pointer,
            value,
            ordering,
            scope
        ))
    }

    /// An operation on a flag, without a value operand.
    fn flag(&self, update: UpdateOp) -> Built<'c> {
        let [pointer] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
        if !Class::Integer.has(ty) || class::width(ty) != Some(32) {
            return self.fail(format!(
                "operation '{update}' takes a flag of 32 bits, but memory holds {}",
                class::text(ty)
            ));
        }
        let scope = self.memory_scope(AttributeKey::Scope)?;
        if update == UpdateOp::FlagClear {
            let ordering = self.store_ordering()?;
            AtomicFlagClearOp::build(self.builder, pointer, ordering, scope);
            return Some(None);
        }
        let ordering = self.ordering(AttributeKey::Ordering)?;
        result!(AtomicFlagTestAndSetOp::build(
            self.builder,
            self.u32(),
            pointer,
            ordering,
            scope
        ))
    }

    pub fn atomic_cmpxchg(&self) -> Built<'c> {
        let [pointer, expected, desired] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
        self.need_held(Class::Number, "an atomic", ty)?;
        self.need_pointee(ty, 1, expected)?;
        self.need_pointee(ty, 2, desired)?;
        let succ = self.ordering(AttributeKey::OrderingSucc)?;
        let fail = self.ordering(AttributeKey::OrderingFail)?;
        self.check_failure_ordering(succ, fail)?;
        let scope = self.memory_scope(AttributeKey::Scope)?;
        result!(AtomicCmpxchgOp::build(
            self.builder,
            ty,
            pointer,
            expected,
            desired,
            succ,
            fail,
            scope
        ))
    }

    /// Checks that a pointer is to memory that other work-items can access.
    fn shared_pointer(&self, pointer: Value<'c>) -> Option<PtrType<'c>> {
        let ty = self.pointer(0, pointer, " as its first operand")?;
        if ty.space() == AddressSpace::Local {
            return self.fail(
                "needs memory that work-items share; use a pointer to global or shared memory",
            );
        }
        Some(ty)
    }

    /// The pointee of the pointer operand of an atomic that writes.
    fn atomic_pointee(&self, pointer: Value<'c>) -> Option<Type<'c>> {
        let ty = self.shared_pointer(pointer)?;
        if ty.space() == AddressSpace::Const {
            return self.fail("cannot write to constant memory");
        }
        Some(ty.pointee())
    }

    fn need_pointee(&self, pointee: Type<'c>, index: usize, value: Value<'c>) -> Option<()> {
        if value.ty() == pointee {
            return Some(());
        }
        self.fail(format!(
            "works on {} in memory, but {} is {}",
            class::text(pointee),
            self.scope.written(self.operands().get(index)?),
            class::text(value.ty())
        ))
    }

    /// Checks that the pointee belongs to `class`, the types that `what` takes.
    fn need_held(&self, class: Class, what: &str, pointee: Type<'c>) -> Option<()> {
        if class.has(pointee) {
            return Some(());
        }
        self.fail(format!(
            "{what} takes {}, but memory holds {}",
            plural(class),
            class::text(pointee)
        ))
    }

    /// The ordering of an atomic store.
    fn store_ordering(&self) -> Option<MemoryOrdering> {
        let ordering = self.ordering(AttributeKey::Ordering)?;
        if matches!(ordering, MemoryOrdering::Acquire | MemoryOrdering::AcqRel) {
            return self.fail(format!(
                "loads nothing: its ordering is relaxed, release or seq_cst, not {}",
                ordering.keyword()
            ));
        }
        Some(ordering)
    }

    /// Checks the ordering on failure: nothing is stored then, and it must not be stronger than the one on success.
    fn check_failure_ordering(&self, succ: MemoryOrdering, fail: MemoryOrdering) -> Option<()> {
        use MemoryOrdering::*;
        if matches!(fail, Release | AcqRel) {
            return self.fail(format!(
                "stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not {}",
                fail.keyword()
            ));
        }
        let is_stronger = match fail {
            Acquire => !matches!(succ, Acquire | AcqRel | SeqCst),
            SeqCst => succ != SeqCst,
            Relaxed | Release | AcqRel => false,
        };
        if is_stronger {
            return self.fail(format!(
                "has ordering_fail {} stronger than ordering_succ {}",
                fail.keyword(),
                succ.keyword()
            ));
        }
        Some(())
    }

    pub fn barrier(&self) -> Built<'c> {
        let exec = self.memory_scope(AttributeKey::ExecScope)?;
        if !matches!(exec, MemoryScope::Workgroup | MemoryScope::Subgroup) {
            return self.fail(format!(
                "must synchronise a workgroup or a subgroup, not exec_scope={}",
                exec.keyword()
            ));
        }
        let memory = self.memory_scope(AttributeKey::MemScope)?;
        let semantics = self.ordering(AttributeKey::Semantics)?;
        BarrierOp::build(self.builder, exec, memory, semantics);
        Some(None)
    }

    pub fn fence(&self) -> Built<'c> {
        let semantics = self.ordering(AttributeKey::Semantics)?;
        if semantics == MemoryOrdering::Relaxed {
            return self.fail(
                "orders nothing with semantics=relaxed; use acquire, release, acq_rel or seq_cst",
            );
        }
        FenceOp::build(
            self.builder,
            self.memory_scope(AttributeKey::MemScope)?,
            semantics,
        );
        Some(None)
    }

    fn ordering(&self, key: AttributeKey) -> Option<MemoryOrdering> {
        let AttributeValue::Ordering(ordering) = self.attribute(key)? else {
            return None;
        };
        Some(match ordering {
            keywords::Ordering::Relaxed => MemoryOrdering::Relaxed,
            keywords::Ordering::Acquire => MemoryOrdering::Acquire,
            keywords::Ordering::Release => MemoryOrdering::Release,
            keywords::Ordering::AcqRel => MemoryOrdering::AcqRel,
            keywords::Ordering::SeqCst => MemoryOrdering::SeqCst,
        })
    }

    fn memory_scope(&self, key: AttributeKey) -> Option<MemoryScope> {
        let AttributeValue::Scope(scope) = self.attribute(key)? else {
            return None;
        };
        Some(match scope {
            keywords::Scope::Invocation => MemoryScope::Invocation,
            keywords::Scope::Subgroup => MemoryScope::Subgroup,
            keywords::Scope::Workgroup => MemoryScope::Workgroup,
            keywords::Scope::Device => MemoryScope::Device,
            keywords::Scope::System => MemoryScope::System,
        })
    }
}

/// The operation with a value operand; `None` for those on flags.
fn rmw_op(update: UpdateOp) -> Option<RmwOp> {
    Some(match update {
        UpdateOp::Add => RmwOp::Add,
        UpdateOp::Sub => RmwOp::Sub,
        UpdateOp::MinS => RmwOp::MinS,
        UpdateOp::MinU => RmwOp::MinU,
        UpdateOp::MaxS => RmwOp::MaxS,
        UpdateOp::MaxU => RmwOp::MaxU,
        UpdateOp::And => RmwOp::And,
        UpdateOp::Or => RmwOp::Or,
        UpdateOp::Xor => RmwOp::Xor,
        UpdateOp::Exchange => RmwOp::Exchange,
        UpdateOp::IncWrap => RmwOp::IncWrap,
        UpdateOp::DecWrap => RmwOp::DecWrap,
        UpdateOp::FAdd => RmwOp::FAdd,
        UpdateOp::FMin => RmwOp::FMin,
        UpdateOp::FMax => RmwOp::FMax,
        UpdateOp::FlagTestAndSet | UpdateOp::FlagClear => return None,
    })
}

/// The class of types that an operation takes.
fn taken_by(op: RmwOp) -> Class {
    match op {
        RmwOp::Add | RmwOp::Sub | RmwOp::And | RmwOp::Or | RmwOp::Xor => Class::Integer,
        RmwOp::MinS | RmwOp::MaxS => Class::Signed,
        RmwOp::MinU | RmwOp::MaxU | RmwOp::IncWrap | RmwOp::DecWrap => Class::Unsigned,
        RmwOp::FAdd | RmwOp::FMin | RmwOp::FMax => Class::Float,
        RmwOp::Exchange => Class::Number,
    }
}

/// The types of a class, for messages.
fn plural(class: Class) -> String {
    let one = class.describe();
    let one = one.strip_prefix("an ").or_else(|| one.strip_prefix("a "));
    format!("{}s", one.unwrap_or_default())
}
