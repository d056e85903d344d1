//! Integer instructions beyond the core: dot products, and those of Intel's extension.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use crate::gpu_to_mir::foreign::{add, resize};
use gir_dialects::{
    ir::{self, OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::arith,
};
use rspirv::spirv::Op;

/// The function of the tables for an instruction of Intel's extension, and whether its operands are unsigned.
fn of_intel(op: Op) -> Option<(&'static str, bool)> {
    Some(match op {
        Op::UCountLeadingZerosINTEL => ("clz", true),
        Op::UCountTrailingZerosINTEL => ("ctz", true),
        Op::AbsISubINTEL => ("abs_diff", false),
        Op::AbsUSubINTEL => ("abs_diff", true),
        Op::IAddSatINTEL => ("add_sat", false),
        Op::UAddSatINTEL => ("add_sat", true),
        Op::ISubSatINTEL => ("sub_sat", false),
        Op::USubSatINTEL => ("sub_sat", true),
        Op::IAverageINTEL => ("hadd", false),
        Op::UAverageINTEL => ("hadd", true),
        Op::IAverageRoundedINTEL => ("rhadd", false),
        Op::UAverageRoundedINTEL => ("rhadd", true),
        _ => return None,
    })
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn integer_extension(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        if let Some((function, unsigned)) = of_intel(inst.op) {
            let args: Vec<_> = inst
                .words
                .iter()
                .map(|&id| self.value(id))
                .collect::<Result<_, _>>()?;
            self.library_call(inst, function, args, Some(unsigned))?;
            return Ok(true);
        }
        let signs = match inst.op {
            Op::SDot | Op::SDotAccSat => [Signedness::Signed; 2],
            Op::UDot | Op::UDotAccSat => [Signedness::Unsigned; 2],
            Op::SUDot | Op::SUDotAccSat => [Signedness::Signed, Signedness::Unsigned],
            Op::IMul32x16INTEL | Op::UMul32x16INTEL => {
                let sign = match inst.op {
                    Op::IMul32x16INTEL => Signedness::Signed,
                    _ => Signedness::Unsigned,
                };
                let (x, y) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
                if !x.ty().lane().is_int() || !y.ty().lane().is_int() {
                    return Err("multiplies values that are no integers".to_owned());
                }
                let half = y.ty().with_lane(self.shared.int(16));
                let y = resize(&self.b, y, half, Signedness::Unsigned);
                let y = resize(&self.b, y, x.ty(), sign);
                let value = self.same(arith::MulIOp::NAME, &[x, y]);
                self.set_checked(inst, |_| Ok(value))?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.integer_dot(inst, signs)?;
        Ok(true)
    }

    /// The sum of products of lanes; a word may hold four of them.
    fn integer_dot(&mut self, inst: &Inst<'w>, signs: [Signedness; 2]) -> Outcome {
        let ty = self.ty(inst)?;
        let operands = [self.arg(inst, 0)?, self.arg(inst, 1)?];
        let mut lanes = vec![];
        for (operand, sign) in operands.into_iter().zip(signs) {
            let operand = match operand.ty().as_vector() {
                Some(_) => operand,
                None if operand.ty() == self.shared.int(32) => {
                    let bytes = ir::vector(4, self.shared.int(8));
                    crate::import::llvm::operations::cast_bits(&self.b, operand, bytes)
                }
                None => {
                    return Err("multiplies numbers that are neither vectors nor words".to_owned());
                }
            };
            if !matches!(operand.ty().lane().as_integer(), Some((8.., _))) || !ty.is_int() {
                return Err("multiplies values that are no integers".to_owned());
            }
            let each = self.lanes(operand).into_iter();
            let each: Vec<_> = each.map(|lane| resize(&self.b, lane, ty, sign)).collect();
            lanes.push(each);
        }
        if lanes[0].len() != lanes[1].len() {
            return Err("multiplies vectors of two lengths".to_owned());
        }
        let products = lanes[0].iter().zip(&lanes[1]);
        let products = products.map(|(&x, &y)| self.same(arith::MulIOp::NAME, &[x, y]));
        let sum = products.reduce(|all, product| add(&self.b, all, product));
        let sum = sum.ok_or("multiplies nothing")?;
        let value = match inst.op {
            Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
                let start = self.arg(inst, 2)?;
                self.saturated_sum(sum, start, inst.op != Op::UDotAccSat, ty)?
            }
            _ => sum,
        };
        self.set_checked(inst, |_| Ok(value))
    }

    fn saturated_sum(
        &self,
        sum: Value<'c>,
        start: Value<'c>,
        signed: bool,
        ty: Type<'c>,
    ) -> Result<Value<'c>, String> {
        if start.ty() != ty {
            return Err("adds a value of another type".to_owned());
        }
        let name = match signed {
            true => mir::SAddSatOp::NAME,
            false => mir::UAddSatOp::NAME,
        };
        Ok(self.same(name, &[sum, start]))
    }
}
