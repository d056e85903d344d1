//! The elements of buffers, and buffers in NumPy files.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use gir_run::element::Scalar;
use gir_run::npy;
use half::{bf16, f16};

/// A type of buffers and scalar arguments.
pub trait Element: Copy + Display {
    /// Its GIR type.
    const SCALAR: Scalar;
    /// The contents after the end of buffers: a value that no kernel computes, and that spoils any result computed from
    /// it.
    const GUARD: Self;
    /// Its bytes in memory.
    fn to_memory(self) -> Vec<u8>;
    /// The value with these bytes, as many as its type has.
    fn from_memory(bytes: &[u8]) -> Self;
}

macro_rules! elements {
    ($($ty:ident $scalar:ident $guard:expr;)+) => {$(
        impl Element for $ty {
            const SCALAR: Scalar = Scalar::$scalar;
            const GUARD: Self = $guard;

            fn to_memory(self) -> Vec<u8> {
                self.to_le_bytes().to_vec()
            }

            fn from_memory(bytes: &[u8]) -> Self {
                Self::from_le_bytes(bytes.try_into().unwrap())
            }
        }
    )+};
}
elements! {
    i8 I8 -0x59;
    u8 U8 0xa7;
    i16 I16 -0x5afe;
    u16 U16 0xf00d;
    i32 I32 -0x0bad_cafe;
    u32 U32 0xf00d_cafe;
    i64 I64 -0x0bad_cafe_0bad_5afe;
    u64 U64 0xf00d_cafe_0bad_5afe;
    // Signalling NaNs: whatever is computed with them is a NaN of other bits.
    f16 F16 f16::from_bits(0x7d5a);
    bf16 Bf16 bf16::from_bits(0x7fa5);
    f32 F32 f32::from_bits(0x7fa0_cafe);
    f64 F64 f64::from_bits(0x7ff4_0000_0bad_cafe);
}

/// Writes a NumPy file of one dimension.
pub fn write<T: Element>(file: &Path, values: &[T]) {
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_memory()).collect();
    write_bytes(file, T::SCALAR, &bytes);
}

/// Writes a NumPy file of bytes.
pub fn write_bytes(file: &Path, scalar: Scalar, bytes: &[u8]) {
    let mut contents = npy::header(scalar, &[bytes.len() / scalar.size()]).unwrap();
    contents.extend(bytes);
    fs::write(file, contents).unwrap();
}

/// Reads a NumPy file, which must hold elements of this type.
#[track_caller]
pub fn read<T: Element>(file: &Path) -> Vec<T> {
    let bytes = read_bytes(file, T::SCALAR);
    let elements = bytes.chunks_exact(T::SCALAR.size());
    assert!(
        elements.remainder().is_empty(),
        "{} has whole elements",
        file.display()
    );
    elements.map(T::from_memory).collect()
}

/// Reads the bytes of a NumPy file, which must hold elements of this type.
#[track_caller]
pub fn read_bytes(file: &Path, scalar: Scalar) -> Vec<u8> {
    let array = npy::read(file).unwrap();
    assert_eq!(array.descr, scalar.numpy_descr(), "{}", file.display());
    array.bytes
}
