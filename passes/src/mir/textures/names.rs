//! Names of the functions that read textures.

use std::fmt;

/// The prefix of the names.
pub const PREFIX: &str = "_chip_tex";

/// The class of a texture, by the functions that read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// One dimension.
    Basic1D,
    /// Two dimensions.
    Basic2D,
}

impl Class {
    /// The number of coordinates of a texel.
    pub fn dimensions(self) -> usize {
        match self {
            Self::Basic1D => 1,
            Self::Basic2D => 2,
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{self:?}")
    }
}

/// The type of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texel {
    /// A float of 32 bits.
    Float,
    /// An integer of 32 bits.
    Signed,
    /// An unsigned integer of 32 bits.
    Unsigned,
}

impl fmt::Display for Texel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Float => "f32",
            Self::Signed => "si32",
            Self::Unsigned => "ui32",
        })
    }
}

/// The properties in the name of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The class of the texture.
    pub class: Class,
    /// The type of its channels.
    pub texel: Texel,
    /// The number of channels that the function returns, if the name states it.
    pub channels: Option<u32>,
    /// Whether the coordinates must be integers.
    pub is_fetch: bool,
}

/// Ways to read a texture that have no counterpart here, by a part of the function's name.
const UNSUPPORTED: &[(&str, &str)] = &[
    ("lod", "at a level of detail"),
    ("grad", "by gradients"),
    ("gather", "by gathering texels"),
    ("mip", "with levels of detail"),
    ("cube", "as the faces of a cube"),
    ("layered", "in layers"),
    ("3d", "of three dimensions"),
];

/// The properties in a name after [`PREFIX`]: `1d` or `2d`, `fetch` for integer coordinates, the number of channels,
/// `f`, `i` or `u`. The error is the way in which an unsupported function reads.
pub fn parse(name: &str) -> Result<Reading, &'static str> {
    plain(name).ok_or_else(|| {
        let lower = name.to_ascii_lowercase();
        let found = UNSUPPORTED.iter().find(|(part, _)| lower.contains(part));
        found.map_or("in an unknown way", |(_, how)| how)
    })
}

fn plain(name: &str) -> Option<Reading> {
    let rest = name.strip_prefix(PREFIX)?;
    let (class, rest) = match rest.strip_prefix("1d") {
        Some(rest) => (Class::Basic1D, rest),
        None => (Class::Basic2D, rest.strip_prefix("2d")?),
    };
    let (is_fetch, rest) = match rest.strip_prefix("fetch") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let digit = rest.chars().next().and_then(|first| first.to_digit(10));
    let channels = digit.filter(|count| matches!(count, 1 | 2 | 4));
    let texel = match &rest[usize::from(channels.is_some())..] {
        "f" => Texel::Float,
        "i" => Texel::Signed,
        "u" => Texel::Unsigned,
        _ => return None,
    };
    Some(Reading {
        class,
        texel,
        channels,
        is_fetch,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R-CHIP-35: the names of chipStar's device library, with and without channels.
    #[test]
    fn names_say_what_is_read() {
        let known = [
            ("_chip_tex1df", Class::Basic1D, Texel::Float, None, false),
            ("_chip_tex1di", Class::Basic1D, Texel::Signed, None, false),
            ("_chip_tex1du", Class::Basic1D, Texel::Unsigned, None, false),
            (
                "_chip_tex1dfetchf",
                Class::Basic1D,
                Texel::Float,
                None,
                true,
            ),
            (
                "_chip_tex1dfetchi",
                Class::Basic1D,
                Texel::Signed,
                None,
                true,
            ),
            (
                "_chip_tex1dfetchu",
                Class::Basic1D,
                Texel::Unsigned,
                None,
                true,
            ),
            ("_chip_tex2df", Class::Basic2D, Texel::Float, None, false),
            ("_chip_tex2di", Class::Basic2D, Texel::Signed, None, false),
            (
                "_chip_tex2d1u",
                Class::Basic2D,
                Texel::Unsigned,
                Some(1),
                false,
            ),
            (
                "_chip_tex2d2f",
                Class::Basic2D,
                Texel::Float,
                Some(2),
                false,
            ),
            (
                "_chip_tex2d4u",
                Class::Basic2D,
                Texel::Unsigned,
                Some(4),
                false,
            ),
        ];
        for (name, class, texel, channels, is_fetch) in known {
            let expected = Reading {
                class,
                texel,
                channels,
                is_fetch,
            };
            assert_eq!(parse(name), Ok(expected), "{name}");
        }
    }

    /// R-CHIP-37: the unsupported way of reading is named.
    #[test]
    fn other_names_say_how_is_read() {
        for (name, how) in [
            ("_chip_tex3df", "of three dimensions"),
            ("_chip_tex2dLodf", "at a level of detail"),
            ("_chip_tex3dlodf", "at a level of detail"),
            ("_chip_tex1dgradf", "by gradients"),
            ("_chip_texcubemapf", "as the faces of a cube"),
            ("_chip_tex2dgatherf", "by gathering texels"),
            ("_chip_tex2dmipmapf", "with levels of detail"),
            ("_chip_tex1dlayeredf", "in layers"),
            ("_chip_tex", "in an unknown way"),
            ("_chip_tex2d", "in an unknown way"),
            ("_chip_tex2d3f", "in an unknown way"),
            ("_chip_tex2d🖼", "in an unknown way"),
            ("_chip_tex2dfx", "in an unknown way"),
        ] {
            assert_eq!(parse(name), Err(how), "{name}");
        }
    }
}
