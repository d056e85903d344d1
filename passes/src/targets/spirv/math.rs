//! Mathematical functions and bit operations, most of them from GLSL.std.450.
//!
//! The errors that Vulkan allows exceed GIR's for some functions, and are almost unbounded for `sin`;
//! `lir-expand-math` has replaced those. The functions that remain, in programs with looser demands, become
//! instructions here.

use super::{
    arith::{rename, rename_numeric, rounded},
    flavour::Flavour,
    types,
};
use crate::fast_math;
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    melior::ir::attribute::FloatAttribute,
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, FastMathFlags},
        math, spirv,
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    add_renames(patterns);
    add_functions(patterns);
    patterns
        .add::<arith::MinNumFOp<'_>>(min_num)
        .add::<arith::MaxNumFOp<'_>>(max_num)
        .add::<math::RoundOp<'_>>(round)
        .add::<math::TruncOp<'_>>(trunc)
        .add::<math::CtPopOp<'_>>(pop_count)
        .add::<lir::BitReverseOp<'_>>(bit_reverse)
        .add::<math::CountLeadingZerosOp<'_>>(leading_zeros)
        .add::<math::CountTrailingZerosOp<'_>>(trailing_zeros);
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident: $from:ty => $to:ident;)*) => {
        fn add_renames(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<$from>($name);)*
        }
        $(fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename_numeric(op, rewriter, spirv::$to::NAME)
        })*
    };
}

// All but the roots are exact.
renames! {
    max_si: arith::MaxSIOp<'_> => GLSMaxOp;
    max_ui: arith::MaxUIOp<'_> => GLUMaxOp;
    min_si: arith::MinSIOp<'_> => GLSMinOp;
    min_ui: arith::MinUIOp<'_> => GLUMinOp;
    abs_f: math::AbsFOp<'_> => GLFAbsOp;
    abs_i: math::AbsIOp<'_> => GLSAbsOp;
    floor: math::FloorOp<'_> => GLFloorOp;
    ceil: math::CeilOp<'_> => GLCeilOp;
    round_even: math::RoundEvenOp<'_> => GLRoundEvenOp;
    sqrt: math::SqrtOp<'_> => GLSqrtOp;
    rsqrt: math::RsqrtOp<'_> => GLInverseSqrtOp;
}

/// Patterns of functions that Vulkan lacks for `f64`.
macro_rules! functions {
    ($($name:ident: $from:ident => $to:ident;)*) => {
        fn add_functions(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<math::$from<'_>>($name);)*
        }
        $(fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            is_narrow(op) && rename(op, rewriter, spirv::$to::NAME)
        })*
    };
}

functions! {
    sin: SinOp => GLSinOp;
    cos: CosOp => GLCosOp;
    tan: TanOp => GLTanOp;
    exp: ExpOp => GLExpOp;
    exp2: Exp2Op => GLExp2Op;
    log: LogOp => GLLogOp;
    log2: Log2Op => GLLog2Op;
    pow: PowFOp => GLPowOp;
    fma: FmaOp => GLFmaOp;
}

/// Whether the function is on f16 or f32; false after a diagnostic.
fn is_narrow(op: Op<'_>) -> bool {
    let narrow = types::bits(op.result(0).ty()) != Some(64) || Flavour::around(op).is_physical();
    if !narrow {
        op.error("works on f64, for which Vulkan has no such function; run lir-expand-math before");
    }
    narrow
}

fn min_num<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if fast_math::has(op, FastMathFlags::NNAN) {
        return rename(op, rewriter, spirv::GLFMinOp::NAME);
    }
    let (x, y) = (op.operand(0), op.operand(1));
    choose_number(op, rewriter, [x, y])
}

fn max_num<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if fast_math::has(op, FastMathFlags::NNAN) {
        return rename(op, rewriter, spirv::GLFMaxOp::NAME);
    }
    let (x, y) = (op.operand(0), op.operand(1));
    choose_number(op, rewriter, [y, x])
}

/// The first operand if `lesser` is below `greater` or the second operand is a NaN, else the second: FMin and
/// FMax may yield either of a number and a NaN.
fn choose_number<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    [lesser, greater]: [Value<'c>; 2],
) -> bool {
    let b = rewriter.before(op);
    let (x, y, ty) = (op.operand(0), op.operand(1), op.result(0).ty());
    let bit = types::comparison(ty);
    let below = spirv::FOrdLessThanOp::build(&b, bit, lesser, greater).result();
    let alone = spirv::IsNanOp::build(&b, bit, y).result();
    let first = spirv::LogicalOrOp::build(&b, bit, below, alone).result();
    let chosen = spirv::SelectOp::build(&b, ty, first, x, y).result();
    rewriter.replace(op, &[chosen]);
    true
}

/// Rounds halves away from zero; GLSL's Round leaves them unspecified.
fn round<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    round_magnitude(op, rewriter, |magnitude| {
        let whole = spirv::GLFloorOp::build(&b, ty, magnitude).result();
        let rest = rounded(&b, op, spirv::FSubOp::NAME, [magnitude, whole]);
        let (bit, half) = (types::comparison(ty), float(&b, ty, 0.5));
        let up = spirv::FOrdGreaterThanEqualOp::build(&b, bit, rest, half).result();
        let next = rounded(
            &b,
            op,
            spirv::FAddOp::NAME,
            [whole, types::number(&b, ty, 1)],
        );
        spirv::SelectOp::build(&b, ty, up, next, whole).result()
    })
}

/// Truncates toward zero; upstream's dialect lacks GLSL's Trunc.
fn trunc<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    round_magnitude(op, rewriter, |magnitude| {
        spirv::GLFloorOp::build(&b, ty, magnitude).result()
    })
}

/// Replaces `op` by its operand with another magnitude. The sign is restored as a bit, so that zeros keep it.
fn round_magnitude<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    rounded: impl FnOnce(Value<'c>) -> Value<'c>,
) -> bool {
    let ty = op.result(0).ty();
    let Some(width) = ty.lane().as_float() else {
        return false;
    };
    let b = rewriter.before(op);
    let x = op.operand(0);
    let rounded = rounded(spirv::GLFAbsOp::build(&b, ty, x).result());
    let lane = ir::integer_type(op.context(), width, ir::Signedness::Signless);
    let bits = ty.with_lane(lane);
    let [x, rounded] = [x, rounded].map(|value| spirv::BitcastOp::build(&b, bits, value).result());
    let sign = types::number(&b, bits, i64::MIN >> (64 - width));
    let sign = spirv::BitwiseAndOp::build(&b, bits, x, sign).result();
    let signed = spirv::BitwiseOrOp::build(&b, bits, rounded, sign).result();
    let result = spirv::BitcastOp::build(&b, ty, signed).result();
    rewriter.replace(op, &[result]);
    true
}

/// Whether the operation is on 32 bits, the only width that Vulkan supports.
fn is_word(op: Op<'_>) -> bool {
    types::bits(op.result(0).ty()) == Some(32)
}

fn pop_count<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let any_width = Flavour::around(op).is_physical();
    (any_width || is_word(op)) && rename(op, rewriter, spirv::BitCountOp::NAME)
}

fn bit_reverse<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    is_word(op) && rename(op, rewriter, spirv::BitReverseOp::NAME)
}

/// `31 - FindUMsb(x)`, which is 32 for 0: FindUMsb is -1 there.
fn leading_zeros<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if !is_word(op) {
        return false;
    }
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let highest = spirv::GLFindUMsbOp::build(&b, ty, op.operand(0)).result();
    let top = types::number(&b, ty, 31);
    let zeros = spirv::ISubOp::build(&b, ty, top, highest).result();
    rewriter.replace(op, &[zeros]);
    true
}

/// `FindILsb(x)`, at most 32: it is -1, the largest unsigned number, for 0.
fn trailing_zeros<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if !is_word(op) {
        return false;
    }
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let lowest = spirv::GLFindILsbOp::build(&b, ty, op.operand(0)).result();
    let zeros = spirv::GLUMinOp::build(&b, ty, lowest, types::number(&b, ty, 32)).result();
    rewriter.replace(op, &[zeros]);
    true
}

/// A float constant of any width; a splat for a vector.
fn float<'c>(b: &Builder<'c>, ty: Type<'c>, value: f64) -> Value<'c> {
    let value = FloatAttribute::new(ty.ctx(), ty.lane(), value);
    types::constant(b, ty, value.into())
}
