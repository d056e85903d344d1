//! Runs a case on devices, and compares.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use gir::opt_level::OptLevel;
use gir::target::recorded::Permissions;
use tempfile::NamedTempFile;

use crate::compile_kernel;
use crate::run::device::{self, Session};
use crate::run::element::ElemType;
use crate::run::failure::Failure;
use crate::run::launch::{self, Contents, Launch};
use crate::run::program::CompileRequest;

use super::args::Cli;
use super::case::{Case, KERNEL};
use super::memory::{Argument, canonical};
use super::passes;
use super::program::WORKGROUPS;
use crate::progress;

/// What came of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All devices compute what they should.
    Agrees,
    /// A device cannot run it; the others agree.
    Unsupported(String),
    /// What is wrong.
    Wrong(String),
}

/// The devices that have to agree, ready to run.
pub struct Devices {
    sessions: Vec<(String, Box<dyn Session>)>,
    timeout: Duration,
    /// The levels of optimisation, each of which runs.
    levels: Vec<OptLevel>,
    /// Whether programs run once more after passes.
    passes: bool,
}

/// A way to run a program on a device.
struct Form {
    /// How a report calls it.
    name: String,
    level: OptLevel,
    /// Passes that come first.
    pipeline: Option<String>,
}

/// Bytes of the buffers that a kernel writes, by argument.
type Results = Vec<(usize, ElemType, Vec<u8>)>;

impl Devices {
    /// Opens the devices that a command line names.
    ///
    /// # Errors
    /// When there is no such device, or it is not there.
    pub fn of(cli: &Cli) -> Result<Self, String> {
        let timeout = Duration::from_secs(cli.timeout);
        let devices = Self::open(&cli.devices, timeout).map_err(|failure| failure.to_string())?;
        Ok(Self {
            passes: cli.passes,
            levels: cli.opt.clone(),
            ..devices
        })
    }

    /// Opens the devices of these names.
    ///
    /// # Errors
    /// When there is no such device, or it is not there.
    pub fn open(names: &[String], timeout: Duration) -> Result<Self, Failure> {
        let open = |name: &String| {
            let device = device::by_name(Some(name))?;
            Ok((device.name(), device.open()?))
        };
        let sessions = names.iter().map(open).collect::<Result<_, Failure>>()?;
        Ok(Self {
            sessions,
            timeout,
            levels: vec![OptLevel::default()],
            passes: false,
        })
    }

    /// Runs a case, whose text is in a file, and compares with what it has to compute.
    #[must_use]
    pub fn check(&self, case: &Case, file: &Path) -> Verdict {
        self.compare(case, file, Some(expected(case)))
    }

    /// Runs a case and compares the devices with each other.
    #[must_use]
    pub fn check_among(&self, case: &Case, file: &Path) -> Verdict {
        self.compare(case, file, None)
    }

    fn compare(&self, case: &Case, file: &Path, expected: Option<Results>) -> Verdict {
        let mut reference = expected.map(|results| ("the interpreter".to_owned(), results));
        let mut unsupported = vec![];
        for (name, session) in &self.sessions {
            for Form {
                name: form,
                level,
                pipeline,
            } in self.forms(name, case.seed)
            {
                let results = self.run_form(&**session, case, file, level, pipeline.as_deref());
                match results {
                    Err(failure) if failure.exit_status() == 3 => {
                        unsupported.push(format!("{form}: {failure}"));
                    }
                    Err(failure) => return Verdict::Wrong(format!("refused: {form}: {failure}")),
                    Ok(results) => match &reference {
                        None => reference = Some((form, results)),
                        Some((other, expected)) => {
                            if let Some(difference) = difference(expected, &results) {
                                return Verdict::Wrong(format!(
                                    "differs: {form} from {other}: {difference}"
                                ));
                            }
                        }
                    },
                }
            }
        }
        match unsupported.is_empty() {
            true => Verdict::Agrees,
            false => Verdict::Unsupported(unsupported.join("\n")),
        }
    }

    /// How a program runs on a device.
    fn forms(&self, device: &str, seed: u64) -> Vec<Form> {
        let of_level = |&level: &OptLevel| Form {
            name: match self.levels.len() {
                1 => device.to_owned(),
                _ => format!("{device} -O{level}"),
            },
            level,
            pipeline: None,
        };
        let mut forms: Vec<_> = self.levels.iter().map(of_level).collect();
        if self.passes {
            let pipeline = passes::pipeline(seed);
            forms.push(Form {
                name: format!("{device} after '{pipeline}'"),
                level: OptLevel::default(),
                pipeline: Some(pipeline),
            });
        }
        forms
    }

    /// Runs the program of a file, after passes if there are some.
    fn run_form(
        &self,
        session: &dyn Session,
        case: &Case,
        file: &Path,
        level: OptLevel,
        pipeline: Option<&str>,
    ) -> Result<Results, Failure> {
        let Some(pipeline) = pipeline else {
            return self.run(session, case, file, level);
        };
        let text = fs::read_to_string(file).map_err(|error| Failure::in_file(file, error))?;
        let text = passes::apply(&text, pipeline, session.target()).map_err(Failure::Mistake)?;
        let scratch = NamedTempFile::with_suffix(".mlir");
        let written = scratch.and_then(|mut scratch| {
            scratch.write_all(text.as_bytes())?;
            Ok(scratch)
        });
        let scratch = written.map_err(|error| Failure::Mistake(error.to_string()))?;
        self.run(session, case, scratch.path(), level)
    }

    fn run(
        &self,
        session: &dyn Session,
        case: &Case,
        file: &Path,
        level: OptLevel,
    ) -> Result<Results, Failure> {
        let request = CompileRequest {
            specialisations: &[],
            source: file,
            kernel: KERNEL,
            workgroup_size: None,
            target: session.target(),
            form: session.form(),
            permissions: Permissions::default(),
            fast_math: false,
            argument_buffers: None,
            libdevice: None,
            level,
            linked: &[],
            check: false,
        };
        let program = compile_kernel(&request)?;
        program.check()?;
        let arguments = case.arguments.iter();
        let arguments: Vec<_> = arguments.map(as_argument).collect();
        let mut bindings = launch::bind(&program, &arguments, &[])?;
        // Globals have buffers of their own, behind those of the parameters.
        for (buffer, (before, after)) in bindings.buffers.iter_mut().zip(buffers(case)) {
            buffer.contents = Contents::Bytes(before.to_vec());
            buffer.read_back = after.is_some();
        }
        let launch = Launch {
            program: &program,
            bindings,
            workgroups: [WORKGROUPS, 1, 1],
            repeat: 1,
            timeout: self.timeout,
            check: false,
        };
        let outcome = session.run(&launch)?;
        let results = expected(case).into_iter();
        let written = outcome.buffers.into_iter().flatten();
        Ok(results
            .zip(written)
            .map(|((number, elem, _), bytes)| (number, elem, bytes))
            .collect())
    }
}

/// An argument of the right form and size; the contents follow.
fn as_argument(argument: &Argument) -> String {
    match argument {
        Argument::Buffer { elem, before, .. } => {
            format!("zeros:{elem}:{}", before.len() / elem.size())
        }
        Argument::Scalar(text) => text.clone(),
    }
}

/// The buffers of a case, before and after.
fn buffers(case: &Case) -> impl Iterator<Item = (&[u8], Option<&[u8]>)> {
    case.arguments.iter().filter_map(|argument| match argument {
        Argument::Buffer { before, after, .. } => Some((&**before, after.as_deref())),
        Argument::Scalar(_) => None,
    })
}

fn expected(case: &Case) -> Results {
    let arguments = case.arguments.iter().enumerate();
    let results = arguments.filter_map(|(number, argument)| match argument {
        Argument::Buffer {
            elem,
            after: Some(after),
            ..
        } => Some((number, *elem, after.clone())),
        _ => None,
    });
    results.collect()
}

/// The first lane that differs, and how many do.
fn difference(expected: &Results, actual: &Results) -> Option<String> {
    for ((number, elem, expected), (_, _, actual)) in expected.iter().zip(actual) {
        let (expected, actual) = (canonical(*elem, expected), canonical(*elem, actual));
        let lanes = expected.iter().zip(&actual).enumerate();
        let mut different = lanes.filter(|(_, (expected, actual))| expected != actual);
        if let Some((place, (expected, actual))) = different.next() {
            let (element, lane) = (place / elem.lanes(), place % elem.lanes());
            let others = different.count();
            return Some(format!(
                "argument {number}, element {element}, lane {lane} of {elem}: 0x{actual:x} \
                 instead of 0x{expected:x}; and {others} more lanes"
            ));
        }
        if expected.len() != actual.len() {
            return Some(format!("argument {number} has another length"));
        }
    }
    None
}

/// Checks the text of a file and says what is wrong.
///
/// # Errors
/// When a device is not there.
pub fn report(cli: &Cli, file: &Path) -> Result<ExitCode, String> {
    let devices = Devices::of(cli)?;
    let original = Case::of(cli.seed, cli.language());
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let verdict = match original {
        Some(case) if case.text == text => devices.check(&case, file),
        _ => devices.check_among(&Case::without_results(cli.seed, cli.language()), file),
    };
    Ok(match verdict {
        Verdict::Agrees => ExitCode::SUCCESS,
        Verdict::Unsupported(what) => {
            progress::say(&format!("unsupported: {what}"));
            ExitCode::SUCCESS
        }
        Verdict::Wrong(what) => {
            progress::say(&what);
            ExitCode::FAILURE
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The verdict on a case whose text is in a file.
    fn verdict(case: &Case) -> Verdict {
        let devices = Devices::open(&["cpu".to_owned()], Duration::from_secs(60)).unwrap();
        let mut file = tempfile::NamedTempFile::with_suffix(".gir").unwrap();
        file.write_all(case.text.as_bytes()).unwrap();
        devices.check(case, file.path())
    }

    #[test]
    fn one_lane_that_differs_is_wrong() {
        let mut case = (100..).find_map(Case::new).unwrap();
        assert_eq!(verdict(&case), Verdict::Agrees);
        let results = case
            .arguments
            .iter_mut()
            .filter_map(|argument| match argument {
                Argument::Buffer { after, .. } => after.as_mut(),
                Argument::Scalar(_) => None,
            });
        let last = results.last().unwrap();
        let byte = last.last_mut().unwrap();
        *byte ^= 0x80;
        let Verdict::Wrong(what) = verdict(&case) else {
            unreachable!("the difference is not seen");
        };
        assert!(
            what.starts_with("differs: cpu from the interpreter: argument "),
            "{what}"
        );
    }

    #[test]
    fn what_is_refused_is_wrong() {
        let mut case = (100..).find_map(Case::new).unwrap();
        case.text = case.text.replace("@main", "@other");
        assert!(matches!(verdict(&case), Verdict::Wrong(what) if what.starts_with("refused: cpu")));
    }
}
