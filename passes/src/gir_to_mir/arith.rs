//! Constants, arithmetic, comparisons, selections and conversions.

use super::{flags, types};
use gir_dialects::{
    gir::{self, FloatPredicate, IntPredicate},
    ir::{self, AttributeExt, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    mir,
    rewrite::{PatternSet, Rewriter},
    upstream::arith,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::IConstOp<'_>>(constant)
        .add::<gir::UConstOp<'_>>(constant)
        .add::<gir::FConstOp<'_>>(constant)
        .add::<gir::MovOp<'_>>(forward)
        .add::<gir::AddOp<'_>>(add)
        .add::<gir::SubOp<'_>>(sub)
        .add::<gir::MulOp<'_>>(mul)
        .add::<gir::DivOp<'_>>(div)
        .add::<gir::RemOp<'_>>(rem)
        .add::<gir::AndOp<'_>>(and)
        .add::<gir::OrOp<'_>>(or)
        .add::<gir::XorOp<'_>>(xor)
        .add::<gir::ShlOp<'_>>(shl)
        .add::<gir::ShrOp<'_>>(shr)
        .add::<gir::NegOp<'_>>(neg)
        .add::<gir::NotOp<'_>>(not)
        .rewrite::<gir::ICmpOp<'_>>(compare_signed)
        .rewrite::<gir::UCmpOp<'_>>(compare_unsigned)
        .rewrite::<gir::FCmpOp<'_>>(compare_float)
        .add::<gir::SelectOp<'_>>(select)
        .add::<gir::TruncOp<'_>>(trunc)
        .add::<gir::ZExtOp<'_>>(zext)
        .add::<gir::SExtOp<'_>>(sext)
        .add::<gir::FPToSIOp<'_>>(fp_to_si)
        .add::<gir::FPToUIOp<'_>>(fp_to_ui)
        .add::<gir::SIToFPOp<'_>>(si_to_fp)
        .add::<gir::UIToFPOp<'_>>(ui_to_fp)
        .add::<gir::FPExtOp<'_>>(fp_ext)
        .add::<gir::FPTruncOp<'_>>(fp_trunc);
}

/// The replacement op by the class of the result or its lanes: signed, unsigned, float.
pub type Choice = [&'static str; 3];

/// The op of the choice for a type of gir.
pub fn choose(ty: Type<'_>, [signed, unsigned, float]: Choice) -> &'static str {
    match (ty.lane().is_int(), types::is_signed(ty)) {
        (true, true) => signed,
        (true, false) => unsigned,
        (false, _) => float,
    }
}

/// Replaces `op` by the chosen op with the same operands.
pub fn replace_by<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, choice: Choice) -> bool {
    replace_named(op, rewriter, choose(op.result(0).ty(), choice))
}

/// A narrower float; of bf16 and f16 neither contains the other, so they meet in f32.
fn fp_trunc<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (value, ty) = (op.operand(0), types::convert(op.result(0).ty()));
    let b = rewriter.before(op);
    let bits = |ty: Type<'c>| ty.lane().number_bits();
    let value = match bits(value.ty()) == bits(ty) {
        true => {
            let single = ty.with_lane(Type::float32(b.context()));
            arith::ExtFOp::build(&b, single, value, None).out()
        }
        false => value,
    };
    let new = arith::TruncFOp::build(&b, ty, value, None, None);
    rewriter.replace(op, &[new.out()]);
    true
}

/// Replaces `op` by the named op with the same operands.
pub fn replace_named<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &'static str) -> bool {
    let operands: smallvec::SmallVec<[_; 4]> = op.operands().collect();
    let ty = types::convert(op.result(0).ty());
    let builder = rewriter.before(op);
    let spec = OpSpec {
        operands: &operands,
        results: &[ty],
        ..OpSpec::default()
    };
    rewriter.replace(op, &[builder.create(name, spec).result(0)]);
    true
}

/// Patterns that only choose the replacement op.
macro_rules! choices {
    ($($name:ident: $signed:ty, $unsigned:ty, $float:ty;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            replace_by(op, rewriter, [<$signed>::NAME, <$unsigned>::NAME, <$float>::NAME])
        }
    )*};
}

// The verifier of gir has refused floats for the ops without a float form.
choices! {
    add: arith::AddIOp<'_>, arith::AddIOp<'_>, arith::AddFOp<'_>;
    sub: arith::SubIOp<'_>, arith::SubIOp<'_>, arith::SubFOp<'_>;
    mul: arith::MulIOp<'_>, arith::MulIOp<'_>, arith::MulFOp<'_>;
    div: mir::DivSIOp<'_>, mir::DivUIOp<'_>, arith::DivFOp<'_>;
    rem: mir::RemSIOp<'_>, mir::RemUIOp<'_>, arith::RemFOp<'_>;
    and: arith::AndIOp<'_>, arith::AndIOp<'_>, arith::AndIOp<'_>;
    or: arith::OrIOp<'_>, arith::OrIOp<'_>, arith::OrIOp<'_>;
    xor: arith::XOrIOp<'_>, arith::XOrIOp<'_>, arith::XOrIOp<'_>;
    shl: mir::ShlIOp<'_>, mir::ShlIOp<'_>, mir::ShlIOp<'_>;
    shr: mir::ShrSIOp<'_>, mir::ShrUIOp<'_>, mir::ShrUIOp<'_>;
    trunc: arith::TruncIOp<'_>, arith::TruncIOp<'_>, arith::TruncIOp<'_>;
    zext: arith::ExtUIOp<'_>, arith::ExtUIOp<'_>, arith::ExtUIOp<'_>;
    sext: arith::ExtSIOp<'_>, arith::ExtSIOp<'_>, arith::ExtSIOp<'_>;
    fp_to_si: mir::FPToSIOp<'_>, mir::FPToSIOp<'_>, mir::FPToSIOp<'_>;
    fp_to_ui: mir::FPToUIOp<'_>, mir::FPToUIOp<'_>, mir::FPToUIOp<'_>;
    si_to_fp: arith::SIToFPOp<'_>, arith::SIToFPOp<'_>, arith::SIToFPOp<'_>;
    ui_to_fp: arith::UIToFPOp<'_>, arith::UIToFPOp<'_>, arith::UIToFPOp<'_>;
    fp_ext: arith::ExtFOp<'_>, arith::ExtFOp<'_>, arith::ExtFOp<'_>;
}

/// An `arith.constant` of a scalar or vector type.
pub fn constant_of<'c>(builder: &Builder<'c>, value: ir::Attribute<'c>, ty: Type<'c>) -> Value<'c> {
    let attributes = [(arith::ConstantOp::VALUE_ATTR, value)];
    let spec = OpSpec {
        results: &[ty],
        attributes: &attributes,
        ..OpSpec::default()
    };
    builder.create(arith::ConstantOp::NAME, spec).result(0)
}

/// An integer constant of a signless type, in every lane of a vector.
pub fn integer_constant<'c>(builder: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    let lane = ir::integer(ty.lane(), value);
    let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
    constant_of(builder, value, ty)
}

/// The value of an integer constant.
pub fn constant_value(value: Value<'_>) -> Option<i64> {
    value
        .defining_op()?
        .cast::<arith::ConstantOp<'_>>()?
        .value()
        .as_int()
}

fn constant<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let Some(value) = op.attribute(gir::IConstOp::VALUE_ATTR) else {
        return false;
    };
    let ty = types::convert(op.result(0).ty());
    let value = value
        .as_int()
        .map_or(value, |number| ir::integer(ty, number));
    let replacement = constant_of(&rewriter.before(op), value, ty);
    rewriter.replace(op, &[replacement]);
    true
}

/// Replaces an op that is the identity by its operand.
pub fn forward<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    rewriter.replace(op, &[op.operand(0)]);
    true
}

fn neg<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let ty = types::convert(op.result(0).ty());
    if !ty.lane().is_int() {
        return replace_named(op, rewriter, arith::NegFOp::NAME);
    }
    let builder = rewriter.before(op);
    let zero = integer_constant(&builder, ty, 0);
    replace_with(
        op,
        rewriter,
        &builder,
        arith::SubIOp::NAME,
        &[zero, op.operand(0)],
    )
}

fn not<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let ty = types::convert(op.result(0).ty());
    let builder = rewriter.before(op);
    let ones = integer_constant(&builder, ty, -1);
    replace_with(
        op,
        rewriter,
        &builder,
        arith::XOrIOp::NAME,
        &[op.operand(0), ones],
    )
}

fn replace_with<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    builder: &Builder<'c>,
    name: &str,
    operands: &[Value<'c>],
) -> bool {
    let ty = types::convert(op.result(0).ty());
    let spec = OpSpec {
        operands,
        results: &[ty],
        ..OpSpec::default()
    };
    rewriter.replace(op, &[builder.create(name, spec).result(0)]);
    true
}

fn compare_signed<'c>(comparison: gir::ICmpOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = comparison.op();
    compare_integers(
        op,
        rewriter,
        match comparison.predicate() {
            IntPredicate::Eq => arith::CmpIPredicate::Eq,
            IntPredicate::Ne => arith::CmpIPredicate::Ne,
            IntPredicate::Lt => arith::CmpIPredicate::Slt,
            IntPredicate::Le => arith::CmpIPredicate::Sle,
            IntPredicate::Gt => arith::CmpIPredicate::Sgt,
            IntPredicate::Ge => arith::CmpIPredicate::Sge,
        },
    )
}

fn compare_unsigned<'c>(comparison: gir::UCmpOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = comparison.op();
    compare_integers(
        op,
        rewriter,
        match comparison.predicate() {
            IntPredicate::Eq => arith::CmpIPredicate::Eq,
            IntPredicate::Ne => arith::CmpIPredicate::Ne,
            IntPredicate::Lt => arith::CmpIPredicate::Ult,
            IntPredicate::Le => arith::CmpIPredicate::Ule,
            IntPredicate::Gt => arith::CmpIPredicate::Ugt,
            IntPredicate::Ge => arith::CmpIPredicate::Uge,
        },
    )
}

fn compare_integers<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    predicate: arith::CmpIPredicate,
) -> bool {
    let attribute = ir::i64_attr(op.context(), predicate as i64);
    compare(
        op,
        rewriter,
        arith::CmpIOp::NAME,
        (arith::CmpIOp::PREDICATE_ATTR, attribute),
    )
}

fn compare_float<'c>(comparison: gir::FCmpOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = comparison.op();
    let predicate = match comparison.predicate() {
        FloatPredicate::Oeq => arith::CmpFPredicate::OEQ,
        FloatPredicate::One => arith::CmpFPredicate::ONE,
        FloatPredicate::Olt => arith::CmpFPredicate::OLT,
        FloatPredicate::Ole => arith::CmpFPredicate::OLE,
        FloatPredicate::Ogt => arith::CmpFPredicate::OGT,
        FloatPredicate::Oge => arith::CmpFPredicate::OGE,
        FloatPredicate::Ueq => arith::CmpFPredicate::UEQ,
        FloatPredicate::Une => arith::CmpFPredicate::UNE,
        FloatPredicate::Ult => arith::CmpFPredicate::ULT,
        FloatPredicate::Ule => arith::CmpFPredicate::ULE,
        FloatPredicate::Ugt => arith::CmpFPredicate::UGT,
        FloatPredicate::Uge => arith::CmpFPredicate::UGE,
    };
    let attribute = ir::i64_attr(op.context(), predicate as i64);
    compare(
        op,
        rewriter,
        arith::CmpFOp::NAME,
        (arith::CmpFOp::PREDICATE_ATTR, attribute),
    )
}

/// The comparison as an `i1`, widened unless all its users are conditions.
fn compare<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    name: &str,
    predicate: (&str, ir::Attribute<'c>),
) -> bool {
    let context = op.context();
    let builder = rewriter.before(op);
    let i1 = ir::integer_type(context, 1, ir::Signedness::Signless);
    let operands = [op.operand(0), op.operand(1)];
    let spec = OpSpec {
        operands: &operands,
        results: &[operands[0].ty().with_lane(i1)],
        attributes: &[predicate],
        ..OpSpec::default()
    };
    let flag = builder.create(name, spec).result(0);
    flags::replace_by_flag(op, rewriter, &builder, flag);
    true
}

/// A u32 as an `i1`, true if it is not zero; lane by lane for a vector.
pub fn condition<'c>(builder: &Builder<'c>, value: Value<'c>) -> Value<'c> {
    if is_flag(value) {
        return value;
    }
    if let Some(flag) = widened_flag(value) {
        return flag;
    }
    let context = builder.context();
    let i1 = ir::integer_type(context, 1, ir::Signedness::Signless);
    let zero = integer_constant(builder, types::convert(value.ty()), 0);
    let predicate = ir::i64_attr(context, arith::CmpIPredicate::Ne as i64);
    let spec = OpSpec {
        operands: &[value, zero],
        results: &[value.ty().with_lane(i1)],
        attributes: &[(arith::CmpIOp::PREDICATE_ATTR, predicate)],
        ..OpSpec::default()
    };
    builder.create(arith::CmpIOp::NAME, spec).result(0)
}

/// The `i1` that a value was widened from.
fn widened_flag(value: Value<'_>) -> Option<Value<'_>> {
    let op = value
        .defining_op()
        .filter(|op| op.is::<arith::ExtUIOp<'_>>())?;
    Some(op.operand(0)).filter(|&flag| is_flag(flag))
}

fn is_flag(value: Value<'_>) -> bool {
    matches!(value.ty().lane().as_integer(), Some((1, _)))
}

fn select<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let builder = rewriter.before(op);
    let flag = condition(&builder, op.operand(0));
    let operands = [flag, op.operand(1), op.operand(2)];
    replace_with(op, rewriter, &builder, arith::SelectOp::NAME, &operands)
}
