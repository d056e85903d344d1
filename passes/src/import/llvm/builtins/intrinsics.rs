//! Intrinsics of LLVM that have operations in the `llvm` dialect, and some without.

use super::{
    call::{
        Call,
        Meaning::{Build, Nothing, Op},
        Outcome, Row,
    },
    opencl::{
        integers::funnel,
        math::{product, sum},
    },
};
use crate::gpu_to_mir::foreign::with_sign;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, OpView, Signedness, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        llvm, math,
    },
};

/// The intrinsics.
pub const ROWS: &[Row] = &[
    // Hints.
    (llvm::AssumeOp::NAME, Nothing),
    (llvm::DbgDeclareOp::NAME, Nothing),
    (llvm::DbgLabelOp::NAME, Nothing),
    (llvm::DbgValueOp::NAME, Nothing),
    (llvm::InvariantStartOp::NAME, Nothing),
    (llvm::InvariantEndOp::NAME, Nothing),
    (llvm::LifetimeEndOp::NAME, Nothing),
    (llvm::LifetimeStartOp::NAME, Nothing),
    (llvm::NoAliasScopeDeclOp::NAME, Nothing),
    (llvm::StackRestoreOp::NAME, Nothing),
    (llvm::StackSaveOp::NAME, Nothing),
    ("llvm.sideeffect", Nothing),
    ("llvm.prefetch", Nothing),
    ("llvm.intr.prefetch", Nothing),
    ("llvm.donothing", Nothing),
    (llvm::ExpectOp::NAME, Build(|c| c.one(c.arg(0)?))),
    (
        llvm::ExpectWithProbabilityOp::NAME,
        Build(|c| c.one(c.arg(0)?)),
    ),
    (llvm::SSACopyOp::NAME, Build(|c| c.one(c.arg(0)?))),
    (
        llvm::LaunderInvariantGroupOp::NAME,
        Build(|c| c.one(c.arg(0)?)),
    ),
    (
        llvm::StripInvariantGroupOp::NAME,
        Build(|c| c.one(c.arg(0)?)),
    ),
    (
        llvm::IsConstantOp::NAME,
        Build(|c| c.one(c.int(c.ty()?, 0))),
    ),
    ("llvm.arithmetic.fence", Build(|c| c.one(c.arg(0)?))),
    ("llvm.trap", Build(trap)),
    ("llvm.intr.trap", Build(trap)),
    ("llvm.ubsantrap", Build(trap)),
    ("llvm.intr.ubsantrap", Build(trap)),
    ("llvm.debugtrap", Nothing),
    ("llvm.intr.debugtrap", Nothing),
    // Floats.
    (llvm::ACosOp::NAME, Op(math::AcosOp::NAME)),
    (llvm::ASinOp::NAME, Op(math::AsinOp::NAME)),
    (llvm::ATanOp::NAME, Op(math::AtanOp::NAME)),
    ("llvm.intr.atan2", Op(math::Atan2Op::NAME)),
    (
        llvm::CopySignOp::NAME,
        Build(|c| c.one(with_sign(&c.b, c.arg(0)?, c.arg(1)?))),
    ),
    (llvm::CosOp::NAME, Op(math::CosOp::NAME)),
    (llvm::CoshOp::NAME, Op(math::CoshOp::NAME)),
    (llvm::ExpOp::NAME, Op(math::ExpOp::NAME)),
    ("llvm.intr.exp2", Op(math::Exp2Op::NAME)),
    (
        "llvm.intr.exp10",
        Build(|c| {
            let x = c.arg(0)?;
            c.one(c.op(math::PowFOp::NAME, &[c.float(x.ty(), 10.0), x]))
        }),
    ),
    (llvm::FAbsOp::NAME, Op(math::AbsFOp::NAME)),
    (llvm::FCeilOp::NAME, Op(math::CeilOp::NAME)),
    (llvm::FFloorOp::NAME, Op(math::FloorOp::NAME)),
    (llvm::FMAOp::NAME, Op(math::FmaOp::NAME)),
    (
        llvm::FMulAddOp::NAME,
        Build(|c| c.one(sum(c, product(c, c.arg(0)?, c.arg(1)?), c.arg(2)?))),
    ),
    (llvm::FTruncOp::NAME, Op(math::TruncOp::NAME)),
    (llvm::LoadExpOp::NAME, Build(scale)),
    (llvm::LogOp::NAME, Op(math::LogOp::NAME)),
    ("llvm.intr.log10", Op(math::Log10Op::NAME)),
    ("llvm.intr.log2", Op(math::Log2Op::NAME)),
    (llvm::MaxNumOp::NAME, Op(arith::MaxNumFOp::NAME)),
    (llvm::MaximumOp::NAME, Op(arith::MaximumFOp::NAME)),
    (llvm::MinNumOp::NAME, Op(arith::MinNumFOp::NAME)),
    (llvm::MinimumOp::NAME, Op(arith::MinimumFOp::NAME)),
    ("llvm.maximumnum", Op(arith::MaxNumFOp::NAME)),
    ("llvm.minimumnum", Op(arith::MinNumFOp::NAME)),
    (llvm::NearbyintOp::NAME, Op(math::RoundEvenOp::NAME)),
    (llvm::PowIOp::NAME, Op(math::FPowIOp::NAME)),
    (llvm::PowOp::NAME, Op(math::PowFOp::NAME)),
    (llvm::RintOp::NAME, Op(math::RoundEvenOp::NAME)),
    (llvm::RoundEvenOp::NAME, Op(math::RoundEvenOp::NAME)),
    (llvm::RoundOp::NAME, Op(math::RoundOp::NAME)),
    (llvm::SinOp::NAME, Op(math::SinOp::NAME)),
    (llvm::SinhOp::NAME, Op(math::SinhOp::NAME)),
    (llvm::SqrtOp::NAME, Op(math::SqrtOp::NAME)),
    (llvm::TanOp::NAME, Op(math::TanOp::NAME)),
    (llvm::TanhOp::NAME, Op(math::TanhOp::NAME)),
    ("llvm.intr.is.fpclass", Build(is_of_class)),
    ("llvm.canonicalize", Build(|c| c.one(c.arg(0)?))),
    // Integers.
    (
        llvm::AbsOp::NAME,
        Build(|c| c.one(c.op(math::AbsIOp::NAME, &[c.arg(0)?]))),
    ),
    (llvm::BitReverseOp::NAME, Op(mir::BitReverseOp::NAME)),
    (llvm::ByteSwapOp::NAME, Build(swap_bytes)),
    (
        llvm::CountLeadingZerosOp::NAME,
        Build(|c| c.one(c.op(math::CountLeadingZerosOp::NAME, &[c.arg(0)?]))),
    ),
    (
        llvm::CountTrailingZerosOp::NAME,
        Build(|c| c.one(c.op(math::CountTrailingZerosOp::NAME, &[c.arg(0)?]))),
    ),
    (llvm::CtPopOp::NAME, Op(math::CtPopOp::NAME)),
    (
        llvm::FshlOp::NAME,
        Build(|c| c.one(funnel(c, [c.arg(0)?, c.arg(1)?, c.arg(2)?], true))),
    ),
    (
        llvm::FshrOp::NAME,
        Build(|c| c.one(funnel(c, [c.arg(0)?, c.arg(1)?, c.arg(2)?], false))),
    ),
    (llvm::SMaxOp::NAME, Op(arith::MaxSIOp::NAME)),
    (llvm::SMinOp::NAME, Op(arith::MinSIOp::NAME)),
    (llvm::UMaxOp::NAME, Op(arith::MaxUIOp::NAME)),
    (llvm::UMinOp::NAME, Op(arith::MinUIOp::NAME)),
    ("llvm.intr.sadd.sat", Op(mir::SAddSatOp::NAME)),
    ("llvm.intr.uadd.sat", Op(mir::UAddSatOp::NAME)),
    ("llvm.intr.ssub.sat", Op(mir::SSubSatOp::NAME)),
    ("llvm.intr.usub.sat", Op(mir::USubSatOp::NAME)),
    ("llvm.intr.sshl.sat", Op(mir::SShlSatOp::NAME)),
    ("llvm.intr.ushl.sat", Op(mir::UShlSatOp::NAME)),
    (
        "llvm.intr.fptosi.sat",
        Build(|c| c.one(c.op_as(mir::FPToSISatOp::NAME, c.ty()?, &[c.arg(0)?]))),
    ),
    (
        "llvm.intr.fptoui.sat",
        Build(|c| c.one(c.op_as(mir::FPToUISatOp::NAME, c.ty()?, &[c.arg(0)?]))),
    ),
    (
        "llvm.fptosi.sat",
        Build(|c| c.one(c.op_as(mir::FPToSISatOp::NAME, c.ty()?, &[c.arg(0)?]))),
    ),
    (
        "llvm.fptoui.sat",
        Build(|c| c.one(c.op_as(mir::FPToUISatOp::NAME, c.ty()?, &[c.arg(0)?]))),
    ),
    (
        llvm::UCmpOp::NAME,
        Build(|c| three_way(c, CmpIPredicate::Ult)),
    ),
    (
        llvm::SCmpOp::NAME,
        Build(|c| three_way(c, CmpIPredicate::Slt)),
    ),
    (llvm::UAddWithOverflowOp::NAME, Build(add_unsigned)),
    (llvm::USubWithOverflowOp::NAME, Build(subtract_unsigned)),
    (
        llvm::SAddWithOverflowOp::NAME,
        Build(|c| signed_overflow(c, arith::AddIOp::NAME)),
    ),
    (
        llvm::SSubWithOverflowOp::NAME,
        Build(|c| signed_overflow(c, arith::SubIOp::NAME)),
    ),
    (llvm::UMulWithOverflowOp::NAME, Build(|c| multiply(c, true))),
    (
        llvm::SMulWithOverflowOp::NAME,
        Build(|c| multiply(c, false)),
    ),
    // Reductions of vectors.
    (
        "llvm.intr.vector.reduce.add",
        Build(|c| reduce(c, arith::AddIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.mul",
        Build(|c| reduce(c, arith::MulIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.and",
        Build(|c| reduce(c, arith::AndIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.or",
        Build(|c| reduce(c, arith::OrIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.xor",
        Build(|c| reduce(c, arith::XOrIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.smax",
        Build(|c| reduce(c, arith::MaxSIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.smin",
        Build(|c| reduce(c, arith::MinSIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.umax",
        Build(|c| reduce(c, arith::MaxUIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.umin",
        Build(|c| reduce(c, arith::MinUIOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.fmax",
        Build(|c| reduce(c, arith::MaxNumFOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.fmin",
        Build(|c| reduce(c, arith::MinNumFOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.fadd",
        Build(|c| reduce_from(c, arith::AddFOp::NAME)),
    ),
    (
        "llvm.intr.vector.reduce.fmul",
        Build(|c| reduce_from(c, arith::MulFOp::NAME)),
    ),
];

/// The work-item ends with a message.
fn trap<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let flag = ir::integer_type(c.b.context(), 1, Signedness::Signless);
    mir::AssertOp::build(&c.b, c.int(flag, 0), "trap");
    Ok(vec![])
}

/// A float times a power of two, in three steps that keep each power within the normal numbers.
pub fn scale<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, power) = (c.arg(0)?, c.arg(1)?);
    let ty = x.ty();
    let (mantissa, bias, bits) = match ty.lane().as_float() {
        Some(16) => (10, 15, 16),
        Some(64) => (52, 1023, 64),
        _ => (23, 127, 32),
    };
    let number = power.ty();
    let power = match (number.as_vector(), ty.as_vector()) {
        (None, Some(_)) => c.splat(power, ty.with_lane(number)),
        _ => power,
    };
    let number = power.ty();
    let within = |power: Value<'c>, bound: i64| {
        let above = c.op(arith::MaxSIOp::NAME, &[power, c.int(number, -bound)]);
        c.op(arith::MinSIOp::NAME, &[above, c.int(number, bound)])
    };
    let mut rest = within(power, 3 * (bias - 1));
    let mut value = x;
    for _ in 0..3 {
        let step = within(rest, bias - 1);
        rest = c.op(arith::SubIOp::NAME, &[rest, step]);
        let exponent = c.add(step, c.int(number, bias));
        let whole = c.bits_of(ty);
        let exponent = match number.lane().number_bits().unwrap_or(32).cmp(&bits) {
            std::cmp::Ordering::Less => c.op_as(arith::ExtUIOp::NAME, whole, &[exponent]),
            std::cmp::Ordering::Equal => exponent,
            std::cmp::Ordering::Greater => c.op_as(arith::TruncIOp::NAME, whole, &[exponent]),
        };
        let factor = c.op(arith::ShLIOp::NAME, &[exponent, c.int(whole, mantissa)]);
        value = product(c, value, c.cast(factor, ty));
    }
    c.one(value)
}

/// Bits of the classes that `is.fpclass` asks for.
const NAN: i64 = 0x3;
const INFINITE: i64 = 0x204;
const NORMAL: i64 = 0x108;
const SUBNORMAL: i64 = 0x90;
const ZERO: i64 = 0x60;
const NEGATIVE: i64 = 0x3c;
const POSITIVE: i64 = 0x3c0;

fn is_of_class<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let mask = c.op.attribute("bit").and_then(Attribute::as_int);
    let mask = mask.ok_or("has no mask of classes")?;
    let x = c.arg(0)?;
    let bits = c.bits_of(x.ty());
    let (mantissa, infinity) = match x.ty().lane().as_float() {
        Some(16) => (10, 0x7c00_i64),
        Some(64) => (52, 0x7ff0_0000_0000_0000),
        _ => (23, 0x7f80_0000),
    };
    let value = c.cast(x, bits);
    let rest = c.int(bits, infinity | ((1 << mantissa) - 1));
    let magnitude = c.op(arith::AndIOp::NAME, &[value, rest]);
    let is_negative = c.compare(CmpIPredicate::Slt, value, c.int(bits, 0));
    let between = |least: i64, beyond: i64| {
        let distance = c.op(arith::SubIOp::NAME, &[magnitude, c.int(bits, least)]);
        c.compare(CmpIPredicate::Ult, distance, c.int(bits, beyond - least))
    };
    let flag = is_negative.ty();
    let mut found = c.int(flag, 0);
    let or = |l, r| c.op(arith::OrIOp::NAME, &[l, r]);
    if mask & NAN != 0 {
        if mask & NAN != NAN {
            return Err("asks for a quiet or a signalling NaN, which targets do not tell apart; ask for any".to_owned());
        }
        found = or(found, c.compare_floats(CmpFPredicate::UNO, x, x));
    }
    let classes = [
        (INFINITE, infinity, infinity + 1),
        (NORMAL, 1 << mantissa, infinity),
        (SUBNORMAL, 1, 1 << mantissa),
        (ZERO, 0, 1),
    ];
    for (class, least, beyond) in classes {
        let (below, above) = (mask & class & NEGATIVE != 0, mask & class & POSITIVE != 0);
        if !below && !above {
            continue;
        }
        let is_in = between(least, beyond);
        let has_sign = match (below, above) {
            (true, true) => None,
            (true, false) => Some(is_negative),
            _ => Some(c.op(arith::XOrIOp::NAME, &[is_negative, c.int(flag, -1)])),
        };
        let is_in = has_sign.map_or(is_in, |sign| c.op(arith::AndIOp::NAME, &[is_in, sign]));
        found = or(found, is_in);
    }
    c.one(found)
}

fn swap_bytes<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let x = c.arg(0)?;
    let ty = x.ty();
    let bits = i64::from(ty.lane().number_bits().unwrap_or(32));
    let byte = c.int(ty, 0xff);
    let mut all: Option<Value<'c>> = None;
    for at in (0..bits).step_by(8) {
        let down = c.op(arith::ShRUIOp::NAME, &[x, c.int(ty, at)]);
        let one = c.op(arith::AndIOp::NAME, &[down, byte]);
        let up = c.op(arith::ShLIOp::NAME, &[one, c.int(ty, bits - 8 - at)]);
        all = Some(all.map_or(up, |all| c.op(arith::OrIOp::NAME, &[all, up])));
    }
    c.one(all.ok_or("has no bytes")?)
}

/// -1, 0 or 1.
fn three_way<'c>(c: &Call<'_, 'c>, less: CmpIPredicate) -> Outcome<'c> {
    let (x, y, ty) = (c.arg(0)?, c.arg(1)?, c.ty()?);
    let (below, above) = (c.compare(less, x, y), c.compare(less, y, x));
    let positive = c.select(above, c.int(ty, 1), c.int(ty, 0));
    Ok(vec![c.select(below, c.int(ty, -1), positive)])
}

fn add_unsigned<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let total = c.add(x, y);
    Ok(vec![total, c.compare(CmpIPredicate::Ult, total, x)])
}

fn subtract_unsigned<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let rest = c.op(arith::SubIOp::NAME, &[x, y]);
    Ok(vec![rest, c.compare(CmpIPredicate::Ult, x, y)])
}

/// A sum or difference overflows where its sign is not that of the operands.
fn signed_overflow<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let result = c.op(name, &[x, y]);
    let with_x = c.op(arith::XOrIOp::NAME, &[result, x]);
    let other = match name == arith::AddIOp::NAME {
        true => c.op(arith::XOrIOp::NAME, &[result, y]),
        false => c.op(arith::XOrIOp::NAME, &[x, y]),
    };
    let sign = c.op(arith::AndIOp::NAME, &[with_x, other]);
    Ok(vec![
        result,
        c.compare(CmpIPredicate::Slt, sign, c.int(x.ty(), 0)),
    ])
}

fn multiply<'c>(c: &Call<'_, 'c>, unsigned: bool) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let product = c.op(arith::MulIOp::NAME, &[x, y]);
    let upper = super::opencl::integers::high_product(c, x, y, unsigned);
    let bits = i64::from(x.ty().lane().number_bits().unwrap_or(32));
    let expected = match unsigned {
        true => c.int(x.ty(), 0),
        false => c.op(arith::ShRSIOp::NAME, &[product, c.int(x.ty(), bits - 1)]),
    };
    Ok(vec![product, c.compare(CmpIPredicate::Ne, upper, expected)])
}

fn reduce<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let lanes = c.lanes(c.arg(0)?).into_iter();
    let all = lanes.reduce(|all, lane| c.op(name, &[all, lane]));
    c.one(all.ok_or("has no lanes")?)
}

/// A reduction from a start, in order.
fn reduce_from<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let lanes = c.lanes(c.arg(1)?).into_iter();
    c.one(lanes.fold(c.arg(0)?, |all, lane| c.op(name, &[all, lane])))
}
