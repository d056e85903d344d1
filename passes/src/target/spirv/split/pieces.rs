//! The types of pieces.

use gir_dialects::{
    ir::{self, Type, TypeExt},
    mir::PtrType,
};

/// Lanes of a piece.
pub const LANES: u32 = 4;

/// How many pieces a vector has, and their type; `None` for a type that stays
/// whole.
pub fn pieces(ty: Type<'_>) -> Option<(usize, Type<'_>)> {
    let (lanes, lane) = ty.as_vector()?;
    let is_wide = lanes > LANES && lanes.is_multiple_of(LANES);
    is_wide.then(|| ((lanes / LANES) as usize, ir::vector(LANES, lane)))
}

/// Whether a type is split, or points to one that is.
pub fn is_wide(ty: Type<'_>) -> bool {
    pieces(ty).is_some() || whole(ty) != ty
}

/// A type that stays whole; a pointer to a vector that does not points to its
/// pieces.
pub fn whole(ty: Type<'_>) -> Type<'_> {
    let Some(pointer) = PtrType::from_type(ty) else {
        return ty;
    };
    let pointee = pointer.pointee();
    let new = pieces(pointee).map_or_else(|| whole(pointee), |(_, piece)| piece);
    if new == pointee {
        return ty;
    }
    PtrType::get(ty.ctx(), pointer.space(), new)
}

/// The types that take the place of others.
pub fn expand<'c>(types: &[Type<'c>]) -> Vec<Type<'c>> {
    let pieces = |&ty| match pieces(ty) {
        Some((count, piece)) => vec![piece; count],
        None => vec![whole(ty)],
    };
    types.iter().flat_map(pieces).collect()
}
