//! Arithmetic on the elements of cooperative matrices, and the elements that a work-item holds.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use gir_dialects::{
    ir::{OpView as _, Type, TypeExt, Value},
    mir::{self, CoopMatrixMap, CoopMatrixType, CoopMatrixUse},
    upstream::arith,
};
use rspirv::spirv::Op;

/// Operations on each element that mir has.
fn map(op: Op) -> Option<CoopMatrixMap> {
    Some(match op {
        Op::FAdd => CoopMatrixMap::AddF,
        Op::FSub => CoopMatrixMap::SubF,
        Op::FMul => CoopMatrixMap::MulF,
        Op::FDiv => CoopMatrixMap::DivF,
        Op::FNegate => CoopMatrixMap::NegF,
        Op::IAdd => CoopMatrixMap::AddI,
        Op::ISub => CoopMatrixMap::SubI,
        Op::IMul => CoopMatrixMap::MulI,
        Op::SDiv => CoopMatrixMap::DivSI,
        Op::UDiv => CoopMatrixMap::DivUI,
        Op::SNegate => CoopMatrixMap::NegI,
        _ => return None,
    })
}

/// Conversions, which are made of each element by itself.
fn conversion(op: Op, widens: bool) -> Option<&'static str> {
    Some(match op {
        Op::ConvertFToU => mir::FPToUIOp::NAME,
        Op::ConvertFToS => mir::FPToSIOp::NAME,
        Op::ConvertSToF => arith::SIToFPOp::NAME,
        Op::ConvertUToF => arith::UIToFPOp::NAME,
        Op::UConvert if widens => arith::ExtUIOp::NAME,
        Op::SConvert if widens => arith::ExtSIOp::NAME,
        Op::UConvert | Op::SConvert => arith::TruncIOp::NAME,
        Op::Bitcast => arith::BitcastOp::NAME,
        _ => return None,
    })
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// An operation whose result is a matrix.
    pub fn matrix_arithmetic(&mut self, inst: &Inst<'w>) -> Outcome {
        let ty = self.ty(inst)?;
        if let Some(kind) = map(inst.op) {
            let matrices = self.matrices(inst)?;
            return self.set_map(inst, kind, &matrices);
        }
        let value = self.arg(inst, 0)?;
        let (from, to) = (element(value.ty()), element(ty));
        let (Some(from), Some(to)) = (from, to) else {
            return Err("makes a cooperative matrix of a value that is none".to_owned());
        };
        let bits = |ty: Type<'c>| ty.number_bits().unwrap_or(0);
        match inst.op {
            Op::MatrixTimesScalar => {
                let by = self.arg(inst, 1)?;
                let by = self.filled(ty, by)?;
                let kind = match to.is_float() {
                    true => CoopMatrixMap::MulF,
                    false => CoopMatrixMap::MulI,
                };
                self.set_map(inst, kind, &[value, by])
            }
            _ if is_convertible(inst.op) && from == to && value.ty() == ty => {
                self.set_one(inst, value)
            }
            Op::FConvert if from.is_float() && to.is_float() => {
                let kind = match bits(from) < bits(to) {
                    true => CoopMatrixMap::ExtF,
                    false => CoopMatrixMap::TruncF,
                };
                self.set_map(inst, kind, &[value])
            }
            op => {
                let name = conversion(op, bits(from) < bits(to));
                let name = name.ok_or(
                    "has no form for cooperative matrices; store them, and compute with numbers",
                )?;
                self.convert_elements(inst, value, name)
            }
        }
    }

    fn matrices(&self, inst: &Inst<'w>) -> Result<Vec<Value<'c>>, String> {
        let ty = self.ty(inst)?;
        let all: Vec<_> = (0..inst.words.len())
            .map(|at| self.arg(inst, at))
            .collect::<Result<_, _>>()?;
        let is_float = element(ty).is_some_and(TypeExt::is_float);
        let wants_float = matches!(
            inst.op,
            Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FNegate
        );
        match all.iter().all(|one| one.ty() == ty) && is_float == wants_float {
            true => Ok(all),
            false => Err("has operands of other types than its result".to_owned()),
        }
    }

    fn set_map(&mut self, inst: &Inst<'w>, kind: CoopMatrixMap, all: &[Value<'c>]) -> Outcome {
        let value = mir::CoopMatMapOp::build(&self.b, self.ty(inst)?, kind, all).result();
        self.set_one(inst, value)
    }

    /// Each element that the work-item holds, converted. Matrices of one shape are laid out alike if they are sums.
    fn convert_elements(&mut self, inst: &Inst<'w>, value: Value<'c>, name: &str) -> Outcome {
        let types = self.shared.types;
        let (ty, id) = (self.ty(inst)?, inst.type_id()?);
        let from = types.cooperative(self.type_of(inst.word(0)?)?);
        let (Some(from), Some(to)) = (from, types.cooperative(id)) else {
            return Err("converts a value that is no cooperative matrix".to_owned());
        };
        if (from.rows, from.columns, from.of) != (to.rows, to.columns, to.of) {
            return Err("converts a matrix to one of another shape".to_owned());
        }
        if to.of != CoopMatrixUse::Accumulator {
            return Err(
                "converts the elements of a factor to integers, or integers; convert an accumulator, or the numbers in memory"
                    .to_owned(),
            );
        }
        let element = element(ty).ok_or("converts to no matrix")?;
        let source = self.shared.leaf(from.component)?;
        check_kinds(inst.op, source, element)?;
        let mut made = self.zero_matrix(ty).ok_or("converts to no matrix")?;
        for at in 0..to.held()?.cast_signed() {
            let one = mir::CoopMatExtractOp::build(&self.b, source, value, at).result();
            let one = self.create(name, element, &[one]);
            made = mir::CoopMatInsertOp::build(&self.b, ty, one, made, at).result();
        }
        self.set_one(inst, made)
    }

    /// An element that the work-item holds, by its number; false if the composite is no matrix.
    pub fn extract_element(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let Some(matrix) = self.element_of(inst, 0)? else {
            return Ok(false);
        };
        let number = self.checked_element(inst, 0, inst.word(1)?)?;
        let ty = self.ty(inst)?;
        if element(matrix.ty()) != Some(ty) {
            return Err("takes an element as a value of another type".to_owned());
        }
        let value = mir::CoopMatExtractOp::build(&self.b, ty, matrix, number).result();
        self.set_one(inst, value)?;
        Ok(true)
    }

    /// A matrix with another element; false if the composite is no matrix.
    pub fn insert_element(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let Some(matrix) = self.element_of(inst, 1)? else {
            return Ok(false);
        };
        let number = self.checked_element(inst, 1, inst.word(2)?)?;
        let value = self.arg(inst, 0)?;
        if element(matrix.ty()) != Some(value.ty()) {
            return Err("sets an element to a value of another type".to_owned());
        }
        let value = mir::CoopMatInsertOp::build(&self.b, matrix.ty(), value, matrix, number);
        self.set_one(inst, value.result())?;
        Ok(true)
    }

    fn element_of(&self, inst: &Inst<'w>, at: usize) -> Result<Option<Value<'c>>, String> {
        let composite = inst.word(at)?;
        match self.shared.types.cooperative(self.type_of(composite)?) {
            Some(_) => Ok(Some(self.value(composite)?)),
            None => Ok(None),
        }
    }

    fn checked_element(&self, inst: &Inst<'w>, at: usize, number: u32) -> Result<i64, String> {
        let matrix = self.shared.types.cooperative(self.type_of(inst.word(at)?)?);
        let held = matrix
            .ok_or("takes an element of a value that is no matrix")?
            .held()?;
        match u64::from(number) < held {
            true => Ok(number.into()),
            false => Err(format!(
                "takes element {number} of a matrix of which a work-item holds {held}"
            )),
        }
    }
}

/// The type of the elements of a matrix.
pub fn element(ty: Type<'_>) -> Option<Type<'_>> {
    Some(CoopMatrixType::from_type(ty)?.element())
}

fn is_convertible(op: Op) -> bool {
    op == Op::FConvert || conversion(op, true).is_some()
}

/// Refuses a conversion of elements of another kind than its name says.
fn check_kinds(op: Op, from: Type<'_>, to: Type<'_>) -> Outcome {
    let fits = match op {
        Op::ConvertFToU | Op::ConvertFToS => from.is_float() && to.is_int(),
        Op::ConvertSToF | Op::ConvertUToF => from.is_int() && to.is_float(),
        Op::Bitcast => from.number_bits() == to.number_bits(),
        _ => from.is_int() && to.is_int() && from != to,
    };
    match fits {
        true => Ok(()),
        false => Err("converts a matrix to one of another kind of elements".to_owned()),
    }
}
