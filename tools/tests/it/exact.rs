//! Every instruction that reaches Vulkan, on all pairs of a table of edge values, compared bit by
//! bit with Rust.
//!
//! An instruction is a kernel of its own: each work-item takes one pair from two buffers. Binary
//! ones are also tried with a literal for either operand, because a constant takes other roads:
//! guards that are left out, folds of the driver; and with literals only, after passes that fold. Where GIR asks only for some value (division by
//! zero, shifts by the width and more, conversions that do not fit), the value is the one that the
//! reference of `mir` and `lir` promises.
//!
//! A computed NaN has any payload and sign: the result has to be a NaN. Where bits only move
//! (`mov`, `bitcast`, `select`, `load`, `store`) they have to arrive, those of NaNs too.

mod extended;
mod floats;
mod integers;
mod kernel;
mod memory;
mod table;

use std::path::{Path, PathBuf};
use std::process::Command;

use super::e2e::launch::Launch;
use table::Type;

/// Work-items of a workgroup of the generated kernels.
const WORKGROUP: usize = 64;

/// An instruction, and what it computes.
#[derive(Clone, Copy)]
pub struct Instruction {
    /// Instructions that make `%r` of `%x` and `%y`; `%at` points to the place of the result. `#`
    /// in a label stands for a number that makes it unique.
    body: &'static str,
    /// Types of `%x`, `%y` and `%r`.
    types: [Type; 3],
    /// The bits of the result, from those of the operands.
    expected: fn(u32, u32) -> u32,
}

/// How results are compared.
#[derive(Clone, Copy, PartialEq)]
pub enum Equality {
    /// All bits.
    Bits,
    /// All bits, but any NaN stands for any other.
    AnyNan,
}

impl Equality {
    fn holds(self, actual: u32, expected: u32) -> bool {
        let is_nan = |bits| f32::from_bits(bits).is_nan();
        actual == expected || self == Self::AnyNan && is_nan(actual) && is_nan(expected)
    }
}

/// Whether `%x` and `%y` stand in a kernel as literals; loaded from buffers if not.
type AsLiterals = [bool; 2];

/// The literals that take the place of `%x` and `%y` for one result of a kernel.
type Literals = [Option<u32>; 2];

/// What folds instructions on literals.
const FOLDING: &str = "builtin.module(gir-to-mir,canonicalize,lower-to-lir,\
                       func.func(lir-guard-total-ops),canonicalize,sccp,cse)";

impl Instruction {
    /// Runs the instruction on all pairs, with loaded and with literal operands, and compares.
    fn check(&self, equality: Equality) {
        let loaded = [false; 2];
        let reads = ["%x", "%y"].map(|operand| self.reads(operand));
        self.check_in(loaded, equality, kernel::write);
        for literal in [[true, false], [false, true]] {
            if literal
                .iter()
                .zip(reads)
                .all(|(&literal, reads)| reads || !literal)
            {
                self.check_in(literal, equality, kernel::write);
            }
        }
        if !self.body.contains("%at") {
            // What works on memory does not fold.
            self.check_in(reads, equality, |file, text| {
                folded(&kernel::write(file, text))
            });
        }
    }

    fn reads(&self, operand: &str) -> bool {
        kernel::names(self.body).any(|(_, name)| name == operand)
    }

    /// Runs the kernel that `prepare` makes a file of, and compares.
    fn check_in(
        &self,
        literal: AsLiterals,
        equality: Equality,
        prepare: impl Fn(&Path, &str) -> PathBuf,
    ) {
        let [xs, ys] = self.operands(literal);
        let literals = self.literals(literal);
        let directory = tempfile::TempDir::new().unwrap();
        let file = prepare(directory.path(), &kernel::text(self, &literals));
        let results = self.run(&file, [&xs, &ys], literals.len());
        let wrong: Vec<_> = results
            .iter()
            .enumerate()
            .filter_map(|(index, &actual)| {
                let place = index / literals.len();
                let [x, y] = literals[index % literals.len()];
                let operands = (x.unwrap_or(xs[place]), y.unwrap_or(ys[place]));
                self.compare(operands, actual, equality)
            })
            .collect();
        assert!(
            wrong.is_empty(),
            "{}\nliterals: {literal:?}, {} wrong results, the first:\n{}",
            self.body,
            wrong.len(),
            wrong[..wrong.len().min(8)].join("\n")
        );
    }

    /// What is wrong with a result.
    fn compare(&self, (x, y): (u32, u32), actual: u32, equality: Equality) -> Option<String> {
        let [x_type, y_type, r_type] = self.types;
        let expected = (self.expected)(x, y);
        (!equality.holds(actual, expected)).then(|| {
            format!(
                "%x = {}, %y = {}: %r = {}, expected {}",
                x_type.show(x),
                y_type.show(y),
                r_type.show(actual),
                r_type.show(expected),
            )
        })
    }

    /// The buffers of operands, with all pairs of what is loaded, repeated to fill a workgroup.
    fn operands(&self, literal: AsLiterals) -> [Vec<u32>; 2] {
        let loaded = |operand: usize| match literal[operand] {
            true => vec![0],
            false => self.types[operand].values(),
        };
        let all = pairs(loaded(0), loaded(1));
        let filled = all.len().next_multiple_of(WORKGROUP);
        let (xs, ys) = all.into_iter().cycle().take(filled).unzip();
        [xs, ys]
    }

    /// The literals of a kernel, one pair for each result that a work-item computes.
    fn literals(&self, literal: AsLiterals) -> Vec<Literals> {
        let written = |operand: usize| match literal[operand] {
            true => {
                let values = self.types[operand].literals().into_iter();
                values.map(Some).collect()
            }
            false => vec![None],
        };
        let all = pairs(written(0), written(1)).into_iter();
        all.map(|(x, y)| [x, y]).collect()
    }

    /// The results of the kernel of a file, `width` for each pair in the buffers.
    fn run(&self, file: &Path, [xs, ys]: [&[u32]; 2], width: usize) -> Vec<u32> {
        let workgroups = u32::try_from(xs.len() / WORKGROUP).unwrap();
        let launch = Launch::of(file, "apply", [workgroups, 1, 1]);
        let launch = self.types[0].input(launch, xs);
        let launch = self.types[1].input(launch, ys);
        let outputs = self.types[2].room(launch, xs.len() * width).run();
        self.types[2].output(&outputs, 2)
    }
}

fn pairs<T: Copy>(xs: Vec<T>, ys: Vec<T>) -> Vec<(T, T)> {
    let row = |x| ys.iter().map(move |&y| (x, y));
    xs.into_iter().flat_map(row).collect()
}

/// The kernel after passes that fold what they can.
fn folded(file: &Path) -> PathBuf {
    let folded = file.with_extension("mlir");
    let output = Command::new(env!("CARGO_BIN_EXE_gir-opt"))
        .args(["--target=vulkan1.3", &format!("--pass-pipeline={FOLDING}")])
        .args([file, Path::new("-o"), &folded])
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    folded
}

/// Tests, one for each family, of the instructions of a table.
macro_rules! instructions {
    ($test:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        #[test]
        fn $test() {
            use $crate::exact::{Equality, Instruction};
            if !$crate::e2e::vulkan_expected() {
                return;
            }
            $(Instruction { body: $body, types: $types, expected: $expected }
                .check(Equality::$equality);)+
        }
    };
}
use instructions;
