//! The types of pieces.

use gir_dialects::ir::{self, Type, TypeExt};

/// Lanes of a piece.
pub const LANES: u32 = 4;

/// How many pieces a vector has, and their type; `None` for a type that stays
/// whole.
pub fn pieces(ty: Type<'_>) -> Option<(usize, Type<'_>)> {
    let (lanes, lane) = ty.as_vector()?;
    let is_wide = lanes > LANES && lanes.is_multiple_of(LANES);
    is_wide.then(|| ((lanes / LANES) as usize, ir::vector(LANES, lane)))
}
