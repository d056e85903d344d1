//! The report of `gir-run` after a run and for `--list-devices`, as text or as JSON.

use serde_json::{Value, json};

use super::device::{Device, Outcome};
use super::failure::Failure;
use super::graphics::Draw;
use super::launch::Launch;
use super::results::Written;
use super::summary::Summary;

/// The facts of a run.
#[derive(Debug)]
pub struct Report<'a> {
    /// The name in `--device`.
    pub device: &'a str,
    /// The device in words.
    pub description: &'a str,
    /// The profile the kernel was compiled for.
    pub target: &'a str,
    /// The launch.
    pub launch: &'a Launch<'a>,
    /// Its results.
    pub outcome: &'a Outcome,
    /// The files that were written.
    pub written: &'a [Written],
    /// The drawing, if it was one.
    pub draw: Option<&'a Draw<'a>>,
}

impl Report<'_> {
    /// The report for people.
    #[must_use]
    pub fn text(&self) -> String {
        let program = self.launch.program;
        let times = Times::of(&self.outcome.times_ns);
        let variant = program.variant.as_ref();
        let variant = variant.map(|name| format!(" (variant {name})"));
        let mut text = format!(
            "{}: {}\n{}{}: {}, ",
            self.device,
            self.description,
            program.entry,
            variant.unwrap_or_default(),
            self.work()
        );
        let clock = self.outcome.clock.name();
        text += &match self.outcome.times_ns.len() {
            1 => format!("{} ({clock} clock)\n", milliseconds(times.median)),
            runs => format!(
                "{runs} runs: median {}, from {} to {} ({clock} clock)\n",
                milliseconds(times.median),
                milliseconds(times.min),
                milliseconds(times.max),
            ),
        };
        if let Some(cycles) = self.outcome.clock.cycles() {
            text += &format!("{cycles} cycles of the circuit\n");
        }
        for file in self.written {
            text += &format!("{} -> {}\n", file.owner, file.path.display());
            if let Some(summary) = &file.summary {
                text += &format!("  {summary}\n");
            }
        }
        text
    }

    /// The size of the launch or drawing, without its name.
    fn work(&self) -> String {
        match self.draw {
            Some(draw) => {
                let [width, height] = draw.size;
                let instances = match draw.instances {
                    1 => String::new(),
                    instances => format!("{instances} times "),
                };
                let vertices = draw.vertices;
                format!("{instances}{vertices} vertices in {width}x{height}")
            }
            None => format!(
                "{} workgroups of {}",
                extent(self.launch.workgroups),
                extent(self.launch.program.workgroup_size)
            ),
        }
    }

    /// The report for programs, with the text that kernels have printed.
    #[must_use]
    pub fn json(&self, printed: &[u8]) -> String {
        let program = self.launch.program;
        let times = Times::of(&self.outcome.times_ns);
        let written: Vec<Value> = self.written.iter().map(written_json).collect();
        let mut report = json!({
            "device": {"name": self.device, "description": self.description},
            "target": self.target,
            "kernel": program.entry,
            "workgroups": self.launch.workgroups,
            "workgroup_size": program.workgroup_size,
            "times": {
                "unit": "ns",
                "clock": self.outcome.clock.name(),
                "median": times.median,
                "min": times.min,
                "max": times.max,
                "runs": self.outcome.times_ns,
            },
            "artifacts": [{"format": program.format, "bytes": program.code.len()}],
            "outputs": written,
        });
        if let (Some(draw), Some(report)) = (self.draw, report.as_object_mut()) {
            report.retain(|key, _| {
                !["kernel", "workgroups", "workgroup_size"].contains(&key.as_str())
            });
            report.insert("vertex".to_owned(), draw.program.vertex.as_str().into());
            report.insert("fragment".to_owned(), draw.program.fragment.as_str().into());
            report.insert("vertices".to_owned(), draw.vertices.into());
            report.insert("instances".to_owned(), draw.instances.into());
            report.insert("size".to_owned(), json!(draw.size));
        }
        if !printed.is_empty() {
            report["printed"] = json!(String::from_utf8_lossy(printed));
        }
        if let Some(cycles) = self.outcome.clock.cycles() {
            report["cycles"] = cycles.into();
        }
        if let Some(variant) = &program.variant {
            report["variant"] = json!(variant);
        }
        format!("{report:#}\n")
    }
}

fn written_json(file: &Written) -> Value {
    json!({
        "owner": file.owner,
        "file": file.path.display().to_string(),
        "dtype": file.descr,
        "shape": file.shape,
        "summary": file.summary.as_ref().map(Summary::json),
    })
}

/// `16`, `16x4` or `16x4x2`.
fn extent([x, y, z]: [u32; 3]) -> String {
    match (y, z) {
        (1, 1) => format!("{x}"),
        (_, 1) => format!("{x}x{y}"),
        _ => format!("{x}x{y}x{z}"),
    }
}

fn milliseconds(ns: f64) -> String {
    format!("{:.4} ms", ns / 1e6)
}

/// Durations in nanoseconds.
struct Times {
    median: f64,
    min: f64,
    max: f64,
}

impl Times {
    fn of(runs: &[f64]) -> Self {
        let mut sorted = runs.to_vec();
        sorted.sort_by(f64::total_cmp);
        let at = |index: usize| sorted.get(index).copied().unwrap_or_default();
        let last = sorted.len().saturating_sub(1);
        Self {
            median: (at(last / 2) + at(last.div_ceil(2))) / 2.0,
            min: at(0),
            max: at(last),
        }
    }
}

/// The answer to `--list-devices` for people.
#[must_use]
pub fn devices_text(devices: &[&dyn Device]) -> String {
    let mut text = String::new();
    for device in devices {
        match device.probe(None) {
            Ok(found) => {
                for found in found {
                    let mark = if found.chosen { "*" } else { " " };
                    text += &format!("{:12} yes {mark} {}\n", device.name(), found.description);
                }
            }
            Err(failure) => {
                text += &format!("{:12} no    {}\n", device.name(), reason(*device, &failure))
            }
        }
    }
    text
}

/// Why a device does not work, without its name in front.
fn reason(device: &dyn Device, failure: &Failure) -> String {
    let text = failure.to_string();
    let without_name = text
        .strip_prefix(device.name())
        .and_then(|rest| rest.strip_prefix(": "));
    without_name.unwrap_or(&text).to_owned()
}

/// The answer to `--list-devices` for programs.
#[must_use]
pub fn devices_json(devices: &[&dyn Device]) -> String {
    let entries: Vec<Value> = devices
        .iter()
        .map(|device| match device.probe(None) {
            Ok(found) => {
                let found: Vec<Value> = found
                    .iter()
                    .map(|found| json!({"description": found.description, "chosen": found.chosen}))
                    .collect();
                json!({"name": device.name(), "works": true, "found": found})
            }
            Err(failure) => {
                json!({"name": device.name(), "works": false, "reason": reason(*device, &failure)})
            }
        })
        .collect();
    format!("{:#}\n", Value::Array(entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        let times = Times::of(&[3.0, 1.0, 2.0]);
        assert_eq!((times.median, times.min, times.max), (2.0, 1.0, 3.0));
        assert_eq!(Times::of(&[4.0, 1.0, 2.0, 3.0]).median, 2.5);
        assert_eq!(Times::of(&[7.0]).median, 7.0);
    }

    #[test]
    fn extents_of_one_at_the_end_are_left_out() {
        assert_eq!(extent([16, 1, 1]), "16");
        assert_eq!(extent([16, 4, 1]), "16x4");
        assert_eq!(extent([1, 1, 2]), "1x1x2");
    }
}
