//! Types of values, and their bits.

use smallvec::SmallVec;

use gir_run::element::{ElemType, Scalar};

/// The bits of a value, lane by lane, each filled up with zeros.
pub type Value = SmallVec<[u64; 2]>;

/// The scalar type that counters, indices and conditions have.
pub const U32: ElemType = ElemType::scalar(Scalar::U32);

/// The kind of number of a scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A float.
    Float,
}

/// The class of a scalar.
#[must_use]
pub fn class(scalar: Scalar) -> Class {
    match scalar {
        Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 => Class::Signed,
        Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 => Class::Unsigned,
        Scalar::F16 | Scalar::F32 | Scalar::F64 => Class::Float,
        Scalar::Bf16 | Scalar::Tf32 | Scalar::F8E4M3FN | Scalar::F8E5M2 => Class::Float,
    }
}

/// The bits of a scalar.
#[must_use]
pub fn width(scalar: Scalar) -> u32 {
    scalar.size() as u32 * 8
}

/// The integer of a width, in bits.
#[must_use]
pub fn integer(signed: bool, width: u32) -> Scalar {
    match (signed, width) {
        (true, 8) => Scalar::I8,
        (true, 16) => Scalar::I16,
        (true, 32) => Scalar::I32,
        (true, _) => Scalar::I64,
        (false, 8) => Scalar::U8,
        (false, 16) => Scalar::U16,
        (false, 32) => Scalar::U32,
        (false, _) => Scalar::U64,
    }
}

/// The type with these lanes of another scalar type.
#[must_use]
pub fn with_lanes(scalar: Scalar, lanes: usize) -> ElemType {
    let lanes = u8::try_from(lanes).unwrap_or(u8::MAX);
    ElemType::vector(scalar, lanes).unwrap_or_else(|| ElemType::scalar(scalar))
}
