//! Conversions.

use super::{
    class::{self, Class},
    instruction::{Built, Reading, result},
};
use crate::gir::text::opcodes::Opcode;
use gir_dialects::{
    gir::*,
    ir::{Builder, Type, TypeExt, Value},
};

/// The effect of a conversion on the width.
#[derive(Clone, Copy)]
enum Change {
    Any,
    Narrows,
    Widens,
}

impl<'c> Reading<'_, 'c, '_> {
    /// Builds a conversion; any other opcode is unsupported.
    pub fn conversion(&self) -> Built<'c> {
        use Change::*;
        use Class::*;
        use Opcode as O;
        match self.instruction.opcode {
            O::Bitcast => self.bitcast(),
            O::Trunc => self.convert(Integer, Integer, Narrows, |b, t, x| {
                TruncOp::build(b, t, x).result()
            }),
            O::Zext => self.convert(Unsigned, Unsigned, Widens, |b, t, x| {
                ZExtOp::build(b, t, x).result()
            }),
            O::Sext => self.convert(Signed, Signed, Widens, |b, t, x| {
                SExtOp::build(b, t, x).result()
            }),
            O::Fptosi => self.convert(Float, Signed, Any, |b, t, x| {
                FPToSIOp::build(b, t, x).result()
            }),
            O::Fptoui => self.convert(Float, Unsigned, Any, |b, t, x| {
                FPToUIOp::build(b, t, x).result()
            }),
            O::Sitofp => self.convert(Signed, Float, Any, |b, t, x| {
                SIToFPOp::build(b, t, x).result()
            }),
            O::Uitofp => self.convert(Unsigned, Float, Any, |b, t, x| {
                UIToFPOp::build(b, t, x).result()
            }),
            O::Fpext => self.convert(Float, Float, Widens, |b, t, x| {
                FPExtOp::build(b, t, x).result()
            }),
            O::Fptrunc => self.convert(Float, Float, Narrows, |b, t, x| {
                FPTruncOp::build(b, t, x).result()
            }),
            _ => self.unsupported(),
        }
    }

    /// The operand and the result type.
    pub fn conversion_types(&self) -> Option<(Value<'c>, Type<'c>)> {
        let operand = self.values();
        // If the type is missing, the inference has reported why.
        let ty = self
            .instruction
            .ty
            .map(|written| self.scope.header.ty(written));
        let [operand] = operand?;
        Some((operand, ty??))
    }

    fn convert(
        &self,
        from: Class,
        to: Class,
        change: Change,
        make: fn(&Builder<'c>, Type<'c>, Value<'c>) -> Value<'c>,
    ) -> Built<'c> {
        let (operand, ty) = self.conversion_types()?;
        self.need_lanes(from, 0, operand, "")?;
        let (old, new) = (class::text(operand.ty()), class::text(ty));
        if !to.has(ty.lane()) {
            return self.fail(format!("yields {}, not {new}", to.describe()));
        }
        let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
        let sign = |ty: Type<'c>| ty.lane().as_integer().map(|(_, sign)| sign);
        if matches!(from, Class::Integer) && sign(operand.ty()) != sign(ty) {
            return self.fail(format!(
                "must keep the sign, but goes from {old} to {new}; add a bitcast"
            ));
        }
        if lanes(operand.ty()) != lanes(ty) {
            return self.fail(format!(
                "must keep the number of lanes, but goes from {old} to {new}"
            ));
        }
        let (before, after) = (class::width(operand.ty()), class::width(ty));
        let (fits, must) = match change {
            Change::Any => (true, ""),
            Change::Narrows => {
                // Of bf16 and f16 neither contains the other.
                let is_other = ty.lane().is_float() && operand.ty() != ty;
                (after < before || after == before && is_other, "narrow")
            }
            Change::Widens => (after > before, "widen"),
        };
        if !fits {
            return self.fail(format!("must {must}, but goes from {old} to {new}"));
        }
        Some(Some(make(self.builder, ty, operand)))
    }

    fn bitcast(&self) -> Built<'c> {
        let (operand, ty) = self.conversion_types()?;
        let (old, new) = (class::text(operand.ty()), class::text(ty));
        match (PtrType::from_type(operand.ty()), PtrType::from_type(ty)) {
            (Some(from), Some(to)) if from.space() != to.space() => self.fail(format!(
                "cannot change the address space, but goes from {old} to {new}"
            )),
            (None, None) if bits(operand.ty()) != bits(ty) => self.fail(format!(
                "needs types of equal width, but goes from {old} to {new}"
            )),
            (Some(_), None) | (None, Some(_)) => self.fail(format!("cannot turn {old} into {new}")),
            _ => result!(BitcastOp::build(self.builder, ty, operand)),
        }
    }
}

/// The width of a number, or of all lanes of a vector, in bits.
fn bits(ty: Type<'_>) -> Option<u32> {
    Some(class::width(ty)? * class::lanes(ty))
}
