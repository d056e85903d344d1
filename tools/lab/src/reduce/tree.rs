//! A mutable tree of a GIR module: functions, blocks, instructions, operands.
//!
//! It keeps unknown parts as text, and prints text that parses again.

use std::fmt;

use gir::gir::text::ast::{self, Item as ParsedItem, OperandKind};
use gir::gir::text::diagnostics::Diagnostic;
use gir::gir::text::opcodes::Opcode;
use gir::gir::text::span::{LineIndex, Position};
use gir::gir::text::{ParseOptions, parse};

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// Globals and functions in order.
    pub items: Vec<Item>,
}

/// A declaration of a module.
#[derive(Clone, Debug)]
pub enum Item {
    /// A global.
    Global(Global),
    /// A function.
    Function(Function),
}

/// A global.
#[derive(Clone, Debug)]
pub struct Global {
    /// The name, without `@`.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// Its whole text.
    pub text: String,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name, without `@`.
    pub name: String,
    /// The text before the parameters, name included.
    pub head: String,
    /// Parameters.
    pub params: Vec<Param>,
    /// The return type, or `void`.
    pub result: String,
    /// Its blocks; none for an external one.
    pub blocks: Vec<Block>,
    /// Whether the host calls it.
    pub is_kernel: bool,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// The name, with `%`.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// The text after the type.
    pub rest: String,
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The label.
    pub name: String,
    /// Phis, other instructions, and the terminator.
    pub instructions: Vec<Instruction>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its opcode.
    pub opcode: Opcode,
    /// The name of its result, with `%`.
    pub result: Option<String>,
    /// The type in its text.
    pub ty: Option<String>,
    /// Its operands.
    pub operands: Vec<Operand>,
    /// The text around the operands: one piece more than there are operands. The text of a phi or a call is built from
    /// its operands.
    pub pieces: Vec<String>,
}

/// An operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its role.
    pub role: Role,
    /// Its text.
    pub text: String,
}

/// The role of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// `%x`
    Value,
    /// A literal.
    Literal,
    /// A label.
    Label,
    /// `@x`
    Symbol,
    /// A text in quotes.
    Text,
}

impl Module {
    /// Reads a text.
    ///
    /// # Errors
    /// The first error in it.
    pub fn read(text: &str) -> Result<Self, String> {
        let parsed = parse(text.as_bytes(), ParseOptions::default());
        let module = parsed
            .into_result()
            .map_err(|mistakes| first_of(&mistakes, text))?;
        let reader = Reader {
            text,
            module: &module,
        };
        let items = module.items.iter().map(|item| reader.item(item)).collect();
        Ok(Self { items })
    }

    /// The functions.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(function),
            Item::Global(_) => None,
        })
    }

    /// The functions, to change them.
    pub fn functions_mut(&mut self) -> impl Iterator<Item = &mut Function> {
        self.items.iter_mut().filter_map(|item| match item {
            Item::Function(function) => Some(function),
            Item::Global(_) => None,
        })
    }
}

/// The first error with its location.
fn first_of(mistakes: &[Diagnostic], text: &str) -> String {
    let Some(mistake) = mistakes.first() else {
        return String::new();
    };
    let lines = LineIndex::new(text.as_bytes());
    let Position { line, column } = lines.position(mistake.span.start);
    format!("{line}:{column}: {}", mistake.message)
}

struct Reader<'t, 'm> {
    text: &'t str,
    module: &'m ast::Module<'t>,
}

impl Reader<'_, '_> {
    fn between(&self, start: u32, end: u32) -> String {
        self.text
            .get(start as usize..end as usize)
            .unwrap_or_default()
            .to_owned()
    }

    fn item(&self, item: &ParsedItem) -> Item {
        match *item {
            ParsedItem::Global(index) => {
                let global = &self.module.globals[index as usize];
                Item::Global(Global {
                    name: global.name_span.text(self.text)[1..].to_owned(),
                    ty: self.module.types.display(global.ty.id).to_string(),
                    text: global.span.text(self.text).to_owned(),
                })
            }
            ParsedItem::Function(index) => {
                Item::Function(self.function(&self.module.functions[index as usize]))
            }
        }
    }

    fn function(&self, function: &ast::Function) -> Function {
        let display = |ty: ast::TypeUse| self.module.types.display(ty.id).to_string();
        let params = self.module.params(function).iter().map(|param| Param {
            name: param.name_span.text(self.text).to_owned(),
            ty: display(param.ty),
            rest: param.resource.map_or_else(String::new, |resource| {
                format!(" {}", resource.span.text(self.text))
            }),
        });
        let blocks = self.module.blocks(function).iter();
        let instructions = |block| self.module.instructions(block).iter();
        Function {
            name: function.name_span.text(self.text)[1..].to_owned(),
            head: self.between(function.span.start, function.name_span.end),
            params: params.collect(),
            result: function
                .return_type
                .map_or_else(|| "void".to_owned(), display),
            blocks: blocks
                .map(|block| Block {
                    name: block.name.to_owned(),
                    instructions: instructions(block)
                        .map(|one| self.instruction(one))
                        .collect(),
                })
                .collect(),
            is_kernel: function.attributes.kernel,
        }
    }

    fn instruction(&self, instruction: &ast::Instruction) -> Instruction {
        let operands = self.module.operands(instruction);
        let text = instruction.span.text(self.text);
        let is_named = instruction.result.is_some();
        let result = is_named.then(|| text.split(['=', ' ', '\t']).next().unwrap_or_default());
        let mut pieces = vec![];
        let mut end = instruction.opcode_start;
        for operand in operands {
            pieces.push(self.between(end, operand.span.start));
            end = operand.span.end;
        }
        pieces.push(self.between(end, instruction.span.end));
        Instruction {
            opcode: instruction.opcode,
            result: result.map(str::to_owned),
            ty: instruction
                .ty
                .map(|ty| self.module.types.display(ty.id).to_string()),
            operands: operands
                .iter()
                .map(|operand| self.operand(operand))
                .collect(),
            pieces,
        }
    }

    fn operand(&self, operand: &ast::Operand) -> Operand {
        let role = match operand.kind {
            OperandKind::Value(_) => Role::Value,
            OperandKind::Constant(_) => Role::Literal,
            OperandKind::Block(_) => Role::Label,
            OperandKind::Symbol(_) => Role::Symbol,
            OperandKind::Text => Role::Text,
        };
        let text = operand.span.text(self.text).to_owned();
        Operand { role, text }
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.iter().try_for_each(|item| match item {
            Item::Global(global) => writeln!(f, "{}", global.text),
            Item::Function(function) => write!(f, "{function}"),
        })
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = self.params.iter();
        let params: Vec<_> = params
            .map(|param| format!("{}: {}{}", param.name, param.ty, param.rest))
            .collect();
        write!(f, "{}({}) -> {}", self.head, params.join(", "), self.result)?;
        if self.blocks.is_empty() {
            return writeln!(f);
        }
        writeln!(f, " {{")?;
        for block in &self.blocks {
            writeln!(f, "{}:", block.name)?;
            for instruction in &block.instructions {
                writeln!(f, "  {instruction}")?;
            }
        }
        writeln!(f, "}}")
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(result) = &self.result {
            write!(f, "{result} = ")?;
        }
        match self.opcode {
            Opcode::Phi => self.print_phi(f),
            Opcode::Call => self.print_call(f),
            _ => {
                for (piece, operand) in self.pieces.iter().zip(&self.operands) {
                    write!(f, "{piece}{}", operand.text)?;
                }
                f.write_str(self.pieces.last().map_or("", String::as_str))
            }
        }
    }
}

impl Instruction {
    /// A branch to a block.
    #[must_use]
    pub fn branch(label: &Operand) -> Self {
        Self {
            opcode: Opcode::Br,
            result: None,
            ty: None,
            operands: vec![label.clone()],
            pieces: vec!["br ".to_owned(), String::new()],
        }
    }

    /// A return, with a value or without.
    #[must_use]
    pub fn ret(value: Option<Operand>) -> Self {
        let pieces = match value {
            Some(_) => vec!["ret ".to_owned(), String::new()],
            None => vec!["ret".to_owned()],
        };
        Self {
            opcode: Opcode::Ret,
            result: None,
            ty: None,
            operands: value.into_iter().collect(),
            pieces,
        }
    }

    /// A vector with a literal in each lane.
    #[must_use]
    pub fn splat(result: String, literal: Operand, ty: String) -> Self {
        let pieces = vec!["splat ".to_owned(), format!(" -> {ty}")];
        Self {
            opcode: Opcode::Splat,
            result: Some(result),
            ty: Some(ty),
            operands: vec![literal],
            pieces,
        }
    }

    /// The operands that are labels, of a terminator.
    pub fn targets(&self) -> impl Iterator<Item = &Operand> {
        let is_label = |operand: &&Operand| operand.role == Role::Label;
        let labels = self.operands.iter().filter(is_label);
        labels.filter(|_| self.opcode != Opcode::Phi)
    }

    fn print_phi(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.operands.chunks(2);
        let entries = entries.map(|entry| {
            let texts: Vec<_> = entry.iter().map(|operand| operand.text.as_str()).collect();
            format!("[ {} ]", texts.join(", "))
        });
        let entries: Vec<_> = entries.collect();
        let ty = self.ty.as_deref().unwrap_or_default();
        write!(f, "phi {ty} {}", entries.join(", "))
    }

    fn print_call(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<_> = self
            .operands
            .iter()
            .map(|operand| operand.text.as_str())
            .collect();
        let (callee, arguments) = texts.split_first().unwrap_or((&"", &[]));
        write!(f, "call {callee}({})", arguments.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::generate::{self, Language};
    use crate::fuzz::print;

    #[test]
    fn what_is_read_prints_the_same() {
        for seed in 0..30 {
            let text = print::program(&generate::program(seed, Language::default()));
            let once = Module::read(&text).unwrap().to_string();
            assert_eq!(Module::read(&once).unwrap().to_string(), once);
            assert_eq!(once.lines().count(), text.lines().count());
        }
    }

    #[test]
    fn a_mistake_is_said() {
        let error = Module::read("func @f( -> void {\n").unwrap_err();
        assert!(!error.is_empty());
    }
}
