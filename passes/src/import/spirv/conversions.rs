//! Conversions between integers and floats of all widths.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use crate::gpu_to_mir::foreign::resize;
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{arith, math},
};
use rspirv::spirv::Op;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn conversion(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let name = match inst.op {
            Op::ConvertFToU => mir::FPToUIOp::NAME,
            Op::ConvertFToS => mir::FPToSIOp::NAME,
            Op::ConvertSToF => arith::SIToFPOp::NAME,
            Op::ConvertUToF => arith::UIToFPOp::NAME,
            Op::UConvert | Op::SConvert => {
                let sign = match inst.op {
                    Op::UConvert => Signedness::Unsigned,
                    _ => Signedness::Signed,
                };
                let (value, ty) = (self.integer(inst, 0)?, self.ty(inst)?);
                self.shaped(value, ty, ty.lane().is_int())?;
                self.set_one(inst, resize(&self.b, value, ty, sign))?;
                return Ok(true);
            }
            Op::FConvert => {
                let (value, ty) = (self.arg(inst, 0)?, self.ty(inst)?);
                let is_float = value.ty().lane().is_float() && ty.lane().is_float();
                self.shaped(value, ty, is_float)?;
                let widths = [value.ty(), ty].map(|ty| ty.lane().number_bits());
                let value = match widths[0].cmp(&widths[1]) {
                    std::cmp::Ordering::Less => self.create(arith::ExtFOp::NAME, ty, &[value]),
                    std::cmp::Ordering::Equal => value,
                    std::cmp::Ordering::Greater => self.create(arith::TruncFOp::NAME, ty, &[value]),
                };
                self.refuse_rounding(inst, widths[0] > widths[1])?;
                self.set_one(inst, value)?;
                return Ok(true);
            }
            Op::SatConvertSToU | Op::SatConvertUToS => {
                self.saturated(inst)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let (value, ty) = (self.arg(inst, 0)?, self.ty(inst)?);
        let to_integer = matches!(inst.op, Op::ConvertFToU | Op::ConvertFToS);
        let fits = value.ty().lane().is_float() == to_integer && ty.lane().is_float() != to_integer;
        self.shaped(value, ty, fits)?;
        if to_integer {
            let value = self.to_integer(inst, value, ty)?;
            self.set_one(inst, value)?;
        } else {
            self.refuse_rounding(inst, true)?;
            let value = self.create(name, ty, &[value]);
            self.set_one(inst, value)?;
        }
        Ok(true)
    }

    fn shaped(&self, value: Value<'c>, ty: Type<'c>, fits: bool) -> Outcome {
        let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
        match fits && lanes(value.ty()) == lanes(ty) {
            true => Ok(()),
            false => Err("converts a value to a type of another kind".to_owned()),
        }
    }

    /// The rounding that a decoration asks for.
    fn rounding(&self, inst: &Inst<'w>) -> Option<u32> {
        let kind = rspirv::spirv::Decoration::FPRoundingMode;
        self.shared.source.decoration_word(inst.result?, kind)
    }

    fn refuse_rounding(&self, inst: &Inst<'w>, rounds: bool) -> Outcome {
        match self.rounding(inst).filter(|_| rounds) {
            None | Some(0) => Ok(()),
            Some(_) => Err("rounds to a float otherwise than to nearest, which targets do not have; round to nearest".to_owned()),
        }
    }

    fn to_integer(
        &self,
        inst: &Inst<'w>,
        value: Value<'c>,
        ty: Type<'c>,
    ) -> Result<Value<'c>, String> {
        let value = match self.rounding(inst) {
            None | Some(1) => value,
            Some(0) => self.same(math::RoundEvenOp::NAME, &[value]),
            Some(2) => self.same(math::CeilOp::NAME, &[value]),
            Some(3) => self.same(math::FloorOp::NAME, &[value]),
            Some(other) => return Err(format!("rounds in the unknown way {other}")),
        };
        let saturates = inst.result.is_some_and(|id| {
            let kind = rspirv::spirv::Decoration::SaturatedConversion;
            self.shared.source.decoration(id, kind).is_some()
        });
        let name = match (inst.op == Op::ConvertFToU, saturates) {
            (true, false) => mir::FPToUIOp::NAME,
            (false, false) => mir::FPToSIOp::NAME,
            (true, true) => mir::FPToUISatOp::NAME,
            (false, true) => mir::FPToSISatOp::NAME,
        };
        Ok(self.create(name, ty, &[value]))
    }

    /// An integer as far as a type of the other sign has it.
    fn saturated(&mut self, inst: &Inst<'w>) -> Outcome {
        let (value, ty) = (self.integer(inst, 0)?, self.ty(inst)?);
        self.shaped(value, ty, ty.lane().is_int())?;
        let [from, to] = [value.ty(), ty].map(|ty| ty.lane().number_bits().unwrap_or(32));
        let of_signed = inst.op == Op::SatConvertSToU;
        let own = if of_signed { from - 1 } else { from };
        let room = if of_signed { to } else { to - 1 };
        let mut value = value;
        if of_signed {
            value = self.same(arith::MaxSIOp::NAME, &[value, self.like(value, 0)]);
        }
        if room < own {
            let top = self.like(value, (u64::MAX >> (64 - room)).cast_signed());
            let name = if of_signed {
                arith::MinSIOp::NAME
            } else {
                arith::MinUIOp::NAME
            };
            value = self.same(name, &[value, top]);
        }
        self.set_one(inst, resize(&self.b, value, ty, Signedness::Unsigned))
    }
}
