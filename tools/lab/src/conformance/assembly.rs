//! Assembles the PTX of the suite's kernels with NVIDIA's assembler, to show without a GPU that a driver would accept
//! it and that values stay in registers.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use gir::{
    opt_level::OptLevel,
    profile::{Permissions, known},
};

use super::{
    case::Case,
    matrix::{Column, Outcome},
    runner::{self, Settings, Verdict, Watch},
};
use gir_run::{failure::Failure, program::CompileError};
use gir_tools::child::{self, Ending};

/// Environment variable with the path of the assembler.
const VARIABLE: &str = "GIR_PTXAS";

/// Time limit for one kernel.
const TIMEOUT: Duration = Duration::from_secs(300);

/// Prefix of the profiles of CUDA; the rest is the assembler's name for the architecture.
const FAMILY: &str = "cuda-";

/// NVIDIA's assembler for PTX.
pub struct Assembler {
    ptxas: PathBuf,
}

/// Target, permissions and level with which kernels are compiled and assembled.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The profile, such as `cuda-sm_90`.
    pub target: &'a str,
    /// Fallbacks allowed for features that the profile lacks.
    pub permissions: Permissions,
    /// Level of optimisation.
    pub level: OptLevel,
}

impl Assembler {
    /// The assembler that the environment names.
    ///
    /// # Errors
    /// When the environment names none.
    pub fn find() -> Result<Self, Failure> {
        let ptxas = env::var_os(VARIABLE).map(PathBuf::from);
        let ptxas = ptxas.filter(|ptxas| ptxas.is_file());
        let missing = || {
            Failure::Absent(format!(
                "{VARIABLE} names no ptxas; `cargo xtask setup --vendor` installs it"
            ))
        };
        ptxas.map(|ptxas| Self { ptxas }).ok_or_else(missing)
    }

    /// Assembles all cases for a profile on the given number of threads; returns the profile's column of the matrix.
    ///
    /// # Errors
    /// When CUDA has no such profile.
    pub fn column(
        &self,
        cases: &[Case],
        setting: Setting<'_>,
        threads: usize,
        watch: Watch<'_>,
    ) -> Result<Column, Failure> {
        let target = setting.target;
        known::BUILT_IN.check(target).map_err(Failure::Usage)?;
        if !target.starts_with(FAMILY) {
            return Err(Failure::Usage(format!("'{target}' is no profile of CUDA")));
        }
        let judge = || Ok(|index: usize| self.judge(&cases[index], setting));
        let verdicts = runner::judge_all(cases, threads, watch, judge)?;
        let label = format!("ptxas/{target}");
        Ok(Column {
            device: label.clone(),
            label,
            again: format!("--assemble {target}"),
            outcome: Outcome::Ran {
                description: "assembled, not run".to_owned(),
                target: format!("-O{}", setting.level),
                verdicts,
            },
        })
    }

    /// Passes if the assembler accepts the PTX of a case without a message and spills no register.
    /// An error for a missing feature of the profile must have a location.
    #[must_use]
    pub fn judge(&self, case: &Case, setting: Setting<'_>) -> Verdict {
        runner::guarded(|| match self.assembled(case, setting) {
            Ok(0) => Verdict::Pass,
            Ok(bytes) => Verdict::Fail(format!("spills {bytes} bytes")),
            Err(Refused::ByUs(message)) => match has_place(&message, &case.file()) {
                true => Verdict::Unsupported(message),
                false => Verdict::Fail(format!("refused without a place: {message}")),
            },
            Err(Refused::Wrong(message)) => Verdict::Fail(message),
        })
    }

    /// Bytes that a case spills.
    fn assembled(&self, case: &Case, setting: Setting<'_>) -> Result<u64, Refused> {
        let Setting {
            target,
            permissions,
            level,
        } = setting;
        let (text, path) = (case.placed_text(), case.file());
        let settings = Settings {
            form: Some("ptx"),
            permissions,
            level,
            ..Settings::of(target)
        };
        let program = runner::compile_source(&text, &path, settings).map_err(Refused::from)?;
        self.spills(&program.code, target)
    }

    /// Bytes that the assembler spills for the given PTX.
    fn spills(&self, ptx: &[u8], target: &str) -> Result<u64, Refused> {
        let wrong = |error: std::io::Error| Refused::Wrong(error.to_string());
        let folder = tempfile::tempdir().map_err(wrong)?;
        let [file, binary] = ["kernel.ptx", "kernel.cubin"].map(|name| folder.path().join(name));
        fs::write(&file, ptx).map_err(wrong)?;
        let mut command = Command::new(&self.ptxas);
        let processor = target.trim_start_matches(FAMILY);
        command.args(["-v", &format!("-arch={processor}")]);
        command.arg(&file).arg("-o").arg(&binary);
        let (ending, said) = child::run(&mut command, TIMEOUT).map_err(wrong)?;
        let other = said.lines().find(|line| !is_information(line));
        if ending == Ending::Exit(0) && other.is_none() {
            return Ok(said.lines().map(spilled).sum());
        }
        let why = other.map_or_else(|| ending.to_string(), str::to_owned);
        Err(Refused::Wrong(format!("ptxas: {why}")))
    }
}

/// Reason for which a case was not assembled.
enum Refused {
    /// The profile lacks something.
    ByUs(String),
    /// An error that should not occur.
    Wrong(String),
}

impl From<CompileError> for Refused {
    fn from(error: CompileError) -> Self {
        match error {
            CompileError::Unsupported(message) => Self::ByUs(message),
            CompileError::Invalid(message) | CompileError::Absent(message) => Self::Wrong(message),
        }
    }
}

/// Whether `-v` added the line: a `ptxas info` line, or one of the two indented lines of each function.
fn is_information(line: &str) -> bool {
    line.starts_with("ptxas info ") || line.starts_with("    ")
}

/// Bytes of spills in a line such as `0 bytes stack frame, 8 bytes spill stores, 8 bytes spill loads`.
fn spilled(line: &str) -> u64 {
    let of = |words| {
        let (before, _) = line.split_once(words)?;
        before.rsplit(' ').next()?.parse::<u64>().ok()
    };
    let [stores, loads] = [" bytes spill stores", " bytes spill loads"].map(of);
    stores.unwrap_or(0) + loads.unwrap_or(0)
}

/// Whether a message begins with a line and a column of the file.
fn has_place(message: &str, file: &str) -> bool {
    let place = message
        .strip_prefix(file)
        .and_then(|rest| rest.strip_prefix(':'));
    let mut numbers = place.into_iter().flat_map(|place| place.split(':')).take(2);
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    [numbers.next(), numbers.next()]
        .into_iter()
        .all(|number| number.is_some_and(is_number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spills_are_read() {
        let line = "    0 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads";
        assert_eq!(spilled(line), 20);
        assert_eq!(spilled("ptxas info    : Used 10 registers"), 0);
    }

    #[test]
    fn warnings_are_no_information() {
        assert!(is_information("ptxas info    : 0 bytes gmem"));
        assert!(!is_information("ptxas warning : Unaligned store"));
    }

    #[test]
    fn a_place_is_a_line_and_a_column() {
        assert!(has_place("a.gir:3:14: error: no", "a.gir"));
        assert!(!has_place("a.gir: error: no", "a.gir"));
        assert!(!has_place("error: no", "a.gir"));
    }
}
