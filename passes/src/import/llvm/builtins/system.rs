//! Atomics of CUDA for the whole system: functions of our headers, as clang drops the scopes of atomics, and NVVM's
//! intrinsics that state one.

use super::call::{Call, Family, Meaning::Build, Outcome, Row};
use crate::import::llvm::operations::{compare_exchange, scope_in, update_memory};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::TypeExt as _,
    mir::AtomicKind,
    upstream::llvm,
};

/// The functions of our headers.
pub const ROWS: &[Row] = &[
    ("__gir_system_atomic_add", Build(|c| by_sign(c, "add"))),
    ("__gir_system_atomic_sub", Build(|c| by_sign(c, "sub"))),
    ("__gir_system_atomic_min", Build(|c| by_sign(c, "min"))),
    ("__gir_system_atomic_max", Build(|c| by_sign(c, "max"))),
    ("__gir_system_atomic_and", Build(|c| by_sign(c, "and"))),
    ("__gir_system_atomic_or", Build(|c| by_sign(c, "or"))),
    ("__gir_system_atomic_xor", Build(|c| by_sign(c, "xor"))),
    ("__gir_system_atomic_exch", Build(|c| by_sign(c, "exch"))),
    ("__gir_system_atomic_inc", Build(|c| by_sign(c, "inc"))),
    ("__gir_system_atomic_dec", Build(|c| by_sign(c, "dec"))),
    (
        "__gir_system_atomic_cas",
        Build(|c| exchange(c, MemoryScope::System)),
    ),
];

/// Intrinsics whose names state the operation and the scope.
pub const FAMILIES: &[Family] = &[("llvm.nvvm.atomic.", Build(intrinsic))];

fn by_sign<'c>(c: &Call<'_, 'c>, operation: &str) -> Outcome<'c> {
    update(c, operation, c.is_unsigned(1), MemoryScope::System)
}

/// `llvm.nvvm.atomic.add.gen.i.sys.i32.p0`; clang has no others for unsigned minima and maxima.
fn intrinsic<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let named = c.op.cast::<llvm::CallIntrinsicOp<'c>>();
    let name = named.map_or_else(|| c.name.base.clone(), |call| call.intrin().to_owned());
    let parts: Vec<_> = name.split('.').collect();
    let (operation, scope) = match parts[..] {
        ["llvm", "nvvm", "atomic", operation, "gen", _, "sys", ..] => {
            (operation, MemoryScope::System)
        }
        ["llvm", "nvvm", "atomic", operation, "gen", _, "cta", ..] => {
            (operation, MemoryScope::Workgroup)
        }
        _ => return Err(format!("is the atomic '{name}', which is not known")),
    };
    match operation {
        "cas" => exchange(c, scope),
        "min" | "max" => Err(format!(
            "is '{name}', which does not tell whether the number has a sign; use 'atomicrmw'"
        )),
        _ => update(c, operation, false, scope),
    }
}

fn update<'c>(
    c: &Call<'_, 'c>,
    operation: &str,
    is_unsigned: bool,
    scope: MemoryScope,
) -> Outcome<'c> {
    let (pointer, value) = (c.arg(0)?, c.arg(1)?);
    let kind = match (operation, is_unsigned) {
        ("add", _) if value.ty().is_float() => AtomicKind::FAdd,
        ("add", _) => AtomicKind::Add,
        ("sub", _) => AtomicKind::Sub,
        ("min", true) => AtomicKind::MinU,
        ("min", false) => AtomicKind::MinS,
        ("max", true) => AtomicKind::MaxU,
        ("max", false) => AtomicKind::MaxS,
        ("and", _) => AtomicKind::And,
        ("or", _) => AtomicKind::Or,
        ("xor", _) => AtomicKind::Xor,
        ("exch", _) => AtomicKind::Exchange,
        ("inc", _) => AtomicKind::IncWrap,
        ("dec", _) => AtomicKind::DecWrap,
        _ => return Err(format!("is an atomic '{operation}', which is not known")),
    };
    let scope = scope_in(scope, pointer);
    let old = update_memory(&c.b, pointer, value, (kind, MemoryOrdering::Relaxed, scope));
    Ok(vec![old])
}

fn exchange<'c>(c: &Call<'_, 'c>, scope: MemoryScope) -> Outcome<'c> {
    let (pointer, values) = (c.arg(0)?, (c.arg(1)?, c.arg(2)?));
    let relaxed = MemoryOrdering::Relaxed;
    let orders = (relaxed, relaxed, scope_in(scope, pointer));
    Ok(vec![compare_exchange(&c.b, pointer, values, orders)])
}
