//! Functions of mathematics: extended instructions ("SPIR-V Extended Instructions Mapped to LLVM Function Calls").
//!
//! They become calls before the conversion, since upstream makes intrinsics of LLVM of them, and most types of numbers
//! are the same before and after it.

use super::instruction::{Instruction, Sign};
use gir_dialects::{
    ir::{Builder, Op, OpView},
    upstream::{arith, math},
};

/// Functions: the operation, the instruction, and whether it is on unsigned numbers.
const FUNCTIONS: &[(&str, &str, Sign)] = &[
    (arith::MaxSIOp::NAME, "ocl_s_max", Sign::Signed),
    (arith::MaxUIOp::NAME, "ocl_u_max", Sign::Unsigned),
    (arith::MinSIOp::NAME, "ocl_s_min", Sign::Signed),
    (arith::MinUIOp::NAME, "ocl_u_min", Sign::Unsigned),
    (arith::MinNumFOp::NAME, "ocl_fmin", Sign::Signed),
    (arith::MaxNumFOp::NAME, "ocl_fmax", Sign::Signed),
    (math::AbsFOp::NAME, "ocl_fabs", Sign::Signed),
    (math::AbsIOp::NAME, "ocl_s_abs", Sign::Signed),
    (math::CeilOp::NAME, "ocl_ceil", Sign::Signed),
    (math::CosOp::NAME, "ocl_cos", Sign::Signed),
    (math::CtPopOp::NAME, "BitCount", Sign::Signed),
    (math::ExpOp::NAME, "ocl_exp", Sign::Signed),
    (math::Exp2Op::NAME, "ocl_exp2", Sign::Signed),
    (math::FloorOp::NAME, "ocl_floor", Sign::Signed),
    (math::FmaOp::NAME, "ocl_fma", Sign::Signed),
    (math::LogOp::NAME, "ocl_log", Sign::Signed),
    (math::Log2Op::NAME, "ocl_log2", Sign::Signed),
    (math::PowFOp::NAME, "ocl_pow", Sign::Signed),
    (math::RoundOp::NAME, "ocl_round", Sign::Signed),
    (math::RoundEvenOp::NAME, "ocl_rint", Sign::Signed),
    (math::RsqrtOp::NAME, "ocl_rsqrt", Sign::Signed),
    (math::SinOp::NAME, "ocl_sin", Sign::Signed),
    (math::SqrtOp::NAME, "ocl_sqrt", Sign::Signed),
    (math::TanOp::NAME, "ocl_tan", Sign::Signed),
    (math::TruncOp::NAME, "ocl_trunc", Sign::Signed),
];

/// Makes calls of the functions in a function.
pub fn replace(function: Op<'_>) {
    let mut found = vec![];
    function.walk_pre(|op| {
        let row = FUNCTIONS.iter().find(|(name, ..)| *name == op.name());
        found.extend(row.map(|row| (op, row)));
    });
    for (op, &(_, name, sign)) in found {
        let start = Instruction::new(Builder::before(op), name);
        let call = op
            .operands()
            .fold(start, |call, operand| call.number(operand, sign));
        let value = call.result(op.result(0).ty());
        op.result(0).replace_all_uses(value);
        op.erase();
    }
}
