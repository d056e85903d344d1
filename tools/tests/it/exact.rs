//! Every instruction that reaches Vulkan, for every type, on all pairs of a table of edge values,
//! compared bit by bit with Rust.
//!
//! Instructions on the same types share a kernel: each work-item takes one pair from two buffers.
//! Binary ones are also tried with a literal for either operand, because a constant takes other
//! roads: guards that are left out, folds of the driver. Where GIR asks only for some value
//! (division by zero, shifts by the width and more, conversions that do not fit), the value is the
//! one that the reference of `mir` and `lir` promises.
//!
//! A computed NaN has any payload and sign: the result has to be a NaN. Where bits only move
//! (`mov`, `bitcast`, `select`, `load`, `store`) they have to arrive, those of NaNs too.

mod conversions;
mod floats;
pub mod half_rounding;
mod integers;
mod lanes;
mod math;
mod memory;
mod places;
mod table;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use half::f16;

use super::e2e::launch::Launch;
use table::{Table, Type};

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
    expected: fn(u64, u64) -> u64,
}

/// How results are compared.
#[derive(Clone, Copy, PartialEq)]
pub enum Equality {
    /// All bits.
    Bits,
    /// All bits, but any NaN stands for any other.
    AnyNan,
    /// As many floats at most lie between; any NaN stands for any other.
    Within(i64),
}

impl Equality {
    /// All bits, but any NaN stands for any other, and a zero for the other.
    const EITHER_ZERO: Self = Self::Within(0);
    /// The bound of most functions.
    const WITHIN_4: Self = Self::Within(4);
    /// The bound of powers.
    const WITHIN_16: Self = Self::Within(16);

    fn holds(self, ty: Type, actual: u64, expected: u64) -> bool {
        let both_nan = || ty.is_nan(actual) && ty.is_nan(expected);
        match self {
            Self::Bits => actual == expected,
            Self::AnyNan => actual == expected || both_nan(),
            Self::Within(count) => both_nan() || between(ty, actual, expected, count),
        }
    }
}

/// Whether two floats are so near; infinity is near nothing else.
fn between(ty: Type, actual: u64, expected: u64, count: i64) -> bool {
    let sign = 1 << (8 * ty.size() - 1);
    let position = |bits: u64| {
        let magnitude = (bits & !sign) as i64;
        if bits & sign == 0 {
            magnitude
        } else {
            -magnitude
        }
    };
    let is_far = |bits: u64| ty.is_nan((bits & !sign) + 1) || ty.is_nan(bits);
    let distance = position(actual).abs_diff(position(expected));
    distance <= count.unsigned_abs() && is_far(actual) == is_far(expected)
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

/// Runs instructions on all pairs, with loaded and with literal operands, and compares.
pub fn check(instructions: &[Instruction], equality: Equality) {
    for instructions in instructions.chunk_by(|one, next| one.types == next.types) {
        for literals in [Literals::None, Literals::X, Literals::Y] {
            let reads = |name| move |one: &&Instruction| one.reads(name);
            let instructions: Vec<_> = match literals.name() {
                None => instructions.iter().collect(),
                Some(name) => instructions.iter().filter(reads(name)).collect(),
            };
            if !instructions.is_empty() {
                Kernel::new(instructions, literals).check(equality);
            }
        }
    }
}

impl Instruction {
    fn reads(&self, name: &str) -> bool {
        names(self.body).any(|(_, found)| found == name)
    }

    /// What is wrong with a result.
    fn compare(&self, (x, y): (u64, u64), actual: u64, equality: Equality) -> Option<String> {
        let [x_type, y_type, r_type] = self.types;
        let expected = (self.expected)(x, y);
        (!equality.holds(r_type, actual, expected)).then(|| {
            format!(
                "%x = {}, %y = {}: %r = {}, expected {}",
                x_type.show(x),
                y_type.show(y),
                r_type.show(actual),
                r_type.show(expected),
            )
        })
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
}

/// A kernel that applies instructions on the same types to elements of two buffers. It has a result
/// for each instruction, or for each of its literals.
struct Kernel<'a> {
    instructions: Vec<&'a Instruction>,
    types: [Type; 3],
    literals: Literals,
    /// The literals; one that is not used if there are none.
    values: Vec<u64>,
}

impl<'a> Kernel<'a> {
    fn new(instructions: Vec<&'a Instruction>, literals: Literals) -> Self {
        let types = instructions[0].types;
        let values = match literals {
            Literals::None => vec![0],
            Literals::X => types[0].literals(),
            Literals::Y => types[1].literals(),
        };
        Self {
            instructions,
            types,
            literals,
            values,
        }
    }

    /// Results of a work-item.
    fn width(&self) -> usize {
        self.instructions.len() * self.values.len()
    }

    fn check(&self, equality: Equality) {
        let [xs, ys] = self.operands();
        let directory = tempfile::TempDir::new().unwrap();
        let file = directory.path().join("kernel.gir");
        fs::write(&file, self.text()).unwrap();
        let results = self.run(&file, &xs, &ys);
        assert_eq!(results.len(), xs.len() * self.width());
        for (number, instruction) in self.instructions.iter().enumerate() {
            let count = self.values.len();
            let of_it = results.chunks_exact(count).skip(number);
            let of_it = of_it.step_by(self.instructions.len());
            let wrong: Vec<_> = of_it
                .enumerate()
                .flat_map(|(place, results)| {
                    let pairs = (0..count).map(move |literal| (place, literal));
                    pairs.zip(results)
                })
                .filter_map(|((place, literal), &actual)| {
                    let pair = self.pair((xs[place], ys[place]), literal);
                    instruction.compare(pair, actual, equality)
                })
                .collect();
            assert!(
                wrong.is_empty(),
                "{}\nliterals: {:?}, {} wrong results, the first:\n{}",
                instruction.body,
                self.literals,
                wrong.len(),
                wrong[..wrong.len().min(8)].join("\n")
            );
        }
    }

    /// The operands of a result.
    fn pair(&self, (x, y): (u64, u64), literal: usize) -> (u64, u64) {
        match self.literals {
            Literals::None => (x, y),
            Literals::X => (self.values[literal], y),
            Literals::Y => (x, self.values[literal]),
        }
    }

    /// The buffers of operands: all pairs, or all values where only one operand is loaded.
    fn operands(&self) -> [Vec<u64>; 2] {
        let [x, y, _] = self.types;
        let reads = |name| self.instructions.iter().any(|one| one.reads(name));
        let all: Vec<_> = match (self.literals, reads("%y")) {
            (Literals::None, true) => {
                let ys = y.values();
                let row = |x| ys.iter().map(move |&y| (x, y));
                x.values().into_iter().flat_map(row).collect()
            }
            (Literals::None, false) => x.all_values().into_iter().map(|x| (x, 0)).collect(),
            (Literals::X, _) => y.values().into_iter().map(|y| (0, y)).collect(),
            (Literals::Y, _) => x.values().into_iter().map(|x| (x, 0)).collect(),
        };
        let filled = all.len().next_multiple_of(WORKGROUP);
        let (xs, ys) = all.into_iter().cycle().take(filled).unzip();
        [xs, ys]
    }

    fn text(&self) -> String {
        let [x, y, r] = self.types;
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @apply(%xs: ptr[global]<{x}>, \
             %ys: ptr[global]<{y}>, %results: ptr[global]<{r}>) -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={}
  %y.at = gep %ys, %i, stride={}
  %x = load %x.at
  %y = load %y.at
  %first = mul %i, {}u
",
            x.size(),
            y.size(),
            self.width()
        );
        let bodies = self
            .instructions
            .iter()
            .flat_map(|&one| self.values.iter().map(move |&value| (one, value)));
        for (number, (instruction, value)) in bodies.enumerate() {
            let literal = self.literal(value);
            let body = instruction.body_with(self.literals, &literal, number);
            let _ = write!(
                text,
                "  %place{number} = add %first, {number}u
  %at{number} = gep %results, %place{number}, stride={}
{body}
  store %at{number}, %r{number}
",
                r.size()
            );
        }
        text + "  ret\n}\n"
    }

    fn literal(&self, value: u64) -> String {
        match self.literals {
            Literals::None => String::new(),
            Literals::X => self.types[0].literal(value),
            Literals::Y => self.types[1].literal(value),
        }
    }

    /// The results of the kernel in a file.
    fn run(&self, file: &Path, xs: &[u64], ys: &[u64]) -> Vec<u64> {
        let [x, y, r] = self.types;
        let workgroups = u32::try_from(xs.len() / WORKGROUP).unwrap();
        // What no instruction makes of the table but by chance.
        let room = vec![0x6b8f_2c3d_6b8f_2c3d; xs.len() * self.width()];
        let outputs = Launch::of(file, "apply", [workgroups, 1, 1])
            .input_bytes(x, &x.bytes(xs))
            .input_bytes(y, &y.bytes(ys))
            .in_out_bytes(r, &r.bytes(&room))
            .run();
        r.read(&outputs.bytes(2, r))
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

/// A Rust type of a GIR type.
pub trait Bits {
    /// The value with these bits, of which there may be more than the type has.
    fn of(bits: u64) -> Self;
    /// The bits.
    fn bits(self) -> u64;
}

macro_rules! bits {
    ($($ty:ident $unsigned:ident $of:expr, $bits:expr;)+) => {$(
        impl Bits for $ty {
            fn of(bits: u64) -> Self {
                $of(bits as $unsigned)
            }

            fn bits(self) -> u64 {
                u64::from($bits(self))
            }
        }
    )+};
}
bits! {
    i8 u8 |bits| bits as i8, |value| value as u8;
    i16 u16 |bits| bits as i16, |value| value as u16;
    i32 u32 |bits| bits as i32, |value| value as u32;
    i64 u64 |bits| bits as i64, |value| value as u64;
    u8 u8 std::convert::identity, std::convert::identity::<u8>;
    u16 u16 std::convert::identity, std::convert::identity::<u16>;
    u32 u32 std::convert::identity, std::convert::identity::<u32>;
    u64 u64 std::convert::identity, std::convert::identity::<u64>;
    f16 u16 f16::from_bits, f16::to_bits;
    f32 u32 f32::from_bits, f32::to_bits;
    f64 u64 f64::from_bits, f64::to_bits;
}

/// A function of one or two Rust types, on their bits.
macro_rules! on {
    ($x:ty, $function:expr) => {
        $crate::exact::on!($x, $x, $function)
    };
    ($x:ty, $y:ty, $function:expr) => {
        |x, y| {
            use $crate::exact::Bits;
            let function: fn($x, $y) -> _ = $function;
            Bits::bits(function(<$x>::of(x), <$y>::of(y)))
        }
    };
}
use on;

/// Tests, one for each family, of the instructions of a table.
macro_rules! instructions {
    ($test:ident, $equality:ident: $($body:expr, $types:expr => $expected:expr;)+) => {
        #[test]
        fn $test() {
            use $crate::exact::{Equality, Instruction};
            if !$crate::e2e::vulkan_expected() {
                return;
            }
            let instructions = [
                $(Instruction { body: $body, types: $types, expected: $expected },)+
            ];
            $crate::exact::check(&instructions, Equality::$equality);
        }
    };
}
use instructions;
