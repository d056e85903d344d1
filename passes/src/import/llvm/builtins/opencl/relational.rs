//! Comparisons, selections, and questions about numbers. Of vectors they give lanes of -1 or 0.

use super::super::call::{Call, Meaning::Build, Outcome, Row};
use gir_dialects::{
    ir::{self, OpView, Signedness, TypeExt, Value},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        math,
    },
};

/// The functions.
pub const ROWS: &[Row] = &[
    ("isequal", Build(|c| by(c, CmpFPredicate::OEQ))),
    ("isnotequal", Build(|c| by(c, CmpFPredicate::UNE))),
    ("isgreater", Build(|c| by(c, CmpFPredicate::OGT))),
    ("isgreaterequal", Build(|c| by(c, CmpFPredicate::OGE))),
    ("isless", Build(|c| by(c, CmpFPredicate::OLT))),
    ("islessequal", Build(|c| by(c, CmpFPredicate::OLE))),
    ("islessgreater", Build(|c| by(c, CmpFPredicate::ONE))),
    ("isordered", Build(|c| by(c, CmpFPredicate::ORD))),
    ("isunordered", Build(|c| by(c, CmpFPredicate::UNO))),
    (
        "isnan",
        Build(|c| {
            let x = c.arg(0)?;
            answer(c, c.compare_floats(CmpFPredicate::UNO, x, x))
        }),
    ),
    ("isinf", Build(|c| with_infinity(c, CmpFPredicate::OEQ))),
    ("isfinite", Build(|c| with_infinity(c, CmpFPredicate::OLT))),
    (
        "isnormal",
        Build(|c| {
            let x = c.arg(0)?;
            let flag = flags(c, x);
            answer(c, c.op_as(math::IsNormalOp::NAME, flag, &[x]))
        }),
    ),
    (
        "signbit",
        Build(|c| {
            let x = c.arg(0)?;
            let x = c.cast(x, c.bits_of(x.ty()));
            answer(c, c.compare(CmpIPredicate::Slt, x, c.int(x.ty(), 0)))
        }),
    ),
    ("any", Build(|c| any_or_all(c, arith::OrIOp::NAME))),
    ("all", Build(|c| any_or_all(c, arith::AndIOp::NAME))),
    ("bitselect", Build(bitselect)),
    ("select", Build(select)),
];

fn flags<'c>(c: &Call<'_, 'c>, x: Value<'c>) -> ir::Type<'c> {
    x.ty()
        .with_lane(ir::integer_type(c.b.context(), 1, Signedness::Signless))
}

/// A truth as the result: 1 or 0, in lanes -1 or 0.
fn answer<'c>(c: &Call<'_, 'c>, truth: Value<'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    if truth.ty() == ty {
        return Ok(vec![truth]);
    }
    let extend = match ty.as_vector() {
        Some(_) => arith::ExtSIOp::NAME,
        None => arith::ExtUIOp::NAME,
    };
    Ok(vec![c.op_as(extend, ty, &[truth])])
}

fn by<'c>(c: &Call<'_, 'c>, predicate: CmpFPredicate) -> Outcome<'c> {
    answer(c, c.compare_floats(predicate, c.arg(0)?, c.arg(1)?))
}

fn with_infinity<'c>(c: &Call<'_, 'c>, predicate: CmpFPredicate) -> Outcome<'c> {
    let x = c.arg(0)?;
    let magnitude = c.op(math::AbsFOp::NAME, &[x]);
    answer(
        c,
        c.compare_floats(predicate, magnitude, c.float(x.ty(), f64::INFINITY)),
    )
}

/// Whether the sign bit of any or of all lanes is set.
fn any_or_all<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let lanes = c.lanes(c.arg(0)?).into_iter();
    let all = lanes.reduce(|all, lane| c.op(name, &[all, lane]));
    let all = all.ok_or("has no lanes")?;
    answer(c, c.compare(CmpIPredicate::Slt, all, c.int(all.ty(), 0)))
}

fn bitselect<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    let bits = c.bits_of(ty);
    let [no, yes, mask] = [c.arg(0)?, c.arg(1)?, c.arg(2)?].map(|value| c.cast(value, bits));
    let differing = c.op(arith::XOrIOp::NAME, &[no, yes]);
    let chosen = c.op(arith::AndIOp::NAME, &[differing, mask]);
    let value = c.op(arith::XOrIOp::NAME, &[no, chosen]);
    Ok(vec![c.cast(value, ty)])
}

/// The second value where the third is true: not zero, in lanes negative.
fn select<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let condition = c.arg(2)?;
    let zero = c.int(condition.ty(), 0);
    let predicate = match condition.ty().as_vector() {
        Some(_) => CmpIPredicate::Slt,
        None => CmpIPredicate::Ne,
    };
    let condition = c.compare(predicate, condition, zero);
    Ok(vec![c.select(condition, c.arg(1)?, c.arg(0)?)])
}
