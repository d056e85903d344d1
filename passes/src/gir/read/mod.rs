//! The `gir` dialect from the tree of a GIR text.
//!
//! The tree's names become SSA values, its phis block arguments, its literals constant ops. The reader makes the
//! checks of the dialect's verifiers with messages in terms of the text; the verifiers have the last word.
//! Unreachable blocks are read like the others and dropped. All diagnostics are located in the text, and as many as
//! possible are reported at once, in its order. A text with syntax errors is checked too; its unreadable parts are
//! assumed to be right.

mod arith;
mod atomics;
mod bodies;
mod call_graph;
mod calls;
mod class;
mod control;
mod conversions;
mod dominators;
mod function;
mod globals;
mod graph;
mod header;
mod instruction;
mod kernels;
mod memory;
mod module;
mod places;
mod prints;
mod scope;
mod subgroups;
mod types;
mod vectors;

#[cfg(test)]
mod tests;

use super::text::{self, ParseOptions, span::LineIndex};
use gir_dialects::ir::{Context, File, Module};
use places::Places;
use std::cell::RefCell;

/// Reads a GIR text (GIR specification; `strict` leaves the extensions out). `name` is the file name in diagnostics.
/// Returns `None` after diagnostics.
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
        file: File::new(context, name),
        source,
        lines: &lines,
        mistakes: RefCell::default(),
    };
    let mut parsed = text::parse(source, options);
    let is_whole = parsed.diagnostics.is_empty();
    places.mistakes.borrow_mut().extend(parsed.diagnostics);
    // The parser stops at a full list of errors: missing parts are no errors then.
    let module = if places.is_full() {
        None
    } else {
        let unknown = text::inference::infer(&mut parsed.module);
        places.mistakes.borrow_mut().extend(unknown);
        module::build(&parsed.module, &places, options, is_whole)
    };
    let mistakes = places.mistakes.take().finish();
    mistakes.iter().for_each(|mistake| places.report(mistake));
    module
}
