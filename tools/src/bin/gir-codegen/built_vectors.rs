//! Vectors of short numbers that are built of single ones are built of words for Hexagon.
//!
//! LLVM 22 builds a vector on top of the word of 32 bits that occurs most often. It takes one lane of that word for all
//! lanes, where a word has several (`buildHvxVectorReg`).

use std::collections::HashSet;

use inkwell::builder::{Builder, BuilderError};
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::types::BasicTypeEnum;
use inkwell::values::{
    BasicValue as _, InstructionOpcode, InstructionValue, IntValue, VectorValue,
};

use crate::instructions::{self, operand};

/// The bits of half a register of vectors: shorter vectors are no registers.
const HALF: u32 = 512;

/// Builds vectors of short numbers of words, in a module that is optimised.
pub fn by_words<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let all = instructions::of(module);
    let built: Vec<_> = all.filter_map(Built::of).collect();
    let builder = context.create_builder();
    for vector in built {
        vector
            .replace(context, &builder)
            .map_err(|error| format!("a vector cannot be built: {error}"))?;
    }
    Ok(())
}

/// A vector whose lanes are inserted, the last one by an instruction.
struct Built<'c> {
    last: InstructionValue<'c>,
    /// The lanes; none where that of the constant is kept.
    lanes: Vec<Option<IntValue<'c>>>,
    constant: Option<VectorValue<'c>>,
    bits: u32,
}

impl<'c> Built<'c> {
    /// The vector that an instruction ends, if it has a word twice.
    fn of(last: InstructionValue<'c>) -> Option<Self> {
        if last.get_opcode() != InstructionOpcode::InsertElement || is_continued(last) {
            return None;
        }
        let BasicTypeEnum::VectorType(ty) = BasicTypeEnum::try_from(last.get_type()).ok()? else {
            return None;
        };
        let BasicTypeEnum::IntType(element) = ty.get_element_type() else {
            return None;
        };
        let bits = element.get_bit_width();
        if ![8, 16].contains(&bits) || ty.get_size() * bits < HALF {
            return None;
        }
        let mut lanes = vec![None; ty.get_size() as usize];
        let (mut insertion, mut base) = (Some(last), None);
        while let Some(one) = insertion {
            let index = operand(one, 2)?
                .into_int_value()
                .get_zero_extended_constant()?;
            let lane = lanes.get_mut(index as usize)?;
            // Later insertions come first here.
            *lane = lane.or(Some(operand(one, 1)?.into_int_value()));
            base = operand(one, 0);
            insertion = base?
                .as_instruction_value()
                .filter(|before| before.get_opcode() == InstructionOpcode::InsertElement);
        }
        let base = base?.into_vector_value();
        let is_whole = lanes.iter().all(Option::is_some);
        if !is_whole && !base.is_const() {
            return None;
        }
        let constant = (!is_whole && !base.is_undef()).then_some(base);
        let mut seen = HashSet::new();
        let mut words = lanes.chunks((32 / bits) as usize);
        // Words of a constant may well repeat.
        let repeats = constant.is_some() || words.any(|word| !seen.insert(word));
        repeats.then_some(Self {
            last,
            lanes,
            constant,
            bits,
        })
    }

    fn replace(self, context: &'c Context, builder: &Builder<'c>) -> Result<(), BuilderError> {
        let int = context.i32_type();
        let words = self.lanes.chunks((32 / self.bits) as usize);
        let ty = int.vec_type(words.len() as u32);
        builder.position_before(&self.last);
        let mut vector = ty.get_poison();
        for (index, lanes) in (0..).zip(words) {
            let mut word = int.const_zero();
            for (place, lane) in (0..).zip(lanes) {
                let number = index * lanes.len() as u64 + place;
                let Some(lane) = self.lane(*lane, int.const_int(number, false), builder)? else {
                    continue;
                };
                let wide = builder.build_int_z_extend(lane, int, "")?;
                let by = int.const_int(place * u64::from(self.bits), false);
                let moved = builder.build_left_shift(wide, by, "")?;
                word = builder.build_or(word, moved, "")?;
            }
            let index = int.const_int(index, false);
            vector = builder.build_insert_element(vector, word, index, "")?;
        }
        let Ok(ty) = BasicTypeEnum::try_from(self.last.get_type()) else {
            return Ok(());
        };
        let built = builder.build_bit_cast(vector, ty, "")?;
        if let Some(built) = built.as_instruction_value() {
            self.last.replace_all_uses_with(&built);
        }
        Ok(())
    }

    /// A lane, or that of the constant; none where any will do.
    fn lane(
        &self,
        lane: Option<IntValue<'c>>,
        number: IntValue<'c>,
        builder: &Builder<'c>,
    ) -> Result<Option<IntValue<'c>>, BuilderError> {
        let (None, Some(constant)) = (lane, self.constant) else {
            return Ok(lane);
        };
        let kept = builder.build_extract_element(constant, number, "")?;
        Ok(Some(kept.into_int_value()))
    }
}

/// Whether another insertion goes on with a vector.
fn is_continued(insertion: InstructionValue<'_>) -> bool {
    let mut next = insertion.get_first_use();
    while let Some(usage) = next {
        let user = InstructionValue::try_from(usage.get_user());
        let goes_on = user.is_ok_and(|user| {
            user.get_opcode() == InstructionOpcode::InsertElement
                && operand(user, 0).and_then(|vector| vector.as_instruction_value())
                    == Some(insertion)
        });
        if goes_on {
            return true;
        }
        next = usage.get_next_use();
    }
    false
}
