//! Integer functions (CUDA Math API, "Integer Intrinsics").
//!
//! Headers declare `min`, `max` and `abs` for differing types, so these are conditional expressions.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    integers,
    spellings::Spellings,
    types::{CType, Scalar, UINT},
};
use gir_dialects::{ir::Op, lir, upstream::math};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    integers::add(spellings);
    spellings
        .value::<math::CtPopOp<'_>>(|body, op| bits(body, op, Bits::Ones))
        .value::<math::CountLeadingZerosOp<'_>>(|body, op| bits(body, op, Bits::LeadingZeros))
        .value::<math::CountTrailingZerosOp<'_>>(|body, op| bits(body, op, Bits::TrailingZeros))
        .value::<lir::BitReverseOp<'_>>(|body, op| bits(body, op, Bits::Reversal));
}

/// Counts and reversals of bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bits {
    Ones,
    LeadingZeros,
    TrailingZeros,
    Reversal,
}

/// The functions exist for 32 and 64 bits. A narrow number is zero-extended; a bit set after its last one keeps
/// the extension out of the count of trailing zeros. Trailing zeros are the leading zeros of the reversed
/// number; for 0 all bits count.
fn bits<'c>(body: &mut Body<'c, '_>, op: Op<'c>, what: Bits) -> Option<Expr> {
    let operand = body.unsigned(op.operand(0));
    let ty = operand.ty.clone();
    let width = ty.lane()?.bits();
    let word = match width {
        8 | 16 => body.language.convert(&operand, &UINT),
        _ => operand,
    };
    let [ones, zeros, reverse] = match width {
        64 => ["__popcll", "__clzll", "__brevll"],
        _ => ["__popc", "__clz", "__brev"],
    };
    let int = CType::Scalar(Scalar::signed(32));
    let is_narrow = width < 32;
    let count = |number: &Expr| Expr::call(zeros, &[number], int.clone());
    let reversed = |number: &Expr| Expr::call(reverse, &[number], word.ty.clone());
    let rest = |is_signed| {
        let scalar = Scalar::Int {
            bits: 32,
            is_signed,
        };
        body.language.integer(i64::from(32 - width.min(32)), scalar)
    };
    let found = match what {
        Bits::Ones => Expr::call(ones, &[&word], int.clone()),
        Bits::LeadingZeros if is_narrow => {
            let sides = [&count(&word), &rest(true)];
            Expr::binary("-", Precedence::Additive, sides, int.clone())
        }
        Bits::LeadingZeros => count(&word),
        Bits::TrailingZeros if is_narrow => {
            let end = body.language.integer(1 << width, Scalar::unsigned(32));
            let ended = Expr::binary("|", Precedence::BitOr, [&word, &end], UINT);
            count(&reversed(&ended))
        }
        Bits::TrailingZeros => count(&reversed(&word)),
        Bits::Reversal if is_narrow => {
            let sides = [&reversed(&word), &rest(false)];
            Expr::binary(">>", Precedence::Shift, sides, UINT)
        }
        Bits::Reversal => reversed(&word),
    };
    Some(body.language.convert(&found, &ty))
}
