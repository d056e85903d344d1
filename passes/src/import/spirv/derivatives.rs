//! Derivatives of fragment kernels.

use super::{body::Body, words::Inst};
use gir_dialects::{
    ir::{OpView, TypeExt as _, Value},
    mir::{self, DerivativePrecision as Precision, ScreenAxis},
    upstream::{arith, math},
};
use rspirv::spirv::Op;

/// The neighbours that an instruction compares, and the axis; none for the sum of both.
fn description(op: Op) -> Option<(Precision, Option<ScreenAxis>)> {
    Some(match op {
        Op::DPdx => (Precision::Any, Some(ScreenAxis::X)),
        Op::DPdxCoarse => (Precision::Coarse, Some(ScreenAxis::X)),
        Op::DPdxFine => (Precision::Fine, Some(ScreenAxis::X)),
        Op::DPdy => (Precision::Any, Some(ScreenAxis::Y)),
        Op::DPdyCoarse => (Precision::Coarse, Some(ScreenAxis::Y)),
        Op::DPdyFine => (Precision::Fine, Some(ScreenAxis::Y)),
        Op::Fwidth => (Precision::Any, None),
        Op::FwidthCoarse => (Precision::Coarse, None),
        Op::FwidthFine => (Precision::Fine, None),
        _ => return None,
    })
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts a derivative; false if the instruction is none.
    pub fn derivative(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let Some((precision, axis)) = description(inst.op) else {
            return Ok(false);
        };
        let given = self.arg(inst, 0)?;
        let value = self.as_f32(given);
        if value.ty().lane().as_float() != Some(32) {
            return Err(format!(
                "is a derivative of {}; derivatives are of f32, and of vectors of two, three or four",
                value.ty()
            ));
        }
        let result = match axis {
            Some(axis) => self.change(value, axis, precision),
            // The sum of the absolute values, by definition.
            None => {
                let change = |axis| {
                    let change = self.change(value, axis, precision);
                    self.same(math::AbsFOp::NAME, &[change])
                };
                let (x, y) = (change(ScreenAxis::X), change(ScreenAxis::Y));
                self.same(arith::AddFOp::NAME, &[x, y])
            }
        };
        let result = match given.ty() == value.ty() {
            true => result,
            false => self.create(arith::TruncFOp::NAME, given.ty(), &[result]),
        };
        self.set_one(inst, result)?;
        Ok(true)
    }

    fn change(&self, value: Value<'c>, axis: ScreenAxis, precision: Precision) -> Value<'c> {
        mir::DerivativeOp::build(&self.b, value.ty(), axis, precision, value).result()
    }
}
