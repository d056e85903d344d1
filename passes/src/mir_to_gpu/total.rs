//! Arithmetic in which every operand has a value, as ops of upstream behind guards.

use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpSpec, OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        vector,
    },
};

/// Whether [`expand`] knows an op.
pub fn is_known(op: Op<'_>) -> bool {
    const NAMES: &[&str] = &[
        mir::DivSIOp::NAME,
        mir::DivUIOp::NAME,
        mir::RemSIOp::NAME,
        mir::RemUIOp::NAME,
        mir::ShlIOp::NAME,
        mir::ShrSIOp::NAME,
        mir::ShrUIOp::NAME,
        mir::FPToSIOp::NAME,
        mir::FPToUIOp::NAME,
        mir::FPToSISatOp::NAME,
        mir::FPToUISatOp::NAME,
        mir::ExtractLaneOp::NAME,
        mir::InsertLaneOp::NAME,
    ];
    NAMES.contains(&op.name())
}

/// The value of an op; `None` if it is of another kind.
pub fn expand<'c>(b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let ty = op.result(0).ty();
    Some(match op.name() {
        mir::DivSIOp::NAME => divide(b, arith::DivSIOp::NAME, op),
        mir::DivUIOp::NAME => divide(b, arith::DivUIOp::NAME, op),
        mir::RemSIOp::NAME => divide(b, arith::RemSIOp::NAME, op),
        mir::RemUIOp::NAME => divide(b, arith::RemUIOp::NAME, op),
        mir::ShlIOp::NAME => shift(b, arith::ShLIOp::NAME, op),
        mir::ShrSIOp::NAME => shift(b, arith::ShRSIOp::NAME, op),
        mir::ShrUIOp::NAME => shift(b, arith::ShRUIOp::NAME, op),
        mir::FPToSIOp::NAME => to_integer(b, op, true, false),
        mir::FPToUIOp::NAME => to_integer(b, op, false, false),
        mir::FPToSISatOp::NAME => to_integer(b, op, true, true),
        mir::FPToUISatOp::NAME => to_integer(b, op, false, true),
        mir::ExtractLaneOp::NAME => {
            let lane = lane(b, op.operand(0), op.operand(1));
            vector::ExtractOp::build(b, ty, op.operand(0), &[lane], dynamic(b)).result()
        }
        mir::InsertLaneOp::NAME => {
            let insert = op.cast::<mir::InsertLaneOp<'c>>()?;
            let lane = lane(b, insert.vector(), insert.lane());
            let (value, whole) = (insert.value(), insert.vector());
            vector::InsertOp::build(b, ty, value, whole, &[lane], dynamic(b)).result()
        }
        _ => return None,
    })
}

/// An op of two operands of one type.
pub fn binary<'c>(b: &Builder<'c>, name: &str, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands: &[l, r],
        results: &[l.ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// An integer or index constant, in every lane.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    constant(b, ty, ir::integer(ty.lane(), value))
}

fn constant<'c>(b: &Builder<'c>, ty: Type<'c>, lane: Attribute<'c>) -> Value<'c> {
    let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
    arith::ConstantOp::build(b, ty, value).result()
}

fn flag<'c>(ty: Type<'c>) -> Type<'c> {
    ty.with_lane(ir::integer_type(ty.ctx(), 1, Signedness::Signless))
}

fn compare<'c>(b: &Builder<'c>, is: CmpIPredicate, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    arith::CmpIOp::build(b, flag(l.ty()), is, l, r).result()
}

fn compare_floats<'c>(b: &Builder<'c>, is: CmpFPredicate, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    arith::CmpFOp::build(b, flag(l.ty()), is, l, r, None).result()
}

fn select<'c>(b: &Builder<'c>, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
    arith::SelectOp::build(b, yes.ty(), condition, yes, no).result()
}

/// Divides by 1 where the quotient would have no value: `x / 1` is `x`, and the remainder 0.
fn divide<'c>(b: &Builder<'c>, name: &str, op: Op<'c>) -> Value<'c> {
    let (x, d) = (op.operand(0), op.operand(1));
    let ty = x.ty();
    let mut bad = compare(b, CmpIPredicate::Eq, d, number(b, ty, 0));
    if [arith::DivSIOp::NAME, arith::RemSIOp::NAME].contains(&name) {
        let least = compare(b, CmpIPredicate::Eq, x, number(b, ty, least(width(ty))));
        let negates = compare(b, CmpIPredicate::Eq, d, number(b, ty, -1));
        let overflows = binary(b, arith::AndIOp::NAME, least, negates);
        bad = binary(b, arith::OrIOp::NAME, bad, overflows);
    }
    let d = select(b, bad, number(b, ty, 1), d);
    binary(b, name, x, d)
}

/// Shifts by the amount modulo the width.
fn shift<'c>(b: &Builder<'c>, name: &str, op: Op<'c>) -> Value<'c> {
    let (x, amount) = (op.operand(0), op.operand(1));
    let width = i64::from(width(x.ty()));
    let amount = match width.count_ones() {
        1 => binary(
            b,
            arith::AndIOp::NAME,
            amount,
            number(b, amount.ty(), width - 1),
        ),
        _ => binary(
            b,
            arith::RemUIOp::NAME,
            amount,
            number(b, amount.ty(), width),
        ),
    };
    binary(b, name, x, amount)
}

fn width(ty: Type<'_>) -> u32 {
    ty.lane().as_integer().map_or(64, |(width, _)| width)
}

/// The least signed integer.
fn least(width: u32) -> i64 {
    i64::MIN >> (64 - width)
}

/// Converts 0 in place of a number out of range; then puts the limits there if it saturates.
fn to_integer<'c>(b: &Builder<'c>, op: Op<'c>, signed: bool, saturates: bool) -> Value<'c> {
    let (x, ty) = (op.operand(0), op.result(0).ty());
    let bits = width(ty);
    let float = |value: f64| {
        constant(
            b,
            x.ty(),
            ir::float_bits(x.ty().lane(), bits_of(x.ty(), value)),
        )
    };
    let (low, high) = match signed {
        true => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1)),
        false => (0.0, 2f64.powi(bits as i32)),
    };
    // Numbers between the limit and the integer below truncate to the limit, where the type has any.
    let precision = match x.ty().lane().as_float() {
        Some(16) => 11,
        Some(32) => 24,
        _ => 53,
    };
    // Where the limit is an infinity, all numbers are within it.
    let is_beyond = x.ty().lane().as_float() == Some(16) && bits > 16;
    let has_between = !signed || precision >= bits || is_beyond;
    let above = match has_between {
        true => compare_floats(b, CmpFPredicate::OGT, x, float(low - 1.0)),
        false => compare_floats(b, CmpFPredicate::OGE, x, float(low)),
    };
    let below = compare_floats(b, CmpFPredicate::OLT, x, float(high));
    let fits = binary(b, arith::AndIOp::NAME, above, below);
    let safe = select(b, fits, x, float(0.0));
    let value = match signed {
        true => arith::FPToSIOp::build(b, ty, safe).op().result(0),
        false => arith::FPToUIOp::build(b, ty, safe).op().result(0),
    };
    if !saturates {
        return value;
    }
    let (least, most) = match signed {
        true => (least(bits), !least(bits)),
        false => (0, -1),
    };
    let too_small = compare_floats(b, CmpFPredicate::OLT, x, float(low));
    let value = select(b, too_small, number(b, ty, least), value);
    let too_large = compare_floats(b, CmpFPredicate::OGE, x, float(high));
    select(b, too_large, number(b, ty, most), value)
}

/// The bits of a power of two, of its negation, or of such a number less 1, in a float type; infinity if too large.
fn bits_of(ty: Type<'_>, value: f64) -> u64 {
    match ty.lane().as_float() {
        Some(16) => half_bits(value),
        Some(32) => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

fn half_bits(value: f64) -> u64 {
    let bits = value.to_bits();
    let (sign, exponent) = (bits >> 63 << 15, (bits >> 52) & 0x7ff);
    match exponent {
        0 => sign,
        1039.. => sign | 0x7c00,
        _ => sign | (exponent - 1008) << 10 | ((bits >> 42) & 0x3ff),
    }
}

/// The number of a lane, at most the last.
fn lane<'c>(b: &Builder<'c>, vector: Value<'c>, lane: Value<'c>) -> Value<'c> {
    let last = vector
        .ty()
        .as_vector()
        .map_or(0, |(lanes, _)| i64::from(lanes) - 1);
    let lane = binary(b, arith::MinUIOp::NAME, lane, number(b, lane.ty(), last));
    arith::IndexCastUIOp::build(b, Type::index(b.context()), lane).out()
}

fn dynamic<'c>(b: &Builder<'c>) -> Attribute<'c> {
    ir::dense_i64(b.context(), &[i64::MIN])
}
