//! Builtins and operations of subgroups.

use super::{
    class::Class,
    instruction::{Built, Reading, result},
};
use crate::gir::text::{
    ast::AttributeValue,
    keywords::{self, AttributeKey},
    opcodes::Opcode,
};
use gir_dialects::{
    gir::*,
    ir::{self, Builder, Type, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    /// A builtin or an operation of a subgroup; `None` for other instructions.
    pub fn subgroup(&self) -> Option<Built<'c>> {
        use Opcode as O;
        let (b, u32) = (self.builder, self.u32());
        Some(match self.instruction.opcode {
            O::SubgroupId => result!(SubgroupIdOp::build(b, u32)),
            O::SubgroupSize => result!(SubgroupSizeOp::build(b, u32)),
            O::SubgroupLocalId => result!(SubgroupLocalIdOp::build(b, u32)),
            O::NumSubgroups => result!(NumSubgroupsOp::build(b, u32)),
            O::SubgroupShuffle => self.move_value(" as its lane", |b, t, x, i| {
                SubgroupShuffleOp::build(b, t, x, i).result()
            }),
            O::SubgroupShuffleXor => self.move_value(" as its mask", |b, t, x, i| {
                SubgroupShuffleXorOp::build(b, t, x, i).result()
            }),
            O::SubgroupBroadcast => self.move_value(" as its lane", |b, t, x, i| {
                SubgroupBroadcastOp::build(b, t, x, i).result()
            }),
            O::SubgroupAny => self.vote(|b, t, x| SubgroupAnyOp::build(b, t, x).result()),
            O::SubgroupAll => self.vote(|b, t, x| SubgroupAllOp::build(b, t, x).result()),
            O::SubgroupBallot => self.vote(|b, t, x| {
                let ty = ir::vector(4, t);
                SubgroupBallotOp::build(b, ty, x).result()
            }),
            O::SubgroupReduce => self.reduce(),
            _ => return None,
        })
    }

    fn move_value(
        &self,
        role: &str,
        make: fn(&Builder<'c>, Type<'c>, Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Built<'c> {
        let [value, index] = self.values()?;
        self.need(Class::Number, 0, value, "")?;
        self.need(Class::U32, 1, index, role)?;
        Some(Some(make(self.builder, value.ty(), value, index)))
    }

    /// An operation on a condition; `make` gets the type of conditions.
    fn vote(&self, make: fn(&Builder<'c>, Type<'c>, Value<'c>) -> Value<'c>) -> Built<'c> {
        let [condition] = self.values()?;
        self.need(Class::U32, 0, condition, " as its condition")?;
        Some(Some(make(self.builder, self.u32(), condition)))
    }

    fn reduce(&self) -> Built<'c> {
        let AttributeValue::Reduce(op) = self.attribute(AttributeKey::Reduce)? else {
            return self.unsupported();
        };
        let [value] = self.values()?;
        let (op, class) = match op {
            keywords::ReduceOp::Add => (ReduceOp::Add, Class::Number),
            keywords::ReduceOp::Mul => (ReduceOp::Mul, Class::Number),
            keywords::ReduceOp::Min => (ReduceOp::Min, Class::Number),
            keywords::ReduceOp::Max => (ReduceOp::Max, Class::Number),
            keywords::ReduceOp::And => (ReduceOp::And, Class::Integer),
            keywords::ReduceOp::Or => (ReduceOp::Or, Class::Integer),
            keywords::ReduceOp::Xor => (ReduceOp::Xor, Class::Integer),
        };
        self.need(class, 0, value, &format!(" for '{}'", op.keyword()))?;
        result!(SubgroupReduceOp::build(self.builder, value.ty(), op, value))
    }
}
