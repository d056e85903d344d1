//! From the tree to the program: names become registers and addresses, opcodes become operations.
//!
//! An instruction is a mnemonic and modifiers, each of which has to be known: an unsupported one is refused before
//! anything runs.

mod arithmetic;
mod atomics;
mod body;
mod control;
mod layout;
mod memory;
mod modifiers;
mod moves;
mod operands;
mod products;
mod warp;

use std::collections::HashMap;

use super::fault::{Fault, Outcome};
use super::program::{Initial, Inst, Kernel, Program, Register, Special};
use super::text::{parser, tree::Module};
use body::Body;
use layout::Layout;

/// Makes a program of a text.
///
/// # Errors
/// At the first thing that is wrong or not known.
pub fn load(text: &str) -> Outcome<Program> {
    decode(&parser::parse(text)?)
}

/// Makes a program of a tree.
///
/// # Errors
/// At the first thing that is not known.
fn decode(module: &Module<'_>) -> Outcome<Program> {
    let mut decoder = Decoder {
        layout: Layout::of(module)?,
        ..Decoder::default()
    };
    let mut ranges = vec![];
    for function in &module.functions {
        let start = decoder.program.code.len() as u32;
        decoder.program.starts.push(start);
        Body::new(&mut decoder, function).decode()?;
        ranges.push(start as usize..decoder.program.code.len());
        if function.is_entry {
            let params = decoder.layout.functions[function.name].params.clone();
            decoder.program.kernels.push(Kernel {
                name: function.name.to_owned(),
                start,
                params,
                required: function.required,
            });
        }
    }
    refuse_recursion(&decoder.program, &ranges)?;
    let Decoder {
        mut program,
        layout,
        ..
    } = decoder;
    program.variables = layout.variables;
    program.local_end = layout.local_end;
    program.shared_end = layout.shared_end;
    program.param_end = layout.param_end;
    Ok(program)
}

/// Data common to all functions.
#[derive(Default)]
struct Decoder<'t> {
    program: Program,
    layout: Layout<'t>,
    constants: HashMap<u64, Register>,
    specials: HashMap<Special, Register>,
}

/// Registers at most.
const REGISTERS: u32 = 1 << 20;

impl Decoder<'_> {
    fn new_register(&mut self, line: u32) -> Outcome<Register> {
        let register = self.program.registers;
        if register == REGISTERS {
            return Err(Fault::new(line, format!("more than {REGISTERS} registers")));
        }
        self.program.registers += 1;
        Ok(register)
    }

    /// A register that holds a number.
    fn constant(&mut self, line: u32, value: u64) -> Outcome<Register> {
        if let Some(&known) = self.constants.get(&value) {
            return Ok(known);
        }
        let register = self.new_register(line)?;
        self.constants.insert(value, register);
        let initial = (register, Initial::Constant(value));
        self.program.initial.push(initial);
        Ok(register)
    }

    fn special(&mut self, line: u32, special: Special) -> Outcome<Register> {
        if let Some(&known) = self.specials.get(&special) {
            return Ok(known);
        }
        let register = self.new_register(line)?;
        self.specials.insert(special, register);
        let initial = (register, Initial::Special(special));
        self.program.initial.push(initial);
        Ok(register)
    }
}

/// Functions have one place for their registers: none may call itself, not even by another one.
fn refuse_recursion(program: &Program, ranges: &[std::ops::Range<usize>]) -> Outcome<()> {
    let calls: Vec<Vec<(usize, u32)>> = ranges
        .iter()
        .map(|range| {
            let steps = program.code[range.clone()].iter();
            let callee = |step: &super::program::Step| match &step.inst {
                Inst::Call(call) => Some((call.function as usize, step.line)),
                _ => None,
            };
            steps.filter_map(callee).collect()
        })
        .collect();
    // 0: not seen, 1: on the way, 2: done.
    let mut states = vec![0; calls.len()];
    for first in 0..calls.len() {
        let mut way = vec![(first, 0)];
        if states[first] == 2 {
            continue;
        }
        states[first] = 1;
        while let Some((function, next)) = way.last_mut() {
            let Some(&(callee, line)) = calls[*function].get(*next) else {
                states[*function] = 2;
                way.pop();
                continue;
            };
            *next += 1;
            match states[callee] {
                0 => {
                    states[callee] = 1;
                    way.push((callee, 0));
                }
                1 => {
                    return Err(Fault::unsupported(
                        line,
                        "recursive calls are not supported",
                    ));
                }
                _ => {}
            }
        }
    }
    Ok(())
}
