//! Runs a case on devices, and compares the results.

use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::time::Duration;

use gir::{opt_level::OptLevel, profile};

use gir_run::{
    compile_text,
    device::{self, Session},
    element::ElemType,
    failure::Failure,
    launch::{self, Contents, Launch},
    program::{CompileRequest, Program},
};

use super::{
    args::Cli,
    case::{Case, KERNEL},
    known,
    memory::{Argument, canonical},
    passes,
    program::WORKGROUPS,
};

/// The verdict on a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All devices that ran it compute the expected results; at least one ran it.
    Agrees,
    /// No device ran it.
    Skipped,
    /// The problem.
    Wrong(String),
}

/// The fate of a case on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The device begins it.
    Begins,
    /// The device computes the expected results.
    Agrees,
    /// The device lacks something that the case needs, for this reason.
    Lacks(String),
    /// This known defect of the device's driver shows.
    Known(String),
}

/// A callback that gets the fate of a case on each device.
pub type Watch<'w> = &'w mut dyn FnMut(&str, Fate);

/// The devices that have to agree, ready to run.
pub struct Devices {
    sessions: Vec<(String, Box<dyn Session>)>,
    timeout: Duration,
    levels: Levels,
    /// Whether programs run once more after passes.
    passes: bool,
    /// Whether a device may still be busy with a kernel that was given up.
    is_busy: Cell<bool>,
}

/// The levels of optimisation that programs are compiled with.
#[derive(Clone, Debug)]
enum Levels {
    /// These on every device.
    Same(Vec<OptLevel>),
    /// All of them on the processor, one for each program on other devices.
    All,
}

impl Levels {
    fn of(&self, device: &str, seed: u64) -> Vec<OptLevel> {
        match self {
            Self::Same(levels) => levels.clone(),
            Self::All if device == "cpu" => OptLevel::ALL.to_vec(),
            // The same passes make the text and modules of these devices.
            Self::All if seed.is_multiple_of(4) => vec![OptLevel::O0],
            Self::All => vec![OptLevel::O1],
        }
    }
}

/// A way to run a program on a device.
#[derive(Default)]
struct Form {
    /// Its name in reports.
    name: String,
    level: OptLevel,
    /// Passes that run first.
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
        let devices = Self::open(&cli.devices(), timeout).map_err(|failure| failure.to_string())?;
        Ok(Self {
            passes: cli.passes,
            levels: match cli.all_devices {
                true => Levels::All,
                false => Levels::Same(cli.opt.clone()),
            },
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
            levels: Levels::Same(vec![OptLevel::default()]),
            passes: false,
            is_busy: Cell::new(false),
        })
    }

    /// Whether a device may still be busy with a kernel that was given up: further kernels may wait for it.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.is_busy.get()
    }

    /// Runs a case, whose text is in a file, and compares with its expected results.
    #[must_use]
    pub fn check(&self, case: &Case, file: &Path, watch: Watch<'_>) -> Verdict {
        self.compare(case, file, Some(expected(case)), watch)
    }

    /// Runs a case and compares the devices with each other.
    #[must_use]
    pub fn check_among(&self, case: &Case, file: &Path, watch: Watch<'_>) -> Verdict {
        self.compare(case, file, None, watch)
    }

    fn compare(
        &self,
        case: &Case,
        file: &Path,
        expected: Option<Results>,
        watch: Watch<'_>,
    ) -> Verdict {
        let mut reference = expected.map(|results| ("the interpreter".to_owned(), results));
        let mut ran = false;
        for (name, session) in &self.sessions {
            watch(name, Fate::Begins);
            let fate = match self.on_device(name, &**session, case, file, &mut reference) {
                Ok(fate) => fate,
                Err(what) => match known::find(known::DEFECTS, name, &what, &case.text) {
                    Some(row) => Fate::Known(row.reason.to_owned()),
                    None => return Verdict::Wrong(what),
                },
            };
            ran |= fate == Fate::Agrees;
            watch(name, fate);
        }
        match ran {
            true => Verdict::Agrees,
            false => Verdict::Skipped,
        }
    }

    /// Runs a case on a device in all forms; the error is the problem in one line.
    fn on_device(
        &self,
        name: &str,
        session: &dyn Session,
        case: &Case,
        file: &Path,
        reference: &mut Option<(String, Results)>,
    ) -> Result<Fate, String> {
        let mut ran: Vec<Program> = vec![];
        for form in self.forms(name, case.seed) {
            let program = match self.program(session, file, &form) {
                // The results of the same code are known already.
                Ok(program) if ran.contains(&program) => continue,
                Ok(program) => program,
                Err(failure) => return refused(failure, &form, name, case),
            };
            let form = form.name;
            let results = match self.run(session, case, &program) {
                Ok(results) => results,
                Err(failure) => {
                    let is_busy = matches!(failure, Failure::Unfinished(_));
                    self.is_busy.set(self.is_busy() || is_busy);
                    let form = Form {
                        name: form,
                        ..Form::default()
                    };
                    return refused(failure, &form, name, case);
                }
            };
            ran.push(program);
            let Some((other, expected)) = &reference else {
                *reference = Some((form, results));
                continue;
            };
            if let Some(difference) = difference(expected, &results) {
                return Err(format!("differs: {form} from {other}: {difference}"));
            }
        }
        Ok(Fate::Agrees)
    }

    /// The forms in which a program runs on a device.
    fn forms(&self, device: &str, seed: u64) -> Vec<Form> {
        let levels = self.levels.of(device, seed);
        let is_default = levels == [OptLevel::default()];
        let of_level = |level: OptLevel| Form {
            name: match is_default {
                true => device.to_owned(),
                false => format!("{device} -O{level}"),
            },
            level,
            pipeline: None,
        };
        let mut forms: Vec<_> = levels.into_iter().map(of_level).collect();
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

    /// The program of a file for a device, after passes if there are some.
    fn program(&self, session: &dyn Session, file: &Path, form: &Form) -> Result<Program, Failure> {
        let text = fs::read_to_string(file).map_err(|error| Failure::in_file(file, error))?;
        let Some(pipeline) = &form.pipeline else {
            return compiled(session, text.as_bytes(), file, form.level);
        };
        let text = passes::apply(&text, pipeline, session.target()).map_err(Failure::Mistake)?;
        let file = file.with_extension("mlir");
        compiled(session, text.as_bytes(), &file, form.level)
    }

    fn run(
        &self,
        session: &dyn Session,
        case: &Case,
        program: &Program,
    ) -> Result<Results, Failure> {
        let arguments = case.arguments.iter();
        let arguments: Vec<_> = arguments.map(as_argument).collect();
        let mut bindings = launch::bind(program, &arguments, &[])?;
        // Globals have buffers of their own, after those of the parameters.
        for (buffer, (before, after)) in bindings.buffers.iter_mut().zip(buffers(case)) {
            buffer.contents = Contents::Bytes(before.to_vec());
            buffer.read_back = after.is_some();
        }
        let launch = Launch {
            program,
            bindings,
            workgroups: launch::workgroups(program, [WORKGROUPS, 1, 1])?,
            repeat: 1,
            timeout: self.timeout.into(),
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

/// The program of a text for a device.
fn compiled(
    session: &dyn Session,
    text: &[u8],
    file: &Path,
    level: OptLevel,
) -> Result<Program, Failure> {
    let program = compile_text(
        text,
        &CompileRequest {
            specialisations: &[],
            source: file,
            kernel: KERNEL,
            workgroup_size: None,
            target: session.target(),
            profiles: &profile::known::BUILT_IN,
            form: session.form(),
            permissions: session.fallbacks(),
            fast_math: false,
            options: &session.options(),
            level,
            linked: &[],
            clang_flags: &[],
            check: false,
        },
    )?;
    program.check()?;
    Ok(program)
}

/// The fate of a case that a device refuses: a known lack of the device, or else an error.
fn refused(failure: Failure, form: &Form, device: &str, case: &Case) -> Result<Fate, String> {
    let says = failure.to_string();
    if failure.exit_status() == 3
        && let Some(row) = known::find(known::LACKS, device, &says, &case.text)
    {
        return Ok(Fate::Lacks(row.reason.to_owned()));
    }
    Err(format!("refused: {}: {says}", form.name))
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

/// The first lane that differs, and the number of lanes that do.
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

#[cfg(test)]
mod tests {
    use super::super::generate::{Language, Profile};
    use super::*;
    use std::io::Write;

    /// The verdict on a case whose text is in a file.
    fn verdict(case: &Case) -> Verdict {
        let devices = Devices::open(&["cpu".to_owned()], Duration::from_secs(60)).unwrap();
        let mut file = tempfile::NamedTempFile::with_suffix(".gir").unwrap();
        file.write_all(case.text.as_bytes()).unwrap();
        devices.check(case, file.path(), &mut |_, _| {})
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

    /// The text with two carried values of a loop swapped: those of the first neighbouring phis of one type.
    fn with_another_phi(text: &str) -> Option<String> {
        let lines: Vec<&str> = text.lines().collect();
        let entries = |line: &str| -> Option<(String, Vec<String>)> {
            let (_, phi) = line.split_once(" = phi ")?;
            let (ty, entries) = phi.split_once(" [ ")?;
            let entries = entries.trim_end_matches(" ]").split(" ], [ ");
            Some((ty.to_owned(), entries.map(str::to_owned).collect()))
        };
        for (number, pair) in lines.windows(2).enumerate() {
            let (Some((ty, one)), Some((other_ty, other))) = (entries(pair[0]), entries(pair[1]))
            else {
                continue;
            };
            let (Some(first), Some(second)) = (one.last(), other.last()) else {
                continue;
            };
            if ty == other_ty && one.len() == 2 && first != second && one[0] != other[0] {
                let mut lines: Vec<_> = lines.iter().map(|&line| line.to_owned()).collect();
                lines[number] = pair[0].replace(first, second);
                lines[number + 1] = pair[1].replace(second, first);
                return Some(lines.join("\n") + "\n");
            }
        }
        None
    }

    /// The check finds a loop that hands on wrong values, though many loops are in arms that are never taken, or have
    /// one round.
    #[test]
    fn a_loop_that_hands_on_the_wrong_values_is_seen() {
        let language = Language {
            profile: Profile::Loops,
            subgroup: None,
        };
        let cases = (100..).filter_map(|seed| Case::of(seed, language));
        let wrong = cases.filter_map(|mut case| {
            case.text = with_another_phi(&case.text)?;
            Some(verdict(&case))
        });
        let differs = |verdict: &Verdict| matches!(verdict, Verdict::Wrong(what) if what.starts_with("differs: cpu"));
        let seen = wrong.take(16).filter(differs).count();
        assert!(seen >= 3, "only {seen} of 16 are seen");
    }

    #[test]
    fn what_is_refused_is_wrong() {
        let mut case = (100..).find_map(Case::new).unwrap();
        case.text = case.text.replace("@main", "@other");
        assert!(matches!(verdict(&case), Verdict::Wrong(what) if what.starts_with("refused: cpu")));
    }
}
