//! Counts and reversals of bits: functions that the text defines, for 32 and 64 bits.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar, UINT},
};
use gir_dialects::{ir::Op, lir, upstream::math};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<math::CtPopOp<'_>>(|body, op| bits(body, op, Bits::Ones))
        .value::<math::CountLeadingZerosOp<'_>>(|body, op| bits(body, op, Bits::LeadingZeros))
        .value::<math::CountTrailingZerosOp<'_>>(|body, op| bits(body, op, Bits::TrailingZeros))
        .value::<lir::BitReverseOp<'_>>(|body, op| bits(body, op, Bits::Reversal));
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bits {
    Ones,
    LeadingZeros,
    TrailingZeros,
    Reversal,
}

/// A narrow number is zero-extended; a bit set after its last one keeps the extension out of the count of trailing
/// zeros. For 0 all bits count.
fn bits<'c>(body: &mut Body<'c, '_>, op: Op<'c>, what: Bits) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    let ty = operand.ty.clone();
    let width = ty.lane()?.bits();
    let word = match width {
        8 | 16 => body.language.convert(&operand, &UINT),
        _ => operand,
    };
    let function = match (what, width) {
        (Bits::Ones, 64) => "gir_ones_64",
        (Bits::Ones, _) => "gir_ones_32",
        (Bits::LeadingZeros, 64) => "gir_leading_zeros_64",
        (Bits::LeadingZeros, _) => "gir_leading_zeros_32",
        (Bits::TrailingZeros, 64) => "gir_trailing_zeros_64",
        (Bits::TrailingZeros, _) => "gir_trailing_zeros_32",
        (Bits::Reversal, 64) => "gir_reversed_64",
        (Bits::Reversal, _) => "gir_reversed_32",
    };
    let number = |value: i64| body.language.integer(value, Scalar::unsigned(32));
    let word = match what {
        Bits::TrailingZeros if width < 32 => {
            let sides = [&word, &number(1 << width)];
            Expr::binary("|", Precedence::BitOr, sides, UINT)
        }
        _ => word,
    };
    let found = match (what, width) {
        (Bits::Reversal, 64) => CType::Scalar(Scalar::unsigned(64)),
        _ => UINT,
    };
    let found = Expr::call(function, &[&word], found);
    let rest = number(i64::from(32 - width.min(32)));
    let found = match what {
        Bits::LeadingZeros if width < 32 => {
            Expr::binary("-", Precedence::Additive, [&found, &rest], UINT)
        }
        Bits::Reversal if width < 32 => {
            Expr::binary(">>", Precedence::Shift, [&found, &rest], UINT)
        }
        _ => found,
    };
    Some(body.language.convert(&found, &ty))
}
