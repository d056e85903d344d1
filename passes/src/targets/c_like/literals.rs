//! Literals of constants.

use super::{
    expression::{Expr, Precedence},
    language::Language,
    types::{CType, Scalar},
};
use crate::targets::text::{Float, FloatClass};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Value},
    upstream::{arith, ub},
};

impl dyn Language + '_ {
    /// A literal of an integer, whose bits these are.
    pub fn integer(&self, bits: i64, scalar: Scalar) -> Expr {
        number(self, bits, scalar)
    }
}

/// The literal of a constant, with integers of a sign; `None` if the value is no constant.
pub fn literal(language: &dyn Language, value: Value<'_>, is_signed: bool) -> Option<Expr> {
    let op = value.defining_op()?;
    if op.is::<ub::PoisonOp<'_>>() {
        return zero(language, &CType::of(value.ty())?.with_sign(is_signed));
    }
    let constant = op.cast::<arith::ConstantOp<'_>>()?;
    let ty = CType::of(value.ty())?.with_sign(is_signed);
    of_attribute(language, constant.value(), &ty)
}

/// A value of all bits clear.
fn zero(language: &dyn Language, ty: &CType) -> Option<Expr> {
    if let CType::Pointer(..) = ty {
        let nowhere = Expr::primary("0", CType::Scalar(Scalar::signed(32)));
        return Some(language.convert(&nowhere, ty));
    }
    let lane = number(language, 0, ty.lane()?);
    Some(match ty {
        CType::Scalar(_) => lane,
        ty => language.vector(&[lane], ty),
    })
}

/// The literal of an attribute for a value of a type.
pub fn of_attribute(language: &dyn Language, attribute: Attribute<'_>, ty: &CType) -> Option<Expr> {
    let lane = ty.lane()?;
    if let CType::Scalar(_) = ty {
        return scalar(language, attribute, lane);
    }
    if let Some(splat) = attribute.as_splat() {
        let lane = scalar(language, splat, lane)?;
        return Some(language.vector(&[lane], ty));
    }
    let lanes: Option<Vec<_>> = elements(attribute, lane)?
        .into_iter()
        .map(|bits| Some(number(language, bits, lane)))
        .collect();
    Some(language.vector(&lanes?, ty))
}

fn scalar(language: &dyn Language, attribute: Attribute<'_>, lane: Scalar) -> Option<Expr> {
    let bits = match lane {
        Scalar::Float(_) => attribute.as_float_bits()?.cast_signed(),
        _ => attribute.as_int()?,
    };
    Some(number(language, bits, lane))
}

/// The literal of a number with these bits.
pub fn number(language: &dyn Language, bits: i64, scalar: Scalar) -> Expr {
    match scalar {
        Scalar::Bool => {
            let word = if bits == 0 { "false" } else { "true" };
            Expr::primary(word, CType::Scalar(scalar))
        }
        Scalar::Int {
            bits: width,
            is_signed,
        } => integer(language, bits, (width, is_signed)),
        Scalar::Float(width) => float(
            language,
            Float {
                width,
                bits: bits.cast_unsigned(),
            },
        ),
    }
}

/// A literal with the suffix of its type. A narrow number is one of `int` that is converted. The
/// least number of a type has no literal: minus is an operator.
fn integer(language: &dyn Language, bits: i64, (width, is_signed): (u32, bool)) -> Expr {
    let ty = CType::Scalar(Scalar::Int {
        bits: width,
        is_signed,
    });
    let shift = 64 - width;
    let signed = bits << shift >> shift;
    let unsigned = bits.cast_unsigned() << shift >> shift;
    let long = language.long_suffix();
    let text = match (width, is_signed) {
        (8 | 16, true) => signed.to_string(),
        (8 | 16, false) => unsigned.to_string(),
        (32, true) if signed == i64::from(i32::MIN) => "(-2147483647 - 1)".to_owned(),
        (32, true) => signed.to_string(),
        (32, false) => format!("{unsigned}u"),
        (_, true) if signed == i64::MIN => format!("(-9223372036854775807{long} - 1)"),
        (_, true) => format!("{signed}{long}"),
        (_, false) => format!("{unsigned}u{long}"),
    };
    let written = match width {
        8 | 16 => CType::Scalar(Scalar::signed(32)),
        _ => ty.clone(),
    };
    language.convert(&signed_text(text, written), &ty)
}

/// The text of a number, with the minus that it may begin with.
fn signed_text(text: String, ty: CType) -> Expr {
    let precedence = match text.starts_with('-') {
        true => Precedence::Unary,
        false => Precedence::Primary,
    };
    Expr::new(text, precedence, ty, [])
}

/// A literal with the suffix of its type; the bits, where the language has none.
fn float(language: &dyn Language, value: Float) -> Expr {
    let ty = CType::Scalar(Scalar::Float(value.width));
    let suffix = language.float_suffix(value.width);
    match (value.classify(), suffix) {
        (FloatClass::Finite(digits), Some(suffix)) => {
            return signed_text(format!("{digits}{suffix}"), ty);
        }
        (FloatClass::Infinite { is_negative }, _) => {
            if let Some(text) = language.infinity(value.width, is_negative) {
                return Expr::new(text, Precedence::Unary, ty, []);
            }
        }
        _ => {}
    }
    let scalar = Scalar::unsigned(value.width);
    let suffix = match value.width {
        16 => String::new(),
        32 => "u".to_owned(),
        _ => format!("u{}", language.long_suffix()),
    };
    let written = match value.width {
        16 => CType::Scalar(Scalar::signed(32)),
        _ => CType::Scalar(scalar),
    };
    let bits = Expr::primary(format!("{:#x}{suffix}", value.bits), written);
    language.reinterpret(&language.convert(&bits, &CType::Scalar(scalar)), &ty)
}

/// The bits of each element of a dense attribute.
pub fn elements(attribute: Attribute<'_>, lane: Scalar) -> Option<Vec<i64>> {
    if lane == Scalar::Bool {
        let flags = attribute.as_dense_bools()?;
        return Some(flags.into_iter().map(i64::from).collect());
    }
    let bytes = attribute.as_dense_bytes()?;
    let size = lane.bits() as usize / 8;
    let chunks = bytes.chunks_exact(size);
    Some(
        chunks
            .map(|chunk| {
                let mut wide = [0; 8];
                wide[..size].copy_from_slice(chunk);
                i64::from_le_bytes(wide)
            })
            .collect(),
    )
}
