//! Mathematical functions and bit operations.

use super::values::Sign;
use gir_dialects::{
    gir,
    ir::OpView,
    mir,
    upstream::{arith, math},
};

/// Ops whose operands and result have one type.
pub fn same(name: &str) -> Option<(&'static str, Sign)> {
    let name = match name {
        math::SqrtOp::NAME => gir::SqrtOp::NAME,
        math::RsqrtOp::NAME => gir::RsqrtOp::NAME,
        math::SinOp::NAME => gir::SinOp::NAME,
        math::CosOp::NAME => gir::CosOp::NAME,
        math::TanOp::NAME => gir::TanOp::NAME,
        math::ExpOp::NAME => gir::ExpOp::NAME,
        math::Exp2Op::NAME => gir::Exp2Op::NAME,
        math::LogOp::NAME => gir::LogOp::NAME,
        math::Log2Op::NAME => gir::Log2Op::NAME,
        math::PowFOp::NAME => gir::PowOp::NAME,
        math::SinhOp::NAME => gir::SinhOp::NAME,
        math::CoshOp::NAME => gir::CoshOp::NAME,
        math::TanhOp::NAME => gir::TanhOp::NAME,
        math::AsinOp::NAME => gir::AsinOp::NAME,
        math::AcosOp::NAME => gir::AcosOp::NAME,
        math::AtanOp::NAME => gir::AtanOp::NAME,
        math::AsinhOp::NAME => gir::AsinhOp::NAME,
        math::AcoshOp::NAME => gir::AcoshOp::NAME,
        math::AtanhOp::NAME => gir::AtanhOp::NAME,
        math::ErfOp::NAME => gir::ErfOp::NAME,
        math::ErfcOp::NAME => gir::ErfcOp::NAME,
        math::ExpM1Op::NAME => gir::Expm1Op::NAME,
        math::Log10Op::NAME => gir::Log10Op::NAME,
        math::Log1pOp::NAME => gir::Log1pOp::NAME,
        math::CbrtOp::NAME => gir::CbrtOp::NAME,
        math::Atan2Op::NAME => gir::Atan2Op::NAME,
        arith::RemFOp::NAME => gir::FmodOp::NAME,
        math::FmaOp::NAME => gir::FmaOp::NAME,
        math::FloorOp::NAME => gir::FloorOp::NAME,
        math::CeilOp::NAME => gir::CeilOp::NAME,
        math::RoundOp::NAME => gir::RoundOp::NAME,
        math::RoundEvenOp::NAME => gir::RintOp::NAME,
        math::TruncOp::NAME => gir::TruncFOp::NAME,
        math::CtPopOp::NAME => gir::PopcountOp::NAME,
        math::CountLeadingZerosOp::NAME => gir::ClzOp::NAME,
        math::CountTrailingZerosOp::NAME => gir::CtzOp::NAME,
        mir::BitReverseOp::NAME => gir::BitreverseOp::NAME,
        math::AbsFOp::NAME => gir::AbsOp::NAME,
        math::AbsIOp::NAME => return Some((gir::AbsOp::NAME, Sign::Signed)),
        _ => return None,
    };
    Some((name, Sign::Same))
}
