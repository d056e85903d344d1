//! Numbers in memory whose bytes are accessed in parts.

use gir_dialects::ir::{Type, TypeExt};

/// The alignment of an address beyond another.
pub fn common(align: i64, offset: i64) -> i64 {
    match offset {
        0 => align,
        _ => align.min(1 << offset.trailing_zeros().min(62)),
    }
}

/// The bytes that some bits take in memory.
pub fn bytes_of(bits: u32) -> i64 {
    i64::from(bits.div_ceil(8))
}

/// Whether a number takes all bytes of the type that memory holds for it: of 24 bits, which the fourth follows that is
/// another's, only three are accessed.
pub fn is_whole(ty: Type<'_>) -> bool {
    let bits = ty.number_bits().unwrap_or(64);
    ty.as_vector().is_some() || bytes_of(bits).count_ones() == 1
}

/// Whether memory holds a vector bit by bit.
pub fn is_packed(ty: Type<'_>) -> bool {
    let lane = ty.as_vector().and_then(|(_, lane)| lane.as_integer());
    lane.is_some_and(|(width, _)| width < 8 || !width.is_power_of_two())
}

/// The message about such a vector.
pub fn packed(ty: Type<'_>) -> String {
    format!(
        "accesses {ty} in memory, which packs its lanes bit by bit; access lanes of 8 bits and more"
    )
}

/// The parts of a number in memory, their places and bytes: each is aligned, and has as many bytes as an integer type.
pub fn parts(bits: u32, align: i64) -> Vec<(i64, i64)> {
    let (all, mut at) = (bytes_of(bits), 0);
    let mut parts = vec![];
    while at < all {
        let left = all - at;
        let mut bytes = common(align, at).min(8);
        while bytes > left {
            bytes /= 2;
        }
        parts.push((at, bytes));
        at += bytes;
    }
    parts
}
