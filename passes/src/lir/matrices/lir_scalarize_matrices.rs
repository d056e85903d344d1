//! `--lir-scalarize-matrices`: splits matrices into vectors, one per row.
//!
//! ```mlir
//! %m = lir.load %p align 8                   %a = lir.load %p align 8
//!   : <global, !mir.matrix<2x2xf32>> → …  →    : <global, vector<2xf32>> → …
//! %t = lir.mat_add %m, %m                    %q = lir.gep %p[%c1] stride 8
//!   : <2x2xf32>                              %b = lir.load %q align 8
//!                                            %c = arith.addf %a, %a : vector<2xf32>
//!                                            %d = arith.addf %b, %b : vector<2xf32>
//! ```
//!
//! For targets without matrices, or whose matrix operations round differently: products and sums
//! are plain operations in the order given by the operations' descriptions, a dot product from left
//! to right. A matrix is represented by its rows, in memory, too.
//!
//! With `fallback` the pass is the fallback that `--allow-gpu-fallback` permits, for profiles with
//! matrices as a fallback, and does not change other modules. A remark names each operation, and
//! the function records it in `lir.fallbacks`.

use crate::{
    analysis::{layout, taken},
    lir::vectors::split::{
        self,
        Replacement::{self, Nothing, Pieces, Whole},
        Rules, Split,
    },
    profile::{Permissions, fallbacks::Fallback, recorded},
};
use gir_dialects::{
    common::Feature,
    ir::{self, Block, Builder, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir,
    mir::{MatrixLayout, MatrixType},
    pass::{OptionKind, PassInfo, PassOption, PassRun, parallel_for},
    upstream::{arith, ub, vector},
};

/// Whether the pass applies only as a permitted fallback, or to every module.
pub const FALLBACK_OPTION: PassOption = PassOption {
    name: "fallback",
    description: "Apply only as a permitted fallback of the target, with a remark at each operation",
    kind: OptionKind::Bool(false),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-scalarize-matrices",
    description: "Split matrices into vectors, one for each row",
    anchor: "builtin.module",
    options: &[FALLBACK_OPTION],
    dialects: &["arith", "lir", "vector"],
    initialize: None,
    concerns: Some(|census| census.any_type(|ty| Matrices.concern(ty))),
    run,
};

fn run(pass: &PassRun<'_>) {
    if !pass.bool_option(FALLBACK_OPTION.name) {
        split::module(pass.op(), &Matrices);
    } else if !fall_back(pass.op()) {
        pass.note_unchanged();
    }
}

/// Runs the pass on a module whose target has no matrices, if that is permitted; returns false if
/// it does not apply.
fn fall_back(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let permissions = Permissions::of(module);
    let Some(fallback) = Fallback::permitted(&profile, Feature::Matrices, permissions) else {
        return false;
    };
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    parallel_for(module.context(), &top, |&root| {
        for op in operations_on_matrices(root) {
            let (what, target) = (fallback.what, &profile.name);
            op.remark(format!(
                "is computed on {what}: target '{target}' has no matrices"
            ));
            taken::note(op, what);
        }
    });
    split::module(module, &Matrices);
    true
}

fn operations_on_matrices(root: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    root.walk_pre(|op| {
        let mut values = op.operands().chain(op.results());
        let is_lirs = op.name().starts_with("lir.");
        if is_lirs && values.any(|value| rows(value.ty()).is_some()) {
            found.push(op);
        }
    });
    found
}

/// Splits matrices into rows.
struct Matrices;

impl Rules for Matrices {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        rows(ty)
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        replacement(split, op)
    }

    fn refusal(&self) -> String {
        "cannot be split into the rows of its matrices; take the matrix apart with mat_row".into()
    }
}

/// The number of rows of a matrix, and their type.
fn rows(ty: Type<'_>) -> Option<(usize, Type<'_>)> {
    let matrix = MatrixType::from_type(ty)?;
    let row = ir::vector(matrix.columns() as u32, matrix.element());
    Some((matrix.rows() as usize, row))
}

/// The replacement of an operation on matrices.
fn replacement<'c>(split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
    let rows = Rows {
        b: Builder::before(op),
        split,
    };
    Some(match op.name() {
        lir::LoadOp::NAME => split.load(&rows.b, op.cast()?)?,
        lir::StoreOp::NAME => split.store(&rows.b, op.cast()?),
        arith::SelectOp::NAME | ub::PoisonOp::NAME => split.elementwise(&rows.b, op)?,
        lir::MatConstructOp::NAME => Pieces(op.operands().collect()),
        lir::MatSplatOp::NAME => {
            let (count, row) = self::rows(op.result(0).ty())?;
            Pieces(vec![rows.broadcast(op.operand(0), row); count])
        }
        lir::MatRowOp::NAME => {
            let row = op.cast::<lir::MatRowOp<'c>>()?;
            Whole(split.piece(row.matrix(), row.row() as usize))
        }
        lir::MatExtractOp::NAME => {
            let element = op.cast::<lir::MatExtractOp<'c>>()?;
            let row = split.piece(element.matrix(), element.row() as usize);
            Whole(rows.take(row, element.column()))
        }
        lir::MatTransposeOp::NAME => Pieces(rows.columns(&split.all(op.operand(0)))),
        lir::MatAddOp::NAME => Pieces(rows.each(op, arith::AddFOp::NAME)),
        lir::MatSubOp::NAME => Pieces(rows.each(op, arith::SubFOp::NAME)),
        lir::MatScaleOp::NAME => Pieces(rows.scale(op)),
        lir::MatMulOp::NAME => Pieces(rows.multiply(op)),
        lir::MatVecMulOp::NAME => Whole(rows.multiply_vector(op)),
        lir::MatLoadOp::NAME => Pieces(rows.load(op.cast()?)?),
        lir::MatStoreOp::NAME => {
            rows.store(op.cast()?);
            Nothing
        }
        _ => return None,
    })
}

/// Builds operations on rows.
struct Rows<'s, 'c> {
    b: Builder<'c>,
    split: &'s Split<'s, 'c>,
}

impl<'c> Rows<'_, 'c> {
    fn binary(&self, name: &str, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let spec = OpSpec {
            operands: &[lhs, rhs],
            results: &[lhs.ty()],
            ..OpSpec::default()
        };
        self.b.create(name, spec).result(0)
    }

    fn broadcast(&self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        vector::BroadcastOp::build(&self.b, ty, value).vector()
    }

    /// An element of a row.
    fn take(&self, row: Value<'c>, column: i64) -> Value<'c> {
        let position = ir::dense_i64(self.b.context(), &[column]);
        vector::ExtractOp::build(&self.b, row.ty().lane(), row, &[], position).result()
    }

    /// The elements of a row.
    fn elements(&self, row: Value<'c>) -> Vec<Value<'c>> {
        let count = row.ty().as_vector().map_or(0, |(lanes, _)| lanes);
        (0..i64::from(count))
            .map(|column| self.take(row, column))
            .collect()
    }

    /// A vector of at least one element.
    fn vector(&self, elements: &[Value<'c>]) -> Value<'c> {
        let ty = ir::vector(elements.len() as u32, elements[0].ty());
        vector::FromElementsOp::build(&self.b, ty, elements).dest()
    }

    /// The columns of a matrix given by its rows, as vectors.
    fn columns(&self, rows: &[Value<'c>]) -> Vec<Value<'c>> {
        let elements: Vec<_> = rows.iter().map(|&row| self.elements(row)).collect();
        let column = |index| {
            let column: Vec<_> = elements.iter().map(|row| row[index]).collect();
            self.vector(&column)
        };
        (0..elements[0].len()).map(column).collect()
    }

    /// An operation on corresponding rows.
    fn each(&self, op: Op<'c>, name: &str) -> Vec<Value<'c>> {
        let [lhs, rhs] = [0, 1].map(|index| self.split.all(op.operand(index)));
        std::iter::zip(lhs, rhs)
            .map(|(lhs, rhs)| self.binary(name, lhs, rhs))
            .collect()
    }

    fn scale(&self, op: Op<'c>) -> Vec<Value<'c>> {
        let rows = self.split.all(op.operand(0));
        let factor = self.broadcast(op.operand(1), rows[0].ty());
        rows.into_iter()
            .map(|row| self.binary(arith::MulFOp::NAME, row, factor))
            .collect()
    }

    /// A row of the product: the sum, from left to right, of the rows of the right factor, each
    /// multiplied by an element of the row of the left one.
    fn multiply(&self, op: Op<'c>) -> Vec<Value<'c>> {
        let [lhs, rhs] = [0, 1].map(|index| self.split.all(op.operand(index)));
        let row = |row: Value<'c>| {
            let factors = self.elements(row).into_iter();
            let products = std::iter::zip(factors, &rhs).map(|(factor, &row)| {
                let factor = self.broadcast(factor, row.ty());
                self.binary(arith::MulFOp::NAME, factor, row)
            });
            self.sum(products.collect())
        };
        lhs.into_iter().map(row).collect()
    }

    /// The dot product of each row and the vector.
    fn multiply_vector(&self, op: Op<'c>) -> Value<'c> {
        let dot = |row: Value<'c>| {
            let products = self.binary(arith::MulFOp::NAME, row, op.operand(1));
            self.sum(self.elements(products))
        };
        let rows = self.split.all(op.operand(0)).into_iter();
        self.vector(&rows.map(dot).collect::<Vec<_>>())
    }

    /// The sum of some values, from first to last.
    fn sum(&self, values: Vec<Value<'c>>) -> Value<'c> {
        let mut sum = values[0];
        for &value in &values[1..] {
            sum = self.binary(arith::AddFOp::NAME, sum, value);
        }
        sum
    }

    fn load(&self, load: lir::MatLoadOp<'c>) -> Option<Vec<Value<'c>>> {
        let matrix = MatrixType::from_type(load.result().ty())?;
        let element = matrix.element();
        let align = load.align().min(layout::align(element));
        let places = Places::of(load.layout(), matrix);
        let lines = places.lines(&self.b, load.ptr(), load.stride());
        let lines: Vec<_> = lines
            .into_iter()
            .map(|line| {
                let values = places.elements(&self.b, line).map(|place| {
                    lir::LoadOp::build(&self.b, element, place, align, false, None, None).result()
                });
                self.vector(&values.collect::<Vec<_>>())
            })
            .collect();
        Some(match load.layout() {
            MatrixLayout::RowMajor => lines,
            MatrixLayout::ColumnMajor => self.columns(&lines),
        })
    }

    fn store(&self, store: lir::MatStoreOp<'c>) {
        let Some(matrix) = MatrixType::from_type(store.value().ty()) else {
            return;
        };
        let align = store.align().min(layout::align(matrix.element()));
        let places = Places::of(store.layout(), matrix);
        let rows = self.split.all(store.value());
        let lines = match store.layout() {
            MatrixLayout::RowMajor => rows,
            MatrixLayout::ColumnMajor => self.columns(&rows),
        };
        let starts = places.lines(&self.b, store.ptr(), store.stride());
        for (start, line) in std::iter::zip(starts, lines) {
            let elements = self.elements(line);
            for (place, value) in std::iter::zip(places.elements(&self.b, start), elements) {
                lir::StoreOp::build(&self.b, place, value, align, false, None, None);
            }
        }
    }
}

/// The memory layout of a matrix: consecutive lines, which are rows or columns.
struct Places {
    lines: i64,
    /// The number of elements of a line.
    length: i64,
    /// The size of an element in bytes.
    size: i64,
}

impl Places {
    fn of(layout: MatrixLayout, matrix: MatrixType<'_>) -> Self {
        let (lines, length) = match layout {
            MatrixLayout::RowMajor => (matrix.rows(), matrix.columns()),
            MatrixLayout::ColumnMajor => (matrix.columns(), matrix.rows()),
        };
        Self {
            lines,
            length,
            size: layout::size(matrix.element()),
        }
    }

    /// Pointers to the first elements of all lines.
    fn lines<'c>(&self, b: &Builder<'c>, first: Value<'c>, stride: Value<'c>) -> Vec<Value<'c>> {
        let mut lines = vec![first];
        let mut line = first;
        for _ in 1..self.lines {
            line = lir::GepOp::build(b, line.ty(), line, stride, self.size, true).result();
            lines.push(line);
        }
        lines
    }

    /// Pointers to the elements of a line.
    fn elements<'c>(&self, b: &Builder<'c>, line: Value<'c>) -> impl Iterator<Item = Value<'c>> {
        let (b, size) = (*b, self.size);
        let word = ir::integer_type(b.context(), 32, ir::Signedness::Signless);
        (0..self.length).map(move |index| match index {
            0 => line,
            _ => {
                let index = arith::ConstantOp::build(&b, word, ir::integer(word, index)).result();
                lir::GepOp::build(&b, line.ty(), line, index, size, true).result()
            }
        })
    }
}
