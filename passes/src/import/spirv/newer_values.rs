//! Values of instructions that are [`newer`](super::newer) than the tables of `rspirv`.

use super::{
    body::{Body, Outcome},
    newer::Newer,
    types::{MOST_LEAVES, Ty, Types},
    words::{Id, Inst},
};
use gir_dialects::{
    ir::{OpView as _, TypeExt as _, Value},
    upstream::{arith, math},
};

/// The parts of a composite of a type, each once.
///
/// # Errors
/// If one value is all parts of a type whose parts are too many.
pub fn constituents(types: &Types, ty: Id, inst: &Inst<'_>) -> Result<Vec<Id>, String> {
    let (Some(Newer::Replicated), &[only]) = (inst.newer, inst.words) else {
        return Ok(inst.words.to_vec());
    };
    let count = match types.get(ty) {
        Ty::Vector { count, .. } | Ty::Matrix { count, .. } => u64::from(*count),
        Ty::Array { count, .. } => *count,
        Ty::Struct { members } => members.len() as u64,
        _ => 1,
    };
    let count = usize::try_from(count.min(MOST_LEAVES + 1)).unwrap_or(usize::MAX);
    Ok(vec![only; count])
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn newer(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.newer {
            None | Some(Newer::Replicated) => return Ok(false),
            Some(Newer::Fused) => self.fused(inst)?,
            Some(Newer::MixedDot) => self.mixed_dot(inst)?,
        }
        Ok(true)
    }

    fn fused(&mut self, inst: &Inst<'w>) -> Outcome {
        let operands = [self.arg(inst, 0)?, self.arg(inst, 1)?, self.arg(inst, 2)?];
        let ty = self.ty(inst)?;
        if !ty.lane().is_float() || operands.iter().any(|operand| operand.ty() != ty) {
            return Err(
                "adds to a product of other types than its result's, or of integers".into(),
            );
        }
        let [x, y, z] = operands;
        let value = math::FmaOp::build(&self.b, ty, x, y, z, None).result();
        self.set_one(inst, value)
    }

    /// The lanes are converted first, so that their products are those of the sum's type.
    fn mixed_dot(&mut self, inst: &Inst<'w>) -> Outcome {
        let (x, y, sum) = (self.arg(inst, 0)?, self.arg(inst, 1)?, self.arg(inst, 2)?);
        let ty = self.ty(inst)?;
        if x.ty() != y.ty() || !x.ty().lane().is_float() || sum.ty() != ty || !ty.is_float() {
            return Err("multiplies vectors of two types, or adds to another type".into());
        }
        let lanes = self.lanes(x).into_iter().zip(self.lanes(y));
        let mut total = sum;
        for (x, y) in lanes {
            let [x, y] = [self.wider(x, &total)?, self.wider(y, &total)?];
            let product = self.same(arith::MulFOp::NAME, &[x, y]);
            total = self.same(arith::AddFOp::NAME, &[total, product]);
        }
        self.set_one(inst, total)
    }

    /// A float in the type of another one, which is as wide or wider.
    fn wider(&self, value: Value<'c>, like: &Value<'c>) -> Result<Value<'c>, String> {
        let bits = [value.ty(), like.ty()].map(|ty| ty.lane().number_bits());
        match bits[0].cmp(&bits[1]) {
            std::cmp::Ordering::Less => Ok(self.create(arith::ExtFOp::NAME, like.ty(), &[value])),
            std::cmp::Ordering::Equal => Ok(value),
            std::cmp::Ordering::Greater => Err("adds to a narrower type than its factors'".into()),
        }
    }
}
