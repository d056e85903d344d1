//! Passes on arithmetic that targets lack or leave undefined, and [`Arithmetic`], which builds arithmetic on numbers
//! and on vectors lane by lane.

pub mod domains;
pub(crate) mod fixed_point;
pub mod lir_expand_bit_ops;
pub mod lir_expand_extended_ops;
pub mod lir_expand_saturating;
pub mod lir_guard_total_ops;
pub mod lir_widen_bit_ops;

use gir_dialects::{
    ir::{self, Attribute, Builder, OpSpec, Type, TypeExt, Value},
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};

/// Builds arithmetic at the insertion point of a builder.
#[derive(Clone, Copy)]
pub struct Arithmetic<'c> {
    /// The insertion point.
    pub builder: Builder<'c>,
}

impl<'c> Arithmetic<'c> {
    /// Builds at the insertion point of `builder`.
    pub fn new(builder: Builder<'c>) -> Self {
        Self { builder }
    }

    /// An integer constant, the same in all lanes of a vector; `value` is truncated to the width.
    pub fn int(&self, ty: Type<'c>, value: i64) -> Value<'c> {
        self.constant(ty, ir::integer(ty.lane(), value))
    }

    /// The float constant nearest to `value`, infinity if it is too large; the same in all lanes of
    /// a vector.
    pub fn float(&self, ty: Type<'c>, value: f64) -> Value<'c> {
        let attribute = melior::ir::attribute::FloatAttribute::new(ty.ctx(), ty.lane(), value);
        self.constant(ty, attribute.into())
    }

    fn constant(&self, ty: Type<'c>, lane: Attribute<'c>) -> Value<'c> {
        let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
        arith::ConstantOp::build(&self.builder, ty, value).result()
    }

    /// An operation with one result.
    pub fn create(&self, name: &str, operands: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
        let spec = OpSpec {
            operands,
            results: &[ty],
            ..OpSpec::default()
        };
        self.builder.create(name, spec).result(0)
    }

    /// An operation on two values of a type, whose result has the same type.
    pub fn binary(&self, name: &str, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        self.create(name, &[lhs, rhs], lhs.ty())
    }

    /// A comparison of integers.
    pub fn cmpi(&self, predicate: CmpIPredicate, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let ty = self.flag_type(lhs.ty());
        arith::CmpIOp::build(&self.builder, ty, predicate, lhs, rhs).result()
    }

    /// A comparison of floats.
    pub fn cmpf(&self, predicate: CmpFPredicate, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let ty = self.flag_type(lhs.ty());
        arith::CmpFOp::build(&self.builder, ty, predicate, lhs, rhs, None).result()
    }

    /// Selects one of two values, lane by lane.
    pub fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        arith::SelectOp::build(&self.builder, yes.ty(), condition, yes, no).result()
    }

    /// The type of comparisons of values of type `ty`.
    fn flag_type(&self, ty: Type<'c>) -> Type<'c> {
        self.integer_like(ty, 1)
    }

    /// An integer type of this width, or a vector of it with as many lanes as `ty`.
    pub fn integer_like(&self, ty: Type<'c>, width: u32) -> Type<'c> {
        let lane = ir::integer_type(self.builder.context(), width, ir::Signedness::Signless);
        ty.with_lane(lane)
    }
}

/// The greatest common divisor, never negative; with zero, the magnitude of the other number.
pub fn gcd(one: i64, other: i64) -> i64 {
    match other {
        0 => one.abs(),
        _ => gcd(other, one % other),
    }
}
