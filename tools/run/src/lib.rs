//! The runtime behind `gir-run`: binds arguments to a compiled kernel, runs it on a device, writes
//! its buffers to NumPy files and reports the times.
//!
//! The stages of a run: [`args`] → [`device`] (is it present, which profile does it want) → [`program`] (from the
//! compiler) → [`launch`] (arguments bound and checked) → the device → [`results`] → [`report`]. Only the folder of a
//! device knows that device.

pub mod args;
pub mod argument;
mod argument_block;
mod built_parts;
pub mod circt;
mod cpu;
pub mod cuda;
pub mod device;
mod draw_args;
pub mod dsp;
pub mod element;
pub mod failure;
pub mod file_argument;
pub mod finding;
pub mod graphics;
pub mod hls;
mod host;
pub mod image;
pub mod image_kind;
mod in_shared_memory;
mod kernel;
mod kernel_description;
pub mod launch;
mod length;
pub mod limits;
mod manifest;
pub mod npy;
pub mod opencl;
mod option_args;
mod other_text;
mod own_files;
mod picture;
pub mod plot;
mod printed;
pub mod program;
pub mod ptx_sim;
pub mod report;
pub mod results;
pub mod scalar_value;
mod source_file;
mod specialisation;
mod stage_kernels;
mod summary;
pub mod vulkan;
mod whole;

pub use kernel::{KernelCompiler, compile_kernel, compile_text};
pub use stage_kernels::compile_stages;

#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use gir_dialects::diagnostic::Form;

use args::{Cli, Extent};
use device::Session;
use failure::Failure;
use gir::profile::{Profiles, options::Options};
use gir_tools::{progress::Waiting, target_choice::TargetFile};
use launch::Launch;
use limits::{TimeLimit, Watch};
use printed::Printed;
use program::{Compile, CompileError, CompileRequest, Program};
use report::Report;
use results::Results;

/// The main function of `gir-run`, with the compiler to use.
#[must_use]
pub fn main(compiler: &dyn Compile) -> ExitCode {
    let status = execute_in(
        Process::Own,
        std::env::args_os(),
        compiler,
        &mut io::stdout().lock(),
        // Not locked: progress is reported from another thread.
        &mut io::stderr(),
    );
    device::leave(status);
    ExitCode::from(status)
}

/// Whose the process is that a command line is executed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Process {
    /// The command's: it ends when the time is up, and may have its memory limited.
    Own,
    /// Someone else's.
    Shared,
}

/// Executes one command line (the program's name first) in a process that has more to do, and
/// returns the exit status.
pub fn execute(
    command_line: impl IntoIterator<Item = OsString>,
    compiler: &dyn Compile,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    execute_in(Process::Shared, command_line, compiler, stdout, stderr)
}

fn execute_in(
    process: Process,
    command_line: impl IntoIterator<Item = OsString>,
    compiler: &dyn Compile,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let cli = match Cli::try_parse_from(command_line) {
        Ok(cli) => cli,
        Err(answer) => return print_answer(&answer, stdout, stderr),
    };
    let limited = match (process, cli.memory_limit) {
        (Process::Own, Some(bytes)) => limits::limit_memory(bytes),
        _ => Ok(()),
    };
    let answer = limited.and_then(|()| answer(&cli, compiler, process));
    let printed = answer.and_then(|answer| {
        // With standard error closed only the text is left.
        let _ = stderr.write_all(answer.warnings.as_bytes());
        print(&answer.text, stdout)
    });
    match printed {
        Ok(()) => 0,
        Err(failure) => {
            if let Failure::Asserted { printed, .. } = &failure {
                // The failure is reported even where the text cannot be.
                let _ = print(printed, stdout);
            }
            // With standard error closed only the status is left.
            let _ = stderr.write_all(failure.render().as_bytes());
            failure.exit_status()
        }
    }
}

/// Prints the answer of the command line parser: help and version, or a usage error.
fn print_answer(answer: &clap::Error, stdout: &mut dyn Write, stderr: &mut dyn Write) -> u8 {
    let text = answer.render();
    // With the stream closed only the status is left.
    let _ = match answer.use_stderr() {
        true => write!(stderr, "{text}"),
        false => write!(stdout, "{text}"),
    };
    u8::try_from(answer.exit_code()).unwrap_or(2)
}

fn print(text: &[u8], stdout: &mut dyn Write) -> Result<(), Failure> {
    match stdout.write_all(text).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Mistake(format!(
            "cannot write to standard output: {error}"
        ))),
        _ => Ok(()),
    }
}

/// The time that a command has.
struct Time {
    limit: TimeLimit,
    /// Ends the process when the time is up.
    watch: Option<Watch>,
}

impl Time {
    /// Begins to count, when the device is ready.
    fn of(cli: &Cli, process: Process) -> Result<Self, Failure> {
        let limit = TimeLimit::new(Duration::from_secs(cli.timeout));
        let kernel = cli.kernel.as_ref().or(cli.draw.vertex.as_ref());
        let compiled = kernel.map(|kernel| format!("compiling kernel '{kernel}'"));
        let function = cli.function.as_ref();
        let ran = function.map(|function| format!("function '{function}'"));
        let watch = compiled
            .or(ran)
            .filter(|_| process == Process::Own)
            .map(|name| Watch::over(limit, name))
            .transpose()?;
        Ok(Self { limit, watch })
    }

    /// Begins with a kernel on a device.
    fn run(&self, kernel: &str) {
        if let Some(watch) = &self.watch {
            watch.goes_on_to(format!("kernel '{kernel}'"));
        }
    }

    /// The kernel has ended: the remaining work has no limit.
    fn end(&self) {
        self.watch.iter().for_each(Watch::end);
    }
}

/// The output of a command line: the text of kernels and the report, and warnings.
fn answer(cli: &Cli, compiler: &dyn Compile, process: Process) -> Result<Printed, Failure> {
    let text = match (cli.list_devices, cli.json) {
        (true, false) => report::devices_text(device::ALL),
        (true, true) => report::devices_json(device::ALL),
        (false, _) => match cli.draw.vertex.as_deref() {
            Some(vertex) => picture::draw(cli, vertex, compiler, process)?,
            None => {
                return match cli.function.as_deref() {
                    Some(function) => run_function(cli, function, process),
                    None => run_kernel(cli, compiler, process),
                };
            }
        },
    };
    Ok(Printed {
        text: text.into_bytes(),
        ..Printed::default()
    })
}

/// Runs host code with its kernels.
fn run_function(cli: &Cli, function: &str, process: Process) -> Result<Printed, Failure> {
    let device = device::by_name(cli.device.as_deref())?;
    let (profiles, asked) = asked_target(cli)?;
    let session = device.open()?;
    let time = Time::of(cli, process)?;
    let target = asked.as_deref().unwrap_or(session.target());
    let options = cli.options.all(asked.is_some(), session.as_ref())?;
    let place = (target, &profiles, session.form(), &options);
    let request = request(cli, &[], None, place);
    let name = device.name();
    let report = whole::run(
        cli,
        function,
        &request,
        (&name, session.as_ref(), target),
        time.limit,
    );
    if report.is_ok() {
        time.end();
    }
    report
}

fn run_kernel(cli: &Cli, compiler: &dyn Compile, process: Process) -> Result<Printed, Failure> {
    let device = device::by_name(cli.device.as_deref())?;
    if cli.check && !device.device().has_checks() {
        return Err(Failure::Usage(format!(
            "--check: device '{}' cannot check kernels; run with --device {}",
            device.name(),
            device::DEFAULT
        )));
    }
    check_flags_of_manifest(cli)?;
    let workgroups = non_zero("--workgroups", cli.workgroups)?.unwrap_or([1; 3]);
    let workgroup_size = non_zero("--workgroup-size", cli.workgroup_size)?;
    check_workgroup_size(workgroup_size)?;
    let (profiles, asked) = asked_target(cli)?;
    let session = device.open()?;
    let time = Time::of(cli, process)?;
    let target = asked.as_deref().unwrap_or(session.target());
    let options = cli.options.all(asked.is_some(), session.as_ref())?;
    let place = (target, &profiles, session.form(), &options);
    let mut programs = compile(cli, workgroup_size, compiler, place)?;
    if let Some(file) = &cli.text {
        other_text::replace(&mut programs, file)?;
    }
    let mut lacking = None;
    for program in &programs {
        match run_program(
            cli,
            program,
            (&device.name(), session.as_ref(), target),
            workgroups,
            &time,
        ) {
            Err(Failure::Unsupported(what)) if programs.len() > 1 => {
                let variant = program.variant.as_deref().unwrap_or_default();
                let why = format!("variant '{variant}': {what}");
                lacking = Some(lacking.map_or(why.clone(), |all| format!("{all}\n{why}")));
            }
            Err(Failure::Unsupported(what)) if in_shared_memory::may_help(program) => {
                let emulating = in_shared_memory::profile(target, &profiles)?;
                let (name, profiles) = (emulating.name.as_str(), &emulating.profiles);
                in_shared_memory::remark(program, &what);
                let place = (name, profiles, session.form(), &options);
                // The errors have been reported; without emulation the device lacks what it lacked.
                let programs = match compile(cli, workgroup_size, compiler, place) {
                    Err(Failure::Compile(CompileError::Invalid(said))) => {
                        return Err(Failure::Compile(CompileError::Unsupported(said)));
                    }
                    programs => programs?,
                };
                let Some(program) = programs.first() else {
                    return Err(Failure::Unsupported(what));
                };
                let device = (&*device.name(), session.as_ref(), name);
                return run_program(cli, program, device, workgroups, &time);
            }
            other => return other,
        }
    }
    Err(Failure::Unsupported(lacking.unwrap_or_else(|| {
        "the manifest has no variant".to_owned()
    })))
}

/// Refuses flags of the compiler where the program is already compiled.
fn check_flags_of_manifest(cli: &Cli) -> Result<(), Failure> {
    let flags = [
        ("target", cli.target.is_some()),
        ("target-file", cli.target_file.is_some()),
        ("fast-math", cli.fast_math),
        ("check", cli.check),
    ];
    let given = flags.iter().filter(|(_, is_given)| *is_given);
    let mut given = given.map(|&(flag, _)| flag).chain(cli.options.0.flags());
    match given.next().filter(|_| manifest::is_manifest(source(cli))) {
        Some(flag) => Err(Failure::Usage(format!(
            "--{flag} does not apply to the compiled kernels of a manifest; give it to gir-opt"
        ))),
        None => Ok(()),
    }
}

/// Runs a kernel and reports on it.
fn run_program(
    cli: &Cli,
    program: &Program,
    (device, session, target): (&str, &dyn Session, &str),
    workgroups: [u32; 3],
    time: &Time,
) -> Result<Printed, Failure> {
    let mut bindings = launch::bind(program, &cli.args, &globals(cli))?;
    limits::check_buffers(&bindings, cli.memory_limit)?;
    let mut results = Results::prepare(program, &mut bindings, &cli.outs, &cli.global_outs)?;
    results.add_plots(program, &mut bindings, &cli.plots, cli.plot_width)?;
    printed::prepare(program, &mut bindings);
    let launch = Launch {
        program,
        bindings,
        workgroups: launch::workgroups(program, workgroups)?,
        repeat: cli.runs(),
        timeout: time.limit,
        check: cli.check,
    };
    let waiting = Waiting::new(format!("running '{}' on {}", program.entry, device));
    time.run(&program.entry);
    let outcome = session.run(&launch);
    drop(waiting);
    if outcome.is_ok() {
        time.end();
    }
    let mut outcome = outcome.inspect_err(|failure| {
        if let Failure::Found { findings, .. } = failure {
            let form = if cli.json { Form::Json } else { Form::Text };
            finding::print(findings, source(cli), form);
        }
    })?;
    cli.leave_out_warm_up(&mut outcome.times_ns);
    let printed = printed::read(&launch, &outcome)?;
    let written = results.write(&launch.bindings, &outcome)?;
    let report = Report {
        device,
        description: &session.description(),
        target,
        launch: &launch,
        outcome: &outcome,
        written: &written,
        draw: None,
    };
    Ok(match cli.json {
        // The text is a part of the report, which is one object.
        true => Printed {
            text: report.json(&printed.text).into_bytes(),
            ..printed
        },
        false => Printed {
            text: [printed.text, report.text().into_bytes()].concat(),
            ..printed
        },
    })
}

/// The globals with contents on the command line.
fn globals(cli: &Cli) -> Vec<(String, String)> {
    let given = cli.globals.iter();
    given
        .map(|assignment| (assignment.name.clone(), assignment.value.clone()))
        .collect()
}

fn source(cli: &Cli) -> &Path {
    cli.source.as_deref().unwrap_or("-".as_ref())
}

/// The profiles that the command line may name, and the one that it asks for, if it does.
fn asked_target(cli: &Cli) -> Result<(Profiles, Option<String>), Failure> {
    let file = cli.target_file.as_deref();
    let of_file = file.map(|file| TargetFile::read(file, Form::Text));
    let reported = |_| Failure::Compile(CompileError::Invalid(String::new()));
    let of_file = of_file.transpose().map_err(reported)?.unwrap_or_default();
    let name = cli.target.as_deref().or(of_file.only());
    let checked = name.map_or(Ok(()), |name| of_file.profiles.check(name));
    checked.map_err(Failure::Usage)?;
    let name = name.map(str::to_owned);
    Ok((of_file.profiles, name))
}

fn non_zero(flag: &str, extent: Option<Extent>) -> Result<Option<[u32; 3]>, Failure> {
    match extent {
        Some(Extent(extent)) if extent.contains(&0) => Err(Failure::Mistake(format!(
            "{flag}: every extent must be at least 1"
        ))),
        other => Ok(other.map(|Extent(extent)| extent)),
    }
}

/// A kernel cannot state larger extents either (GIR specification section 5).
fn check_workgroup_size(size: Option<[u32; 3]>) -> Result<(), Failure> {
    let most = i32::MAX as u32;
    match size {
        Some(size) if size.iter().any(|&extent| extent > most) => Err(Failure::Mistake(format!(
            "--workgroup-size: an extent is at most {most}"
        ))),
        _ => Ok(()),
    }
}

/// The profile to compile for, the profiles among which it is, and the device's form of kernels.
type Place<'a> = (&'a str, &'a Profiles, Option<&'a str>, &'a Options);

/// Compiles the kernel and checks that its workgroup size is the one asked for.
fn compile(
    cli: &Cli,
    workgroup_size: Option<[u32; 3]>,
    compiler: &dyn Compile,
    place: Place<'_>,
) -> Result<Vec<Program>, Failure> {
    let specialisations = specialisations(cli);
    let request = request(cli, &specialisations, workgroup_size, place);
    let programs = compiler.variants(&request)?;
    for program in &programs {
        program.check()?;
        if let Some(wanted) = workgroup_size.filter(|&size| size != program.workgroup_size) {
            return Err(Failure::Mistake(format!(
                "--workgroup-size {} does not agree with the {} of kernel '{}'",
                list(wanted),
                list(program.workgroup_size),
                program.entry
            )));
        }
    }
    Ok(programs)
}

/// The request to the compiler, from the command line.
fn request<'a>(
    cli: &'a Cli,
    specialisations: &'a [(String, String)],
    workgroup_size: Option<[u32; 3]>,
    (target, profiles, form, options): Place<'a>,
) -> CompileRequest<'a> {
    CompileRequest {
        specialisations,
        source: source(cli),
        kernel: cli.kernel.as_deref().unwrap_or_default(),
        workgroup_size,
        target,
        profiles,
        form,
        permissions: cli.permissions.permissions(),
        fast_math: cli.fast_math,
        options,
        level: cli.level,
        linked: &cli.link,
        clang_flags: &cli.clang_flags,
        check: cli.check,
    }
}

/// The specialisations of `--spec`: names or ids, and values.
fn specialisations(cli: &Cli) -> Vec<(String, String)> {
    let specs = cli.specs.iter();
    specs
        .map(|spec| (spec.name.clone(), spec.value.clone()))
        .collect()
}

/// The extents in the form of the command line.
fn list([x, y, z]: [u32; 3]) -> String {
    format!("{x},{y},{z}")
}
