//! One-dimensional arrays of 32-bit floats in NumPy's file format, version 1.0.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

const MAGIC: &[u8] = b"\x93NUMPY";

/// The data begins at a multiple of this.
const ALIGNMENT: usize = 64;

/// Writes an array.
///
/// # Errors
/// When the file cannot be written.
pub fn write(path: &Path, elements: &[f32]) -> Result<()> {
    fs::write(path, encode(elements)?).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads an array of any shape as one row of elements.
///
/// # Errors
/// When the file cannot be read or holds something else.
pub fn read(path: &Path) -> Result<Vec<f32>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    decode(&bytes).with_context(|| path.display().to_string())
}

fn encode(elements: &[f32]) -> Result<Vec<u8>> {
    let length = elements.len();
    let mut header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({length},), }}");
    // Magic, version and the header's length take ten bytes, the line feed one.
    let padding = (10 + header.len() + 1).next_multiple_of(ALIGNMENT) - (10 + header.len() + 1);
    header.extend(std::iter::repeat_n(' ', padding));
    header.push('\n');
    let mut bytes = MAGIC.to_vec();
    bytes.extend([1, 0]);
    bytes.extend(u16::try_from(header.len())?.to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.extend(elements.iter().flat_map(|element| element.to_le_bytes()));
    Ok(bytes)
}

fn decode(bytes: &[u8]) -> Result<Vec<f32>> {
    let Some([1, 0, low, high, rest @ ..]) = bytes.strip_prefix(MAGIC) else {
        bail!("this is not a NumPy file of version 1.0");
    };
    let length = usize::from(u16::from_le_bytes([*low, *high]));
    let Some((header, data)) = rest.split_at_checked(length) else {
        bail!("the header is cut off");
    };
    let header = String::from_utf8_lossy(header);
    if !header.contains("'descr': '<f4'") || !header.contains("'fortran_order': False") {
        bail!("this is not an array of little-endian 32-bit floats in C order: {header}");
    }
    let (elements, rest) = data.as_chunks::<4>();
    if !rest.is_empty() {
        bail!("the data is cut off");
    }
    Ok(elements.iter().copied().map(f32::from_le_bytes).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_data_begins_at_a_multiple_of_64_bytes() {
        for length in [0, 1, 1000, 12_345] {
            let bytes = encode(&vec![1.0; length]).unwrap();
            assert_eq!((bytes.len() - 4 * length) % ALIGNMENT, 0);
            assert_eq!(bytes[bytes.len() - 4 * length - 1], b'\n');
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let elements = [0.0, -1.5, f32::INFINITY, f32::MIN_POSITIVE];
        assert_eq!(decode(&encode(&elements).unwrap()).unwrap(), elements);
    }

    #[test]
    fn other_files_are_errors() {
        let good = encode(&[1.0, 2.0]).unwrap();
        let text = |bytes: &[u8]| decode(bytes).unwrap_err().to_string();
        assert!(text(b"{}").contains("not a NumPy file"));
        assert!(text(&good[..20]).contains("header is cut off"));
        assert!(text(&good[..good.len() - 1]).contains("data is cut off"));
        let doubles = String::from_utf8_lossy(&good[10..]).replace("<f4", "<f8");
        let doubles = [&good[..10], doubles.as_bytes()].concat();
        assert!(text(&doubles).contains("32-bit floats"));
    }
}
