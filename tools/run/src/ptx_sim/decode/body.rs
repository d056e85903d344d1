//! The body of a function: scopes, labels, and one instruction after the other.

use std::collections::HashMap;

use super::super::fault::{Fault, Outcome};
use super::super::program::{Guard, Inst, Register, Space, Step};
use super::super::text::tree::{Function, Instruction, Statement};
use super::super::values::types::{Kind, Type};
use super::Decoder;
use super::layout::{Place, twice};
use super::modifiers::Modifiers;

/// A function that is being decoded.
pub struct Body<'d, 't> {
    pub decoder: &'d mut Decoder<'t>,
    pub function: &'d Function<'t>,
    pub scopes: Vec<Scope<'t>>,
    /// Where labels are, by their number.
    labels: HashMap<&'t str, usize>,
    places: Vec<Place32>,
    /// Lists of labels.
    pub tables: HashMap<&'t str, (u32, Vec<&'t str>)>,
}

/// Where a label is, and the line that asked for it first.
#[derive(Clone, Copy)]
struct Place32 {
    at: Option<u32>,
    line: u32,
}

/// The names between two braces.
#[derive(Default)]
pub struct Scope<'t> {
    /// Registers that were named so far.
    pub registers: HashMap<&'t str, (Register, Type)>,
    /// Registers that are declared, of families how many.
    pub declared: HashMap<&'t str, (Type, Option<u64>)>,
    pub variables: HashMap<&'t str, Place>,
}

impl<'d, 't> Body<'d, 't> {
    pub fn new(decoder: &'d mut Decoder<'t>, function: &'d Function<'t>) -> Self {
        Self {
            decoder,
            function,
            scopes: vec![],
            labels: HashMap::new(),
            places: vec![],
            tables: HashMap::new(),
        }
    }

    /// Decodes the function.
    pub fn decode(mut self) -> Outcome<()> {
        self.name_parameters()?;
        let start = self.decoder.program.code.len();
        self.find_tables(&self.function.body);
        self.statements(&self.function.body)?;
        // A function that ends without saying so returns.
        self.push(Step {
            inst: if self.function.is_entry {
                Inst::Exit
            } else {
                Inst::Return
            },
            guard: None,
            line: self.function.line,
        });
        self.resolve(start)
    }

    fn name_parameters(&mut self) -> Outcome<()> {
        let function = self.function;
        let signature = &self.decoder.layout.functions[function.name];
        let space = match function.is_entry {
            true => Space::Param,
            false => Space::Local,
        };
        let names = function.params.iter().chain(&function.results);
        let places = signature.params.iter().chain(&signature.results);
        let mut scope = Scope::default();
        for (variable, parameter) in names.zip(places) {
            let place = Place {
                space,
                address: parameter.offset,
                size: parameter.size,
            };
            if scope.variables.insert(variable.name, place).is_some() {
                return Err(twice(variable.line, variable.name));
            }
        }
        self.scopes.push(scope);
        Ok(())
    }

    /// Lists of labels may occur anywhere.
    fn find_tables(&mut self, statements: &[Statement<'t>]) {
        for statement in statements {
            match statement {
                Statement::Targets(line, name, labels) => {
                    self.tables.insert(name, (*line, labels.clone()));
                }
                Statement::Scope(inner) => self.find_tables(inner),
                _ => {}
            }
        }
    }

    fn statements(&mut self, statements: &'d [Statement<'t>]) -> Outcome<()> {
        self.scopes.push(Scope::default());
        for statement in statements {
            match statement {
                Statement::Registers { line, ty, names } => self.declare(*line, ty, names)?,
                Statement::Variable(variable) => {
                    let place = self.decoder.layout.place(variable)?;
                    let scope = self.scope();
                    if scope.variables.insert(variable.name, place).is_some() {
                        return Err(twice(variable.line, variable.name));
                    }
                }
                Statement::Label(line, name) => {
                    let here = self.decoder.program.code.len() as u32;
                    let label = self.label(*line, name) as usize;
                    if self.places[label].at.replace(here).is_some() {
                        return Err(twice(*line, name));
                    }
                }
                Statement::Targets(..) => {}
                Statement::Instruction(instruction) => self.instruction(instruction)?,
                Statement::Scope(inner) => self.statements(inner)?,
            }
        }
        self.scopes.pop();
        Ok(())
    }

    fn scope(&mut self) -> &mut Scope<'t> {
        if self.scopes.is_empty() {
            self.scopes.push(Scope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    fn declare(&mut self, line: u32, ty: &str, names: &[(&'t str, Option<u64>)]) -> Outcome<()> {
        let unknown =
            || Fault::unsupported(line, format!("registers of type '.{ty}' are not supported"));
        let ty = Type::of(ty).ok_or_else(unknown)?;
        for &(name, count) in names {
            let declared = &mut self.scope().declared;
            if declared.insert(name, (ty, count)).is_some() {
                return Err(twice(line, name));
            }
        }
        Ok(())
    }

    /// The number of a label, which may be defined later.
    pub fn label(&mut self, line: u32, name: &'t str) -> u32 {
        let places = &mut self.places;
        let number = self.labels.entry(name).or_insert_with(|| {
            places.push(Place32 { at: None, line });
            places.len() - 1
        });
        *number as u32
    }

    pub fn push(&mut self, step: Step) {
        self.decoder.program.code.push(step);
    }

    /// Replaces numbers of labels by places.
    fn resolve(self, start: usize) -> Outcome<()> {
        let mut places = vec![];
        for place in &self.places {
            let missing = || Fault::new(place.line, "undefined label");
            places.push(place.at.ok_or_else(missing)?);
        }
        let place = |label: &mut u32| *label = places[*label as usize];
        for step in &mut self.decoder.program.code[start..] {
            match &mut step.inst {
                Inst::Branch(target) => place(target),
                Inst::BranchIndexed { targets, .. } => targets.iter_mut().for_each(place),
                _ => {}
            }
        }
        Ok(())
    }

    fn instruction(&mut self, instruction: &'d Instruction<'t>) -> Outcome<()> {
        let line = instruction.line;
        let guard = match instruction.guard {
            None => None,
            Some((negated, name)) => Some(self.guard(line, name, negated)?),
        };
        let (mnemonic, modifiers) = Modifiers::of(line, instruction.opcode);
        let operands = &instruction.operands[..];
        let inst = self.decode_one(mnemonic, modifiers, operands)?;
        self.push(Step { inst, guard, line });
        Ok(())
    }

    /// A predicate that decides.
    pub fn guard(&mut self, line: u32, name: &'t str, negated: bool) -> Outcome<Guard> {
        match self.register(line, name)? {
            Some((predicate, ty)) if ty.kind == Kind::Predicate => Ok(Guard { predicate, negated }),
            _ => Err(Fault::new(line, format!("'{name}' is not a predicate"))),
        }
    }
}
