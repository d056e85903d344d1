//! Judgement of two results.

use crate::conformance::case::Outputs;

/// Relative difference within which floats count as close.
const CLOSE: f32 = 1.0 / 256.0;

/// Relative difference within which floats of 16 bits do.
const COARSE: f32 = 1.0 / 16.0;

/// Absolute difference within which they do, near zero.
const SMALL: f32 = 1.0e-5;

/// Bits of a NaN that are zero unless it was made on purpose.
const PAYLOAD: u32 = 0x003f_ffff;

/// The relation of two results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// All bytes are equal.
    Same,
    /// All words that differ are close as floats: the languages leave the accuracy of functions open.
    Close(Place),
    /// Other results.
    Other(Place),
}

/// The first word that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The buffer, counted among those that are compared.
    pub buffer: usize,
    /// The word in it.
    pub word: usize,
    /// The word of the original.
    pub expected: u32,
    /// Ours.
    pub found: u32,
    /// How many words differ in all.
    pub count: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            buffer,
            word,
            expected,
            found,
            count,
        } = self;
        let floats = (f32::from_bits(*expected), f32::from_bits(*found));
        write!(
            f,
            "word {word} of buffer {buffer}: {expected:#x} ({:?}) as it is, {found:#x} ({:?}) as ours; {count} differ",
            floats.0, floats.1
        )
    }
}

/// Compares our results with those of the original.
#[must_use]
pub fn compare(expected: &Outputs, found: &Outputs) -> Agreement {
    let mut all = vec![];
    let mut are_close = true;
    let buffers = expected.buffers.iter().zip(&found.buffers).enumerate();
    for (buffer, ((_, expected), (_, found))) in buffers {
        for (word, (expected, found)) in words(expected).zip(words(found)).enumerate() {
            if expected != found {
                are_close &= is_close(f32::from_bits(expected), f32::from_bits(found))
                    || are_halves_close(expected, found);
                all.push(Place {
                    buffer,
                    word,
                    expected,
                    found,
                    count: 0,
                });
            }
        }
    }
    let count = all.len();
    match all.first().map(|&place| Place { count, ..place }) {
        None if expected.buffers.len() == found.buffers.len() => Agreement::Same,
        Some(place) if are_close => Agreement::Close(place),
        Some(place) => Agreement::Other(place),
        None => Agreement::Other(Place {
            buffer: expected.buffers.len().min(found.buffers.len()),
            word: 0,
            expected: 0,
            found: 0,
            count: 0,
        }),
    }
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&word| u32::from_le_bytes(word))
}

/// Whether two words are floats that differ little. Small integers are subnormal floats, negative ones odd NaNs: they
/// are close to none.
fn is_close(one: f32, other: f32) -> bool {
    let is_float = |word: f32| match word.is_nan() {
        true => word.to_bits() & PAYLOAD == 0,
        false => !word.is_subnormal(),
    };
    let near = || (one - other).abs() <= SMALL + CLOSE * one.abs().max(other.abs());
    is_float(one) && is_float(other) && (one.is_nan() && other.is_nan() || near())
}

/// Whether two words are pairs of floats of 16 bits that differ little.
fn are_halves_close(one: u32, other: u32) -> bool {
    let half = |word: u32, at: u32| half::f16::from_bits((word >> at & 0xffff) as u16);
    [0, 16].into_iter().all(|at| {
        let (one, other) = (half(one, at), half(other, at));
        let difference = (one.to_f32() - other.to_f32()).abs();
        one == other || one.is_normal() && difference <= COARSE * one.to_f32().abs()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outputs(words: &[u32]) -> Outputs {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes());
        Outputs {
            buffers: vec![(0, bytes.collect())],
        }
    }

    #[test]
    fn integers_agree_where_they_are_the_same() {
        let one = outputs(&[1, 0x4000_0000]);
        assert_eq!(compare(&one, &one), Agreement::Same);
        let Agreement::Other(place) = compare(&one, &outputs(&[1, 0x7000_0000])) else {
            panic!("they agree");
        };
        assert_eq!((place.word, place.count), (1, 1));
    }

    #[test]
    fn floats_may_be_close() {
        let one = outputs(&[1.0_f32.to_bits(), f32::NAN.to_bits()]);
        let other = outputs(&[1.000_001_f32.to_bits(), f32::NAN.to_bits() | 1 << 31]);
        assert!(matches!(compare(&one, &other), Agreement::Close(_)));
    }

    #[test]
    fn integers_are_never_close() {
        for (one, other) in [(3, 4), (0, 1), (u32::MAX, u32::MAX - 1)] {
            let found = compare(&outputs(&[one]), &outputs(&[other]));
            assert!(matches!(found, Agreement::Other(_)), "{one} {other}");
        }
    }

    #[test]
    fn a_missing_buffer_is_a_difference() {
        let one = outputs(&[1]);
        assert!(matches!(
            compare(&one, &Outputs::default()),
            Agreement::Other(_)
        ));
    }
}
