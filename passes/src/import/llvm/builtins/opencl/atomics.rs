//! Atomics of OpenCL 1 and 2, and of its extensions.

use super::super::call::{Call, Meaning::Build, Outcome, Row};
use crate::import::llvm::operations::{compare_exchange, scope_in, typed, update_memory};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{TypeExt, Value},
    mir::{self, AtomicKind},
    upstream::arith::{self, CmpIPredicate},
};

/// Rows of one operation under its names of OpenCL 1, of extensions and of OpenCL 2.
macro_rules! updates {
    ($($name:literal => $kinds:expr),* $(,)?) => {
        &[$(
            (concat!("atomic_", $name), Build(|c| update(c, $kinds))),
            (concat!("atom_", $name), Build(|c| update(c, $kinds))),
            (concat!("atomic_fetch_", $name), Build(|c| update_ordered(c, $kinds))),
            (concat!("atomic_fetch_", $name, "_explicit"), Build(|c| update_ordered(c, $kinds))),
        )*
        ("atomic_inc", Build(|c| step(c, AtomicKind::Add))),
        ("atom_inc", Build(|c| step(c, AtomicKind::Add))),
        ("atomic_dec", Build(|c| step(c, AtomicKind::Sub))),
        ("atom_dec", Build(|c| step(c, AtomicKind::Sub))),
        ("atomic_exchange", Build(|c| update_ordered(c, EXCHANGE))),
        ("atomic_exchange_explicit", Build(|c| update_ordered(c, EXCHANGE))),
        ("atomic_cmpxchg", Build(exchange)),
        ("atom_cmpxchg", Build(exchange)),
        ("atomic_compare_exchange_strong", Build(exchange_ordered)),
        ("atomic_compare_exchange_weak", Build(exchange_ordered)),
        ("atomic_compare_exchange_strong_explicit", Build(exchange_ordered)),
        ("atomic_compare_exchange_weak_explicit", Build(exchange_ordered)),
        ("atomic_load", Build(load)),
        ("atomic_load_explicit", Build(load)),
        ("atomic_store", Build(store)),
        ("atomic_store_explicit", Build(store)),
        ("atomic_init", Build(store)),
        ("atomic_flag_test_and_set", Build(test_and_set)),
        ("atomic_flag_test_and_set_explicit", Build(test_and_set)),
        ("atomic_flag_clear", Build(clear)),
        ("atomic_flag_clear_explicit", Build(clear)),
        ]
    };
}

/// Kinds for signed integers, unsigned integers, floats.
type Kinds = [AtomicKind; 3];

const EXCHANGE: Kinds = [AtomicKind::Exchange; 3];

/// The functions.
pub const ROWS: &[Row] = updates! {
    "add" => [AtomicKind::Add, AtomicKind::Add, AtomicKind::FAdd],
    "sub" => [AtomicKind::Sub; 3],
    "min" => [AtomicKind::MinS, AtomicKind::MinU, AtomicKind::FMin],
    "max" => [AtomicKind::MaxS, AtomicKind::MaxU, AtomicKind::FMax],
    "and" => [AtomicKind::And; 3],
    "or" => [AtomicKind::Or; 3],
    "xor" => [AtomicKind::Xor; 3],
    "xchg" => EXCHANGE,
};

/// The ordering of a number of OpenCL's `memory_order`.
pub fn ordering(number: i64) -> Result<MemoryOrdering, String> {
    Ok(match number {
        0 => MemoryOrdering::Relaxed,
        1 | 2 => MemoryOrdering::Acquire,
        3 => MemoryOrdering::Release,
        4 => MemoryOrdering::AcqRel,
        5 => MemoryOrdering::SeqCst,
        _ => return Err(format!("has the unknown memory order {number}")),
    })
}

/// The scope of a number of OpenCL's `memory_scope`.
pub fn scope(number: i64) -> Result<MemoryScope, String> {
    Ok(match number {
        0 => MemoryScope::Invocation,
        1 => MemoryScope::Workgroup,
        2 => MemoryScope::Device,
        3 => MemoryScope::System,
        4 => MemoryScope::Subgroup,
        _ => return Err(format!("has the unknown memory scope {number}")),
    })
}

/// The ordering and scope that arguments state, from the one at a place on; those of functions without are sequential
/// consistency on the device.
fn stated(c: &Call<'_, '_>, at: usize) -> Result<(MemoryOrdering, MemoryScope), String> {
    let order = match c.args.len() > at {
        true => ordering(c.constant(at)?)?,
        false => MemoryOrdering::SeqCst,
    };
    let scope = match c.args.len() > at + 1 {
        true => scope(c.constant(at + 1)?)?,
        false => MemoryScope::Device,
    };
    Ok((order, scope_in(scope, c.arg(0)?)))
}

/// Relaxed atomics of OpenCL 1, visible as far as their memory.
fn relaxed<'c>(c: &Call<'_, 'c>) -> Result<(MemoryOrdering, MemoryScope), String> {
    Ok((
        MemoryOrdering::Relaxed,
        scope_in(MemoryScope::Device, c.arg(0)?),
    ))
}

fn kind(c: &Call<'_, '_>, value: Value<'_>, [signed, unsigned, float]: Kinds) -> AtomicKind {
    match value.ty().is_float() {
        true => float,
        false if c.is_unsigned(0) => unsigned,
        false => signed,
    }
}

fn update<'c>(c: &Call<'_, 'c>, kinds: Kinds) -> Outcome<'c> {
    let (order, scope) = relaxed(c)?;
    let value = c.arg(1)?;
    let kind = kind(c, value, kinds);
    c.one(update_memory(&c.b, c.arg(0)?, value, (kind, order, scope)))
}

fn update_ordered<'c>(c: &Call<'_, 'c>, kinds: Kinds) -> Outcome<'c> {
    let (order, scope) = stated(c, 2)?;
    let value = c.arg(1)?;
    let (kind, value) = match kind(c, value, kinds) {
        AtomicKind::Sub if value.ty().is_float() => {
            let value = c.op(
                <arith::NegFOp<'_> as gir_dialects::ir::OpView>::NAME,
                &[value],
            );
            (AtomicKind::FAdd, value)
        }
        kind => (kind, value),
    };
    c.one(update_memory(&c.b, c.arg(0)?, value, (kind, order, scope)))
}

fn step<'c>(c: &Call<'_, 'c>, kind: AtomicKind) -> Outcome<'c> {
    let (order, scope) = relaxed(c)?;
    let one = c.int(c.ty()?, 1);
    c.one(update_memory(&c.b, c.arg(0)?, one, (kind, order, scope)))
}

fn exchange<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = relaxed(c)?;
    let values = (c.arg(1)?, c.arg(2)?);
    c.one(compare_exchange(
        &c.b,
        c.arg(0)?,
        values,
        (order, order, scope),
    ))
}

/// Returns whether the value was the expected one, which becomes the value found.
fn exchange_ordered<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (pointer, desired) = (c.arg(0)?, c.arg(2)?);
    let order = match c.args.len() > 3 {
        true => ordering(c.constant(3)?)?,
        false => MemoryOrdering::SeqCst,
    };
    let failure = match c.args.len() > 4 {
        true => ordering(c.constant(4)?)?,
        false => MemoryOrdering::SeqCst,
    };
    let scope = match c.args.len() > 5 {
        true => scope(c.constant(5)?)?,
        false => MemoryScope::Device,
    };
    let place = typed(&c.b, c.arg(1)?, desired.ty());
    let expected = mir::LoadOp::build(&c.b, desired.ty(), place, false, None, None).result();
    let orders = (order, failure, scope_in(scope, pointer));
    let found = compare_exchange(&c.b, pointer, (expected, desired), orders);
    mir::StoreOp::build(&c.b, place, found, false, None, None);
    let bits = c.bits_of(found.ty());
    let same = c.compare(
        CmpIPredicate::Eq,
        c.cast(found, bits),
        c.cast(expected, bits),
    );
    c.one(same)
}

fn load<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c, 1)?;
    let ty = c.ty()?;
    let place = typed(&c.b, c.arg(0)?, ty);
    c.one(mir::AtomicLoadOp::build(&c.b, ty, place, order, scope).result())
}

fn store<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c, 2)?;
    let value = c.arg(1)?;
    let place = typed(&c.b, c.arg(0)?, value.ty());
    mir::AtomicStoreOp::build(&c.b, place, value, order, scope);
    Ok(vec![])
}

fn test_and_set<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c, 1)?;
    let place = typed(&c.b, c.arg(0)?, c.word());
    c.one(mir::AtomicFlagTestAndSetOp::build(&c.b, c.ty()?, place, order, scope).result())
}

fn clear<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (order, scope) = stated(c, 1)?;
    let place = typed(&c.b, c.arg(0)?, c.word());
    mir::AtomicFlagClearOp::build(&c.b, place, order, scope);
    Ok(vec![])
}
