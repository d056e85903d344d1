//! Functions of integers.

use super::super::call::{
    Call,
    Meaning::{Build, BySign, Op},
    Outcome, Row,
};
use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    ir::{self, OpView, Signedness, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// The functions.
pub const ROWS: &[Row] = &[
    (
        "abs",
        Build(|c| match c.is_unsigned(0) {
            true => c.one(c.arg(0)?),
            false => c.one(c.op(math::AbsIOp::NAME, &[c.arg(0)?])),
        }),
    ),
    ("abs_diff", Build(absolute_difference)),
    (
        "add_sat",
        BySign([
            mir::SAddSatOp::NAME,
            mir::UAddSatOp::NAME,
            mir::SAddSatOp::NAME,
        ]),
    ),
    (
        "sub_sat",
        BySign([
            mir::SSubSatOp::NAME,
            mir::USubSatOp::NAME,
            mir::SSubSatOp::NAME,
        ]),
    ),
    ("mad_sat", Build(saturated_sum)),
    ("clz", Op(math::CountLeadingZerosOp::NAME)),
    ("ctz", Op(math::CountTrailingZerosOp::NAME)),
    ("popcount", Op(math::CtPopOp::NAME)),
    ("hadd", Build(|c| average(c, false))),
    ("rhadd", Build(|c| average(c, true))),
    (
        "mad24",
        Build(|c| {
            let a = c.spread();
            c.one(c.add(c.op(arith::MulIOp::NAME, &[a[0], a[1]]), a[2]))
        }),
    ),
    ("mul24", Op(arith::MulIOp::NAME)),
    (
        "mul_hi",
        Build(|c| c.one(high_product(c, c.arg(0)?, c.arg(1)?, c.is_unsigned(0)))),
    ),
    (
        "mad_hi",
        Build(|c| {
            c.one(c.add(
                high_product(c, c.arg(0)?, c.arg(1)?, c.is_unsigned(0)),
                c.arg(2)?,
            ))
        }),
    ),
    (
        "rotate",
        Build(|c| {
            let a = c.spread();
            c.one(rotated(c, a[0], a[1]))
        }),
    ),
    ("upsample", Build(upsample)),
];

/// Whether the first is less than the second, by the sign of the parameter.
fn is_less<'c>(c: &Call<'_, 'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let predicate = match c.is_unsigned(0) {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    c.compare(predicate, l, r)
}

fn absolute_difference<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let (up, down) = (
        c.op(arith::SubIOp::NAME, &[y, x]),
        c.op(arith::SubIOp::NAME, &[x, y]),
    );
    c.one(c.select(is_less(c, x, y), up, down))
}

/// The mean, rounded down or up, without overflow.
fn average<'c>(c: &Call<'_, 'c>, up: bool) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let shift = match c.is_unsigned(0) {
        true => arith::ShRUIOp::NAME,
        false => arith::ShRSIOp::NAME,
    };
    let differing = c.op(arith::XOrIOp::NAME, &[x, y]);
    let half = c.op(shift, &[differing, c.int(x.ty(), 1)]);
    c.one(match up {
        true => {
            let either = c.op(arith::OrIOp::NAME, &[x, y]);
            c.op(arith::SubIOp::NAME, &[either, half])
        }
        false => c.add(c.op(arith::AndIOp::NAME, &[x, y]), half),
    })
}

/// The upper half of a product.
pub fn high_product<'c>(c: &Call<'_, 'c>, x: Value<'c>, y: Value<'c>, unsigned: bool) -> Value<'c> {
    let ty = x.ty();
    let bits = ty.lane().number_bits().unwrap_or(32);
    if bits == 64 {
        return high_half(c, x, y, unsigned);
    }
    let wide = ty.with_lane(ir::integer_type(
        c.b.context(),
        bits * 2,
        Signedness::Signless,
    ));
    let extend = match unsigned {
        true => arith::ExtUIOp::NAME,
        false => arith::ExtSIOp::NAME,
    };
    let (x, y) = (c.op_as(extend, wide, &[x]), c.op_as(extend, wide, &[y]));
    let product = c.op(arith::MulIOp::NAME, &[x, y]);
    let upper = c.op(arith::ShRUIOp::NAME, &[product, c.int(wide, bits.into())]);
    c.op_as(arith::TruncIOp::NAME, ty, &[upper])
}

/// The upper 64 bits of a product of 64-bit integers, from products of halves.
fn high_half<'c>(c: &Call<'_, 'c>, x: Value<'c>, y: Value<'c>, unsigned: bool) -> Value<'c> {
    let ty = x.ty();
    let (mask, half) = (c.int(ty, 0xffff_ffff), c.int(ty, 32));
    let low = |x| c.op(arith::AndIOp::NAME, &[x, mask]);
    let high = |x| c.op(arith::ShRUIOp::NAME, &[x, half]);
    let times = |l, r| c.op(arith::MulIOp::NAME, &[l, r]);
    let cross = c.add(times(high(x), low(y)), high(times(low(x), low(y))));
    let middle = c.add(times(low(x), high(y)), low(cross));
    let product = c.add(c.add(times(high(x), high(y)), high(cross)), high(middle));
    if unsigned {
        return product;
    }
    let sign = c.int(ty, 63);
    let correction = |of, by| {
        let negative = c.op(arith::ShRSIOp::NAME, &[of, sign]);
        c.op(arith::AndIOp::NAME, &[negative, by])
    };
    let product = c.op(arith::SubIOp::NAME, &[product, correction(x, y)]);
    c.op(arith::SubIOp::NAME, &[product, correction(y, x)])
}

/// `a * b + c`, as far as the type has it.
fn saturated_sum<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (a, b, summand, unsigned) = (c.arg(0)?, c.arg(1)?, c.arg(2)?, c.is_unsigned(0));
    let ty = a.ty();
    let low = c.op(arith::MulIOp::NAME, &[a, b]);
    let high = high_product(c, a, b, unsigned);
    let sum = c.add(low, summand);
    let zero = c.int(ty, 0);
    let is_carried = c.compare(CmpIPredicate::Ult, sum, low);
    let carry = c.op_as(arith::ExtUIOp::NAME, ty, &[is_carried]);
    let bits = i64::from(ty.lane().number_bits().unwrap_or(32));
    if unsigned {
        let top = c.add(high, carry);
        let fits = c.compare(CmpIPredicate::Eq, top, zero);
        return c.one(c.select(fits, sum, c.int(ty, -1)));
    }
    // The upper half of the summand is its sign.
    let sign = |value| c.op(arith::ShRSIOp::NAME, &[value, c.int(ty, bits - 1)]);
    let top = c.add(c.add(high, sign(summand)), carry);
    let fits = c.compare(CmpIPredicate::Eq, top, sign(sum));
    let least = c.int(ty, -1 << (bits - 1));
    // All bits of the greatest number but the sign are those that the least one has not.
    let greatest = c.op(arith::XOrIOp::NAME, &[least, c.int(ty, -1)]);
    let is_negative = c.compare(CmpIPredicate::Slt, top, zero);
    c.one(c.select(fits, sum, c.select(is_negative, least, greatest)))
}

/// A value rotated left; the amount counts modulo the width.
pub fn rotated<'c>(c: &Call<'_, 'c>, x: Value<'c>, by: Value<'c>) -> Value<'c> {
    funnel(c, [x, x, by], true)
}

/// The upper or lower half of two joined integers that are shifted left or right by an amount modulo the width.
pub fn funnel<'c>(c: &Call<'_, 'c>, [high, low, by]: [Value<'c>; 3], left: bool) -> Value<'c> {
    let ty = high.ty();
    let bits = i64::from(ty.lane().number_bits().unwrap_or(32));
    if let Some(by) = constant_value(by) {
        return match by.rem_euclid(bits) {
            0 if left => high,
            0 => low,
            by => {
                let up = if left { by } else { bits - by };
                let up_part = c.op(arith::ShLIOp::NAME, &[high, c.int(ty, up)]);
                let down_part = c.op(arith::ShRUIOp::NAME, &[low, c.int(ty, bits - up)]);
                c.op(arith::OrIOp::NAME, &[up_part, down_part])
            }
        };
    }
    let amount = match bits.count_ones() {
        1 => c.op(arith::AndIOp::NAME, &[by, c.int(ty, bits - 1)]),
        _ => c.op(arith::RemUIOp::NAME, &[by, c.int(ty, bits)]),
    };
    let rest = c.op(arith::SubIOp::NAME, &[c.int(ty, bits - 1), amount]);
    let one = c.int(ty, 1);
    // By the rest of the width in two steps: neither is by the width itself.
    let (up, down) = match left {
        true => {
            let once = c.op(arith::ShRUIOp::NAME, &[low, one]);
            (
                c.op(arith::ShLIOp::NAME, &[high, amount]),
                c.op(arith::ShRUIOp::NAME, &[once, rest]),
            )
        }
        false => {
            let once = c.op(arith::ShLIOp::NAME, &[high, one]);
            (
                c.op(arith::ShLIOp::NAME, &[once, rest]),
                c.op(arith::ShRUIOp::NAME, &[low, amount]),
            )
        }
    };
    c.op(arith::OrIOp::NAME, &[up, down])
}

/// Two integers as the halves of one.
fn upsample<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    let bits = i64::from(ty.lane().number_bits().unwrap_or(32) / 2);
    let high = c.op_as(arith::ExtUIOp::NAME, ty, &[c.arg(0)?]);
    let low = c.op_as(arith::ExtUIOp::NAME, ty, &[c.arg(1)?]);
    let high = c.op(arith::ShLIOp::NAME, &[high, c.int(ty, bits)]);
    c.one(c.op(arith::OrIOp::NAME, &[high, low]))
}
