//! Functions of `GLSL.std.450` that the tables lack: bits, directions, parts of floats.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::{compare, resize, select},
    import::llvm::operations::cast_bits,
};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};
use rspirv::spirv::GLOp;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// The number of the lowest or highest bit that differs from those beyond it, and -1 where there is none.
    pub fn find_bit(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        let x = self.integers(inst, 0)?;
        let none = self.like(x, -1);
        let bits = i64::from(x.ty().lane().number_bits().unwrap_or(32));
        let (value, is_none) = match op {
            GLOp::FindILsb => {
                let is_none = compare(&self.b, CmpIPredicate::Eq, x, self.like(x, 0));
                (self.same(math::CountTrailingZerosOp::NAME, &[x]), is_none)
            }
            _ => {
                let x = match op {
                    GLOp::FindUMsb => x,
                    _ => {
                        let sign = self.same(arith::ShRSIOp::NAME, &[x, self.like(x, bits - 1)]);
                        self.same(arith::XOrIOp::NAME, &[x, sign])
                    }
                };
                let is_none = compare(&self.b, CmpIPredicate::Eq, x, self.like(x, 0));
                let zeros = self.same(math::CountLeadingZerosOp::NAME, &[x]);
                (
                    self.same(arith::SubIOp::NAME, &[self.like(x, bits - 1), zeros]),
                    is_none,
                )
            }
        };
        let value = select(&self.b, is_none, none, value);
        let ty = self.ty(inst)?;
        let value = resize(&self.b, value, ty, Signedness::Signed);
        self.set_one(inst, value)
    }

    pub fn directions(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        let (x, y) = (self.floats(inst, 0)?, self.floats(inst, 1)?);
        let ty = x.ty();
        if y.ty() != ty {
            return Err("takes directions of two types".to_owned());
        }
        let spread = |value| self.splat(value, ty);
        let times = |l, r| self.same(arith::MulFOp::NAME, &[l, r]);
        let minus = |l, r| self.same(arith::SubFOp::NAME, &[l, r]);
        let value = match op {
            GLOp::Reflect => {
                let twice = times(self.float(ty.lane(), 2.0), self.dot(y, x)?);
                minus(x, times(y, spread(twice)))
            }
            GLOp::FaceForward => {
                let z = self.floats(inst, 2)?;
                let facing = self.dot(z, y)?;
                let flag = self.shared.int(1);
                let zero = self.float(ty.lane(), 0.0);
                let less = arith::CmpFPredicate::OLT;
                let facing = arith::CmpFOp::build(&self.b, flag, less, facing, zero, None).result();
                let back = self.same(arith::NegFOp::NAME, &[x]);
                select(&self.b, facing, x, back)
            }
            _ => {
                let eta = self.floats(inst, 2)?;
                let lane = ty.lane();
                if eta.ty() != lane {
                    return Err("has an index of refraction of another type".to_owned());
                }
                let (one, zero) = (self.float(lane, 1.0), self.float(lane, 0.0));
                let cosine = self.dot(y, x)?;
                let rest = minus(one, times(cosine, cosine));
                let k = minus(one, times(times(eta, eta), rest));
                let flag = self.shared.int(1);
                let less = arith::CmpFPredicate::OLT;
                let is_total = arith::CmpFOp::build(&self.b, flag, less, k, zero, None).result();
                let root = self.same(math::SqrtOp::NAME, &[k]);
                let factor = self.same(arith::AddFOp::NAME, &[times(eta, cosine), root]);
                let bent = minus(times(spread(eta), x), times(spread(factor), y));
                select(&self.b, is_total, self.float(ty, 0.0), bent)
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    /// A float times a power of two, in three steps that each are exact or final.
    pub fn scaled_by_power(&self, x: Value<'c>, by: Value<'c>) -> Result<Value<'c>, String> {
        let ty = x.ty();
        let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
        if lanes(ty) != lanes(by.ty()) {
            return Err("scales by another number of lanes".to_owned());
        }
        let (width, mantissa, bias) = match ty.lane().as_float() {
            Some(16) => (16, 10, 15),
            Some(64) => (64, 52, 1023),
            _ => (32, 23, 127),
        };
        let int = ty.with_lane(self.shared.int(width));
        let by = resize(&self.b, by, int, Signedness::Signed);
        let limit = i64::from(3 * bias);
        let by = self.same(arith::MinSIOp::NAME, &[by, self.like(by, limit)]);
        let by = self.same(arith::MaxSIOp::NAME, &[by, self.like(by, -limit)]);
        let third = self.same(arith::DivSIOp::NAME, &[by, self.like(by, 3)]);
        let twice = self.same(arith::AddIOp::NAME, &[third, third]);
        let rest = self.same(arith::SubIOp::NAME, &[by, twice]);
        let power = |exponent: Value<'c>| {
            let biased = self.same(
                arith::AddIOp::NAME,
                &[exponent, self.like(exponent, bias.into())],
            );
            let bits = self.same(arith::ShLIOp::NAME, &[biased, self.like(biased, mantissa)]);
            cast_bits(&self.b, bits, ty)
        };
        let times = |l, r| self.same(arith::MulFOp::NAME, &[l, r]);
        Ok(times(
            times(times(x, power(rest)), power(third)),
            power(third),
        ))
    }

    /// The whole part and the rest, both with the sign of the number.
    pub fn modf(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        let x = self.floats(inst, 0)?;
        let whole = self.same(math::TruncOp::NAME, &[x]);
        let rest = self.same(arith::SubFOp::NAME, &[x, whole]);
        // The rest of an infinity is zero.
        let flags = ty_flags(self, x);
        let ord = arith::CmpFPredicate::OEQ;
        let is_whole = arith::CmpFOp::build(&self.b, flags, ord, x, whole, None).result();
        let rest = select(&self.b, is_whole, self.float(x.ty(), 0.0), rest);
        let rest = crate::gpu_to_mir::foreign::with_sign(&self.b, rest, x);
        if op == GLOp::ModfStruct {
            return self.set(inst, vec![rest, whole]);
        }
        let pointer = self.pointer(inst.word(3)?)?;
        self.store(&pointer, &[whole])?;
        self.set_checked(inst, |_| Ok(rest))
    }

    /// The significand in [0.5, 1) and the exponent; a zero, an infinity and a NaN are their own, with exponent 0.
    pub fn frexp(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        let x = self.floats(inst, 0)?;
        let exponent_ty = match op {
            GLOp::FrexpStruct => {
                let types = self.shared.parts(inst.type_id()?)?;
                types.get(1).copied().ok_or("has no exponent")?
            }
            _ => {
                let pointer = self.pointer(inst.word(3)?)?;
                self.shared.leaf(pointer.ty)?
            }
        };
        let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
        if !exponent_ty.lane().is_int() || lanes(exponent_ty) != lanes(x.ty()) {
            return Err("has an exponent of another shape".to_owned());
        }
        let (significand, exponent) = self.significand(x);
        let exponent = resize(&self.b, exponent, exponent_ty, Signedness::Signed);
        if op == GLOp::FrexpStruct {
            return self.set(inst, vec![significand, exponent]);
        }
        let pointer = self.pointer(inst.word(3)?)?;
        self.store(&pointer, &[exponent])?;
        self.set_checked(inst, |_| Ok(significand))
    }

    /// The significand and the exponent of floats.
    pub fn significand(&self, x: Value<'c>) -> (Value<'c>, Value<'c>) {
        let ty = x.ty();
        let (width, mantissa, bias) = match ty.lane().as_float() {
            Some(16) => (16, 10, 15),
            Some(64) => (64, 52, 1023),
            _ => (32, 23, 127_i64),
        };
        let int = ty.with_lane(self.shared.int(width));
        // Subnormal numbers are scaled to normal ones first.
        let bits = cast_bits(&self.b, x, int);
        let exponent_of = |bits: Value<'c>| {
            let bits = self.same(arith::ShRUIOp::NAME, &[bits, self.like(bits, mantissa)]);
            self.same(arith::AndIOp::NAME, &[bits, self.like(bits, 2 * bias + 1)])
        };
        let is_small = compare(
            &self.b,
            CmpIPredicate::Eq,
            exponent_of(bits),
            self.like(bits, 0),
        );
        let factor = match width {
            16 => 2048.0,
            64 => 18_014_398_509_481_984.0,
            _ => 33_554_432.0,
        };
        let shift = match width {
            16 => 11,
            64 => 54,
            _ => 25,
        };
        let scaled = self.same(arith::MulFOp::NAME, &[x, self.float(ty, factor)]);
        let normal = select(&self.b, is_small, scaled, x);
        let bits = cast_bits(&self.b, normal, int);
        let raw = exponent_of(bits);
        let offset = self.like(raw, bias - 1);
        let offset = select(&self.b, is_small, self.like(raw, bias - 1 + shift), offset);
        let exponent = self.same(arith::SubIOp::NAME, &[raw, offset]);
        let field = (2 * bias + 1) << mantissa;
        let others = self.same(arith::AndIOp::NAME, &[bits, self.like(bits, !field)]);
        let half = self.like(bits, (bias - 1) << mantissa);
        let significand = self.same(arith::OrIOp::NAME, &[others, half]);
        let significand = cast_bits(&self.b, significand, ty);
        let is_zero = compare(&self.b, CmpIPredicate::Eq, raw, self.like(raw, 0));
        let is_infinite = compare(
            &self.b,
            CmpIPredicate::Eq,
            raw,
            self.like(raw, 2 * bias + 1),
        );
        let is_own = self.same(arith::OrIOp::NAME, &[is_zero, is_infinite]);
        let zero = self.like(exponent, 0);
        (
            select(&self.b, is_own, x, significand),
            select(&self.b, is_own, zero, exponent),
        )
    }
}

fn ty_flags<'c>(body: &Body<'_, '_, 'c>, x: Value<'c>) -> Type<'c> {
    x.ty().with_lane(body.shared.int(1))
}
