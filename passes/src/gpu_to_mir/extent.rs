//! Sizes, strides and offsets: numbers where they are known, values otherwise.

use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Type, TypeExt, Value},
    upstream::{arith, index},
};

/// A number of elements.
#[derive(Clone, Copy, PartialEq)]
pub enum Extent<'c> {
    /// Known now.
    Known(i64),
    /// Known when the kernel runs.
    Value(Value<'c>),
    /// Known to the launch only: the size of dynamic workgroup memory.
    Unknown,
}

impl<'c> Extent<'c> {
    /// What a value stands for.
    pub fn of(value: Value<'c>) -> Self {
        let of_index = || {
            let op = value.defining_op()?.cast::<index::ConstantOp<'_>>()?;
            op.value().as_int()
        };
        let known = constant_value(value).or_else(of_index);
        known.map_or(Self::Value(value), Self::Known)
    }

    /// As a value of an integer type; `None` for what only the launch knows.
    pub fn value(self, b: &Builder<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        match self {
            Self::Known(number) => Some(constant(b, ty, number)),
            Self::Value(value) => Some(value),
            Self::Unknown => None,
        }
    }

    /// The sum, in integers of a type.
    pub fn plus(self, b: &Builder<'c>, ty: Type<'c>, other: Self) -> Self {
        match (self, other) {
            (Self::Known(one), Self::Known(other)) => Self::Known(one.wrapping_add(other)),
            (Self::Known(0), sum) | (sum, Self::Known(0)) => sum,
            _ => self.compute(b, ty, other, |l, r| {
                arith::AddIOp::build(b, ty, l, r, None).result()
            }),
        }
    }

    /// The product, in integers of a type.
    pub fn times(self, b: &Builder<'c>, ty: Type<'c>, other: Self) -> Self {
        match (self, other) {
            (Self::Known(one), Self::Known(other)) => Self::Known(one.wrapping_mul(other)),
            (Self::Known(1), product) | (product, Self::Known(1)) => product,
            (Self::Known(0), _) | (_, Self::Known(0)) => Self::Known(0),
            _ => self.compute(b, ty, other, |l, r| {
                arith::MulIOp::build(b, ty, l, r, None).result()
            }),
        }
    }

    fn compute(
        self,
        b: &Builder<'c>,
        ty: Type<'c>,
        other: Self,
        make: impl FnOnce(Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Self {
        match (self.value(b, ty), other.value(b, ty)) {
            (Some(one), Some(other)) => Self::Value(make(one, other)),
            _ => Self::Unknown,
        }
    }
}

/// An integer constant; what the type has no place for is cut.
pub fn constant<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    let width = ty.as_integer().map_or(64, |(width, _)| width.clamp(1, 64));
    let cut = value << (64 - width) >> (64 - width);
    arith::ConstantOp::build(b, ty, ir::integer(ty, cut)).result()
}

/// A list of which some are in an attribute and the others operands.
pub fn mixed<'c>(fixed: Attribute<'c>, dynamic: Vec<Value<'c>>) -> Vec<Extent<'c>> {
    let mut dynamic = dynamic.into_iter();
    let fixed = fixed.as_dense_i64().unwrap_or_default();
    let extents = fixed.into_iter().map(|number| match number {
        MemRef::DYNAMIC => dynamic.next().map_or(Extent::Unknown, Extent::of),
        number => Extent::Known(number),
    });
    extents.collect()
}
