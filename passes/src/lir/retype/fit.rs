//! How values are laid out in memory that is declared with another type.

use crate::analysis::layout;
use gir_dialects::ir::{Type, TypeExt};

/// The layout of a value in memory of another element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is one element.
    Element,
    /// Its lanes are this many consecutive elements.
    Elements(u32),
    /// It is the first lane of an element.
    Lane,
}

impl Fit {
    /// The layout of a value in memory with these elements; `None` if it is none of the above.
    pub fn of(value: Type<'_>, element: Type<'_>) -> Option<Self> {
        if bits(value)? == bits(element)? {
            return Some(Self::Element);
        }
        let same_lanes = lane_bits(value) == lane_bits(element);
        match (value.as_vector(), element.as_vector()) {
            (Some((lanes, _)), None) if same_lanes => Some(Self::Elements(lanes)),
            (None, Some(_)) if same_lanes => Some(Self::Lane),
            _ => None,
        }
    }
}

/// Whether casting a pointer to memory of these elements to a pointer to `value` gives another view
/// of the memory: one whose elements have another size.
pub fn is_view(value: Type<'_>, element: Type<'_>) -> bool {
    let is_number = |ty: Type<'_>| ty.as_vector().is_none() && lane_bits(ty).is_some();
    is_number(value) && is_number(element) && layout::size(value) != layout::size(element)
}

/// The width in bits of a number, or of all lanes of a vector.
fn bits(ty: Type<'_>) -> Option<u32> {
    Some(lane_bits(ty)? * ty.as_vector().map_or(1, |(lanes, _)| lanes))
}

/// The width in bits of an integer or a float, or of each lane of a vector.
fn lane_bits(ty: Type<'_>) -> Option<u32> {
    let lane = ty.lane();
    let width = lane.as_integer().map(|(width, _)| width);
    width.or_else(|| lane.as_float())
}
