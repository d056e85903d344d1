//! The functions that the text defines for itself.

use crate::targets::plain_c::functions::{
    Function, LEADING_ZEROS_32, LEADING_ZEROS_64, ONES_32, ONES_64, REVERSED_32, REVERSED_64,
    TRAILING_ZEROS_32, TRAILING_ZEROS_64,
};

/// All of them. A function calls only those above it.
pub const ALL: &[Function] = &[
    ("gir_bits<", BITS),
    ("gir_ones_32(", ONES_32),
    ("gir_ones_64(", ONES_64),
    ("gir_leading_zeros_32(", LEADING_ZEROS_32),
    ("gir_leading_zeros_64(", LEADING_ZEROS_64),
    ("gir_reversed_32(", REVERSED_32),
    ("gir_reversed_64(", REVERSED_64),
    ("gir_trailing_zeros_32(", TRAILING_ZEROS_32),
    ("gir_trailing_zeros_64(", TRAILING_ZEROS_64),
];

/// The bits of a number as one of another type.
const BITS: &str = "\
template <typename To, typename From>
static inline To gir_bits(From from) {
    static_assert(sizeof(To) == sizeof(From), \"both have as many bits\");
    union { From from; To to; } bits;
    bits.from = from;
    return bits.to;
}
";
