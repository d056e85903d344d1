//! Tests of the operands for which division, shifts and float-to-integer conversions are defined.
//! Vectors are tested lane by lane.

use super::Arithmetic;
use gir_dialects::{
    ir::{AttributeExt, OpView, Type, TypeExt, Value},
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};

/// Whether a divisor is zero; `None` if it is a constant other than 0.
pub fn divides_by_zero<'c>(a: &Arithmetic<'c>, divisor: Value<'c>) -> Option<Value<'c>> {
    if constant(divisor).is_some_and(|value| value != 0) {
        return None;
    }
    let zero = a.int(divisor.ty(), 0);
    Some(a.cmpi(CmpIPredicate::Eq, divisor, zero))
}

/// Whether a signed quotient does not fit; `None` for a constant divisor other than -1.
pub fn division_overflows<'c>(
    a: &Arithmetic<'c>,
    [dividend, divisor]: [Value<'c>; 2],
) -> Option<Value<'c>> {
    if constant(divisor).is_some_and(|value| value != -1) {
        return None;
    }
    let ty = divisor.ty();
    let minus_one = a.cmpi(CmpIPredicate::Eq, divisor, a.int(ty, -1));
    let lowest = a.int(ty, i64::MIN >> (64 - width(ty)));
    let is_lowest = a.cmpi(CmpIPredicate::Eq, dividend, lowest);
    Some(a.binary(arith::AndIOp::NAME, minus_one, is_lowest))
}

/// Whether a shift amount is at least the width; `None` for a smaller constant.
pub fn shifts_out<'c>(a: &Arithmetic<'c>, amount: Value<'c>) -> Option<Value<'c>> {
    let width = i64::from(width(amount.ty()));
    if constant(amount).is_some_and(|value| (0..width).contains(&value)) {
        return None;
    }
    Some(a.cmpi(CmpIPredicate::Uge, amount, a.int(amount.ty(), width)))
}

/// Whether the integer part of a float fits into `ty`.
pub fn converts<'c>(
    a: &Arithmetic<'c>,
    operand: Value<'c>,
    ty: Type<'c>,
    is_signed: bool,
) -> Value<'c> {
    let float = operand.ty();
    let magnitude = if is_signed { width(ty) - 1 } else { width(ty) };
    let limit = f64::from(magnitude).exp2();
    let (bound, belongs) = lowest(float, magnitude, is_signed);
    let predicate = match belongs {
        true => CmpFPredicate::OGE,
        false => CmpFPredicate::OGT,
    };
    let above = a.cmpf(predicate, operand, a.float(float, bound));
    let below = a.cmpf(CmpFPredicate::OLT, operand, a.float(float, limit));
    a.binary(arith::AndIOp::NAME, above, below)
}

/// The lower bound of the floats whose integer part fits, and whether the bound itself fits.
fn lowest(float: Type<'_>, magnitude: u32, is_signed: bool) -> (f64, bool) {
    if !is_signed {
        return (-1.0, false);
    }
    let (precision, largest_exponent) = match float.lane().as_float() {
        Some(16) => (11, 15),
        Some(32) => (24, 127),
        _ => (53, 1023),
    };
    let limit = f64::from(magnitude).exp2();
    if magnitude > largest_exponent {
        // Every finite float fits.
        (f64::NEG_INFINITY, false)
    } else if magnitude < precision {
        (-limit - 1.0, false)
    } else {
        // No float lies between the least integer and the one below it.
        (-limit, true)
    }
}

/// The width of an integer, or of each lane.
pub fn width(ty: Type<'_>) -> u32 {
    ty.lane().as_integer().map_or(0, |(width, _)| width)
}

/// The value of a constant, the same in all lanes of a vector.
pub fn constant(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let value = constant.value();
    value.as_splat().unwrap_or(value).as_int()
}

#[cfg(test)]
mod tests {
    use super::lowest;
    use gir_dialects::ir::Type;
    use gir_dialects::melior::Context;

    #[test]
    fn the_lower_bound_is_exact_for_every_pair_of_widths() {
        let context = Context::new();
        let float = |width: u32| match width {
            16 => Type::float16(&context),
            32 => Type::float32(&context),
            _ => Type::float64(&context),
        };
        assert_eq!(lowest(float(16), 7, true), (-129.0, false));
        assert_eq!(lowest(float(16), 15, true), (-32768.0, true));
        assert_eq!(lowest(float(16), 31, true), (f64::NEG_INFINITY, false));
        assert_eq!(lowest(float(32), 15, true), (-32769.0, false));
        assert_eq!(lowest(float(32), 31, true), (-2147483648.0, true));
        assert_eq!(lowest(float(64), 31, true), (-2147483649.0, false));
        assert_eq!(lowest(float(64), 63, true), (-9223372036854775808.0, true));
        assert_eq!(lowest(float(32), 32, false), (-1.0, false));
    }
}
