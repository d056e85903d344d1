//! Types of the source language, as mangled names and OpenCL's metadata write them.

use gir_dialects::ir::{self, Context, Signedness, SmallFloat, Type, TypeExt as _};

/// A number or a vector of numbers, or a pointer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CType {
    /// Whether it is a float.
    pub is_float: bool,
    /// Whether it is an unsigned integer.
    pub is_unsigned: bool,
    /// Bits of a lane.
    pub bits: u32,
    /// Lanes of a vector, 1 of a number.
    pub lanes: u32,
    /// Whether it is a pointer to that.
    pub is_pointer: bool,
}

impl CType {
    /// A type as LLVM demangles it: `unsigned char const AS1*`, `float vector[4]`; `None` for other types.
    pub fn of_demangled(text: &str) -> Option<Self> {
        let is_pointer = text.contains('*');
        let text = text.replace('*', " ");
        let (mut name, mut is_unsigned, mut lanes) = ("", false, 1);
        for word in text.split_whitespace() {
            match word {
                "unsigned" => is_unsigned = true,
                "const" | "volatile" | "restrict" | "_Atomic" | "signed" => {}
                _ if word.starts_with("AS") => {}
                _ => match word
                    .strip_prefix("vector[")
                    .and_then(|rest| rest.strip_suffix(']'))
                {
                    Some(count) => lanes = count.parse().ok()?,
                    None => name = word,
                },
            }
        }
        let name = if name.is_empty() && is_unsigned {
            "int"
        } else {
            name
        };
        let (is_float, bits) = scalar(name)?;
        Some(Self {
            is_float,
            is_unsigned: is_unsigned || name == "bool",
            bits,
            lanes,
            is_pointer,
        })
    }

    /// A type as OpenCL C writes it: `uchar4*`, `float`; `None` for other types.
    pub fn of_opencl(text: &str) -> Option<Self> {
        let is_pointer = text.ends_with('*');
        let name = text.trim_end_matches('*').trim();
        let name = name.rsplit(' ').next().unwrap_or(name);
        let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        let (name, lanes) = match digits {
            "2" | "3" | "4" | "8" | "16" => {
                (&name[..name.len() - digits.len()], digits.parse().ok()?)
            }
            _ => (name, 1),
        };
        let plain = name
            .strip_prefix('u')
            .filter(|plain| scalar(plain).is_some());
        let (is_float, bits) = match name {
            "size_t" | "uintptr_t" => (false, 64),
            _ => scalar(plain.unwrap_or(name))?,
        };
        Some(Self {
            is_float,
            is_unsigned: plain.is_some() || matches!(name, "size_t" | "uintptr_t" | "bool"),
            bits,
            lanes,
            is_pointer,
        })
    }

    /// The type of its values; of a pointer, that of what it points to.
    pub fn value(self, context: &Context) -> Type<'_> {
        self.with_sign(context, Signedness::Signless)
    }

    /// The type of a lane with its sign.
    pub fn signed(self, context: &Context) -> Type<'_> {
        let sign = match self.is_unsigned {
            true => Signedness::Unsigned,
            false => Signedness::Signed,
        };
        Self { lanes: 1, ..self }.with_sign(context, sign)
    }

    fn with_sign(self, context: &Context, sign: Signedness) -> Type<'_> {
        let lane = match (self.is_float, self.bits) {
            (false, bits) => ir::integer_type(context, bits, sign),
            (true, 16) => Type::float16(context),
            (true, 64) => Type::float64(context),
            (true, 17) => SmallFloat::Bf16.ty(context),
            _ => Type::float32(context),
        };
        match self.lanes {
            1 => lane,
            lanes => ir::vector(lanes, lane),
        }
    }
}

/// The name of a type in OpenCL C: `uchar4`; `None` if it has none.
pub fn name_of(ty: Type<'_>, unsigned: bool) -> Option<String> {
    let lane = ty.lane();
    let name = match (lane.as_float(), lane.number_bits()?) {
        (Some(16), _) => "half",
        (Some(32), _) => "float",
        (Some(64), _) => "double",
        (None, 8) => "char",
        (None, 16) => "short",
        (None, 32) => "int",
        (None, 64) => "long",
        _ => return None,
    };
    let sign = if unsigned && lane.as_float().is_none() {
        "u"
    } else {
        ""
    };
    let lanes = ty.as_vector().map(|(lanes, _)| lanes.to_string());
    Some(format!("{sign}{name}{}", lanes.unwrap_or_default()))
}

/// Whether a number is a float, and its bits.
fn scalar(name: &str) -> Option<(bool, u32)> {
    Some(match name {
        "bool" | "char" => (false, 8),
        "short" => (false, 16),
        "int" => (false, 32),
        "long" => (false, 64),
        "half" | "_Float16" => (true, 16),
        "float" => (true, 32),
        "double" => (true, 64),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(
        is_float: bool,
        is_unsigned: bool,
        bits: u32,
        lanes: u32,
        is_pointer: bool,
    ) -> Option<CType> {
        Some(CType {
            is_float,
            is_unsigned,
            bits,
            lanes,
            is_pointer,
        })
    }

    #[test]
    fn types_are_read_as_mangled_names_and_metadata_write_them() {
        let demangled = CType::of_demangled;
        assert_eq!(
            demangled("unsigned char const AS1*"),
            ty(false, true, 8, 1, true)
        );
        assert_eq!(
            demangled("int _Atomic volatile AS4*"),
            ty(false, false, 32, 1, true)
        );
        assert_eq!(demangled("float vector[4]"), ty(true, false, 32, 4, false));
        assert_eq!(demangled("unsigned int"), ty(false, true, 32, 1, false));
        assert_eq!(demangled("memory_order"), None);
        let opencl = CType::of_opencl;
        assert_eq!(opencl("uchar4*"), ty(false, true, 8, 4, true));
        assert_eq!(opencl("float16"), ty(true, false, 32, 16, false));
        assert_eq!(opencl("struct P*"), None);
        assert_eq!(opencl("uint"), ty(false, true, 32, 1, false));
    }
}
