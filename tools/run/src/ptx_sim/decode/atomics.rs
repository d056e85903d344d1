//! Updates of memory: `atom`, `red`. One after the other, whatever order they ask for.

use super::super::fault::{Fault, Outcome};
use super::super::program::{Atomic, Inst, Space};
use super::super::text::tree::Operand;
use super::super::values::float::{self, Modes};
use super::super::values::types::{Kind, Type};
use super::super::values::{Ternary, integer, types};
use super::body::Body;
use super::memory::SCOPES;
use super::modifiers::Modifiers;

impl<'t> Body<'_, 't> {
    /// `atom` and `red`
    pub fn atomic(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        modifiers.skip(&["relaxed", "acquire", "release", "acq_rel", "noftz"]);
        modifiers.skip(SCOPES);
        modifiers.skip_starting("L2::");
        let space = Self::space(&mut modifiers).unwrap_or(Space::Generic);
        let op = modifiers.one_of(&[
            "add", "and", "or", "xor", "exch", "cas", "min", "max", "inc", "dec",
        ]);
        let op = op.ok_or_else(|| modifiers.unknown())?;
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let f = update(op, ty).ok_or_else(|| modifiers.unknown())?;
        let (d, operands) = match (mnemonic, operands) {
            ("atom", [d, operands @ ..]) => match d {
                Operand::Name("_", 0) => (None, operands),
                d => (Some(self.target(line, d, ty)?), operands),
            },
            _ => (None, operands),
        };
        let (at, b, c) = match operands {
            [at, b, c] if op == "cas" => (at, b, Some(c)),
            [at, b] if op != "cas" => (at, b, None),
            _ => return Err(Fault::new(line, "these are not its operands")),
        };
        let (at, space) = self.place(line, at, space)?;
        if !matches!(space, Space::Generic | Space::Global | Space::Shared) {
            return Err(modifiers.unknown());
        }
        let b = self.source(line, b, ty)?;
        let c = match c {
            Some(c) => Some(self.source(line, c, ty)?),
            None => None,
        };
        Ok(Inst::Atomic(Box::new(Atomic {
            space,
            at,
            ty,
            f,
            flushes: op == "add" && ty.is_float() && ty.bits == 32,
            d,
            b,
            c,
        })))
    }
}

/// The new value of an update, from the old one and its operands.
fn update(op: &str, ty: Type) -> Option<Ternary> {
    macro_rules! by_table {
        ($name:literal: $($kind:ident $bits:literal $ty:literal),*) => {
            match (ty.kind, ty.bits) {
                $((Kind::$kind, $bits) => Some(|a, b, _| apply($name, $ty, a, b)),)*
                _ => None,
            }
        };
    }
    match (op, ty.bits) {
        ("add", _) => by_table!("add": Unsigned 32 "u32", Signed 32 "s32", Unsigned 64 "u64",
            Float 16 "f16", Floats 32 "f16x2", Float 32 "f32", Float 64 "f64"),
        ("min", _) => by_table!("min": Unsigned 32 "u32", Signed 32 "s32", Unsigned 64 "u64",
            Signed 64 "s64"),
        ("max", _) => by_table!("max": Unsigned 32 "u32", Signed 32 "s32", Unsigned 64 "u64",
            Signed 64 "s64"),
        ("and", 32 | 64) if ty.kind == Kind::Bits => Some(|a, b, _| a & b),
        ("or", 32 | 64) if ty.kind == Kind::Bits => Some(|a, b, _| a | b),
        ("xor", 32 | 64) if ty.kind == Kind::Bits => Some(|a, b, _| a ^ b),
        ("exch", 32 | 64) if ty.kind == Kind::Bits => Some(|_, b, _| b),
        ("cas", 16 | 32 | 64) if ty.kind == Kind::Bits => {
            Some(|a, b, c| if a == b { c } else { a })
        }
        ("inc", 32) if ty.kind == Kind::Unsigned => Some(|a, b, _| if a >= b { 0 } else { a + 1 }),
        ("dec", 32) if ty.kind == Kind::Unsigned => {
            Some(|a, b, _| if a == 0 || a > b { b } else { a - 1 })
        }
        _ => None,
    }
}

/// Applies an operation that has a function for registers.
fn apply(op: &str, ty: &str, a: u64, b: u64) -> u64 {
    let Some(ty) = types::Type::of(ty) else {
        return a;
    };
    let function = match ty.is_integer() {
        true => integer::binary(op, ty),
        false => float::binary(op, ty, Modes::default()),
    };
    function.map_or(a, |function| function(a, b))
}
