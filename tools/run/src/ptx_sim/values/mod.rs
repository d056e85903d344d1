//! The semantics of instructions: functions of 64-bit registers, whose bits above the type are zero.

pub mod bits;
pub mod compare;
pub mod convert;
pub mod float;
pub mod integer;
pub mod number;
pub mod rounding;
pub mod types;

/// A function of a register.
pub type Unary = fn(u64) -> u64;
/// A function of two registers.
pub type Binary = fn(u64, u64) -> u64;
/// A function of three registers.
pub type Ternary = fn(u64, u64, u64) -> u64;

/// A value as a register holds it.
fn register(value: impl Into<u64>) -> u64 {
    value.into()
}
