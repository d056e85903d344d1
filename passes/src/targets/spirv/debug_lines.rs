//! Lines and names of the source for a binary whose lines are numbers of operations: the second half of
//! [`super::debug_info`].

use super::{
    binary::{self, BOUND, Encoded, first_word, instructions},
    debug_info::{ASKED_FOR, Line, Origin, Origins},
    debug_scopes::{Global, Named, Scopes},
    debug_set::Kind,
};
use rspirv::spirv::{Capability, Op as Opcode};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The debug information that a module gets beyond lines and names.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The set of its instructions; none where the target excludes it.
    pub set: Option<Kind>,
    /// Whether the set needs an extension.
    pub is_extension: bool,
}

/// Puts lines and names into the binary, and scopes, types and variables by a set of instructions.
///
/// # Errors
/// If the binary differs from the serialiser's form.
pub fn write(binary: &[u8], origins: &Origins<'_>, wanted: Wanted) -> Result<Vec<u8>, String> {
    let words = binary::words(binary);
    let mut output = binary::header(&words)?.to_vec();
    let first_file = output[BOUND];
    output[BOUND] += origins.files.names.len() as u32;
    let scopes = wanted
        .set
        .map(|kind| Scopes::new(kind, output[BOUND], &origins.files, &origins.frames));
    let mut writer = Writer {
        origins,
        first_file,
        symbols: HashMap::new(),
        pointees: HashMap::new(),
        capabilities: HashSet::new(),
        unnamed: HashSet::new(),
        head: vec![],
        names: vec![],
        globals: vec![],
        body: vec![],
        members: BTreeMap::new(),
        current: None,
        pending: None,
        parameters: [].iter(),
        scopes,
        is_extension: wanted.is_extension,
        opening: None,
    };
    for instruction in instructions(&words) {
        writer.instruction(instruction?);
    }
    output.extend(&writer.head);
    output.extend(files(origins, first_file));
    if let Some(scopes) = &writer.scopes {
        output[BOUND] = scopes.set.bound();
        output.extend(&scopes.set.strings);
    }
    output.extend(&writer.names);
    output.extend(writer.member_names());
    output.extend(&writer.globals);
    if let Some(scopes) = &writer.scopes {
        output.extend(&scopes.set.constants);
        output.extend(&scopes.set.globals);
    }
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
    /// Words before the functions.
    globals: Vec<u32>,
    /// The remaining words.
    body: Vec<u32>,
    /// The names of the members of structures; none of a member that variables name differently.
    members: BTreeMap<(u32, u32), Option<&'c str>>,
    /// The line in effect in the block.
    current: Option<Line>,
    /// The origin of the next instruction, if a line gave one.
    pending: Option<Origin<'c>>,
    /// The names of the remaining parameters.
    parameters: std::slice::Iter<'a, Option<&'c str>>,
    /// Scopes, types and variables, if the module gets them.
    scopes: Option<Scopes<'a>>,
    /// Whether their set needs an extension.
    is_extension: bool,
    /// The function whose body has not begun.
    opening: Option<Opening<'c>>,
}

/// A function before its body.
struct Opening<'c> {
    id: u32,
    /// The type of the function.
    ty: u32,
    line: Option<Line>,
    /// Ids, types and names of parameters.
    parameters: Vec<(u32, u32, Option<&'c str>)>,
}

impl<'a, 'c> Writer<'a, 'c> {
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
            | Opcode::EntryPoint
            | Opcode::ExecutionMode
            | Opcode::ExecutionModeId => self.head.extend(words),
            Opcode::MemoryModel => {
                self.import();
                self.head.extend(words);
            }
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
                let [ty, id] = [0, 1].map(|index| instruction.operand(index).unwrap_or(0));
                if let Some(opening) = &mut self.opening {
                    opening.parameters.push((id, ty, name));
                }
                self.name(instruction, name);
                self.body.extend(words);
            }
            _ => self.other(instruction),
        }
    }

    /// Imports the set, with its extension.
    fn import(&mut self) {
        let Some(scopes) = &self.scopes else {
            return;
        };
        let import = scopes.set.import();
        if self.is_extension {
            let name = binary::string(ASKED_FOR);
            let first = first_word(Opcode::Extension, 1 + name.len());
            // Extensions stand before imports.
            let is_import = |words: &[u32]| words[0] & 0xffff == Opcode::ExtInstImport as u32;
            let (mut at, mut end) = (0, self.head.len());
            while at < end {
                if is_import(&self.head[at..]) {
                    end = at;
                }
                at += ((self.head[at] >> 16) as usize).max(1);
            }
            let extension = std::iter::once(first).chain(name);
            self.head.splice(end..end, extension);
        }
        self.head.extend(import);
    }

    fn function(&mut self, function: Encoded<'_>) {
        let symbol = function.result().and_then(|id| self.symbols.get(&id));
        let known = symbol.and_then(|symbol| self.origins.functions.get(symbol.as_str()));
        self.current = None;
        self.pending = None;
        let line = known.and_then(|known| known.line);
        let [id, ty] = [1, 3].map(|index| function.operand(index).unwrap_or(0));
        self.opening = Some(Opening {
            id,
            ty,
            line,
            parameters: vec![],
        });
        if let Some(known) = known {
            self.parameters = known.parameters.iter();
            self.set_line(known.line, true);
        }
        self.body.extend(function.words);
    }

    /// Begins the body of a function.
    fn begin(&mut self, opening: &Opening<'c>) {
        let Some(scopes) = &mut self.scopes else {
            return;
        };
        let name = self.symbols.get(&opening.id).map_or("", String::as_str);
        scopes.begin((opening.id, name), opening.ty, opening.line);
        for (&(id, ty, name), number) in opening.parameters.iter().zip(1..) {
            let Some(name) = name.filter(|_| !self.unnamed.contains(&ty)) else {
                continue;
            };
            let named = Named {
                id,
                ty,
                name,
                line: opening.line,
                parameter: Some(number),
                is_memory: false,
            };
            scopes.name(named, None);
        }
    }

    /// Writes a variable of the module, or an instruction of a function.
    fn other(&mut self, instruction: Encoded<'_>) {
        let is_label = instruction.opcode == Opcode::Label;
        if let Some(opening) = self.opening.take_if(|_| is_label) {
            self.begin(&opening);
        }
        let id = instruction.result();
        let is_symbol = instruction.opcode == Opcode::Variable
            && id.is_some_and(|id| self.symbols.contains_key(&id));
        let in_function = !self.body.is_empty();
        let origin = self.pending.take();
        if in_function && let Some(scopes) = &mut self.scopes {
            let origin = origin.map(|origin| (origin.line, origin.frame));
            let words = scopes.before(instruction.opcode, origin);
            self.body.extend(words);
        }
        if let Some(origin) = origin {
            self.set_line(origin.line, in_function);
            let name = origin.name.filter(|_| !is_symbol);
            self.name(instruction, name);
            self.describe(instruction, (origin, name));
        }
        if is_symbol {
            self.note_members(instruction);
            self.describe_global(instruction);
        }
        let words = if in_function {
            &mut self.body
        } else {
            &mut self.globals
        };
        words.extend(instruction.words);
        self.note(instruction);
        match instruction.opcode {
            Opcode::Variable if is_symbol => {
                // A line holds until the next one.
                self.set_line(None, in_function);
            }
            Opcode::Label => self.current = None,
            _ => {}
        }
    }

    /// Takes note of types and constants.
    fn note(&mut self, instruction: Encoded<'_>) {
        if let Some(scopes) = &mut self.scopes {
            scopes
                .set
                .note_type(instruction.opcode, &instruction.words[1..]);
            scopes.types.note(instruction);
        }
        match instruction.opcode {
            Opcode::TypeInt | Opcode::TypeFloat | Opcode::TypeVector => {
                self.note_type(instruction);
            }
            Opcode::TypePointer => {
                let [id, contents] = [0, 2].map(|index| instruction.operand(index));
                self.pointees.extend(id.zip(contents));
            }
            _ => {}
        }
    }

    /// Describes the result of an instruction, or the variable that it is, by its name.
    fn describe(&mut self, instruction: Encoded<'_>, (origin, name): (Origin<'_>, Option<&str>)) {
        let (Some(ty), Some(id)) = (instruction.operand(0), instruction.result()) else {
            return;
        };
        let is_memory = instruction.opcode == Opcode::Variable;
        let ty = if is_memory {
            self.pointees.get(&ty).copied().unwrap_or(ty)
        } else {
            ty
        };
        let name = name.filter(|_| !self.unnamed.contains(&ty) && !self.body.is_empty());
        if let (Some(scopes), Some(name)) = (&mut self.scopes, name) {
            let named = Named {
                id,
                ty,
                name,
                line: origin.line,
                parameter: None,
                is_memory,
            };
            scopes.name(named, origin.frame);
        }
    }

    /// Describes a variable of the module that is from the source.
    fn describe_global(&mut self, variable: Encoded<'_>) {
        let (Some(ty), Some(id)) = (variable.operand(0), variable.result()) else {
            return;
        };
        let members = self.members_of(variable);
        let (Some(scopes), Some(name)) = (&mut self.scopes, self.symbols.get(&id)) else {
            return;
        };
        if self.current.is_some() {
            scopes.variables.push(Global {
                id,
                ty: self.pointees.get(&ty).copied().unwrap_or(ty),
                name: name.clone(),
                members,
                line: self.current,
            });
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
    fn set_line(&mut self, line: Option<Line>, in_function: bool) {
        if line == self.current {
            return;
        }
        self.current = line;
        let words = if in_function {
            &mut self.body
        } else {
            &mut self.globals
        };
        words.extend(match line {
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

    /// The names of the members of a struct variable; none of another one.
    fn members_of(&self, variable: Encoded<'_>) -> &'a [&'c str] {
        let symbol = variable.result().and_then(|id| self.symbols.get(&id));
        let members = symbol.and_then(|symbol| self.origins.members.get(symbol.as_str()));
        members.map_or(&[], Vec::as_slice)
    }

    /// Takes note of the names of the members of a struct variable.
    fn note_members(&mut self, variable: Encoded<'_>) {
        let ty = variable.operand(0).and_then(|ty| self.pointees.get(&ty));
        let Some(&ty) = ty else {
            return;
        };
        for (&name, number) in self.members_of(variable).iter().zip(0..) {
            let known = self.members.entry((ty, number)).or_insert(Some(name));
            *known = known.filter(|known| *known == name);
        }
    }

    /// The names of the members of structures.
    fn member_names(&self) -> Vec<u32> {
        let mut words = vec![];
        for (&(ty, number), name) in &self.members {
            if let Some(name) = name {
                let name = binary::string(name);
                let first = first_word(Opcode::MemberName, 3 + name.len());
                words.extend([first, ty, number]);
                words.extend(name);
            }
        }
        words
    }
}
