//! Types of cooperative matrices (`SPV_KHR_cooperative_matrix`).

use super::{
    constants::{MATRIX_HOLDERS, int_of},
    source::Source,
    types::{Ty, Types},
    words::{Id, Inst},
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Context, Type, TypeExt},
    mir::{CoopMatrixType, CoopMatrixUse},
};
use rspirv::spirv::Scope;

/// Rows and columns that mir's matrices have at most.
const LARGEST: u64 = 256;

/// A type of cooperative matrices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cooperative {
    /// The type of an element.
    pub component: Id,
    /// Rows.
    pub rows: u64,
    /// Columns.
    pub columns: u64,
    /// Its place in a product.
    pub of: CoopMatrixUse,
}

impl Cooperative {
    /// The type that an instruction declares, with the extents that constants have by default.
    ///
    /// # Errors
    /// If mir has no such matrix.
    pub fn of(source: &Source<'_>, component: Id, inst: &Inst<'_>) -> Result<Self, String> {
        let known = |at: usize| {
            let value = int_of(source, inst.word(at)?);
            value.ok_or_else(|| format!("needs a constant integer as operand {}", at + 1))
        };
        if known(1)? != u64::from(Scope::Subgroup as u32) {
            return Err("is a matrix of another scope than Subgroup; use that".to_owned());
        }
        let of = match known(4)? {
            0 => CoopMatrixUse::A,
            1 => CoopMatrixUse::B,
            2 => CoopMatrixUse::Accumulator,
            other => return Err(format!("is a matrix of the unknown use {other}")),
        };
        let matrix = Self {
            component,
            rows: known(2)?,
            columns: known(3)?,
            of,
        };
        let fits = |extent: u64| extent.is_power_of_two() && extent <= LARGEST;
        if !fits(matrix.rows) || !fits(matrix.columns) {
            return Err(format!(
                "is a matrix of {} rows and {} columns; use powers of two up to {LARGEST}",
                matrix.rows, matrix.columns
            ));
        }
        Ok(matrix)
    }

    /// The elements that a work-item holds.
    ///
    /// # Errors
    /// If they are no whole number.
    pub fn held(&self) -> Result<u64, String> {
        let all = self.rows * self.columns;
        match all.is_multiple_of(MATRIX_HOLDERS) {
            true => Ok(all / MATRIX_HOLDERS),
            false => Err(format!(
                "takes elements of a matrix of {all}, which {MATRIX_HOLDERS} work-items do not share evenly; use a larger one"
            )),
        }
    }

    /// The type of mir.
    ///
    /// # Errors
    /// If it has none.
    pub fn mir<'c>(&self, context: &'c Context, element: Type<'c>) -> Result<Type<'c>, String> {
        let is_number = element.number_bits().is_some_and(|bits| bits >= 8);
        if !is_number || element.as_vector().is_some() {
            return Err(format!("has matrices of {element}; use integers or floats"));
        }
        let extent = |number: u64| number.cast_signed();
        let (rows, columns) = (extent(self.rows), extent(self.columns));
        let scope = MemoryScope::Subgroup;
        Ok(CoopMatrixType::get(
            context, rows, columns, element, self.of, scope,
        ))
    }
}

impl Types {
    /// A type of cooperative matrices.
    pub fn cooperative(&self, id: Id) -> Option<Cooperative> {
        match self.get(id) {
            Ty::Cooperative(matrix) => Some(*matrix),
            _ => None,
        }
    }

    /// Whether a type is a cooperative matrix, or contains one: it has no form in memory.
    pub fn has_cooperative(&self, id: Id) -> bool {
        self.all.get(&id).is_some_and(|known| known.has_cooperative)
    }
}
