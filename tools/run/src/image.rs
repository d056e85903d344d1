//! Images and samplers as arguments: `image2d:FORMAT:WxH@FILE.npy`, `image3d:FORMAT:WxHxD:zeros`
//! and `sampler:linear,clamp_to_edge,normalized`.
//!
//! A format is its channels and their encoding: `rgba8unorm`, `r32float`. Texels are stored row by row, slice by slice.
//! The other [kinds](ImageKind) are `image1d`, `image1d_array`, `image2d_array`, `image_cube` and `image_cube_array`;
//! an array has its layers one after the other, each level by itself.
//! `WxH/N` is an image of N levels of detail, each half as large as the one before, one after the other.

use std::fmt;
use std::str::FromStr;

use super::element::Scalar;
use super::file_argument::FileArgument;
use super::image_kind::ImageKind;

/// How a channel of a texel is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the formats")]
pub enum Encoding {
    Unorm8,
    Snorm8,
    Uint8,
    Sint8,
    Unorm16,
    Snorm16,
    Uint16,
    Sint16,
    Float16,
    Uint32,
    Sint32,
    Float32,
}

/// The type of a channel as a kernel reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A float.
    Float,
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Float => "floats",
            Self::Signed => "signed integers",
            Self::Unsigned => "unsigned integers",
        })
    }
}

const ENCODINGS: [(Encoding, &str, Scalar, Class); 12] = [
    (Encoding::Unorm8, "8unorm", Scalar::U8, Class::Float),
    (Encoding::Snorm8, "8snorm", Scalar::I8, Class::Float),
    (Encoding::Uint8, "8uint", Scalar::U8, Class::Unsigned),
    (Encoding::Sint8, "8sint", Scalar::I8, Class::Signed),
    (Encoding::Unorm16, "16unorm", Scalar::U16, Class::Float),
    (Encoding::Snorm16, "16snorm", Scalar::I16, Class::Float),
    (Encoding::Uint16, "16uint", Scalar::U16, Class::Unsigned),
    (Encoding::Sint16, "16sint", Scalar::I16, Class::Signed),
    (Encoding::Float16, "16float", Scalar::F16, Class::Float),
    (Encoding::Uint32, "32uint", Scalar::U32, Class::Unsigned),
    (Encoding::Sint32, "32sint", Scalar::I32, Class::Signed),
    (Encoding::Float32, "32float", Scalar::F32, Class::Float),
];

const CHANNELS: [(u8, &str); 3] = [(4, "rgba"), (2, "rg"), (1, "r")];

/// The format of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Channels of a texel: 1, 2 or 4.
    pub channels: u8,
    /// How each is encoded.
    pub encoding: Encoding,
}

impl Format {
    fn row(self) -> (&'static str, Scalar, Class) {
        let mut rows = ENCODINGS.iter();
        let found = rows.find(|(encoding, ..)| *encoding == self.encoding);
        found.map_or(("", Scalar::U8, Class::Float), |row| (row.1, row.2, row.3))
    }

    /// The type of a channel in a NumPy file.
    #[must_use]
    pub fn scalar(self) -> Scalar {
        self.row().1
    }

    /// The type of a channel in a kernel.
    #[must_use]
    pub fn class(self) -> Class {
        self.row().2
    }

    /// Bytes of a texel.
    #[must_use]
    pub fn texel_size(self) -> u64 {
        u64::from(self.channels) * self.scalar().size() as u64
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut known = CHANNELS.iter();
        let channels = known.find(|(count, _)| *count == self.channels);
        let channels = channels.map_or("", |(_, name)| name);
        write!(f, "{channels}{}", self.row().0)
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let formats = CHANNELS.iter().find_map(|(channels, prefix)| {
            let rest = text.strip_prefix(prefix)?;
            let row = ENCODINGS.iter().find(|(_, name, ..)| *name == rest)?;
            Some(Self {
                channels: *channels,
                encoding: row.0,
            })
        });
        formats.ok_or_else(|| {
            let encodings: Vec<_> = ENCODINGS.iter().map(|(_, name, ..)| *name).collect();
            format!(
                "'{text}' is not a format: expected r, rg or rgba with {}",
                encodings.join(", ")
            )
        })
    }
}

/// The extents of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extents {
    /// Texels in x, y and z; 1 in z of a flat image.
    pub texels: [u32; 3],
    /// The number of layers; 1 of an image that is no array.
    pub layers: u32,
    /// The number of levels of detail.
    pub levels: u32,
}

impl Extents {
    /// The texels of a level.
    #[must_use]
    pub fn of_level(self, level: u32) -> [u32; 3] {
        let halved = |extent: u32| extent.checked_shr(level).unwrap_or(0).max(1);
        self.texels.map(halved)
    }

    /// Bytes of a level with all layers; `None` where they are more than memory has.
    #[must_use]
    pub fn level_size(self, level: u32, format: Format) -> Option<u64> {
        let mut extents = self.of_level(level).into_iter().chain([self.layers]);
        extents.try_fold(format.texel_size(), |bytes, extent| {
            bytes.checked_mul(extent.into())
        })
    }

    /// Bytes of all levels.
    #[must_use]
    pub fn size(self, format: Format) -> Option<u64> {
        let mut levels = (0..self.levels).map(|level| self.level_size(level, format));
        levels.try_fold(0_u64, |bytes, level| bytes.checked_add(level?))
    }

    /// `WxH`, `WxHxD`, `WxH/LEVELS`, as of the kind.
    fn parse(text: &str, kind: ImageKind) -> Result<Self, String> {
        let form = kind.form();
        let wrong = || format!("'{text}': expected {form} or {form}/LEVELS, each at least 1");
        let (extents, levels) = text.split_once('/').unwrap_or((text, "1"));
        let parts: Vec<u32> = extents
            .split('x')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| wrong())?;
        let levels: u32 = levels.parse().map_err(|_| wrong())?;
        let dimensions = kind.dimensions();
        let count = dimensions + usize::from(kind.has_layers());
        if parts.len() != count || parts.contains(&0) || levels == 0 {
            return Err(wrong());
        }
        let mut texels = [1; 3];
        texels[..dimensions].copy_from_slice(&parts[..dimensions]);
        let layers = parts.get(dimensions).copied().unwrap_or(1);
        let is_one = kind == ImageKind::ImageCube;
        if kind.is_cube() && (texels[0] != texels[1] || layers % 6 != 0 || is_one && layers != 6) {
            return Err(format!(
                "'{text}': a cube has six square faces as its layers, several have six each"
            ));
        }
        let largest = texels.into_iter().max().unwrap_or(1);
        let most = largest.ilog2() + 1;
        if levels > most {
            return Err(format!("'{text}': an image of {extents} has {most} levels"));
        }
        Ok(Self {
            texels,
            layers,
            levels,
        })
    }
}

/// An image as given on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageArgument {
    /// The arrangement of its texels.
    pub kind: ImageKind,
    /// How texels are stored.
    pub format: Format,
    /// Its extents in texels.
    pub extents: Extents,
    /// The NumPy file with the texels; zeros without.
    pub file: Option<FileArgument>,
}

impl ImageArgument {
    /// Parses the text after the name of a kind, as in `image2d:`.
    ///
    /// # Errors
    /// Describes the expected form.
    pub fn parse(text: &str, kind: ImageKind) -> Result<Self, String> {
        let form = || format!("'{kind}:{text}': expected {}", Self::form(kind));
        let (format, rest) = text.split_once(':').ok_or_else(form)?;
        let (extents, file) = match rest.find('@') {
            Some(at) => {
                let (extents, file) = rest.split_at(at);
                let (extents, start) = match extents.strip_suffix(":raw:") {
                    Some(extents) => (extents, extents.len() + 1),
                    None => (extents, at),
                };
                let file = FileArgument::parse(rest.get(start..).unwrap_or(file));
                (extents, file.transpose()?)
            }
            None => (rest.strip_suffix(":zeros").ok_or_else(form)?, None),
        };
        let format: Format = format.parse()?;
        let extents = Extents::parse(extents, kind)?;
        match extents.size(format) {
            Some(_) => Ok(Self {
                kind,
                format,
                extents,
                file,
            }),
            None => Err(format!("'{kind}:{text}' is larger than memory")),
        }
    }

    /// The form on the command line.
    #[must_use]
    pub fn form(kind: ImageKind) -> String {
        let extents = kind.form();
        format!(
            "{kind}:FORMAT:{extents}@FILE.npy, {kind}:FORMAT:{extents}:raw:@FILE.npy or {kind}:FORMAT:{extents}:zeros"
        )
    }
}

/// The address mode of a sampler: its result beyond the edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// As at the edge.
    ClampToEdge,
    /// Zeros.
    ClampToBorder,
    /// The image again.
    Repeat,
    /// The image again, every other time mirrored.
    MirroredRepeat,
}

const ADDRESSES: [(Address, &str); 4] = [
    (Address::ClampToEdge, "clamp_to_edge"),
    (Address::ClampToBorder, "clamp_to_border"),
    (Address::Repeat, "repeat"),
    (Address::MirroredRepeat, "mirrored_repeat"),
];

/// The comparison of a sampler for images of depths: between the number that a kernel gives, and a texel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Comparison {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

const COMPARISONS: [(Comparison, &str); 4] = [
    (Comparison::Less, "less"),
    (Comparison::LessEqual, "less_equal"),
    (Comparison::Greater, "greater"),
    (Comparison::GreaterEqual, "greater_equal"),
];

/// A sampler. The defaults are nearest, clamp_to_edge, normalized, no comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Whether texels next to each other are weighed; else the nearest one counts. Of levels the
    /// nearest one always does.
    pub is_linear: bool,
    /// The address mode.
    pub address: Address,
    /// Whether coordinates go from 0 to 1, not over the texels.
    pub is_normalized: bool,
    /// The comparison, of a sampler that compares depths.
    pub comparison: Option<Comparison>,
}

/// The form on the command line.
pub const SAMPLER_FORM: &str = "sampler:FILTER[,ADDRESS][,COORDINATES][,COMPARISON]";

impl FromStr for Sampler {
    type Err = String;

    /// Parses the text after `sampler:`.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut sampler = Self {
            is_linear: false,
            address: Address::ClampToEdge,
            is_normalized: true,
            comparison: None,
        };
        for word in text.split(',') {
            let address = ADDRESSES.iter().find(|(_, name)| *name == word);
            let comparison = COMPARISONS.iter().find(|(_, name)| *name == word);
            if let Some((comparison, _)) = comparison {
                sampler.comparison = Some(*comparison);
                continue;
            }
            match (word, address) {
                (_, Some((address, _))) => sampler.address = *address,
                ("nearest", _) => sampler.is_linear = false,
                ("linear", _) => sampler.is_linear = true,
                ("normalized", _) => sampler.is_normalized = true,
                ("unnormalized", _) => sampler.is_normalized = false,
                _ => {
                    return Err(format!(
                        "'{word}' is not an option of a sampler: expected nearest, linear, clamp_to_edge, clamp_to_border, repeat, mirrored_repeat, normalized, unnormalized, less, less_equal, greater or greater_equal"
                    ));
                }
            }
        }
        let is_clamped = matches!(
            sampler.address,
            Address::ClampToEdge | Address::ClampToBorder
        );
        match is_clamped || sampler.is_normalized {
            true => Ok(sampler),
            false => Err(format!(
                "'sampler:{text}': unnormalized coordinates do not repeat; expected clamp_to_edge or clamp_to_border"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_prints_and_reads_back() {
        for (channels, _) in CHANNELS {
            for (encoding, ..) in ENCODINGS {
                let format = Format { channels, encoding };
                assert_eq!(format.to_string().parse(), Ok(format));
            }
        }
        let format: Format = "rg16float".parse().unwrap();
        assert_eq!((format.texel_size(), format.class()), (4, Class::Float));
        for text in ["", "rgba", "rgb8unorm", "r8", "bgra8unorm", "R8UNORM"] {
            assert!(text.parse::<Format>().is_err(), "{text}");
        }
    }

    #[test]
    fn levels_are_halves() {
        let extents = Extents::parse("12x5/4", ImageKind::Image2d).unwrap();
        assert_eq!(extents.of_level(1), [6, 2, 1]);
        assert_eq!(extents.of_level(3), [1, 1, 1]);
        let format = "r8uint".parse().unwrap();
        assert_eq!(extents.size(format), Some(60 + 12 + 3 + 1));
        let error = Extents::parse("12x5/5", ImageKind::Image2d).unwrap_err();
        assert!(error.contains("has 4 levels"), "{error}");
    }

    #[test]
    fn layers_stay_at_all_levels() {
        let format = "r8uint".parse().unwrap();
        let extents = Extents::parse("8x6/2", ImageKind::Image1dArray).unwrap();
        assert_eq!(extents.size(format), Some(8 * 6 + 4 * 6));
        let extents = Extents::parse("4x4x12", ImageKind::ImageCubeArray).unwrap();
        assert_eq!(extents.size(format), Some(4 * 4 * 12));
        for text in ["4x3x6", "4x4x12", "4x4x5"] {
            let error = Extents::parse(text, ImageKind::ImageCube).unwrap_err();
            assert!(error.contains("six square faces"), "{error}");
        }
    }

    #[test]
    fn wrong_forms_say_what_is_expected() {
        for (text, part) in [
            ("r8uint", "expected image2d:FORMAT:WxH@FILE.npy"),
            ("r8uint:4x4", "expected image2d:FORMAT:WxH@FILE.npy"),
            ("r8uint:4x4@", "'@' without a file name"),
            ("r8uint:4:zeros", "expected WxH or WxH/LEVELS"),
            ("r8uint:4x4x4:zeros", "expected WxH or WxH/LEVELS"),
            ("r8uint:4x0:zeros", "each at least 1"),
            ("r9:4x4:zeros", "'r9' is not a format"),
            (
                "rgba32float:4294967295x4294967295:zeros",
                "larger than memory",
            ),
        ] {
            let error = ImageArgument::parse(text, ImageKind::Image2d).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
        let error = "cubic".parse::<Sampler>().unwrap_err();
        assert!(
            error.contains("'cubic' is not an option of a sampler"),
            "{error}"
        );
        let error = "repeat,unnormalized".parse::<Sampler>().unwrap_err();
        assert!(error.contains("do not repeat"), "{error}");
    }

    #[test]
    fn a_sampler_has_what_is_left_out() {
        let sampler = Sampler {
            is_linear: true,
            address: Address::ClampToEdge,
            is_normalized: true,
            comparison: None,
        };
        assert_eq!("linear".parse(), Ok(sampler));
        assert_eq!("normalized,clamp_to_edge,linear".parse(), Ok(sampler));
        let comparison = Some(Comparison::LessEqual);
        let sampler = Sampler {
            comparison,
            ..sampler
        };
        assert_eq!("linear,less_equal".parse(), Ok(sampler));
    }
}
