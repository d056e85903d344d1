//! The element types a kernel parameter or a global can have.
//!
//! They decide how `--arg TYPE:VALUE` is encoded, which byte lengths a buffer may have and which
//! NumPy type an output file gets. Sizes follow the GIR memory layout: little-endian scalars, a
//! vector packed, a three-lane vector in the space of a four-lane one.

use std::fmt;
use std::str::FromStr;

/// A scalar type of GIR text, in the spelling of `--arg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scalar {
    /// Signed 8-bit integer.
    I8,
    /// Signed 16-bit integer.
    I16,
    /// Signed 32-bit integer.
    I32,
    /// Signed 64-bit integer.
    I64,
    /// Unsigned 8-bit integer.
    U8,
    /// Unsigned 16-bit integer.
    U16,
    /// Unsigned 32-bit integer.
    U32,
    /// Unsigned 64-bit integer.
    U64,
    /// IEEE binary16.
    F16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// The upper half of a binary32.
    Bf16,
    /// A binary32 with 10 bits of fraction, in 32 bits.
    Tf32,
    /// 4 bits of exponent, 3 of fraction, no infinity.
    F8E4M3FN,
    /// The upper half of a binary16.
    F8E5M2,
}

/// The three facts about each scalar: its name, its size in bytes and its NumPy type string.
const SCALARS: [(Scalar, &str, usize, &str); 15] = [
    (Scalar::I8, "i8", 1, "|i1"),
    (Scalar::I16, "i16", 2, "<i2"),
    (Scalar::I32, "i32", 4, "<i4"),
    (Scalar::I64, "i64", 8, "<i8"),
    (Scalar::U8, "u8", 1, "|u1"),
    (Scalar::U16, "u16", 2, "<u2"),
    (Scalar::U32, "u32", 4, "<u4"),
    (Scalar::U64, "u64", 8, "<u8"),
    (Scalar::F16, "f16", 2, "<f2"),
    (Scalar::F32, "f32", 4, "<f4"),
    (Scalar::F64, "f64", 8, "<f8"),
    // NumPy has no such types; ml_dtypes writes these.
    (Scalar::Bf16, "bf16", 2, "<V2"),
    (Scalar::Tf32, "tf32", 4, "<f4"),
    (Scalar::F8E4M3FN, "f8E4M3FN", 1, "|V1"),
    (Scalar::F8E5M2, "f8E5M2", 1, "|V1"),
];

impl Scalar {
    /// Those of the core of GIR text, without the small floats of the extensions.
    pub const CORE: [Self; 11] = [
        Self::I8,
        Self::I16,
        Self::I32,
        Self::I64,
        Self::U8,
        Self::U16,
        Self::U32,
        Self::U64,
        Self::F16,
        Self::F32,
        Self::F64,
    ];

    /// All of them.
    pub const ALL: [Self; SCALARS.len()] = {
        let mut all = [Self::I8; SCALARS.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = SCALARS[index].0;
            index += 1;
        }
        all
    };

    fn facts(self) -> (Scalar, &'static str, usize, &'static str) {
        SCALARS[self as usize]
    }

    /// The name as GIR text writes it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().1
    }

    /// The size in bytes.
    #[must_use]
    pub fn size(self) -> usize {
        self.facts().2
    }

    /// Whether its numbers are integers.
    #[must_use]
    pub fn is_integer(self) -> bool {
        let kind = self.numpy_descr().chars().nth(1);
        matches!(kind, Some('i' | 'u'))
    }

    /// The type string in the header of a NumPy file.
    #[must_use]
    pub fn numpy_descr(self) -> &'static str {
        self.facts().3
    }

    /// NumPy's name of the type: `float32`.
    #[must_use]
    pub fn numpy_name(self) -> String {
        super::npy::type_name(self.numpy_descr())
    }

    /// Whether the elements of a NumPy file are numbers of this kind and width; integers may have
    /// either sign. Files of types that NumPy lacks hold bytes, or their bits as integers.
    #[must_use]
    pub fn agrees_with(self, descr: &str) -> bool {
        let facts = |descr: &str| {
            let kind = descr.chars().nth(1)?;
            let is_integer = matches!(kind, 'i' | 'u');
            let size: usize = descr.get(2..)?.parse().ok()?;
            (is_integer || kind == 'f').then_some((is_integer, size))
        };
        let is_bytes = |descr: &str| descr.chars().nth(1) == Some('V');
        let size = |descr: &str| descr.get(2..).and_then(|size| size.parse().ok());
        if is_bytes(self.numpy_descr()) {
            let found = facts(descr);
            // ml_dtypes calls f8E5M2 a float of one byte.
            let holds_bits = found.is_some_and(|(is_integer, size)| is_integer || size == 1);
            return (holds_bits || is_bytes(descr)) && size(descr) == Some(self.size());
        }
        facts(descr).is_some_and(|found| facts(self.numpy_descr()) == Some(found))
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A scalar, or a vector of 2, 3, 4, 8 or 16 scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ElemType {
    scalar: Scalar,
    lanes: u8,
}

impl ElemType {
    /// The type of one scalar.
    #[must_use]
    pub const fn scalar(scalar: Scalar) -> Self {
        Self { scalar, lanes: 1 }
    }

    /// The vector type of `lanes` scalars; `None` where GIR has no such vector.
    #[must_use]
    pub fn vector(scalar: Scalar, lanes: u8) -> Option<Self> {
        matches!(lanes, 2 | 3 | 4 | 8 | 16).then_some(Self { scalar, lanes })
    }

    /// The scalar type of a lane.
    #[must_use]
    pub fn lane(self) -> Scalar {
        self.scalar
    }

    /// How many lanes a value has: 1 for a scalar.
    #[must_use]
    pub fn lanes(self) -> usize {
        usize::from(self.lanes)
    }

    /// How many lanes an element occupies in memory: 4 for a three-lane vector.
    #[must_use]
    pub fn stored_lanes(self) -> usize {
        match self.lanes {
            3 => 4,
            lanes => usize::from(lanes),
        }
    }

    /// The size in memory in bytes, padding of a three-lane vector included.
    #[must_use]
    pub fn size(self) -> usize {
        self.scalar.size() * self.stored_lanes()
    }
}

impl From<Scalar> for ElemType {
    fn from(scalar: Scalar) -> Self {
        Self::scalar(scalar)
    }
}

impl fmt::Display for ElemType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            1 => write!(f, "{}", self.scalar),
            lanes => write!(f, "vec{lanes}<{}>", self.scalar),
        }
    }
}

/// The text names no element type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not an element type: expected one of i8 to i64, u8 to u64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2 or vecN<…> of them with N 2, 3, 4, 8 or 16"
)]
pub struct UnknownElemType(String);

impl FromStr for ElemType {
    type Err = UnknownElemType;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_scalar(text)
            .map(Self::scalar)
            .or_else(|| parse_vector(text))
            .ok_or_else(|| UnknownElemType(text.to_owned()))
    }
}

fn parse_scalar(text: &str) -> Option<Scalar> {
    let row = SCALARS.iter().find(|(_, name, ..)| *name == text)?;
    Some(row.0)
}

fn parse_vector(text: &str) -> Option<ElemType> {
    let (lanes, scalar) = text
        .strip_prefix("vec")?
        .strip_suffix('>')?
        .split_once('<')?;
    ElemType::vector(parse_scalar(scalar)?, lanes.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_enum() {
        for (index, row) in SCALARS.iter().enumerate() {
            assert_eq!(row.0 as usize, index, "{}", row.1);
        }
    }

    /// design: integers agree with integers of either sign, floats with floats, of one width.
    #[test]
    fn files_agree_in_kind_and_width() {
        let agreeing = |scalar: Scalar| -> Vec<&str> {
            let descrs = [
                "|b1", "|i1", "|u1", ">u1", "<i2", "<u2", "<f2", "<i4", "<u4", "<f4", "<i8", "<u8",
                "<f8", "<c8", "<c16", "<V2", "<f1", "|V1", "|V4", "<f16", "", "<", "<f",
            ];
            let agree = descrs.into_iter().filter(|descr| scalar.agrees_with(descr));
            agree.collect()
        };
        for scalar in Scalar::ALL {
            let expected: &[&str] = match scalar {
                Scalar::I8 | Scalar::U8 => &["|i1", "|u1", ">u1"],
                Scalar::F8E4M3FN | Scalar::F8E5M2 => &["|i1", "|u1", ">u1", "<f1", "|V1"],
                Scalar::Bf16 => &["<i2", "<u2", "<V2"],
                Scalar::I16 | Scalar::U16 => &["<i2", "<u2"],
                Scalar::I32 | Scalar::U32 => &["<i4", "<u4"],
                Scalar::I64 | Scalar::U64 => &["<i8", "<u8"],
                Scalar::F16 => &["<f2"],
                Scalar::F32 | Scalar::Tf32 => &["<f4"],
                Scalar::F64 => &["<f8"],
            };
            assert_eq!(agreeing(scalar), expected, "{scalar}");
        }
    }

    #[test]
    fn numpy_has_names_for_all() {
        let names = Scalar::ALL.map(Scalar::numpy_name);
        assert_eq!(names[..4], ["int8", "int16", "int32", "int64"]);
        assert_eq!(names[4..8], ["uint8", "uint16", "uint32", "uint64"]);
        assert_eq!(names[8..11], ["float16", "float32", "float64"]);
        assert_eq!(names[11..], ["void16", "float32", "void8", "void8"]);
    }

    #[test]
    fn every_type_prints_and_reads_back() {
        for (scalar, ..) in SCALARS {
            for lanes in [1, 2, 3, 4, 8, 16] {
                let elem = ElemType::vector(scalar, lanes).unwrap_or(scalar.into());
                assert_eq!(elem.to_string().parse(), Ok(elem));
            }
        }
    }

    #[test]
    fn a_three_lane_vector_takes_the_room_of_four() {
        let elem: ElemType = "vec3<f16>".parse().unwrap();
        assert_eq!((elem.lanes(), elem.stored_lanes(), elem.size()), (3, 4, 8));
    }

    #[test]
    fn other_texts_are_no_types() {
        for text in [
            "",
            "f31",
            "vec5<f32>",
            "vec4<f32",
            "vec4f32>",
            "vec<f32>",
            "F32",
            "vec1<f32>",
        ] {
            assert!(text.parse::<ElemType>().is_err(), "{text}");
        }
    }
}
