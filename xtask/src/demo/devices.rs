//! The JSON output of gir-run about devices and runs.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process;
use crate::setup::vendor;

/// A device that gir-run knows.
#[derive(Debug, PartialEq, Eq)]
pub struct Device {
    /// Its name in `--device`.
    pub name: String,
    /// Its description, or the reason why it is missing.
    pub found: Result<String, String>,
}

/// All devices.
///
/// # Errors
/// When gir-run does not list them.
pub fn list(gir_run: &Path) -> Result<Vec<Device>> {
    let listing = process::text(
        Command::new(gir_run)
            .args(["--list-devices", "--json"])
            .envs(vendor::environment()),
    )?;
    read(&listing)
}

fn read(listing: &str) -> Result<Vec<Device>> {
    let listing: Vec<Value> = serde_json::from_str(listing).context("gir-run --list-devices")?;
    listing.iter().map(device).collect()
}

fn device(entry: &Value) -> Result<Device> {
    let name = text(&entry["name"])?;
    let found = if entry["works"].as_bool() == Some(true) {
        let found = entry["found"].as_array().context("no array 'found'")?;
        let chosen = found
            .iter()
            .find(|one| one["chosen"].as_bool() == Some(true));
        Ok(text(
            &chosen.context("no device is chosen")?["description"],
        )?)
    } else {
        Err(text(&entry["reason"])?)
    };
    Ok(Device { name, found })
}

fn text(value: &Value) -> Result<String> {
    Ok(value.as_str().context("expected a text")?.to_owned())
}

/// The median time of a run in nanoseconds, from its report.
///
/// # Errors
/// When the report has none.
pub fn median_time(report: &str) -> Result<f64> {
    let report: Value = serde_json::from_str(report).context("the report of gir-run")?;
    let median = report["times"]["median"].as_f64();
    median.context("gir-run reports no time")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_chosen_device_and_the_reason_are_read() {
        let listing = r#"[
            {"name": "a", "works": true, "found": [
                {"description": "one", "chosen": false}, {"description": "two", "chosen": true}]},
            {"name": "b", "works": false, "reason": "no driver"}
        ]"#;
        let expected = [("a", Ok("two")), ("b", Err("no driver"))].map(|(name, found)| Device {
            name: name.to_owned(),
            found: found.map(str::to_owned).map_err(str::to_owned),
        });
        assert_eq!(read(listing).unwrap(), expected);
        assert!(read("[{}]").is_err());
        assert!(read("{}").is_err());
    }

    #[test]
    fn the_median_is_read() {
        assert_eq!(median_time(r#"{"times": {"median": 12.5}}"#).unwrap(), 12.5);
        assert!(median_time("{}").is_err());
    }
}
