//! Vectors: construction, extraction, insertion, splats.

use super::{
    class::{self, Class},
    instruction::{Built, Reading, result},
};
use crate::gir::text::{ast::OperandKind, keywords::Scalar, types::VECTOR_LENGTHS};
use gir_dialects::{
    gir::{ExtractOp, InsertOp, SplatOp, VecOp},
    ir::{self, TypeExt, Value},
};

impl<'c> Reading<'_, 'c, '_> {
    /// `vec %a, %b`: the lanes of the operands in order.
    pub fn vec(&self) -> Built<'c> {
        let elements = self.all_values()?;
        for (index, &element) in elements.iter().enumerate() {
            self.need_lanes(Class::Number, index, element, " or a vector")?;
        }
        let lane = elements.first()?.ty().lane();
        if let Some(other) = elements.iter().find(|value| value.ty().lane() != lane) {
            return self.fail(format!(
                "needs lanes of one type, but has {} and {}; convert one of them",
                class::text(lane),
                class::text(other.ty().lane())
            ));
        }
        let lanes = elements.iter().map(|value| class::lanes(value.ty())).sum();
        if !VECTOR_LENGTHS.map(u32::from).contains(&lanes) {
            return self.fail(format!(
                "makes {lanes} lanes, but vectors have 2, 3, 4, 8 or 16"
            ));
        }
        let ty = ir::vector(lanes, lane);
        result!(VecOp::build(self.builder, ty, &elements))
    }

    /// `extract %v, 1`
    pub fn extract(&self) -> Built<'c> {
        let [vector, lane] = self.values()?;
        self.need(Class::Vector, 0, vector, "")?;
        self.check_lane(vector, 1, lane)?;
        let ty = vector.ty().lane();
        result!(ExtractOp::build(self.builder, ty, vector, lane))
    }

    /// `insert %v, %s, 1`
    pub fn insert(&self) -> Built<'c> {
        let [vector, value, lane] = self.values()?;
        self.need(Class::Vector, 0, vector, "")?;
        self.check_lane(vector, 2, lane)?;
        if value.ty() != vector.ty().lane() {
            return self.fail(format!(
                "inserts {} into {}; convert the value",
                class::text(value.ty()),
                class::text(vector.ty())
            ));
        }
        let ty = vector.ty();
        result!(InsertOp::build(self.builder, ty, vector, value, lane))
    }

    /// `splat %x -> vec4<f32>`
    pub fn splat(&self) -> Built<'c> {
        let (operand, ty) = self.conversion_types()?;
        let Some((_, lane)) = ty.as_vector() else {
            return self.fail(format!("yields a vector, not {}", class::text(ty)));
        };
        if operand.ty() != lane {
            return self.fail(format!(
                "fills {} with {}; convert the value",
                class::text(ty),
                class::text(operand.ty())
            ));
        }
        result!(SplatOp::build(self.builder, ty, operand))
    }

    /// Checks that operand `index` is a lane of the vector, if it is a constant.
    fn check_lane(&self, vector: Value<'c>, index: usize, lane: Value<'c>) -> Option<()> {
        self.need(Class::U32, index, lane, " as its lane")?;
        let lanes = class::lanes(vector.ty());
        match self.operands().get(index)?.kind {
            OperandKind::Constant(number)
                if number.ty == Scalar::U32 && number.bits >= u64::from(lanes) =>
            {
                self.fail(format!(
                    "names lane {} of {}, whose lanes are 0 to {}",
                    number.bits,
                    class::text(vector.ty()),
                    lanes - 1
                ))
            }
            _ => Some(()),
        }
    }
}
