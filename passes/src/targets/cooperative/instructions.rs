//! Products by instructions: the blocks of a work-item that one instruction takes become matrices of the
//! instruction's extents.
//!
//! ```mlir
//! %a = builtin.unrealized_conversion_cast %a0, %a1, %a2, … : f16, … to <16x16xf16, a, subgroup>
//! %b = …                                                            // <16x8xf16, b, subgroup>
//! %c = …                                                            // <16x8xf32, accumulator, …>
//! %d = lir.coop_mat_mul_add %a, %b, %c : …
//! %d0, … = builtin.unrealized_conversion_cast %d : … to f32, f32, f32, f32
//! ```
//!
//! The numbers of a cast are those of a work-item, in the order of the instruction's registers. If a factor has
//! 8 rows and the instruction takes 16, the other rows are zeros.

use super::{
    fragments::{Fragment, SIDE},
    tensor_cores::{COLUMNS, Extents},
};
use crate::lir::{arithmetic::Arithmetic, vectors::split::Split};
use gir_dialects::{
    ir::{Builder, OpView as _, Type, TypeExt, Value},
    lir,
    mir::{CoopMatrixType, CoopMatrixUse},
    upstream::builtin::UnrealizedConversionCastOp,
};

/// A work-item's share of the sum.
pub fn multiply<'c>(
    b: Builder<'c>,
    split: &Split<'_, 'c>,
    op: lir::CoopMatMulAddOp<'c>,
    extents: Extents,
) -> Option<Vec<Value<'c>>> {
    let part = |matrix: Value<'c>| Part::of(split, matrix);
    let (left, right, mut sum) = (part(op.a())?, part(op.b())?, part(op.c())?);
    let rows = extents.rows / SIDE;
    let a = Arithmetic::new(b);
    for row in (0..sum.fragment.blocks[0]).step_by(rows as usize) {
        for column in 0..sum.fragment.blocks[1] {
            let mut step = 0;
            while step < left.fragment.blocks[1] {
                let depth = left.depth_at(step, extents.depths)?;
                let steps = step..step + depth / left.fragment.block[1];
                let down = row..row + rows;
                let each = |step: i64| down.clone().map(move |row| [row, step]);
                let lefts = left.gathered(&a, steps.clone().flat_map(each));
                let of_right = steps.clone().map(|step| [step, column]);
                let rights = right.gathered(&a, of_right);
                let sums = sum.gathered(&a, down.clone().map(|row| [row, column]));
                let matrices = [
                    (&left, CoopMatrixUse::A, [extents.rows, depth], lefts),
                    (&right, CoopMatrixUse::B, [depth, COLUMNS], rights),
                    (
                        &sum,
                        CoopMatrixUse::Accumulator,
                        [extents.rows, COLUMNS],
                        sums,
                    ),
                ];
                let [left_matrix, right_matrix, sum_matrix] =
                    matrices.map(|(part, of, extents, numbers)| {
                        UnrealizedConversionCastOp::build(&b, &[part.matrix(of, extents)], &numbers)
                            .op()
                            .result(0)
                    });
                let product = lir::CoopMatMulAddOp::build(
                    &b,
                    sum_matrix.ty(),
                    op.unsigned_factors(),
                    left_matrix,
                    right_matrix,
                    sum_matrix,
                );
                sum.scatter(&b, product.result(), down.map(|row| [row, column]));
                step = steps.end;
            }
        }
    }
    Some(sum.numbers)
}

/// A work-item's share of a matrix.
struct Part<'c> {
    fragment: Fragment<'c>,
    ty: CoopMatrixType<'c>,
    numbers: Vec<Value<'c>>,
}

impl<'c> Part<'c> {
    fn of(split: &Split<'_, 'c>, matrix: Value<'c>) -> Option<Self> {
        let ty = CoopMatrixType::from_type(matrix.ty())?;
        let fragment = Fragment::of(ty)?;
        let numbers = split.all(matrix);
        (numbers.len() == fragment.count()).then_some(Self {
            fragment,
            ty,
            numbers,
        })
    }

    /// The greatest depth available from a block on.
    fn depth_at(&self, block: i64, depths: &[i64]) -> Option<i64> {
        let left = (self.fragment.blocks[1] - block) * self.fragment.block[1];
        depths.iter().copied().find(|&depth| depth <= left)
    }

    /// The type of a submatrix.
    fn matrix(&self, of: CoopMatrixUse, [rows, columns]: [i64; 2]) -> Type<'c> {
        let (element, scope) = (self.ty.element(), self.ty.scope());
        CoopMatrixType::get(element.ctx(), rows, columns, element, of, scope)
    }

    /// The numbers of some blocks; zeros for blocks below the matrix.
    fn gathered(
        &self,
        a: &Arithmetic<'c>,
        blocks: impl Iterator<Item = [i64; 2]>,
    ) -> Vec<Value<'c>> {
        let numbers = blocks.flat_map(|block| match block[0] < self.fragment.blocks[0] {
            true => self.numbers[self.fragment.of_block(block)].to_vec(),
            false => vec![zero(a, self.fragment.element); self.fragment.held as usize],
        });
        numbers.collect()
    }

    /// Takes the numbers of some blocks out of a submatrix.
    fn scatter(
        &mut self,
        b: &Builder<'c>,
        matrix: Value<'c>,
        blocks: impl Iterator<Item = [i64; 2]>,
    ) {
        let blocks: Vec<_> = blocks.collect();
        let count = blocks.len() * self.fragment.held as usize;
        let types = vec![self.fragment.element; count];
        let cast = UnrealizedConversionCastOp::build(b, &types, &[matrix]);
        let mut results = cast.op().results();
        for block in blocks {
            let own = results.by_ref().take(self.fragment.held as usize);
            if block[0] < self.fragment.blocks[0] {
                let own: Vec<_> = own.collect();
                self.numbers[self.fragment.of_block(block)].copy_from_slice(&own);
            }
        }
    }
}

fn zero<'c>(a: &Arithmetic<'c>, ty: Type<'c>) -> Value<'c> {
    match ty.as_float() {
        Some(_) => a.float(ty, 0.0),
        None => a.int(ty, 0),
    }
}
