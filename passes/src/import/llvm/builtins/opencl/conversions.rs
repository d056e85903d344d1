//! `convert_T`, with saturation and rounding, and `as_T`.

use super::{
    super::{
        call::{Call, Outcome},
        ctype::CType,
    },
    rounding::{self, Direction},
};
use crate::import::llvm::operations::cast_bits;
use gir_dialects::{
    ir::{OpView, Signedness, TypeExt, Value},
    mir,
    upstream::{arith, math},
};

/// `convert_uchar4_sat_rte`: the type, then whether it saturates, then the rounding.
pub fn convert<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let rest = c.name.base.trim_start_matches("convert_");
    let mut parts = rest.split('_');
    let to = parts
        .next()
        .and_then(CType::of_opencl)
        .ok_or("converts to an unknown type")?;
    let (mut saturates, mut rounding) = (false, None);
    for part in parts {
        match part {
            "sat" => saturates = true,
            other => rounding = Some(other.to_owned()),
        }
    }
    let (value, ty) = (c.arg(0)?, c.ty()?);
    let unsigned = c.is_unsigned(0);
    let direction = rounding.as_deref().and_then(Direction::of);
    let value = match (value.ty().lane().is_float(), to.is_float) {
        (true, false) => to_integer(c, value, (to, saturates), rounding.as_deref())?,
        (false, true) => {
            let (name, sign) = match unsigned {
                true => (arith::UIToFPOp::NAME, Signedness::Unsigned),
                false => (arith::SIToFPOp::NAME, Signedness::Signed),
            };
            let nearest = c.op_as(name, ty, &[value]);
            match direction {
                Some(direction) => rounding::of_integer(c, (value, sign), nearest, direction),
                None => nearest,
            }
        }
        (true, true) => {
            let nearest = between_floats(c, value);
            let bits = |value: Value<'c>| value.ty().lane().number_bits();
            match direction {
                Some(direction) if bits(nearest) < bits(value) => {
                    rounding::of_float(c, value, nearest, direction)
                }
                _ => nearest,
            }
        }
        (false, false) => between_integers(c, value, unsigned, (to, saturates)),
    };
    Ok(vec![value])
}

fn between_floats<'c>(c: &Call<'_, 'c>, value: Value<'c>) -> Value<'c> {
    let ty = c.results[0];
    let bits = |value: gir_dialects::ir::Type<'c>| value.lane().number_bits();
    match bits(value.ty()).cmp(&bits(ty)) {
        std::cmp::Ordering::Less => c.op_as(arith::ExtFOp::NAME, ty, &[value]),
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Greater => c.op_as(arith::TruncFOp::NAME, ty, &[value]),
    }
}

fn to_integer<'c>(
    c: &Call<'_, 'c>,
    value: Value<'c>,
    (to, saturates): (CType, bool),
    rounding: Option<&str>,
) -> Result<Value<'c>, String> {
    let rounded = match rounding {
        None | Some("rtz") => value,
        Some("rte") => c.op(math::RoundEvenOp::NAME, &[value]),
        Some("rtp") => c.op(math::CeilOp::NAME, &[value]),
        Some("rtn") => c.op(math::FloorOp::NAME, &[value]),
        Some(other) => return Err(format!("rounds in the unknown way '{other}'")),
    };
    let name = match (to.is_unsigned, saturates) {
        (false, false) => arith::FPToSIOp::NAME,
        (true, false) => arith::FPToUIOp::NAME,
        (false, true) => mir::FPToSISatOp::NAME,
        (true, true) => mir::FPToUISatOp::NAME,
    };
    Ok(c.op_as(name, c.results[0], &[rounded]))
}

fn between_integers<'c>(
    c: &Call<'_, 'c>,
    value: Value<'c>,
    unsigned: bool,
    (to, saturates): (CType, bool),
) -> Value<'c> {
    let ty = c.results[0];
    let from_bits = value.ty().lane().number_bits().unwrap_or(32);
    let value = match saturates {
        true => clamped(c, value, unsigned, to),
        false => value,
    };
    match from_bits.cmp(&to.bits) {
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Greater => c.op_as(arith::TruncIOp::NAME, ty, &[value]),
        std::cmp::Ordering::Less if unsigned => c.op_as(arith::ExtUIOp::NAME, ty, &[value]),
        std::cmp::Ordering::Less => c.op_as(arith::ExtSIOp::NAME, ty, &[value]),
    }
}

/// An integer as far as the target type has it, in its own type.
fn clamped<'c>(c: &Call<'_, 'c>, value: Value<'c>, unsigned: bool, to: CType) -> Value<'c> {
    let bits = value.ty().lane().number_bits().unwrap_or(32);
    let own_max = max(bits, unsigned);
    let top = max(to.bits, to.is_unsigned).min(own_max);
    let bottom = match (unsigned, to.is_unsigned) {
        (true, _) => None,
        (false, true) => Some(0),
        (false, false) if to.bits < bits => Some(-(1_i128 << (to.bits - 1))),
        (false, false) => None,
    };
    let [greatest, least] = match unsigned {
        true => [arith::MinUIOp::NAME, arith::MaxUIOp::NAME],
        false => [arith::MinSIOp::NAME, arith::MaxSIOp::NAME],
    };
    #[allow(
        clippy::cast_possible_truncation,
        reason = "bounds lie within the type's 64 bits"
    )]
    let bound = |value_of: i128| c.int(value.ty(), value_of as i64);
    let value = match bottom {
        Some(bottom) => c.op(least, &[value, bound(bottom)]),
        None => value,
    };
    match top < own_max {
        true => c.op(greatest, &[value, bound(top)]),
        false => value,
    }
}

fn max(bits: u32, unsigned: bool) -> i128 {
    match unsigned {
        true => (1 << bits) - 1,
        false => (1 << (bits - 1)) - 1,
    }
}

/// The bits of a value as another type.
pub fn reinterpret<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    Ok(vec![cast_bits(&c.b, c.arg(0)?, c.ty()?)])
}
