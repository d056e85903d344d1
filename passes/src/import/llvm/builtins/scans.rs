//! Scans of a subgroup whose work-items all take part.

use super::Call;
use crate::analysis::reductions::combination;
use gir_dialects::{
    ir::{OpView as _, Type, TypeExt as _, Value},
    mir::{self, ReduceKind},
    upstream::arith::{self, CmpIPredicate},
};

/// Steps of a scan: no subgroup has more than 128 work-items.
const STEPS: u32 = 7;

/// The combination of the values of the work-items up to the own one, which counts if the scan is inclusive: by
/// shuffles from ever farther work-items.
pub fn subgroup<'c>(
    c: &Call<'_, 'c>,
    value: Value<'c>,
    kind: ReduceKind,
    is_inclusive: bool,
) -> Value<'c> {
    let (ty, word) = (value.ty(), c.word());
    let own = mir::SubgroupLocalIdOp::build(&c.b, word).result();
    let from = |value: Value<'c>, distance: i64| {
        let distance = c.int(word, distance);
        let is_there = c.compare(CmpIPredicate::Uge, own, distance);
        let before = c.op(arith::SubIOp::NAME, &[own, distance]);
        let lane = c.select(is_there, before, own);
        let other = mir::SubgroupShuffleOp::build(&c.b, ty, value, lane).result();
        (is_there, other)
    };
    let mut sum = value;
    for step in 0..STEPS {
        let (is_there, other) = from(sum, 1 << step);
        let both = c.op(combination(kind), &[other, sum]);
        sum = c.select(is_there, both, sum);
    }
    if is_inclusive {
        return sum;
    }
    let (is_there, before) = from(sum, 1);
    c.select(is_there, before, identity(c, kind, ty))
}

/// The value that a combination does not change by.
fn identity<'c>(c: &Call<'_, 'c>, kind: ReduceKind, ty: Type<'c>) -> Value<'c> {
    let bits = ty.number_bits().unwrap_or(32);
    let least = i64::MIN >> (64 - bits);
    match kind {
        ReduceKind::Add | ReduceKind::Or | ReduceKind::Xor | ReduceKind::MaxU => c.int(ty, 0),
        ReduceKind::Mul => c.int(ty, 1),
        ReduceKind::And | ReduceKind::MinU => c.int(ty, -1),
        ReduceKind::MinS => c.int(ty, !least),
        ReduceKind::MaxS => c.int(ty, least),
        ReduceKind::FAdd => c.float(ty, 0.0),
        ReduceKind::FMul => c.float(ty, 1.0),
        ReduceKind::FMin => c.float(ty, f64::INFINITY),
        ReduceKind::FMax => c.float(ty, f64::NEG_INFINITY),
    }
}
