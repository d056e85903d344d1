//! Integers of 128 bits, which clang makes for `__int128` and for the upper half of a product of 64 bits. They are two
//! integers of 64 bits each, the lower half first, which functions and memory pass on as the parts of a structure.

use super::{
    body::{Body, Rules},
    builtins::{Call, Name, high_product},
    layout::halves,
};
use crate::gpu_to_mir::foreign::{add, compare, number, resize, select};
use gir_dialects::{
    ir::{Builder, Op, OpView, Signedness, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        llvm,
    },
};

/// The rules for operations with a result or an operand of 128 bits.
pub const RULES: Rules = &[
    (llvm::AddOp::NAME, sum),
    (llvm::SubOp::NAME, difference),
    (llvm::MulOp::NAME, product),
    (llvm::AndOp::NAME, bitwise),
    (llvm::OrOp::NAME, bitwise),
    (llvm::XOrOp::NAME, bitwise),
    (llvm::ShlOp::NAME, shift),
    (llvm::LShrOp::NAME, shift),
    (llvm::AShrOp::NAME, shift),
    (llvm::ICmpOp::NAME, comparison),
    (llvm::ZExtOp::NAME, extended),
    (llvm::SExtOp::NAME, extended),
    (llvm::TruncOp::NAME, truncated),
];

/// Operations that take such integers as they take structures.
const PASSES: [&str; 12] = [
    llvm::LoadOp::NAME,
    llvm::StoreOp::NAME,
    llvm::SelectOp::NAME,
    llvm::FreezeOp::NAME,
    llvm::ConstantOp::NAME,
    llvm::ZeroOp::NAME,
    llvm::UndefOp::NAME,
    llvm::PoisonOp::NAME,
    llvm::ExtractValueOp::NAME,
    llvm::InsertValueOp::NAME,
    llvm::ReturnOp::NAME,
    llvm::CallOp::NAME,
];

/// Whether an operation has a result or an operand of 128 bits, and none of its values passes it on only.
pub fn concerns(op: Op<'_>) -> bool {
    let is_wide = |value: Value<'_>| halves(value.ty()).is_some();
    let has_wide = op.operands().any(is_wide) || op.results().any(is_wide);
    has_wide && !PASSES.contains(&op.name()) && op.successors().next().is_none()
}

/// The message about an operation without a rule.
pub fn refusal(op: Op<'_>) -> String {
    format!(
        "computes '{}' of integers of 128 bits, of which there are sums, products, bits, shifts and comparisons; use 64 bits",
        op.name().trim_start_matches("llvm.")
    )
}

type Halves<'c> = [Value<'c>; 2];

fn halves_of<'c>(body: &Body<'_, 'c>, value: Value<'c>) -> Result<Halves<'c>, String> {
    let parts = body.parts(value)?;
    <[Value<'c>; 2]>::try_from(parts)
        .map_err(|_| "has a number where one of 128 bits belongs".to_owned())
}

fn binary<'c>(b: &Builder<'c>, name: &str, l: Value<'c>, r: Value<'c>) -> Value<'c> {
    use gir_dialects::ir::OpSpec;
    let spec = OpSpec {
        operands: &[l, r],
        results: &[l.ty()],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

fn both<'c>(body: &Body<'_, 'c>, op: Op<'c>) -> Result<[Halves<'c>; 2], String> {
    Ok([
        halves_of(body, op.operand(0))?,
        halves_of(body, op.operand(1))?,
    ])
}

fn flag_as<'c>(b: &Builder<'c>, flag: Value<'c>, ty: Type<'c>) -> Value<'c> {
    resize(b, flag, ty, Signedness::Unsigned)
}

fn sum<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [x, y] = both(body, op)?;
    let b = &body.b;
    let low = add(b, x[0], y[0]);
    let carry = flag_as(b, compare(b, CmpIPredicate::Ult, low, x[0]), low.ty());
    let high = add(b, add(b, x[1], y[1]), carry);
    body.set(op, vec![low, high]);
    Ok(())
}

fn difference<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [x, y] = both(body, op)?;
    let b = &body.b;
    let minus = |l, r| binary(b, arith::SubIOp::NAME, l, r);
    let low = minus(x[0], y[0]);
    let borrow = flag_as(b, compare(b, CmpIPredicate::Ult, x[0], y[0]), low.ty());
    let high = minus(minus(x[1], y[1]), borrow);
    body.set(op, vec![low, high]);
    Ok(())
}

fn product<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [x, y] = both(body, op)?;
    let call = Call {
        op,
        b: body.b,
        name: &Name::default(),
        args: vec![],
        results: vec![],
    };
    let b = &body.b;
    let times = |l, r| binary(b, arith::MulIOp::NAME, l, r);
    let low = times(x[0], y[0]);
    let upper = high_product(&call, x[0], y[0], true);
    let high = add(b, upper, add(b, times(x[0], y[1]), times(x[1], y[0])));
    body.set(op, vec![low, high]);
    Ok(())
}

fn bitwise<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [x, y] = both(body, op)?;
    let name = match op.name() {
        llvm::AndOp::NAME => arith::AndIOp::NAME,
        llvm::OrOp::NAME => arith::OrIOp::NAME,
        _ => arith::XOrIOp::NAME,
    };
    let b = &body.b;
    let parts = vec![binary(b, name, x[0], y[0]), binary(b, name, x[1], y[1])];
    body.set(op, parts);
    Ok(())
}

/// A shift by less than 128 bits: within the halves and across, or, from 64 on, of one half into the other.
fn shift<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [x, by] = both(body, op)?;
    let b = &body.b;
    let ty = x[0].ty();
    let is_left = op.is::<llvm::ShlOp<'_>>();
    let is_signed = op.is::<llvm::AShrOp<'_>>();
    let left = |value, by| binary(b, arith::ShLIOp::NAME, value, by);
    let right = |value, by| binary(b, arith::ShRUIOp::NAME, value, by);
    let signed = |value, by| binary(b, arith::ShRSIOp::NAME, value, by);
    let constant = |value| number(b, ty, value);
    let within = binary(b, arith::AndIOp::NAME, by[0], constant(63));
    // By the rest of 64 in two steps: neither is by 64 itself.
    let rest = binary(b, arith::SubIOp::NAME, constant(63), within);
    let is_far = compare(b, CmpIPredicate::Uge, by[0], constant(64));
    let parts = if is_left {
        let across = right(right(x[0], constant(1)), rest);
        let low = left(x[0], within);
        let high = binary(b, arith::OrIOp::NAME, left(x[1], within), across);
        vec![
            select(b, is_far, constant(0), low),
            select(b, is_far, low, high),
        ]
    } else {
        let across = left(left(x[1], constant(1)), rest);
        let low = binary(b, arith::OrIOp::NAME, right(x[0], within), across);
        let (high, fill) = match is_signed {
            true => (signed(x[1], within), signed(x[1], constant(63))),
            false => (right(x[1], within), constant(0)),
        };
        vec![select(b, is_far, high, low), select(b, is_far, fill, high)]
    };
    body.set(op, parts);
    Ok(())
}

fn comparison<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(comparison) = op.cast::<llvm::ICmpOp<'c>>() else {
        return Ok(());
    };
    let [x, y] = both(body, op)?;
    let b = &body.b;
    let predicate = CmpIPredicate::ALL[comparison.predicate() as usize];
    let is_equal = compare(b, CmpIPredicate::Eq, x[1], y[1]);
    let low = |predicate| compare(b, predicate, x[0], y[0]);
    let value = match predicate {
        CmpIPredicate::Eq => binary(b, arith::AndIOp::NAME, is_equal, low(predicate)),
        CmpIPredicate::Ne => {
            let differs = compare(b, CmpIPredicate::Ne, x[1], y[1]);
            binary(b, arith::OrIOp::NAME, differs, low(predicate))
        }
        _ => {
            let unsigned = match predicate {
                CmpIPredicate::Slt => CmpIPredicate::Ult,
                CmpIPredicate::Sle => CmpIPredicate::Ule,
                CmpIPredicate::Sgt => CmpIPredicate::Ugt,
                CmpIPredicate::Sge => CmpIPredicate::Uge,
                other => other,
            };
            let high = compare(b, predicate, x[1], y[1]);
            select(b, is_equal, low(unsigned), high)
        }
    };
    body.set(op, vec![value]);
    Ok(())
}

fn extended<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let value = body.value(op.operand(0))?;
    let b = &body.b;
    let half = halves(op.result(0).ty()).ok_or("extends to an unknown type")?;
    let parts = match op.is::<llvm::ZExtOp<'_>>() {
        true => vec![
            resize(b, value, half, Signedness::Unsigned),
            number(b, half, 0),
        ],
        false => {
            let low = resize(b, value, half, Signedness::Signed);
            let sign = binary(b, arith::ShRSIOp::NAME, low, number(b, half, 63));
            vec![low, sign]
        }
    };
    body.set(op, parts);
    Ok(())
}

fn truncated<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let [low, _] = halves_of(body, op.operand(0))?;
    let ty = body.ty(op.result(0))?;
    let value = resize(&body.b, low, ty, Signedness::Unsigned);
    body.set(op, vec![value]);
    Ok(())
}
