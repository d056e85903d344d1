//! Products of 64 bits by 64, which LLVM's optimiser makes integers of 128 bits of: only a word of them is used.

use super::body::Body;
use crate::gpu_to_mir::foreign::{number, resize};
use gir_dialects::{
    ir::{self, AttributeExt as _, Op, Signedness, TypeExt, Value},
    upstream::{arith, llvm},
};

/// The bits of a product.
const WIDE: u32 = 128;

fn is_wide(value: Value<'_>) -> bool {
    matches!(value.ty().as_integer(), Some((WIDE, _)))
}

/// Whether an operation is a step of such a product, for which [`part`] stands.
pub fn is_step(op: Op<'_>) -> bool {
    let is_known = op.is::<llvm::ZExtOp<'_>>()
        || op.is::<llvm::SExtOp<'_>>()
        || op.is::<llvm::MulOp<'_>>()
        || op.is::<llvm::LShrOp<'_>>()
        || op.is::<llvm::AShrOp<'_>>()
        || op.is::<llvm::ConstantOp<'_>>();
    is_known && op.result_count() == 1 && is_wide(op.result(0))
}

/// A factor of 64 bits or less, and its sign.
fn factor<'c>(value: Value<'c>) -> Option<(Value<'c>, Signedness)> {
    let op = value.defining_op()?;
    let sign = match () {
        () if op.is::<llvm::ZExtOp<'_>>() => Signedness::Unsigned,
        () if op.is::<llvm::SExtOp<'_>>() => Signedness::Signed,
        () => return None,
    };
    Some((op.operand(0), sign))
}

/// The part of a product that a truncation takes; `None` where it is no product of 128 bits.
pub fn part<'c>(body: &Body<'_, 'c>, truncation: Op<'c>) -> Result<Option<Value<'c>>, String> {
    let mut source = truncation.operand(0);
    if !is_wide(source) {
        return Ok(None);
    }
    let mut by = 0;
    if let Some(shift) = source.defining_op()
        && (shift.is::<llvm::LShrOp<'_>>() || shift.is::<llvm::AShrOp<'_>>())
    {
        let amount = shift.operand(1).defining_op();
        let amount = amount.and_then(|op| op.cast::<llvm::ConstantOp<'_>>());
        by = amount
            .and_then(|amount| amount.value().as_int())
            .filter(|by| (64..128).contains(by))
            .ok_or_else(unsupported)?;
        source = shift.operand(0);
    }
    let product = source
        .defining_op()
        .filter(|op| op.is::<llvm::MulOp<'_>>())
        .ok_or_else(unsupported)?;
    let factors = (factor(product.operand(0)), factor(product.operand(1)));
    let (Some((x, sign)), Some((y, other))) = factors else {
        return Err(unsupported());
    };
    if sign != other {
        return Err(unsupported());
    }
    let word = ir::integer_type(body.b.context(), 64, Signedness::Signless);
    let x = resize(&body.b, body.value(x)?, word, sign);
    let y = resize(&body.b, body.value(y)?, word, sign);
    let ty = body.ty(truncation.result(0))?;
    let bits = ty.number_bits().unwrap_or(64);
    if by > 64 && i64::from(bits) > 128 - by {
        return Err(unsupported());
    }
    let half = match (by, sign) {
        (0, _) => arith::MulIOp::build(&body.b, word, x, y, None).result(),
        (_, Signedness::Signed) => arith::MulSIExtendedOp::build(&body.b, word, word, x, y).high(),
        _ => arith::MulUIExtendedOp::build(&body.b, word, word, x, y).high(),
    };
    let half = match by {
        0 | 64 => half,
        _ => {
            let by = number(&body.b, word, by - 64);
            arith::ShRUIOp::build(&body.b, word, half, by, false).result()
        }
    };
    Ok(Some(resize(&body.b, half, ty, Signedness::Unsigned)))
}

fn unsupported() -> String {
    "computes with integers of 128 bits; use integers of 1 to 64 bits".to_owned()
}
