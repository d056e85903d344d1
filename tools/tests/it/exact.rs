//! Every instruction that reaches Vulkan, on all pairs of a table of edge values, compared bit by
//! bit with Rust.
//!
//! An instruction is a kernel of its own: each work-item takes one pair from two buffers. Binary
//! ones are also tried with a literal for either operand, because a constant takes other roads:
//! guards that are left out, folds of the driver. Where GIR asks only for some value (division by
//! zero, shifts by the width and more, conversions that do not fit), the value is the one that the
//! reference of `mir` and `lir` promises.
//!
//! A computed NaN has any payload and sign: the result has to be a NaN. Where bits only move
//! (`mov`, `bitcast`, `select`, `load`, `store`) they have to arrive, those of NaNs too.

mod floats;
mod integers;
mod memory;
mod table;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

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

/// Which operands of an instruction stand in its kernel as literals.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Literals {
    None,
    X,
    Y,
}

impl Literals {
    /// The name that a literal takes the place of.
    fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::X => Some("%x"),
            Self::Y => Some("%y"),
        }
    }
}

impl Instruction {
    /// Runs the instruction on all pairs, with loaded and with literal operands, and compares.
    fn check(&self, equality: Equality) {
        self.check_with(Literals::None, equality);
        for literals in [Literals::X, Literals::Y] {
            if literals.name().is_some_and(|name| self.reads(name)) {
                self.check_with(literals, equality);
            }
        }
    }

    fn reads(&self, name: &str) -> bool {
        names(self.body).any(|(_, found)| found == name)
    }

    fn check_with(&self, literals: Literals, equality: Equality) {
        let [xs, ys] = self.operands(literals);
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.kernel(literals)).unwrap();
        let results = self.run(&file, &xs, &ys, literals);
        let places = xs.len().max(ys.len());
        let width = results.len() / places;
        let pair = |index| {
            let (place, literal) = (index / width, index % width);
            match literals {
                Literals::None => (xs[place], ys[place]),
                Literals::X => (self.types[0].literals()[literal], ys[place]),
                Literals::Y => (xs[place], self.types[1].literals()[literal]),
            }
        };
        let wrong: Vec<_> = results
            .iter()
            .enumerate()
            .filter_map(|(index, &actual)| self.compare(pair(index), actual, equality))
            .collect();
        assert!(
            wrong.is_empty(),
            "{}\nliterals: {literals:?}, {} wrong results, the first:\n{}",
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

    /// The buffers of operands: all pairs, or all values for each literal.
    fn operands(&self, literals: Literals) -> [Vec<u32>; 2] {
        let [x, y, _] = self.types;
        let all = match literals {
            Literals::None => {
                let ys = y.values();
                let row = |x| ys.iter().map(move |&y| (x, y));
                x.values().into_iter().flat_map(row).collect()
            }
            Literals::X => y.values().into_iter().map(|y| (0, y)).collect(),
            Literals::Y => x.values().into_iter().map(|x| (x, 0)).collect::<Vec<_>>(),
        };
        let filled = all.len().next_multiple_of(WORKGROUP);
        let (xs, ys) = all.into_iter().cycle().take(filled).unzip();
        [xs, ys]
    }

    /// The kernel that applies the instruction to elements of two buffers; with literals it has a
    /// result for each.
    fn kernel(&self, literals: Literals) -> String {
        let [x, y, r] = self.types.map(Type::spelling);
        let values = self.literals(literals);
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<{x}>, \
             %ys: ptr[global]<{y}>, %results: ptr[global]<{r}>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride=4
  %y.at = gep %ys, %i, stride=4
  %x = load %x.at
  %y = load %y.at
  %first = mul %i, {}u
",
            values.len()
        );
        for (number, value) in values.iter().enumerate() {
            let body = self.body_with(literals, value, number);
            let _ = write!(
                text,
                "  %place{number} = add %first, {number}u
  %at{number} = gep %results, %place{number}, stride=4
{body}
  store %at{number}, %r{number}
"
            );
        }
        text + "  ret\n}\n"
    }

    /// The literals of a kernel; one that is not used if it has none.
    fn literals(&self, literals: Literals) -> Vec<String> {
        let ty = match literals {
            Literals::None => return vec![String::new()],
            Literals::X => self.types[0],
            Literals::Y => self.types[1],
        };
        let values = ty.literals().into_iter();
        values.map(|bits| ty.literal(bits)).collect()
    }

    /// The body with a literal for an operand, and names and labels of its own.
    fn body_with(&self, literals: Literals, literal: &str, number: usize) -> String {
        let mut text = String::new();
        let mut end = 0;
        for (start, name) in names(self.body) {
            text.push_str(&self.body[end..start]);
            if literals.name() == Some(name) {
                text.push_str(literal);
            } else if ["%x", "%y"].contains(&name) {
                text.push_str(name);
            } else {
                let _ = write!(text, "{name}{number}");
            }
            end = start + name.len();
        }
        text.push_str(&self.body[end..]);
        text.replace('#', &number.to_string())
    }

    /// The results of the kernel of a file.
    fn run(&self, file: &Path, xs: &[u32], ys: &[u32], literals: Literals) -> Vec<u32> {
        let workgroups = u32::try_from(xs.len() / WORKGROUP).unwrap();
        let launch = Launch::of(file, "apply", [workgroups, 1, 1]);
        let launch = self.types[0].input(launch, xs);
        let launch = self.types[1].input(launch, ys);
        let room = xs.len() * self.literals(literals).len();
        let outputs = self.types[2].room(launch, room).run();
        self.types[2].output(&outputs, 2)
    }
}

/// The names of values in GIR text, and where they start.
fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('%').map(move |(start, _)| {
        let rest = &text[start + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric());
        (start, &text[start..=start + length.unwrap_or(rest.len())])
    })
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
