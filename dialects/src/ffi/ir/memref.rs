//! The parts of memref types.

use super::{Attribute, Type};
use melior::ir::{attribute::AttributeLike, r#type::TypeLike};
use mlir_sys::*;

/// A ranked memref type. Numbers only known at run time are `None`.
#[derive(Clone, Debug)]
pub struct MemRef<'c> {
    /// The extents, outermost first.
    pub shape: Vec<Option<i64>>,
    /// The element type.
    pub element: Type<'c>,
    /// Whether the layout is the default one.
    pub is_identity: bool,
    /// The stride of each dimension and the offset of the first element, in elements; `None` if the
    /// layout is not strided.
    pub strides: Option<(Vec<Option<i64>>, Option<i64>)>,
    /// The memory space; `None` for the default one.
    pub space: Option<Attribute<'c>>,
}

impl<'c> MemRef<'c> {
    /// The marker in lists of numbers for one given by an operand.
    pub const DYNAMIC: i64 = i64::MIN;

    /// The parts of a type, if it is a ranked memref.
    pub fn of(ty: Type<'c>) -> Option<Self> {
        let raw = ty.to_raw();
        unsafe {
            if !mlirTypeIsAMemRef(raw) {
                return None;
            }
            let rank = mlirShapedTypeGetRank(raw) as usize;
            let extent = |at: usize| known(mlirShapedTypeGetDimSize(raw, at as isize));
            let space = mlirMemRefTypeGetMemorySpace(raw);
            Some(Self {
                shape: (0..rank).map(extent).collect(),
                element: Type::from_raw(mlirShapedTypeGetElementType(raw)),
                is_identity: mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(raw)),
                strides: strides(raw, rank),
                space: (!space.ptr.is_null()).then(|| Attribute::from_raw(space)),
            })
        }
    }

    /// Whether the elements are stored row by row from the start, without gaps, whatever the form
    /// of the layout.
    pub fn is_contiguous(&self) -> bool {
        let Some((strides, Some(0))) = &self.strides else {
            return self.is_identity;
        };
        let inner = self.shape.iter().zip(strides).rev();
        let mut wanted = Some(1);
        self.is_identity
            || inner.fold(true, |so_far, (&extent, &stride)| {
                let fits = stride.is_some() && stride == wanted;
                wanted = wanted.and_then(|wanted: i64| wanted.checked_mul(extent?));
                so_far && fits
            })
    }

    /// The number of elements, if it is known and fits in 63 bits.
    pub fn count(&self) -> Option<i64> {
        let mut extents = self.shape.iter();
        extents.try_fold(1, |count: i64, extent| count.checked_mul((*extent)?))
    }
}

/// A memref type whose elements are stored row by row, without gaps.
pub fn memref<'c>(shape: &[i64], element: Type<'c>, space: Option<Attribute<'c>>) -> Type<'c> {
    unsafe {
        let space = space.map_or_else(|| mlirAttributeGetNull(), |space| space.to_raw());
        let (rank, shape) = (shape.len() as isize, shape.as_ptr());
        Type::from_raw(mlirMemRefTypeContiguousGet(
            element.to_raw(),
            rank,
            shape,
            space,
        ))
    }
}

/// A memref type with other elements and the same sizes, layout and memory space.
pub fn with_element<'c>(ty: Type<'c>, element: Type<'c>) -> Type<'c> {
    let raw = ty.to_raw();
    unsafe {
        let rank = mlirShapedTypeGetRank(raw) as isize;
        let shape: Vec<_> = (0..rank)
            .map(|at| mlirShapedTypeGetDimSize(raw, at))
            .collect();
        let (layout, space) = (
            mlirMemRefTypeGetLayout(raw),
            mlirMemRefTypeGetMemorySpace(raw),
        );
        let element = element.to_raw();
        Type::from_raw(mlirMemRefTypeGet(
            element,
            rank,
            shape.as_ptr(),
            layout,
            space,
        ))
    }
}

/// Whether a type is an unranked memref.
pub fn is_unranked_memref(ty: Type<'_>) -> bool {
    unsafe { mlirTypeIsAUnrankedMemRef(ty.to_raw()) }
}

fn known(number: i64) -> Option<i64> {
    (number != MemRef::DYNAMIC).then_some(number)
}

fn strides(raw: MlirType, rank: usize) -> Option<(Vec<Option<i64>>, Option<i64>)> {
    let mut strides = vec![0; rank];
    let mut offset = 0;
    let found =
        unsafe { mlirMemRefTypeGetStridesAndOffset(raw, strides.as_mut_ptr(), &raw mut offset) };
    (found.value != 0).then(|| (strides.into_iter().map(known).collect(), known(offset)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dynamic_is_what_mlir_says() {
        unsafe {
            assert_eq!(mlirShapedTypeGetDynamicSize(), MemRef::DYNAMIC);
            assert_eq!(mlirShapedTypeGetDynamicStrideOrOffset(), MemRef::DYNAMIC);
        }
    }
}
