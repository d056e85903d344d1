//! Lengths of buffers: parameters, which the host passes.

use super::{
    body::{Body, Outcome},
    pointers::step,
    words::{Id, Inst},
};
use gir_dialects::ir::Value;
use rspirv::spirv::Op;

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts `OpArrayLength`.
    pub fn array_length(&mut self, inst: &Inst<'w>) -> Outcome {
        let root = self.shared.uses.root(inst.word(0)?);
        let length = root.and_then(|root| self.lengths.get(&root).copied());
        let length = length.ok_or("asks for the length of memory that is no parameter")?;
        let (_, ty) = self.shared.variable(root.unwrap_or_default())?;
        let length = match self.shared.buffers(ty) {
            Some(_) => self.length_of_several(inst.word(0)?, length)?,
            None => length,
        };
        self.set_one(inst, length)
    }

    /// The length of the buffer that an access chain chooses, among those of all.
    fn length_of_several(&self, buffer: Id, lengths: Value<'c>) -> Result<Value<'c>, String> {
        let chain = self.shared.source.defs.get(&buffer);
        let index = chain.and_then(|chain| match (chain.op, chain.words) {
            (Op::AccessChain | Op::InBoundsAccessChain, &[_, index]) => Some(index),
            _ => None,
        });
        let index = index.ok_or("asks for the length of a buffer that is passed on")?;
        let index = self.value(index)?;
        let word = self.shared.int(32);
        Ok(self.load_typed(step(&self.b, lengths, index, 4, true), word, false))
    }
}
