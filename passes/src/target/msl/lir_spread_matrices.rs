//! `--lir-spread-matrices`: of a cooperative matrix of integers each work-item has two numbers.
//!
//! ```mlir
//! %d = lir.coop_mat_mul_add %a, %b, %c     %l = lir.subgroup_shuffle %a0, %row_0
//!   : <8x8xi32, a, …>, … -> …         →    %r = lir.subgroup_shuffle %b0, %column_0
//!                                          %0 = arith.muli %l, %r : i32
//!                                          %1 = arith.addi %c0, %0 : i32      // and so on
//! ```
//!
//! Metal's matrices are of floats (MSL, section 2.4). Work-item `i` of the 32 has two elements of row
//! `i / 4`, from column `i % 4 * 2` on. For a product it gets the rest of its row and of its columns
//! from the others. That is a fallback: a remark says where, and the function records it in
//! `lir.fallbacks`. Matrices of other shapes stay, and are refused when they are printed.

use super::matrices::{HOLDERS, SIZE, has_holders};
use crate::{
    lir::{
        arithmetic::Arithmetic,
        split::{
            self,
            Replacement::{self, Nothing, Pieces},
            Rules, Split,
        },
    },
    mir_to_lir::layout,
    reflection::taken,
};
use gir_dialects::{
    ir::{self, Builder, LocationExt, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{CoopMatrixType, MatrixLayout},
    pass::{PassInfo, PassRun},
    upstream::{arith, ub},
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-spread-matrices",
    description: "Give each work-item of a subgroup two numbers of a cooperative matrix of integers",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "ub"],
    initialize: None,
    run,
};

/// What stands in for Metal's matrices.
const INSTEAD: &str = "numbers that the work-items of a subgroup exchange";

/// Numbers that a work-item has of a matrix.
const HELD: i64 = SIZE * SIZE / HOLDERS;

fn run(pass: &PassRun<'_>) {
    let mut found = vec![];
    pass.op().walk_pre(|op| {
        let mut values = op.operands().chain(op.results());
        let is_lirs = op.name().starts_with("lir.");
        if is_lirs && values.any(|value| is_spread(value.ty())) {
            found.push(op);
        }
    });
    if found.is_empty() {
        pass.note_unchanged();
        return;
    }
    // Tiles of a matrix are where it is.
    let mut places = HashSet::new();
    found.retain(|op| places.insert((op.name(), op.location().place())));
    let mut is_held = true;
    for op in found {
        op.remark(format!(
            "becomes {INSTEAD}: Metal has matrices of floats only"
        ));
        taken::note(op, INSTEAD);
        is_held &= has_holders(op);
    }
    if is_held {
        split::module(pass.op(), &Spread);
    }
}

/// Whether the values of a type are spread.
fn is_spread(ty: Type<'_>) -> bool {
    CoopMatrixType::from_type(ty).is_some_and(|matrix| {
        let extents = [matrix.rows(), matrix.columns()];
        extents == [SIZE; 2] && matrix.element().as_integer().is_some()
    })
}

/// Matrices are taken apart, into the numbers of a work-item.
struct Spread;

impl Rules for Spread {
    fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        let matrix = CoopMatrixType::from_type(ty).filter(|_| is_spread(ty))?;
        Some((HELD as usize, matrix.element()))
    }

    fn replacement<'c>(&self, split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
        let b = Builder::before(op);
        match op.name() {
            arith::SelectOp::NAME | ub::PoisonOp::NAME => split.elementwise(&b, op),
            lir::CoopMatSplatOp::NAME => Some(Pieces(vec![op.operand(0); HELD as usize])),
            lir::CoopMatLoadOp::NAME => Some(load(b, op.cast()?)),
            lir::CoopMatStoreOp::NAME => Some(store(b, split, op.cast()?)),
            lir::CoopMatMulAddOp::NAME => multiply(b, split, op.cast()?),
            _ => None,
        }
    }

    fn refusal(&self) -> String {
        format!("has matrices of which not all have {SIZE} rows and {SIZE} columns, as Metal's do")
    }
}

fn load<'c>(b: Builder<'c>, load: lir::CoopMatLoadOp<'c>) -> Replacement<'c> {
    let element = element(load.result().ty());
    let align = load.align().min(layout::align(element));
    let lines = (load.stride(), load.layout());
    let places = Own::new(b).places(element, load.ptr(), lines);
    let load = |place| lir::LoadOp::build(&b, element, place, align, false, None, None).result();
    Pieces(places.map(load).into())
}

fn store<'c>(
    b: Builder<'c>,
    split: &Split<'_, 'c>,
    store: lir::CoopMatStoreOp<'c>,
) -> Replacement<'c> {
    let element = element(store.value().ty());
    let align = store.align().min(layout::align(element));
    let lines = (store.stride(), store.layout());
    let places = Own::new(b).places(element, store.ptr(), lines);
    for (place, value) in places.into_iter().zip(split.all(store.value())) {
        lir::StoreOp::build(&b, place, value, align, false, None, None);
    }
    Nothing
}

/// The type of a matrix' elements.
fn element(ty: Type<'_>) -> Type<'_> {
    CoopMatrixType::from_type(ty).map_or(ty, CoopMatrixType::element)
}

/// The numbers of the sums: each factor of a row goes to all four work-items of the row, each of two
/// columns to all eight of the columns. What is narrower than a word is computed in words.
fn multiply<'c>(
    b: Builder<'c>,
    split: &Split<'_, 'c>,
    op: lir::CoopMatMulAddOp<'c>,
) -> Option<Replacement<'c>> {
    let own = Own::new(b);
    let [left, right, sums] = [op.a(), op.b(), op.c()].map(|matrix| split.all(matrix));
    if [&left, &right, &sums]
        .iter()
        .any(|held| held.len() != HELD as usize)
    {
        return None;
    }
    let (bits, _) = element(op.c().ty()).as_integer()?;
    let word = ir::integer_type(b.context(), bits.max(32), Signedness::Signless);
    let wide = |held: Vec<Value<'c>>| -> Vec<_> {
        let widened = held
            .into_iter()
            .map(|value| own.widened(value, word, op.unsigned_factors()));
        widened.collect()
    };
    let (left, right, mut sums) = (wide(left), wide(right), wide(sums));
    for step in 0..SIZE {
        let of_row = own.behind(own.row_start, step / HELD);
        let of_column = own.behind(own.column_start, step * (SIZE / HELD));
        let factor = own.of(left[(step % HELD) as usize], of_row);
        for (sum, &other) in sums.iter_mut().zip(&right) {
            let product = own
                .a
                .binary(arith::MulIOp::NAME, factor, own.of(other, of_column));
            *sum = own.a.binary(arith::AddIOp::NAME, *sum, product);
        }
    }
    let narrow = |sum: Value<'c>| match bits < 32 {
        true => own
            .a
            .create(arith::TruncIOp::NAME, &[sum], element(op.c().ty())),
        false => sum,
    };
    Some(Pieces(sums.into_iter().map(narrow).collect()))
}

/// What a work-item has of a matrix.
struct Own<'c> {
    a: Arithmetic<'c>,
    row: Value<'c>,
    /// The first column.
    column: Value<'c>,
    /// The work-item that has the first elements of the row.
    row_start: Value<'c>,
    /// The work-item that has the first elements of the columns.
    column_start: Value<'c>,
}

impl<'c> Own<'c> {
    fn new(b: Builder<'c>) -> Self {
        let a = Arithmetic::new(b);
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let lane = lir::SubgroupLocalIdOp::build(&b, word).result();
        let with = |name, value, number| a.binary(name, value, a.int(word, number));
        let column_start = with(arith::AndIOp::NAME, lane, SIZE / HELD - 1);
        Self {
            a,
            row: with(arith::ShRUIOp::NAME, lane, 2),
            column: with(arith::MulIOp::NAME, column_start, HELD),
            row_start: with(arith::AndIOp::NAME, lane, HOLDERS - SIZE / HELD),
            column_start,
        }
    }

    /// Where the elements are in memory.
    fn places(
        &self,
        element: Type<'c>,
        pointer: Value<'c>,
        (stride, layout): (Value<'c>, MatrixLayout),
    ) -> [Value<'c>; HELD as usize] {
        let b = &self.a.builder;
        let size = layout::size(element);
        let wide = ir::integer_type(b.context(), 64, Signedness::Signless);
        let widened = |value| self.a.create(arith::ExtUIOp::NAME, &[value], wide);
        let (line, in_line, step) = match layout {
            MatrixLayout::RowMajor => (self.row, self.column, self.a.int(wide, 1)),
            MatrixLayout::ColumnMajor => (self.column, self.row, widened(stride)),
        };
        let start = self
            .a
            .binary(arith::MulIOp::NAME, widened(line), widened(stride));
        let first = self.a.binary(arith::AddIOp::NAME, start, widened(in_line));
        let second = self.a.binary(arith::AddIOp::NAME, first, step);
        [first, second]
            .map(|index| lir::GepOp::build(b, pointer.ty(), pointer, index, size, true).result())
    }

    /// The number of a work-item some behind another.
    fn behind(&self, start: Value<'c>, lanes: i64) -> Value<'c> {
        self.a
            .binary(arith::OrIOp::NAME, start, self.a.int(start.ty(), lanes))
    }

    /// What a work-item has.
    fn of(&self, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
        lir::SubgroupShuffleOp::build(&self.a.builder, value.ty(), value, lane, None).result()
    }

    /// A factor or a sum in the type that is computed in.
    fn widened(&self, value: Value<'c>, ty: Type<'c>, is_unsigned: bool) -> Value<'c> {
        match (value.ty() == ty, is_unsigned) {
            (true, _) => value,
            (false, true) => self.a.create(arith::ExtUIOp::NAME, &[value], ty),
            (false, false) => self.a.create(arith::ExtSIOp::NAME, &[value], ty),
        }
    }
}
