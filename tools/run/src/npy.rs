//! NumPy files (`.npy`) as buffers: the bytes of the array, and their type.
//!
//! The header is read and written by the crate `ndarray-npy`; its typed arrays are not used, since
//! a buffer is bytes and the crate knows no binary16.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use ndarray_npy::npy::header::{Header, Layout, ParseHeaderError, ReadHeaderError};
use py_literal::Value;

use super::element::Scalar;
use super::failure::Failure;

/// The longest header that is parsed, in bytes; NumPy itself loads no longer one.
const MAX_HEADER_LEN: u32 = 10_000;
/// The deepest nesting of brackets in a header: a plain one has 2, a structured one 4. The
/// literal's parser recurses, and backtracks in a time that is exponential in the depth.
const MAX_HEADER_DEPTH: usize = 4;
/// Bytes before the length of the header: the magic string and the version.
const PREFIX_LEN: usize = 8;

/// The contents of a NumPy file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NpyArray {
    /// The type string, such as `<f4`.
    pub descr: String,
    /// The extents, slowest first.
    pub shape: Vec<usize>,
    /// The elements in C order.
    pub bytes: Vec<u8>,
}

/// Reads a NumPy file with little-endian numbers in C order.
///
/// # Errors
/// Names the file and its error, or the error of reading it.
pub fn read(path: &Path) -> Result<NpyArray, Failure> {
    let file = File::open(path).map_err(|error| Failure::in_file(path, error))?;
    parse(BufReader::new(file)).map_err(|what| Failure::in_file(path, what))
}

/// Reads the bytes after the header of a NumPy file, whatever their type: numbers of another byte order or in Fortran
/// order, structures.
///
/// # Errors
/// As [`read`], except about the type of the elements.
pub fn read_raw(path: &Path) -> Result<Vec<u8>, Failure> {
    let file = File::open(path).map_err(|error| Failure::in_file(path, error))?;
    parse_raw(BufReader::new(file)).map_err(|what| Failure::in_file(path, what))
}

/// NumPy's name of the type in a type string: `float64` for `<f8`.
#[must_use]
pub fn type_name(descr: &str) -> String {
    let rest = descr.trim_start_matches(['<', '>', '|', '=']);
    let (kind, size) = rest.split_at_checked(1).unwrap_or((rest, ""));
    let bits = size
        .parse::<usize>()
        .ok()
        .and_then(|size| size.checked_mul(8));
    let name = match kind {
        "b" => return "bool".to_owned(),
        "i" => "int",
        "u" => "uint",
        "f" => "float",
        "c" => "complex",
        "V" => "void",
        _ => return format!("'{descr}'"),
    };
    bits.map_or(format!("'{descr}'"), |bits| format!("{name}{bits}"))
}

/// The header of a file with C-ordered elements of type `scalar`.
///
/// # Errors
/// When the header does not fit the format, which needs thousands of extents.
pub fn header(scalar: Scalar, shape: &[usize]) -> Result<Vec<u8>, String> {
    let header = Header {
        type_descriptor: Value::String(scalar.numpy_descr().to_owned()),
        layout: Layout::Standard,
        shape: shape.to_vec(),
    };
    header.to_bytes().map_err(|error| error.to_string())
}

fn parse(mut reader: impl Read) -> Result<NpyArray, String> {
    let header = parse_header(&mut reader)?;
    let (descr, elem_size) = element_type(&header.type_descriptor)?;
    if header.layout.is_fortran() && header.shape.len() > 1 {
        return Err(
            "the array is in Fortran order, which is not supported: save \
                    numpy.ascontiguousarray(…) of it"
                .to_owned(),
        );
    }
    let len = header
        .shape
        .iter()
        .try_fold(elem_size, |len, extent| len.checked_mul(*extent))
        .ok_or("the shape in the header is larger than memory")?;
    let bytes = read_exactly(reader, len)?;
    Ok(NpyArray {
        descr,
        shape: header.shape,
        bytes,
    })
}

fn parse_raw(mut reader: impl Read) -> Result<Vec<u8>, String> {
    let header = parse_header(&mut reader)?;
    if let Value::String(descr) = &header.type_descriptor {
        // The end of a type string with a size is known.
        let size = descr.get(2..).and_then(|size| size.parse::<usize>().ok());
        let extents = || header.shape.iter().copied();
        let len = size.and_then(|size| extents().try_fold(size, usize::checked_mul));
        if let (Some(len), false) = (len, descr.contains('U')) {
            return read_exactly(reader, len);
        }
    }
    let mut bytes = vec![];
    let read = reader.read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(describe_io)
}

/// Reads the header, after checks that keep a hostile one from exhausting memory or the stack.
fn parse_header(reader: &mut impl Read) -> Result<Header, String> {
    let mut head = vec![0; PREFIX_LEN];
    reader.read_exact(&mut head).map_err(describe_io)?;
    let mut len_bytes = [0; 4];
    let len_width = if head[6] == 1 { 2 } else { 4 };
    reader
        .read_exact(&mut len_bytes[..len_width])
        .map_err(describe_io)?;
    let len = u32::from_le_bytes(len_bytes);
    if head.starts_with(b"\x93NUMPY") && len > MAX_HEADER_LEN {
        return Err(format!(
            "the NumPy header is {len} bytes long, {MAX_HEADER_LEN} are supported"
        ));
    }
    head.extend(&len_bytes[..len_width]);
    let text_start = head.len();
    reader
        .take(u64::from(len))
        .read_to_end(&mut head)
        .map_err(describe_io)?;
    if nesting_depth(&head[text_start..]) > MAX_HEADER_DEPTH {
        return Err("the NumPy header is nested too deeply".to_owned());
    }
    Header::from_reader(&mut head.as_slice()).map_err(describe_header_error)
}

fn nesting_depth(text: &[u8]) -> usize {
    let mut depth = 0usize;
    let mut deepest = 0;
    for byte in text {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

fn describe_header_error(error: ReadHeaderError) -> String {
    match error {
        ReadHeaderError::Io(error) => describe_io(error),
        ReadHeaderError::Parse(ParseHeaderError::MagicString) => NOT_NUMPY.to_owned(),
        ReadHeaderError::Parse(error) => {
            let text = error.to_string();
            format!(
                "damaged NumPy header: {}",
                text.lines().next().unwrap_or_default()
            )
        }
    }
}

const NOT_NUMPY: &str = "not a NumPy file (numpy.save writes one)";

fn describe_io(error: io::Error) -> String {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => NOT_NUMPY.to_owned(),
        _ => error.to_string(),
    }
}

/// The type string and the element size in bytes of a header's `descr`.
fn element_type(descr: &Value) -> Result<(String, usize), String> {
    let Value::String(text) = descr else {
        return Err(
            "structured arrays are not supported: pass raw:@FILE.npy for the bytes as they are"
                .to_owned(),
        );
    };
    let unsupported = || format!("arrays of NumPy type '{text}' are not supported");
    let (order, rest) = text.split_at_checked(1).ok_or_else(unsupported)?;
    let (kind, size) = rest.split_at_checked(1).ok_or_else(unsupported)?;
    let size: usize = size.parse().map_err(|_| unsupported())?;
    if !"biufcV".contains(kind) || size == 0 {
        return Err(unsupported());
    }
    match order {
        "<" | "|" => Ok((text.clone(), size)),
        ">" if size == 1 => Ok((text.clone(), size)),
        ">" => Err(format!(
            "the elements are big-endian ('{text}'), which is not supported: save \
             x.astype('<{kind}{size}')"
        )),
        _ => Err(unsupported()),
    }
}

fn read_exactly(reader: impl Read, len: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    // One byte more than is wanted shows whether anything follows; the buffer grows with the file,
    // so a header that promises too much costs nothing.
    reader
        .take(len as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| error.to_string())?;
    match bytes.len() {
        found if found < len => Err(format!(
            "the file is truncated: its header promises {len} bytes, {found} follow"
        )),
        found if found > len => Err("bytes follow the end of the array".to_owned()),
        _ => Ok(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A version 1.0 file with this dictionary in its header.
    fn file(dictionary: &str, data: &[u8]) -> Vec<u8> {
        let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
        bytes.extend((dictionary.len() as u16 + 1).to_le_bytes());
        bytes.extend(dictionary.as_bytes());
        bytes.push(b'\n');
        bytes.extend(data);
        bytes
    }

    fn plain(descr: &str, fortran: &str, shape: &str, data: &[u8]) -> Result<NpyArray, String> {
        let dictionary =
            format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}");
        parse(file(&dictionary, data).as_slice())
    }

    #[test]
    fn what_is_written_reads_back() {
        for scalar in [Scalar::I8, Scalar::U16, Scalar::F16, Scalar::F64] {
            let data: Vec<u8> = (0..6 * scalar.size() as u8).collect();
            let mut bytes = header(scalar, &[2, 3]).unwrap();
            assert_eq!(bytes.len() % 64, 0, "NumPy aligns the data");
            bytes.extend(&data);
            let array = parse(bytes.as_slice()).unwrap();
            let expected = NpyArray {
                descr: scalar.numpy_descr().to_owned(),
                shape: vec![2, 3],
                bytes: data,
            };
            assert_eq!(array, expected);
        }
    }

    #[test]
    fn a_scalar_and_an_empty_array_are_arrays() {
        assert_eq!(plain("<f2", "False", "()", &[1, 2]).unwrap().bytes, [1, 2]);
        assert!(plain("<f4", "False", "(0,)", &[]).unwrap().bytes.is_empty());
    }

    #[test]
    fn one_dimension_has_no_order() {
        assert!(plain("|u1", "True", "(2,)", &[1, 2]).is_ok());
    }

    #[test]
    fn what_a_buffer_cannot_hold_is_refused() {
        for (descr, fortran, shape, part) in [
            (">f4", "False", "(1,)", "big-endian"),
            ("<f4", "True", "(1, 1)", "Fortran order"),
            ("|O", "False", "(1,)", "'|O' are not supported"),
            ("<U4", "False", "(1,)", "'<U4' are not supported"),
            ("", "False", "(1,)", "not supported"),
            ("é4", "False", "(1,)", "not supported"),
            ("<f4", "False", "(2,)", "promises 8 bytes, 4 follow"),
            ("<f4", "False", "(0,)", "bytes follow the end"),
            (
                "<f4",
                "False",
                "(4611686018427387904, 4)",
                "larger than memory",
            ),
            (
                "<f4",
                "False",
                "(99999999999999999999999,)",
                "damaged NumPy header",
            ),
            ("<f4", "False", "(-1,)", "damaged NumPy header"),
            ("<f4", "Maybe", "(1,)", "damaged NumPy header"),
        ] {
            let error = plain(descr, fortran, shape, &[0; 4]).unwrap_err();
            assert!(error.contains(part), "{descr} {fortran} {shape}: {error}");
        }
    }

    #[test]
    fn structured_arrays_are_refused() {
        let dictionary = "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}";
        let error = parse(file(dictionary, &[0; 4]).as_slice()).unwrap_err();
        let said =
            "structured arrays are not supported: pass raw:@FILE.npy for the bytes as they are";
        assert_eq!(error, said);
        assert_eq!(
            parse_raw(file(dictionary, &[1, 2, 3, 4]).as_slice()).unwrap(),
            [1, 2, 3, 4]
        );
    }

    #[test]
    fn raw_bytes_are_those_of_the_file() {
        for (descr, fortran, shape) in [
            (">f4", "False", "(2,)"),
            ("<i2", "True", "(2, 2)"),
            ("|V8", "False", "()"),
        ] {
            let dictionary =
                format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}");
            let bytes = [1, 2, 3, 4, 5, 6, 7, 8];
            assert_eq!(
                parse_raw(file(&dictionary, &bytes).as_slice()).unwrap(),
                bytes
            );
            let short = parse_raw(file(&dictionary, &bytes[1..]).as_slice()).unwrap_err();
            assert!(short.contains("promises 8 bytes, 7 follow"), "{short}");
        }
    }

    #[test]
    fn types_have_the_names_of_numpy() {
        for (descr, name) in [
            ("<f8", "float64"),
            ("|b1", "bool"),
            ("<c16", "complex128"),
            ("|V3", "void24"),
            ("<U1", "'<U1'"),
            ("", "''"),
        ] {
            assert_eq!(type_name(descr), name);
        }
    }

    #[test]
    fn garbage_is_no_numpy_file() {
        for bytes in [&b""[..], b"\x93NUM", b"GIF89a..........", &[0xff; 4096]] {
            assert_eq!(parse(bytes).unwrap_err(), NOT_NUMPY);
        }
    }

    #[test]
    fn a_hostile_header_costs_neither_memory_nor_stack() {
        let mut long = b"\x93NUMPY\x02\x00".to_vec();
        long.extend(u32::MAX.to_le_bytes());
        assert!(
            parse(long.as_slice())
                .unwrap_err()
                .contains("4294967295 bytes long")
        );
        let deep = file(&"(".repeat(9_000), &[]);
        assert!(
            parse(deep.as_slice())
                .unwrap_err()
                .contains("nested too deeply")
        );
        let dictionary =
            "{'descr': '<f8', 'fortran_order': False, 'shape': (1152921504606846975,)}";
        assert!(
            parse(file(dictionary, &[]).as_slice())
                .unwrap_err()
                .contains("truncated")
        );
    }
}
