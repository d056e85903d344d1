//! Debug information by instructions of a set: `NonSemantic.Shader.DebugInfo.100`, whose numbers are constants, and
//! `OpenCL.DebugInfo.100`, whose numbers are literals. Places and scopes go to the instructions behind them, names to
//! the results that have none by `OpName`.

use super::{
    source::Source,
    words::{Id, Inst, Line, text},
};
use rspirv::spirv::Op;
use std::collections::HashMap;

/// Instructions, by their numbers in both sets.
const COMPOSITE: u32 = 10;
const MEMBER: u32 = 11;
const GLOBAL_VARIABLE: u32 = 18;
const FUNCTION: u32 = 20;
const LEXICAL_BLOCK: u32 = 21;
const DISCRIMINATOR: u32 = 22;
const SCOPE: u32 = 23;
const NO_SCOPE: u32 = 24;
const INLINED_AT: u32 = 25;
const LOCAL_VARIABLE: u32 = 26;
const DECLARE: u32 = 28;
const VALUE: u32 = 29;
const SOURCE: u32 = 35;
const FUNCTION_DEFINITION: u32 = 101;
const LINE: u32 = 103;
const NO_LINE: u32 = 104;

/// Scopes within each other, beyond which a module is taken for a circle.
const DEEPEST: usize = 64;

/// The scope of an instruction, and the call through which that was inlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// A function or a block in it.
    pub of: Id,
    /// The `DebugInlinedAt`.
    pub call: Option<Id>,
}

/// Whether the numbers of a set are literals; `None` of another set.
fn is_literal(name: &str) -> Option<bool> {
    match name {
        "NonSemantic.Shader.DebugInfo.100" | "NonSemantic.Shader.DebugInfo.200" => Some(false),
        "OpenCL.DebugInfo.100" => Some(true),
        _ => None,
    }
}

/// The debug information of the instructions that were read, in their order.
#[derive(Default)]
pub struct Reader<'w> {
    /// Whether the numbers of a set are literals, by its id.
    sets: HashMap<Id, bool>,
    /// Instructions of the sets, and constants.
    defs: HashMap<Id, Inst<'w>>,
    line: Option<Line>,
    scope: Option<Scope>,
}

impl<'w> Reader<'w> {
    /// The instruction with its place and its scope.
    pub fn read(&mut self, inst: Inst<'w>) -> Inst<'w> {
        match (inst.op, inst.words) {
            (Op::ExtInstImport, words) => {
                let literal = text(words).and_then(|(name, _)| is_literal(&name));
                self.sets.extend(inst.result.zip(literal));
            }
            (Op::Line, &[file, line, column, ..]) => {
                self.line = Some(Line { file, line, column });
            }
            (Op::NoLine | Op::FunctionEnd, _) => self.line = None,
            (Op::Constant, _) => self.note(inst),
            (Op::ExtInst, &[set, number, ..]) if self.sets.contains_key(&set) => {
                self.note(inst);
                self.debug(number, inst.words.get(2..).unwrap_or_default());
            }
            _ => {}
        }
        if matches!(inst.op, Op::Label | Op::FunctionEnd) {
            self.scope = None;
        }
        Inst {
            line: self.line,
            scope: self.scope,
            ..inst
        }
    }

    fn note(&mut self, inst: Inst<'w>) {
        self.defs.extend(inst.result.map(|id| (id, inst)));
    }

    fn debug(&mut self, number: u32, operands: &[u32]) {
        match (number, operands) {
            (LINE, &[source, line, _, column, ..]) => {
                let file = self
                    .defs
                    .get(&source)
                    .and_then(|source| match source.words {
                        &[_, SOURCE, file, ..] => Some(file),
                        _ => None,
                    });
                let [line, column] = [line, column].map(|id| self.constant(id));
                if let (Some(file), Some(line)) = (file, line) {
                    let column = column.unwrap_or(0);
                    self.line = Some(Line { file, line, column });
                }
            }
            (NO_LINE, _) => self.line = None,
            (SCOPE, &[of, ref call @ ..]) => {
                let call = call.first().copied();
                self.scope = Some(Scope { of, call });
            }
            (NO_SCOPE, _) => self.scope = None,
            _ => {}
        }
    }

    fn constant(&self, id: Id) -> Option<u32> {
        let inst = self.defs.get(&id).filter(|inst| inst.op == Op::Constant)?;
        inst.words.first().copied()
    }
}

/// A function of the program's source.
pub struct Function {
    /// Its name.
    pub name: String,
    /// The id of its file's name.
    pub file: Id,
    /// Its line.
    pub line: u32,
}

/// A place of a call that was inlined.
pub struct Call {
    /// Its line.
    pub line: u32,
    /// Its scope.
    pub scope: Scope,
}

impl<'w> Source<'w> {
    /// The number and the operands of a debug instruction, and whether its numbers are literals.
    fn debug(&self, inst: &Inst<'w>) -> Option<(u32, &'w [u32], bool)> {
        if inst.op != Op::ExtInst {
            return None;
        }
        let &[set, number, ref operands @ ..] = inst.words else {
            return None;
        };
        let import = self.defs.get(&set)?;
        let (name, _) = text(import.words).filter(|_| import.op == Op::ExtInstImport)?;
        Some((number, operands, is_literal(&name)?))
    }

    fn debug_def(&self, id: Id) -> Option<(u32, &'w [u32], bool)> {
        self.debug(self.defs.get(&id)?)
    }

    /// A number: a literal, or the id of a constant.
    fn debug_number(&self, word: u32, is_literal: bool) -> Option<u32> {
        if is_literal {
            return Some(word);
        }
        let inst = self
            .defs
            .get(&word)
            .filter(|inst| inst.op == Op::Constant)?;
        inst.words.first().copied()
    }

    /// The function that a scope is in.
    pub fn debug_function(&self, scope: Id) -> Option<Function> {
        let mut at = scope;
        for _ in 0..DEEPEST {
            match self.debug_def(at)? {
                (FUNCTION, &[name, _, source, line, ..], is_literal) => {
                    let (_, file, _) = self.debug_def(source).filter(|def| def.0 == SOURCE)?;
                    return Some(Function {
                        name: self.strings.get(&name)?.clone(),
                        file: *file.first()?,
                        line: self.debug_number(line, is_literal)?,
                    });
                }
                (LEXICAL_BLOCK, &[_, _, _, parent, ..], _) => at = parent,
                (DISCRIMINATOR, &[_, _, parent, ..], _) => at = parent,
                _ => return None,
            }
        }
        None
    }

    /// The call of a `DebugInlinedAt`.
    pub fn debug_call(&self, call: Id) -> Option<Call> {
        let (INLINED_AT, &[line, of, ref outer @ ..], is_literal) = self.debug_def(call)? else {
            return None;
        };
        Some(Call {
            line: self.debug_number(line, is_literal)?,
            scope: Scope {
                of,
                call: outer.first().copied(),
            },
        })
    }

    /// Takes note of the names in debug information, where results have none.
    pub fn add_debug_names(&mut self, insts: &[Inst<'w>]) {
        let mut found = vec![];
        for inst in insts {
            let Some((number, operands, _)) = self.debug(inst) else {
                continue;
            };
            found.extend(match (number, operands) {
                (GLOBAL_VARIABLE, &[name, ty, _, _, _, _, _, variable, ..]) => {
                    self.add_member_names(variable, ty);
                    let is_named = self.strings.get(&name).is_some_and(|name| !name.is_empty());
                    let of_type = self.debug_name(ty, COMPOSITE).filter(|_| !is_named);
                    Some((variable, of_type.unwrap_or(name)))
                }
                (FUNCTION, &[name, _, _, _, _, _, _, _, _, function, ..]) => Some((function, name)),
                (FUNCTION_DEFINITION, &[of, function, ..]) => {
                    self.debug_name(of, FUNCTION).map(|name| (function, name))
                }
                (DECLARE | VALUE, &[of, value, ..]) => self
                    .debug_name(of, LOCAL_VARIABLE)
                    .map(|name| (value, name)),
                _ => None,
            });
        }
        for (id, name) in found {
            let name = self.strings.get(&name).filter(|name| !name.is_empty());
            let is_constant = self
                .defs
                .get(&id)
                .is_some_and(|def| super::words::is_constant(def.op));
            if let Some(name) = name.filter(|_| !is_constant) {
                self.names.entry(id).or_insert_with(|| name.clone());
            }
        }
    }

    /// Takes note of the names of the members of a variable's structure, from its description. Other variables of that
    /// type may have other names.
    fn add_member_names(&mut self, variable: Id, description: Id) {
        let members = || {
            let pointer = self.defs.get(&self.defs.get(&variable)?.ty?)?;
            let pointee = *pointer
                .words
                .get(1)
                .filter(|_| pointer.op == Op::TypePointer)?;
            let (COMPOSITE, operands, _) = self.debug_def(description)? else {
                return None;
            };
            let is_structure = self.defs.get(&pointee)?.op == Op::TypeStruct;
            operands.get(9..).filter(|_| is_structure)
        };
        let Some(members) = members() else {
            return;
        };
        for (&member, number) in members.iter().zip(0..) {
            let name = self.debug_name(member, MEMBER);
            let name = name.and_then(|name| self.strings.get(&name));
            if let Some(name) = name.filter(|name| !name.is_empty()).cloned() {
                self.debug_members.insert((variable, number), name);
            }
        }
    }

    /// The text of the name of a debug instruction.
    fn debug_name(&self, id: Id, kind: u32) -> Option<Id> {
        let (_, operands, _) = self.debug_def(id).filter(|def| def.0 == kind)?;
        operands.first().copied()
    }
}

/// The deepest chain of calls that were inlined.
pub const MOST_CALLS: usize = DEEPEST;
