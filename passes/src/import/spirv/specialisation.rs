//! Constants that the host sets when it loads the module.

use super::{
    body::{Body, Val},
    words::Inst,
};
use crate::gpu_to_mir::foreign::resize;
use gir_dialects::{
    ir::{self, Signedness, Type, TypeExt as _, Value},
    mir,
    upstream::arith,
};
use rspirv::spirv::{Decoration, Op};

/// Operations on constants in a module, each of which is computed at each use.
const MOST_STEPS: u32 = 100_000;

/// Operations on constants whose operands are such operations in turn; one that has itself as an operand has no end.
const DEEPEST: u32 = 64;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// The value of a specialisation constant; one without a number is a constant.
    pub fn spec_constant(&self, inst: &Inst<'w>) -> Result<Value<'c>, String> {
        let id = inst.id()?;
        let ty = self.shared.leaf(inst.type_id()?)?;
        let value = self.default(inst, ty)?;
        let number = self.shared.source.decoration_word(id, Decoration::SpecId);
        let Some(number) = number else {
            return Ok(arith::ConstantOp::build(&self.b, ty, value).result());
        };
        let number = i32::try_from(number).map_err(|_| "has a SpecId beyond 2147483647")?;
        if let Some(&axis) = self.shared.axes.get(&number) {
            let size = mir::WorkgroupSizeOp::build(&self.b, self.shared.int(32), axis).result();
            return Ok(resize(&self.b, size, ty, Signedness::Unsigned));
        }
        let name = self.shared.specialised.get(&number);
        let name = name.filter(|name| !name.is_empty());
        let name = name.ok_or("has a SpecId that a constant of another value has")?;
        Ok(mir::SpecConstantOp::build(&self.b, ty, name, number, value).result())
    }

    fn default(&self, inst: &Inst<'w>, ty: Type<'c>) -> Result<ir::Attribute<'c>, String> {
        Ok(match inst.op {
            Op::SpecConstantTrue => ir::integer(ty, 1),
            Op::SpecConstantFalse => ir::integer(ty, 0),
            _ if ty.is_int() => ir::integer(ty, self.bits(inst, ty)?.cast_signed()),
            _ => ir::float_bits(ty, self.bits(inst, ty)?),
        })
    }

    /// A constant that an operation on constants computes: the operation, at the place of its use.
    pub fn computed_constant(&self, inst: &Inst<'w>) -> Result<Val<'c>, String> {
        let (&opcode, words) = inst.words.split_first().ok_or("has no operation")?;
        let op = Op::from_u32(opcode).ok_or_else(|| format!("has the unknown opcode {opcode}"))?;
        let steps = self.shared.steps.get() + 1;
        if steps > MOST_STEPS {
            return Err(format!(
                "is among more than {MOST_STEPS} operations on constants"
            ));
        }
        self.shared.steps.set(steps);
        if op == Op::SpecConstantOp {
            return Err("computes itself".to_owned());
        }
        let nested = self.shared.nested.get();
        if nested >= DEEPEST {
            return Err(format!(
                "is an operation on constants more than {DEEPEST} deep"
            ));
        }
        self.shared.nested.set(nested + 1);
        let mut inner = self.at_place();
        let computed = inner.instruction(&Inst { op, words, ..*inst });
        let value = computed.and_then(|()| inner.val(inst.id()?));
        self.shared.nested.set(nested);
        value
    }
}
