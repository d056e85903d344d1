//! Cooperative matrices (`SPV_KHR_cooperative_matrix`): products, and matrices of one number.
//!
//! They become those of mir. Extents are the defaults of specialisation constants, as lengths of arrays are. Variables
//! that hold matrices are values: see [`held`](super::held).

use super::{
    body::{Body, Outcome},
    types::Ty,
    words::Inst,
};
use crate::gpu_to_mir::foreign::number;
use gir_dialects::{
    ir::{Type, TypeExt, Value},
    mir::{self, CoopMatrixType},
};
use rspirv::spirv::{CooperativeMatrixOperands as Flags, Op};

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction on cooperative matrices; false if it is none, or treats them as any value.
    pub fn cooperative(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::CooperativeMatrixLoadKHR => self.load_matrix(inst)?,
            Op::CooperativeMatrixStoreKHR => self.store_matrix(inst)?,
            Op::CooperativeMatrixMulAddKHR => self.multiply_add(inst)?,
            Op::CooperativeMatrixLengthKHR => {
                let matrix = self.shared.types.cooperative(inst.word(0)?);
                let matrix = matrix.ok_or("asks for the length of a type that is no matrix")?;
                let held = number(&self.b, self.ty(inst)?, matrix.held()?.cast_signed());
                self.set_one(inst, held)?;
            }
            Op::CompositeExtract => return self.extract_element(inst),
            Op::CompositeInsert => return self.insert_element(inst),
            _ => {
                let ty = inst.ty.map(|ty| self.shared.types.get(ty));
                if !matches!(ty, Some(Ty::Cooperative(_))) {
                    return self.refuse_operand(inst);
                }
                return self.matrix_value(inst);
            }
        }
        Ok(true)
    }

    /// An instruction whose result is a matrix.
    fn matrix_value(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::CompositeConstruct => {
                let [only] = *inst.words else {
                    return Err("makes a matrix of several values; use one".to_owned());
                };
                let value = self.value(only)?;
                let matrix = self.filled(self.ty(inst)?, value)?;
                self.set_one(inst, matrix)?;
                Ok(true)
            }
            Op::Load
            | Op::Undef
            | Op::Phi
            | Op::Select
            | Op::CopyObject
            | Op::CopyLogical
            | Op::FunctionCall => Ok(false),
            _ => self.matrix_arithmetic(inst).map(|()| true),
        }
    }

    /// Instructions on numbers take no matrices.
    fn refuse_operand(&self, inst: &Inst<'w>) -> Result<bool, String> {
        let takes_any = matches!(
            inst.op,
            Op::Store
                | Op::CompositeConstruct
                | Op::CopyLogical
                | Op::CopyObject
                | Op::Select
                | Op::FunctionCall
                | Op::ExtInst
        );
        let first = inst
            .words
            .first()
            .and_then(|id| self.shared.source.defs.get(id)?.ty);
        match first {
            Some(ty) if !takes_any && self.shared.types.cooperative(ty).is_some() => {
                Err("takes a cooperative matrix, which has no such operation".to_owned())
            }
            _ => Ok(false),
        }
    }

    /// A matrix with one number in all elements.
    pub fn filled(&self, ty: Type<'c>, value: Value<'c>) -> Result<Value<'c>, String> {
        match CoopMatrixType::from_type(ty) {
            Some(matrix) if matrix.element() == value.ty() => {
                Ok(mir::CoopMatSplatOp::build(&self.b, ty, value).result())
            }
            _ => Err("fills a matrix with a value of another type than its elements".to_owned()),
        }
    }

    /// A matrix of zeros; none for another type.
    pub fn zero_matrix(&self, ty: Type<'c>) -> Option<Value<'c>> {
        let element = CoopMatrixType::from_type(ty)?.element();
        let zero = crate::import::llvm::operations::zero(&self.b, element);
        Some(mir::CoopMatSplatOp::build(&self.b, ty, zero).result())
    }

    fn multiply_add(&mut self, inst: &Inst<'w>) -> Outcome {
        let (a, b, c) = (self.arg(inst, 0)?, self.arg(inst, 1)?, self.arg(inst, 2)?);
        let flags = Flags::from_bits_retain(inst.words.get(3).copied().unwrap_or(0));
        let ty = self.ty(inst)?;
        if c.ty() != ty {
            return Err(
                "adds a matrix of another type than its result; convert it before".to_owned(),
            );
        }
        let matrices = [a, b, c].map(|it| CoopMatrixType::from_type(it.ty()));
        let [Some(left), Some(right), Some(_)] = matrices else {
            return Err("multiplies values that are no cooperative matrices".to_owned());
        };
        if flags.contains(Flags::SATURATING_ACCUMULATION_KHR) {
            return Err("saturates its sums; let them wrap around".to_owned());
        }
        let signs = [
            Flags::MATRIX_A_SIGNED_COMPONENTS_KHR,
            Flags::MATRIX_B_SIGNED_COMPONENTS_KHR,
        ];
        let is_unsigned = match signs.map(|sign| flags.contains(sign)) {
            _ if !left.element().is_int() => false,
            [a, b] if a == b => !a,
            _ => {
                return Err(
                    "multiplies signed by unsigned integers; give both factors one sign".to_owned(),
                );
            }
        };
        if left.element() != right.element() {
            return Err("multiplies matrices of two types of elements; use one".to_owned());
        }
        let product = mir::CoopMatMulAddOp::build(&self.b, ty, is_unsigned, a, b, c);
        self.set_one(inst, product.result())
    }
}
