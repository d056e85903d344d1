//! `nvgpu.mma.sync` and `nvgpu.ldmatrix`: matrices of which each of the 32 work-items of a subgroup holds the elements
//! that PTX says.
//!
//! With the group `lane / 4` and the place `lane % 4` of a work-item, registers of 32 bits, or of one f64, hold
//! (PTX ISA, "Matrix Fragments for mma.m16n8k16" and the like):
//!
//! | matrix | row | column |
//! |---|---|---|
//! | A | group, and group + 8 | place, in runs of as many elements as a register has |
//! | B | as the columns of A | group |
//! | C | as A | 2 * place, and the one behind |
//!
//! An element of the product takes the row of A from the four work-items of the own group, and the column of B from
//! those of the group that has its number. Products are summed in ascending order, in f32 or f64.

use super::{WARP, constant, own_lane, word};
use crate::gpu_to_mir::wide::element_of;
use gir_dialects::{
    ir::{self, AttributeExt, Builder, MemRef, Op, OpView, Type, TypeExt, Value},
    mir,
    upstream::{arith, memref, nvgpu, vector},
};

/// The shape of a product, and the elements of a register.
struct Shape {
    /// Groups of 8 rows.
    halves: usize,
    /// Columns of A.
    depth: usize,
    /// Elements of A and B in a register.
    per: usize,
}

impl Shape {
    /// The shape of a product of floats that PTX has.
    fn of(product: nvgpu::MmaSyncOp<'_>) -> Option<Self> {
        let ty = element_of(product.matrix_a().ty());
        let shape = product.mma_shape().as_array()?;
        let shape: Vec<_> = shape.into_iter().filter_map(AttributeExt::as_int).collect();
        let bits = ir::float_width(ty)?;
        let (halves, per) = match (bits, shape.as_slice()) {
            (16, [16, 8, 8 | 16]) => (2, 2),
            (32, [16, 8, 4 | 8]) => (2, 1),
            (64, [8, 8, 4]) => (1, 1),
            _ => return None,
        };
        let depth = usize::try_from(*shape.get(2)?).ok()?;
        Some(Self { halves, depth, per })
    }

    /// The place in a group of the work-item that has a column of A, and where that is in a row of its registers: the
    /// register's number among those of the row, and the element.
    fn holder(&self, column: usize) -> (usize, usize, usize) {
        let run = 4 * self.per;
        (column % run / self.per, column / run, column % self.per)
    }
}

/// Whether an operation is one that is replaced.
pub fn is_known(op: Op<'_>) -> bool {
    let product = op.cast::<nvgpu::MmaSyncOp<'_>>();
    let is_loadable = |load: nvgpu::LdMatrixOp<'_>| register_length(load).is_some();
    product.is_some_and(|product| Shape::of(product).is_some())
        || op.cast::<nvgpu::LdMatrixOp<'_>>().is_some_and(is_loadable)
}

/// Replaces an operation.
pub fn expand(op: Op<'_>) -> Option<()> {
    if let Some(product) = op.cast::<nvgpu::MmaSyncOp<'_>>() {
        multiply(product)
    } else {
        load(op.cast()?)
    }
}

/// Values that the lanes of a subgroup read from each other.
struct Lanes<'a, 'c> {
    b: &'a Builder<'c>,
    own: Value<'c>,
}

impl<'c> Lanes<'_, 'c> {
    fn new<'a>(b: &'a Builder<'c>) -> Lanes<'a, 'c> {
        let own = own_lane(b);
        Lanes { b, own }
    }

    /// The number of the own group.
    fn group(&self) -> Value<'c> {
        arith::ShRUIOp::build(self.b, word(self.b), self.own, constant(self.b, 2), false).result()
    }

    /// The own place in the group.
    fn place(&self) -> Value<'c> {
        arith::AndIOp::build(self.b, word(self.b), self.own, constant(self.b, 3)).result()
    }

    /// `value * factor + offset`
    fn affine(&self, value: Value<'c>, factor: usize, offset: usize) -> Value<'c> {
        let (b, ty) = (self.b, word(self.b));
        let factor = constant(b, factor as i64);
        let product = arith::MulIOp::build(b, ty, value, factor, None).result();
        arith::AddIOp::build(b, ty, product, constant(b, offset as i64), None).result()
    }

    fn read(&self, value: Value<'c>, lane: Value<'c>) -> Value<'c> {
        mir::SubgroupShuffleOp::build(self.b, value.ty(), value, lane).result()
    }
}

/// A product, added to C.
fn multiply<'c>(product: nvgpu::MmaSyncOp<'c>) -> Option<()> {
    let shape = Shape::of(product)?;
    let (op, b) = (product.op(), Builder::before(product.op()));
    let ty = product.res().ty();
    let wide = match ir::float_width(element_of(ty))? {
        64 => element_of(ty),
        _ => Type::float32(b.context()),
    };
    let lanes = Lanes::new(&b);
    let elements = |value: Value<'c>| numbers(&b, value, wide);
    let [a, factors, sums] =
        [product.matrix_a(), product.matrix_b(), product.matrix_c()].map(elements);
    let (group, place) = (lanes.group(), lanes.place());
    let mut sums = sums?;
    let (a, factors) = (a?, factors?);
    for column in 0..shape.depth {
        let (holder, run, element) = shape.holder(column);
        let in_group = lanes.affine(group, 4, holder);
        let rows: Vec<_> = (0..shape.halves)
            .map(|half| a[(run * shape.halves + half) * shape.per + element])
            .map(|value| lanes.read(value, in_group))
            .collect();
        let columns = [0, 1].map(|side| {
            let other = lanes.affine(place, 8, 4 * side + holder);
            lanes.read(factors[run * shape.per + element], other)
        });
        for (at, sum) in sums.iter_mut().enumerate() {
            let (left, right) = (rows[at / 2], columns[at % 2]);
            let term = arith::MulFOp::build(&b, wide, left, right, None).result();
            *sum = arith::AddFOp::build(&b, wide, *sum, term, None).result();
        }
    }
    let sums: Vec<_> = sums
        .into_iter()
        .map(|sum| narrow(&b, sum, element_of(ty)))
        .collect();
    let result = vector::FromElementsOp::build(&b, ty, &sums).dest();
    product.res().replace_all_uses(result);
    op.erase();
    Some(())
}

/// The elements of a vector, widened.
fn numbers<'c>(b: &Builder<'c>, value: Value<'c>, wide: Type<'c>) -> Option<Vec<Value<'c>>> {
    let (shape, lane) = value.ty().vector_shape()?;
    let count = usize::try_from(shape.iter().product::<i64>()).ok()?;
    let elements = vector::ToElementsOp::build(b, &vec![lane; count], value);
    let widened = |value: Value<'c>| match lane == wide {
        true => value,
        false => arith::ExtFOp::build(b, wide, value, None).out(),
    };
    Some(elements.op().results().map(widened).collect())
}

fn narrow<'c>(b: &Builder<'c>, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match value.ty() == ty {
        true => value,
        false => arith::TruncFOp::build(b, ty, value, None, None).out(),
    }
}

/// The elements that a register of a loaded matrix has; `None` where the operation is not supported.
fn register_length(load: nvgpu::LdMatrixOp<'_>) -> Option<usize> {
    let lane = element_of(load.res().ty());
    let bits = ir::float_width(lane).or_else(|| Some(lane.as_integer()?.0))?;
    match bits {
        16 => Some(2),
        32 if !load.transpose() => Some(1),
        8 if !load.transpose() => Some(4),
        _ => None,
    }
}

/// Matrices of 8 rows of 16 bytes, whose addresses the work-items state: those of a matrix follow those of the one
/// before.
fn load(load: nvgpu::LdMatrixOp<'_>) -> Option<()> {
    let per = register_length(load)?;
    let (op, b) = (load.op(), Builder::before(load.op()));
    let (ty, memory) = (load.res().ty(), load.src_memref());
    let element = MemRef::of(memory.ty())?.element;
    let lanes = Lanes::new(&b);
    let (group, place) = (lanes.group(), lanes.place());
    let indices: Vec<_> = load
        .indices()
        .into_iter()
        .map(|index| arith::IndexCastOp::build(&b, word(&b), index).out())
        .collect();
    let mut elements = vec![];
    for matrix in 0..usize::try_from(load.num_tiles()).ok()? {
        for at in 0..per {
            // Its row is that of the group, or that of its place in a transposed matrix.
            let (row, column) = match load.transpose() {
                false => (group, lanes.affine(place, per, at)),
                true => (lanes.affine(place, per, at), group),
            };
            let owner = lanes.affine(row, 1, 8 * matrix);
            let mut at_row: Vec<_> = indices.iter().map(|&it| lanes.read(it, owner)).collect();
            let last = at_row.last_mut()?;
            *last = arith::AddIOp::build(&b, word(&b), *last, column, None).result();
            let index = Type::index(b.context());
            let cast = |&value| arith::IndexCastOp::build(&b, index, value).out();
            let at_row: Vec<_> = at_row.iter().map(cast).collect();
            let loaded = memref::LoadOp::build(&b, element, memory, &at_row, None, None);
            elements.push(loaded.result());
        }
    }
    let result = vector::FromElementsOp::build(&b, ty, &elements).dest();
    load.res().replace_all_uses(result);
    op.erase();
    Some(())
}

/// The size of subgroups that an operation needs, exactly.
pub fn subgroup_need(op: Op<'_>) -> Option<i64> {
    is_known(op).then_some(WARP)
}
