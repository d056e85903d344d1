//! Functions that the languages have under one name, or nearly.

use super::{body::Body, expression::Expr, spellings::Spellings, types::CType};
use gir_dialects::{
    ir::Op,
    upstream::{arith, math},
};

/// Adds the functions of floats, whose results have the type of their operands.
macro_rules! functions {
    ($spellings:ident: $($op:ty => $name:literal,)*) => {
        $($spellings.value::<$op>(|body, op| function(body, op, $name));)*
    };
}

/// Adds the functions of unsigned or signed integers.
macro_rules! integer_functions {
    ($spellings:ident: $($op:ty => ($name:literal, $signed:literal),)*) => {
        $($spellings.value::<$op>(|body, op| integer_function(body, op, ($name, $signed)));)*
    };
}

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    functions! { spellings:
        math::AbsFOp<'_> => "fabs",
        math::CeilOp<'_> => "ceil",
        math::FloorOp<'_> => "floor",
        math::TruncOp<'_> => "trunc",
        math::RoundOp<'_> => "round",
        math::RoundEvenOp<'_> => "rint",
        math::SqrtOp<'_> => "sqrt",
        math::RsqrtOp<'_> => "rsqrt",
        math::FmaOp<'_> => "fma",
        math::SinOp<'_> => "sin",
        math::CosOp<'_> => "cos",
        math::TanOp<'_> => "tan",
        math::ExpOp<'_> => "exp",
        math::Exp2Op<'_> => "exp2",
        math::LogOp<'_> => "log",
        math::Log2Op<'_> => "log2",
        math::PowFOp<'_> => "pow",
        math::CopySignOp<'_> => "copysign",
        arith::MinNumFOp<'_> => "fmin",
        arith::MaxNumFOp<'_> => "fmax",
    }
    integer_functions! { spellings:
        arith::MinSIOp<'_> => ("min", true),
        arith::MaxSIOp<'_> => ("max", true),
        arith::MinUIOp<'_> => ("min", false),
        arith::MaxUIOp<'_> => ("max", false),
        math::CtPopOp<'_> => ("popcount", false),
        math::CountLeadingZerosOp<'_> => ("clz", false),
        math::CountTrailingZerosOp<'_> => ("ctz", false),
    }
}

fn function<'c>(body: &mut Body<'c, '_>, op: Op<'c>, name: &'static str) -> Option<Expr> {
    let mut arguments: Vec<_> = op.operands().map(|operand| body.operand(operand)).collect();
    let ty = CType::of(op.result(0).ty())?;
    let language = body.language;
    let call = |arguments: &[Expr], ty: CType| {
        let arguments: Vec<_> = arguments.iter().collect();
        Expr::call(language.function(name, &ty), &arguments, ty)
    };
    Some(match language.computed_as(&ty) {
        None => call(&arguments, ty),
        Some(other) => {
            for argument in &mut arguments {
                *argument = language.convert(argument, &other);
            }
            language.convert(&call(&arguments, other), &ty)
        }
    })
}

fn integer_function<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (name, is_signed): (&'static str, bool),
) -> Option<Expr> {
    let arguments: Vec<_> = op
        .operands()
        .map(|operand| body.integer(operand, is_signed))
        .collect();
    let arguments: Vec<_> = arguments.iter().collect();
    let ty = CType::of(op.result(0).ty())?.with_sign(is_signed);
    Some(Expr::call(
        body.language.function(name, &ty),
        &arguments,
        ty,
    ))
}
