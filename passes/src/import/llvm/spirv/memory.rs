//! Pointers, and what says something about memory or about a value without changing it.

use super::instruction::Instruction;
use crate::import::llvm::builtins::{Call, Outcome};

/// The meaning of an instruction of this family.
pub fn build<'c>(c: &Call<'_, 'c>, instruction: &Instruction<'_>) -> Option<Outcome<'c>> {
    Some(match instruction.name {
        "AssumeTrueKHR" | "LifetimeStart" | "LifetimeStop" => Ok(vec![]),
        "ExpectKHR" => c.arg(0).map(|value| vec![value]),
        _ => return None,
    })
}
