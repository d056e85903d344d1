//! Which decoder an instruction has; control flow and calls.

use super::super::fault::{Fault, Outcome};
use super::super::program::{Call, Inst, Space};
use super::super::text::tree::Operand;
use super::super::values::types::{Kind, Type};
use super::body::Body;
use super::memory::SCOPES;
use super::modifiers::Modifiers;
use super::operands::exactly;

impl<'t> Body<'_, 't> {
    /// Decodes one instruction.
    pub fn decode_one(
        &mut self,
        mnemonic: &'t str,
        modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        match mnemonic {
            "add" | "sub" | "mul" | "mul24" | "mad" | "fma" | "div" | "rem" | "min" | "max"
            | "abs" | "neg" | "sad" | "addc" | "subc" | "madc" | "sqrt" | "rcp" | "rsqrt"
            | "sin" | "cos" | "lg2" | "ex2" | "tanh" | "copysign" => {
                self.arithmetic(mnemonic, modifiers, operands)
            }
            "and" | "or" | "xor" | "not" | "cnot" | "shl" | "shr" | "shf" | "popc" | "clz"
            | "brev" | "bfind" | "bfe" | "prmt" | "bmsk" | "szext" => {
                self.bits(mnemonic, modifiers, operands)
            }
            "bfi" => self.insert(modifiers, operands),
            "lop3" => self.look_up(modifiers, operands),
            "dp4a" => self.dot_of_bytes(modifiers, operands),
            "mov" => self.mov(modifiers, operands),
            "cvt" => self.convert(modifiers, operands),
            "cvta" => self.convert_address(modifiers, operands),
            "isspacep" => self.is_in_space(modifiers, operands),
            "selp" => self.select(modifiers, operands),
            "slct" => self.select_by_sign(modifiers, operands),
            "setp" | "set" => self.compare(mnemonic, modifiers, operands),
            "ld" | "ldu" => self.load(modifiers, operands),
            "st" => self.store(modifiers, operands),
            "atom" | "red" => self.atomic(mnemonic, modifiers, operands),
            "fence" | "membar" => self.fence(modifiers, operands),
            "shfl" | "vote" | "match" | "redux" => self.together(mnemonic, modifiers, operands),
            "ldmatrix" => self.tiles(modifiers, operands),
            "mma" => self.product(modifiers, operands),
            "activemask" => self.active_mask(modifiers, operands),
            "bar" | "barrier" => self.barrier(modifiers, operands),
            "bra" => self.branch(modifiers, operands),
            "brx" => self.branch_indexed(modifiers, operands),
            "call" => self.call(modifiers, operands),
            "ret" | "exit" | "trap" => self.end(mnemonic, modifiers, operands),
            "nanosleep" => self.sleep(modifiers, operands),
            _ => Err(modifiers.unknown()),
        }
    }

    fn fence(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        modifiers.skip(&["sc", "acq_rel", "acquire", "release", "gl"]);
        modifiers.skip(SCOPES);
        modifiers.finish()?;
        exactly::<0>(modifiers.line(), operands)?;
        Ok(Inst::Nothing)
    }

    fn sleep(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        modifiers.skip(&["u32"]);
        modifiers.finish()?;
        exactly::<1>(modifiers.line(), operands)?;
        Ok(Inst::Nothing)
    }

    fn branch(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        modifiers.skip(&["uni"]);
        modifiers.finish()?;
        let line = modifiers.line();
        match exactly::<1>(line, operands)? {
            [Operand::Name(name, 0)] => Ok(Inst::Branch(self.label(line, name))),
            _ => Err(Fault::new(line, "expected a label")),
        }
    }

    fn branch_indexed(
        &mut self,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        let has_index = modifiers.has("idx");
        modifiers.skip(&["uni"]);
        modifiers.finish()?;
        let line = modifiers.line();
        let [index, Operand::Name(table, 0)] = exactly::<2>(line, operands)? else {
            return Err(Fault::new(line, "expected an index and a list of labels"));
        };
        if !has_index {
            return Err(modifiers.unknown());
        }
        let word = Type {
            kind: Kind::Unsigned,
            bits: 32,
        };
        let index = self.source(line, index, word)?;
        let unknown = || Fault::new(line, format!("'{table}' is not a list of labels"));
        let (listed, labels) = self.tables.get(table).cloned().ok_or_else(unknown)?;
        let targets = labels.iter().map(|name| self.label(listed, name)).collect();
        Ok(Inst::BranchIndexed { index, targets })
    }

    fn end(
        &mut self,
        mnemonic: &str,
        mut modifiers: Modifiers<'t>,
        operands: &[Operand<'t>],
    ) -> Outcome<Inst> {
        modifiers.skip(&["uni"]);
        modifiers.finish()?;
        exactly::<0>(modifiers.line(), operands)?;
        Ok(match mnemonic {
            "trap" => Inst::Trap,
            "ret" if !self.function.is_entry => Inst::Return,
            _ => Inst::Exit,
        })
    }

    /// `call (result), function, (arguments)`, of a function by its name.
    fn call(&mut self, mut modifiers: Modifiers<'t>, operands: &[Operand<'t>]) -> Outcome<Inst> {
        modifiers.skip(&["uni"]);
        modifiers.finish()?;
        let line = modifiers.line();
        let (results, operands): (&[_], _) = match operands {
            [Operand::List(results), rest @ ..] => (results, rest),
            operands => (&[], operands),
        };
        let (name, arguments): (_, &[_]) = match operands {
            [Operand::Name(name, 0)] => (*name, &[]),
            [Operand::Name(name, 0), Operand::List(arguments)] => (*name, arguments),
            _ => {
                return Err(Fault::unsupported(
                    line,
                    "calls by a pointer are not supported",
                ));
            }
        };
        let unknown = || Fault::new(line, format!("'{name}' is not a function with a body"));
        let arguments = self.local_places(line, arguments)?;
        let results = self.local_places(line, results)?;
        let signature = self.decoder.layout.functions.get(name);
        let signature = signature
            .filter(|found| !found.is_entry)
            .ok_or_else(unknown)?;
        let counts = (arguments.len(), results.len());
        if counts != (signature.params.len(), signature.results.len()) {
            return Err(Fault::new(
                line,
                format!("'{name}' has another number of parameters or results"),
            ));
        }
        let taken = arguments.iter().zip(&signature.params);
        let returned = results.iter().zip(&signature.results);
        let taken = taken.map(|(from, to)| (from.0, to.offset, from.1.min(to.size)));
        let returned = returned.map(|(to, from)| (from.offset, to.0, from.size.min(to.1)));
        Ok(Inst::Call(Box::new(Call {
            function: signature.number,
            arguments: taken.collect(),
            results: returned.collect(),
        })))
    }

    /// Where variables of the `.param` space are, and their bytes.
    fn local_places(&self, line: u32, operands: &[Operand<'t>]) -> Outcome<Vec<(u64, u64)>> {
        let place = |operand: &Operand<'t>| {
            let name = match operand {
                Operand::Name(name, 0) => name,
                _ => {
                    return Err(Fault::new(
                        line,
                        "expected a variable of the space '.param'",
                    ));
                }
            };
            let place = self
                .variable(name)
                .filter(|place| place.space == Space::Local);
            let place = place.ok_or_else(|| {
                Fault::new(
                    line,
                    format!("'{name}' is not a variable of the space '.param'"),
                )
            })?;
            Ok((place.address, place.size))
        };
        operands.iter().map(place).collect()
    }
}
