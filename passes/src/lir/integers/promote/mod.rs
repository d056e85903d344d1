//! Integers of odd widths: the wider types that hold them, and the lowering of their operations.

pub mod operations;

mod arithmetic;
mod conversions;

use gir_dialects::ir::{self, Signedness, Type, TypeExt};

/// Whether a number, or the lanes of a vector, have a width that lir lacks, but less than one it
/// has.
pub fn is_odd(ty: Type<'_>) -> bool {
    widened(ty).is_some()
}

/// The type that holds one of an odd width.
pub fn widened(ty: Type<'_>) -> Option<Type<'_>> {
    let lane = match ty.lane().as_integer()? {
        (width @ (2..=7 | 9..=15 | 17..=31 | 33..=63), Signedness::Signless) => ir::integer_type(
            ty.ctx(),
            width.next_power_of_two().max(8),
            Signedness::Signless,
        ),
        _ => return None,
    };
    Some(ty.with_lane(lane))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gir_dialects::melior::Context;

    // R-CHIP-28
    #[test]
    fn odd_widths_become_the_next_that_lir_has() {
        let context = Context::new();
        let integer = |width| ir::integer_type(&context, width, Signedness::Signless);
        for width in 1..=128 {
            let expected = match width {
                1 | 8 | 16 | 32 | 64.. => None,
                2..8 => Some(8),
                9..16 => Some(16),
                17..32 => Some(32),
                _ => Some(64),
            };
            assert_eq!(widened(integer(width)), expected.map(integer), "i{width}");
            let four = |width| ir::vector(4, integer(width));
            assert_eq!(widened(four(width)), expected.map(four), "4 x i{width}");
        }
    }
}
