//! Integer functions (CUDA Math API, "Integer Intrinsics").
//!
//! Headers declare `min`, `max` and `abs` for differing types; a conditional expression is the same everywhere.

use crate::targets::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType, Scalar, UINT},
};
use gir_dialects::{
    ir::Op,
    lir,
    upstream::{arith, math},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<arith::MinSIOp<'_>>(|body, op| chosen(body, op, "<", true))
        .value::<arith::MaxSIOp<'_>>(|body, op| chosen(body, op, ">", true))
        .value::<arith::MinUIOp<'_>>(|body, op| chosen(body, op, "<", false))
        .value::<arith::MaxUIOp<'_>>(|body, op| chosen(body, op, ">", false))
        .value::<math::AbsIOp<'_>>(absolute)
        .value::<math::CtPopOp<'_>>(|body, op| bits(body, op, Bits::Ones))
        .value::<math::CountLeadingZerosOp<'_>>(|body, op| bits(body, op, Bits::LeadingZeros))
        .value::<math::CountTrailingZerosOp<'_>>(|body, op| bits(body, op, Bits::TrailingZeros))
        .value::<lir::BitReverseOp<'_>>(|body, op| bits(body, op, Bits::Reversal));
}

/// The expression of an integer operand, in a form that may be written twice.
fn twice<'c>(body: &mut Body<'c, '_>, op: Op<'c>, index: usize, is_signed: bool) -> Expr {
    let operand = body.simple(op.operand(index));
    let ty = operand.ty.with_sign(is_signed);
    body.coerced(op.operand(index), &ty)
}

fn chosen<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    operator: &str,
    is_signed: bool,
) -> Option<Expr> {
    let [a, b] = [0, 1].map(|index| twice(body, op, index, is_signed));
    let is_first = Expr::binary(operator, Precedence::Relational, [&a, &b], BOOL);
    Some(Expr::conditional(&is_first, &a, &b))
}

/// The absolute value. The least number has no negation: its bits stay, read as unsigned.
fn absolute<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let signed = twice(body, op, 0, true);
    let unsigned = body.language.with_sign(&signed, false);
    let number = |ty: &CType| Some(body.language.integer(0, ty.lane()?));
    let (zero, nothing) = (number(&signed.ty)?, number(&unsigned.ty)?);
    let is_negative = Expr::binary("<", Precedence::Relational, [&signed, &zero], BOOL);
    // Narrow numbers are computed in `int`.
    let computed = match unsigned.ty {
        CType::Scalar(Scalar::Int { bits: 8 | 16, .. }) => CType::Scalar(Scalar::signed(32)),
        ref ty => ty.clone(),
    };
    let sides = [&nothing, &unsigned];
    let opposite = Expr::binary("-", Precedence::Additive, sides, computed);
    let opposite = body.language.convert(&opposite, &unsigned.ty);
    Some(Expr::conditional(&is_negative, &opposite, &unsigned))
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
