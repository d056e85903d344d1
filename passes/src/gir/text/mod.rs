//! The GIR text language: lexer and recursive-descent parser, from bytes to a flat syntax tree.
//!
//! [`infer`](inference::infer) adds the types that the text leaves out.
//!
//! [`parse`] makes the checks that need no types: the grammar, literals and their ranges, duplicate names, labels,
//! terminators, the place of phis. Types, value definitions and everything else are up to the consumer of the tree.
//! The parser is driven by the table in [`opcodes`]; it goes on after an error and reports up to
//! [`MAX_DIAGNOSTICS`](diagnostics::MAX_DIAGNOSTICS) of them.
//!
//! # Grammar
//!
//! The published core (GIR specification) with the extensions that [`ParseOptions::strict`]
//! refuses marked `⁺`:
//! ```text
//! module    ::= { global | func }
//! global    ::= 'global' @name ':' ptr_type ['count' '=' (number | 'dynamic')]⁺ ['=' init]
//! init      ::= 'addr' '(' hex ')' | literal | '[' literal {',' literal} ']'⁺
//! func      ::= 'func' {attr} @name '(' [param {',' param}] ')' '->' (type | 'void') body
//! attr      ::= 'kernel' | 'inline' | 'noinline' | 'extern'⁺
//!             | 'workgroup_size' '(' number ',' number ',' number ')'⁺
//!             | 'subgroup_size' '(' number ')'⁺
//! param     ::= %name ':' type ['resource' '(' 'set' '=' number ',' 'binding' '=' number ')']⁺
//! body      ::= '{' block {block} '}'                    none for an 'extern' function
//! block     ::= label ':' {phi} {instr} terminator
//! instr     ::= [%name '='] opcode [head] [operands] ['->' type] [','] {name '=' value}
//! operand   ::= %name | literal
//! type      ::= scalar | 'ptr' '[' space ']' '<' type '>' | 'vec' N '<' scalar '>'⁺
//! literal   ::= number with suffix, see `literals.rs` | ('f16' | 'f32' | 'f64') '(' hex ')'⁺
//! name      ::= [A-Za-z_][A-Za-z0-9_.$]* | [0-9]+        key words included, up to 64 KiB
//! ```
//! The syntax after an opcode is its [form](forms). `;` starts a comment.
//!
//! # Lines
//!
//! A line end is white space, with one exception: an instruction is on one line from its result to its first operand.
//! So a `ret` at the end of a line returns nothing, whatever follows. Further operands may follow a comma on the next
//! line, and attributes on any line. If a comma ends a line and the next line is a new statement, an operand is
//! missing. Several statements may share a line.
//!
//! # Recovery
//!
//! After an error inside an instruction the parser goes on with the next line that begins a statement; in the head of
//! a function with its `{`; elsewhere with the next `func` or `global` at the start of a line. A result is defined
//! even if its instruction is wrong, and labels are only looked up in functions without other errors, so that one
//! slip gives one message.

pub mod ast;
pub mod diagnostics;
pub mod forms;
pub mod inference;
pub mod keywords;
pub mod opcodes;
pub mod span;
pub mod types;

mod half;
mod lexer;
mod literals;
mod names;
mod parser;
pub mod quoted;
mod token;

#[cfg(test)]
mod tests;

use ast::Module;
use diagnostics::Diagnostic;

/// The maximum length of a name, in bytes without sigil.
pub const MAX_NAME_LENGTH: usize = 64 * 1024;

/// Whether `text` is a name: a label, or the part of a value or symbol after its sigil.
pub fn is_name(text: &str) -> bool {
    text.len() <= MAX_NAME_LENGTH && lexer::is_name(text)
}

/// Options of the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParseOptions {
    /// Accept the published core only; each extension is an error that names it.
    pub strict: bool,
}

/// The result of [`parse`].
#[derive(Clone, Debug)]
pub struct Parsed<'src> {
    /// The module; its readable parts if there are diagnostics.
    pub module: Module<'src>,
    /// The errors in source order; at most [`MAX_DIAGNOSTICS`](diagnostics::MAX_DIAGNOSTICS).
    pub diagnostics: Vec<Diagnostic>,
}

impl<'src> Parsed<'src> {
    /// The module if the text is correct.
    ///
    /// # Errors
    /// The errors in source order, at least one.
    pub fn into_result(self) -> Result<Module<'src>, Vec<Diagnostic>> {
        if self.diagnostics.is_empty() {
            Ok(self.module)
        } else {
            Err(self.diagnostics)
        }
    }
}

/// Reads a module. An empty text is an empty module; no input makes this panic.
pub fn parse(source: &[u8], options: ParseOptions) -> Parsed<'_> {
    match lexer::source_text(source) {
        Ok(text) => parser::Parser::new(text, options).module(),
        Err(diagnostic) => Parsed {
            module: Module::default(),
            diagnostics: vec![diagnostic],
        },
    }
}
