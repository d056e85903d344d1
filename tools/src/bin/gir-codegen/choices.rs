//! Choices between floats are choices between their bits for Hexagon.
//!
//! LLVM 22 takes `x < y ? y : x` for the instruction `sfmax`, which returns the number where one of both is a NaN. It
//! sees no such pattern in a choice between integers.

use inkwell::builder::{Builder, BuilderError};
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::types::BasicTypeEnum;
use inkwell::values::{BasicValue, BasicValueEnum, InstructionOpcode, InstructionValue};

use crate::instructions::{self, operand};

/// Replaces the choices between floats of a module that is optimised.
pub fn by_bits<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let all = instructions::of(module);
    let choices: Vec<_> = all
        .filter(|one| one.get_opcode() == InstructionOpcode::Select)
        .collect();
    let builder = context.create_builder();
    for choice in choices {
        replace(context, &builder, choice)
            .map_err(|error| format!("a choice cannot be replaced: {error}"))?;
    }
    Ok(())
}

fn replace<'c>(
    context: &'c Context,
    builder: &Builder<'c>,
    choice: InstructionValue<'c>,
) -> Result<(), BuilderError> {
    let operand = |index| operand(choice, index);
    let (Some(condition), Some(yes), Some(no)) = (operand(0), operand(1), operand(2)) else {
        return Ok(());
    };
    let Some(bits) = bits(context, yes.get_type()) else {
        return Ok(());
    };
    builder.position_before(&choice);
    let yes_bits = builder.build_bit_cast(yes, bits, "")?;
    let no_bits = builder.build_bit_cast(no, bits, "")?;
    let chosen = match condition {
        BasicValueEnum::IntValue(one) => builder.build_select(one, yes_bits, no_bits, "")?,
        BasicValueEnum::VectorValue(each) => builder.build_select(each, yes_bits, no_bits, "")?,
        _ => return Ok(()),
    };
    let float = builder.build_bit_cast(chosen, yes.get_type(), "")?;
    if let Some(float) = float.as_instruction_value() {
        choice.replace_all_uses_with(&float);
        choice.erase_from_basic_block();
    }
    Ok(())
}

/// The integers of the size of floats, or the vector of them.
fn bits<'c>(context: &'c Context, ty: BasicTypeEnum<'c>) -> Option<BasicTypeEnum<'c>> {
    let float = match ty {
        BasicTypeEnum::FloatType(float) => float,
        BasicTypeEnum::VectorType(vector) => {
            let element = bits(context, vector.get_element_type())?.into_int_type();
            return Some(element.vec_type(vector.get_size()).into());
        }
        _ => return None,
    };
    let known = [
        (context.f16_type(), context.i16_type()),
        (context.f32_type(), context.i32_type()),
        (context.f64_type(), context.i64_type()),
    ];
    let mut known = known.into_iter();
    let found = known.find(|(known, _)| *known == float);
    found.map(|(_, bits)| bits.into())
}
