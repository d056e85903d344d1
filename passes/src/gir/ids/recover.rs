//! Recovery of names from the ids in MLIR text.
//!
//! The parser forgets ids. It gives each value without an explicit location the position of the operation's name, or
//! of the argument's id; the id is read from the text at that position. An explicit `loc(...)` carries the name
//! itself.

use super::{functions, name_of, rename};
use gir_dialects::{
    ir::{Block, Identifier, Location, LocationExt, Op, Region, Value},
    names,
    upstream::gpu,
};

/// Restores the names of the values of GIR functions, and of the parameters of upstream's kernels, in a module parsed
/// from `text`, the contents of `file`.
pub fn recover(module: Op<'_>, text: &[u8], file: &str) {
    let blocks = functions(module).flat_map(|function| function.body().blocks());
    let parameters = upstream_kernels(module).flat_map(parameters);
    let mut values = blocks.flat_map(defined_in).chain(parameters).peekable();
    if values.peek().is_none() {
        return;
    }
    let source = Source::new(module, text, file);
    for value in values {
        if let Some(name) = source.name_of(value) {
            rename(value, name);
        }
    }
}

/// Functions of upstream's dialect gpu.
fn upstream_kernels<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    let ops = |op: Op<'c>| op.region(0).blocks().flat_map(Block::ops);
    let modules = ops(module).filter(|op| op.is::<gpu::GPUModuleOp<'c>>());
    let inside = modules
        .flat_map(ops)
        .filter(|op| op.is::<gpu::GPUFuncOp<'c>>());
    inside.chain(ops(module).filter(|op| op.attribute(names::GPU_KERNEL).is_some()))
}

fn parameters<'c>(function: Op<'c>) -> impl Iterator<Item = Value<'c>> {
    let entry = function.regions().next().and_then(Region::first_block);
    entry.into_iter().flat_map(Block::arguments)
}

fn defined_in<'c>(block: Block<'c>) -> impl Iterator<Item = Value<'c>> {
    block.arguments().chain(block.ops().flat_map(Op::results))
}

/// The text of a module.
struct Source<'s> {
    text: &'s [u8],
    file: Identifier<'s>,
    lines: Vec<Line>,
}

/// A line of the text.
struct Line {
    /// Offset of its first byte.
    start: usize,
    /// Offset of its last `loc(`, 0 if there is none.
    located: usize,
}

/// A position in the text.
struct Place {
    /// Line, from 0.
    line: usize,
    /// Offset from the start of the text.
    start: usize,
}

impl<'s> Source<'s> {
    fn new(module: Op<'s>, text: &'s [u8], file: &str) -> Self {
        let mut end = 0;
        let lines = text.split_inclusive(|&byte| byte == b'\n').map(|line| {
            let start = end;
            end += line.len();
            Line {
                start,
                located: last_location(line).map_or(0, |column| start + column),
            }
        });
        Self {
            text,
            file: Identifier::new(module.context(), file),
            lines: lines.collect(),
        }
    }

    /// The name of a value in the text.
    fn name_of(&self, value: Value<'s>) -> Option<&'s str> {
        let location = value.location();
        if location.is_name() {
            return name_of(value, location.value_name()?);
        }
        let place = self.place_of(location)?;
        let id = match value.defining_op() {
            Some(_) => self.id_before(place),
            None => id_at(self.text.get(place.start..)?),
        };
        name_of(value, id?)
    }

    /// The position in the text from which the parser made this location; `None` for an explicit location.
    fn place_of(&self, location: Location<'s>) -> Option<Place> {
        let is_here = location.is_file_line_col_range()
            && location.file_line_col_range_filename() == self.file;
        if !is_here {
            return None;
        }
        let line = location.file_line_col_range_start_line().checked_sub(1)?;
        let column = location.file_line_col_range_start_column().checked_sub(1)?;
        let Line { start, located } = *self.lines.get(line)?;
        let start = start + column;
        (located <= start).then_some(Place { line, start })
    }

    /// The id before an operation's name: `%id = ` or `%id:1 = `.
    fn id_before(&self, name: Place) -> Option<&'s str> {
        let mut line = name.line;
        let mut before = self.text.get(self.lines[line].start..name.start)?;
        while before.trim_ascii_end().is_empty() && line > 0 {
            let end = self.lines[line].start;
            line -= 1;
            before = without_comment(&self.text[self.lines[line].start..end]);
        }
        let ids = before.trim_ascii_end().strip_suffix(b"=")?.trim_ascii_end();
        let ids = ids.strip_suffix(b":1").unwrap_or(ids);
        let sigil = ids.iter().rposition(|byte| !is_part_of_id(byte))?;
        id_at(&ids[sigil..])
    }
}

/// The last `loc(` of a line that is a word of its own.
fn last_location(line: &[u8]) -> Option<usize> {
    let begins_word = |place: usize| place == 0 || line[place - 1].is_ascii_whitespace();
    let mut words = line.windows(4).enumerate().rev();
    words
        .find(|&(place, word)| word == b"loc(" && begins_word(place))
        .map(|(place, _)| place)
}

fn without_comment(line: &[u8]) -> &[u8] {
    let comment = line.windows(2).position(|slashes| slashes == b"//");
    &line[..comment.unwrap_or(line.len())]
}

/// The id, without `%`, at the start of `text`.
fn id_at(text: &[u8]) -> Option<&str> {
    let id = text.strip_prefix(b"%")?;
    let end = id.iter().position(|byte| !is_part_of_id(byte));
    str::from_utf8(&id[..end.unwrap_or(id.len())]).ok()
}

fn is_part_of_id(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"$._-".contains(byte)
}
