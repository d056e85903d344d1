//! A row of numbers as a curve in a frame. The greatest number stands above the frame, the least below it at the left,
//! the count of numbers below it at the right. Where a number is infinite or NaN, the curve has a gap.

use std::fmt::Write as _;

use super::canvas::{self, Canvas, Color};
use super::{Form, place};

/// The size of the picture.
const SIZE: [usize; 2] = [800, 400];
/// The corners of the frame.
const LEFT_TOP: [usize; 2] = [8, 20];
const RIGHT_BOTTOM: [usize; 2] = [792, 380];

/// The colour of the curve.
pub const INK: Color = [0, 90, 170];
const FRAME: Color = [170; 3];
const TEXT: Color = [60; 3];

/// The file with the curve of numbers.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn draw(form: Form, numbers: &[f64], range: Option<[f64; 2]>) -> Result<Vec<u8>, String> {
    let runs = range.map_or(vec![], |range| runs(numbers, range));
    let labels = Labels {
        range: range.map(|range| range.map(label)),
        count: numbers.len().to_string(),
    };
    match form {
        Form::Png => pixels(&runs, &labels),
        Form::Svg => Ok(lines(&runs, &labels).into_bytes()),
    }
}

/// The texts beside the frame.
struct Labels {
    /// The least and the greatest number.
    range: Option<[String; 2]>,
    count: String,
}

/// A number with six digits.
fn label(number: f64) -> String {
    let rounded = format!("{number:.5e}").parse().unwrap_or(number);
    match rounded.abs() {
        0.0 => "0".to_owned(),
        1e-4..1e7 => rounded.to_string(),
        _ => format!("{rounded:e}"),
    }
}

/// The points of each part without a gap. Of many numbers at one place only the least and the greatest are points.
fn runs(numbers: &[f64], range: [f64; 2]) -> Vec<Vec<[f64; 2]>> {
    let columns = RIGHT_BOTTOM[0] - LEFT_TOP[0] + 1;
    let group = match numbers.len() > 2 * columns {
        true => numbers.len().div_ceil(columns),
        false => 1,
    };
    let last = (numbers.len() - 1).max(1) as f64;
    let [[left, top], [right, bottom]] = [LEFT_TOP, RIGHT_BOTTOM].map(|it| it.map(|it| it as f64));
    let mut runs = vec![vec![]];
    for (index, numbers) in numbers.chunks(group).enumerate() {
        let Some(extremes) = super::finite_range(numbers) else {
            runs.push(vec![]);
            continue;
        };
        let x = left + (index * group) as f64 / last * (right - left);
        let points = extremes.map(|it| [x, bottom - place(it, range) * (bottom - top)]);
        let count = if extremes[0] == extremes[1] { 1 } else { 2 };
        if let Some(run) = runs.last_mut() {
            run.extend(&points[..count]);
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

fn pixels(runs: &[Vec<[f64; 2]>], labels: &Labels) -> Result<Vec<u8>, String> {
    let mut canvas = Canvas::new(SIZE);
    let [left, top] = LEFT_TOP;
    let [right, bottom] = RIGHT_BOTTOM;
    let corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
    let corners = corners.map(|corner| corner.map(|it| it as f64));
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        canvas.line(*from, *to, FRAME);
    }
    for run in runs {
        for (from, to) in run.iter().zip(run.iter().skip(1).chain(run.last())) {
            canvas.line(*from, *to, INK);
        }
    }
    let [above, below] = [top - canvas::TEXT_HEIGHT - 4, bottom + 6];
    if let Some([least, most]) = &labels.range {
        canvas.text([left, above], most, TEXT);
        canvas.text([left, below], least, TEXT);
    }
    let start = right - canvas::text_width(&labels.count);
    canvas.text([start, below], &labels.count, TEXT);
    canvas.png()
}

fn lines(runs: &[Vec<[f64; 2]>], labels: &Labels) -> String {
    let [width, height] = SIZE;
    let [left, top] = LEFT_TOP;
    let [right, bottom] = RIGHT_BOTTOM;
    let color = |[red, green, blue]: Color| format!("#{red:02x}{green:02x}{blue:02x}");
    let [ink, frame, text] = [INK, FRAME, TEXT].map(color);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n\
         <rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{frame}\"/>\n",
        right - left,
        bottom - top
    );
    for run in runs {
        let points = run.iter().map(|[x, y]| format!("{x:.2},{y:.2}"));
        let mut points: Vec<_> = points.collect();
        // One point alone is a line without a length, which round ends make a dot.
        if let [only] = &points[..] {
            points.push(only.clone());
        }
        let points = points.join(" ");
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{ink}\" stroke-linecap=\"round\"/>"
        );
    }
    let [above, below] = [top - 6, bottom + 15];
    let mut write = |x: usize, y: usize, anchor: &str, label: &str| {
        let _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{text}\">{label}</text>"
        );
    };
    if let Some([least, most]) = &labels.range {
        write(left, above, "start", most);
        write(left, below, "start", least);
    }
    write(right, below, "end", &labels.count);
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_short() {
        for (number, text) in [
            (0.0, "0"),
            (f64::from(0.1f32), "0.1"),
            (-12.5, "-12.5"),
            (1e30, "1e30"),
            (1.0 / 3.0, "0.333333"),
            (2.5e-7, "2.5e-7"),
        ] {
            assert_eq!(label(number), text);
        }
    }
}
