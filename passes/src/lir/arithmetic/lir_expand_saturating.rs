//! `--lir-expand-saturating`: expands saturating and fixed-point arithmetic into plain arithmetic
//! and selects.
//!
//! ```mlir
//! %r = lir.uadd_sat %x, %y : i32    →    %s = arith.addi %x, %y : i32
//!                                        %o = arith.cmpi ult, %s, %x : i32
//!                                        %r = arith.select %o, %c-1, %s : i32
//! ```
//!
//! For targets without such instructions; `sums=false` leaves sums and differences. Vectors stay vectors. The product
//! of a fixed-point multiplication is computed in 32 bits for factors of 8 or 16 bits, otherwise in two words of their
//! width.

use super::{
    Arithmetic,
    fixed_point::{Product, most},
};
use crate::analysis::taken;
use gir_dialects::{
    ir::{Context, Op, OpView, TypeExt, Value},
    lir, mir,
    pass::{OptionKind, PassInfo, PassOption, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-saturating",
    description: "Expand saturating and fixed-point arithmetic into plain arithmetic",
    anchor: "func.func",
    options: &[SUMS],
    dialects: &["arith", "lir"],
    initialize: Some(initialize),
    concerns: Some(|census| census.any_name(is_saturating)),
    run,
};

/// Whether sums and differences are expanded, too.
pub const SUMS: PassOption = PassOption {
    name: "sums",
    description: "Expand sums and differences, too (default: true)",
    kind: OptionKind::Bool(true),
};

/// Adds an expansion for each operation of a dialect.
macro_rules! add_expansions {
    ($patterns:ident, $dialect:ident: $($op:ident $expansion:ident;)*) => {
        $($patterns.add::<$dialect::$op<'_>>(|op, r| replace(op, r, $expansion));)*
    };
}

/// Adds the patterns for sums and differences of a dialect.
macro_rules! add_sums {
    ($patterns:ident, $dialect:ident) => {
        add_expansions! {
            $patterns, $dialect:
            SAddSatOp add_signed;
            UAddSatOp add_unsigned;
            SSubSatOp subtract_signed;
            USubSatOp subtract_unsigned;
        }
    };
}

/// The patterns for the other operations of a dialect.
macro_rules! patterns_for {
    ($context:ident, $dialect:ident) => {{
        let mut patterns = PatternSet::new($context);
        add_expansions! {
            patterns, $dialect:
            SShlSatOp shift_signed;
            UShlSatOp shift_unsigned;
            SShrRoundOp round_signed;
            UShrRoundOp round_unsigned;
            TruncSSatSOp narrow_signed;
            TruncSSatUOp narrow_to_unsigned;
            TruncUSatUOp narrow_unsigned;
            FPToSISatOp float_to_signed;
            FPToUISatOp float_to_unsigned;
            SMulFixOp multiply_signed;
            UMulFixOp multiply_unsigned;
            SMulFixSatOp multiply_signed_clamped;
            UMulFixSatOp multiply_unsigned_clamped;
        }
        patterns
    }};
}

/// The patterns for all operations, and for those that are neither sums nor differences.
struct Prepared {
    all: Patterns,
    others: Patterns,
}

fn initialize(context: &Context) -> State {
    let mut all = patterns_for!(context, lir);
    add_sums!(all, lir);
    let others = patterns_for!(context, lir);
    Arc::new(Prepared {
        all: all.freeze(),
        others: others.freeze(),
    })
}

/// The same patterns for the operations of mir, which become total operations of mir.
pub fn patterns_of_mir(context: &Context) -> Patterns {
    let mut all = patterns_for!(context, mir);
    add_sums!(all, mir);
    all.freeze()
}

/// Whether an operation saturates or computes with fixed-point numbers, by its name.
fn is_saturating(name: &str) -> bool {
    let name = name.strip_prefix("lir.").unwrap_or_default();
    ["sat", "mul_fix", "shr_round"]
        .iter()
        .any(|part| name.contains(part))
}

fn run(pass: &PassRun<'_>) {
    let prepared: &Prepared = pass.state();
    let patterns = match pass.bool_option(SUMS.name) {
        true => &prepared.all,
        false => &prepared.others,
    };
    patterns.walk(pass.op());
}

/// Computes the replacement of an operation's result.
type Expansion = for<'c> fn(&Arithmetic<'c>, Op<'c>) -> Option<Value<'c>>;

fn replace<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, expansion: Expansion) -> bool {
    let expand = || expansion(&Arithmetic::new(rewriter.before(op)), op);
    // Operations outside lir have no target yet.
    let value = match op.name().starts_with("lir.") {
        true => taken::expansion(op, expand),
        false => expand(),
    };
    let Some(value) = value else {
        return false;
    };
    rewriter.replace(op, &[value]);
    true
}

fn operands<'c>(op: Op<'c>) -> [Value<'c>; 2] {
    [op.operand(0), op.operand(1)]
}

/// A sum overflows if its sign differs from that of both operands.
fn add_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let [x, y] = operands(op);
    let sum = a.binary(arith::AddIOp::NAME, x, y);
    let [of_x, of_y] = [x, y].map(|operand| a.binary(arith::XOrIOp::NAME, operand, sum));
    let overflow = a.binary(arith::AndIOp::NAME, of_x, of_y);
    Some(clamp_toward(a, overflow, x, sum))
}

/// A difference overflows if the operands have different signs, and its sign is that of the second.
fn subtract_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let [x, y] = operands(op);
    let difference = a.binary(arith::SubIOp::NAME, x, y);
    let [of_y, of_result] =
        [y, difference].map(|operand| a.binary(arith::XOrIOp::NAME, x, operand));
    let overflow = a.binary(arith::AndIOp::NAME, of_y, of_result);
    Some(clamp_toward(a, overflow, x, difference))
}

/// `value`, or if `overflow` is negative, the end of the range that has the sign of `sign`.
fn clamp_toward<'c>(
    a: &Arithmetic<'c>,
    overflow: Value<'c>,
    sign: Value<'c>,
    value: Value<'c>,
) -> Value<'c> {
    let zero = a.int(value.ty(), 0);
    let overflows = a.cmpi(CmpIPredicate::Slt, overflow, zero);
    a.select(overflows, most(a, sign), value)
}

fn add_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let [x, y] = operands(op);
    let sum = a.binary(arith::AddIOp::NAME, x, y);
    let overflows = a.cmpi(CmpIPredicate::Ult, sum, x);
    Some(a.select(overflows, a.int(x.ty(), -1), sum))
}

fn subtract_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let [x, y] = operands(op);
    let difference = a.binary(arith::SubIOp::NAME, x, y);
    let negative = a.cmpi(CmpIPredicate::Ult, x, y);
    Some(a.select(negative, a.int(x.ty(), 0), difference))
}

/// The name of a total operation in the dialect of an operation.
fn total(op: Op<'_>, mnemonic: &str) -> String {
    let dialect = op.name().split('.').next().unwrap_or_default();
    format!("{dialect}.{mnemonic}")
}

fn shift_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let most = most(a, op.operand(0));
    Some(shift(a, op, &total(op, "shrsi"), most))
}

fn shift_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let most = a.int(op.operand(0).ty(), -1);
    Some(shift(a, op, &total(op, "shrui"), most))
}

/// The shifted value if shifting it back by `back` restores the operand; 0 for 0; otherwise `most`.
fn shift<'c>(a: &Arithmetic<'c>, op: Op<'c>, back: &str, most: Value<'c>) -> Value<'c> {
    let [x, amount] = operands(op);
    let zero = a.int(x.ty(), 0);
    let shifted = a.binary(&total(op, "shli"), x, amount);
    let restored = a.binary(back, shifted, amount);
    let same = a.cmpi(CmpIPredicate::Eq, restored, x);
    let width = a.int(x.ty(), i64::from(width(x)));
    // Shift amounts are taken modulo the width.
    let below = a.cmpi(CmpIPredicate::Ult, amount, width);
    let fits = a.binary(arith::AndIOp::NAME, same, below);
    let value = a.select(fits, shifted, most);
    let is_zero = a.cmpi(CmpIPredicate::Eq, x, zero);
    a.select(is_zero, zero, value)
}

fn round_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    Some(round(a, op, &total(op, "shrsi")))
}

fn round_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let [x, amount] = operands(op);
    let rounded = round(a, op, &total(op, "shrui"));
    // The last bit stays where the amount is cut; a signed number has its sign there, which is rounded to 0.
    let width = a.int(x.ty(), i64::from(width(x)));
    let is_above = a.cmpi(CmpIPredicate::Ugt, amount, width);
    Some(a.select(is_above, a.int(x.ty(), 0), rounded))
}

/// The value shifted by one less than the amount, and at most to its last bit; then halved, and the lost bit added,
/// which cannot overflow. The operand itself where the amount is 0.
fn round<'c>(a: &Arithmetic<'c>, op: Op<'c>, shift: &str) -> Value<'c> {
    let [x, amount] = operands(op);
    let [zero, one] = [0, 1].map(|number| a.int(x.ty(), number));
    let last = a.int(x.ty(), i64::from(width(x)) - 1);
    let less = a.binary(arith::SubIOp::NAME, amount, one);
    let less = a.binary(arith::MinUIOp::NAME, less, last);
    let twice = a.binary(shift, x, less);
    let half = a.binary(shift, twice, one);
    let lost = a.binary(arith::AndIOp::NAME, twice, one);
    let rounded = a.binary(arith::AddIOp::NAME, half, lost);
    let is_whole = a.cmpi(CmpIPredicate::Eq, amount, zero);
    a.select(is_whole, x, rounded)
}

/// The width of an integer, or of each lane.
fn width(value: Value<'_>) -> u32 {
    let width = value.ty().lane().as_integer();
    width.map_or(0, |(width, _)| width)
}

fn narrow_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let (x, spare) = (op.operand(0), 64 - width(op.result(0)));
    let [low, high] = [i64::MIN >> spare, i64::MAX >> spare].map(|end| a.int(x.ty(), end));
    let raised = a.binary(arith::MaxSIOp::NAME, x, low);
    let clamped = a.binary(arith::MinSIOp::NAME, raised, high);
    Some(a.create(arith::TruncIOp::NAME, &[clamped], op.result(0).ty()))
}

fn narrow_to_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let x = op.operand(0);
    let [low, high] = [0, largest_unsigned(op)].map(|end| a.int(x.ty(), end));
    let raised = a.binary(arith::MaxSIOp::NAME, x, low);
    let clamped = a.binary(arith::MinSIOp::NAME, raised, high);
    Some(a.create(arith::TruncIOp::NAME, &[clamped], op.result(0).ty()))
}

fn narrow_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let x = op.operand(0);
    let high = a.int(x.ty(), largest_unsigned(op));
    let clamped = a.binary(arith::MinUIOp::NAME, x, high);
    Some(a.create(arith::TruncIOp::NAME, &[clamped], op.result(0).ty()))
}

/// The largest unsigned value of a result type of at most 32 bits.
fn largest_unsigned(op: Op<'_>) -> i64 {
    (1 << width(op.result(0))) - 1
}

fn float_to_signed<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let (x, ty) = (op.operand(0), op.result(0).ty());
    let spare = 64 - width(op.result(0));
    // 0 for NaN and values out of range.
    let plain = a.create(&total(op, "fptosi"), &[x], ty);
    let limit = f64::from(width(op.result(0)) - 1).exp2();
    let low = a.cmpf(CmpFPredicate::OLE, x, a.float(x.ty(), -limit));
    let raised = a.select(low, a.int(ty, i64::MIN >> spare), plain);
    let high = a.cmpf(CmpFPredicate::OGE, x, a.float(x.ty(), limit));
    Some(a.select(high, a.int(ty, i64::MAX >> spare), raised))
}

fn float_to_unsigned<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
    let (x, ty) = (op.operand(0), op.result(0).ty());
    // 0 for NaN and values out of range, including negative ones.
    let plain = a.create(&total(op, "fptoui"), &[x], ty);
    let limit = f64::from(width(op.result(0))).exp2();
    let high = a.cmpf(CmpFPredicate::OGE, x, a.float(x.ty(), limit));
    Some(a.select(high, a.int(ty, -1), plain))
}

/// Expansions of fixed-point products.
macro_rules! products {
    ($($name:ident: $op:ident, is_signed: $is_signed:literal, clamps: $clamps:literal;)*) => {$(
        fn $name<'c>(a: &Arithmetic<'c>, op: Op<'c>) -> Option<Value<'c>> {
            let of_lir = op.cast::<lir::$op<'c>>().map(|op| (op.scale(), op.rounding()));
            let of_mir = || op.cast::<mir::$op<'c>>().map(|op| (op.scale(), op.rounding()));
            let (scale, rounding) = of_lir.or_else(of_mir)?;
            let product = Product {
                is_signed: $is_signed,
                clamps: $clamps,
                scale,
                rounding,
            };
            let [x, y] = operands(op);
            Some(product.build(a, x, y))
        }
    )*};
}

products! {
    multiply_signed: SMulFixOp, is_signed: true, clamps: false;
    multiply_unsigned: UMulFixOp, is_signed: false, clamps: false;
    multiply_signed_clamped: SMulFixSatOp, is_signed: true, clamps: true;
    multiply_unsigned_clamped: UMulFixSatOp, is_signed: false, clamps: true;
}
