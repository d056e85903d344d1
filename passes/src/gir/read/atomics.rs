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
    pub fn atomic_rmw(&self) -> Built<'c> {
        let AttributeValue::Update(update) = self.attribute(AttributeKey::Update)? else {
            return self.unsupported();
        };
        let Some(op) = rmw_op(update) else {
            return self.fail(format!(
                "operation '{update}' is not supported by this version"
            ));
        };
        let [pointer, value] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
        self.need_sign_of(op, update, ty)?;
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

    pub fn atomic_cmpxchg(&self) -> Built<'c> {
        let [pointer, expected, desired] = self.values()?;
        let ty = self.atomic_pointee(pointer)?;
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

    /// What an atomic works on: integers that work-items share.
    fn atomic_pointee(&self, pointer: Value<'c>) -> Option<Type<'c>> {
        let ty = self.pointer(0, pointer, " as its first operand")?;
        match ty.space() {
            AddressSpace::Const => return self.fail("cannot write to constant memory"),
            AddressSpace::Local => {
                return self.fail(
                    "needs memory that work-items share; use a pointer to global or shared memory",
                );
            }
            AddressSpace::Generic | AddressSpace::Global | AddressSpace::Shared => {}
        }
        if !Class::Integer.has(ty.pointee()) {
            return self.fail(format!(
                "on {} is not supported by this version",
                class::text(ty.pointee())
            ));
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

    /// Minimum and maximum name their sign.
    fn need_sign_of(&self, op: RmwOp, update: UpdateOp, pointee: Type<'c>) -> Option<()> {
        let (class, what) = match op {
            RmwOp::MinS | RmwOp::MaxS => (Class::Signed, "signed"),
            RmwOp::MinU | RmwOp::MaxU => (Class::Unsigned, "unsigned"),
            _ => return Some(()),
        };
        if class.has(pointee) {
            return Some(());
        }
        self.fail(format!(
            "operation '{update}' takes {what} integers, but memory holds {}",
            class::text(pointee)
        ))
    }

    /// Nothing is stored on failure, and its ordering is not the stronger one.
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
                "joins a workgroup or a subgroup, not exec_scope={}",
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
        _ => return None,
    })
}
