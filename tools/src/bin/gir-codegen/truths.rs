//! Vectors of truths are results of comparisons for Hexagon.
//!
//! A truth of a lane has a bit for each byte of the lane. LLVM 22 makes a vector of the lowest bits of lanes, a `trunc`
//! to `i1`, by an instruction that looks at each byte alone: lanes of 16 or 32 bits are false in all but one byte. It
//! has no instruction for a choice between truths, lane by lane, and ends.

use inkwell::IntPredicate;
use inkwell::builder::{Builder, BuilderError};
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::types::{BasicTypeEnum, VectorType};
use inkwell::values::{BasicValue as _, InstructionOpcode, InstructionValue, VectorValue};

use crate::instructions::{self, vector};

/// Replaces the lowest bits of lanes, and choices between truths, of a module that is optimised.
pub fn by_comparisons<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let all = instructions::of(module);
    let found: Vec<_> = all.filter(|one| is_of_truths(*one)).collect();
    let builder = context.create_builder();
    for truths in found {
        builder.position_before(&truths);
        let others = match truths.get_opcode() {
            InstructionOpcode::Trunc => lowest_bits(&builder, truths),
            InstructionOpcode::Select => choice(&builder, truths),
            _ => Ok(None),
        };
        let others = others.map_err(|error| format!("truths cannot be replaced: {error}"))?;
        if let Some(others) = others.and_then(|others| others.as_instruction_value()) {
            truths.replace_all_uses_with(&others);
            truths.erase_from_basic_block();
        }
    }
    Ok(())
}

/// Whether a result is a vector of truths.
fn is_of_truths(instruction: InstructionValue<'_>) -> bool {
    let ty = instruction.get_type();
    if !ty.is_vector_type() {
        return false;
    }
    match ty.into_vector_type().get_element_type() {
        BasicTypeEnum::IntType(element) => element.get_bit_width() == 1,
        _ => false,
    }
}

/// The lowest bits of lanes, compared with zero.
fn lowest_bits<'c>(
    builder: &Builder<'c>,
    truths: InstructionValue<'c>,
) -> Result<Option<VectorValue<'c>>, BuilderError> {
    let Some(lanes) = vector(truths, 0) else {
        return Ok(None);
    };
    let ty = lanes.get_type();
    let one = ty.get_element_type().into_int_type().const_int(1, false);
    let ones = VectorType::const_vector(&vec![one; ty.get_size() as usize]);
    let lowest = builder.build_and(lanes, ones, "")?;
    let zeros = ty.const_zero();
    builder
        .build_int_compare(IntPredicate::NE, lowest, zeros, "")
        .map(Some)
}

/// A choice, lane by lane, as `condition and yes, or no and not condition`. One condition for all lanes is left alone.
fn choice<'c>(
    builder: &Builder<'c>,
    choice: InstructionValue<'c>,
) -> Result<Option<VectorValue<'c>>, BuilderError> {
    let operands = [0, 1, 2].map(|index| vector(choice, index));
    let [Some(condition), Some(yes), Some(no)] = operands else {
        return Ok(None);
    };
    let yes = builder.build_and(condition, yes, "")?;
    let otherwise = builder.build_not(condition, "")?;
    let no = builder.build_and(otherwise, no, "")?;
    builder.build_or(yes, no, "").map(Some)
}
