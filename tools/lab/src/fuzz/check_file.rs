//! `gir-fuzz --check`: one program of a file on the devices.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use super::args::Cli;
use super::case::Case;
use super::check::{Devices, Fate, Verdict};
use gir_run::device;
use gir_tools::progress;

/// Checks the text of a file and reports the problem.
///
/// # Errors
/// When a device is not there.
pub fn report(cli: &Cli, file: &Path) -> Result<ExitCode, String> {
    let devices = Devices::of(cli)?;
    let original = Case::of(cli.seed, cli.language());
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut lines = vec![];
    let mut watch = |device: &str, fate: Fate| match fate {
        Fate::Lacks(what) => lines.push(format!("{device} lacks: {what}")),
        Fate::Known(what) => lines.push(format!("{device}, known: {what}")),
        Fate::Begins | Fate::Agrees => {}
    };
    let verdict = match original {
        Some(case) if case.text == text => devices.check(&case, file, &mut watch),
        _ => {
            let mut case = Case::without_results(cli.seed, cli.language());
            case.text = text;
            devices.check_among(&case, file, &mut watch)
        }
    };
    lines.iter().for_each(|line| progress::say(line));
    let status = match verdict {
        Verdict::Agrees | Verdict::Skipped => 0,
        Verdict::Wrong(what) => {
            progress::say(&what);
            1
        }
    };
    device::leave(status);
    Ok(ExitCode::from(status))
}
