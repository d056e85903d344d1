//! Lowering of operations on odd integers.

use super::arithmetic::{Promoted, Sign};
use crate::lir::vectors::split::{Replacement, Split};
use gir_dialects::{
    ir::{Op, OpView as _},
    lir,
    upstream::{arith, math, ub, vector},
};

/// The replacement of an operation on odd integers; `None` if there is no counterpart.
pub fn replacement<'c>(split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
    let p = Promoted::new(split, op);
    use Sign::{Signed, Unsigned};
    Some(match op.name() {
        arith::ConstantOp::NAME => p.constant()?,
        arith::AddIOp::NAME | arith::SubIOp::NAME | arith::MulIOp::NAME => {
            p.masked(op.name(), Unsigned)
        }
        arith::AndIOp::NAME
        | arith::OrIOp::NAME
        | arith::XOrIOp::NAME
        | arith::MinUIOp::NAME
        | arith::MaxUIOp::NAME
        | math::CtPopOp::NAME => p.plain(op.name()),
        arith::MinSIOp::NAME | arith::MaxSIOp::NAME | math::AbsIOp::NAME => {
            p.masked(op.name(), Signed)
        }
        arith::DivUIOp::NAME => p.plain(lir::DivUIOp::NAME),
        arith::RemUIOp::NAME => p.plain(lir::RemUIOp::NAME),
        arith::DivSIOp::NAME => p.masked(lir::DivSIOp::NAME, Signed),
        arith::RemSIOp::NAME => p.masked(lir::RemSIOp::NAME, Signed),
        arith::ShLIOp::NAME => p.masked(lir::ShlIOp::NAME, Unsigned),
        arith::ShRUIOp::NAME => p.plain(lir::ShrUIOp::NAME),
        arith::ShRSIOp::NAME => p.shift_right_signed(),
        arith::AddUIExtendedOp::NAME => p.add_extended(),
        arith::MulUIExtendedOp::NAME => p.multiply_extended(Unsigned),
        arith::MulSIExtendedOp::NAME => p.multiply_extended(Signed),
        math::CountLeadingZerosOp::NAME => p.leading_zeros(),
        math::CountTrailingZerosOp::NAME => p.trailing_zeros(),
        arith::CmpIOp::NAME => p.compare()?,
        arith::ExtUIOp::NAME => p.extend(Unsigned),
        arith::ExtSIOp::NAME => p.extend(Signed),
        arith::TruncIOp::NAME => p.truncate(),
        arith::UIToFPOp::NAME => p.float_of_integer(Unsigned),
        arith::SIToFPOp::NAME => p.float_of_integer(Signed),
        arith::FPToUIOp::NAME => p.integer_of_float(Unsigned),
        arith::FPToSIOp::NAME => p.integer_of_float(Signed),
        vector::BroadcastOp::NAME
        | vector::ExtractOp::NAME
        | vector::FromElementsOp::NAME
        | vector::InsertOp::NAME
        | vector::ShuffleOp::NAME => p.moved(),
        arith::SelectOp::NAME | ub::PoisonOp::NAME => split.elementwise(&p.a.builder, op)?,
        _ => return None,
    })
}
