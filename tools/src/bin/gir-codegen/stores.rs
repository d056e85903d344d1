//! Stores of numbers behind stores of vectors are in later packets for Hexagon.
//!
//! A packet may hold the store of a vector and another store. That of the vector is in slot 0, whose accesses follow
//! those of slot 1. LLVM 22 takes two stores of one packet for stores in the order of the program, so that a vector may
//! overwrite a number that is stored behind it. An empty piece of assembly between both ends the packet.

use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::values::{BasicValueEnum, InstructionOpcode, InstructionValue};

/// Separates the stores of a module that is optimised.
pub fn separate<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let functions = module.get_functions();
    let blocks = functions.flat_map(|function| function.get_basic_blocks());
    let places: Vec<_> = blocks
        .flat_map(|block| behind_vectors(block.get_instructions()))
        .collect();
    let ty = context.void_type().fn_type(&[], false);
    let nothing = context.create_inline_asm(
        ty,
        String::new(),
        "~{memory}".to_owned(),
        true,
        false,
        None,
        false,
    );
    let builder = context.create_builder();
    for place in places {
        builder.position_before(&place);
        builder
            .build_indirect_call(ty, nothing, &[], "")
            .map_err(|error| format!("stores cannot be separated: {error}"))?;
    }
    Ok(())
}

/// The stores of numbers of a block that are the first behind a store of a vector.
fn behind_vectors<'c>(
    instructions: impl Iterator<Item = InstructionValue<'c>>,
) -> Vec<InstructionValue<'c>> {
    let mut is_behind_vector = false;
    let mut found = vec![];
    for instruction in instructions {
        if is_store_of_vector(instruction) {
            is_behind_vector = true;
        } else if is_behind_vector && instruction.get_opcode() == InstructionOpcode::Store {
            found.push(instruction);
            is_behind_vector = false;
        }
    }
    found
}

/// Whether an instruction stores a vector, under a mask or whole.
fn is_store_of_vector(instruction: InstructionValue<'_>) -> bool {
    let stores = match instruction.get_opcode() {
        InstructionOpcode::Store => true,
        InstructionOpcode::Call => is_masked_store(instruction),
        _ => false,
    };
    // Other calls have operands that are no values.
    stores && operand(instruction, 0).is_some_and(|stored| stored.get_type().is_vector_type())
}

fn is_masked_store(call: InstructionValue<'_>) -> bool {
    let callee = call.get_num_operands().checked_sub(1);
    match callee.and_then(|callee| operand(call, callee)) {
        Some(BasicValueEnum::PointerValue(callee)) => {
            let name = callee.get_name().to_bytes();
            name.starts_with(b"llvm.masked.store.")
        }
        _ => false,
    }
}

fn operand(instruction: InstructionValue<'_>, index: u32) -> Option<BasicValueEnum<'_>> {
    instruction
        .get_operand(index)
        .and_then(|operand| operand.value())
}
