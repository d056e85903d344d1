//! From the tree of a GIR text to the `gir` dialect.
//!
//! The tree's names become SSA values, its phis block arguments, its literals
//! constant ops. What an op demands of its operands is the op's verifier's
//! business; the reader reports what has no op: unknown names, values that do
//! not dominate their use, and instructions this version has no op for. All
//! diagnostics are located in the text, and as many as possible are reported at
//! once.

mod function;
mod graph;
mod instruction;
mod module;
mod scope;
mod types;

use super::text::{self, ParseOptions, diagnostics::Diagnostic, span::LineIndex};
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, Module},
};

/// Reads a GIR text (GIR specification; `strict` leaves the extensions out).
/// `name` is what diagnostics call the file. `None` after diagnostics.
pub fn read<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    options: ParseOptions,
) -> Option<Module<'c>> {
    for dialect in ["gir", "builtin"] {
        context.get_or_load_dialect(dialect);
    }
    let lines = LineIndex::new(source);
    let places = Places {
        context,
        name,
        lines: &lines,
    };
    match text::parse(source, options).into_result() {
        Ok(tree) => module::build(&tree, &places),
        Err(mistakes) => {
            for mistake in &mistakes {
                places.report(mistake);
            }
            None
        }
    }
}

/// Turns spans of the text into locations.
struct Places<'c, 'a> {
    context: &'c Context,
    name: &'a str,
    lines: &'a LineIndex,
}

impl<'c> Places<'c, '_> {
    /// The location of a byte offset.
    fn at(&self, offset: u32) -> Location<'c> {
        let position = self.lines.position(offset);
        Location::new(
            self.context,
            self.name,
            position.line as usize,
            position.column as usize,
        )
    }

    /// The location of a byte offset, carrying the name of what is defined there.
    fn named(&self, offset: u32, name: &str) -> Location<'c> {
        Location::name(self.context, name, self.at(offset))
    }

    /// Emits a mistake of the parser.
    fn report(&self, mistake: &Diagnostic) {
        let location = self.at(mistake.span.start);
        let notes: Vec<_> = mistake
            .notes
            .iter()
            .map(|note| {
                (
                    note.span.map_or(location, |span| self.at(span.start)),
                    note.message.clone(),
                )
            })
            .collect();
        diagnostic::error_with_notes(location, &mistake.message, &notes);
    }

    /// Emits an error at a byte offset.
    fn error(&self, offset: u32, message: impl AsRef<str>) {
        diagnostic::error(self.at(offset), message);
    }
}
