//! Sizes, strides and offsets: static numbers or values.

use crate::gir_to_mir::arith::constant_value;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Type, TypeExt, Value},
    upstream::{arith, index},
};

/// A number of elements.
#[derive(Clone, Copy, PartialEq)]
pub enum Extent<'c> {
    /// Known at compile time.
    Known(i64),
    /// Known at run time.
    Value(Value<'c>),
    /// Known to the launch only: the size of dynamic workgroup memory.
    Unknown,
}

impl<'c> Extent<'c> {
    /// The extent of a value, static if it is a constant.
    pub fn of(value: Value<'c>) -> Self {
        let of_index = || {
            let op = value.defining_op()?.cast::<index::ConstantOp<'_>>()?;
            op.value().as_int()
        };
        let known = constant_value(value).or_else(of_index);
        known.map_or(Self::Value(value), Self::Known)
    }

    /// The extent as a value of an integer type; `None` if only the launch knows it.
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

/// An integer constant, truncated to the type.
pub fn constant<'c>(b: &Builder<'c>, ty: Type<'c>, value: i64) -> Value<'c> {
    let width = ty.as_integer().map_or(64, |(width, _)| width.clamp(1, 64));
    let cut = value << (64 - width) >> (64 - width);
    arith::ConstantOp::build(b, ty, ir::integer(ty, cut)).result()
}

/// A list whose static entries are in an attribute and whose dynamic ones are operands.
pub fn mixed<'c>(fixed: Attribute<'c>, dynamic: Vec<Value<'c>>) -> Vec<Extent<'c>> {
    let mut dynamic = dynamic.into_iter();
    let fixed = fixed.as_dense_i64().unwrap_or_default();
    let extents = fixed.into_iter().map(|number| match number {
        MemRef::DYNAMIC => dynamic.next().map_or(Extent::Unknown, Extent::of),
        number => Extent::Known(number),
    });
    extents.collect()
}
