//! Arithmetic and constants.

use super::types;
use crate::fast_math;
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpSpec, OpView, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{arith, spirv, ub},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<arith::ConstantOp<'_>>(constant)
        .add::<ub::PoisonOp<'_>>(poison)
        .add::<arith::AddIOp<'_>>(add_i)
        .add::<arith::SubIOp<'_>>(sub_i)
        .add::<arith::MulIOp<'_>>(mul_i)
        .add::<arith::DivSIOp<'_>>(div_si)
        .add::<arith::DivUIOp<'_>>(div_ui)
        .add::<arith::RemSIOp<'_>>(rem_si)
        .add::<arith::RemUIOp<'_>>(rem_ui)
        .add::<arith::ShLIOp<'_>>(shl)
        .add::<arith::ShRSIOp<'_>>(shr_si)
        .add::<arith::ShRUIOp<'_>>(shr_ui)
        .add::<arith::AndIOp<'_>>(and)
        .add::<arith::OrIOp<'_>>(or)
        .add::<arith::XOrIOp<'_>>(xor)
        .add::<arith::AddFOp<'_>>(add_f)
        .add::<arith::SubFOp<'_>>(sub_f)
        .add::<arith::MulFOp<'_>>(mul_f)
        .add::<arith::DivFOp<'_>>(div_f)
        .add::<arith::NegFOp<'_>>(neg_f);
}

/// Replaces `op` by one with the same operands and result type.
pub fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    rename_with(op, rewriter, name, &[])
}

fn rename_with<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    name: &str,
    attributes: &[(&str, ir::Attribute<'c>)],
) -> bool {
    rewriter.rename(op, name, attributes);
    true
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident => $spirv:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename(op, rewriter, spirv::$spirv::NAME)
        }
    )*};
}

renames! {
    neg_f => FNegateOp;
}

/// Reports arithmetic on `bool`, which SPIR-V lacks.
pub fn computes_with_booleans(op: Op<'_>) -> bool {
    let found = types::is_boolean(op.result(0).ty());
    if found {
        op.error(
            "computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32",
        );
    }
    found
}

/// Replaces `op` as [`rename`] does, unless it computes with `bool`.
pub fn rename_numeric<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    !computes_with_booleans(op) && rename(op, rewriter, name)
}

/// Patterns of integer arithmetic that only change the name.
macro_rules! numeric {
    ($($name:ident => $spirv:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename_numeric(op, rewriter, spirv::$spirv::NAME)
        }
    )*};
}

numeric! {
    add_i => IAddOp;
    mul_i => IMulOp;
    div_si => SDivOp;
    div_ui => UDivOp;
    rem_ui => UModOp;
    shl => ShiftLeftLogicalOp;
    shr_si => ShiftRightArithmeticOp;
    shr_ui => ShiftRightLogicalOp;
}

/// Patterns of operations that are logical on `bool` and bitwise on integers.
macro_rules! bitwise {
    ($($name:ident => $logical:ident, $bitwise:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename(op, rewriter, if types::is_boolean(op.result(0).ty()) {
                spirv::$logical::NAME
            } else {
                spirv::$bitwise::NAME
            })
        }
    )*};
}

bitwise! {
    and => LogicalAndOp, BitwiseAndOp;
    or => LogicalOrOp, BitwiseOrOp;
    differ => LogicalNotEqualOp, BitwiseXorOp;
}

/// Exclusive or; with all bits set it becomes the complement.
fn xor<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if constant_operand(op, 1) != Some(-1) {
        return differ(op, rewriter);
    }
    let name = match types::is_boolean(op.result(0).ty()) {
        true => spirv::LogicalNotOp::NAME,
        false => spirv::NotOp::NAME,
    };
    of_one(op, rewriter, name, op.operand(0))
}

/// Subtraction; from zero it becomes the negation.
fn sub_i<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if constant_operand(op, 0) != Some(0) || types::is_boolean(op.result(0).ty()) {
        return rename_numeric(op, rewriter, spirv::ISubOp::NAME);
    }
    of_one(op, rewriter, spirv::SNegateOp::NAME, op.operand(1))
}

/// The value of an already lowered operand that is an integer constant, or a vector with that constant in every
/// lane.
fn constant_operand(op: Op<'_>, index: usize) -> Option<i64> {
    let constant = op.operand(index).defining_op()?;
    let value = constant.cast::<spirv::ConstantOp<'_>>()?.value();
    value.as_splat().unwrap_or(value).as_int()
}

/// Replaces `op` by an operation with one operand.
fn of_one<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str, operand: Value<'c>) -> bool {
    let spec = OpSpec {
        operands: &[operand],
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    let new = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[new.result(0)]);
    true
}

/// Float arithmetic that replaces a part of `op`, decorated like `op` itself.
pub fn rounded<'c>(b: &Builder<'c>, op: Op<'c>, name: &str, operands: [Value<'c>; 2]) -> Value<'c> {
    let spec = OpSpec {
        operands: &operands,
        results: &[operands[0].ty()],
        attributes: &decorations(op),
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// Patterns of arithmetic whose every operation rounds.
macro_rules! rounded {
    ($($name:ident => $spirv:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rename_with(op, rewriter, spirv::$spirv::NAME, &decorations(op))
        }
    )*};
}

/// The decoration's name as upstream's serialiser expects it.
const NO_CONTRACTION: &str = "no_contraction";

/// The decoration that forbids a driver to contract or reorder an operation, unless the operation's flags allow
/// it.
fn decorations(op: Op<'_>) -> smallvec::SmallVec<[(&'static str, ir::Attribute<'_>); 1]> {
    let exact = !fast_math::may_fuse(op);
    let decoration = exact.then(|| (NO_CONTRACTION, ir::flag(op.context())));
    decoration.into_iter().collect()
}

rounded! {
    add_f => FAddOp;
    sub_f => FSubOp;
    mul_f => FMulOp;
    div_f => FDivOp;
}

fn constant<'c>(constant: arith::ConstantOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = constant.op();
    let ty = op.result(0).ty();
    let new = spirv::ConstantOp::build(&rewriter.before(op), ty, constant.value());
    rewriter.replace(op, &[new.op().result(0)]);
    true
}

fn poison<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let new = spirv::UndefOp::build(&rewriter.before(op), op.result(0).ty());
    rewriter.replace(op, &[new.op().result(0)]);
    true
}

/// `x - (x / d) * d`: Vulkan leaves OpSRem undefined for negative operands.
fn rem_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    if computes_with_booleans(op) {
        return false;
    }
    let b = rewriter.before(op);
    let (lhs, rhs, ty) = (op.operand(0), op.operand(1), op.result(0).ty());
    let quotient = spirv::SDivOp::build(&b, ty, lhs, rhs).result();
    let product = spirv::IMulOp::build(&b, ty, quotient, rhs).result();
    let remainder = spirv::ISubOp::build(&b, ty, lhs, product).result();
    rewriter.replace(op, &[remainder]);
    true
}
