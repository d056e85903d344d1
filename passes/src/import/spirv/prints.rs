//! Text: `printf` of `OpenCL.std`, and `NonSemantic.DebugPrintf` of Vulkan.

use super::{
    body::{Body, Outcome, Val},
    constants::fixed,
    globals,
    words::{Id, Inst},
};
use crate::{gpu_to_mir::foreign::number, import::llvm::prints::filled_format};
use gir_dialects::{
    ir::{TypeExt, Value},
    mir,
    upstream::arith,
};
use rspirv::spirv::Op;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// `printf`, whose format is a table of the module; its result is 0, as of one that succeeds.
    pub fn printf(&mut self, inst: &Inst<'w>) -> Outcome {
        let format = self.text(inst.word(2)?);
        let format = format.ok_or("has a format that is no constant; write it as a literal")?;
        self.print(&format, &inst.words[3..])?;
        let ty = self.ty(inst)?;
        match ty.as_integer() {
            Some(_) => self.set_one(inst, number(&self.b, ty, 0)),
            None => Err("has a result that is no integer".to_owned()),
        }
    }

    /// Text for the layers of Vulkan, which print it as any other.
    pub fn debug_printf(&mut self, inst: &Inst<'w>) -> Outcome {
        if inst.word(1)? != 1 {
            return Err("is an unknown function of NonSemantic.DebugPrintf".to_owned());
        }
        let format = self.shared.source.strings.get(&inst.word(2)?);
        let format = format.ok_or("has a format that is no text")?;
        // The layers know longs by a letter behind the conversion, too.
        self.print(&format.replace("%ul", "%lu"), &inst.words[3..])
    }

    fn print(&self, format: &str, arguments: &[Id]) -> Outcome {
        let (format, left) = filled_format(format, arguments, |id| self.text(id))?;
        let mut values = vec![];
        for id in left {
            values.push(match self.val(id)? {
                Val::Pointer(_) => self.number_of(id)?,
                Val::Parts(_) | Val::Choice(_) => as_written(self.value(id)?),
            });
        }
        mir::PrintfOp::build(&self.b, &format, &values);
        Ok(())
    }

    /// The text that a pointer points to the start of, if it is constant.
    fn text(&self, pointer: Id) -> Option<String> {
        let source = self.shared.source;
        if let Some(text) = source.strings.get(&pointer) {
            return Some(text.clone());
        }
        let inst = source.defs.get(&pointer)?;
        match inst.op {
            Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain => {
                let is_start = |id: &Id| fixed(source, *id) == Some(0);
                let starts = inst.words[1..].iter().all(is_start);
                starts.then(|| self.text(inst.words[0]))?
            }
            Op::Bitcast | Op::CopyObject | Op::PtrCastToGeneric => self.text(*inst.words.first()?),
            Op::Variable => {
                let (_, ty) = self.shared.variable(pointer).ok()?;
                let bytes = globals::initial_bytes(self.shared, ty, *inst.words.get(1)?).ok()?;
                let text = bytes.split(|&byte| byte == 0).next()?;
                Some(String::from_utf8_lossy(text).into_owned())
            }
            _ => None,
        }
    }
}

/// The float of which C's rules made a double.
fn as_written(value: Value<'_>) -> Value<'_> {
    let extended = value
        .defining_op()
        .filter(|op| op.is::<arith::ExtFOp<'_>>());
    let narrow = extended.map(|op| op.operand(0));
    narrow
        .filter(|narrow| narrow.ty().lane().as_float() == Some(32))
        .unwrap_or(value)
}
