//! Mathematical functions and bit operations.

use super::arith::{integer_constant, replace_by, replace_named};
use super::{expansions, types};
use gir_dialects::{
    gir,
    ir::{Builder, Op, OpSpec, OpView, TypeExt, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, math},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    add_functions(patterns);
    patterns
        .add::<gir::AbsOp<'_>>(abs)
        .add::<gir::MinOp<'_>>(min)
        .add::<gir::MaxOp<'_>>(max)
        .add::<gir::ClampOp<'_>>(clamp)
        .rewrite::<gir::RotlOp<'_>>(rotl);
    expansions::add_patterns(patterns);
}

/// Patterns of ops that have one replacement for all types.
macro_rules! functions {
    ($($name:ident: $gir:ident => $new:ty;)*) => {
        fn add_functions(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<gir::$gir<'_>>($name);)*
        }
        $(fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            replace_named(op, rewriter, <$new>::NAME)
        })*
    };
}

functions! {
    sqrt: SqrtOp => math::SqrtOp<'_>;
    rsqrt: RsqrtOp => math::RsqrtOp<'_>;
    sin: SinOp => math::SinOp<'_>;
    cos: CosOp => math::CosOp<'_>;
    tan: TanOp => math::TanOp<'_>;
    exp: ExpOp => math::ExpOp<'_>;
    exp2: Exp2Op => math::Exp2Op<'_>;
    log: LogOp => math::LogOp<'_>;
    log2: Log2Op => math::Log2Op<'_>;
    pow: PowOp => math::PowFOp<'_>;
    sinh: SinhOp => math::SinhOp<'_>;
    cosh: CoshOp => math::CoshOp<'_>;
    tanh: TanhOp => math::TanhOp<'_>;
    asin: AsinOp => math::AsinOp<'_>;
    acos: AcosOp => math::AcosOp<'_>;
    atan: AtanOp => math::AtanOp<'_>;
    asinh: AsinhOp => math::AsinhOp<'_>;
    acosh: AcoshOp => math::AcoshOp<'_>;
    atanh: AtanhOp => math::AtanhOp<'_>;
    erf: ErfOp => math::ErfOp<'_>;
    erfc: ErfcOp => math::ErfcOp<'_>;
    expm1: Expm1Op => math::ExpM1Op<'_>;
    log10: Log10Op => math::Log10Op<'_>;
    log1p: Log1pOp => math::Log1pOp<'_>;
    cbrt: CbrtOp => math::CbrtOp<'_>;
    atan2: Atan2Op => math::Atan2Op<'_>;
    fmod: FmodOp => arith::RemFOp<'_>;
    fma: FmaOp => math::FmaOp<'_>;
    floor: FloorOp => math::FloorOp<'_>;
    ceil: CeilOp => math::CeilOp<'_>;
    round: RoundOp => math::RoundOp<'_>;
    rint: RintOp => math::RoundEvenOp<'_>;
    trunc: TruncFOp => math::TruncOp<'_>;
    popcount: PopcountOp => math::CtPopOp<'_>;
    clz: ClzOp => math::CountLeadingZerosOp<'_>;
    ctz: CtzOp => math::CountTrailingZerosOp<'_>;
    bitreverse: BitreverseOp => mir::BitReverseOp<'_>;
}

/// The verifier of gir has refused unsigned integers.
fn abs<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let integer = math::AbsIOp::NAME;
    replace_by(op, rewriter, [integer, integer, math::AbsFOp::NAME])
}

const MIN: [&str; 3] = [
    arith::MinSIOp::NAME,
    arith::MinUIOp::NAME,
    arith::MinNumFOp::NAME,
];
const MAX: [&str; 3] = [
    arith::MaxSIOp::NAME,
    arith::MaxUIOp::NAME,
    arith::MaxNumFOp::NAME,
];

fn min<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    replace_by(op, rewriter, MIN)
}

fn max<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    replace_by(op, rewriter, MAX)
}

/// `min(max(x, lo), hi)`
fn clamp<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let [x, lo, hi] = [op.operand(0), op.operand(1), op.operand(2)];
    let builder = rewriter.before(op);
    let raised = choose(&builder, op, MAX, [x, lo]);
    let lowered = choose(&builder, op, MIN, [raised, hi]);
    rewriter.replace(op, &[lowered]);
    true
}

/// `x << (n & m) | x >> (-n & m)`, where `m` is the greatest amount of a shift: no amount is out of range, which a
/// checked run would report.
fn rotl<'c>(rotation: gir::RotlOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = rotation.op();
    let (x, amount) = (rotation.lhs(), rotation.rhs());
    let (b, ty) = (&rewriter.before(op), types::convert(op.result(0).ty()));
    let zero = integer_constant(b, ty, 0);
    let most = i64::from(ty.lane().number_bits().unwrap_or(32)) - 1;
    let most = integer_constant(b, ty, most);
    let up = arith::AndIOp::build(b, ty, amount, most).result();
    let back = arith::SubIOp::build(b, ty, zero, amount, None).result();
    let down = arith::AndIOp::build(b, ty, back, most).result();
    let high = arith::ShLIOp::build(b, ty, x, up, None).result();
    let low = arith::ShRUIOp::build(b, ty, x, down, false).result();
    rewriter.replace(op, &[arith::OrIOp::build(b, ty, high, low).result()]);
    true
}

/// The op on two operands for the type of `op`'s result.
fn choose<'c>(
    builder: &Builder<'c>,
    op: Op<'c>,
    choice: [&'static str; 3],
    operands: [Value<'c>; 2],
) -> Value<'c> {
    let ty = op.result(0).ty();
    let spec = OpSpec {
        operands: &operands,
        results: &[types::convert(ty)],
        ..OpSpec::default()
    };
    builder
        .create(super::arith::choose(ty, choice), spec)
        .result(0)
}
