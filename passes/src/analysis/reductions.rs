//! The operations of reductions and scans.

use gir_dialects::{ir::OpView as _, mir::ReduceKind, upstream::arith};

/// The operation that combines two values.
#[must_use]
pub fn combination(kind: ReduceKind) -> &'static str {
    match kind {
        ReduceKind::Add => arith::AddIOp::NAME,
        ReduceKind::Mul => arith::MulIOp::NAME,
        ReduceKind::MinS => arith::MinSIOp::NAME,
        ReduceKind::MinU => arith::MinUIOp::NAME,
        ReduceKind::MaxS => arith::MaxSIOp::NAME,
        ReduceKind::MaxU => arith::MaxUIOp::NAME,
        ReduceKind::And => arith::AndIOp::NAME,
        ReduceKind::Or => arith::OrIOp::NAME,
        ReduceKind::Xor => arith::XOrIOp::NAME,
        ReduceKind::FAdd => arith::AddFOp::NAME,
        ReduceKind::FMul => arith::MulFOp::NAME,
        ReduceKind::FMin => arith::MinNumFOp::NAME,
        ReduceKind::FMax => arith::MaxNumFOp::NAME,
    }
}
