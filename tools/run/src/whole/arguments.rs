//! Arguments of the function that is run, from the command line, and its results.

use gir::host::calls::{Memory, Passed};

use super::calls::View;
use crate::argument::Argument;
use crate::element::Scalar;
use crate::scalar_value;

/// Memory as aligned as upstream's allocations are.
#[derive(Clone, Copy)]
#[repr(align(128))]
pub struct Line([u8; LINE]);

/// Bytes of a [`Line`].
const LINE: usize = 128;

/// An argument.
pub enum Given {
    /// A number, as 64 bits.
    Number(u64),
    /// Memory.
    Memory {
        /// Its contents.
        lines: Vec<Line>,
        /// Its bytes.
        len: usize,
        /// Its extents, outermost first.
        shape: Vec<usize>,
    },
}

/// A result of the program.
#[derive(Clone, Debug)]
pub struct Result {
    /// The elements, row by row; a number in the first of 8 bytes.
    pub bytes: Vec<u8>,
    /// The extents; none of a number.
    pub shape: Vec<usize>,
}

impl Given {
    /// An argument for a parameter, from its text.
    ///
    /// # Errors
    /// When the argument does not fit the parameter.
    pub fn bind(
        parameter: &Passed,
        memories: &[Memory],
        text: &str,
    ) -> std::result::Result<Self, String> {
        match parameter {
            Passed::Number(ty) => number(ty, text),
            Passed::Memory(memory) => memory_of(&memories[*memory], text),
        }
    }

    /// The number; zero of memory.
    pub fn number(&self) -> u64 {
        match self {
            Self::Number(number) => *number,
            Self::Memory { .. } => 0,
        }
    }

    /// The memory, row by row.
    pub fn view(&mut self) -> View {
        let (start, sizes) = match self {
            Self::Number(_) => (0, vec![]),
            Self::Memory { lines, shape, .. } => (
                lines.as_mut_ptr() as usize,
                shape.iter().map(|&extent| extent as i64).collect(),
            ),
        };
        View {
            start,
            offset: 0,
            strides: row_major(&sizes),
            sizes,
        }
    }

    /// The bytes and extents of memory.
    pub fn contents(&self) -> Option<Result> {
        let Self::Memory { lines, len, shape } = self else {
            return None;
        };
        let mut bytes: Vec<u8> = lines.iter().flat_map(|line| line.0).collect();
        bytes.truncate(*len);
        let shape = shape.clone();
        Some(Result { bytes, shape })
    }
}

/// The strides of memory that is stored row by row.
fn row_major(sizes: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; sizes.len()];
    for at in (1..sizes.len()).rev() {
        strides[at - 1] = strides[at] * sizes[at];
    }
    strides
}

/// The type of elements in NumPy files, of an element type in MLIR's spelling.
pub fn scalar(element: &str) -> Option<Scalar> {
    Some(match element {
        "index" | "i64" => Scalar::I64,
        "i1" => Scalar::U8,
        "i8" => Scalar::I8,
        "i16" => Scalar::I16,
        "i32" => Scalar::I32,
        "bf16" => Scalar::Bf16,
        "f16" => Scalar::F16,
        "f32" => Scalar::F32,
        "f64" => Scalar::F64,
        _ => return None,
    })
}

/// A number, `TYPE:VALUE`. Integers have either sign.
fn number(ty: &str, text: &str) -> std::result::Result<Given, String> {
    let expected = || format!("expected {ty}:VALUE, got '{text}'");
    let (given, value) = text.split_once(':').ok_or_else(expected)?;
    let wanted = scalar(ty).ok_or_else(|| format!("gir-run cannot pass numbers of type {ty}"))?;
    let unsigned = wanted.name().replace('i', "u");
    let given = match given {
        "index" if ty == "index" => wanted,
        given if given == wanted.name() => wanted,
        given if given == unsigned || ty == "i1" && given == "i1" => {
            let mut all = Scalar::ALL.into_iter();
            all.find(|it| it.name() == unsigned).ok_or_else(expected)?
        }
        _ => return Err(expected()),
    };
    let bytes = scalar_value::encode(given.into(), value)?;
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(&bytes);
    Ok(Given::Number(u64::from_le_bytes(word)))
}

/// Memory with the numbers of a file, or zeros.
fn memory_of(memory: &Memory, text: &str) -> std::result::Result<Given, String> {
    let element = &memory.element;
    let wanted = scalar(element)
        .ok_or_else(|| format!("gir-run cannot pass memory of elements of type {element}"))?;
    let shape: Option<Vec<usize>> = memory
        .shape
        .iter()
        .map(|it| it.map(|it| it as usize))
        .collect();
    let (bytes, found) = match text.parse()? {
        Argument::File(file) => {
            let contents = file.read(wanted)?;
            let count = contents.bytes.len() / wanted.size();
            let found = contents.shape.or_else(|| flat(&memory.shape, count));
            (contents.bytes, found.or(shape))
        }
        Argument::Zeros { elem, count } if elem.lanes() == 1 && elem.size() == wanted.size() => {
            let len = count as usize * elem.size();
            (vec![0; len], flat(&memory.shape, count as usize).or(shape))
        }
        other => {
            return Err(format!(
                "expected @FILE.npy, raw:@FILE.npy or zeros:{wanted}:COUNT, got {other}"
            ));
        }
    };
    let kind = spelled(memory);
    let found = found.ok_or_else(|| {
        format!("the extents of {kind} do not follow from a number of elements; pass @FILE.npy")
    })?;
    let fits = found.len() == memory.shape.len()
        && found.iter().zip(&memory.shape).all(|(&found, wanted)| {
            wanted.is_none_or(|wanted| usize::try_from(wanted) == Ok(found))
        });
    if !fits || found.iter().product::<usize>() * wanted.size() != bytes.len() {
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        let count = bytes.len() / wanted.size();
        let found = match found.is_empty() {
            true => "one number".to_owned(),
            false => found.join("x"),
        };
        return Err(format!(
            "the parameter is {kind}; the argument is {found}, {count} elements"
        ));
    }
    if !memory.is_identity && !is_row_major(memory, &found) {
        return Err(format!(
            "gir-run passes memory stored row by row, and the parameter is {kind}"
        ));
    }
    let mut lines = vec![Line([0; LINE]); bytes.len().div_ceil(LINE).max(1)];
    for (line, chunk) in lines.iter_mut().zip(bytes.chunks(LINE)) {
        line.0[..chunk.len()].copy_from_slice(chunk);
    }
    Ok(Given::Memory {
        lines,
        len: bytes.len(),
        shape: found,
    })
}

/// The extents of a memref of one dimension with so many elements.
fn flat(shape: &[Option<i64>], count: usize) -> Option<Vec<usize>> {
    (shape.len() == 1 && shape[0].is_none()).then(|| vec![count])
}

/// Whether a strided type admits memory that is stored row by row.
fn is_row_major(memory: &Memory, shape: &[usize]) -> bool {
    let sizes: Vec<_> = shape.iter().map(|&extent| extent as i64).collect();
    let strides = row_major(&sizes);
    let mut pairs = memory.strides.iter().zip(strides);
    memory.offset.is_none_or(|offset| offset == 0)
        && pairs.all(|(wanted, found)| wanted.is_none_or(|wanted| wanted == found))
}

/// A memref type for messages.
fn spelled(memory: &Memory) -> String {
    let extents = memory.shape.iter().map(|extent| match extent {
        Some(extent) => format!("{extent}x"),
        None => "?x".to_owned(),
    });
    format!("memref<{}{}>", extents.collect::<String>(), memory.element)
}
