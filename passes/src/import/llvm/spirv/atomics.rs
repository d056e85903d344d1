//! Atomic instructions, barriers and fences, whose scopes and semantics are numbers of SPIR-V.

use super::instruction::Instruction;
use crate::import::llvm::{
    builtins::{Call, Outcome, fence},
    operations::{compare_exchange, scope_in, typed, update_memory},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::TypeExt as _,
    mir::{self, AtomicKind},
    upstream::spirv::{MemorySemantics, Scope},
};

/// Instructions that update memory with a value.
const UPDATES: &[(&str, AtomicKind)] = &[
    ("AtomicAnd", AtomicKind::And),
    ("AtomicExchange", AtomicKind::Exchange),
    ("AtomicFAddEXT", AtomicKind::FAdd),
    ("AtomicFMaxEXT", AtomicKind::FMax),
    ("AtomicFMinEXT", AtomicKind::FMin),
    ("AtomicIAdd", AtomicKind::Add),
    ("AtomicISub", AtomicKind::Sub),
    ("AtomicOr", AtomicKind::Or),
    ("AtomicSMax", AtomicKind::MaxS),
    ("AtomicSMin", AtomicKind::MinS),
    ("AtomicUMax", AtomicKind::MaxU),
    ("AtomicUMin", AtomicKind::MinU),
    ("AtomicXor", AtomicKind::Xor),
];

/// The meaning of an instruction of this family.
pub fn build<'c>(c: &Call<'_, 'c>, instruction: &Instruction<'_>) -> Option<Outcome<'c>> {
    let name = instruction.name;
    if let Some(&(_, kind)) = UPDATES.iter().find(|(known, _)| *known == name) {
        return Some(update(c, kind));
    }
    Some(match name {
        "AtomicIIncrement" => step(c, AtomicKind::Add),
        "AtomicIDecrement" => step(c, AtomicKind::Sub),
        "AtomicLoad" => load(c),
        "AtomicStore" => store(c),
        "AtomicCompareExchange" | "AtomicCompareExchangeWeak" => exchange(c),
        "AtomicFlagTestAndSet" => test_and_set(c),
        "AtomicFlagClear" => clear(c),
        "ControlBarrier" => barrier(c),
        "MemoryBarrier" => memory_barrier(c),
        _ => return None,
    })
}

/// The scope of a number.
pub fn scope(number: i64) -> Result<MemoryScope, String> {
    let known = Scope::from_i64(number);
    Ok(match known {
        Some(Scope::CrossDevice) => MemoryScope::System,
        Some(Scope::Device | Scope::QueueFamily) => MemoryScope::Device,
        Some(Scope::Workgroup) => MemoryScope::Workgroup,
        Some(Scope::Subgroup) => MemoryScope::Subgroup,
        Some(Scope::Invocation) => MemoryScope::Invocation,
        _ => {
            return Err(format!(
                "has the scope {number}, which SPIR-V for OpenCL has not"
            ));
        }
    })
}

/// The ordering of a number of memory semantics.
fn ordering(number: i64) -> Result<MemoryOrdering, String> {
    let has = |one: MemorySemantics| number & one.bits() != 0;
    let orderings = [
        (
            MemorySemantics::SEQUENTIALLY_CONSISTENT,
            MemoryOrdering::SeqCst,
        ),
        (MemorySemantics::ACQUIRE_RELEASE, MemoryOrdering::AcqRel),
        (MemorySemantics::RELEASE, MemoryOrdering::Release),
        (MemorySemantics::ACQUIRE, MemoryOrdering::Acquire),
    ];
    let stated: Vec<_> = orderings.iter().filter(|(one, _)| has(*one)).collect();
    match *stated {
        [] => Ok(MemoryOrdering::Relaxed),
        [&(_, ordering)] => Ok(ordering),
        _ => Err(format!(
            "has the memory semantics {number}, which state several orderings; state one"
        )),
    }
}

/// Scope and ordering of the arguments at two places.
fn stated(c: &Call<'_, '_>) -> Result<(MemoryOrdering, MemoryScope), String> {
    let scope = scope(c.constant(1)?)?;
    Ok((ordering(c.constant(2)?)?, scope_in(scope, c.arg(0)?)))
}

fn update<'c>(c: &Call<'_, 'c>, kind: AtomicKind) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let (place, value) = (c.arg(0)?, c.arg(3)?);
    let kind = match kind {
        // Mangled names of both are alike.
        AtomicKind::Add if value.ty().is_float() => AtomicKind::FAdd,
        kind => kind,
    };
    c.one(update_memory(&c.b, place, value, (kind, order, scope)))
}

fn step<'c>(c: &Call<'_, 'c>, kind: AtomicKind) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let one = c.int(c.ty()?, 1);
    c.one(update_memory(&c.b, c.arg(0)?, one, (kind, order, scope)))
}

fn load<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let ty = c.ty()?;
    let place = typed(&c.b, c.arg(0)?, ty);
    c.one(mir::AtomicLoadOp::build(&c.b, ty, place, order, scope).result())
}

fn store<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let value = c.arg(3)?;
    let place = typed(&c.b, c.arg(0)?, value.ty());
    mir::AtomicStoreOp::build(&c.b, place, value, order, scope);
    Ok(vec![])
}

/// The instruction takes the new value before the expected one.
fn exchange<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let failure = ordering(c.constant(3)?)?;
    let values = (c.arg(5)?, c.arg(4)?);
    c.one(compare_exchange(
        &c.b,
        c.arg(0)?,
        values,
        (order, failure, scope),
    ))
}

fn test_and_set<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let place = typed(&c.b, c.arg(0)?, c.word());
    c.one(mir::AtomicFlagTestAndSetOp::build(&c.b, c.ty()?, place, order, scope).result())
}

fn clear<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c)?;
    let place = typed(&c.b, c.arg(0)?, c.word());
    mir::AtomicFlagClearOp::build(&c.b, place, order, scope);
    Ok(vec![])
}

fn barrier<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let waits = scope(c.constant(0)?)?;
    let (memory, order) = (scope(c.constant(1)?)?, ordering(c.constant(2)?)?);
    match waits {
        MemoryScope::Workgroup | MemoryScope::Subgroup => {
            mir::BarrierOp::build(&c.b, waits, memory, order);
            Ok(vec![])
        }
        MemoryScope::Invocation => fence(c, order, memory),
        MemoryScope::Device | MemoryScope::System => Err(
            "waits for work-items of other workgroups, which targets do not have; end the kernel and launch another"
                .to_owned(),
        ),
    }
}

fn memory_barrier<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (memory, order) = (scope(c.constant(0)?)?, ordering(c.constant(1)?)?);
    fence(c, order, memory)
}
