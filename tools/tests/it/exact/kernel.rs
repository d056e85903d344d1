//! The kernel of some instructions: its text, its launch and its results.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::table::{Table, Type};
use super::{Equality, Folded, Instruction, Literals};
use crate::e2e::launch::{DEVICES, Launch, Way};

/// Work-items of a workgroup of the generated kernels.
pub const WORKGROUP: usize = 64;

/// What folds instructions on literals, of gir and of what it is lowered to.
const FOLDING_GIR: &str = "canonicalize,sccp,cse";
const FOLDING_LOWERED: &str = "gir-to-mir,canonicalize,lower-to-lir,\
                               func.func(lir-guard-total-ops),canonicalize,sccp,cse";

/// A kernel that applies instructions on the same types.
///
/// Its operands come from two buffers, from which a work-item takes a pair; it stores the results
/// of all applications one after the other. With literals only, all work-items compute the same:
/// then each stores one result, because drivers take long for thousands of stores.
pub struct Kernel<'a> {
    types: [Type; 3],
    literals: Literals,
    /// What a work-item computes; applications of an instruction stand together.
    applications: Vec<Application<'a>>,
}

/// An instruction, and the literals that take the places of `%x` and `%y`.
struct Application<'a> {
    instruction: &'a Instruction,
    literals: [Option<u64>; 2],
}

impl<'a> Kernel<'a> {
    /// The kernel of instructions, each with all literals.
    pub fn new(instructions: &[&'a Instruction], literals: Literals) -> Self {
        let applications = instructions
            .iter()
            .flat_map(|instruction| instruction.applications(literals))
            .collect();
        Self {
            types: instructions[0].types,
            literals,
            applications,
        }
    }

    /// Runs the kernel and compares its results.
    pub fn check(&self, equality: Equality) {
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.text()).unwrap();
        let operands = self.operands();
        for device in DEVICES.chunks(1) {
            let file = match self.literals {
                Literals::All(place) => folded(&file, place, device[0].target()),
                _ => file.clone(),
            };
            self.check_on(device, &file, &operands, equality);
        }
    }

    /// Runs the kernel on a device and compares all results.
    fn check_on(
        &self,
        device: &'static [Way],
        file: &Path,
        operands: &[(u64, u64)],
        equality: Equality,
    ) {
        let results = self.run(device, file, operands);
        let rows: Vec<_> = results.chunks_exact(self.applications.len()).collect();
        let mut first = 0;
        let of_one = |one: &Application, next: &Application| one.body() == next.body();
        for applications in self.applications.chunk_by(of_one) {
            let results = rows.iter().map(|row| &row[first..]).zip(operands);
            let wrong: Vec<_> = results
                .flat_map(|(results, &pair)| {
                    let results = applications.iter().zip(results);
                    results.filter_map(move |(one, &actual)| one.compare(pair, actual, equality))
                })
                .collect();
            assert!(
                wrong.is_empty(),
                "{device:?}: {}\nliterals: {:?}, {} wrong results, the first:\n{}",
                applications[0].body(),
                self.literals,
                wrong.len(),
                wrong[..wrong.len().min(8)].join("\n")
            );
            first += applications.len();
        }
    }

    /// All pairs of what is loaded.
    fn operands(&self) -> Vec<(u64, u64)> {
        let [x, y, _] = self.types;
        let mut instructions = self.applications.iter().map(|one| one.instruction);
        match self.literals {
            Literals::None if instructions.any(|one| one.reads("%y")) => {
                pairs(&x.values(), &y.values())
            }
            Literals::None => pairs(&x.all_values(), &[0]),
            Literals::X => pairs(&[0], &y.values()),
            Literals::Y => pairs(&x.values(), &[0]),
            Literals::All(_) => vec![(0, 0)],
        }
    }

    /// The results for each of the operands: those of all applications.
    fn run(&self, device: &'static [Way], file: &Path, operands: &[(u64, u64)]) -> Vec<u64> {
        let [x, y, r] = self.types;
        let count = operands.len() * self.applications.len();
        let workgroups = count.div_ceil(WORKGROUP * self.stores());
        let work_items = workgroups * WORKGROUP;
        let filled = operands.iter().copied().cycle().take(work_items);
        let (xs, ys): (Vec<_>, Vec<_>) = filled.unzip();
        // What no instruction makes of the table but by chance.
        let room = vec![0x6b8f_2c3d_6b8f_2c3d; work_items * self.stores()];
        let workgroups = u32::try_from(workgroups).unwrap();
        let outputs = Launch::of(file, "apply", [workgroups, 1, 1])
            .by(device)
            .input_bytes(x, &x.bytes(&xs))
            .input_bytes(y, &y.bytes(&ys))
            .in_out_bytes(r, &r.bytes(&room))
            .run();
        let mut results = r.read(&outputs.bytes(2, r));
        assert_eq!(results.len(), room.len());
        results.truncate(count);
        results
    }

    /// Results that a work-item stores.
    fn stores(&self) -> usize {
        match self.literals {
            Literals::All(_) => 1,
            _ => self.applications.len(),
        }
    }

    fn text(&self) -> String {
        let [x, y, r] = self.types;
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<{x}>, \
             %ys: ptr[global]<{y}>, %results: ptr[global]<{r}>) -> void {{
entry:
  %i = global_id x
"
        );
        match self.literals {
            Literals::All(_) => self.write_selection(&mut text),
            _ => self.write_row(&mut text),
        }
        text + "  ret\n}\n"
    }

    /// Writes what loads operands and stores all results.
    fn write_row(&self, text: &mut String) {
        let [x, y, r] = self.types.map(Type::size);
        let _ = write!(
            text,
            "  %x.at = gep %xs, %i, stride={x}
  %y.at = gep %ys, %i, stride={y}
  %x = load %x.at
  %y = load %y.at
  %first = mul %i, {}u
",
            self.applications.len()
        );
        for (number, application) in self.applications.iter().enumerate() {
            let body = application.text(number);
            let _ = write!(
                text,
                "  %place{number} = add %first, {number}u
  %at{number} = gep %results, %place{number}, stride={r}
{body}
  store %at{number}, %r{number}
"
            );
        }
    }

    /// Writes what computes all results and stores the work-item's own.
    fn write_selection(&self, text: &mut String) {
        let mut selected = "%r0".to_owned();
        for (number, application) in self.applications.iter().enumerate() {
            let body = application.text(number);
            let _ = write!(
                text,
                "{body}
  %own{number} = ucmp.eq %i, {number}u
  %selected{number} = select %own{number}, %r{number}, {selected}
"
            );
            selected = format!("%selected{number}");
        }
        let _ = write!(
            text,
            "  %at = gep %results, %i, stride={}
  store %at, {selected}
",
            self.types[2].size()
        );
    }
}

impl Instruction {
    /// The instruction with all literals.
    fn applications(&self, literals: Literals) -> Vec<Application<'_>> {
        let values = |operand: usize, name| {
            if !literals.places()[operand] || !self.reads(name) {
                return vec![None];
            }
            let ty = self.types[operand];
            let values = match literals {
                Literals::All(_) => ty.folded_literals(),
                _ => ty.literals(),
            };
            values.into_iter().map(Some).collect()
        };
        let [xs, ys] = [values(0, "%x"), values(1, "%y")];
        pairs(&xs, &ys)
            .into_iter()
            .map(|(x, y)| Application {
                instruction: self,
                literals: [x, y],
            })
            .collect()
    }
}

impl Application<'_> {
    fn body(&self) -> &'static str {
        self.instruction.body
    }

    /// What is wrong with a result for loaded operands.
    fn compare(&self, (x, y): (u64, u64), actual: u64, equality: Equality) -> Option<String> {
        let [x_literal, y_literal] = self.literals;
        let pair = (x_literal.unwrap_or(x), y_literal.unwrap_or(y));
        self.instruction.compare(pair, actual, equality)
    }

    /// The body with the literals, and with names and labels of its own.
    fn text(&self, number: usize) -> String {
        let mut text = String::new();
        let mut end = 0;
        for (start, name) in names(self.body()) {
            text.push_str(&self.body()[end..start]);
            match ["%x", "%y"].iter().position(|&operand| operand == name) {
                Some(operand) => text.push_str(&self.operand(operand)),
                None => {
                    let _ = write!(text, "{name}{number}");
                }
            }
            end = start + name.len();
        }
        text.push_str(&self.body()[end..]);
        text.replace('#', &number.to_string())
    }

    /// An operand as the kernel spells it.
    fn operand(&self, operand: usize) -> String {
        match self.literals[operand] {
            Some(bits) => self.instruction.types[operand].literal(bits),
            None => ["%x", "%y"][operand].to_owned(),
        }
    }
}

/// All pairs.
pub fn pairs<T: Copy>(xs: &[T], ys: &[T]) -> Vec<(T, T)> {
    let row = |&x| ys.iter().map(move |&y| (x, y));
    xs.iter().flat_map(row).collect()
}

/// The kernel of a file after passes that fold what they can.
fn folded(file: &Path, place: Folded, target: &str) -> PathBuf {
    let passes = match place {
        Folded::Early => format!("{FOLDING_GIR},{FOLDING_LOWERED}"),
        Folded::Late => FOLDING_LOWERED.to_owned(),
    };
    let folded = file.with_extension("mlir");
    let output = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .args([
            &format!("--target={target}"),
            &format!("--pass-pipeline=builtin.module({passes})"),
        ])
        .args([file, Path::new("-o"), &folded])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    folded
}

/// The body of an instruction on loaded operands, with names and labels of its own.
pub fn loaded(instruction: &Instruction, number: usize) -> String {
    let literals = [None; 2];
    Application {
        instruction,
        literals,
    }
    .text(number)
}

/// The names of values in GIR text, and where they start.
pub fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('%').map(move |(start, _)| {
        let rest = &text[start + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric());
        (start, &text[start..=start + length.unwrap_or(rest.len())])
    })
}
