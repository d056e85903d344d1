//! Mathematical functions and bit operations.

use super::{
    class::{self, Class},
    instruction::{Built, Reading},
};
use crate::gir::text::opcodes::Opcode;
use gir_dialects::{
    gir::*,
    ir::{Builder, Type, TypeExt, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    /// A mathematical function; `None` for other opcodes.
    pub fn math(&self) -> Option<Built<'c>> {
        use Class::*;
        use Opcode as O;
        Some(match self.instruction.opcode {
            O::Sqrt => self.unary(Float, |b, t, x| SqrtOp::build(b, t, x).result()),
            O::Rsqrt => self.unary(Float, |b, t, x| RsqrtOp::build(b, t, x).result()),
            O::Sin => self.unary(Float, |b, t, x| SinOp::build(b, t, x).result()),
            O::Cos => self.unary(Float, |b, t, x| CosOp::build(b, t, x).result()),
            O::Tan => self.unary(Float, |b, t, x| TanOp::build(b, t, x).result()),
            O::Exp => self.unary(Float, |b, t, x| ExpOp::build(b, t, x).result()),
            O::Exp2 => self.unary(Float, |b, t, x| Exp2Op::build(b, t, x).result()),
            O::Log => self.unary(Float, |b, t, x| LogOp::build(b, t, x).result()),
            O::Log2 => self.unary(Float, |b, t, x| Log2Op::build(b, t, x).result()),
            O::Pow => self.binary(Float, |b, t, x, y| PowOp::build(b, t, x, y).result()),
            O::Fma => self.ternary(Float, |b, t, [x, y, z]| {
                FmaOp::build(b, t, x, y, z).result()
            }),
            O::Abs => self.abs(),
            O::Min => self.binary(Number, |b, t, x, y| MinOp::build(b, t, x, y).result()),
            O::Max => self.binary(Number, |b, t, x, y| MaxOp::build(b, t, x, y).result()),
            O::Clamp => self.ternary(Number, |b, t, [x, lo, hi]| {
                ClampOp::build(b, t, x, lo, hi).result()
            }),
            O::Floor => self.unary(Float, |b, t, x| FloorOp::build(b, t, x).result()),
            O::Ceil => self.unary(Float, |b, t, x| CeilOp::build(b, t, x).result()),
            O::Round => self.unary(Float, |b, t, x| RoundOp::build(b, t, x).result()),
            O::Rint => self.unary(Float, |b, t, x| RintOp::build(b, t, x).result()),
            O::TruncF => self.unary(Float, |b, t, x| TruncFOp::build(b, t, x).result()),
            O::Popcount => self.unary(Integer, |b, t, x| PopcountOp::build(b, t, x).result()),
            O::Clz => self.unary(Integer, |b, t, x| ClzOp::build(b, t, x).result()),
            O::Ctz => self.unary(Integer, |b, t, x| CtzOp::build(b, t, x).result()),
            O::Bitreverse => self.unary(Integer, |b, t, x| BitreverseOp::build(b, t, x).result()),
            _ => return None,
        })
    }

    fn abs(&self) -> Built<'c> {
        let [operand] = self.values()?;
        if Class::Unsigned.has(operand.ty().lane()) {
            return self.fail(format!(
                "takes signed integers and floats, but its operand is {}, which is its own magnitude; use 'mov'",
                class::text(operand.ty())
            ));
        }
        self.unary(Class::Number, |b, t, x| AbsOp::build(b, t, x).result())
    }

    fn ternary(
        &self,
        class: Class,
        make: fn(&Builder<'c>, Type<'c>, [Value<'c>; 3]) -> Value<'c>,
    ) -> Built<'c> {
        let [first, second, third] = self.values()?;
        self.need_one_type(first, second)?;
        self.need_one_type(first, third)?;
        self.need_lanes(class, 0, first, "")?;
        Some(Some(make(self.builder, first.ty(), [first, second, third])))
    }
}
