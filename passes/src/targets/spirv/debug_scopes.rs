//! Functions, calls that were inlined, variables and lines, as debug information.
//!
//! Instructions of a function stand behind its variables and `OpPhi`, and never between a merge and its branch:
//! they wait until one may stand.

use super::{
    debug_info::{Files, Frame, Line},
    debug_set::{
        Arg::{self, Id, Number},
        Debug, Kind, Set,
    },
    debug_types::Types,
};
use rspirv::spirv::Op as Opcode;

/// Version 1 of the sets, and version 4 of DWARF, which they follow.
const VERSION: u32 = 1;
const DWARF: u32 = 4;

/// `FlagIsLocal` and `FlagIsDefinition`
const LOCAL: u32 = 4;
const DEFINITION: u32 = 8;

/// A function that is being written.
struct Current {
    scope: u32,
    source: u32,
}

/// A value that has a name in the source.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// Its id.
    pub id: u32,
    /// Its type, or that of its memory.
    pub ty: u32,
    /// Its name.
    pub name: &'a str,
    /// Its place.
    pub line: Option<Line>,
    /// Its number among the parameters, from 1.
    pub parameter: Option<u32>,
    /// Whether the value is the address of a variable.
    pub is_memory: bool,
}

/// A variable of the module.
pub struct Global<'a> {
    /// Its id.
    pub id: u32,
    /// The type of its memory.
    pub ty: u32,
    /// Its name.
    pub name: String,
    /// The names of the members of its structure.
    pub members: &'a [&'a str],
    /// Its place.
    pub line: Option<Line>,
}

/// The debug information of a module, as it is written.
pub struct Scopes<'a> {
    /// The set.
    pub set: Set,
    /// The types of the module.
    pub types: Types,
    /// Variables of the module that are to be described.
    pub variables: Vec<Global<'a>>,
    files: &'a Files,
    frames: &'a [Frame],
    function: Option<Current>,
    /// Scope and call of the block, and its line.
    scope: Option<(u32, Option<u32>)>,
    line: Option<Line>,
    /// Instructions that cannot stand yet.
    waiting: Vec<u32>,
    is_merged: bool,
}

impl<'a> Scopes<'a> {
    /// For a module whose ids end at a bound, the last of them those of the names of files.
    pub fn new(kind: Kind, bound: u32, files: &'a Files, frames: &'a [Frame]) -> Self {
        let names = files.names.iter().cloned();
        let first = bound - files.names.len() as u32;
        Self {
            set: Set::new(kind, bound, names.zip(first..).collect()),
            types: Types::default(),
            variables: vec![],
            files,
            frames,
            function: None,
            scope: None,
            line: None,
            waiting: vec![],
            is_merged: false,
        }
    }

    /// The description of a file.
    fn source(&mut self, file: usize) -> u32 {
        let name = self.files.names.get(file).map_or("", String::as_str);
        let name = self.set.text(name);
        self.set.global(Debug::Source, &[name])
    }

    /// The unit of a file. The language is unknown.
    fn unit(&mut self, source: u32) -> u32 {
        let language = Number(0);
        let operands = [Number(VERSION), Number(DWARF), Id(source), language];
        self.set.global(Debug::CompilationUnit, &operands)
    }

    /// A function of the source; in OpenCL's set, with the one that is its code.
    fn subprogram(
        &mut self,
        (name, ty): (&str, u32),
        (source, line): (u32, u32),
        code: Option<u32>,
    ) -> u32 {
        let unit = self.unit(source);
        let name = self.set.text(name);
        let mut operands = vec![name, Id(ty), Id(source), Number(line), Number(0), Id(unit)];
        operands.extend([name, Number(DEFINITION), Number(line)]);
        if self.set.kind == Kind::OpenCl {
            operands.push(Id(match code {
                Some(code) => code,
                None => self.set.global(Debug::InfoNone, &[]),
            }));
        }
        self.set.global(Debug::Function, &operands)
    }

    /// Begins a function: its id and name, its type, its place.
    pub fn begin(&mut self, (id, name): (u32, &str), ty: u32, line: Option<Line>) {
        for variable in std::mem::take(&mut self.variables) {
            self.global(variable);
        }
        let source = self.source(line.map_or(0, |line| line.file));
        let unit = self.unit(source);
        let mut described = vec![Number(0)];
        for ty in self.types.signature(ty) {
            described.push(Id(self.types.describe(&mut self.set, ty, (source, unit))));
        }
        let ty = self.set.global(Debug::TypeFunction, &described);
        let row = line.map_or(0, |line| line.line);
        let scope = self.subprogram((name, ty), (source, row), Some(id));
        self.waiting.clear();
        if self.set.kind == Kind::Shader {
            let definition = [Id(scope), Id(id)];
            self.waiting = self.set.local(Debug::FunctionDefinition, &definition);
        }
        self.function = Some(Current { scope, source });
    }

    /// Scope and call of an instruction, by the innermost call that was inlined.
    fn scope_of(&mut self, frame: Option<usize>) -> Option<(u32, Option<u32>)> {
        let own = self.function.as_ref()?.scope;
        let Some(frame) = frame.and_then(|frame| self.frames.get(frame)) else {
            return Some((own, None));
        };
        // Calls from the outside in; each is at a place in the function around it.
        let mut calls = vec![frame];
        while let Some(outer) = calls.last().and_then(|frame| self.frames.get(frame.outer?)) {
            calls.push(outer);
        }
        let (mut scope, mut call) = (own, None);
        for frame in calls.into_iter().rev() {
            let mut operands = vec![Number(frame.call.map_or(0, |call| call.line)), Id(scope)];
            operands.extend(call.map(Id));
            call = Some(self.set.global(Debug::InlinedAt, &operands));
            let source = self.source(frame.file);
            let void = self.set.void();
            let ty = self.set.global(Debug::TypeFunction, &[Number(0), Id(void)]);
            scope = self.subprogram((&frame.function, ty), (source, frame.line), None);
        }
        Some((scope, call))
    }

    /// The debug instructions that stand before an instruction, with the origin that it has.
    pub fn before(
        &mut self,
        opcode: Opcode,
        origin: Option<(Option<Line>, Option<usize>)>,
    ) -> Vec<u32> {
        let mut words = vec![];
        if opcode == Opcode::Label {
            (self.scope, self.line, self.is_merged) = (None, None, false);
            return words;
        }
        let must_wait = matches!(opcode, Opcode::Phi | Opcode::Variable) || self.is_merged;
        if self.function.is_none() || must_wait {
            return words;
        }
        let is_merge = matches!(opcode, Opcode::SelectionMerge | Opcode::LoopMerge);
        self.is_merged = is_merge;
        words.append(&mut self.waiting);
        let Some((line, frame)) = origin else {
            return words;
        };
        let scope = self.scope_of(frame);
        if let Some((of, call)) = scope.filter(|_| scope != self.scope) {
            let operands: Vec<_> = std::iter::once(of).chain(call).map(Id).collect();
            words.extend(self.set.local(Debug::Scope, &operands));
            self.scope = scope;
        }
        if let Some(line) = line.filter(|_| self.line != line && self.set.kind == Kind::Shader) {
            let source = self.source(line.file);
            let [row, column] = [line.line, line.column].map(|number| self.set.constant(number));
            let operands = [source, row, row, column, column].map(Id);
            words.extend(self.set.local(Debug::Line, &operands));
            self.line = Some(line);
        }
        words
    }

    /// Describes a value of the function by its name in the source, from the next instruction on.
    pub fn name(&mut self, named: Named<'_>, frame: Option<usize>) {
        let Some((scope, _)) = self.scope_of(frame) else {
            return;
        };
        let own = self.function.as_ref().map_or(0, |function| function.source);
        let source = match named.line {
            Some(line) => self.source(line.file),
            None => own,
        };
        let ty = self
            .types
            .describe(&mut self.set, named.ty, (source, scope));
        let [row, column] = position(named.line);
        let name = self.set.text(named.name);
        let mut operands = vec![
            name,
            Id(ty),
            Id(source),
            row,
            column,
            Id(scope),
            Number(LOCAL),
        ];
        operands.extend(named.parameter.map(Number));
        let variable = self.set.global(Debug::LocalVariable, &operands);
        let expression = self.set.global(Debug::Expression, &[]);
        let instruction = match named.is_memory {
            true => Debug::Declare,
            false => Debug::Value,
        };
        let operands = [Id(variable), Id(named.id), Id(expression)];
        let words = self.set.local(instruction, &operands);
        self.waiting.extend(words);
    }

    /// Describes a variable of the module, once all types are known.
    fn global(&mut self, named: Global<'_>) {
        let source = self.source(named.line.map_or(0, |line| line.file));
        let unit = self.unit(source);
        let place = (source, unit);
        let ty = self
            .types
            .describe_named(&mut self.set, named.ty, named.members, place);
        let [row, column] = position(named.line);
        let name = self.set.text(&named.name);
        let mut operands = vec![name, Id(ty), Id(source), row, column, Id(unit), name];
        operands.extend([Id(named.id), Number(DEFINITION)]);
        self.set.global(Debug::GlobalVariable, &operands);
    }
}

/// Line and column.
fn position(line: Option<Line>) -> [Arg; 2] {
    match line {
        Some(line) => [Number(line.line), Number(line.column)],
        None => [Number(0), Number(0)],
    }
}
