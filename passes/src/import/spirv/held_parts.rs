//! Accesses to parts of variables that hold cooperative matrices.
//!
//! An index that only the run tells chooses among all parts: loops over a few matrices, which compilers unroll, use
//! such indices. The number of an element that the work-item holds chooses likewise.

use super::{
    body::{Body, Outcome},
    constants::MATRIX_HOLDERS,
    pointers::{At, Index, Part, Pointer},
    types::Ty,
    words::Id,
};
use crate::gpu_to_mir::foreign::{compare, select};
use gir_dialects::{
    ir::{OpView as _, Value},
    mir::{self, CoopMatrixType},
    upstream::arith::{self, CmpIPredicate},
};

/// Parts that an index may choose among.
const MOST_WAYS: u64 = 64;

impl<'c> Body<'_, '_, 'c> {
    /// A part of a part, by an index.
    pub fn held_part(&self, ty: Id, part: Part<'c>, index: Index<'c>) -> Result<At<'c>, String> {
        let types = self.shared.types;
        let step = |index: u64| Ok::<_, String>(types.part(ty, index)?.1);
        Ok(At::Held(match (types.get(ty), index) {
            (Ty::Cooperative(_), index) => Part {
                element: Some(index),
                ..part
            },
            (Ty::Vector { .. }, _) => {
                return Err(
                    "takes a lane of a vector beside cooperative matrices; load the vector before"
                        .to_owned(),
                );
            }
            (_, Index::Known(index)) => {
                let first = step(index)?;
                let ways = part.ways.into_iter().map(|(when, way)| (when, way + first));
                Part {
                    ways: ways.collect(),
                    element: None,
                }
            }
            (Ty::Array { count, .. }, Index::Run(index, _)) => {
                if *count * part.ways.len() as u64 > MOST_WAYS {
                    return Err(format!(
                        "chooses among more than {MOST_WAYS} cooperative matrices by a number that is no constant; use fewer"
                    ));
                }
                let mut ways = vec![];
                for (when, way) in part.ways {
                    for at in 0..*count {
                        let is_it = self.is_index(index, at);
                        let both = when.map(|when| self.same(arith::AndIOp::NAME, &[when, is_it]));
                        ways.push((both.or(Some(is_it)), way + step(at)?));
                    }
                }
                Part {
                    ways,
                    element: None,
                }
            }
            _ => return Err("chooses a part by a number that is no constant".to_owned()),
        }))
    }

    fn is_index(&self, index: Value<'c>, at: u64) -> Value<'c> {
        let number = self.like(index, at.cast_signed());
        compare(&self.b, CmpIPredicate::Eq, index, number)
    }

    /// The leaves of a part.
    pub fn load_held(
        &self,
        pointer: &Pointer<'c>,
        part: &Part<'c>,
    ) -> Result<Vec<Value<'c>>, String> {
        let matrix = part.element.is_some();
        let count = match matrix {
            true => 1,
            false => usize::try_from(self.shared.types.leaf_count(pointer.ty)).unwrap_or_default(),
        };
        let of = |way: usize| self.held.values.borrow()[way..way + count].to_vec();
        let (&(_, last), others) = part.ways.split_last().ok_or("loads nothing")?;
        let mut leaves = of(last);
        for &(when, way) in others.iter().rev() {
            let when = when.ok_or("chooses a part without a condition")?;
            let pairs = of(way).into_iter().zip(leaves);
            leaves = pairs
                .map(|(yes, no)| select(&self.b, when, yes, no))
                .collect();
        }
        match part.element {
            None => Ok(leaves),
            Some(index) => Ok(vec![self.element_at(leaves[0], index)?]),
        }
    }

    /// Stores the leaves of a part.
    pub fn store_held(&self, part: &Part<'c>, leaves: &[Value<'c>]) -> Outcome {
        for &(when, way) in &part.ways {
            for (&new, leaf) in leaves.iter().zip(way..) {
                let old = self.held.values.borrow()[leaf];
                let new = match part.element {
                    Some(index) => self.with_element(old, index, new)?,
                    None => new,
                };
                let new = match when {
                    Some(when) => select(&self.b, when, new, old),
                    None => new,
                };
                self.held.values.borrow_mut()[leaf] = new;
            }
        }
        Ok(())
    }

    /// The number of elements that a work-item holds of a matrix, and their type.
    fn elements(&self, matrix: Value<'c>) -> Result<(i64, gir_dialects::ir::Type<'c>), String> {
        let ty = CoopMatrixType::from_type(matrix.ty()).ok_or("takes an element of no matrix")?;
        let all = ty.rows() * ty.columns();
        match all % MATRIX_HOLDERS.cast_signed() {
            0 => Ok((all / MATRIX_HOLDERS.cast_signed(), ty.element())),
            _ => Err("takes an element of a matrix that work-items do not share evenly; use a larger one".to_owned()),
        }
    }

    fn element_at(&self, matrix: Value<'c>, index: Index<'c>) -> Result<Value<'c>, String> {
        let (held, ty) = self.elements(matrix)?;
        let at = |number| mir::CoopMatExtractOp::build(&self.b, ty, matrix, number).result();
        match index {
            Index::Known(number) => Ok(at(checked(number, held)?)),
            Index::Run(index, _) => {
                let others = (0..held - 1).rev();
                Ok(others.fold(at(held - 1), |chosen, number| {
                    let is_it = self.is_index(index, number.cast_unsigned());
                    select(&self.b, is_it, at(number), chosen)
                }))
            }
        }
    }

    fn with_element(
        &self,
        matrix: Value<'c>,
        index: Index<'c>,
        new: Value<'c>,
    ) -> Result<Value<'c>, String> {
        let (held, ty) = self.elements(matrix)?;
        let put = |matrix: Value<'c>, value, number| {
            mir::CoopMatInsertOp::build(&self.b, matrix.ty(), value, matrix, number).result()
        };
        match index {
            Index::Known(number) => Ok(put(matrix, new, checked(number, held)?)),
            Index::Run(index, _) => Ok((0..held).fold(matrix, |made, number| {
                let old = mir::CoopMatExtractOp::build(&self.b, ty, made, number).result();
                let is_it = self.is_index(index, number.cast_unsigned());
                put(made, select(&self.b, is_it, new, old), number)
            })),
        }
    }
}

fn checked(number: u64, held: i64) -> Result<i64, String> {
    match i64::try_from(number) {
        Ok(number) if number < held => Ok(number),
        _ => Err(format!(
            "takes element {number} of a matrix of which a work-item holds {held}"
        )),
    }
}
