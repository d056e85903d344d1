//! Source positions: byte spans, and the index that turns a byte offset into a line and a column.
//!
//! The reader's structures refer to the source by `u32` byte offsets; lines and columns are only computed for
//! printing. The index is built once per file. Lookups that move through the file in order (a builder attaching
//! locations) go through [`LineCursor`], which answers from the current or the next line without a search.

/// A half-open range of bytes in the source, `start..end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes `start..end`.
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// The empty span before the byte at `offset`.
    pub const fn at(offset: u32) -> Self {
        Self::new(offset, offset)
    }

    /// The source text this span covers; empty if the span does not fit `source`.
    pub fn text(self, source: &str) -> &str {
        source
            .get(self.start as usize..self.end as usize)
            .unwrap_or("")
    }
}

/// A place in a file as people count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line number, from 1.
    pub line: u32,
    /// Byte within the line, from 1 (a tab is one column, as in MLIR's diagnostics).
    pub column: u32,
}

/// The offsets at which the lines of a file start.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
}

impl LineIndex {
    /// Indexes `source`, one pass over its bytes.
    pub fn new(source: &[u8]) -> Self {
        let mut starts = Vec::with_capacity(source.len() / 32 + 1);
        starts.push(0);
        starts.extend(
            (1u32..)
                .zip(source)
                .filter_map(|(next, &byte)| (byte == b'\n').then_some(next)),
        );
        Self { starts }
    }

    /// Line and column of a byte offset, by binary search.
    pub fn position(&self, offset: u32) -> Position {
        let line = self.starts.partition_point(|&start| start <= offset).max(1);
        self.position_in_line(line - 1, offset)
    }

    /// A cursor for lookups that mostly move forward.
    pub fn cursor(&self) -> LineCursor<'_> {
        LineCursor {
            index: self,
            line: 0,
        }
    }

    fn start_of(&self, line: usize) -> u32 {
        self.starts.get(line).copied().unwrap_or(u32::MAX)
    }

    fn holds(&self, line: usize, offset: u32) -> bool {
        self.start_of(line) <= offset && offset < self.start_of(line + 1)
    }

    fn position_in_line(&self, line: usize, offset: u32) -> Position {
        Position {
            line: line as u32 + 1,
            column: offset.saturating_sub(self.start_of(line)) + 1,
        }
    }
}

/// Remembers the line of its last answer, so that neighbouring lookups cost a comparison.
#[derive(Clone, Debug)]
pub struct LineCursor<'index> {
    index: &'index LineIndex,
    line: usize,
}

impl LineCursor<'_> {
    /// Line and column of a byte offset.
    pub fn position(&mut self, offset: u32) -> Position {
        if !self.index.holds(self.line, offset) {
            self.line = if self.index.holds(self.line + 1, offset) {
                self.line + 1
            } else {
                self.index.position(offset).line as usize - 1
            };
        }
        self.index.position_in_line(self.line, offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: u32, column: u32) -> Position {
        Position { line, column }
    }

    #[test]
    fn positions_count_lines_and_bytes_from_one() {
        let index = LineIndex::new(b"ab\n\ncd\r\n\tx");
        let expected = [
            (0, at(1, 1)),
            (2, at(1, 3)),
            (3, at(2, 1)),
            (4, at(3, 1)),
            (6, at(3, 3)),
            (8, at(4, 1)),
            (9, at(4, 2)),
            (10, at(4, 3)),
        ];
        for (offset, position) in expected {
            assert_eq!(index.position(offset), position, "offset {offset}");
        }
        assert_eq!(LineIndex::new(b"").position(0), at(1, 1));
    }

    #[test]
    fn a_cursor_agrees_with_the_search_in_any_order() {
        let source = b"one\ntwo\n\n\nfive and more\n";
        let index = LineIndex::new(source);
        let mut cursor = index.cursor();
        for offset in [0, 3, 4, 8, 9, 23, 24, 2, 12, 5, 10] {
            assert_eq!(cursor.position(offset), index.position(offset), "{offset}");
        }
    }
}
