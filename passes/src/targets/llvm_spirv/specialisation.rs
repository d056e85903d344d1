//! Specialisation constants.

use super::instruction::{Instruction, Sign};
use gir_dialects::{
    ir::{OpView, Value},
    lir,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::ConstantOp,
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns.convert::<lir::SpecConstantOp<'_>>(converter, constant);
}

/// A call with the number of the constant and its default.
fn constant<'c>(
    constant: lir::SpecConstantOp<'c>,
    _: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = constant.op();
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let default = ConstantOp::build(&b, ty, constant.value()).res();
    let value = Instruction::new(b, "SpecConstant")
        .literal(constant.id().cast_unsigned())
        .number(default, Sign::Signed)
        .result(ty);
    rewriter.replace(op, &[value]);
    true
}
