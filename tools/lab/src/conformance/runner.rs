//! Compiles cases and runs them on a device, in this process, as `gir-run` does.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use gir::{
    opt_level::OptLevel,
    profile::{
        Permissions, Profiles, known,
        options::{self, Options},
    },
};

use super::{
    case::{Argument, Case, KERNEL, Outputs, Plan},
    workers,
};
use gir_run::{
    compile_text,
    device::{Choice, Session},
    failure::Failure,
    launch::{self, Bindings, Buffer, Contents, Launch, Owner},
    program::{CompileError, CompileRequest, Program},
};

/// Time limit for a kernel, which on some devices includes its compilation by the driver.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Outcome of a case on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All results are right.
    Pass,
    /// The first wrong result, or the reason for having none.
    Fail(String),
    /// The feature that the profile or the device lacks, in its own words.
    Unsupported(String),
    /// The case is not in the part to run. It compiles, and the device has all the features it needs.
    LeftOut,
}

/// A device and the profile that cases are compiled for.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The device.
    pub device: &'a Choice,
    /// The profile; `None` for the device's own.
    pub target: Option<&'a str>,
    /// The profiles among which it is.
    pub profiles: &'a Profiles,
    /// Fallbacks allowed for features that the profile lacks.
    pub permissions: Permissions,
    /// Level of optimisation.
    pub level: OptLevel,
    /// Which of the cases run; `None` for all.
    pub part: Option<&'a [bool]>,
}

/// Called for each case before it runs, and again afterwards with the time it took.
pub type Watch<'a> = &'a (dyn Fn(&Case, Option<Duration>) + Sync);

/// Runs all cases on a device, on the given number of threads; verdicts are in the order of the cases.
///
/// # Errors
/// When the device cannot be opened.
pub fn run_all(
    cases: &[Case],
    place: Place<'_>,
    threads: usize,
    watch: Watch<'_>,
) -> Result<Vec<Verdict>, Failure> {
    judge_all(cases, threads, watch, || {
        let session = place.device.open()?;
        Ok(move |index: usize| {
            let runs = place.part.is_none_or(|part| part[index]);
            let case = &cases[index];
            match runs {
                true => run(case, session.as_ref(), place),
                false => guarded(|| foresee(case, session.as_ref(), place)),
            }
        })
    })
}

/// The verdicts on cases, on the given number of threads, each with a judge of its own, called with a case's index.
///
/// # Errors
/// When a judge cannot be made.
pub fn judge_all<J: FnMut(usize) -> Verdict>(
    cases: &[Case],
    threads: usize,
    watch: Watch<'_>,
    judge: impl Fn() -> Result<J, Failure> + Sync,
) -> Result<Vec<Verdict>, Failure> {
    workers::run(cases.len(), threads, || {
        let mut judge = judge()?;
        Ok(move |index: usize| {
            let case = &cases[index];
            watch(case, None);
            let start = Instant::now();
            let verdict = judge(index);
            watch(case, Some(start.elapsed()));
            Ok(verdict)
        })
    })
}

/// Runs a case; a panic is a failure.
#[must_use]
pub fn run(case: &Case, session: &dyn Session, place: Place<'_>) -> Verdict {
    guarded(|| judge(case, session, place))
}

/// The verdict of a judge; a panic is a failure.
pub fn guarded(judge: impl FnOnce() -> Verdict) -> Verdict {
    let judged = catch_unwind(AssertUnwindSafe(judge));
    judged.unwrap_or_else(|_| Verdict::Fail("it panicked; see standard error".to_owned()))
}

fn judge(case: &Case, session: &dyn Session, place: Place<'_>) -> Verdict {
    let plan = (case.plan)();
    let outputs =
        compile_for(case, session, place).and_then(|program| launch(&program, &plan, session));
    match outputs {
        Ok(outputs) => match (plan.judge)(&outputs) {
            Ok(()) => Verdict::Pass,
            Err(difference) => Verdict::Fail(difference.to_string()),
        },
        Err(failure) => failed(&failure),
    }
}

/// Compiles a case and asks the device whether it supports the kernel; nothing runs.
fn foresee(case: &Case, session: &dyn Session, place: Place<'_>) -> Verdict {
    let plan = (case.plan)();
    let checked = compile_for(case, session, place)
        .and_then(|program| session.check(&launch_of(&program, &plan)?));
    match checked {
        Ok(()) => Verdict::LeftOut,
        Err(failure) => failed(&failure),
    }
}

fn compile_for(case: &Case, session: &dyn Session, place: Place<'_>) -> Result<Program, Failure> {
    let target = place.target.unwrap_or(session.target());
    let (text, path) = (case.placed_text(), case.file());
    let options = match place.target {
        Some(_) => Options::default(),
        None => session.options(),
    };
    let settings = Settings {
        target,
        profiles: place.profiles,
        form: session.form(),
        permissions: place.permissions,
        options: &options,
        level: place.level,
    };
    let program = compile_source(&text, &path, settings)?;
    Ok(program)
}

fn failed(failure: &Failure) -> Verdict {
    match failure.exit_status() {
        3 => Verdict::Unsupported(failure.to_string()),
        _ => Verdict::Fail(first_line(failure)),
    }
}

/// The first line of a failure: the first error suffices.
#[must_use]
pub fn first_line(failure: &Failure) -> String {
    failure
        .to_string()
        .lines()
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Compiles the kernel of a case for a profile.
///
/// # Errors
/// With all diagnostics. A valid kernel that this profile cannot express is unsupported.
pub fn compile(
    case: &Case,
    target: &str,
    permissions: Permissions,
) -> Result<Program, CompileError> {
    let settings = Settings {
        permissions,
        ..Settings::of(target)
    };
    compile_source(&case.placed_text(), &case.file(), settings)
}

/// The settings of a compilation.
#[derive(Clone, Copy)]
pub struct Settings<'a> {
    /// The profile.
    pub target: &'a str,
    /// The profiles among which it is.
    pub profiles: &'a Profiles,
    /// The device's form of kernels, if it takes only one.
    pub form: Option<&'a str>,
    /// Fallbacks allowed for features that the profile lacks.
    pub permissions: Permissions,
    /// Options of the target.
    pub options: &'a Options,
    /// Level of optimisation.
    pub level: OptLevel,
}

impl<'a> Settings<'a> {
    /// The defaults for a built-in profile.
    #[must_use]
    pub fn of(target: &'a str) -> Self {
        Self {
            target,
            profiles: &known::BUILT_IN,
            form: None,
            permissions: Permissions::default(),
            options: &options::NONE,
            level: OptLevel::default(),
        }
    }
}

/// Compiles the kernel of a text for a profile, to one of the output forms of the profile's family that
/// the device accepts.
///
/// # Errors
/// With all diagnostics. A valid kernel that this profile cannot express is unsupported.
pub fn compile_source(
    text: &str,
    file: &str,
    settings: Settings<'_>,
) -> Result<Program, CompileError> {
    let request = CompileRequest {
        specialisations: &[],
        source: Path::new(file),
        kernel: KERNEL,
        workgroup_size: None,
        target: settings.target,
        profiles: settings.profiles,
        form: settings.form,
        permissions: settings.permissions,
        fast_math: false,
        options: settings.options,
        level: settings.level,
        linked: &[],
        clang_flags: &[],
        check: false,
    };
    let program = compile_text(text.as_bytes(), &request)?;
    match program.check() {
        Ok(()) => Ok(program),
        Err(failure) => Err(CompileError::Invalid(failure.to_string())),
    }
}

/// Runs a program with the arguments of a plan.
///
/// # Errors
/// If the arguments do not fit its parameters, or the device fails.
pub fn launch(program: &Program, plan: &Plan, session: &dyn Session) -> Result<Outputs, Failure> {
    let launch = launch_of(program, plan)?;
    let outcome = session.run(&launch)?;
    let mut outputs = Outputs::default();
    for (buffer, bytes) in launch.bindings.buffers.iter().zip(outcome.buffers) {
        if let (Owner::Param { index, .. }, Some(bytes)) = (&buffer.owner, bytes) {
            outputs.buffers.push((*index, bytes));
        }
    }
    Ok(outputs)
}

fn launch_of<'p>(program: &'p Program, plan: &Plan) -> Result<Launch<'p>, Failure> {
    Ok(Launch {
        program,
        bindings: bind(program, &plan.arguments)?,
        workgroups: plan.workgroups,
        repeat: 1,
        timeout: TIMEOUT.into(),
        check: false,
    })
}

/// Binds arguments as `gir-run` does, except that the contents of buffers do not come from files.
fn bind(program: &Program, arguments: &[Argument]) -> Result<Bindings, Failure> {
    let texts: Vec<String> = arguments.iter().map(placeholder).collect();
    let mut bindings = launch::bind(program, &texts, &[])?;
    for buffer in &mut bindings.buffers {
        fill(buffer, arguments);
    }
    Ok(bindings)
}

fn placeholder(argument: &Argument) -> String {
    match argument {
        Argument::Text(text) => text.clone(),
        Argument::Buffer { bytes, .. } => format!("zeros:u8:{}", bytes.len()),
    }
}

fn fill(buffer: &mut Buffer, arguments: &[Argument]) {
    let Owner::Param { index, .. } = buffer.owner else {
        return;
    };
    if let Some(Argument::Buffer { bytes, output, .. }) = arguments.get(index) {
        buffer.contents = Contents::Bytes(bytes.clone());
        buffer.read_back = *output;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::case::{Form, same_bits};
    use crate::conformance::table::Type;
    use gir_run::device;

    /// A kernel that stores its argument's successor, judged against `expected`.
    fn successor(of: &'static str, expected: u64) -> Case {
        Case {
            family: "tests",
            name: "successor".to_owned(),
            about: "One more.".to_owned(),
            proves: "",
            form: Form::Gir,
            text: format!(
                "func kernel workgroup_size(1, 1, 1) @k(%p: ptr[global]<u32>) -> void {{
entry:
  %x = load %p
  %y = add %x, {of}
  store %p, %y
  ret
}}
"
            ),
            plan: Box::new(move || Plan {
                workgroups: [1, 1, 1],
                arguments: vec![Argument::output(Type::U32, &[41])],
                judge: Box::new(move |outputs| {
                    let actual = outputs.of(0, Type::U32);
                    same_bits(Type::U32, &actual, &[expected], |_| {
                        "the successor".to_owned()
                    })
                }),
                expected: Box::new(move || vec![expected]),
            }),
        }
    }

    fn verdict(case: &Case, target: Option<&str>) -> Verdict {
        let place = Place {
            device: &device::by_name(Some("cpu")).unwrap(),
            target,
            profiles: &known::BUILT_IN,
            permissions: Permissions::default(),
            level: OptLevel::default(),
            part: None,
        };
        let session = place.device.open().unwrap();
        run(case, session.as_ref(), place)
    }

    #[test]
    fn a_right_result_passes() {
        assert_eq!(verdict(&successor("1u", 42), None), Verdict::Pass);
    }

    #[test]
    fn a_wrong_result_fails_with_both_values() {
        let Verdict::Fail(reason) = verdict(&successor("1u", 43), None) else {
            panic!("it passed");
        };
        assert_eq!(
            reason,
            "element 0 (the successor): expected 43 (0x2b), got 42 (0x2a)"
        );
    }

    #[test]
    fn a_kernel_that_is_wrong_fails() {
        let Verdict::Fail(reason) = verdict(&successor("1i", 42), None) else {
            panic!("it passed");
        };
        assert!(reason.starts_with("tests/successor.gir:8:"), "{reason}");
    }

    #[test]
    fn what_a_profile_refuses_is_unsupported() {
        let target = "amdgcn-gfx942";
        let Verdict::Unsupported(reason) = verdict(&successor("1u", 42), Some(target)) else {
            panic!("it is supported");
        };
        assert!(reason.contains(&format!("'{target}'")), "{reason}");
    }
}
