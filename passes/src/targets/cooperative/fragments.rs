//! Which elements of a matrix a work-item has.
//!
//! A matrix is made of blocks. Those of a sum have 8 rows and 8 columns: work-item `i` of the 32 has
//! two elements of row `i / 4`, from column `i % 4 * 2` on. Those of a left factor have 8 rows, and of
//! row `i / 4` the work-item has one, two or four elements, those of a right factor have 8 columns,
//! and it has as many elements of column `i / 4`. That is what NVIDIA's instructions take (PTX ISA,
//! "Matrix Fragments for mma"), whose registers are these elements.

use gir_dialects::{
    ir::{Type, TypeExt},
    mir::{CoopMatrixType, CoopMatrixUse},
};

/// Work-items that hold a matrix together.
pub const HOLDERS: i64 = 32;

/// Rows of a sum's block, and columns.
pub const SIDE: i64 = 8;

/// Work-items that share a line of a block.
pub const SHARERS: i64 = HOLDERS / SIDE;

/// What a work-item has of a matrix.
#[derive(Clone, Copy, Debug)]
pub struct Fragment<'c> {
    /// The type of an element.
    pub element: Type<'c>,
    /// Elements that it has of each block.
    pub held: i64,
    /// Rows of a block, and columns.
    pub block: [i64; 2],
    /// Blocks, along the columns and along the rows of the matrix.
    pub blocks: [i64; 2],
    /// Whether the elements of a block stand in one row; else in one column.
    pub is_of_row: bool,
}

impl<'c> Fragment<'c> {
    /// That of a matrix whose rows and columns are multiples of 8; `None` of others.
    pub fn of(matrix: CoopMatrixType<'c>) -> Option<Self> {
        let (rows, columns) = (matrix.rows(), matrix.columns());
        if rows % SIDE != 0 || columns % SIDE != 0 {
            return None;
        }
        let element = matrix.element();
        let (held, is_of_row) = match matrix.use_() {
            CoopMatrixUse::A => (held_of_factor(element, columns), true),
            CoopMatrixUse::B => (held_of_factor(element, rows), false),
            CoopMatrixUse::Accumulator => (2, true),
        };
        let block = match is_of_row {
            true => [SIDE, held * SHARERS],
            false => [held * SHARERS, SIDE],
        };
        let blocks = [rows / block[0], columns / block[1]];
        Some(Self {
            element,
            held,
            block,
            blocks,
            is_of_row,
        })
    }

    /// How many elements a work-item has.
    pub fn count(&self) -> usize {
        (self.blocks[0] * self.blocks[1] * self.held) as usize
    }

    /// The blocks, row behind row.
    pub fn places(&self) -> impl Iterator<Item = [i64; 2]> + use<> {
        let [rows, columns] = self.blocks;
        (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]))
    }

    /// Which of the work-item's elements are those of a block, as they stand in [`Self::places`].
    pub fn of_block(&self, [row, column]: [i64; 2]) -> std::ops::Range<usize> {
        let first = (row * self.blocks[1] + column) * self.held;
        first as usize..(first + self.held) as usize
    }
}

/// Elements of a factor's block, where so many are added up: as many as a register holds, of floats
/// and bytes.
fn held_of_factor(element: Type<'_>, depth: i64) -> i64 {
    let bytes = element.as_integer().is_some_and(|(bits, _)| bits == 8);
    match element.as_float() {
        Some(64) => 1,
        _ if bytes && depth % (4 * SHARERS) == 0 => 4,
        _ => 2,
    }
}
