//! Conversions between integers and floats of all widths.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::resize,
    import::llvm::builtins::{
        Call, Name,
        rounding::{self, Direction},
    },
};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{arith, math},
};
use rspirv::spirv::Op;
use std::sync::LazyLock;

/// The direction of a mode of rounding; none to the nearest.
fn direction(mode: Option<u32>) -> Result<Option<Direction>, String> {
    Ok(match mode {
        None | Some(0) => None,
        Some(1) => Some(Direction::Zero),
        Some(2) => Some(Direction::Up),
        Some(3) => Some(Direction::Down),
        Some(other) => return Err(format!("rounds in the unknown way {other}")),
    })
}

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
                    std::cmp::Ordering::Greater => self.narrowed(value, ty, self.rounding(inst))?,
                };
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
            let nearest = self.create(name, ty, &[value]);
            let sign = match inst.op {
                Op::ConvertUToF => Signedness::Unsigned,
                _ => Signedness::Signed,
            };
            let rounded = match direction(self.rounding(inst))? {
                None => nearest,
                Some(direction) => {
                    let call = self.rounding_call(value, ty);
                    rounding::of_integer(&call, (value, sign), nearest, direction)
                }
            };
            self.set_one(inst, rounded)?;
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

    /// A narrower float, rounded as a mode says.
    pub fn narrowed(
        &self,
        value: Value<'c>,
        ty: Type<'c>,
        mode: Option<u32>,
    ) -> Result<Value<'c>, String> {
        let nearest = self.create(arith::TruncFOp::NAME, ty, &[value]);
        Ok(match direction(mode)? {
            None => nearest,
            Some(direction) => {
                rounding::of_float(&self.rounding_call(value, ty), value, nearest, direction)
            }
        })
    }

    fn rounding_call(&self, value: Value<'c>, ty: Type<'c>) -> Call<'static, 'c> {
        static NAME: LazyLock<Name> = LazyLock::new(Name::default);
        Call {
            op: self.op,
            b: self.b,
            name: &NAME,
            args: vec![value],
            results: vec![ty],
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
