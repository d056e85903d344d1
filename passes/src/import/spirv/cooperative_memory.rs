//! Loads and stores of cooperative matrices.

use super::{
    body::{Body, Outcome},
    pointers::{At, cast},
    shared::size,
    words::{Id, Inst},
};
use crate::{
    gir_to_mir::arith::constant_value,
    gpu_to_mir::foreign::{number, resize},
};
use gir_dialects::{
    ir::{OpView as _, Signedness, TypeExt as _, Value},
    mir::{self, CoopMatrixType, MatrixLayout, PtrType, StorageSpace},
    upstream::arith,
};
use rspirv::spirv::MemoryAccess;

/// A matrix in memory.
struct Place<'c> {
    first: Value<'c>,
    stride: Value<'c>,
    layout: MatrixLayout,
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Loads a matrix.
    pub fn load_matrix(&mut self, inst: &Inst<'w>) -> Outcome {
        let ty = self.ty(inst)?;
        let place = self.matrix_place(inst, 0, 1, ty)?;
        let (first, stride, layout) = (place.first, place.stride, place.layout);
        let value = mir::CoopMatLoadOp::build(&self.b, ty, first, stride, layout).result();
        self.set_one(inst, value)
    }

    /// Stores a matrix.
    pub fn store_matrix(&mut self, inst: &Inst<'w>) -> Outcome {
        let value = self.arg(inst, 1)?;
        let place = self.matrix_place(inst, 0, 2, value.ty())?;
        mir::CoopMatStoreOp::build(&self.b, place.first, value, place.stride, place.layout);
        Ok(())
    }

    /// The place of a matrix: `at` is the operand that points to it, `behind` the first of those that say how it lies.
    fn matrix_place(
        &self,
        inst: &Inst<'w>,
        at: usize,
        behind: usize,
        ty: gir_dialects::ir::Type<'c>,
    ) -> Result<Place<'c>, String> {
        let matrix = CoopMatrixType::from_type(ty);
        let element = matrix
            .ok_or("moves a value that is no cooperative matrix")?
            .element();
        let pointer = self.pointer(inst.word(at)?)?;
        let access = inst.words.get(behind + 2).copied().unwrap_or(0);
        if pointer.volatile || access & MemoryAccess::VOLATILE.bits() != 0 {
            return Err(
                "is volatile, which loads and stores of cooperative matrices are not".to_owned(),
            );
        }
        if matches!(pointer.at, At::Held(_)) {
            return Err("moves a matrix to or from a variable of the function; use workgroup or buffer memory".to_owned());
        }
        let base = match pointer.parts(&self.b)?[..] {
            [base] if PtrType::from_type(base.ty()).is_some() => base,
            _ => {
                return Err(
                    "points to no numbers in memory; point to an element of an array of them"
                        .to_owned(),
                );
            }
        };
        let space = PtrType::from_type(base.ty()).map(PtrType::space);
        if space == Some(StorageSpace::Private) {
            return Err("moves a matrix to or from a variable of the work-item; use workgroup or buffer memory".to_owned());
        }
        let layout = match self.known(inst, behind)? {
            0 => MatrixLayout::RowMajor,
            1 => MatrixLayout::ColumnMajor,
            other => {
                return Err(format!(
                    "has the layout {other}; use 0, rows, or 1, columns"
                ));
            }
        };
        let stride = *inst
            .words
            .get(behind + 1)
            .ok_or("has no stride; give one")?;
        let stride = self.matrix_stride(stride, pointer.ty, size(element))?;
        Ok(Place {
            first: cast(&self.b, base, element),
            stride,
            layout,
        })
    }

    /// The distance of rows or columns in elements of the matrix; the module counts those of the pointer.
    fn matrix_stride(&self, id: Id, pointee: Id, element: u64) -> Result<Value<'c>, String> {
        let stride = self.value(id)?;
        if stride.ty().as_integer().is_none() {
            return Err("has a stride that is no integer".to_owned());
        }
        let word = self.shared.int(32);
        let stride = resize(&self.b, stride, word, Signedness::Unsigned);
        let unit = size(self.shared.stored(pointee)?);
        let known = constant_value(stride).map(|known| known.wrapping_mul(unit.cast_signed()));
        if let Some(bytes) = known.filter(|bytes| bytes % element.cast_signed() == 0) {
            return Ok(number(&self.b, word, bytes / element.cast_signed()));
        }
        if !unit.is_multiple_of(element) {
            return Err(format!(
                "counts its stride in units of {unit} bytes, which are no whole elements of the matrix; point to those"
            ));
        }
        let factor = (unit / element).cast_signed();
        if factor == 1 {
            return Ok(stride);
        }
        let factor = number(&self.b, word, factor);
        Ok(self.same(arith::MulIOp::NAME, &[stride, factor]))
    }
}
