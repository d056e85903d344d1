//! Rows of numbers as grey levels: the least finite number is black, the greatest is white. A NaN is red, infinities
//! are black and white. Each number is a square of the same size, a pixel at least.

use base64::{Engine as _, engine::general_purpose::STANDARD};

use super::canvas::{Canvas, Color};
use super::{Form, place};

/// The side of a small picture in pixels.
const SIDE: usize = 512;
/// The largest side of a square.
const LARGEST: usize = 64;

const NAN: Color = [255, 0, 0];

/// The file with grey levels of rows.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn draw(
    form: Form,
    numbers: &[f64],
    range: Option<[f64; 2]>,
    [width, height]: [usize; 2],
) -> Result<Vec<u8>, String> {
    let square = (SIDE / width.max(height)).clamp(1, LARGEST);
    let size = [width * square, height * square];
    let mut canvas = Canvas::new(size);
    for (row, numbers) in numbers.chunks(width).enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            let corner = [column * square, row * square];
            canvas.fill(corner, [square; 2], level(number, range));
        }
    }
    let png = canvas.png()?;
    Ok(match form {
        Form::Png => png,
        Form::Svg => embedded(&png, size).into_bytes(),
    })
}

fn level(number: f64, range: Option<[f64; 2]>) -> Color {
    if number.is_nan() {
        return NAN;
    }
    // Without a finite number, all are infinite.
    let place = match number.is_infinite() {
        true => number,
        false => range.map_or(number, |range| place(number, range)),
    };
    // The conversion saturates.
    [(255.0 * place).round() as u8; 3]
}

/// An SVG file that contains the picture.
fn embedded(png: &[u8], [width, height]: [usize; 2]) -> String {
    let data = STANDARD.encode(png);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n\
         <image width=\"{width}\" height=\"{height}\" style=\"image-rendering:pixelated\" \
         href=\"data:image/png;base64,{data}\"/>\n</svg>\n"
    )
}
