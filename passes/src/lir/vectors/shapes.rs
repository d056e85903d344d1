//! The types into which vectors are split.

use crate::{
    analysis::layout,
    profile::{Lanes, Profile, Support},
};
use gir_dialects::{
    ir::{self, Type, TypeExt},
    mir::StorageSpace,
};

/// The vectors that a target supports.
pub struct Shapes {
    /// The lengths of vectors.
    lengths: Vec<u32>,
    /// Whether 64-bit integers are supported as vector lanes.
    has_words: bool,
    /// Whether split vectors are loaded and stored whole.
    pub cross_whole: bool,
}

/// The maximum size of vectors loaded and stored whole, in bytes.
const WIDEST: i64 = 16;

impl Shapes {
    /// The shapes of a profile.
    pub fn of(profile: &Profile) -> Self {
        Self {
            lengths: profile.vectors.iter().map(|&Lanes(lanes)| lanes).collect(),
            has_words: profile.types.i64 != Support::Lowered,
            cross_whole: false,
        }
    }

    /// No vectors at all.
    pub fn none() -> Self {
        Self {
            lengths: vec![],
            has_words: true,
            cross_whole: false,
        }
    }

    /// Whether vectors of this many lanes are supported.
    pub fn has(&self, lanes: u32, lane: Type<'_>) -> bool {
        let is_word = matches!(lane.as_integer(), Some((64, _)));
        // Single-lane vectors are the step between vectors and scalars of the same width.
        let is_step = lanes == 1 && !self.lengths.is_empty();
        (is_step || self.lengths.contains(&lanes)) && (self.has_words || !is_word)
    }

    /// Whether a split vector is loaded and stored whole. Private memory is best left to registers,
    /// and there is no common name for vectors of 64-bit integers in all languages.
    pub fn crosses_whole(&self, ty: Type<'_>, align: i64, space: StorageSpace) -> bool {
        let Some((2 | 4, lane)) = ty.as_vector() else {
            return false;
        };
        let is_word = matches!(lane.as_integer(), Some((8 | 16 | 32, _)))
            || matches!(lane.as_float(), Some(32 | 64));
        let size = layout::size(ty);
        self.cross_whole
            && is_word
            && size <= WIDEST
            && align >= size
            && space != StorageSpace::Private
    }

    /// The number of pieces of a vector, and their type: the longest supported vector that divides
    /// it, or its lanes. `None` for a type that stays whole.
    pub fn pieces<'c>(&self, ty: Type<'c>) -> Option<(usize, Type<'c>)> {
        let (lanes, lane) = ty.as_vector()?;
        if self.has(lanes, lane) {
            return None;
        }
        let divides = |length: &u32| lanes.is_multiple_of(*length) && self.has(*length, lane);
        let longest = self.lengths.iter().copied().filter(divides).max();
        let piece = longest.map_or(lane, |length| ir::vector(length, lane));
        Some(((lanes / longest.unwrap_or(1)) as usize, piece))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_dialects::melior::Context;

    #[test]
    fn pieces_are_the_longest_vectors_that_divide() {
        let context = Context::new();
        let float = Type::float32(&context);
        let pieces = |lengths: &[u32]| {
            let shapes = Shapes {
                lengths: lengths.to_vec(),
                has_words: true,
                cross_whole: false,
            };
            [2, 3, 4, 8, 16].map(|lanes| {
                let pieces = shapes.pieces(ir::vector(lanes, float));
                pieces.map_or((1, lanes), |(count, piece)| {
                    (count, piece.as_vector().map_or(1, |(lanes, _)| lanes))
                })
            })
        };
        assert_eq!(pieces(&[2, 3, 4]), [(1, 2), (1, 3), (1, 4), (2, 4), (4, 4)]);
        assert_eq!(pieces(&[2]), [(1, 2), (3, 1), (2, 2), (4, 2), (8, 2)]);
        assert_eq!(pieces(&[4]), [(2, 1), (3, 1), (1, 4), (2, 4), (4, 4)]);
        assert_eq!(pieces(&[]), [(2, 1), (3, 1), (4, 1), (8, 1), (16, 1)]);
    }

    #[test]
    fn words_that_are_made_of_others_stand_alone() {
        let context = Context::new();
        let shapes = Shapes {
            lengths: vec![2, 4],
            has_words: false,
            cross_whole: false,
        };
        let integer = |width| ir::integer_type(&context, width, ir::Signedness::Signless);
        let four = |width| shapes.pieces(ir::vector(4, integer(width)));
        assert_eq!(four(64), Some((4, integer(64))));
        assert_eq!(four(32), None);
    }
}
