//! Arithmetic on `index` after its conversion to an integer.

use super::{
    arith::{ceil_div_si_of, ceil_div_ui_of, floor_div_si_of},
    extent::constant,
    types::Types,
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        arith::{self, CmpIPredicate},
        index::{self, IndexCmpPredicate},
    },
};

/// Converts every `index` of a function to an integer; constants that do not fit are errors.
pub fn convert_types(function: Op<'_>, types: &Types) {
    function.walk_pre(|op| {
        if let Some(number) = op.cast::<arith::ConstantOp<'_>>() {
            convert_constant(number, types);
        } else if let Some(number) = op.cast::<index::ConstantOp<'_>>() {
            check(op, number.value().as_int(), types);
        }
        let arguments = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(|block| block.arguments());
        for value in op.results().chain(arguments) {
            let ty = types.value(value.ty());
            if ty != value.ty() {
                value.set_type(ty);
            }
        }
    });
}

fn convert_constant(number: arith::ConstantOp<'_>, types: &Types) {
    let op = number.op();
    let old = op.result(0).ty();
    let ty = types.value(old);
    if ty == old {
        return;
    }
    let value = number.value();
    if let Some(one) = value.as_int() {
        check(op, Some(one), types);
        number.set_value(ir::integer(ty, one));
        return;
    }
    let bytes = value.as_dense_bytes().unwrap_or_default();
    let lanes = bytes
        .chunks_exact(8)
        .map(|lane| lane.try_into().map(i64::from_le_bytes).ok());
    let lanes: Vec<i64> = lanes.flatten().collect();
    for &lane in &lanes {
        check(op, Some(lane), types);
    }
    let width = types.index_width as usize / 8;
    let bytes: Vec<u8> = lanes
        .iter()
        .flat_map(|lane| lane.to_le_bytes()[..width].to_vec())
        .collect();
    number.set_value(ir::dense_vector(ty, &bytes));
}

/// Reports a number that does not fit an index.
fn check(op: Op<'_>, number: Option<i64>, types: &Types) {
    let fits = |number| types.index_width == 64 || i32::try_from(number).is_ok();
    if let Some(number) = number.filter(|&number| !fits(number)) {
        op.error(format!(
            "yields the index {number}, which does not fit 32 bits; use index-bitwidth=64"
        ));
    }
}

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    add_renames(patterns);
    patterns
        .add::<arith::IndexCastOp<'_>>(cast_signed)
        .add::<arith::IndexCastUIOp<'_>>(cast_unsigned)
        .add::<index::CastSOp<'_>>(cast_signed)
        .add::<index::CastUOp<'_>>(cast_unsigned)
        .rewrite::<index::CmpOp<'_>>(compare)
        .rewrite::<index::ConstantOp<'_>>(number)
        .rewrite::<index::BoolConstantOp<'_>>(truth)
        .add::<index::SizeOfOp<'_>>(size_of)
        .add::<index::CeilDivSOp<'_>>(ceil_div_s)
        .add::<index::CeilDivUOp<'_>>(ceil_div_u)
        .add::<index::FloorDivSOp<'_>>(floor_div_s);
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident: $index:ident => $arith:ident;)*) => {
        fn add_renames(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<index::$index<'_>>($name);)*
        }
        $(fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            rewriter.rename(op, arith::$arith::NAME, &[]);
            true
        })*
    };
}

renames! {
    add: AddOp => AddIOp;
    sub: SubOp => SubIOp;
    mul: MulOp => MulIOp;
    div_s: DivSOp => DivSIOp;
    div_u: DivUOp => DivUIOp;
    rem_s: RemSOp => RemSIOp;
    rem_u: RemUOp => RemUIOp;
    max_s: MaxSOp => MaxSIOp;
    max_u: MaxUOp => MaxUIOp;
    min_s: MinSOp => MinSIOp;
    min_u: MinUOp => MinUIOp;
    shl: ShlOp => ShLIOp;
    shr_s: ShrSOp => ShRSIOp;
    shr_u: ShrUOp => ShRUIOp;
    and: AndOp => AndIOp;
    or: OrOp => OrIOp;
    xor: XOrOp => XOrIOp;
}

/// Patterns of quotients with other roundings.
macro_rules! quotients {
    ($($name:ident => $compute:ident;)*) => {$(
        fn $name<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
            let value = $compute(&rewriter.before(op), op.operand(0), op.operand(1));
            rewriter.replace(op, &[value]);
            true
        }
    )*};
}

quotients! {
    ceil_div_s => ceil_div_si_of;
    ceil_div_u => ceil_div_ui_of;
    floor_div_s => floor_div_si_of;
}

/// An integer in another width, lane by lane.
pub fn resize<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>, sign: Signedness) -> Value<'c> {
    let width = |ty: Type<'c>| ty.lane().as_integer().map_or(0, |(width, _)| width);
    let (from, to) = (width(value.ty()), width(ty));
    if from == to {
        value
    } else if from > to {
        arith::TruncIOp::build(b, ty, value, None).out()
    } else if sign == Signedness::Unsigned {
        arith::ExtUIOp::build(b, ty, value).out()
    } else {
        arith::ExtSIOp::build(b, ty, value).out()
    }
}

fn cast_signed<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    cast(op, rewriter, Signedness::Signed)
}

fn cast_unsigned<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    cast(op, rewriter, Signedness::Unsigned)
}

fn cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, sign: Signedness) -> bool {
    let value = resize(&rewriter.before(op), op.operand(0), op.result(0).ty(), sign);
    rewriter.replace(op, &[value]);
    true
}

fn compare<'c>(comparison: index::CmpOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = comparison.op();
    let predicate = index::IndexCmpPredicateAttr::from_attribute(comparison.pred());
    let Some(predicate) = predicate else {
        return false;
    };
    let predicate = match predicate.value() {
        IndexCmpPredicate::EQ => CmpIPredicate::Eq,
        IndexCmpPredicate::NE => CmpIPredicate::Ne,
        IndexCmpPredicate::SLT => CmpIPredicate::Slt,
        IndexCmpPredicate::SLE => CmpIPredicate::Sle,
        IndexCmpPredicate::SGT => CmpIPredicate::Sgt,
        IndexCmpPredicate::SGE => CmpIPredicate::Sge,
        IndexCmpPredicate::ULT => CmpIPredicate::Ult,
        IndexCmpPredicate::ULE => CmpIPredicate::Ule,
        IndexCmpPredicate::UGT => CmpIPredicate::Ugt,
        IndexCmpPredicate::UGE => CmpIPredicate::Uge,
    };
    let value = super::arith::compare(
        &rewriter.before(op),
        predicate,
        op.operand(0),
        op.operand(1),
    );
    rewriter.replace(op, &[value]);
    true
}

fn number<'c>(number: index::ConstantOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    replace_by_constant(number.op(), rewriter, number.value().as_int())
}

fn truth<'c>(truth: index::BoolConstantOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    replace_by_constant(truth.op(), rewriter, Some(-i64::from(truth.value())))
}

/// The number of bits of an index.
fn size_of<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let width = op
        .result(0)
        .ty()
        .as_integer()
        .map(|(width, _)| i64::from(width));
    replace_by_constant(op, rewriter, width)
}

fn replace_by_constant<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, value: Option<i64>) -> bool {
    let Some(value) = value else { return false };
    let value = constant(&rewriter.before(op), op.result(0).ty(), value);
    rewriter.replace(op, &[value]);
    true
}
