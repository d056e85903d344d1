//! Types as languages of the C family have them: integers with a sign.

use gir_dialects::{
    ir::{Type, TypeExt},
    mir::{PtrType, StorageSpace},
};

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// `bool`.
    Bool,
    /// An integer.
    Int {
        /// 8, 16, 32 or 64.
        bits: u32,
        /// Whether it is signed.
        is_signed: bool,
    },
    /// A float of so many bits.
    Float(u32),
}

impl Scalar {
    /// An unsigned integer.
    pub const fn unsigned(bits: u32) -> Self {
        Self::Int {
            bits,
            is_signed: false,
        }
    }

    /// A signed integer.
    pub const fn signed(bits: u32) -> Self {
        Self::Int {
            bits,
            is_signed: true,
        }
    }

    /// Bits of a number; 8 of `bool`, as memory has it.
    pub fn bits(self) -> u32 {
        match self {
            Self::Bool => 8,
            Self::Int { bits, .. } | Self::Float(bits) => bits,
        }
    }
}

/// A type of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CType {
    /// One number.
    Scalar(Scalar),
    /// A vector: lanes, and their type.
    Vector(u32, Scalar),
    /// The result of a comparison of vectors where that is no vector of `bool`: lanes, and the bits of
    /// each, which are all set or all clear.
    Mask(u32, u32),
    /// A pointer.
    Pointer(StorageSpace, Box<CType>),
    /// A type that the language has a name for, such as an image.
    Named(String),
}

/// The type that C computes in: no scalar is narrower than `int`.
pub fn promoted(ty: &CType) -> CType {
    match ty {
        CType::Scalar(Scalar::Int { bits: 8 | 16, .. }) => CType::Scalar(Scalar::signed(32)),
        other => other.clone(),
    }
}

/// Numbers of 32 bits that count things.
pub const UINT: CType = CType::Scalar(Scalar::unsigned(32));

/// A truth value.
pub const BOOL: CType = CType::Scalar(Scalar::Bool);

impl CType {
    /// The type of values of a type of lir, whose integers are taken for unsigned; `None` if
    /// no number, vector or pointer is of it.
    pub fn of(ty: Type<'_>) -> Option<Self> {
        if let Some((lanes, lane)) = ty.as_vector() {
            return Some(match (lanes, scalar(lane)?) {
                (1, lane) => Self::Scalar(lane),
                (lanes, lane) => Self::Vector(lanes, lane),
            });
        }
        if let Some(pointer) = PtrType::from_type(ty) {
            let element = Self::of(pointer.pointee())?;
            return Some(Self::Pointer(pointer.space(), Box::new(element)));
        }
        scalar(ty).map(Self::Scalar)
    }

    /// The type of the number, or of a vector's lanes.
    pub fn lane(&self) -> Option<Scalar> {
        match self {
            Self::Scalar(lane) | Self::Vector(_, lane) => Some(*lane),
            Self::Mask(_, bits) => Some(Scalar::signed(*bits)),
            Self::Pointer(..) | Self::Named(_) => None,
        }
    }

    /// The same shape with lanes of another type.
    pub fn with_lane(&self, lane: Scalar) -> Self {
        match self {
            Self::Vector(lanes, _) | Self::Mask(lanes, _) => Self::Vector(*lanes, lane),
            _ => Self::Scalar(lane),
        }
    }

    /// The same type with signed or unsigned integers; other types stay the same.
    pub fn with_sign(&self, is_signed: bool) -> Self {
        match self {
            Self::Scalar(Scalar::Int { bits, .. }) | Self::Vector(_, Scalar::Int { bits, .. }) => {
                self.with_lane(Scalar::Int {
                    bits: *bits,
                    is_signed,
                })
            }
            Self::Pointer(space, element) => {
                Self::Pointer(*space, Box::new(element.with_sign(is_signed)))
            }
            other => other.clone(),
        }
    }

    /// The lanes of a vector.
    pub fn lanes(&self) -> Option<u32> {
        match self {
            Self::Vector(lanes, _) | Self::Mask(lanes, _) => Some(*lanes),
            _ => None,
        }
    }

    /// Bytes from one element to the next in memory, where addresses have `address_bits`.
    pub fn stride(&self, address_bits: u32) -> Option<i64> {
        Some(match self {
            Self::Scalar(lane) => i64::from(lane.bits()) / 8,
            // Three lanes take the place of four.
            Self::Vector(lanes, lane) => {
                i64::from(lanes.next_power_of_two()) * i64::from(lane.bits()) / 8
            }
            Self::Pointer(..) => i64::from(address_bits) / 8,
            Self::Mask(..) | Self::Named(_) => return None,
        })
    }
}

fn scalar(ty: Type<'_>) -> Option<Scalar> {
    if let Some(bits) = ty.as_float() {
        return Some(Scalar::Float(bits));
    }
    Some(match ty.as_integer()?.0 {
        1 => Scalar::Bool,
        bits @ (8 | 16 | 32 | 64) => Scalar::unsigned(bits),
        _ => return None,
    })
}
