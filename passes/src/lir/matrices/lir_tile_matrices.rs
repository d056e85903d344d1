//! `--lir-tile-matrices`: splits cooperative matrices into tiles of one size.
//!
//! ```mlir
//! %a = lir.coop_mat_load %p stride %w      %0 = lir.coop_mat_load %p stride %w
//!   row_major align 2                        row_major align 2
//!   : <global, f16> -> <8x16xf16, …>         : <global, f16> -> <8x8xf16, …>
//!                                          %q = lir.gep unsigned %p[%c8] stride 2
//!                                          %1 = lir.coop_mat_load %q stride %w …
//! %d = lir.coop_mat_mul_add %a, %b, %c     %2 = lir.coop_mat_mul_add %0, %b0, %c
//!                                          %d = lir.coop_mat_mul_add %1, %b1, %2
//! ```
//!
//! For targets whose matrices have a single shape, `size` rows and as many columns. Matrices whose
//! rows and columns are multiples of it are represented by their tiles, in row-major order; a tile
//! of a product adds up the products of tiles from first to last, and rounds after each of them.
//! Other matrices do not change, and are left for the target to refuse.

use crate::{
    analysis::layout,
    lir::{
        arithmetic::domains,
        vectors::split::{
            self,
            Replacement::{self, Nothing, Pieces, Whole},
            Rules, Split,
        },
    },
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{CoopMatrixType, MatrixLayout},
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::{arith, ub},
};

/// The number of rows of a tile, and of columns.
const SIZE_OPTION: PassOption = PassOption {
    name: "size",
    description: "Number of rows, and of columns, of the target's matrices",
    kind: OptionKind::Int(8),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-tile-matrices",
    description: "Split cooperative matrices into tiles of one size",
    anchor: "builtin.module",
    options: &[SIZE_OPTION],
    dialects: &["arith", "lir", "ub"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    match pass.int_option(SIZE_OPTION.name) {
        size if size > 0 => split::module(pass.op(), &Tiles { size }),
        _ => pass
            .op()
            .error("cannot have tiles without rows; the option 'size' is at least 1"),
    }
}

/// Splits matrices into tiles.
struct Tiles {
    size: i64,
}

/// The number of tiles along the columns and rows of a matrix.
#[derive(Clone, Copy)]
struct Grid {
    rows: usize,
    columns: usize,
}

impl Tiles {
    /// The tiles of a matrix, if it consists of whole ones.
    fn grid(&self, ty: Type<'_>) -> Option<Grid> {
        let matrix = CoopMatrixType::from_type(ty)?;
        let count =
            |extent: i64| (extent % self.size == 0).then_some((extent / self.size) as usize);
        Some(Grid {
            rows: count(matrix.rows())?,
            columns: count(matrix.columns())?,
        })
    }

    fn tile<'c>(&self, matrix: CoopMatrixType<'c>) -> Type<'c> {
        let (element, of, scope) = (matrix.element(), matrix.use_(), matrix.scope());
        CoopMatrixType::get(element.ctx(), self.size, self.size, element, of, scope)
    }
}

impl Rules for Tiles {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        let Grid { rows, columns } = self.grid(ty)?;
        let tile = self.tile(CoopMatrixType::from_type(ty)?);
        (rows * columns > 1).then_some((rows * columns, tile))
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        let b = Builder::before(op);
        match op.name() {
            arith::SelectOp::NAME | ub::PoisonOp::NAME | lir::CoopMatMapOp::NAME => {
                split.elementwise(&b, op)
            }
            lir::CoopMatExtractOp::NAME => self.extract(&b, split, op.cast()?),
            lir::CoopMatInsertOp::NAME => self.insert(&b, split, op.cast()?),
            lir::CoopMatSplatOp::NAME => {
                let (count, tile) = self.pieces(op.result(0).ty())?;
                let one = |_| lir::CoopMatSplatOp::build(&b, tile, op.operand(0)).result();
                Some(Pieces((0..count).map(one).collect()))
            }
            lir::CoopMatLoadOp::NAME => self.load(&b, op.cast()?),
            lir::CoopMatStoreOp::NAME => self.store(&b, split, op.cast()?),
            lir::CoopMatMulAddOp::NAME => self.multiply(&b, split, op.cast()?),
            _ => None,
        }
    }

    fn refusal(&self) -> String {
        format!(
            "has a matrix that cannot be split into tiles of {0} rows and {0} columns, the only size of the target; use multiples of {0}",
            self.size
        )
    }
}

/// Work-items that hold a tile.
const HOLDERS: i64 = 32;

impl Tiles {
    /// The tile with an element of the work-item, and the number of the element in it.
    fn place(&self, number: i64) -> (usize, i64) {
        let held = (self.size * self.size / HOLDERS).max(1);
        ((number / held) as usize, number % held)
    }

    fn extract<'c>(
        &self,
        b: &Builder<'c>,
        split: &Split<'_, 'c>,
        op: lir::CoopMatExtractOp<'c>,
    ) -> Option<Replacement<'c>> {
        let (tile, number) = self.place(op.number());
        let tiles = split.all(op.matrix());
        let ty = op.result().ty();
        let extract = lir::CoopMatExtractOp::build(b, ty, *tiles.get(tile)?, number);
        Some(Whole(extract.result()))
    }

    fn insert<'c>(
        &self,
        b: &Builder<'c>,
        split: &Split<'_, 'c>,
        op: lir::CoopMatInsertOp<'c>,
    ) -> Option<Replacement<'c>> {
        let (tile, number) = self.place(op.number());
        let mut tiles = split.all(op.matrix());
        let place = tiles.get_mut(tile)?;
        let insert = lir::CoopMatInsertOp::build(b, place.ty(), op.value(), *place, number);
        *place = insert.result();
        Some(Pieces(tiles))
    }

    fn load<'c>(&self, b: &Builder<'c>, load: lir::CoopMatLoadOp<'c>) -> Option<Replacement<'c>> {
        let (_, tile) = self.pieces(load.result().ty())?;
        let (stride, layout) = (load.stride(), load.layout());
        let places = self.places(b, load.result().ty(), (load.ptr(), stride, layout))?;
        let pieces = places.into_iter().map(|place| {
            lir::CoopMatLoadOp::build(b, tile, place, stride, layout, load.align()).result()
        });
        Some(Pieces(pieces.collect()))
    }

    fn store<'c>(
        &self,
        b: &Builder<'c>,
        split: &Split<'_, 'c>,
        store: lir::CoopMatStoreOp<'c>,
    ) -> Option<Replacement<'c>> {
        let (stride, layout) = (store.stride(), store.layout());
        let places = self.places(b, store.value().ty(), (store.ptr(), stride, layout))?;
        for (place, tile) in places.into_iter().zip(split.all(store.value())) {
            lir::CoopMatStoreOp::build(b, place, tile, stride, layout, store.align());
        }
        Some(Nothing)
    }

    /// Pointers to the tiles of a matrix in memory, in their order.
    fn places<'c>(
        &self,
        b: &Builder<'c>,
        matrix: Type<'c>,
        (first, stride, layout): (Value<'c>, Value<'c>, MatrixLayout),
    ) -> Option<Vec<Value<'c>>> {
        let grid = self.grid(matrix)?;
        let bytes = layout::size(CoopMatrixType::from_type(matrix)?.element());
        // The contiguous lines in memory: rows, or columns.
        let (lines, length) = match layout {
            MatrixLayout::RowMajor => (grid.rows, grid.columns),
            MatrixLayout::ColumnMajor => (grid.columns, grid.rows),
        };
        let starts = self.lines(b, first, stride, (lines, bytes));
        let places = starts.into_iter().map(|(start, elements)| {
            let place = |tiles| behind(b, start, elements + tiles as i64 * self.size, bytes);
            (0..length).map(place).collect::<Vec<_>>()
        });
        let places: Vec<_> = places.collect();
        let place = |(row, column): (usize, usize)| match layout {
            MatrixLayout::RowMajor => places[row][column],
            MatrixLayout::ColumnMajor => places[column][row],
        };
        let all = (0..grid.rows).flat_map(|row| (0..grid.columns).map(move |column| (row, column)));
        Some(all.map(place).collect())
    }

    /// The start of each line of tiles: a pointer, and an offset from it in elements.
    fn lines<'c>(
        &self,
        b: &Builder<'c>,
        first: Value<'c>,
        stride: Value<'c>,
        (count, bytes): (usize, i64),
    ) -> Vec<(Value<'c>, i64)> {
        let known = domains::constant(stride).map(|stride| i64::from(stride as u32) * self.size);
        if let Some(step) = known.filter(|step| step * (count as i64 + 1) <= i64::from(i32::MAX)) {
            return (0..count as i64).map(|line| (first, line * step)).collect();
        }
        let mut lines = vec![(first, 0)];
        while let Some(&(line, _)) = lines.last().filter(|_| lines.len() < count) {
            let next = lir::GepOp::build(b, line.ty(), line, stride, self.size * bytes, true);
            lines.push((next.result(), 0));
        }
        lines
    }

    fn multiply<'c>(
        &self,
        b: &Builder<'c>,
        split: &Split<'_, 'c>,
        op: lir::CoopMatMulAddOp<'c>,
    ) -> Option<Replacement<'c>> {
        let grid = self.grid(op.c().ty())?;
        let inner = self.grid(op.a().ty())?.columns;
        let mut sums = vec![];
        for row in 0..grid.rows {
            for column in 0..grid.columns {
                let mut sum = split.piece(op.c(), row * grid.columns + column);
                for step in 0..inner {
                    let left = split.piece(op.a(), row * inner + step);
                    let right = split.piece(op.b(), step * grid.columns + column);
                    let (ty, unsigned) = (sum.ty(), op.unsigned_factors());
                    sum = lir::CoopMatMulAddOp::build(b, ty, unsigned, left, right, sum).result();
                }
                sums.push(sum);
            }
        }
        Some(match sums.as_slice() {
            &[sum] => Whole(sum),
            _ => Pieces(sums),
        })
    }
}

/// A pointer a number of elements further.
fn behind<'c>(b: &Builder<'c>, start: Value<'c>, elements: i64, bytes: i64) -> Value<'c> {
    if elements == 0 {
        return start;
    }
    let word = ir::integer_type(b.context(), 32, ir::Signedness::Signless);
    let elements = arith::ConstantOp::build(b, word, ir::integer(word, elements)).result();
    lir::GepOp::build(b, start.ty(), start, elements, bytes, true).result()
}
