//! Instructions on numbers that LLVM IR has no instruction for: conversions, bits, comparisons.

use super::instruction::{Instruction, Sign, as_function};
use crate::import::llvm::builtins::{CType, Call, Outcome, name_of};
use gir_dialects::{
    ir::{OpView as _, TypeExt as _},
    mir,
    upstream::arith::{self, CmpFPredicate},
};

/// Conversions: whether the operand and the result are unsigned, and whether the result saturates.
const CONVERSIONS: &[(&str, Sign, Sign, bool)] = &[
    ("ConvertFToS", Sign::Stated, Sign::Signed, false),
    ("ConvertFToU", Sign::Stated, Sign::Unsigned, false),
    ("ConvertSToF", Sign::Signed, Sign::Stated, false),
    ("ConvertUToF", Sign::Unsigned, Sign::Stated, false),
    ("FConvert", Sign::Stated, Sign::Stated, false),
    ("SConvert", Sign::Signed, Sign::Signed, false),
    ("SatConvertSToU", Sign::Signed, Sign::Unsigned, true),
    ("SatConvertUToS", Sign::Unsigned, Sign::Signed, true),
    ("UConvert", Sign::Unsigned, Sign::Unsigned, false),
];

/// Instructions that are functions of OpenCL C.
const FUNCTIONS: &[(&str, &str)] = &[
    ("BitCount", "popcount"),
    ("Dot", "dot"),
    ("IsFinite", "isfinite"),
    ("IsInf", "isinf"),
    ("IsNan", "isnan"),
    ("IsNormal", "isnormal"),
    ("LessOrGreater", "islessgreater"),
    ("Ordered", "isordered"),
    ("SignBitSet", "signbit"),
    ("Unordered", "isunordered"),
    ("FOrdEqual", "isequal"),
    ("FUnordNotEqual", "isnotequal"),
    ("FOrdGreaterThan", "isgreater"),
    ("FOrdGreaterThanEqual", "isgreaterequal"),
    ("FOrdLessThan", "isless"),
    ("FOrdLessThanEqual", "islessequal"),
    ("FOrdNotEqual", "islessgreater"),
];

/// Comparisons that hold where an operand is no number.
const UNORDERED: &[(&str, CmpFPredicate)] = &[
    ("FUnordEqual", CmpFPredicate::UEQ),
    ("FUnordGreaterThan", CmpFPredicate::UGT),
    ("FUnordGreaterThanEqual", CmpFPredicate::UGE),
    ("FUnordLessThan", CmpFPredicate::ULT),
    ("FUnordLessThanEqual", CmpFPredicate::ULE),
];

/// Instructions that are one operation.
const OPERATIONS: &[(&str, &str)] = &[
    ("BitReverse", mir::BitReverseOp::NAME),
    ("FAdd", arith::AddFOp::NAME),
    ("FDiv", arith::DivFOp::NAME),
    ("FMul", arith::MulFOp::NAME),
    ("FNegate", arith::NegFOp::NAME),
    ("FRem", arith::RemFOp::NAME),
    ("FSub", arith::SubFOp::NAME),
    ("IAdd", arith::AddIOp::NAME),
    ("IMul", arith::MulIOp::NAME),
    ("ISub", arith::SubIOp::NAME),
];

/// The meaning of an instruction of this family.
pub fn build<'c>(c: &Call<'_, 'c>, instruction: &Instruction<'_>) -> Option<Outcome<'c>> {
    let name = instruction.name;
    if let Some(&(_, from, to, saturates)) = CONVERSIONS.iter().find(|row| row.0 == name) {
        return Some(convert(c, instruction, (from, to), saturates));
    }
    if let Some(&(_, function)) = FUNCTIONS.iter().find(|(known, _)| *known == name) {
        return Some(as_function(c, function, Sign::Stated, &c.args));
    }
    if let Some(&(_, operation)) = OPERATIONS.iter().find(|(known, _)| *known == name) {
        return Some(c.arg(0).and_then(|_| c.one(c.op(operation, &c.spread()))));
    }
    if let Some(&(_, predicate)) = UNORDERED.iter().find(|(known, _)| *known == name) {
        return Some(compare(c, predicate));
    }
    Some(match name {
        "Bitcast" => as_function(c, "as_", Sign::Stated, &c.args),
        "FMod" => modulo(c),
        "Any" => lanes(c, arith::OrIOp::NAME),
        "All" => lanes(c, arith::AndIOp::NAME),
        "SpecConstant" => constant(c),
        _ => return None,
    })
}

/// A conversion, by the function of OpenCL C that converts to the type of the postfix, or to that of the result where
/// there is none.
fn convert<'c>(
    c: &Call<'_, 'c>,
    instruction: &Instruction<'_>,
    (from, to): (Sign, Sign),
    saturates: bool,
) -> Outcome<'c> {
    let stated = instruction.result();
    if let Some(stated) = stated {
        let known = CType::of_opencl(stated);
        let known = known.ok_or_else(|| format!("states the unknown type '{stated}'"))?;
        if known.value(c.b.context()) != c.ty()? {
            return Err(format!(
                "states the type '{stated}' for a result of type {}",
                c.ty()?
            ));
        }
    }
    let ty = c.ty()?;
    let unsigned = to == Sign::Unsigned;
    let name = name_of(ty, unsigned).ok_or("converts to an unknown type")?;
    let mut function = format!("convert_{name}");
    if saturates || instruction.saturates() {
        function += "_sat";
    }
    if let Some(mode) = instruction.rounding() {
        function = format!("{function}_{mode}");
    }
    as_function(c, &function, from, &c.args)
}

fn compare<'c>(c: &Call<'_, 'c>, predicate: CmpFPredicate) -> Outcome<'c> {
    let truth = c.compare_floats(predicate, c.arg(0)?, c.arg(1)?);
    let ty = c.ty()?;
    if truth.ty() == ty {
        return Ok(vec![truth]);
    }
    let extend = match ty.as_vector() {
        Some(_) => arith::ExtSIOp::NAME,
        None => arith::ExtUIOp::NAME,
    };
    Ok(vec![c.op_as(extend, ty, &[truth])])
}

/// A remainder with the sign of the divisor.
fn modulo<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let (x, y) = (c.arg(0)?, c.arg(1)?);
    let rest = c.op(arith::RemFOp::NAME, &[x, y]);
    let zero = c.float(rest.ty(), 0.0);
    let is_less = |value| c.compare_floats(CmpFPredicate::OLT, value, zero);
    let differ = c.op(arith::XOrIOp::NAME, &[is_less(rest), is_less(y)]);
    let is_rest = c.compare_floats(CmpFPredicate::ONE, rest, zero);
    let moves = c.op(arith::AndIOp::NAME, &[differ, is_rest]);
    let sum = c.op(arith::AddFOp::NAME, &[rest, y]);
    c.one(c.select(moves, sum, rest))
}

/// Whether any or all lanes of a vector are true.
fn lanes<'c>(c: &Call<'_, 'c>, name: &str) -> Outcome<'c> {
    let value = c.arg(0)?;
    let truth = match value.ty().lane().number_bits() {
        Some(1) => value,
        _ => c.compare(arith::CmpIPredicate::Ne, value, c.int(value.ty(), 0)),
    };
    let lanes = c.lanes(truth).into_iter();
    let all = lanes.reduce(|all, lane| c.op(name, &[all, lane]));
    c.one(all.ok_or("has no lanes")?)
}

/// A specialisation constant, by its number and its default.
fn constant<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let id = i32::try_from(c.constant(0)?).map_err(|_| "has a number beyond 32 bits")?;
    let default = c.arg(1)?;
    let value = default
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'c>>())
        .ok_or("needs a constant as argument 2")?;
    let name = format!("spec_{id}");
    let constant = mir::SpecConstantOp::build(&c.b, default.ty(), &name, id, value.value());
    c.one(constant.result())
}
