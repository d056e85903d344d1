//! Arithmetic, logic and shifts.

use super::super::fault::{Fault, Outcome};
use super::super::program::{Inst, Other, Register};
use super::super::text::tree::Operand;
use super::super::values::float::{self, Modes};
use super::super::values::types::{Kind, Type};
use super::super::values::{Binary, Ternary, Unary, bits, integer};
use super::body::Body;
use super::modifiers::Modifiers;
use super::operands::exactly;

/// A function of one, two or three operands.
enum Function {
    One(Unary),
    Two(Binary),
    Three(Ternary),
}

/// Whether an instruction puts parts of its operands together.
fn is_of_parts(mnemonic: &str) -> bool {
    let words = ["and", "or", "xor", "shf", "prmt"];
    words.contains(&mnemonic)
}

const WORD: Type = Type {
    kind: Kind::Bits,
    bits: 32,
};

impl<'t> Body<'_, 't> {
    /// Arithmetic of integers or floats, by the type.
    pub fn arithmetic(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let gives = modifiers.has("cc");
        if gives || matches!(mnemonic, "addc" | "subc" | "madc") {
            return self.carry(mnemonic, gives, modifiers, operands);
        }
        let part = modifiers.one_of(&["lo", "hi", "wide"]);
        let ty = modifiers.ty()?;
        if matches!(ty.kind, Kind::Float | Kind::Floats | Kind::Bfloat) {
            if part.is_some() {
                return Err(modifiers.unknown());
            }
            return self.float(mnemonic, modifiers, ty, operands);
        }
        let is_saturated = modifiers.has("sat");
        let is_known = matches!(ty.kind, Kind::Unsigned | Kind::Signed) && ty.bits > 8;
        if !is_known || is_saturated && (ty.kind, ty.bits) != (Kind::Signed, 32) {
            return Err(modifiers.unknown());
        }
        modifiers.finish()?;
        let mut name = mnemonic.to_owned();
        if let Some(part) = part {
            name = format!("{name}.{part}");
        }
        if is_saturated {
            name.push_str(".sat");
        }
        let to = match part {
            Some("wide") => Type {
                bits: 2 * ty.bits,
                ..ty
            },
            _ => ty,
        };
        let function = match name.as_str() {
            "mul.wide" => integer::multiply_wide(ty).map(Function::Two),
            name => None
                .or_else(|| integer::unary(name, ty).map(Function::One))
                .or_else(|| integer::binary(name, ty).map(Function::Two))
                .or_else(|| integer::ternary(name, ty).map(Function::Three)),
        };
        let function = function.ok_or_else(|| modifiers.unknown())?;
        // The addend of a product is as wide as the product.
        self.function(
            modifiers.line(),
            function,
            to,
            [ty, ty, to],
            (operands, false),
        )
    }

    fn float(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        ty: Type,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let modes = Modes {
            flushes: modifiers.has("ftz"),
            saturates: modifiers.has("sat"),
        };
        let approximates = modifiers.one_of(&["approx", "full"]).is_some();
        let rounds = modifiers.has("rn");
        let rounds_down = modifiers.has("rm");
        let needs = matches!(mnemonic, "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh");
        let may = matches!(mnemonic, "div" | "rcp" | "sqrt");
        let is_known = match (approximates, needs) {
            (true, _) => needs || may && !rounds,
            (false, true) => false,
            (false, false) => !may || rounds,
        };
        let name = match mnemonic {
            "min" | "max" if modifiers.has("NaN") => format!("{mnemonic}.NaN"),
            _ if rounds_down => format!("{mnemonic}.rm"),
            "rcp" if approximates && ty.bits == 64 => "rcp.approx".to_owned(),
            "mad" => "fma".to_owned(),
            _ => mnemonic.to_owned(),
        };
        modifiers.finish()?;
        let function = None
            .or_else(|| float::unary(&name, ty, modes).map(Function::One))
            .or_else(|| float::binary(&name, ty, modes).map(Function::Two))
            .or_else(|| float::ternary(&name, ty, modes).map(Function::Three));
        let function = function
            .filter(|_| is_known)
            .ok_or_else(|| modifiers.unknown())?;
        self.function(modifiers.line(), function, ty, [ty; 3], (operands, false))
    }

    /// Logic, shifts and bit counts.
    pub fn bits(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let mut name = mnemonic.to_owned();
        let modes = [
            "l", "r", "wrap", "clamp", "shiftamt", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16",
        ];
        let ty = modifiers.ty()?;
        // Modifiers of `prmt` may follow the type.
        while let Some(mode) = modifiers.one_of(&modes) {
            name = format!("{name}.{mode}");
        }
        modifiers.finish()?;
        let function = None
            .or_else(|| bits::unary(&name, ty).map(Function::One))
            .or_else(|| bits::binary(&name, ty).map(Function::Two))
            .or_else(|| bits::ternary(&name, ty).map(Function::Three));
        let is_word = matches!(mnemonic, "popc" | "clz" | "bfind");
        let function = function
            .filter(|_| ty.bits != 8)
            .filter(|_| {
                ty.kind != Kind::Predicate || matches!(mnemonic, "and" | "or" | "xor" | "not")
            })
            .filter(|_| !matches!(mnemonic, "shf" | "prmt" | "bmsk" | "szext") || ty.bits == 32)
            .ok_or_else(|| modifiers.unknown())?;
        let to = if is_word { WORD } else { ty };
        let from = match mnemonic {
            "shl" | "shr" => [ty, WORD, WORD],
            "bfe" => [ty, WORD, WORD],
            _ => [ty; 3],
        };
        self.function(
            modifiers.line(),
            function,
            to,
            from,
            (operands, is_of_parts(mnemonic)),
        )
    }

    /// `dp4a`
    pub fn dot_of_bytes(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let (a, b) = (modifiers.ty()?, modifiers.ty()?);
        modifiers.finish()?;
        let are_words = a.bits == 32 && b.bits == 32;
        let function = integer::dot_of_bytes(a, b).filter(|_| are_words);
        let function = function.ok_or_else(|| modifiers.unknown())?;
        let function = Function::Three(function);
        self.function(
            modifiers.line(),
            function,
            WORD,
            [WORD; 3],
            (operands, false),
        )
    }

    /// `bfi`
    pub fn insert(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        if ty.kind != Kind::Bits || ty.bits < 32 {
            return Err(modifiers.unknown());
        }
        let line = modifiers.line();
        let [d, a, b, c, e] = exactly::<5>(line, operands)?;
        let a = [
            self.source(line, a, ty)?,
            self.source(line, b, ty)?,
            self.source(line, c, WORD)?,
            self.source(line, e, WORD)?,
        ];
        let d = self.target(line, d, ty)?;
        let f = bits::insert(ty.bits);
        Ok(Inst::Other(Box::new(Other::Insert { f, d, a })))
    }

    /// `lop3`
    pub fn look_up(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let line = modifiers.line();
        let [d, a, b, c, table] = exactly::<5>(line, operands)?;
        let table = match table {
            Operand::Number(super::super::text::tree::Number::Integer(table)) => {
                u8::try_from(*table).ok()
            }
            _ => None,
        };
        let table = table.ok_or_else(|| Fault::new(line, "the table is not an 8-bit number"))?;
        if ty != WORD {
            return Err(modifiers.unknown());
        }
        let a = [
            self.source(line, a, ty)?,
            self.source(line, b, ty)?,
            self.source(line, c, ty)?,
        ];
        let d = self.target(line, d, ty)?;
        Ok(Inst::Other(Box::new(Other::LookUp { table, d, a })))
    }

    fn carry(
        &mut self,
        mnemonic: &str,
        gives: bool,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let takes = matches!(mnemonic, "addc" | "subc" | "madc");
        let part = modifiers.one_of(&["lo", "hi"]);
        let ty = modifiers.ty()?;
        modifiers.finish()?;
        let product = part.and_then(|part| integer::binary(&format!("mul.{part}"), ty));
        let is_known = match mnemonic {
            "add" | "addc" | "sub" | "subc" => part.is_none(),
            "mad" | "madc" => product.is_some(),
            _ => false,
        };
        if !ty.is_integer() || ty.bits < 32 || !is_known {
            return Err(modifiers.unknown());
        }
        let line = modifiers.line();
        let (d, a, times, b) = match product {
            Some(part) => {
                let [d, a, factor, b] = exactly::<4>(line, operands)?;
                (d, a, Some((part, self.source(line, factor, ty)?)), b)
            }
            None => {
                let [d, a, b] = exactly::<3>(line, operands)?;
                (d, a, None, b)
            }
        };
        let (a, b) = (self.source(line, a, ty)?, self.source(line, b, ty)?);
        let d = self.target(line, d, ty)?;
        Ok(Inst::Other(Box::new(Other::Carry {
            d,
            a,
            times,
            b,
            bits: ty.bits,
            subtracts: mnemonic.starts_with("sub"),
            takes,
            gives,
        })))
    }

    fn function(
        &mut self,
        line: u32,
        function: Function,
        to: Type,
        from: [Type; 3],
        (operands, of_parts): (&[Operand<'t>], bool),
    ) -> Outcome<Inst> {
        match function {
            Function::One(f) => {
                let [d, a] = exactly::<2>(line, operands)?;
                let a = self.source(line, a, from[0])?;
                let d: Register = self.target(line, d, to)?;
                Ok(Inst::Unary { f, d, a })
            }
            Function::Two(f) => {
                let [d, a, b] = exactly::<3>(line, operands)?;
                let (a, b) = (
                    self.source(line, a, from[0])?,
                    self.source(line, b, from[1])?,
                );
                let d = self.target(line, d, to)?;
                Ok(Inst::Binary {
                    f,
                    of_parts,
                    d,
                    a,
                    b,
                })
            }
            Function::Three(f) => {
                let [d, a, b, c] = exactly::<4>(line, operands)?;
                let (a, b) = (
                    self.source(line, a, from[0])?,
                    self.source(line, b, from[1])?,
                );
                let c = self.source(line, c, from[2])?;
                let d = self.target(line, d, to)?;
                Ok(Inst::Ternary {
                    f,
                    of_parts,
                    d,
                    a,
                    b,
                    c,
                })
            }
        }
    }
}
