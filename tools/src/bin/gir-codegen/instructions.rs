//! The instructions of a module, and their operands.

use inkwell::module::Module;
use inkwell::types::BasicTypeEnum;
use inkwell::values::{BasicValueEnum, InstructionValue, VectorValue};

/// The instructions of all functions.
pub fn of<'c>(module: &Module<'c>) -> impl Iterator<Item = InstructionValue<'c>> {
    let functions = module.get_functions();
    let blocks = functions.flat_map(|function| function.get_basic_blocks());
    blocks.flat_map(|block| block.get_instructions())
}

/// An operand that is a value. Calls have operands that are none, which must not be asked for.
pub fn operand(instruction: InstructionValue<'_>, index: u32) -> Option<BasicValueEnum<'_>> {
    instruction
        .get_operand(index)
        .and_then(|operand| operand.value())
}

/// An operand that is a vector.
pub fn vector(instruction: InstructionValue<'_>, index: u32) -> Option<VectorValue<'_>> {
    match operand(instruction, index)? {
        BasicValueEnum::VectorValue(vector) => Some(vector),
        _ => None,
    }
}

/// The bits of a vector of numbers; 0 of every other type.
pub fn vector_bits(ty: BasicTypeEnum<'_>) -> u32 {
    let BasicTypeEnum::VectorType(vector) = ty else {
        return 0;
    };
    let element = match vector.get_element_type() {
        BasicTypeEnum::IntType(int) => int.get_bit_width(),
        BasicTypeEnum::FloatType(float) => float.get_bit_width(),
        // A pointer of a processor with addresses of 32 bits.
        _ => 32,
    };
    element * vector.get_size()
}
