//! Arithmetic that mir has no operation for, expanded into operations of mir: targets need no support for it.

use super::extent::constant;
use gir_dialects::{
    ir::{self, Builder, Op, OpSpec, OpView, Signedness, SmallFloat, Type, TypeExt, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        gpu::AllReduceOperation,
        math,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<arith::CeilDivUIOp<'_>>(ceil_div_ui)
        .add::<arith::CeilDivSIOp<'_>>(ceil_div_si)
        .add::<arith::FloorDivSIOp<'_>>(floor_div_si)
        .add::<arith::MinimumFOp<'_>>(minimum)
        .add::<arith::MaximumFOp<'_>>(maximum)
        .add::<math::CopySignOp<'_>>(copy_sign)
        .add::<math::IsNaNOp<'_>>(is_nan)
        .add::<math::IsInfOp<'_>>(is_infinite)
        .add::<math::IsFiniteOp<'_>>(is_finite)
        .add::<math::IsNormalOp<'_>>(is_normal)
        .add::<math::SincosOp<'_>>(sine_and_cosine);
}

/// A comparison of integers.
pub fn compare<'c>(
    b: &Builder<'c>,
    predicate: CmpIPredicate,
    l: Value<'c>,
    r: Value<'c>,
) -> Value<'c> {
    arith::CmpIOp::build(b, flag(l.ty()), predicate, l, r).result()
}

fn compare_floats<'c>(
    b: &Builder<'c>,
    predicate: CmpFPredicate,
    l: Value<'c>,
    r: Value<'c>,
) -> Value<'c> {
    arith::CmpFOp::build(b, flag(l.ty()), predicate, l, r, None).result()
}

/// The type of a comparison's result.
fn flag(ty: Type<'_>) -> Type<'_> {
    ty.with_lane(ir::integer_type(ty.ctx(), 1, Signedness::Signless))
}

/// A select between two values.
pub fn select<'c>(
    b: &Builder<'c>,
    condition: Value<'c>,
    yes: Value<'c>,
    no: Value<'c>,
) -> Value<'c> {
    arith::SelectOp::build(b, yes.ty(), condition, yes, no).result()
}

/// An integer constant, in every lane.
pub fn number<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    match ty.as_vector() {
        None => constant(b, ty, value),
        Some((_, lane)) => {
            let value = ir::splat(ty, ir::integer(lane, value));
            arith::ConstantOp::build(b, ty, value).result()
        }
    }
}

/// The sum of integers.
pub fn add<'c>(b: &Builder<'c>, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    arith::AddIOp::build(b, l.ty(), l, r, None).result()
}

fn binary<'c>(b: &Builder<'c>, name: &str, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands: &[l, r],
        results: &[l.ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// The combination of two values by a reduction, or by an atomic without an operation of its own.
pub fn combine<'c>(
    b: &Builder<'c>,
    operation: AllReduceOperation,
    l: Value<'c>,
    r: Value<'c>,
) -> Value<'c> {
    use AllReduceOperation as A;
    let is_float = l.ty().lane().is_float();
    let name = match (operation, is_float) {
        (A::ADD, true) => arith::AddFOp::NAME,
        (A::ADD, false) => arith::AddIOp::NAME,
        (A::MUL, true) => arith::MulFOp::NAME,
        (A::MUL, false) => arith::MulIOp::NAME,
        (A::MINUI, _) => arith::MinUIOp::NAME,
        (A::MINSI, _) => arith::MinSIOp::NAME,
        (A::MAXUI, _) => arith::MaxUIOp::NAME,
        (A::MAXSI, _) => arith::MaxSIOp::NAME,
        (A::MINNUMF, _) => arith::MinNumFOp::NAME,
        (A::MAXNUMF, _) => arith::MaxNumFOp::NAME,
        (A::AND, _) => arith::AndIOp::NAME,
        (A::OR, _) => arith::OrIOp::NAME,
        (A::XOR, _) => arith::XOrIOp::NAME,
        (A::MINIMUMF, _) => return extreme(b, CmpFPredicate::OLT, l, r),
        (A::MAXIMUMF, _) => return extreme(b, CmpFPredicate::OGT, l, r),
    };
    binary(b, name, l, r)
}

/// `(x - 1) / d + 1`, and 0 for 0.
pub fn ceil_div_ui_of<'c>(b: &Builder<'c>, x: Value<'c>, d: Value<'c>) -> Value<'c> {
    let ty = x.ty();
    let (zero, one) = (number(b, ty, 0), number(b, ty, 1));
    let below = binary(b, arith::SubIOp::NAME, x, one);
    let whole = binary(b, arith::DivUIOp::NAME, below, d);
    let above = add(b, whole, one);
    let is_zero = compare(b, CmpIPredicate::Eq, x, zero);
    select(b, is_zero, zero, above)
}

/// The quotient, corrected by one if it was truncated and the exact quotient has the sign to correct.
fn rounded_quotient<'c>(b: &Builder<'c>, x: Value<'c>, d: Value<'c>, up: bool) -> Value<'c> {
    let ty = x.ty();
    let zero = number(b, ty, 0);
    let quotient = binary(b, arith::DivSIOp::NAME, x, d);
    let product = binary(b, arith::MulIOp::NAME, quotient, d);
    let is_cut = compare(b, CmpIPredicate::Ne, product, x);
    let [negative, divides_negative] =
        [x, d].map(|value| compare(b, CmpIPredicate::Slt, value, zero));
    let predicate = if up {
        CmpIPredicate::Eq
    } else {
        CmpIPredicate::Ne
    };
    let has_sign = compare(b, predicate, negative, divides_negative);
    let moves = binary(b, arith::AndIOp::NAME, is_cut, has_sign);
    let next = add(b, quotient, number(b, ty, if up { 1 } else { -1 }));
    select(b, moves, next, quotient)
}

/// The quotient, rounded up.
pub fn ceil_div_si_of<'c>(b: &Builder<'c>, x: Value<'c>, d: Value<'c>) -> Value<'c> {
    rounded_quotient(b, x, d, true)
}

/// The quotient, rounded down.
pub fn floor_div_si_of<'c>(b: &Builder<'c>, x: Value<'c>, d: Value<'c>) -> Value<'c> {
    rounded_quotient(b, x, d, false)
}

/// The lesser or greater of two floats: a NaN if either is one; -0 is less than 0.
fn extreme<'c>(b: &Builder<'c>, predicate: CmpFPredicate, x: Value<'c>, y: Value<'c>) -> Value<'c> {
    let ty = x.ty();
    let comes_first = compare_floats(b, predicate, x, y);
    let chosen = select(b, comes_first, x, y);
    // Equal values differ at most in the sign of a zero.
    let join = match predicate {
        CmpFPredicate::OLT => arith::OrIOp::NAME,
        _ => arith::AndIOp::NAME,
    };
    let (left, right) = (to_bits(b, x), to_bits(b, y));
    let bits = binary(b, join, left, right);
    let equal = compare_floats(b, CmpFPredicate::OEQ, x, y);
    let chosen = select(b, equal, arith::BitcastOp::build(b, ty, bits).out(), chosen);
    let unordered = compare_floats(b, CmpFPredicate::UNO, x, y);
    let nan = binary(b, arith::AddFOp::NAME, x, y);
    select(b, unordered, nan, chosen)
}

/// The bits of a float, as an integer.
fn to_bits<'c>(b: &Builder<'c>, value: Value<'c>) -> Value<'c> {
    let width = value.ty().lane().number_bits().unwrap_or(32);
    let lane = ir::integer_type(b.context(), width, Signedness::Signless);
    arith::BitcastOp::build(b, value.ty().with_lane(lane), value).out()
}

/// Patterns that compute the result from two operands.
macro_rules! of_two {
    ($($name:ident => $compute:expr;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let compute: fn(&Builder<'c>, Value<'c>, Value<'c>) -> Value<'c> = $compute;
            let value = compute(&rewriter.before(op), op.operand(0), op.operand(1));
            rewriter.replace(op, &[value]);
            true
        }
    )*};
}

of_two! {
    ceil_div_ui => ceil_div_ui_of;
    ceil_div_si => ceil_div_si_of;
    floor_div_si => floor_div_si_of;
    minimum => |b, x, y| extreme(b, CmpFPredicate::OLT, x, y);
    maximum => |b, x, y| extreme(b, CmpFPredicate::OGT, x, y);
    copy_sign => with_sign;
}

/// The magnitude of one float with the sign of another.
pub fn with_sign<'c>(b: &Builder<'c>, magnitude: Value<'c>, sign: Value<'c>) -> Value<'c> {
    let ty = magnitude.ty();
    let width = ty.lane().number_bits().unwrap_or(32);
    let (magnitude, sign) = (to_bits(b, magnitude), to_bits(b, sign));
    let top = number(b, sign.ty(), i64::MIN >> (64 - width));
    let rest = number(b, sign.ty(), !(i64::MIN >> (64 - width)));
    let magnitude = binary(b, arith::AndIOp::NAME, magnitude, rest);
    let sign = binary(b, arith::AndIOp::NAME, sign, top);
    let bits = binary(b, arith::OrIOp::NAME, magnitude, sign);
    arith::BitcastOp::build(b, ty, bits).out()
}

fn is_nan<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let x = op.operand(0);
    let value = compare_floats(&rewriter.before(op), CmpFPredicate::UNO, x, x);
    rewriter.replace(op, &[value]);
    true
}

fn is_infinite<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    compare_with_infinity(op, rewriter, CmpFPredicate::OEQ)
}

fn is_finite<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    compare_with_infinity(op, rewriter, CmpFPredicate::OLT)
}

/// Compares the magnitude with infinity.
fn compare_with_infinity<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    predicate: CmpFPredicate,
) -> bool {
    let (b, x) = (rewriter.before(op), op.operand(0));
    let ty = x.ty();
    let small = ty.lane().as_small_float();
    if small == Some(SmallFloat::F8E4M3FN) {
        // It has no infinity.
        let predicate = match predicate {
            CmpFPredicate::OLT => CmpFPredicate::ORD,
            _ => CmpFPredicate::AlwaysFalse,
        };
        rewriter.replace(op, &[compare_floats(&b, predicate, x, x)]);
        return true;
    }
    let bits = match (ty.lane().as_float(), small) {
        (_, Some(format)) => format.beyond(),
        (Some(16), _) => 0x7c00,
        (Some(32), _) => 0x7f80_0000,
        _ => 0x7ff0_0000_0000_0000,
    };
    let infinity = ir::float_bits(ty.lane(), bits);
    let infinity = ty.as_vector().map_or(infinity, |_| ir::splat(ty, infinity));
    let infinity = arith::ConstantOp::build(&b, ty, infinity).result();
    let magnitude = math::AbsFOp::build(&b, ty, x, None).result();
    rewriter.replace(op, &[compare_floats(&b, predicate, magnitude, infinity)]);
    true
}

/// Compares the bits, which devices leave alone that take subnormal numbers for zeros.
fn is_normal<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, x) = (&rewriter.before(op), op.operand(0));
    let (least, infinity) = match x.ty().lane().as_float() {
        Some(16) => (1 << 10, 0x7c00),
        Some(32) => (1 << 23, 0x7f80_0000),
        _ => (1 << 52, 0x7ff0_0000_0000_0000_i64),
    };
    let bits = to_bits(b, x);
    let [rest, least, above] =
        [infinity | (least - 1), least, infinity - least].map(|bound| number(b, bits.ty(), bound));
    let magnitude = binary(b, arith::AndIOp::NAME, bits, rest);
    let distance = binary(b, arith::SubIOp::NAME, magnitude, least);
    rewriter.replace(op, &[compare(b, CmpIPredicate::Ult, distance, above)]);
    true
}

fn sine_and_cosine<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, x) = (rewriter.before(op), op.operand(0));
    let sine = math::SinOp::build(&b, x.ty(), x, None).result();
    let cosine = math::CosOp::build(&b, x.ty(), x, None).result();
    rewriter.replace(op, &[sine, cosine]);
    true
}
