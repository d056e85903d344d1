//! Moves, conversions, comparisons and choices.

use super::super::fault::{Fault, Outcome};
use super::super::program::{
    Compare, Inst, Join, LOCAL_WINDOW, Other, PARAM_WINDOW, SHARED_WINDOW, Space, WINDOW,
};
use super::super::text::tree::Operand;
use super::super::values::convert::Conversion;
use super::super::values::rounding::Rounding;
use super::super::values::types::{Kind, Type};
use super::super::values::{Unary, compare, integer};
use super::body::Body;
use super::modifiers::Modifiers;
use super::operands::exactly;

const PREDICATE: Type = Type {
    kind: Kind::Predicate,
    bits: 1,
};

fn bits_of(bits: u32) -> Type {
    Type {
        kind: Kind::Bits,
        bits,
    }
}

fn other(other: Other) -> Inst {
    Inst::Other(Box::new(other))
}

impl<'t> Body<'_, 't> {
    /// `mov`
    pub fn mov(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let line = modifiers.line();
        let [d, a] = exactly::<2>(line, operands)?;
        match (d, a) {
            (Operand::Vector(parts), a) => {
                let part = self.part(line, ty, parts.len())?;
                let a = self.source(line, a, ty)?;
                let parts = parts.iter().map(|operand| match operand {
                    Operand::Name("_", 0) => Ok(None),
                    operand => self.target(line, operand, part).map(Some),
                });
                let parts = parts.collect::<Outcome<Vec<_>>>()?;
                let bits = part.bits;
                Ok(other(Other::Unpack { parts, a, bits }))
            }
            (d, Operand::Vector(parts)) => {
                let part = self.part(line, ty, parts.len())?;
                let parts = parts.iter().map(|operand| self.source(line, operand, part));
                let parts = parts.collect::<Outcome<Vec<_>>>()?;
                let d = self.target(line, d, ty)?;
                let bits = part.bits;
                Ok(other(Other::Pack { d, parts, bits }))
            }
            (d, a) => {
                let a = self.source(line, a, ty)?;
                let d = self.target(line, d, ty)?;
                Ok(match ty.kind {
                    Kind::Predicate => Inst::Unary {
                        f: |a| u64::from(a != 0),
                        d,
                        a,
                    },
                    // Special registers have 32 bits, whatever is moved.
                    _ => Inst::Unary { f: |a| a, d, a },
                })
            }
        }
    }

    /// The type of a part of a register.
    fn part(&self, line: u32, ty: Type, count: usize) -> Outcome<Type> {
        match (ty.bits, count) {
            (32 | 64, 2) | (64, 4) | (32, 4) => Ok(bits_of(ty.bits / count as u32)),
            (16, 2) => Ok(bits_of(8)),
            _ => Err(Fault::new(
                line,
                format!("{} bits have no {count} parts", ty.bits),
            )),
        }
    }

    /// `cvt`
    pub fn convert(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let rounding = modifiers.one_of(&["rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi"]);
        let (saturates, flushes) = (modifiers.has("sat"), modifiers.has("ftz"));
        let (to, from) = (modifiers.ty()?, modifiers.ty()?);
        modifiers.finish()?;
        let is_known = |ty: Type| ty.is_integer() && ty.kind != Kind::Bits || ty.is_float();
        let line = modifiers.line();
        let half = Type {
            kind: Kind::Float,
            bits: 16,
        };
        let is_pair = to.kind == Kind::Floats && from.kind == Kind::Float && from.bits == 32;
        let to = if is_pair { half } else { to };
        let to_integral = rounding.is_some_and(|name| name.ends_with('i'));
        let is_rounded = match (to.is_float(), from.is_float()) {
            (false, true) => to_integral,
            (true, false) => rounding.is_some() && !to_integral,
            (true, true) => match to.bits.cmp(&from.bits) {
                std::cmp::Ordering::Less => rounding.is_some() && !to_integral,
                std::cmp::Ordering::Equal => {
                    to.kind == from.kind && (rounding.is_none() || to_integral)
                }
                std::cmp::Ordering::Greater => rounding.is_none(),
            },
            (false, false) => rounding.is_none(),
        };
        if !is_known(to) || !is_known(from) || !is_rounded {
            return Err(modifiers.unknown());
        }
        let mut conversion = Conversion {
            from,
            to,
            rounding: match rounding.and_then(|name| name.get(1..2)) {
                None | Some("n") => Rounding::Nearest,
                Some("z") => Rounding::Zero,
                Some("m") => Rounding::Down,
                Some(_) => Rounding::Up,
            },
            to_integral,
            saturates,
            flushes,
            register: to.bits,
        };
        if is_pair {
            let [d, high, low] = exactly::<3>(line, operands)?;
            let (high, low) = (
                self.source(line, high, from)?,
                self.source(line, low, from)?,
            );
            let d = self.target(line, d, bits_of(32))?;
            return Ok(other(Other::ConvertPair {
                conversion,
                d,
                high,
                low,
            }));
        }
        let [d, a] = exactly::<2>(line, operands)?;
        let a = self.wide_source(line, a, from)?;
        let (d, register) = self.wide_target(line, d, to)?;
        conversion.register = register;
        Ok(other(Other::Convert { conversion, d, a }))
    }

    /// `cvta`: between generic addresses and those of a space.
    pub fn convert_address(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let line = modifiers.line();
        let to = modifiers.has("to");
        modifiers.skip(&["param::entry"]);
        let window =
            match modifiers.one_of(&["shared", "shared::cta", "local", "param", "global", "const"])
            {
                Some("shared" | "shared::cta") => SHARED_WINDOW,
                Some("local") => LOCAL_WINDOW,
                Some("param") => PARAM_WINDOW,
                Some(_) => 0,
                None => return Err(modifiers.unknown()),
            };
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let [d, a] = exactly::<2>(line, operands)?;
        let (a, d) = (self.source(line, a, ty)?, self.target(line, d, ty)?);
        if ty.bits != 64 {
            return Err(modifiers.unknown());
        }
        let window = if to { window.wrapping_neg() } else { window };
        let b = self.decoder.constant(line, window)?;
        let f = |a: u64, b: u64| a.wrapping_add(b);
        Ok(Inst::Binary {
            f,
            of_parts: false,
            d,
            a,
            b,
        })
    }

    /// `isspacep`
    pub fn is_in_space(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let f: Unary =
            match modifiers.one_of(&["shared", "shared::cta", "local", "param", "global"]) {
                Some("shared" | "shared::cta") => |a| u64::from(is_in(a, SHARED_WINDOW)),
                Some("local") => |a| u64::from(is_in(a, LOCAL_WINDOW)),
                Some("param") => |a| u64::from(is_in(a, PARAM_WINDOW)),
                Some(_) => |a| {
                    let windows = [SHARED_WINDOW, LOCAL_WINDOW, PARAM_WINDOW];
                    u64::from(!windows.into_iter().any(|window| is_in(a, window)))
                },
                None => return Err(modifiers.unknown()),
            };
        modifiers.finish()?;
        let line = modifiers.line();
        let [d, a] = exactly::<2>(line, operands)?;
        let a = self.source(line, a, bits_of(64))?;
        let d = self.target(line, d, PREDICATE)?;
        Ok(Inst::Unary { f, d, a })
    }

    /// `selp`
    pub fn select(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let line = modifiers.line();
        let [d, a, b, p] = exactly::<4>(line, operands)?;
        let (a, b) = (self.source(line, a, ty)?, self.source(line, b, ty)?);
        let p = self.source(line, p, PREDICATE)?;
        let d = self.target(line, d, ty)?;
        Ok(Inst::Select { d, a, b, p })
    }

    /// `setp`, and `set`, which writes a number.
    pub fn compare(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        const COMPARISONS: &[&str] = &[
            "eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs", "equ", "neu", "ltu", "leu",
            "gtu", "geu", "num", "nan",
        ];
        let line = modifiers.line();
        let op = modifiers.one_of(COMPARISONS);
        let joined: Option<Join> = match modifiers.one_of(&["and", "or", "xor"]) {
            Some("and") => Some(|a, b| a & b),
            Some("or") => Some(|a, b| a | b),
            Some(_) => Some(|a, b| a ^ b),
            None => None,
        };
        let flushes = modifiers.has("ftz");
        let to = match mnemonic {
            "set" => modifiers.ty()?,
            _ => PREDICATE,
        };
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let f = op.and_then(|op| compare::comparison(op, ty, flushes));
        let f = f.ok_or_else(|| modifiers.unknown())?;
        let truth = match (to.kind, to.bits) {
            (Kind::Predicate, _) => 1,
            (Kind::Float, 32) => 0x3f80_0000,
            (Kind::Unsigned | Kind::Signed | Kind::Bits, 32) => 0xffff_ffff,
            _ => return Err(modifiers.unknown()),
        };
        let (operands, with) = match (joined, operands) {
            (Some(join), [operands @ .., last]) => {
                let guard = self.predicate(line, last)?;
                (operands, Some((join, guard)))
            }
            (_, operands) => (operands, None),
        };
        let [d, a, b] = exactly::<3>(line, operands)?;
        let (a, b) = (self.source(line, a, ty)?, self.source(line, b, ty)?);
        let (d, second) = match d {
            Operand::Pair(first, second) if mnemonic == "setp" => {
                let first = self.target(line, &Operand::Name(first, 0), PREDICATE)?;
                let second = self.target(line, &Operand::Name(second, 0), PREDICATE)?;
                (first, Some(second))
            }
            d => (self.target(line, d, to)?, None),
        };
        Ok(Inst::Compare(Box::new(Compare {
            f,
            halves: ty.kind == Kind::Floats,
            d,
            second,
            a,
            b,
            with,
            truth,
        })))
    }

    /// `slct.type.s32`: by the sign of the last operand.
    pub fn select_by_sign(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let (ty, by) = (modifiers.ty()?, modifiers.ty()?);
        modifiers.finish()?;
        if (by.kind, by.bits) != (Kind::Signed, 32)
            || integer::binary("add", bits_of(ty.bits)).is_none()
        {
            return Err(modifiers.unknown());
        }
        let line = modifiers.line();
        let [d, a, b, c] = exactly::<4>(line, operands)?;
        let (a, b) = (self.source(line, a, ty)?, self.source(line, b, ty)?);
        let c = self.source(line, c, by)?;
        let d = self.target(line, d, ty)?;
        let f = |a: u64, b: u64, c: u64| if c as i32 >= 0 { a } else { b };
        Ok(Inst::Ternary {
            f,
            of_parts: true,
            d,
            a,
            b,
            c,
        })
    }

    /// The space that a modifier names.
    pub fn space(modifiers: &mut Modifiers<'t>) -> Option<Space> {
        let names = [
            "global",
            "shared",
            "shared::cta",
            "local",
            "const",
            "param",
            "param::entry",
            "param::func",
        ];
        Some(match modifiers.one_of(&names)? {
            "global" => Space::Global,
            "shared" | "shared::cta" => Space::Shared,
            "local" => Space::Local,
            "const" => Space::Const,
            _ => Space::Param,
        })
    }
}

fn is_in(address: u64, window: u64) -> bool {
    address.wrapping_sub(window) < WINDOW
}
