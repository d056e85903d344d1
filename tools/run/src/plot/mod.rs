//! `--plot`: numbers as a picture. A row of numbers is a curve, several rows are grey levels.
//!
//! The same numbers give the same bytes on every machine: a picture needs no font of the system and has no date.

mod canvas;
mod curve;
mod levels;

use std::path::PathBuf;
use std::str::FromStr;

use super::args::Assignment;
use super::element::Scalar;
use super::summary;

/// The most numbers of a picture.
const MOST_NUMBERS: usize = 1 << 24;

/// The most rows of a picture, and the most numbers of a row.
const LONGEST_SIDE: usize = 16_384;

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Pixels.
    Png,
    /// Lines, or an image in them.
    Svg,
}

/// `INDEX=FILE.png` or `INDEX=FILE.svg`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotOutput {
    /// The index of the parameter.
    pub index: usize,
    /// The file to write.
    pub path: PathBuf,
    /// Its format, by its name.
    pub form: Form,
}

impl FromStr for PlotOutput {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = || "expected INDEX=FILE.png or INDEX=FILE.svg".to_owned();
        let Assignment { name, value } = text.parse().map_err(|_| expected())?;
        let index = name.parse().map_err(|_| expected())?;
        let path = PathBuf::from(value);
        let suffix = path.extension().and_then(|suffix| suffix.to_str());
        let form = match suffix {
            Some("png") => Form::Png,
            Some("svg") => Form::Svg,
            _ => return Err(expected()),
        };
        Ok(Self { index, path, form })
    }
}

/// The arrangement of numbers in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One row, as a curve.
    Curve,
    /// Rows of so many numbers, as grey levels.
    Rows {
        /// The numbers of a row.
        width: usize,
        /// The number of rows.
        height: usize,
    },
}

impl Layout {
    /// The layout of an array: that of its shape, or rows of `width` numbers.
    ///
    /// # Errors
    /// Says why the array cannot be drawn.
    pub fn of(scalar: Scalar, shape: &[usize], width: Option<usize>) -> Result<Self, String> {
        if !summary::is_read(scalar) {
            return Err(format!("numbers of type {scalar} are not drawn"));
        }
        let extents = || shape.iter().copied();
        let count = extents().try_fold(1, usize::checked_mul);
        let count = match count.unwrap_or(usize::MAX) {
            0 => return Err("it has no numbers".to_owned()),
            count if count > MOST_NUMBERS => {
                return Err(format!(
                    "it has {count} numbers, and a picture has at most {MOST_NUMBERS}"
                ));
            }
            count => count,
        };
        let (width, height) = match (width, shape) {
            (Some(width), _) if count.is_multiple_of(width) => (width, count / width),
            (Some(width), _) => {
                return Err(format!(
                    "its {count} numbers are no whole rows of --plot-width {width}"
                ));
            }
            (None, [] | [_]) => return Ok(Self::Curve),
            (None, &[height, width]) => (width, height),
            (None, _) => {
                let extents: Vec<_> = extents().map(|extent| extent.to_string()).collect();
                return Err(format!(
                    "it has the extents {}, and a picture has two: --plot-width N draws rows of N numbers",
                    extents.join("x")
                ));
            }
        };
        if width.max(height) > LONGEST_SIDE {
            return Err(format!(
                "{height} rows of {width} numbers are no picture: {LONGEST_SIDE} is the most of both; see --plot-width"
            ));
        }
        Ok(Self::Rows { width, height })
    }
}

/// The file with a picture of numbers.
///
/// # Errors
/// When the numbers cannot be read or the picture cannot be encoded, which no layout of [`Layout::of`] permits.
pub fn draw(form: Form, layout: Layout, scalar: Scalar, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let numbers = summary::numbers(scalar, bytes).ok_or("numbers of another type")?;
    let range = finite_range(&numbers);
    match layout {
        Layout::Curve => curve::draw(form, &numbers, range),
        Layout::Rows { width, height } => levels::draw(form, &numbers, range, [width, height]),
    }
}

/// The least and the greatest finite number.
fn finite_range(numbers: &[f64]) -> Option<[f64; 2]> {
    let finite = numbers.iter().copied().filter(|number| number.is_finite());
    finite.fold(None, |range, number| {
        let [least, most] = range.unwrap_or([number; 2]);
        Some([number.min(least), number.max(most)])
    })
}

/// The place of a number in a range, from 0 to 1; the middle of an empty range.
fn place(number: f64, [least, most]: [f64; 2]) -> f64 {
    // Halves: the difference of the largest numbers is infinite.
    match most / 2.0 - least / 2.0 {
        0.0 => 0.5,
        length => (number / 2.0 - least / 2.0) / length,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width, the height and the pixels of a PNG.
    pub fn decode(bytes: &[u8]) -> ([u32; 2], Vec<[u8; 3]>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut pixels).unwrap();
        let pixels = pixels.as_chunks::<3>().0.to_vec();
        ([frame.width, frame.height], pixels)
    }

    fn floats(numbers: &[f32]) -> Vec<u8> {
        numbers.iter().flat_map(|it| it.to_le_bytes()).collect()
    }

    #[test]
    fn a_plot_has_an_index_and_a_suffix() {
        let plot: PlotOutput = "1=a=b.svg".parse().unwrap();
        assert_eq!((plot.index, plot.form), (1, Form::Svg));
        for text in [
            "y.png", "x=y.png", "0=y", "0=y.npy", "0=y.PNG", "0=", "-1=y.png",
        ] {
            let error = text.parse::<PlotOutput>().unwrap_err();
            assert_eq!(error, "expected INDEX=FILE.png or INDEX=FILE.svg", "{text}");
        }
    }

    #[test]
    fn shapes_have_layouts() {
        let of = |shape: &[usize], width| Layout::of(Scalar::U8, shape, width);
        assert_eq!(of(&[7], None), Ok(Layout::Curve));
        assert_eq!(of(&[], None), Ok(Layout::Curve));
        let rows = |width, height| Ok(Layout::Rows { width, height });
        assert_eq!(of(&[2, 3], None), rows(3, 2));
        assert_eq!(of(&[12], Some(4)), rows(4, 3));
        assert_eq!(of(&[2, 3, 4], Some(4)), rows(4, 6));
        for (shape, width, part) in [
            (&[0][..], None, "no numbers"),
            (&[1 << 12, 1 << 13], None, "33554432 numbers"),
            (&[usize::MAX, 2], None, "at most 16777216"),
            (
                &[7],
                Some(4),
                "7 numbers are no whole rows of --plot-width 4",
            ),
            (&[2, 3, 4], None, "the extents 2x3x4"),
            (&[2, 16_385], None, "2 rows of 16385 numbers"),
            (&[32_768], Some(1), "32768 rows of 1 numbers"),
        ] {
            let error = of(shape, width).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
        let small = Layout::of(Scalar::F8E5M2, &[4], None).unwrap_err();
        assert_eq!(small, "numbers of type f8E5M2 are not drawn");
    }

    #[test]
    fn rows_are_grey_levels() {
        let numbers = floats(&[0.0, 1.0, 2.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY]);
        let layout = Layout::of(Scalar::F32, &[2, 3], None).unwrap();
        let picture = draw(Form::Png, layout, Scalar::F32, &numbers).unwrap();
        let ([width, height], pixels) = decode(&picture);
        let side = width as usize / 3;
        assert_eq!([width, height], [3 * 64, 2 * 64]);
        let at = |row: usize, column: usize| pixels[(row * side) * width as usize + column * side];
        assert_eq!([at(0, 0), at(0, 1), at(0, 2)], [[0; 3], [128; 3], [255; 3]]);
        assert_eq!(
            [at(1, 0), at(1, 1), at(1, 2)],
            [[255, 0, 0], [255; 3], [0; 3]]
        );
        let again = draw(Form::Png, layout, Scalar::F32, &numbers).unwrap();
        assert!(picture == again, "the bytes differ");
        let svg = draw(Form::Svg, layout, Scalar::F32, &numbers).unwrap();
        let svg = String::from_utf8(svg).unwrap();
        assert!(
            svg.starts_with("<svg ") && svg.contains("data:image/png;base64,iVBORw0KGgo"),
            "{svg}"
        );
    }

    #[test]
    fn a_constant_is_the_middle_and_extremes_do_not_overflow() {
        assert_eq!(place(3.0, [3.0, 3.0]), 0.5);
        assert_eq!(place(0.0, [-f64::MAX, f64::MAX]), 0.5);
        assert_eq!(place(f64::MAX, [-f64::MAX, f64::MAX]), 1.0);
        assert_eq!(
            finite_range(&[f64::NAN, 2.0, f64::INFINITY, -1.0]),
            Some([-1.0, 2.0])
        );
        assert_eq!(finite_range(&[f64::NAN]), None);
    }

    #[test]
    fn a_curve_has_a_gap_where_a_number_is_none() {
        let numbers = floats(&[0.0, 1.0, f32::NAN, 1.0, 0.0]);
        let svg = draw(Form::Svg, Layout::Curve, Scalar::F32, &numbers).unwrap();
        let svg = String::from_utf8(svg).unwrap();
        assert!(svg.contains("points=\"8.00,380.00 204.00,20.00\""), "{svg}");
        assert!(
            svg.contains("points=\"596.00,20.00 792.00,380.00\""),
            "{svg}"
        );
        let picture = draw(Form::Png, Layout::Curve, Scalar::F32, &numbers).unwrap();
        let ([width, height], pixels) = decode(&picture);
        assert_eq!([width, height], [800, 400]);
        let at = |x: usize, y: usize| pixels[y * 800 + x];
        for (x, y) in [(8, 380), (204, 20), (106, 200), (596, 20), (792, 380)] {
            assert_eq!(at(x, y), curve::INK, "{x} {y}");
        }
        assert!((21..380).all(|y| at(400, y) == [255; 3]), "no gap");
    }

    #[test]
    fn many_numbers_keep_their_extremes() {
        let mut numbers = vec![0.0; 100_000];
        numbers[50_000] = 9.0;
        let picture = draw(Form::Png, Layout::Curve, Scalar::F32, &floats(&numbers)).unwrap();
        let (_, pixels) = decode(&picture);
        assert!((390..410).any(|x| pixels[20 * 800 + x] == curve::INK));
        let none = floats(&[f32::NAN; 3]);
        assert!(draw(Form::Png, Layout::Curve, Scalar::F32, &none).is_ok());
        assert!(draw(Form::Svg, Layout::Curve, Scalar::U8, &[7]).is_ok());
    }
}
