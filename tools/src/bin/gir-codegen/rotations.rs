//! Amounts of rotations that Hexagon's instructions take as they are.
//!
//! LLVM 22 makes a rotation, or another funnel shift, a shift of 64 bits, and leaves its amount as it is: the
//! instruction takes seven bits of it, with a sign. LLVM removes a mask that the program has, since a rotation has
//! one of its own; a mask that is an instruction of Hexagon stays.

use inkwell::builder::{Builder, BuilderError};
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::values::{
    BasicValue as _, BasicValueEnum, FunctionValue, InstructionOpcode, InstructionValue, IntValue,
};

use crate::instructions::{self, operand};

/// The instruction `and` of a register and an immediate.
const AND: &str = "llvm.hexagon.A2.andir";

/// Masks the amounts of rotations of a module that is optimised.
pub fn mask<'c>(context: &'c Context, module: &Module<'c>) -> Result<(), String> {
    let all = instructions::of(module);
    let users: Vec<_> = all.flat_map(users).collect();
    if users.is_empty() {
        return Ok(());
    }
    let int = context.i32_type();
    let and = module.get_function(AND).unwrap_or_else(|| {
        let ty = int.fn_type(&[int.into(), int.into()], false);
        module.add_function(AND, ty, None)
    });
    let builder = context.create_builder();
    for user in users {
        bound(&builder, and, user)
            .map_err(|error| format!("a rotation cannot be masked: {error}"))?;
    }
    Ok(())
}

/// An instruction that takes the amount of a rotation.
struct User<'c> {
    instruction: InstructionValue<'c>,
    /// The operand that is the amount.
    operand: u32,
    amount: IntValue<'c>,
}

/// The users of the amounts of a rotation: a call, or two shifts to both sides whose results are joined, which the code
/// generator makes a rotation.
fn users(instruction: InstructionValue<'_>) -> Vec<User<'_>> {
    use InstructionOpcode::{Add, Call, LShr, Or, Shl, Xor};
    match instruction.get_opcode() {
        Call if is_rotation(instruction) => user(instruction, 2).into_iter().collect(),
        Or | Xor | Add => {
            let sides = [0, 1].map(|index| {
                let side = operand(instruction, index);
                side.and_then(|side| side.as_instruction_value())
            });
            let [Some(one), Some(other)] = sides else {
                return vec![];
            };
            let opcodes = [one, other].map(InstructionValue::get_opcode);
            match opcodes == [Shl, LShr] || opcodes == [LShr, Shl] {
                true => [one, other]
                    .into_iter()
                    .filter_map(|it| user(it, 1))
                    .collect(),
                false => vec![],
            }
        }
        _ => vec![],
    }
}

/// The user of an amount that is one integer and not constant.
fn user(instruction: InstructionValue<'_>, index: u32) -> Option<User<'_>> {
    match operand(instruction, index)? {
        BasicValueEnum::IntValue(amount) if !amount.is_const() => Some(User {
            instruction,
            operand: index,
            amount,
        }),
        _ => None,
    }
}

/// Whether a call is that of a rotation of one integer, or of another funnel shift.
fn is_rotation(call: InstructionValue<'_>) -> bool {
    let Some(BasicValueEnum::PointerValue(callee)) = operand(call, 3) else {
        return false;
    };
    let name = callee.get_name().to_bytes();
    name.starts_with(b"llvm.fshl.i") || name.starts_with(b"llvm.fshr.i")
}

fn bound<'c>(
    builder: &Builder<'c>,
    and: FunctionValue<'c>,
    user: User<'c>,
) -> Result<(), BuilderError> {
    let User {
        instruction,
        operand,
        amount,
    } = user;
    let ty = amount.get_type();
    let int = and
        .get_type()
        .get_return_type()
        .map(|ty| ty.into_int_type());
    let int = int.unwrap_or(ty);
    builder.position_before(&instruction);
    let low = builder.build_int_cast_sign_flag(amount, int, false, "")?;
    let most = int.const_int(u64::from(ty.get_bit_width()) - 1, false);
    let masked = builder.build_call(and, &[low.into(), most.into()], "")?;
    if let Some(BasicValueEnum::IntValue(masked)) = masked.try_as_basic_value().basic() {
        let amount = builder.build_int_cast_sign_flag(masked, ty, false, "")?;
        instruction.set_operand(operand, amount);
    }
    Ok(())
}
