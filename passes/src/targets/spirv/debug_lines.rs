//! Lines and names of the source for a binary whose lines are numbers of operations: the second half of
//! [`super::debug_info`].

use super::{
    binary::{self, BOUND, Encoded, first_word, instructions},
    debug_info::{ASKED_FOR, Line, Origin, Origins},
};
use rspirv::spirv::{Capability, Op as Opcode};
use std::collections::{HashMap, HashSet};

/// Puts lines and names into the binary.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn write(binary: &[u8], origins: &Origins<'_>) -> Result<Vec<u8>, String> {
    let words = binary::words(binary);
    let mut output = binary::header(&words)?.to_vec();
    let first_file = output[BOUND];
    output[BOUND] += origins.files.names.len() as u32;
    let mut writer = Writer {
        origins,
        first_file,
        symbols: HashMap::new(),
        pointees: HashMap::new(),
        capabilities: HashSet::new(),
        unnamed: HashSet::new(),
        head: vec![],
        names: vec![],
        body: vec![],
        current: None,
        pending: None,
        parameters: [].iter(),
    };
    for instruction in instructions(&words) {
        writer.instruction(instruction?);
    }
    output.extend(&writer.head);
    output.extend(files(origins, first_file));
    output.extend(&writer.names);
    output.extend(&writer.body);
    Ok(binary::bytes(&output))
}

/// `OpString` and `OpSource` for the files, whose ids start at `first`.
fn files(origins: &Origins<'_>, first: u32) -> Vec<u32> {
    let files = || origins.files.names.iter().zip(first..);
    let mut output = vec![];
    for (name, id) in files() {
        let name = binary::string(name);
        output.extend([first_word(Opcode::String, 2 + name.len()), id]);
        output.extend(name);
    }
    for (_, id) in files() {
        // The language is unknown (0), its version 0.
        output.extend([first_word(Opcode::Source, 4), 0, 0, id]);
    }
    output
}

/// The new binary, in sections.
struct Writer<'a, 'c> {
    origins: &'a Origins<'c>,
    /// The id of the first file.
    first_file: u32,
    /// The names of functions and variables, by id.
    symbols: HashMap<u32, String>,
    /// Pointees by the id of the pointer type.
    pointees: HashMap<u32, u32>,
    capabilities: HashSet<u32>,
    /// Types for whose values the validator rejects names.
    unnamed: HashSet<u32>,
    /// Words before the files.
    head: Vec<u32>,
    /// Names.
    names: Vec<u32>,
    /// The remaining words.
    body: Vec<u32>,
    /// The line in effect in the block.
    current: Option<Line>,
    /// The origin of the next instruction, if a line gave one.
    pending: Option<Origin<'c>>,
    /// The names of the remaining parameters.
    parameters: std::slice::Iter<'a, Option<&'c str>>,
}

impl Writer<'_, '_> {
    fn instruction(&mut self, instruction: Encoded<'_>) {
        let words = instruction.words;
        if instruction.opcode == Opcode::Capability {
            self.capabilities.extend(instruction.operand(0));
        }
        match instruction.opcode {
            Opcode::Extension if binary::text(&words[1..]).as_deref() == Some(ASKED_FOR) => {}
            Opcode::Capability
            | Opcode::Extension
            | Opcode::ExtInstImport
            | Opcode::MemoryModel
            | Opcode::EntryPoint
            | Opcode::ExecutionMode
            | Opcode::ExecutionModeId => self.head.extend(words),
            // The module's file, to which the numbers refer.
            Opcode::String => {}
            Opcode::Name | Opcode::MemberName => {
                self.symbols.extend(instruction.name());
                self.names.extend(words);
            }
            Opcode::Line => {
                let number = instruction.operand(1).and_then(|one| one.checked_sub(1));
                let origin = number.and_then(|index| self.origins.operations.get(index as usize));
                self.pending = origin.copied();
            }
            Opcode::Function => self.function(instruction),
            Opcode::FunctionParameter => {
                let name = self.parameters.next().copied().flatten();
                self.name(instruction, name);
                self.body.extend(words);
            }
            _ => self.other(instruction),
        }
    }

    fn function(&mut self, function: Encoded<'_>) {
        let symbol = function.result().and_then(|id| self.symbols.get(&id));
        let known = symbol.and_then(|symbol| self.origins.functions.get(symbol.as_str()));
        self.current = None;
        self.pending = None;
        if let Some(known) = known {
            self.parameters = known.parameters.iter();
            self.set_line(known.line);
        }
        self.body.extend(function.words);
    }

    /// Writes a variable of the module, or an instruction of a function.
    fn other(&mut self, instruction: Encoded<'_>) {
        let is_variable = instruction.opcode == Opcode::Variable;
        let is_symbol = is_variable && {
            let id = instruction.result();
            id.is_some_and(|id| self.symbols.contains_key(&id))
        };
        if let Some(origin) = self.pending.take() {
            self.set_line(origin.line);
            let name = origin.name.filter(|_| !is_symbol);
            self.name(instruction, name);
        }
        self.body.extend(instruction.words);
        match instruction.opcode {
            Opcode::TypeInt | Opcode::TypeFloat | Opcode::TypeVector => {
                self.note_type(instruction);
            }
            Opcode::TypePointer => {
                let [id, contents] = [0, 2].map(|index| instruction.operand(index));
                self.pointees.extend(id.zip(contents));
            }
            Opcode::Variable if is_symbol => {
                self.name_members(instruction);
                // A line holds until the next one.
                self.set_line(None);
            }
            Opcode::Label => self.current = None,
            _ => {}
        }
    }

    /// Records whether values of a type stay without names: where a module has memory of narrow numbers but no
    /// arithmetic with them, spirv-val counts their names as uses and rejects them.
    fn note_type(&mut self, ty: Encoded<'_>) {
        let (Some(id), Some(operand)) = (ty.operand(0), ty.operand(1)) else {
            return;
        };
        let arithmetic = match (ty.opcode, operand) {
            (Opcode::TypeInt, 8) => Capability::Int8,
            (Opcode::TypeInt, 16) => Capability::Int16,
            (Opcode::TypeFloat, 16) => Capability::Float16,
            (Opcode::TypeVector, lane) if self.unnamed.contains(&lane) => {
                self.unnamed.insert(id);
                return;
            }
            _ => return,
        };
        if !self.capabilities.contains(&(arithmetic as u32)) {
            self.unnamed.insert(id);
        }
    }

    /// Sets the line, or none, of the instructions that follow.
    fn set_line(&mut self, line: Option<Line>) {
        if line == self.current {
            return;
        }
        self.current = line;
        self.body.extend(match line {
            Some(Line { file, line, column }) => {
                let file = self.first_file + file as u32;
                vec![first_word(Opcode::Line, 4), file, line, column]
            }
            None => vec![first_word(Opcode::NoLine, 1)],
        });
    }

    /// Names the result of an instruction, if it has one.
    fn name(&mut self, instruction: Encoded<'_>, name: Option<&str>) {
        let is_named = |ty: u32| !self.unnamed.contains(&ty);
        let name = name.filter(|_| instruction.operand(0).is_some_and(is_named));
        if let (Some(id), Some(name)) = (instruction.result(), name) {
            let name = binary::string(name);
            self.names
                .extend([first_word(Opcode::Name, 2 + name.len()), id]);
            self.names.extend(name);
        }
    }

    /// Names the members of a struct variable.
    fn name_members(&mut self, variable: Encoded<'_>) {
        let symbol = variable.result().and_then(|id| self.symbols.get(&id));
        let members = symbol.and_then(|symbol| self.origins.members.get(symbol.as_str()));
        let ty = variable.operand(0).and_then(|ty| self.pointees.get(&ty));
        let (Some(members), Some(&ty)) = (members, ty) else {
            return;
        };
        let fits = |(name, _): &(&&str, u32)| !name.contains('\0');
        for (name, number) in members.iter().zip(0..).filter(fits) {
            let name = binary::string(name);
            let first = first_word(Opcode::MemberName, 3 + name.len());
            self.names.extend([first, ty, number]);
            self.names.extend(name);
        }
    }
}
