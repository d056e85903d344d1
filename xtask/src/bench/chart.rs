//! Charts of saved figures over commits: the machine instructions, which depend on the machine the least.
//!
//! Each figure has a panel of its own, since they differ by orders of magnitude. The axis of values begins at zero.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use plotters::prelude::{
    BLUE, ChartBuilder, Circle, Color as _, IntoDrawingArea as _, LineSeries, SVGBackend, WHITE,
};
use serde_json::Value;

use crate::output;

/// The beginning of the names of figures to draw.
const DRAWN: &str = "machine instructions";

/// Panels beside each other.
const COLUMNS: usize = 2;

/// Width and height of a panel, in pixels.
const PANEL: (u32, u32) = (560, 240);

/// Digits of a commit below the axis.
const DIGITS: usize = 7;

/// A figure over the commits.
#[derive(Debug, PartialEq)]
struct Line {
    name: String,
    /// The number of the file and the median, where the file has one.
    points: Vec<(usize, f64)>,
}

/// Draws the figures of files, the oldest first, and saves the picture.
///
/// # Errors
/// When a file cannot be read, has no report, or there is nothing to draw.
pub fn draw(picture: &Path, saved: &[PathBuf]) -> Result<()> {
    let mut reports = vec![];
    for path in saved {
        let text = fs::read_to_string(path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        let report = serde_json::from_str::<Value>(&text);
        reports.push(report.with_context(|| format!("{} is no report", path.display()))?);
    }
    let lines = lines(&reports);
    if lines.is_empty() {
        bail!(
            "the files have no {DRAWN}; save them with `cargo xtask bench --only compile --save FILE`"
        );
    }
    let commits: Vec<_> = reports.iter().map(commit).collect();
    let svg = svg(&commits, &lines).map_err(|error| anyhow!("cannot draw: {error}"))?;
    fs::write(picture, svg).with_context(|| format!("cannot write {}", picture.display()))?;
    output::line(format!(
        "bench: {} figures of {} commits in {}",
        lines.len(),
        commits.len(),
        picture.display()
    ));
    Ok(())
}

/// The first digits of a report's commit.
fn commit(report: &Value) -> String {
    let commit = report["commit"].as_str().unwrap_or("unknown");
    commit.chars().take(DIGITS).collect()
}

/// The figures of all reports, in the order in which they first appear.
fn lines(reports: &[Value]) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![];
    for (place, report) in reports.iter().enumerate() {
        for figure in report["figures"].as_array().into_iter().flatten() {
            let (Some(name), Some(median)) = (figure["name"].as_str(), figure["median"].as_f64())
            else {
                continue;
            };
            if !name.starts_with(DRAWN) {
                continue;
            }
            match lines.iter_mut().find(|line| line.name == name) {
                Some(line) => line.points.push((place, median)),
                None => lines.push(Line {
                    name: name.to_owned(),
                    points: vec![(place, median)],
                }),
            }
        }
    }
    lines
}

/// The picture as text.
fn svg(commits: &[String], lines: &[Line]) -> Result<String, Box<dyn std::error::Error>> {
    let rows = lines.len().div_ceil(COLUMNS);
    let size = (PANEL.0 * COLUMNS as u32, PANEL.1 * rows as u32);
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, size).into_drawing_area();
        area.fill(&WHITE)?;
        let last = commits.len().saturating_sub(1).max(1) as f64;
        for (line, panel) in lines.iter().zip(area.split_evenly((rows, COLUMNS))) {
            let points: Vec<_> = (line.points.iter())
                .map(|&(place, value)| (place as f64, value))
                .collect();
            let most = points.iter().map(|point| point.1).fold(0.0, f64::max);
            let top = if most > 0.0 { most * 1.1 } else { 1.0 };
            let mut chart = ChartBuilder::on(&panel)
                .caption(&line.name, ("sans-serif", 14))
                .margin(8)
                .margin_right(36)
                .x_label_area_size(24)
                .y_label_area_size(72)
                .build_cartesian_2d(0.0..last, 0.0..top)?;
            chart
                .configure_mesh()
                .disable_x_mesh()
                .max_light_lines(1)
                .x_labels(commits.len().clamp(2, 8))
                .x_label_formatter(&|&at| name_at(commits, at))
                .y_labels(6)
                .y_label_formatter(&|&value| number(value))
                .draw()?;
            chart.draw_series(LineSeries::new(points.iter().copied(), &BLUE))?;
            let dots = points
                .iter()
                .map(|&point| Circle::new(point, 3, BLUE.filled()));
            chart.draw_series(dots)?;
        }
        area.present()?;
    }
    Ok(text)
}

/// The commit at a place of the axis; none between two.
fn name_at(commits: &[String], at: f64) -> String {
    let is_whole = (at - at.round()).abs() < 1e-6 && at >= 0.0;
    let name = is_whole.then(|| commits.get(at.round() as usize)).flatten();
    name.cloned().unwrap_or_default()
}

/// Short, with a prefix for thousands and millions.
fn number(value: f64) -> String {
    match value {
        _ if value >= 1e6 => format!("{:.1} M", value / 1e6),
        _ if value >= 1e3 => format!("{:.1} k", value / 1e3),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    fn reports() -> [Value; 2] {
        let report = |commit: &str, figures: Value| json!({"commit": commit, "figures": figures});
        [
            report(
                "0123456789",
                json!([
                    {"name": "machine instructions, a", "median": 50_000.0},
                    {"name": "machine instructions, b", "median": null},
                    {"name": "gir-opt --version", "median": 3.0},
                ]),
            ),
            report(
                "abcdef0123",
                json!([
                    {"name": "machine instructions, a", "median": 40_000.0},
                    {"name": "machine instructions, b", "median": 1.02},
                ]),
            ),
        ]
    }

    #[test]
    fn a_line_has_the_medians_of_all_files() {
        let line = |name: &str, points: &[(usize, f64)]| Line {
            name: name.to_owned(),
            points: points.to_vec(),
        };
        let expected = [
            line("machine instructions, a", &[(0, 50_000.0), (1, 40_000.0)]),
            line("machine instructions, b", &[(1, 1.02)]),
        ];
        assert_eq!(lines(&reports()), expected);
    }

    #[test]
    fn the_picture_names_commits_and_figures() {
        let reports = reports();
        let commits: Vec<_> = reports.iter().map(commit).collect();
        let svg = svg(&commits, &lines(&reports)).unwrap();
        for word in [
            "<svg",
            "0123456",
            "abcdef0",
            "machine instructions, b",
            "40.0 k",
        ] {
            assert!(svg.contains(word), "{word}: {svg}");
        }
    }

    #[test]
    fn one_file_is_a_picture_of_points() {
        let line = Line {
            name: "machine instructions, a".to_owned(),
            points: vec![(0, 0.0)],
        };
        assert!(
            svg(&["0123456".to_owned()], &[line])
                .unwrap()
                .contains("<circle")
        );
    }
}
