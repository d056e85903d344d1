//! The command line of `gir-conformance`, which `cargo xtask conformance` builds and calls.

use std::cell::LazyCell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use gir::{
    opt_level::OptLevel,
    profile::{Profiles, known},
};
use gir_dialects::diagnostic::Form;

use super::{
    assembly::{Assembler, Setting},
    case::Case,
    coverage::{self, grammar::Grammar, part},
    families, kernels,
    matrix::{self, Column, Outcome},
    report::Report,
    runner::{self, Place, Verdict},
    workers,
};
use crate::progress::Progress;
use gir_run::{
    device::{self, Choice},
    failure::Failure,
    program::CompileError,
};
use gir_tools::{
    output_file::OutputFile,
    target_choice::{PermissionFlags, TargetFile},
};

/// Runs the kernels of the conformance suite and compares their results
#[derive(Debug, Parser)]
#[command(name = "gir-conformance", version)]
struct Cli {
    /// Devices to run on; by default all devices of this build
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    devices: Vec<String>,
    /// Run only the kernels whose FAMILY/NAME contains this text
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Compile for this profile instead of the device's own
    #[arg(long, value_name = "NAME")]
    target: Option<String>,
    /// Compile for the profiles of this file; each runs on the device of its family
    #[arg(long, value_name = "FILE")]
    target_file: Option<PathBuf>,
    #[command(flatten)]
    permissions: PermissionFlags,
    /// Levels of optimisation; the kernels run at each
    #[arg(long, value_name = "0,1", value_delimiter = ',', default_value = "1")]
    opt: Vec<OptLevel>,
    /// Run only a sample of the kernels on these devices: it covers each instruction with each type of lanes, ordering,
    /// scope and space, but not all combinations of them
    #[arg(
        long,
        value_name = "NAME,…",
        value_delimiter = ',',
        conflicts_with = "page"
    )]
    part_on: Vec<String>,
    /// Assemble the kernels' PTX for these profiles of CUDA with NVIDIA's ptxas (its path is in GIR_PTXAS), and run
    /// nothing
    #[arg(
        long,
        value_name = "NAME,…",
        value_delimiter = ',',
        conflicts_with_all = ["devices", "target", "target_file", "part_on", "page"]
    )]
    assemble: Vec<String>,
    /// Print the matrix as JSON
    #[arg(long)]
    json: bool,
    /// Number of kernels that run at a time
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Print the name of each kernel before it runs, and its time, to standard error
    #[arg(long)]
    verbose: bool,
    /// Also write the page of executed combinations to this file
    #[arg(long, value_name = "FILE", conflicts_with = "filter")]
    page: Option<PathBuf>,
    /// Print the combinations that GIR allows and run nothing
    #[arg(long)]
    combinations: bool,
    /// Print the names of the kernels and run nothing
    #[arg(long)]
    list: bool,
    /// Print the text of this kernel and run nothing
    #[arg(long, value_name = "FAMILY/NAME", conflicts_with = "filter")]
    print: Option<String>,
    /// Write the examples and digests of test/conformance to this folder, and run nothing
    #[arg(long, value_name = "DIR", conflicts_with = "filter")]
    write: Option<PathBuf>,
    /// Write the text of all kernels below this folder and run nothing
    #[arg(long, value_name = "DIR")]
    write_to: Option<PathBuf>,
}

/// Devices that run at a time. A driver that does one thing after the other leaves processors to another device.
const DEVICES_AT_A_TIME: usize = 2;

/// The main function of `gir-conformance`.
#[must_use]
pub fn main() -> ExitCode {
    let answered = answer(&Cli::parse());
    let status = answered.unwrap_or_else(|failure| {
        // With standard error closed, only the exit status can report the failure.
        let _ = io::stderr().write_all(failure.render().as_bytes());
        failure.exit_status()
    });
    ExitCode::from(status)
}

fn answer(cli: &Cli) -> Result<u8, Failure> {
    let cases = chosen(cli)?;
    if let Some(text) = without_runs(cli, &cases)? {
        return print(&text);
    }
    let placed = LazyCell::new(|| coverage::of_cases(&cases));
    let part = match cli.part_on.is_empty() {
        true => vec![],
        false => part::of(&cases, &placed),
    };
    let columns = match cli.assemble.is_empty() {
        true => {
            let runs = runs(cli)?;
            let progress = cli.progress(runs.len() * cases.len());
            workers::run(runs.len(), cli.threads().min(DEVICES_AT_A_TIME), || {
                Ok(|number: usize| runs[number].column(&cases, &part, cli, &progress))
            })?
        }
        false => assembled(&cases, cli)?,
    };
    let is_default = cli.opt == [OptLevel::default()];
    let has_all = is_default
        && cli.filter.is_none()
        && cli.target.is_none()
        && cli.target_file.is_none()
        && cli.assemble.is_empty();
    let report = has_all.then(|| Report::of(&placed, &columns));
    let problems = report.as_ref().map_or(vec![], Report::problems);
    if let (Some(report), Some(file)) = (&report, &cli.page) {
        let written = OutputFile::prepare(file)?.fill(&[report.page.as_bytes()])?;
        written.commit()?;
    }
    if cli.json {
        let mut matrix = matrix::json(&cases, &columns);
        matrix["problems"] = problems.clone().into();
        matrix["page"] = report.map(|report| report.page).into();
        print(&format!("{matrix:#}\n"))?;
    } else {
        let summary = report.map_or(String::new(), |report| report.summary());
        print(&(matrix::text(&cases, &columns) + &summary))?;
    }
    let has_failed = columns.iter().any(|column| column.failures() > 0) || !problems.is_empty();
    Ok(u8::from(has_failed))
}

/// Output of the options that run nothing.
fn without_runs(cli: &Cli, cases: &[Case]) -> Result<Option<String>, Failure> {
    let lines = |lines: &mut dyn Iterator<Item = String>| {
        let lines = lines.map(|line| line + "\n");
        Ok(Some(lines.collect::<String>()))
    };
    if let Some(name) = &cli.print {
        return Ok(Some(kernels::named(cases, name)?.source()));
    }
    if cli.list {
        return lines(&mut cases.iter().map(Case::id));
    }
    if cli.combinations {
        let grammar = Grammar::find();
        return lines(&mut grammar.combinations().map(ToString::to_string));
    }
    if let Some(folder) = &cli.write {
        let changed = kernels::write(&kernels::kept(cases), folder);
        let changed = changed.map_err(|error| Failure::in_file(folder, error))?;
        let (count, changed) = (cases.len(), changed.len());
        return Ok(Some(format!("{count} kernels, {changed} files changed\n")));
    }
    if let Some(folder) = &cli.write_to {
        let written = kernels::write_all(cases.iter(), folder);
        written.map_err(|error| Failure::in_file(folder, error))?;
        return Ok(Some(format!("{} kernels\n", cases.len())));
    }
    Ok(None)
}

/// A column for each profile and level for which kernels are assembled.
fn assembled(cases: &[Case], cli: &Cli) -> Result<Vec<Column>, Failure> {
    let assembler = Assembler::find()?;
    let progress = cli.progress(cli.assemble.len() * cli.opt.len() * cases.len());
    let mut columns = vec![];
    for target in &cli.assemble {
        for &level in &cli.opt {
            let setting = Setting {
                target,
                permissions: cli.permissions.permissions(),
                level,
            };
            let watch = cli.watch(target, &progress);
            columns.push(assembler.column(cases, setting, cli.threads(), &watch)?);
        }
    }
    Ok(columns)
}

impl Cli {
    /// Kernels at a time.
    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.unwrap_or_else(cores)
    }

    /// A bar of so many kernels. For programs, and beside the names of kernels, there is none.
    fn progress(&self, total: usize) -> Progress {
        match self.json || self.verbose {
            true => Progress::hidden(),
            false => Progress::new(Some(total as u64), "kernels"),
        }
    }

    /// Counts kernels, and names them on standard error if `--verbose` is given.
    fn watch<'a>(
        &'a self,
        label: &'a str,
        progress: &'a Progress,
    ) -> impl Fn(&Case, Option<Duration>) + Sync + 'a {
        move |case, time| {
            if time.is_some() {
                progress.add(1);
            }
            if self.verbose {
                let time = time.map_or(String::new(), |time| format!(": {time:.2?}"));
                progress.say(&format!("{label}: {}{time}", case.id()));
            }
        }
    }
}

fn chosen(cli: &Cli) -> Result<Vec<Case>, Failure> {
    let mut cases = families::all();
    if let Some(filter) = &cli.filter {
        cases.retain(|case| case.id().contains(filter.as_str()));
        if cases.is_empty() {
            return Err(Failure::Usage(format!(
                "no kernel has '{filter}' in its name"
            )));
        }
    }
    Ok(cases)
}

/// The devices asked for, which must exist; all devices without `--devices`.
fn devices(cli: &Cli) -> Result<Vec<Choice>, Failure> {
    if cli.devices.is_empty() {
        let all = device::ALL.iter().filter(|device| device.is_quick());
        return Ok(all.flat_map(|&device| Choice::columns(device)).collect());
    }
    let mut devices: Vec<Choice> = vec![];
    for name in &cli.devices {
        let device = device::by_name(Some(name))?;
        device.probe()?;
        if !devices.iter().any(|known| known.name() == device.name()) {
            devices.push(device);
        }
    }
    Ok(devices)
}

/// A device, and the profile to compile for if it is not the device's own.
struct Run {
    device: Choice,
    target: Option<String>,
    /// The profiles among which it is.
    profiles: Profiles,
    level: OptLevel,
    /// Whether the label shows the level.
    shows_level: bool,
}

/// The runs that the command line asks for: each device with its own profile, with the named profile, or
/// with the profiles of the file that belong to its family; each of them at all levels.
fn runs(cli: &Cli) -> Result<Vec<Run>, Failure> {
    let shows_level = cli.opt != [OptLevel::default()];
    let (profiles, places) = places(cli)?;
    let runs = places.into_iter().flat_map(|(device, target)| {
        let profiles = &profiles;
        cli.opt.iter().map(move |&level| Run {
            device: device.clone(),
            target: target.clone(),
            profiles: profiles.clone(),
            level,
            shows_level,
        })
    });
    Ok(runs.collect())
}

/// A device, and the profile if it is not the device's own.
type DeviceAndTarget = (Choice, Option<String>);

/// The places, and the profiles among which theirs are.
fn places(cli: &Cli) -> Result<(Profiles, Vec<DeviceAndTarget>), Failure> {
    let devices = devices(cli)?;
    if let Some(name) = &cli.target {
        known::BUILT_IN.check(name).map_err(Failure::Usage)?;
        let on_it = |device| (device, Some(name.clone()));
        return Ok((
            Profiles::default(),
            devices.into_iter().map(on_it).collect(),
        ));
    }
    let Some(file) = &cli.target_file else {
        let on_own = |device| (device, None);
        return Ok((
            Profiles::default(),
            devices.into_iter().map(on_own).collect(),
        ));
    };
    let TargetFile { profiles, names } = TargetFile::read(file, Form::Text)
        .map_err(|_| Failure::Compile(CompileError::Invalid(String::new())))?;
    let mut places = vec![];
    for device in devices {
        let targets = names
            .iter()
            .filter(|target| is_for(&device, target, &profiles));
        places.extend(targets.map(|target| (device.clone(), Some(target.clone()))));
    }
    match places.is_empty() {
        false => Ok((profiles, places)),
        true => Err(Failure::Usage(format!(
            "none of the profiles is for these devices: {}",
            names.join(" ")
        ))),
    }
}

/// Whether a profile belongs to the family of the device's own profile.
fn is_for(device: &Choice, target: &str, profiles: &Profiles) -> bool {
    let own = device.open().ok();
    let own = own.and_then(|session| profiles.find(session.target()));
    let asked = profiles.find(target);
    own.zip(asked)
        .is_some_and(|(own, asked)| own.family == asked.family)
}

impl Run {
    /// The device, with its profile if that is not the device's own, and with the level if more than
    /// the default level runs.
    fn label(&self) -> String {
        let place = match &self.target {
            None => self.device.name(),
            Some(target) => format!("{}/{target}", self.device.name()),
        };
        match self.shows_level {
            false => place,
            true => format!("{place} -O{}", self.level),
        }
    }

    /// Runs all cases.
    fn column(
        &self,
        cases: &[Case],
        part: &[bool],
        cli: &Cli,
        progress: &Progress,
    ) -> Result<Column, Failure> {
        let (device, label) = (&self.device, self.label());
        let column = |outcome| Column {
            device: device.name(),
            label: label.clone(),
            again: format!("--devices {}", device.name()),
            outcome,
        };
        let session = match device.probe().and_then(|_| device.open()) {
            Ok(session) => session,
            Err(failure) => {
                progress.add(cases.len() as u64);
                return Ok(column(Outcome::Absent(failure.to_string())));
            }
        };
        let start = Instant::now();
        let watch = cli.watch(&label, progress);
        let place = Place {
            device,
            target: self.target.as_deref(),
            profiles: &self.profiles,
            permissions: cli.permissions.permissions(),
            level: self.level,
            part: cli.part_on.contains(&device.name()).then_some(part),
        };
        let verdicts = runner::run_all(cases, place, cli.threads(), &watch)?;
        let seconds = start.elapsed().as_secs_f64();
        let ran = verdicts.iter().filter(|one| **one != Verdict::LeftOut);
        progress.say(&format!(
            "{label}: {} kernels in {seconds:.1} s",
            ran.count()
        ));
        Ok(column(Outcome::Ran {
            description: session.description(),
            target: self
                .target
                .as_deref()
                .unwrap_or(session.target())
                .to_owned(),
            verdicts,
        }))
    }
}

fn print(text: &str) -> Result<u8, Failure> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Mistake(format!(
            "cannot write to standard output: {error}"
        ))),
        _ => Ok(0),
    }
}
