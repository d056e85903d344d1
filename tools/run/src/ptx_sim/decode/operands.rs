//! Operands: names become registers.

use super::super::fault::{Fault, Outcome};
use super::super::program::{Address, Guard, Register, Space, Special};
use super::super::text::tree::Operand;
use super::super::values::types::{Kind, Type};
use super::body::Body;
use super::layout::{DYNAMIC, Place, value};

/// The operands of an instruction, exactly this many.
pub fn exactly<'o, 't, const N: usize>(
    line: u32,
    operands: &'o [Operand<'t>],
) -> Outcome<&'o [Operand<'t>; N]> {
    let given = operands.len();
    operands.try_into().map_err(|_| {
        let what = format!("this instruction takes {N} operands, {given} given");
        Fault::new(line, what)
    })
}

fn special(name: &str) -> Option<Special> {
    let axis = |name: &str| ["x", "y", "z"].iter().position(|axis| *axis == name);
    let (stem, rest) = name.split_once('.').unwrap_or((name, ""));
    Some(match (stem, rest) {
        ("%tid", rest) => Special::Thread(axis(rest)?),
        ("%ntid", rest) => Special::Threads(axis(rest)?),
        ("%ctaid", rest) => Special::Block(axis(rest)?),
        ("%nctaid", rest) => Special::Blocks(axis(rest)?),
        ("%laneid", "") => Special::Lane,
        ("%warpid", "") => Special::Warp,
        ("%nwarpid", "") => Special::Warps,
        ("%lanemask_eq", "") => Special::MaskEqual,
        ("%lanemask_lt", "") => Special::MaskLess,
        ("%lanemask_le", "") => Special::MaskLessEqual,
        ("%lanemask_gt", "") => Special::MaskGreater,
        ("%lanemask_ge", "") => Special::MaskGreaterEqual,
        ("%dynamic_smem_size", "") => Special::DynamicShared,
        ("%total_smem_size", "") => Special::TotalShared,
        _ => return None,
    })
}

impl<'t> Body<'_, 't> {
    /// The register of a name, if it is one.
    pub fn register(&mut self, line: u32, name: &'t str) -> Outcome<Option<(Register, Type)>> {
        for depth in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[depth];
            if let Some(&found) = scope.registers.get(name) {
                return Ok(Some(found));
            }
            let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
            let in_family = (1..=digits).find_map(|digits| {
                let (stem, number) = name.split_at(name.len() - digits);
                let &(ty, count) = scope.declared.get(stem)?;
                let number: u64 = number.parse().ok()?;
                (number < count?).then_some(ty)
            });
            let alone = scope.declared.get(name);
            let alone = alone.and_then(|&(ty, count)| count.is_none().then_some(ty));
            if let Some(ty) = alone.or(in_family) {
                let register = self.decoder.new_register(line)?;
                self.scopes[depth].registers.insert(name, (register, ty));
                return Ok(Some((register, ty)));
            }
        }
        Ok(None)
    }

    /// The variable of a name.
    pub fn variable(&self, name: &str) -> Option<Place> {
        let scopes = self.scopes.iter().rev();
        let local = scopes.filter_map(|scope| scope.variables.get(name)).next();
        local
            .or_else(|| self.decoder.layout.names.get(name))
            .copied()
    }

    /// A register that an instruction reads as `bits` bits.
    pub fn source(&mut self, line: u32, operand: &Operand<'t>, ty: Type) -> Outcome<Register> {
        self.read(line, operand, ty, false)
    }

    /// The same, where the register may have more bits.
    pub fn wide_source(&mut self, line: u32, operand: &Operand<'t>, ty: Type) -> Outcome<Register> {
        self.read(line, operand, ty, true)
    }

    fn read(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
        ty: Type,
        may_be_wider: bool,
    ) -> Outcome<Register> {
        match operand {
            Operand::Number(number) => self.decoder.constant(line, value(*number, ty)),
            Operand::Name(name, offset) => {
                if let Some(special) = special(name) {
                    return self.decoder.special(line, special);
                }
                match self.register(line, name)? {
                    Some((register, own)) if *offset == 0 => {
                        check_width(line, name, own, ty, may_be_wider)?;
                        Ok(register)
                    }
                    Some(_) => Err(Fault::new(line, "nothing is added to a register here")),
                    None => self.address_of(line, name, *offset),
                }
            }
            _ => Err(Fault::new(line, "expected a register or a number")),
        }
    }

    /// A register that holds the address of a variable.
    fn address_of(&mut self, line: u32, name: &str, offset: i64) -> Outcome<Register> {
        let unknown = || Fault::new(line, format!("'{name}' is not defined"));
        let place = self.variable(name).ok_or_else(unknown)?;
        match place.address {
            DYNAMIC if offset == 0 => self.decoder.special(line, Special::DynamicStart),
            DYNAMIC => Err(Fault::unsupported(
                line,
                format!("'{name}' with an offset is not supported here"),
            )),
            address => {
                let address = address.wrapping_add_signed(offset);
                self.decoder.constant(line, address)
            }
        }
    }

    /// A register that an instruction writes.
    pub fn target(&mut self, line: u32, operand: &Operand<'t>, ty: Type) -> Outcome<Register> {
        self.written(line, operand, ty, false)
            .map(|(register, _)| register)
    }

    /// The same, where the register may have more bits; with how many it has.
    pub fn wide_target(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
        ty: Type,
    ) -> Outcome<(Register, u32)> {
        self.written(line, operand, ty, true)
    }

    fn written(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
        ty: Type,
        may_be_wider: bool,
    ) -> Outcome<(Register, u32)> {
        let Operand::Name(name, 0) = operand else {
            return Err(Fault::new(line, "expected a register"));
        };
        if *name == "_" {
            return Ok((self.decoder.new_register(line)?, ty.bits));
        }
        let unknown = || Fault::new(line, format!("'{name}' is not a register"));
        let (register, own) = self.register(line, name)?.ok_or_else(unknown)?;
        check_width(line, name, own, ty, may_be_wider)?;
        Ok((register, own.bits))
    }

    /// The elements of a vector operand, or a single operand.
    pub fn elements<'o>(
        line: u32,
        operand: &'o Operand<'t>,
        count: usize,
    ) -> Outcome<&'o [Operand<'t>]> {
        let elements = match operand {
            Operand::Vector(elements) => &elements[..],
            operand => std::slice::from_ref(operand),
        };
        match elements.len() == count {
            true => Ok(elements),
            false => Err(Fault::new(
                line,
                format!("expected {count} elements, {} given", elements.len()),
            )),
        }
    }

    /// The memory operand of an instruction, and its space if the name determines it.
    pub fn address(
        &mut self,
        line: u32,
        operand: &Operand<'t>,
    ) -> Outcome<(Address, Option<Space>)> {
        let Operand::Memory(base, offset) = operand else {
            return Err(Fault::new(line, "expected a place in memory"));
        };
        let offset = *offset as u64;
        let word = Type {
            kind: Kind::Bits,
            bits: 64,
        };
        match &**base {
            Operand::Name(name, 0) => {
                if let Some((base, ty)) = self.register(line, name)? {
                    if ty.bits < 32 {
                        return Err(Fault::new(line, format!("'{name}' holds no address")));
                    }
                    return Ok((Address { base, offset }, None));
                }
                let space = self.variable(name).map(|place| place.space);
                let base = self.address_of(line, name, 0)?;
                Ok((Address { base, offset }, space))
            }
            number @ Operand::Number(_) => {
                let base = self.source(line, number, word)?;
                Ok((Address { base, offset }, None))
            }
            _ => Err(Fault::new(line, "expected an address")),
        }
    }

    /// A predicate operand, negated or not.
    pub fn predicate(&mut self, line: u32, operand: &Operand<'t>) -> Outcome<Guard> {
        match operand {
            Operand::Name(name, 0) => self.guard(line, name, false),
            Operand::Not(name) => self.guard(line, name, true),
            Operand::Number(_) => {
                let ty = Type {
                    kind: Kind::Predicate,
                    bits: 1,
                };
                let predicate = self.source(line, operand, ty)?;
                Ok(Guard {
                    predicate,
                    negated: false,
                })
            }
            _ => Err(Fault::new(line, "expected a predicate")),
        }
    }
}

fn check_width(line: u32, name: &str, own: Type, asked: Type, may_be_wider: bool) -> Outcome<()> {
    let is_predicate = |ty: Type| ty.kind == Kind::Predicate;
    // There are no 8-bit registers: 16-bit ones hold 8-bit values.
    let fits = own.bits == asked.bits || own.bits == 16 && asked.bits == 8;
    let fits = fits || may_be_wider && own.bits > asked.bits;
    if fits && is_predicate(own) == is_predicate(asked) {
        return Ok(());
    }
    Err(Fault::new(
        line,
        format!(
            "'{name}' has {} bits, {} are expected",
            own.bits, asked.bits
        ),
    ))
}
