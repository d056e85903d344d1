//! Classes of operand types.

use gir_dialects::{
    gir::PtrType,
    ir::{Signedness, Type, TypeExt},
};

/// A set of types that an instruction accepts or yields. Numbers are scalars; see [`TypeExt::lane`] for the numbers
/// of a vector's lanes.
#[derive(Clone, Copy)]
pub enum Class {
    Number,
    Integer,
    Signed,
    Unsigned,
    Float,
    Pointer,
    Vector,
    U32,
}

impl Class {
    /// Whether the class contains a type.
    pub fn has(self, ty: Type<'_>) -> bool {
        let sign = ty.as_integer().map(|(_, sign)| sign);
        match self {
            Self::Number => ty.is_int() || ty.is_float(),
            Self::Integer => ty.is_int(),
            Self::Signed => sign == Some(Signedness::Signed),
            Self::Unsigned => sign == Some(Signedness::Unsigned),
            Self::Float => ty.is_float(),
            Self::Pointer => PtrType::from_type(ty).is_some(),
            Self::Vector => ty.as_vector().is_some(),
            Self::U32 => ty.as_integer() == Some((32, Signedness::Unsigned)),
        }
    }

    /// One of its types, for messages.
    pub fn describe(self) -> &'static str {
        match self {
            Self::Number => "a number",
            Self::Integer => "an integer",
            Self::Signed => "a signed integer",
            Self::Unsigned => "an unsigned integer",
            Self::Float => "a floating-point number",
            Self::Pointer => "a pointer",
            Self::Vector => "a vector",
            Self::U32 => "a u32",
        }
    }
}

/// The width of a number, or of each lane of a vector, in bits.
pub fn width(ty: Type<'_>) -> Option<u32> {
    ty.lane().number_bits()
}

/// The number of lanes of a vector; 1 of any other type.
pub fn lanes(ty: Type<'_>) -> u32 {
    ty.as_vector().map_or(1, |(lanes, _)| lanes)
}

/// A type as GIR text spells it.
pub fn text(ty: Type<'_>) -> String {
    crate::gir::print::type_text(ty)
}
