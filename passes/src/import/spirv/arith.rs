//! Arithmetic, comparisons, conversions and bits.

use super::{
    body::{Body, Outcome},
    types::Ty,
    words::Inst,
};
use crate::gpu_to_mir::foreign::{compare, number, resize, select};
use gir_dialects::{
    ir::{OpView, Signedness, Type, TypeExt, Value},
    mir,
    upstream::{
        arith::{self, CmpFPredicate, CmpIPredicate},
        math,
    },
};
use rspirv::spirv::Op;

/// Operations that take the operands as they are, and give a result of the first one's type.
fn renamed(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::IAdd => arith::AddIOp::NAME,
        Op::ISub => arith::SubIOp::NAME,
        Op::IMul => arith::MulIOp::NAME,
        Op::UDiv => mir::DivUIOp::NAME,
        Op::SDiv => mir::DivSIOp::NAME,
        Op::UMod => mir::RemUIOp::NAME,
        Op::SRem => mir::RemSIOp::NAME,
        Op::FAdd => arith::AddFOp::NAME,
        Op::FSub => arith::SubFOp::NAME,
        Op::FMul => arith::MulFOp::NAME,
        Op::FDiv => arith::DivFOp::NAME,
        Op::FRem => arith::RemFOp::NAME,
        Op::FNegate => arith::NegFOp::NAME,
        Op::BitwiseAnd | Op::LogicalAnd => arith::AndIOp::NAME,
        Op::BitwiseOr | Op::LogicalOr => arith::OrIOp::NAME,
        Op::BitwiseXor | Op::LogicalNotEqual => arith::XOrIOp::NAME,
        Op::BitReverse => mir::BitReverseOp::NAME,
        _ => return None,
    })
}

fn integer_predicate(op: Op) -> Option<CmpIPredicate> {
    Some(match op {
        Op::IEqual | Op::LogicalEqual => CmpIPredicate::Eq,
        Op::INotEqual => CmpIPredicate::Ne,
        Op::UGreaterThan => CmpIPredicate::Ugt,
        Op::SGreaterThan => CmpIPredicate::Sgt,
        Op::UGreaterThanEqual => CmpIPredicate::Uge,
        Op::SGreaterThanEqual => CmpIPredicate::Sge,
        Op::ULessThan => CmpIPredicate::Ult,
        Op::SLessThan => CmpIPredicate::Slt,
        Op::ULessThanEqual => CmpIPredicate::Ule,
        Op::SLessThanEqual => CmpIPredicate::Sle,
        _ => return None,
    })
}

fn float_predicate(op: Op) -> Option<CmpFPredicate> {
    Some(match op {
        Op::FOrdEqual => CmpFPredicate::OEQ,
        Op::FUnordEqual => CmpFPredicate::UEQ,
        Op::FOrdNotEqual | Op::LessOrGreater => CmpFPredicate::ONE,
        Op::FUnordNotEqual => CmpFPredicate::UNE,
        Op::FOrdLessThan => CmpFPredicate::OLT,
        Op::FUnordLessThan => CmpFPredicate::ULT,
        Op::FOrdGreaterThan => CmpFPredicate::OGT,
        Op::FUnordGreaterThan => CmpFPredicate::UGT,
        Op::FOrdLessThanEqual => CmpFPredicate::OLE,
        Op::FUnordLessThanEqual => CmpFPredicate::ULE,
        Op::FOrdGreaterThanEqual => CmpFPredicate::OGE,
        Op::FUnordGreaterThanEqual => CmpFPredicate::UGE,
        Op::Ordered => CmpFPredicate::ORD,
        Op::Unordered => CmpFPredicate::UNO,
        _ => return None,
    })
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn arithmetic(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        if let Some(name) = renamed(inst.op) {
            let operands = self.alike(inst)?;
            self.set_checked(inst, |body| Ok(body.same(name, &operands)))?;
            return Ok(true);
        }
        if let Some(predicate) = integer_predicate(inst.op) {
            let [l, r] = self.pair(inst)?;
            let flags = l.ty().lane().is_int();
            let value = flags.then(|| compare(&self.b, predicate, l, r));
            self.set_one(inst, value.ok_or("compares values that are no integers")?)?;
            return Ok(true);
        }
        if let Some(predicate) = float_predicate(inst.op) {
            let [l, r] = self.pair(inst)?;
            let value = self.compare_floats(predicate, l, r)?;
            self.set_one(inst, value)?;
            return Ok(true);
        }
        self.other_arithmetic(inst)
    }

    fn other_arithmetic(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::SNegate => {
                let x = self.arg(inst, 0)?;
                self.set_checked(inst, |body| {
                    Ok(body.same(arith::SubIOp::NAME, &[body.like(x, 0), x]))
                })?;
            }
            Op::Not | Op::LogicalNot => {
                let x = self.arg(inst, 0)?;
                let ones = if inst.op == Op::Not { -1 } else { 1 };
                if !x.ty().lane().is_int() {
                    return Err("inverts a value that is no integer".to_owned());
                }
                let value = self.same(arith::XOrIOp::NAME, &[x, self.like(x, ones)]);
                self.set_one(inst, value)?;
            }
            Op::ShiftLeftLogical => self.shift(inst, mir::ShlIOp::NAME)?,
            Op::ShiftRightLogical => self.shift(inst, mir::ShrUIOp::NAME)?,
            Op::ShiftRightArithmetic => self.shift(inst, mir::ShrSIOp::NAME)?,
            Op::SMod => self.floored_remainder(inst)?,
            Op::FMod => self.floored_float_remainder(inst)?,
            Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended => {
                self.extended(inst)?;
            }
            Op::Select => self.select(inst)?,
            Op::IsNan => {
                let x = self.arg(inst, 0)?;
                let value = self.compare_floats(CmpFPredicate::UNO, x, x)?;
                self.set_one(inst, value)?;
            }
            Op::IsInf | Op::IsFinite | Op::IsNormal | Op::SignBitSet => self.classify(inst)?,
            Op::Any | Op::All => {
                let name = if inst.op == Op::Any {
                    arith::OrIOp::NAME
                } else {
                    arith::AndIOp::NAME
                };
                let lanes = self.lanes(self.arg(inst, 0)?);
                let all = lanes
                    .into_iter()
                    .reduce(|all, lane| self.same(name, &[all, lane]));
                self.set_checked(inst, |_| all.ok_or_else(|| "has no lanes".to_owned()))?;
            }
            Op::BitCount => {
                let x = self.integer(inst, 0)?;
                let value = self.same(math::CtPopOp::NAME, &[x]);
                let ty = self.ty(inst)?;
                self.set_one(inst, resize(&self.b, value, ty, Signedness::Unsigned))?;
            }
            Op::BitFieldInsert | Op::BitFieldSExtract | Op::BitFieldUExtract => {
                self.bit_field(inst)?;
            }
            Op::QuantizeToF16 => {
                let x = self.arg(inst, 0)?;
                let half = x.ty().with_lane(Type::float16(self.b.context()));
                if x.ty().lane().as_float() != Some(32) {
                    return Err("rounds a value that is no f32".to_owned());
                }
                let value = self.create(arith::TruncFOp::NAME, half, &[x]);
                let value = self.create(arith::ExtFOp::NAME, x.ty(), &[value]);
                self.set_one(inst, value)?;
            }
            _ => return self.conversion(inst),
        }
        Ok(true)
    }

    /// All operands, which have the type of the result.
    fn alike(&self, inst: &Inst<'w>) -> Result<Vec<Value<'c>>, String> {
        let ty = self.ty(inst)?;
        let operands = inst.words.iter().map(|&id| self.value(id));
        let operands: Vec<_> = operands.collect::<Result<_, _>>()?;
        let is_float = matches!(
            inst.op,
            Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem | Op::FNegate
        );
        let count = if matches!(inst.op, Op::FNegate | Op::BitReverse) {
            1
        } else {
            2
        };
        let fits = |value: &Value<'c>| value.ty() == ty && ty.lane().is_float() == is_float;
        match operands.len() == count && operands.iter().all(fits) {
            true => Ok(operands),
            false => Err("has operands of other types or another number than it takes".to_owned()),
        }
    }

    /// Two operands of one type.
    fn pair(&self, inst: &Inst<'w>) -> Result<[Value<'c>; 2], String> {
        let [l, r] = [self.arg(inst, 0)?, self.arg(inst, 1)?];
        match l.ty() == r.ty() {
            true => Ok([l, r]),
            false => Err("has operands of two types".to_owned()),
        }
    }

    /// An operand that is an integer or a vector of integers.
    pub fn integer(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at)?;
        let width = value.ty().lane().as_integer();
        match width {
            Some((8.., _)) => Ok(value),
            _ => Err("has an operand that is no integer where it takes one".to_owned()),
        }
    }

    /// Sets a result whose type has to be that of the instruction.
    pub fn set_checked(
        &mut self,
        inst: &Inst<'w>,
        make: impl FnOnce(&Self) -> Result<Value<'c>, String>,
    ) -> Outcome {
        let ty = self.ty(inst)?;
        let value = make(self)?;
        match value.ty() == ty {
            true => self.set_one(inst, value),
            false => Err("has a result of another type than its operands give".to_owned()),
        }
    }

    fn compare_floats(
        &self,
        predicate: CmpFPredicate,
        l: Value<'c>,
        r: Value<'c>,
    ) -> Result<Value<'c>, String> {
        if !l.ty().lane().is_float() {
            return Err("compares values that are no floats".to_owned());
        }
        let flags = l.ty().with_lane(self.shared.int(1));
        Ok(arith::CmpFOp::build(&self.b, flags, predicate, l, r, None).result())
    }

    /// A shift; the amount may have another width.
    fn shift(&mut self, inst: &Inst<'w>, name: &str) -> Outcome {
        let (x, by) = (self.integer(inst, 0)?, self.integer(inst, 1)?);
        let lanes = |value: Value<'c>| value.ty().as_vector().map(|(lanes, _)| lanes);
        if lanes(x) != lanes(by) {
            return Err("shifts by another number of lanes".to_owned());
        }
        let by = resize(&self.b, by, x.ty(), Signedness::Unsigned);
        let value = self.same(name, &[x, by]);
        self.set_checked(inst, |_| Ok(value))
    }

    /// The remainder with the sign of the divisor.
    fn floored_remainder(&mut self, inst: &Inst<'w>) -> Outcome {
        let [x, y] = self.pair(inst)?;
        self.integer(inst, 0)?;
        let rest = self.same(mir::RemSIOp::NAME, &[x, y]);
        let zero = self.like(x, 0);
        let differs = self.same(arith::XOrIOp::NAME, &[rest, y]);
        let differs = compare(&self.b, CmpIPredicate::Slt, differs, zero);
        let has_rest = compare(&self.b, CmpIPredicate::Ne, rest, zero);
        let moves = self.same(arith::AndIOp::NAME, &[differs, has_rest]);
        let moved = self.same(arith::AddIOp::NAME, &[rest, y]);
        let value = select(&self.b, moves, moved, rest);
        self.set_checked(inst, |_| Ok(value))
    }

    /// `x - y * floor(x / y)`.
    fn floored_float_remainder(&mut self, inst: &Inst<'w>) -> Outcome {
        let [x, y] = self.pair(inst)?;
        if !x.ty().lane().is_float() {
            return Err("divides values that are no floats".to_owned());
        }
        let whole = self.same(arith::DivFOp::NAME, &[x, y]);
        let whole = self.same(math::FloorOp::NAME, &[whole]);
        let whole = self.same(arith::MulFOp::NAME, &[y, whole]);
        let value = self.same(arith::SubFOp::NAME, &[x, whole]);
        self.set_checked(inst, |_| Ok(value))
    }

    /// Two results: the low part and the high part, the carry or the borrow.
    fn extended(&mut self, inst: &Inst<'w>) -> Outcome {
        use crate::import::llvm::builtins::{Call, Name, high_product};
        let [x, y] = self.pair(inst)?;
        self.integer(inst, 0)?;
        let as_number = |flag: Value<'c>| self.create(arith::ExtUIOp::NAME, x.ty(), &[flag]);
        let (low, high) = match inst.op {
            Op::IAddCarry => {
                let sum = self.same(arith::AddIOp::NAME, &[x, y]);
                (sum, as_number(compare(&self.b, CmpIPredicate::Ult, sum, x)))
            }
            Op::ISubBorrow => {
                let rest = self.same(arith::SubIOp::NAME, &[x, y]);
                (rest, as_number(compare(&self.b, CmpIPredicate::Ult, x, y)))
            }
            _ => {
                let name = Name::default();
                let call = Call {
                    op: self.op,
                    b: self.b,
                    name: &name,
                    args: vec![x, y],
                    results: vec![],
                };
                let high = high_product(&call, x, y, inst.op == Op::UMulExtended);
                (self.same(arith::MulIOp::NAME, &[x, y]), high)
            }
        };
        self.set(inst, vec![low, high])
    }

    fn select(&mut self, inst: &Inst<'w>) -> Outcome {
        if let Ty::Pointer { .. } = self.shared.types.get(inst.type_id()?) {
            return self.chosen_pointer(inst);
        }
        let condition = self.arg(inst, 0)?;
        if !matches!(condition.ty().lane().as_integer(), Some((1, _))) {
            return Err("chooses by a value that is no truth".to_owned());
        }
        let (yes, no) = (self.parts(inst.word(1)?)?, self.parts(inst.word(2)?)?);
        let lanes = |ty: Type<'c>| ty.as_vector().map(|(lanes, _)| lanes);
        let fits = yes.len() == no.len()
            && yes.iter().zip(&no).all(|(yes, no)| {
                let is_shaped =
                    lanes(condition.ty()).is_none() || lanes(condition.ty()) == lanes(yes.ty());
                yes.ty() == no.ty() && is_shaped
            });
        if !fits {
            return Err("chooses between values of two types".to_owned());
        }
        let parts = yes.into_iter().zip(no);
        let parts = parts.map(|(yes, no)| select(&self.b, condition, yes, no));
        self.set(inst, parts.collect())
    }

    fn classify(&mut self, inst: &Inst<'w>) -> Outcome {
        let name = match inst.op {
            Op::IsInf => "isinf",
            Op::IsFinite => "isfinite",
            Op::IsNormal => "isnormal",
            _ => "signbit",
        };
        let x = self.arg(inst, 0)?;
        if !x.ty().lane().is_float() {
            return Err("asks about a value that is no float".to_owned());
        }
        self.library_call(inst, name, vec![x], None)
    }

    /// Bits of a number from an offset on; a count of 0 is none.
    fn bit_field(&mut self, inst: &Inst<'w>) -> Outcome {
        let base = self.integer(inst, 0)?;
        let ty = base.ty();
        let first = if inst.op == Op::BitFieldInsert { 2 } else { 1 };
        let spread = |body: &Self, at| {
            let value = body.integer(inst, at)?;
            let value = resize(&body.b, value, ty.lane(), Signedness::Unsigned);
            Ok::<_, String>(body.splat(value, ty))
        };
        let (offset, count) = (spread(self, first)?, spread(self, first + 1)?);
        let width = i64::from(ty.lane().number_bits().unwrap_or(32));
        let all = number(&self.b, ty, width);
        let is_none = compare(&self.b, CmpIPredicate::Eq, count, self.like(base, 0));
        let unused = self.same(arith::SubIOp::NAME, &[all, count]);
        let value = if inst.op == Op::BitFieldInsert {
            let insert = self.integer(inst, 1)?;
            let ones = self.same(mir::ShrUIOp::NAME, &[self.like(base, -1), unused]);
            let mask = self.same(mir::ShlIOp::NAME, &[ones, offset]);
            let moved = self.same(mir::ShlIOp::NAME, &[insert, offset]);
            let differing = self.same(arith::XOrIOp::NAME, &[base, moved]);
            let chosen = self.same(arith::AndIOp::NAME, &[differing, mask]);
            let joined = self.same(arith::XOrIOp::NAME, &[base, chosen]);
            select(&self.b, is_none, base, joined)
        } else {
            let above = self.same(arith::SubIOp::NAME, &[unused, offset]);
            let up = self.same(mir::ShlIOp::NAME, &[base, above]);
            let name = match inst.op {
                Op::BitFieldSExtract => mir::ShrSIOp::NAME,
                _ => mir::ShrUIOp::NAME,
            };
            let down = self.same(name, &[up, unused]);
            select(&self.b, is_none, self.like(base, 0), down)
        };
        self.set_checked(inst, |_| Ok(value))
    }
}
