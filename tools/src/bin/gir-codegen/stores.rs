//! Stores of numbers behind stores of vectors are in later packets for Hexagon.
//!
//! A packet may hold the store of a vector and another store. That of the vector is in slot 0, whose accesses follow
//! those of slot 1. LLVM 22 takes two stores of one packet for stores in the order of the program, so that a vector may
//! overwrite a number that is stored behind it. An empty piece of assembly between both ends the packet.

use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::values::{BasicValueEnum, InstructionOpcode, InstructionValue};

use crate::instructions::{operand, vector_bits};

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

/// The stores of a block of less than half a register, first behind one of a vector.
fn behind_vectors<'c>(
    instructions: impl Iterator<Item = InstructionValue<'c>>,
) -> Vec<InstructionValue<'c>> {
    let mut is_behind_vector = false;
    let mut found = vec![];
    for instruction in instructions {
        let Some(bits) = stored_bits(instruction) else {
            continue;
        };
        if is_behind_vector && bits < HALF {
            found.push(instruction);
            is_behind_vector = false;
        }
        is_behind_vector |= bits > PAIR;
    }
    found
}

/// The bits of half a register of vectors. A packet has one store of a vector of so many or more.
const HALF: u32 = 512;

/// The bits of a pair of registers for numbers, which no register of vectors stores.
const PAIR: u32 = 64;

/// The bits of the vector that an instruction stores, under a mask or whole: 0 of a number. None of no store.
fn stored_bits(instruction: InstructionValue<'_>) -> Option<u32> {
    let stores = match instruction.get_opcode() {
        InstructionOpcode::Store => true,
        InstructionOpcode::Call => is_masked_store(instruction),
        _ => false,
    };
    let stored = stores.then(|| operand(instruction, 0)).flatten();
    stored.map(|stored| vector_bits(stored.get_type()))
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
