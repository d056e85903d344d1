//! The contents of buffers.

use gir_run::element::Scalar;

use crate::e2e::inputs::Generator;

const SCALARS: [Scalar; 10] = [
    Scalar::I8,
    Scalar::U8,
    Scalar::I16,
    Scalar::U16,
    Scalar::I32,
    Scalar::U32,
    Scalar::I64,
    Scalar::U64,
    Scalar::F32,
    Scalar::F64,
];

/// The type of a name.
pub fn scalar(name: &str) -> Scalar {
    let found = SCALARS
        .into_iter()
        .find(|scalar| scalar.to_string() == name);
    assert!(found.is_some(), "there is no type '{name}'");
    found.unwrap()
}

/// A number as a type, little-endian; integers wrap.
pub fn encoded(scalar: Scalar, value: f64) -> Vec<u8> {
    match scalar {
        Scalar::F32 => (value as f32).to_le_bytes().to_vec(),
        Scalar::F64 => value.to_le_bytes().to_vec(),
        _ => (value as i64).to_le_bytes()[..scalar.size()].to_vec(),
    }
}

/// A buffer of some elements.
pub fn filled(scalar: Scalar, count: usize, contents: &[&str], seed: u64) -> Vec<u8> {
    let mut generator = Generator::new(seed);
    let is_float = matches!(scalar, Scalar::F32 | Scalar::F64);
    let side = (count as f64).sqrt() as usize;
    let mut element = |at: usize| -> Vec<u8> {
        let mut below = |bound: u32| f64::from(generator.below(bound));
        let value = match contents {
            // What a kernel leaves is seen.
            [] => 77.0,
            ["zeros"] => 0.0,
            ["noise"] => (below(2048) - 1024.0) / 256.0,
            ["positive"] if is_float => (below(2047) + 1.0) / 256.0,
            ["positive"] => below(2047) + 1.0,
            ["small"] => below(200) - 100.0,
            ["below", bound] => below(bound.parse().unwrap()),
            ["iota"] => at as f64,
            ["iota3"] => 3.0 * at as f64,
            // Nodes of a graph: the place of the first edge, and three edges.
            ["pairs3"] if at.is_multiple_of(2) => (at / 2 * 3) as f64,
            ["pairs3"] => 3.0,
            ["flag0"] => f64::from(u8::from(at == 0)),
            // A matrix whose diagonal is large.
            ["diagonal"] if at.is_multiple_of(side + 1) => 16.0 + at as f64,
            ["diagonal"] => (below(512) - 256.0) / 256.0,
            // A tree of 15 inner nodes: children, or a symbol's negative.
            ["tree16"] if at + 1 < 15 => at as f64 + 1.0,
            ["tree16"] => -(at as f64 - 14.0 + 65.0),
            ["bits" | "odd"] => {
                let bits = generator.bits64() | u64::from(contents == ["odd"]);
                return bits.to_le_bytes()[..scalar.size()].to_vec();
            }
            _ => {
                assert!(contents.is_empty(), "nothing is {contents:?}");
                0.0
            }
        };
        encoded(scalar, value)
    };
    (0..count).flat_map(&mut element).collect()
}

/// The first element that is further off than some units of the last place: its number, what was expected, and what it
/// is.
pub fn first_difference(
    scalar: Scalar,
    ulp: u64,
    expected: &[u8],
    actual: &[u8],
) -> Option<(usize, String, String)> {
    assert_eq!(expected.len(), actual.len(), "the size of a result");
    let size = scalar.size();
    let pairs = expected.chunks(size).zip(actual.chunks(size)).enumerate();
    let mut wrong = pairs.filter(|(_, (expected, actual))| {
        expected != actual && distance(scalar, expected, actual) > ulp
    });
    let (at, (expected, actual)) = wrong.next()?;
    Some((at, shown(scalar, expected), shown(scalar, actual)))
}

/// The distance of two floats; of integers that differ, a large one.
fn distance(scalar: Scalar, one: &[u8], other: &[u8]) -> u64 {
    let place = |bytes: &[u8]| match scalar {
        Scalar::F32 => {
            let bits = i32::from_le_bytes(bytes.try_into().unwrap());
            Some(i64::from(if bits < 0 { i32::MIN - bits } else { bits }))
        }
        Scalar::F64 => {
            let bits = i64::from_le_bytes(bytes.try_into().unwrap());
            Some(if bits < 0 { i64::MIN - bits } else { bits })
        }
        _ => None,
    };
    match (place(one), place(other)) {
        (Some(one), Some(other)) => one.abs_diff(other),
        _ => u64::MAX,
    }
}

fn shown(scalar: Scalar, bytes: &[u8]) -> String {
    let mut whole = [0; 8];
    whole[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(whole);
    match scalar {
        Scalar::F32 => format!("{:e} ({bits:#x})", f32::from_bits(bits as u32)),
        Scalar::F64 => format!("{:e} ({bits:#x})", f64::from_bits(bits)),
        _ => format!("{bits:#x}"),
    }
}
