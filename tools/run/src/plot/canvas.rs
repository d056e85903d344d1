//! Pixels, and the PNG file of them.

/// Red, green and blue.
pub type Color = [u8; 3];

/// The width of a dot of a glyph, in pixels.
const DOT: usize = 2;

/// The distance of two glyphs.
const ADVANCE: usize = 4 * DOT;

/// The height of a glyph.
pub const TEXT_HEIGHT: usize = 5 * DOT;

/// Pixels, row by row from above.
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Color>,
}

impl Canvas {
    /// White pixels.
    pub fn new([width, height]: [usize; 2]) -> Self {
        let pixels = vec![[255; 3]; width * height];
        Self {
            width,
            height,
            pixels,
        }
    }

    /// Fills a rectangle; parts beyond the edges are left out.
    pub fn fill(&mut self, [left, top]: [usize; 2], [width, height]: [usize; 2], color: Color) {
        let right = (left + width).min(self.width);
        for y in top..(top + height).min(self.height) {
            let row = y * self.width;
            if let Some(part) = self.pixels.get_mut(row + left..row + right) {
                part.fill(color);
            }
        }
    }

    /// A line between two pixels.
    pub fn line(&mut self, from: [f64; 2], to: [f64; 2], color: Color) {
        let [x, y] = [to[0] - from[0], to[1] - from[1]];
        let steps = x.abs().max(y.abs()).ceil().max(1.0);
        for step in 0..=steps as usize {
            let part = step as f64 / steps;
            let pixel = [from[0] + part * x, from[1] + part * y];
            self.fill(pixel.map(|it| it.round() as usize), [1, 1], color);
        }
    }

    /// The text of a number. A letter without a glyph leaves a gap.
    pub fn text(&mut self, [left, top]: [usize; 2], text: &str, color: Color) {
        for (index, letter) in text.chars().enumerate() {
            let rows = glyph(letter);
            for dot in 0..15 {
                if rows >> (14 - dot) & 1 == 1 {
                    let x = left + index * ADVANCE + dot % 3 * DOT;
                    self.fill([x, top + dot / 3 * DOT], [DOT, DOT], color);
                }
            }
        }
    }

    /// The PNG file.
    ///
    /// # Errors
    /// When the encoder refuses the size, which only an empty canvas has.
    pub fn png(&self) -> Result<Vec<u8>, String> {
        let side = |extent: usize| u32::try_from(extent).map_err(|error| error.to_string());
        let mut file = vec![];
        let mut encoder = png::Encoder::new(&mut file, side(self.width)?, side(self.height)?);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
        let written = writer.write_image_data(self.pixels.as_flattened());
        written.map_err(|error| error.to_string())?;
        writer.finish().map_err(|error| error.to_string())?;
        Ok(file)
    }
}

/// The width of a text, in pixels.
pub fn text_width(text: &str) -> usize {
    ADVANCE * text.chars().count()
}

/// A glyph of 3 by 5 dots: an octal digit for each row.
fn glyph(letter: char) -> u32 {
    match letter {
        '0' => 0o75557,
        '1' => 0o26227,
        '2' => 0o71747,
        '3' => 0o71717,
        '4' => 0o55711,
        '5' => 0o74717,
        '6' => 0o74757,
        '7' => 0o71111,
        '8' => 0o75757,
        '9' => 0o75717,
        '.' => 0o00002,
        '-' => 0o00700,
        'e' => 0o02743,
        _ => 0,
    }
}
