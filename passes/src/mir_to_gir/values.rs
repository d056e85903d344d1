//! Values of gir: constants, and the same bits with another sign.

use super::types;
use gir_dialects::{
    gir,
    ir::{
        self, Attribute, AttributeExt, Builder, Op, OpSpec, OpView, Signedness, Type, TypeExt,
        Value,
    },
};

/// The sign that an op requires of its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// One sign for all.
    Same,
    /// Signed.
    Signed,
    /// Unsigned.
    Unsigned,
}

impl Sign {
    /// The common type of the operands of an op, which have types of gir.
    pub fn of<'c>(self, operands: &[Value<'c>]) -> Type<'c> {
        // The sign of a constant is free.
        let decided = operands.iter().find(|value| !is_constant(**value));
        let ty = decided.unwrap_or(&operands[0]).ty();
        match self {
            Self::Same => ty,
            Self::Signed => types::with_sign(ty, Signedness::Signed),
            Self::Unsigned => types::with_sign(ty, Signedness::Unsigned),
        }
    }
}

fn is_constant(value: Value<'_>) -> bool {
    value
        .defining_op()
        .is_some_and(|op| op.is::<gir::IConstOp<'_>>() || op.is::<gir::UConstOp<'_>>())
}

/// The value as a type that differs in signs only.
pub fn cast<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    if value.ty() == ty {
        return value;
    }
    let b = &unnamed(b);
    if let Some(number) = constant_number(value) {
        return integer(b, ty, number);
    }
    if let Some(bitcast) = value
        .defining_op()
        .and_then(|op| op.cast::<gir::BitcastOp<'c>>())
        && bitcast.operand().ty() == ty
    {
        return bitcast.operand();
    }
    gir::BitcastOp::build(b, ty, value).result()
}

/// The insertion point for an op whose result has no name in the source.
pub fn unnamed<'c>(b: &Builder<'c>) -> Builder<'c> {
    let location = b.location();
    match location.is_name() {
        true => b.with_location(location.name_child_location()),
        false => *b,
    }
}

/// The value of a scalar integer constant.
fn constant_number(value: Value<'_>) -> Option<i64> {
    let op = value.defining_op().filter(|_| is_constant(value))?;
    op.attribute(gir::IConstOp::VALUE_ATTR)?.as_int()
}

/// The operands of an op, converted to one type.
pub fn alike<'c>(b: &Builder<'c>, sign: Sign, operands: &[Value<'c>]) -> Vec<Value<'c>> {
    let ty = sign.of(operands);
    operands.iter().map(|&value| cast(b, value, ty)).collect()
}

/// An integer constant of a type of gir.
pub fn integer<'c>(b: &Builder<'c>, ty: Type<'c>, number: i64) -> Value<'c> {
    let is_signed = crate::gir_to_mir::types::is_signed(ty);
    let name = if is_signed {
        gir::IConstOp::NAME
    } else {
        gir::UConstOp::NAME
    };
    constant(b, name, integer_attribute(ty, number), ty)
}

/// An integer of a type with a sign; only the low bits count.
pub fn integer_attribute(ty: Type<'_>, number: i64) -> Attribute<'_> {
    let (width, sign) = ty.as_integer().unwrap_or((64, Signedness::Unsigned));
    let unused = 64 - width;
    let number = match sign {
        Signedness::Signed => (number << unused) >> unused,
        _ => ((number as u64) << unused >> unused) as i64,
    };
    ir::integer(ty, number)
}

/// A u32.
pub fn number<'c>(b: &Builder<'c>, number: i64) -> Value<'c> {
    integer(
        &unnamed(b),
        ir::integer_type(b.context(), 32, Signedness::Unsigned),
        number,
    )
}

/// A constant of a float type.
pub fn float<'c>(b: &Builder<'c>, value: Attribute<'c>, ty: Type<'c>) -> Value<'c> {
    constant(b, gir::FConstOp::NAME, value, ty)
}

fn constant<'c>(b: &Builder<'c>, name: &str, value: Attribute<'c>, ty: Type<'c>) -> Value<'c> {
    let spec = OpSpec {
        results: &[ty],
        attributes: &[(gir::IConstOp::VALUE_ATTR, value)],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// An integer constant in each lane of a type.
pub fn splat<'c>(b: &Builder<'c>, ty: Type<'c>, number: i64) -> Value<'c> {
    in_each_lane(b, ty, integer(b, ty.lane(), number))
}

/// Zero in each lane of a type other than a pointer.
pub fn zero<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    let lane = ty.lane();
    match lane.is_int() {
        true => splat(b, ty, 0),
        false => in_each_lane(b, ty, float(b, ir::float_bits(lane, 0), lane)),
    }
}

fn in_each_lane<'c>(b: &Builder<'c>, ty: Type<'c>, value: Value<'c>) -> Value<'c> {
    match ty.as_vector() {
        Some(_) => gir::SplatOp::build(b, ty, value).result(),
        None => value,
    }
}

/// Creates an op of gir by its name.
pub fn create<'c>(b: &Builder<'c>, name: &str, operands: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
    let spec = OpSpec {
        operands,
        results: &[ty],
        ..OpSpec::default()
    };
    b.create(name, spec).result(0)
}

/// Erases integer constants whose uses got a constant of the other sign.
pub fn erase_unused_constants(function: Op<'_>) {
    let mut unused = vec![];
    function.walk_pre(|op| {
        let is_constant = op.is::<gir::IConstOp<'_>>() || op.is::<gir::UConstOp<'_>>();
        if is_constant && !op.has_uses() {
            unused.push(op);
        }
    });
    unused.into_iter().for_each(Op::erase);
}
