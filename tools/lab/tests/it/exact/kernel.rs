//! The kernel of some instructions: its text, its launch and its results.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::literals::{Folded, Literals};
use super::table::{Table, Type};
use crate::e2e::launch::{Launch, Way};
use gir_lab::conformance::instruction::Instruction;

/// Work-items of a workgroup of the generated kernels.
pub const WORKGROUP: usize = 64;

/// The passes that fold instructions on literals, of gir and of its lowered form.
const FOLDING_GIR: &str = "canonicalize,sccp,cse";
const FOLDING_LOWERED: &str = "gir-to-mir,canonicalize,lower-to-lir,\
                               func.func(lir-guard-total-ops),canonicalize,sccp,cse";

/// A kernel that applies instructions on the same types.
///
/// Its operands come from two buffers, from which a work-item loads a pair; it stores the results of all applications
/// one after the other. With literals only, all work-items compute the same: then each stores one result, because
/// drivers take long for thousands of stores.
pub struct Kernel<'a> {
    types: [Type; 3],
    literals: Literals,
    /// The applications of a work-item; those of one instruction are consecutive.
    applications: Vec<Application<'a>>,
}

/// An instruction, and the literals that replace `%x` and `%y`.
struct Application<'a> {
    instruction: &'a Instruction,
    literals: [Option<u64>; 2],
}

impl<'a> Kernel<'a> {
    /// The kernel of instructions, each with all literals.
    pub fn new(instructions: &[&'a Instruction], literals: Literals) -> Self {
        let applications = instructions
            .iter()
            .flat_map(|instruction| applications(instruction, literals))
            .collect();
        Self {
            types: instructions[0].types,
            literals,
            applications,
        }
    }

    /// Runs the kernel on devices, and compares its results.
    pub fn check(&self, devices: &'static [Way]) {
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.text()).unwrap();
        let operands = self.operands();
        for device in devices.chunks(1) {
            let file = match self.literals {
                Literals::All(place) => folded(&file, place, device[0].target()),
                _ => file.clone(),
            };
            self.check_on(device, &file, &operands);
        }
    }

    /// Runs the kernel on a device and compares all results.
    fn check_on(&self, device: &'static [Way], file: &Path, operands: &[(u64, u64)]) {
        let results = self.run(device, file, operands);
        let rows: Vec<_> = results.chunks_exact(self.applications.len()).collect();
        let mut first = 0;
        let of_one = |one: &Application, next: &Application| one.body() == next.body();
        for applications in self.applications.chunk_by(of_one) {
            let results = rows.iter().map(|row| &row[first..]).zip(operands);
            let wrong: Vec<_> = results
                .flat_map(|(results, &pair)| {
                    let results = applications.iter().zip(results);
                    results.filter_map(move |(one, &actual)| one.compare(pair, actual))
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

    /// All pairs of loaded operands.
    fn operands(&self) -> Vec<(u64, u64)> {
        let [x, y, _] = self.types;
        match self.literals {
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
        // A value that instructions compute from the table only by chance.
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

    /// Writes the loads of operands and the stores of all results.
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

    /// Writes the computation of all results and the store of the work-item's own.
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

/// An instruction with all literals.
fn applications(instruction: &Instruction, literals: Literals) -> Vec<Application<'_>> {
    let values = |operand: usize, name| {
        if !literals.places()[operand] || !instruction.reads(name) {
            return vec![None];
        }
        let ty = instruction.types[operand];
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
            instruction,
            literals: [x, y],
        })
        .collect()
}

impl Application<'_> {
    fn body(&self) -> &'static str {
        self.instruction.body
    }

    /// The error in a result for loaded operands.
    fn compare(&self, (x, y): (u64, u64), actual: u64) -> Option<String> {
        let [x_literal, y_literal] = self.literals;
        let pair = (x_literal.unwrap_or(x), y_literal.unwrap_or(y));
        self.instruction.compare(pair, actual)
    }

    /// The body with the literals, and with its own names and labels.
    fn text(&self, number: usize) -> String {
        let [x, y] = [0, 1].map(|operand| self.operand(operand));
        self.instruction.text(number, [&x, &y])
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

/// The kernel of a file after passes that fold as much as they can.
fn folded(file: &Path, place: Folded, target: &str) -> PathBuf {
    let passes = match place {
        Folded::Early => format!("{FOLDING_GIR},{FOLDING_LOWERED}"),
        Folded::Late => FOLDING_LOWERED.to_owned(),
    };
    let folded = file.with_extension("mlir");
    let output = Command::new(concat!(env!("GIR_BIN"), "/gir-opt"))
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
