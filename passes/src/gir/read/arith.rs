//! Constants, arithmetic, comparisons and choices.

use super::{
    class::{self, Class},
    instruction::{Built, Reading, result},
};
use crate::gir::text::{
    ast::OperandKind,
    opcodes::{Lanewise, Numbers, Opcode},
};
use gir_dialects::{
    gir::*,
    ir::{OpSpec, TypeExt, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    pub fn need_one_type(&self, lhs: Value<'c>, rhs: Value<'c>) -> Option<()> {
        if lhs.ty() == rhs.ty() {
            return Some(());
        }
        self.fail(format!(
            "needs operands of one type, but has {} and {}; convert one of them",
            class::text(lhs.ty()),
            class::text(rhs.ty())
        ))
    }

    pub fn constant(&self) -> Built<'c> {
        match self.operands().first()?.kind {
            OperandKind::Constant(constant) => {
                Some(Some(self.scope.constant(self.builder, constant)))
            }
            _ => self.unsupported(),
        }
    }

    /// Builds an op that works lane by lane on operands of one type, which its result has, too.
    pub fn lanewise(&self, lanewise: Lanewise) -> Built<'c> {
        let operands = self.all_values()?;
        let (&first, others) = operands.split_first()?;
        for &other in others {
            self.need_one_type(first, other)?;
        }
        let class = match lanewise.numbers {
            Numbers::Number => Class::Number,
            Numbers::Integer => Class::Integer,
            Numbers::Float => Class::Float,
        };
        self.need_lanes(class, 0, first, "")?;
        let spec = OpSpec {
            operands: &operands,
            results: &[first.ty()],
            ..OpSpec::default()
        };
        Some(Some(self.builder.create(lanewise.op, spec).result(0)))
    }

    pub fn abs(&self) -> Built<'c> {
        let [operand] = self.values()?;
        if Class::Unsigned.has(operand.ty().lane()) {
            return self.fail(format!(
                "takes signed integers and floats, but its operand is {}, which is its own magnitude; use 'mov'",
                class::text(operand.ty())
            ));
        }
        self.lanewise(self.instruction.opcode.info().lanewise?)
    }

    pub fn select(&self) -> Built<'c> {
        let [condition, yes, no] = self.values()?;
        self.need_lanes(Class::U32, 0, condition, " as its condition")?;
        if yes.ty() != no.ty() {
            return self.fail(format!(
                "chooses between values of one type, but has {} and {}; convert one of them",
                class::text(yes.ty()),
                class::text(no.ty())
            ));
        }
        let is_split = condition.ty().as_vector().is_some();
        if is_split && class::lanes(condition.ty()) != class::lanes(yes.ty()) {
            return self.fail(format!(
                "chooses lane by lane, but its condition is {} and its values are {}",
                class::text(condition.ty()),
                class::text(yes.ty())
            ));
        }
        result!(SelectOp::build(self.builder, yes.ty(), condition, yes, no))
    }

    pub fn compare(&self, comparison: Comparison) -> Built<'c> {
        let [lhs, rhs] = self.values()?;
        self.need_one_type(lhs, rhs)?;
        // A u32 for each lane.
        let ty = lhs.ty().with_lane(self.u32());
        match comparison {
            Comparison::Signed(predicate) => {
                self.need_lanes(Class::Integer, 0, lhs, "")?;
                self.need_sign(predicate, lhs, Class::Signed, ("icmp", "ucmp"))?;
                result!(ICmpOp::build(self.builder, ty, predicate, lhs, rhs))
            }
            Comparison::Unsigned(predicate) => {
                self.need_lanes(Class::Integer, 0, lhs, "")?;
                self.need_sign(predicate, lhs, Class::Unsigned, ("ucmp", "icmp"))?;
                result!(UCmpOp::build(self.builder, ty, predicate, lhs, rhs))
            }
            Comparison::Float(predicate) => {
                self.need_lanes(Class::Float, 0, lhs, "")?;
                result!(FCmpOp::build(self.builder, ty, predicate, lhs, rhs))
            }
        }
    }

    /// Checks signs: equality takes either sign, an ordering the sign of its family.
    fn need_sign(
        &self,
        predicate: IntPredicate,
        operand: Value<'c>,
        class: Class,
        (family, other): (&str, &str),
    ) -> Option<()> {
        let is_equality = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
        if is_equality || class.has(operand.ty().lane()) {
            return Some(());
        }
        let spelling = self.instruction.opcode.spelling().replace(family, other);
        self.fail(format!(
            "orders {}s, but its operands are {}; use '{spelling}'",
            class
                .describe()
                .trim_start_matches("an ")
                .trim_start_matches("a "),
            class::text(operand.ty()),
        ))
    }
}

/// A comparison by family.
pub enum Comparison {
    Signed(IntPredicate),
    Unsigned(IntPredicate),
    Float(FloatPredicate),
}

/// The family of a comparison opcode; `None` for other opcodes.
pub fn comparison(opcode: Opcode) -> Option<Comparison> {
    let (family, predicate) = opcode.spelling().split_once('.')?;
    let integer = || IntPredicate::from_keyword(predicate);
    match family {
        "icmp" => integer().map(Comparison::Signed),
        "ucmp" => integer().map(Comparison::Unsigned),
        "fcmp" => FloatPredicate::from_keyword(predicate).map(Comparison::Float),
        _ => None,
    }
}
