//! The forms of `--arg` and `--global`: `@FILE.npy`, `raw:@FILE.npy`, `zeros:TYPE:COUNT`, `TYPE:VALUE`, `len:INDEX`,
//! `shared:BYTES`, and those of images and samplers.

use std::fmt;
use std::str::FromStr;

use super::element::{ElemType, Scalar};
use super::file_argument::FileArgument;
use super::image::{ImageArgument, Sampler};
use super::image_kind::ImageKind;
use super::scalar_value;

/// One argument of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// `@FILE.npy` or `raw:@FILE.npy`: a buffer with the contents of a NumPy file.
    File(FileArgument),
    /// `zeros:TYPE:COUNT`: a buffer of zeros.
    Zeros {
        /// The element type.
        elem: ElemType,
        /// How many elements.
        count: u64,
    },
    /// `TYPE:VALUE`: a value.
    Value {
        /// The type of the value.
        elem: ElemType,
        /// The value in memory order.
        bytes: Vec<u8>,
    },
    /// `len:INDEX`: the number of elements of a buffer, by the index of its parameter.
    Length(usize),
    /// `shared:BYTES`: the size of dynamic shared memory.
    Shared(u64),
    /// `image2d:…` or another kind: an image.
    Image(ImageArgument),
    /// `sampler:…`: how an image is sampled.
    Sampler(Sampler),
}

impl FromStr for Argument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(file) = FileArgument::parse(text) {
            return file.map(Self::File);
        }
        let image = text
            .split_once(':')
            .and_then(|(name, rest)| Some((ImageKind::named(name)?, rest)));
        if let Some((kind, rest)) = image {
            return Ok(Self::Image(ImageArgument::parse(rest, kind)?));
        }
        match text.split_once(':') {
            Some(("zeros", rest)) => parse_zeros(rest),
            Some(("shared", bytes)) => Ok(Self::Shared(parse_count(bytes)?)),
            Some(("len", index)) => match index.parse() {
                Ok(index) => Ok(Self::Length(index)),
                Err(_) => Err(format!("'{text}': expected len:INDEX, such as len:0")),
            },
            Some(("sampler", rest)) => Ok(Self::Sampler(rest.parse()?)),
            Some((elem, value)) => {
                let elem: ElemType = elem.parse().map_err(|error| format!("{error}"))?;
                let bytes = scalar_value::encode(elem, value)?;
                Ok(Self::Value { elem, bytes })
            }
            None => Err(format!(
                "'{text}' is not an argument: expected @FILE.npy, raw:@FILE.npy, zeros:TYPE:COUNT, TYPE:VALUE, len:INDEX, shared:BYTES, image2d:…, image3d:… or sampler:…"
            )),
        }
    }
}

fn parse_zeros(rest: &str) -> Result<Argument, String> {
    let (elem, count) = rest
        .split_once(':')
        .ok_or_else(|| format!("'zeros:{rest}': expected zeros:TYPE:COUNT"))?;
    let elem: ElemType = elem.parse().map_err(|error| format!("{error}"))?;
    let count = parse_count(count)?;
    match count.checked_mul(elem.size() as u64) {
        Some(_) => Ok(Argument::Zeros { elem, count }),
        None => Err(format!("'zeros:{rest}' is larger than memory")),
    }
}

fn parse_count(text: &str) -> Result<u64, String> {
    scalar_value::integer(Scalar::U64, text)
}

/// The form, for messages such as "expected …, got a value of f32".
impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => write!(f, "{file}"),
            Self::Zeros { elem, count } => write!(f, "a buffer of {count} {elem} zeros"),
            Self::Value { elem, .. } => write!(f, "a value of type {elem}"),
            Self::Length(index) => write!(f, "the length of argument {index}"),
            Self::Shared(bytes) => write!(f, "{bytes} bytes of shared memory"),
            Self::Image(image) => {
                write!(f, "an {} of {}", image.kind, image.format)
            }
            Self::Sampler(_) => write!(f, "a sampler"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read() {
        for (text, is_raw) in [("@a:b.npy", false), ("raw:@a:b.npy", true)] {
            let path = "a:b.npy".into();
            let file = FileArgument { path, is_raw };
            assert_eq!(text.parse(), Ok(Argument::File(file)));
        }
        let zeros = Argument::Zeros {
            elem: "vec4<f32>".parse().unwrap(),
            count: 16,
        };
        assert_eq!("zeros:vec4<f32>:0x10".parse(), Ok(zeros));
        assert_eq!("len:12".parse(), Ok(Argument::Length(12)));
        assert_eq!("shared:4096".parse(), Ok(Argument::Shared(4096)));
        let value = Argument::Value {
            elem: Scalar::I16.into(),
            bytes: vec![0xff, 0xff],
        };
        assert_eq!("i16:-1".parse(), Ok(value));
    }

    #[test]
    fn a_wrong_form_says_what_is_expected() {
        for (text, part) in [
            (
                "",
                "expected @FILE.npy, raw:@FILE.npy, zeros:TYPE:COUNT, TYPE:VALUE, len:INDEX, shared:BYTES, image2d:…, image3d:… or sampler:…",
            ),
            ("x.npy", "expected @FILE.npy"),
            ("@", "'@' without a file name: expected @FILE.npy"),
            (
                "raw:@",
                "'raw:@' without a file name: expected raw:@FILE.npy",
            ),
            ("raw:x.npy", "'raw' is not an element type"),
            ("zeros:f32", "expected zeros:TYPE:COUNT"),
            ("zeros:f32:-1", "out of range"),
            ("zeros:f64:0xffffffffffffffff", "larger than memory"),
            ("len:", "'len:': expected len:INDEX, such as len:0"),
            ("len:x", "expected len:INDEX"),
            ("len:-1", "expected len:INDEX"),
            ("shared:many", "not an integer"),
            ("int:3", "'int' is not an element type"),
            ("u8:300", "out of range for u8"),
        ] {
            let error = text.parse::<Argument>().unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
