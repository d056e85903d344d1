//! The instruction at hand, by its family.

use super::{
    body::{Body, Outcome},
    words::Inst,
};
use rspirv::spirv::Op;

impl<'w> Body<'_, 'w, '_> {
    /// Converts an instruction that does not end a block.
    pub fn instruction(&mut self, inst: &Inst<'w>) -> Outcome {
        match inst.op {
            // Hints, and marks of the source.
            Op::Nop
            | Op::Line
            | Op::NoLine
            | Op::LoopMerge
            | Op::SelectionMerge
            | Op::LifetimeStart
            | Op::LifetimeStop
            | Op::AssumeTrueKHR => return Ok(()),
            Op::FunctionCall => return self.call(inst),
            Op::ExtInst => return self.library(inst),
            Op::DemoteToHelperInvocation => {
                gir_dialects::mir::DiscardOp::build(&self.b);
                return Ok(());
            }
            _ => {}
        }
        let found = self.newer(inst)?
            || self.cooperative(inst)?
            || self.memory(inst)?
            || self.arithmetic(inst)?
            || self.composite(inst)?
            || self.atomic(inst)?
            || self.space_cast(inst)?
            || self.address(inst)?
            || self.integer_extension(inst)?
            || self.image(inst)?
            || self.derivative(inst)?
            || self.subgroup(inst)?;
        match found {
            true => Ok(()),
            false => Err("has no counterpart or is not supported yet; docs/from-spirv.md lists the instructions".to_owned()),
        }
    }
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction that changes the memory of a pointer; false if it is none.
    fn space_cast(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        if !matches!(inst.op, Op::PtrCastToGeneric | Op::GenericCastToPtr) {
            return Ok(false);
        }
        let types = self.shared.parts(inst.type_id()?)?;
        let parts = self.parts_as(inst.word(0)?, &types)?;
        self.set_parts(inst, parts)?;
        Ok(true)
    }
}
