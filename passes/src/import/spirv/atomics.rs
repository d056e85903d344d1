//! Atomics, barriers and fences, with their scopes and orderings.

use super::{
    body::{Body, Outcome},
    pointers::Pointer,
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::compare,
    import::llvm::operations::{cast_bits, compare_exchange, scope_in, update_memory},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{OpView, Type, TypeExt, Value},
    mir::{self, AtomicKind, PtrType, StorageSpace},
    upstream::arith::{self, CmpIPredicate},
};
use rspirv::spirv::{MemorySemantics, Op, Scope};

/// The update that an instruction makes.
pub fn kind(op: Op) -> Option<AtomicKind> {
    Some(match op {
        Op::AtomicExchange => AtomicKind::Exchange,
        Op::AtomicIAdd | Op::AtomicIIncrement => AtomicKind::Add,
        Op::AtomicISub | Op::AtomicIDecrement => AtomicKind::Sub,
        Op::AtomicSMin => AtomicKind::MinS,
        Op::AtomicUMin => AtomicKind::MinU,
        Op::AtomicSMax => AtomicKind::MaxS,
        Op::AtomicUMax => AtomicKind::MaxU,
        Op::AtomicAnd => AtomicKind::And,
        Op::AtomicOr => AtomicKind::Or,
        Op::AtomicXor => AtomicKind::Xor,
        Op::AtomicFAddEXT => AtomicKind::FAdd,
        Op::AtomicFMinEXT => AtomicKind::FMin,
        Op::AtomicFMaxEXT => AtomicKind::FMax,
        _ => return None,
    })
}

/// The ordering of memory semantics, whatever memory they name: ours orders all.
pub fn ordering(semantics: u64) -> MemoryOrdering {
    let has = |bit: MemorySemantics| semantics & u64::from(bit.bits()) != 0;
    let (acquires, releases) = (has(MemorySemantics::ACQUIRE), has(MemorySemantics::RELEASE));
    match () {
        () if has(MemorySemantics::SEQUENTIALLY_CONSISTENT) => MemoryOrdering::SeqCst,
        () if has(MemorySemantics::ACQUIRE_RELEASE) || acquires && releases => {
            MemoryOrdering::AcqRel
        }
        () if acquires => MemoryOrdering::Acquire,
        () if releases => MemoryOrdering::Release,
        () => MemoryOrdering::Relaxed,
    }
}

/// The scope of a number.
///
/// # Errors
/// If there is none.
pub fn scope(number: u64) -> Result<MemoryScope, String> {
    let scope = u32::try_from(number).ok().and_then(Scope::from_u32);
    Ok(
        match scope.ok_or_else(|| format!("has the unknown scope {number}"))? {
            Scope::CrossDevice => MemoryScope::System,
            // A queue family is part of a device.
            Scope::Device | Scope::QueueFamily | Scope::ShaderCallKHR => MemoryScope::Device,
            Scope::Workgroup => MemoryScope::Workgroup,
            Scope::Subgroup => MemoryScope::Subgroup,
            Scope::Invocation => MemoryScope::Invocation,
        },
    )
}

/// The part of an ordering that a load has, or a store.
pub fn half(order: MemoryOrdering, load: bool) -> MemoryOrdering {
    match (order, load) {
        (MemoryOrdering::AcqRel | MemoryOrdering::Acquire, true) => MemoryOrdering::Acquire,
        (MemoryOrdering::AcqRel | MemoryOrdering::Release, false) => MemoryOrdering::Release,
        (MemoryOrdering::SeqCst, _) => MemoryOrdering::SeqCst,
        _ => MemoryOrdering::Relaxed,
    }
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn atomic(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        if self.image_atomic(inst)? {
            return Ok(true);
        }
        if let Some(kind) = kind(inst.op) {
            self.update(inst, kind)?;
            return Ok(true);
        }
        match inst.op {
            Op::AtomicLoad => {
                let (pointer, place) = self.atomic_place(inst)?;
                let (order, scope) = self.stated(inst, place)?;
                let ty = self.shared.stored(pointer.ty)?;
                let order = half(order, true);
                let value = match is_private(place) {
                    true => mir::LoadOp::build(&self.b, ty, place, true, None, None).result(),
                    false => mir::AtomicLoadOp::build(&self.b, ty, place, order, scope).result(),
                };
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::AtomicStore => {
                let (pointer, place) = self.atomic_place(inst)?;
                let (order, scope) = self.stated(inst, place)?;
                let value = self.typed_arg(inst, 3, self.shared.stored(pointer.ty)?)?;
                let order = half(order, false);
                match is_private(place) {
                    true => {
                        mir::StoreOp::build(&self.b, place, value, true, None, None);
                    }
                    false => {
                        mir::AtomicStoreOp::build(&self.b, place, value, order, scope);
                    }
                }
            }
            Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => self.exchange(inst)?,
            Op::AtomicFlagTestAndSet => {
                let (_, place) = self.atomic_place(inst)?;
                let (order, scope) = self.stated(inst, place)?;
                let flag = self.shared.int(1);
                let value = match is_private(place) {
                    true => {
                        let old = self.update_alone(place, self.word(1), AtomicKind::Exchange);
                        compare(&self.b, CmpIPredicate::Ne, old, self.word(0))
                    }
                    false => mir::AtomicFlagTestAndSetOp::build(&self.b, flag, place, order, scope)
                        .result(),
                };
                self.set_checked(inst, |_| Ok(value))?;
            }
            Op::AtomicFlagClear => {
                let (_, place) = self.atomic_place(inst)?;
                let (order, scope) = self.stated(inst, place)?;
                match is_private(place) {
                    true => {
                        let zero = self.word(0);
                        mir::StoreOp::build(&self.b, place, zero, false, None, None);
                    }
                    false => {
                        let order = half(order, false);
                        mir::AtomicFlagClearOp::build(&self.b, place, order, scope);
                    }
                }
            }
            Op::ControlBarrier => self.barrier(inst)?,
            Op::MemoryBarrier => {
                let (scope, order) = (scope(self.known(inst, 0)?)?, ordering(self.known(inst, 1)?));
                if order != MemoryOrdering::Relaxed && scope != MemoryScope::Invocation {
                    mir::MemoryFenceOp::build(&self.b, scope, order);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The pointer of an atomic, and that to its number.
    fn atomic_place(&self, inst: &Inst<'w>) -> Result<(Pointer<'c>, Value<'c>), String> {
        let pointer = self.pointer(inst.word(0)?)?;
        let place = self.number_pointer(&pointer)?;
        Ok((pointer, place))
    }

    /// The ordering and the scope of an atomic.
    fn stated(
        &self,
        inst: &Inst<'w>,
        place: Value<'c>,
    ) -> Result<(MemoryOrdering, MemoryScope), String> {
        let scope = scope(self.known(inst, 1)?)?;
        Ok((ordering(self.known(inst, 2)?), scope_in(scope, place)))
    }

    fn typed_arg(&self, inst: &Inst<'w>, at: usize, ty: Type<'c>) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at)?;
        match value.ty() == ty {
            true => Ok(value),
            false => Err("has a value of another type than its memory".to_owned()),
        }
    }

    fn update(&mut self, inst: &Inst<'w>, kind: AtomicKind) -> Outcome {
        let (pointer, place) = self.atomic_place(inst)?;
        let (order, scope) = self.stated(inst, place)?;
        let ty = self.shared.stored(pointer.ty)?;
        let value = match inst.op {
            Op::AtomicIIncrement | Op::AtomicIDecrement => crate::gpu_to_mir::foreign::number(
                &self.b,
                self.shared.int(ty.number_bits().unwrap_or(32)),
                1,
            ),
            _ => self.typed_arg(inst, 3, ty)?,
        };
        let of_floats = matches!(kind, AtomicKind::FAdd | AtomicKind::FMin | AtomicKind::FMax);
        if value.ty() != ty || kind != AtomicKind::Exchange && ty.is_float() != of_floats {
            return Err("updates memory of another type".to_owned());
        }
        let old = match is_private(place) {
            true => self.update_alone(place, value, kind),
            false => update_memory(&self.b, place, value, (kind, order, scope)),
        };
        self.set_checked(inst, |_| Ok(old))
    }

    /// Memory of the work-item needs no atomics.
    fn update_alone(&self, place: Value<'c>, value: Value<'c>, kind: AtomicKind) -> Value<'c> {
        let old = mir::LoadOp::build(&self.b, value.ty(), place, false, None, None).result();
        let name = match kind {
            AtomicKind::Add => arith::AddIOp::NAME,
            AtomicKind::Sub => arith::SubIOp::NAME,
            AtomicKind::MinS => arith::MinSIOp::NAME,
            AtomicKind::MinU => arith::MinUIOp::NAME,
            AtomicKind::MaxS => arith::MaxSIOp::NAME,
            AtomicKind::MaxU => arith::MaxUIOp::NAME,
            AtomicKind::And => arith::AndIOp::NAME,
            AtomicKind::Or => arith::OrIOp::NAME,
            AtomicKind::Xor => arith::XOrIOp::NAME,
            AtomicKind::FAdd => arith::AddFOp::NAME,
            AtomicKind::FMin => arith::MinNumFOp::NAME,
            AtomicKind::FMax => arith::MaxNumFOp::NAME,
            _ => {
                mir::StoreOp::build(&self.b, place, value, false, None, None);
                return old;
            }
        };
        let new = self.same(name, &[old, value]);
        mir::StoreOp::build(&self.b, place, new, false, None, None);
        old
    }

    fn exchange(&mut self, inst: &Inst<'w>) -> Outcome {
        let (pointer, place) = self.atomic_place(inst)?;
        let (order, scope) = self.stated(inst, place)?;
        let failure = half(ordering(self.known(inst, 3)?), true);
        let ty = self.shared.stored(pointer.ty)?;
        let (desired, expected) = (self.typed_arg(inst, 4, ty)?, self.typed_arg(inst, 5, ty)?);
        let old = match is_private(place) {
            false => compare_exchange(&self.b, place, (expected, desired), (order, failure, scope)),
            true => {
                let old = mir::LoadOp::build(&self.b, ty, place, false, None, None).result();
                let bits = self.shared.int(ty.number_bits().unwrap_or(32));
                let [own, other] = [old, expected].map(|value| cast_bits(&self.b, value, bits));
                let same = compare(&self.b, CmpIPredicate::Eq, own, other);
                let new = crate::gpu_to_mir::foreign::select(&self.b, same, desired, old);
                mir::StoreOp::build(&self.b, place, new, false, None, None);
                old
            }
        };
        self.set_checked(inst, |_| Ok(old))
    }

    fn barrier(&mut self, inst: &Inst<'w>) -> Outcome {
        let (exec, memory) = (scope(self.known(inst, 0)?)?, scope(self.known(inst, 1)?)?);
        let order = ordering(self.known(inst, 2)?);
        match exec {
            MemoryScope::Workgroup | MemoryScope::Subgroup => {
                // Semantics without an ordering order nothing, whatever their scope.
                let memory = match order {
                    MemoryOrdering::Relaxed => exec,
                    _ => memory,
                };
                mir::BarrierOp::build(&self.b, exec, memory, order);
                Ok(())
            }
            MemoryScope::Invocation => Ok(()),
            _ => Err(
                "waits for more than a workgroup, which no target can; split the kernel".to_owned(),
            ),
        }
    }
}

/// Whether a pointer is to memory of the work-item.
fn is_private(place: Value<'_>) -> bool {
    PtrType::from_type(place.ty()).is_some_and(|ty| ty.space() == StorageSpace::Private)
}
