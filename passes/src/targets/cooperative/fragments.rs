//! The elements of a matrix that each work-item holds.
//!
//! A matrix consists of blocks. Blocks of a sum have 8 rows and 8 columns: work-item `i` of the 32 has two
//! elements of row `i / 4`, from column `i % 4 * 2` on. Blocks of a left factor have 8 rows, and the work-item
//! has one, two or four elements of row `i / 4`; blocks of a right factor have 8 columns, and it has as many
//! elements of column `i / 4`. This is the layout of NVIDIA's instructions (PTX ISA, "Matrix Fragments for
//! mma"), whose registers are these elements.

use crate::lir::floats::lir_expand_small_floats;
use gir_dialects::{
    ir::{SmallFloat, Type, TypeExt},
    mir::{CoopMatrixType, CoopMatrixUse},
};

/// Number of work-items that together hold a matrix.
pub const HOLDERS: i64 = 32;

/// Rows and columns of a sum's block.
pub const SIDE: i64 = 8;

/// Bits of a register.
const REGISTER: u32 = 32;

/// Number of work-items that share a line of a block.
pub const SHARERS: i64 = HOLDERS / SIDE;

/// A work-item's share of a matrix.
#[derive(Clone, Copy, Debug)]
pub struct Fragment<'c> {
    /// The type of an element: an integer that holds a small float, if it is one.
    pub element: Type<'c>,
    /// Elements of each block that it holds.
    pub held: i64,
    /// Rows and columns of a block.
    pub block: [i64; 2],
    /// Numbers of blocks along the matrix's columns and along its rows.
    pub blocks: [i64; 2],
    /// Whether the held elements of a block are in one row rather than one column.
    pub is_of_row: bool,
}

impl<'c> Fragment<'c> {
    /// The fragment of a matrix of whole blocks; `None` for others.
    pub fn of(matrix: CoopMatrixType<'c>) -> Option<Self> {
        Self::with(matrix, held_of_factor)
    }

    /// That of a matrix in registers of four bytes, which the program has assigned.
    pub fn in_registers(matrix: CoopMatrixType<'c>) -> Option<Self> {
        Self::with(matrix, |element, _| {
            let bits = element.number_bits().unwrap_or(REGISTER);
            i64::from((REGISTER / bits).max(1))
        })
    }

    /// The fragment whose blocks of factors have as many elements for each work-item as a function of their type and
    /// depth says.
    fn with(matrix: CoopMatrixType<'c>, held_of_factor: fn(Type<'_>, i64) -> i64) -> Option<Self> {
        let (rows, columns) = (matrix.rows(), matrix.columns());
        let element = matrix.element();
        let (held, is_of_row) = match matrix.use_() {
            CoopMatrixUse::A => (held_of_factor(element, columns), true),
            CoopMatrixUse::B => (held_of_factor(element, rows), false),
            CoopMatrixUse::Accumulator => (2, true),
        };
        // Small floats are integers here, as in memory.
        let element = lir_expand_small_floats::held(element);
        let block = match is_of_row {
            true => [SIDE, held * SHARERS],
            false => [held * SHARERS, SIDE],
        };
        let blocks = [rows / block[0], columns / block[1]];
        if rows % block[0] != 0 || columns % block[1] != 0 {
            return None;
        }
        Some(Self {
            element,
            held,
            block,
            blocks,
            is_of_row,
        })
    }

    /// The number of elements that a work-item has.
    pub fn count(&self) -> usize {
        (self.blocks[0] * self.blocks[1] * self.held) as usize
    }

    /// The blocks in row-major order.
    pub fn places(&self) -> impl Iterator<Item = [i64; 2]> + use<> {
        let [rows, columns] = self.blocks;
        (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]))
    }

    /// The range of a block's elements among those of the work-item, in the order of [`Self::places`].
    pub fn of_block(&self, [row, column]: [i64; 2]) -> std::ops::Range<usize> {
        let first = (row * self.blocks[1] + column) * self.held;
        first as usize..(first + self.held) as usize
    }
}

/// The number of held elements in a factor's block with this depth: as many floats or bytes as a register
/// holds. Two of f32, which no instruction takes.
fn held_of_factor(element: Type<'_>, depth: i64) -> i64 {
    let bytes = element.number_bits() == Some(8);
    match (element.as_float(), element.as_small_float()) {
        (Some(64), _) | (_, Some(SmallFloat::Tf32)) => 1,
        _ if bytes && depth % (4 * SHARERS) == 0 => 4,
        _ => 2,
    }
}
