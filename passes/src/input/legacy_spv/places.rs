//! Lines and columns of a text, and the move of locations and diagnostics from an upgraded text to its original.

use super::edits::Edited;
use gir_dialects::{
    diagnostic,
    ir::{Context, Location, LocationExt as _, Module, Op},
};

/// The lines of a text.
pub struct Places {
    /// The offsets of the lines' first bytes.
    lines: Vec<usize>,
}

impl Places {
    /// Finds the lines of a text.
    pub fn of(text: &[u8]) -> Self {
        let newlines = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let starts = newlines.map(|(index, _)| index + 1);
        Self {
            lines: std::iter::once(0).chain(starts).collect(),
        }
    }

    /// The line and the column of a byte, from 1.
    pub fn at(&self, byte: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|&start| start <= byte);
        let start = self.lines.get(line - 1).copied().unwrap_or(0);
        (line, byte - start + 1)
    }

    fn byte(&self, line: usize, column: usize) -> Option<usize> {
        let start = self.lines.get(line.checked_sub(1)?)?;
        Some(start + column.saturating_sub(1))
    }
}

/// Parses the upgraded text of a source.
pub fn parse_moved<'c>(
    context: &'c Context,
    source: &[u8],
    name: &str,
    edited: &Edited,
    verify: bool,
) -> Option<Module<'c>> {
    let moves = Moves {
        context,
        name,
        old: Places::of(source),
        new: Places::of(&edited.text),
        edited,
    };
    let module = diagnostic::move_diagnostics(
        context,
        |location| moves.moved(location),
        || Module::parse(context, &edited.text, name, verify),
    )?;
    module.op().walk_pre(|op| moves.move_op(op));
    Some(module)
}

/// The map from places in the upgraded text to places in the original.
struct Moves<'t, 'c> {
    context: &'c Context,
    name: &'t str,
    old: Places,
    new: Places,
    edited: &'t Edited,
}

impl<'c> Moves<'_, 'c> {
    fn move_op(&self, op: Op<'c>) {
        op.set_location(self.moved(op.location()));
        let blocks = op.regions().flat_map(|region| region.blocks());
        for argument in blocks.flat_map(|block| block.arguments()) {
            argument.set_location(self.moved(argument.location()));
        }
    }

    /// The location in the original; other locations stay as they are, and so do those that the text states itself,
    /// with `loc(…)`.
    fn moved(&self, location: Location<'c>) -> Location<'c> {
        let place = location.is_file_line_col_range().then(|| location.place());
        let Some((file, line, column)) = place.flatten() else {
            return location;
        };
        let byte = self.new.byte(line, column).filter(|_| file == self.name);
        byte.map_or(location, |byte| {
            let (line, column) = self.old.at(self.edited.origin(byte));
            Location::new(self.context, self.name, line, column)
        })
    }
}
